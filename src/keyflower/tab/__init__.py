"""The whole game in a browser tab: `keyflower.play` with storage on the device, and no server.

A worker of the page runs it in Pyodide. The page asks `Home` what it would ask a server, with the
same requests and messages (docs/protocol.md); a `DeviceStorage` keeps the games. Only the standard
library is there, and nothing but this process: bots are asked inline.
"""

from keyflower.tab.home import Home
from keyflower.tab.line import Line
from keyflower.tab.store import DeviceStorage

__all__ = ["DeviceStorage", "Home", "Line"]
