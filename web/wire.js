/** Writes src/generated/wire.ts: types of everything that goes over the wire, from the server's OpenAPI description. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const here = (path) => new URL(path, import.meta.url);
const description = JSON.parse(readFileSync(here('../src/keyflower/server/web/openapi.json'), 'utf8'));
const { schemas } = description.components;
const operations = Object.values(description.paths).flatMap(Object.values);

/** The names of the schemas that a part of the description refers to, those that these refer to included. */
function reached(part, names = new Set()) {
  for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (!names.has(name)) reached(schemas[name], names.add(name));
  }
  return names;
}

// A body of a request can leave out fields with a default; where the same struct is sent, it has all of them.
const sent = reached([operations.map((operation) => operation.responses), schemas.ServerMessage]);
for (const name of reached(operations.map((operation) => operation.requestBody ?? null))) {
  if (sent.has(name)) schemas[name].required = Object.keys(schemas[name].properties ?? {});
}

const types = await openapiTS({ openapi: description.openapi, info: description.info, components: { schemas } }, {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  defaultNonNullable: false,
});
mkdirSync(here('./src/generated'), { recursive: true });
writeFileSync(here('./src/generated/wire.ts'), astToString(types));
