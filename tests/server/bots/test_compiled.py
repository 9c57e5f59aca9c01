"""A server with compiled rules, as `./keyflower serve` has them from its second start on."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.compiler import needs_compiler
from tests.server.server_process import Server
from tests.server.server_thread import ME, OPEN, Person, played, seated

from bench.client import Json
from tools import compiled

# Compiling takes minutes; where that was done already, the test is quick.
pytestmark = [pytest.mark.slow, *([] if compiled.target().is_dir() else [pytest.mark.thorough])]

LAST = ("/api/me", "delete")


def example(schema: Json, schemas: Json) -> Any:
    """Something that a schema allows."""
    if "$ref" in schema:
        return example(schemas[schema["$ref"].rpartition("/")[2]], schemas)
    for choice in ("oneOf", "anyOf"):
        if choice in schema:
            return example(schema[choice][0], schemas)
    if "const" in schema or "enum" in schema:
        return schema.get("const") or schema["enum"][0]
    if schema.get("type") == "object":
        fields = {name: schema["properties"][name] for name in schema.get("required", ())}
        return {name: example(field, schemas) for name, field in fields.items()}
    least = {"string": "x" * schema.get("minLength", 0), "integer": schema.get("minimum", 0)}
    return ({"array": [], "boolean": True, "number": 0.5} | least).get(schema.get("type", ""))


def requested(path: str, operation: Json, schemas: Json, names: dict[str, str]) -> tuple[str, Json]:
    """A request of an operation: its address, and what else httpx must know."""
    query = {}
    for parameter in operation.get("parameters", []):
        name = parameter["name"]
        if parameter["in"] == "path":
            path = path.replace(f"{{{name}}}", names.get(name, "0"))
        elif parameter["required"]:
            query[name] = example(parameter["schema"], schemas)
    if "requestBody" not in operation:
        return path, {"params": query}
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    body = example(schema, schemas) if "properties" in schema or "$ref" in schema else {}
    return path, {"params": query, "json": body}


async def asked(server: Server) -> list[tuple[str, str, int]]:
    """Ask for every operation, at tables of each status. -> path, method and status of each"""
    finished = await played(server)
    async with finished.person(0) as ann, Person(server.address) as bob:
        playing = await seated(ann, bob)
        waiting = (await ann.post("/tables", {"seats": [ME, OPEN]}))["table"]["id"]
        description = (await ann.http.get("/api/openapi.json")).json()
        schemas = description["components"]["schemas"]
        operations = [
            (path, method, operation)
            for path, methods in description["paths"].items()
            for method, operation in methods.items()
        ]
        operations.sort(key=lambda each: each[:2] == LAST)
        found = []
        for path, method, operation in operations:
            for table in (finished.table, playing, waiting)[: 3 if "{table_id}" in path else 1]:
                place, rest = requested(path, operation, schemas, {"table_id": table})
                answer = await ann.http.request(method, place, **rest)
                found.append((path, method, answer.status_code))
        for path in ("/", "/metrics", "/manifest.webmanifest", f"/preview/{playing}.png"):
            found.append((path, "get", (await ann.http.get(path)).status_code))
        return found


@pytest.mark.thorough
@needs_compiler
def test_no_operation_fails_with_compiled_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", compiled.environment()["PYTHONPATH"])
    with Server(str(tmp_path / "keyflower.db")) as server:
        health = httpx.get(f"{server.address}/health", trust_env=False).json()
        found = asyncio.run(asked(server))
    assert health["rules"] == "compiled"
    assert len(found) > 78
    assert {status for _, _, status in found} >= {200, 404, 409}
    assert [each for each in found if each[2] >= 500] == []
