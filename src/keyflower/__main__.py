"""The command `keyflower`, also as `python -m keyflower`."""

import sys


def main() -> int:
    """Run the command line, or say what to install for it. -> exit code"""
    try:
        from keyflower import cli
    except ModuleNotFoundError as error:
        if str(error.name).startswith("keyflower"):
            raise
        print(
            f"keyflower: the command line needs the package {error.name}:"
            " in a checkout, pip install '.[cli]', or '.[server]' to play in the browser"
            " (uvx --from '.[server]' keyflower serve)",
            file=sys.stderr,
        )
        return 2
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
