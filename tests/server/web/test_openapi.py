"""The OpenAPI description: complete, strict, and about what is really there."""

import re
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.server_thread import Served

from keyflower import __version__
from keyflower.rules.compiled import COMPILED
from tools import openapi

pytest_plugins = ("tests.server.server_thread",)

Json = dict[str, Any]
METHODS = {"get", "post", "put", "patch", "delete"}


@pytest.fixture(scope="module")
def description(on_sqlite: Served) -> Json:
    """As a client gets it."""
    answer = httpx.get(f"{on_sqlite.address}/api/openapi.json", trust_env=False)
    assert answer.headers["content-type"] == "application/json"
    found: Json = answer.json()
    return found


def operations(description: Json) -> list[tuple[str, str, Json]]:
    """Every method of every path."""
    return [
        (path, method, operation)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    ]


def references(part: object) -> list[str]:
    """All that is referred to anywhere."""
    if isinstance(part, dict):
        found = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return found + [each for value in part.values() for each in references(value)]
    if isinstance(part, list):
        return [each for value in part for each in references(value)]
    return []


@pytest.mark.slow
@pytest.mark.skipif(COMPILED, reason="compiled classes have lost their annotations")
def test_it_is_what_the_routes_say_now(description: Json) -> None:
    now = msgspec.json.decode(openapi.text(openapi.described()))
    assert description == now, "write it again: .venv/bin/python -m tools.openapi"


def test_limits_of_score_sheets(description: Json) -> None:
    schemas = description["components"]["schemas"]
    tile = schemas["SheetTile"]["properties"]
    assert (tile["tile"]["maxLength"], tile["tile"]["pattern"]) == (30, "^[a-z0-9_]+$")
    assert tile["rotation"]["oneOf"][0] == {"type": "integer", "minimum": 0.0, "maximum": 5.0}
    assert schemas["SheetPlayer"]["properties"]["name"]["maxLength"] == 400


def test_it_is_openapi_3_1(description: Json) -> None:
    assert re.fullmatch(r"3\.1\.\d+", description["openapi"])
    assert description["info"]["title"] == "Keyflower"
    assert description["info"]["version"] == __version__
    ids = [operation["operationId"] for _, _, operation in operations(description)]
    assert len(ids) == len(set(ids))
    for path, method, operation in operations(description):
        assert path.startswith("/")
        assert method in METHODS
        named = re.findall(r"{(\w+)}", path)
        given = [each["name"] for each in operation.get("parameters", []) if each["in"] == "path"]
        assert sorted(named) == sorted(given), path
        for parameter in operation.get("parameters", []):
            assert parameter["in"] in ("path", "query")
            assert "schema" in parameter
            assert parameter["required"] is True or parameter["in"] == "query"
        for status, response in operation["responses"].items():
            assert re.fullmatch(r"[2-5]\d\d", status)
            assert response.get("description") or response["$ref"]


def test_every_reference_leads_somewhere(description: Json) -> None:
    for reference in references(description):
        part: Any = description
        for name in reference.removeprefix("#/").split("/"):
            part = part[name]
        assert part


def test_every_route_is_described_in_words(description: Json) -> None:
    found = operations(description)
    assert len(found) >= 27
    for path, method, operation in found:
        assert 3 <= len(operation["summary"]) < 80, (path, method)
        assert len(operation["description"]) > 10, (path, method)
        assert any(status.startswith("2") for status in operation["responses"])


def test_every_refusal_is_described(description: Json) -> None:
    for path, method, operation in operations(description):
        for status in openapi.REFUSALS:
            response = operation["responses"][status]
            if (path, status) == ("/health", "503"):
                assert response["content"]["application/json"]["schema"]["$ref"].endswith("/Health")
            else:
                assert response == {"$ref": f"#/components/responses/{status}"}, (path, method)
    for status in openapi.REFUSALS:
        response = description["components"]["responses"][status]
        schema = response["content"]["application/json"]["schema"]
        assert schema == {"$ref": "#/components/schemas/ErrorBody"}


def test_bodies_are_strict(description: Json) -> None:
    schemas = description["components"]["schemas"]
    bodies = 0
    for path, method, operation in operations(description):
        if "requestBody" not in operation:
            continue
        bodies += 1
        assert operation["requestBody"]["required"] is True, (path, method)
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        if path == "/api/records":
            assert schema["type"] == "object"
            continue
        assert schemas[schema["$ref"].rpartition("/")[2]]["additionalProperties"] is False
    assert bodies >= 10
    for name, schema in schemas.items():
        if schema.get("type") == "object" and "properties" in schema:
            assert schema["additionalProperties"] is False, name


@pytest.mark.slow
def test_what_is_described_is_there(description: Json, on_sqlite: Served) -> None:
    """No path leads nowhere: whatever it refuses, it is not for want of a method."""
    with httpx.Client(base_url=on_sqlite.address, trust_env=False) as client:
        for path, method, _ in operations(description):
            filled = path.replace("{table_id}", "0123456789abcdef").replace("{seat}", "0")
            answer = client.request(method.upper(), filled, json={})
            assert answer.status_code != 405, (path, method)
            if answer.status_code == 404:
                assert answer.json()["message"] != "Not Found", (path, method)


def test_no_page_of_another_host_describes_it(on_sqlite: Served) -> None:
    """Litestar would show the description with scripts from elsewhere."""
    with httpx.Client(base_url=on_sqlite.address, trust_env=False) as client:
        for name in ("", "swagger", "redoc", "elements", "rapidoc", "oauth2-redirect.html"):
            answer = client.get(f"/api/schema/{name}".rstrip("/"))
            assert "https://" not in answer.text, name
            assert "<script" not in answer.text, name
