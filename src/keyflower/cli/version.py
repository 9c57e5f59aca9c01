"""Which version this is."""


def version() -> str:
    """As the checkout says, or the installed package."""
    from keyflower.cli.checkout import checkout

    root = checkout()
    if root is None:
        from importlib import metadata

        return metadata.version("keyflower")
    import tomllib

    return str(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"])
