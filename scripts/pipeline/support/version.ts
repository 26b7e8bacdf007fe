import type { Document } from '@redocly/openapi-core';
import type { JsonObject } from '../bundle.ts';
import type { Refuse } from './refusal.ts';

/** The dialects that mean JSON Schema 2020-12, which is what every generated validator speaks. */
const DIALECTS: ReadonlySet<unknown> = new Set([
  undefined,
  'https://json-schema.org/draft/2020-12/schema',
  'https://spec.openapis.org/oas/3.1/dialect/base',
]);

/** OpenAPI 3.1 only: schemas of older versions mean other things, and newer ones say what the tools cannot read yet. */
export function checkVersion(document: Document<JsonObject>, refuse: Refuse): void {
  const { parsed, source } = document;
  const at = (key: string) => ({ source, pointer: key === '' ? '#/' : `#/${key}`, reportOnKey: false });
  if (parsed.swagger !== undefined) {
    refuse({
      message: `This is a Swagger ${String(parsed.swagger)} description; only OpenAPI 3.1 is read.`,
      fix: 'Convert it to OpenAPI 3.1.',
      location: at('swagger'),
    });
    return;
  }
  const { openapi } = parsed;
  if (typeof openapi !== 'string' || !/^3\.1\.\d+$/.test(openapi)) {
    refuse({
      message:
        openapi === undefined
          ? 'The file holds no OpenAPI description: it has no field `openapi`.'
          : `This is an OpenAPI ${String(openapi)} description; only OpenAPI 3.1 is read.`,
      fix: VERSION_FIXES[String(openapi).slice(0, 3)] ?? 'Begin the file with `openapi: 3.1.1`.',
      location: at(openapi === undefined ? '' : 'openapi'),
    });
    return;
  }
  if (!DIALECTS.has(parsed.jsonSchemaDialect)) {
    refuse({
      message: `The schemas are written in a dialect that is not read: ${String(parsed.jsonSchemaDialect)}.`,
      fix: 'Use JSON Schema 2020-12: remove `jsonSchemaDialect`, or set it to https://json-schema.org/draft/2020-12/schema.',
      location: at('jsonSchemaDialect'),
    });
  }
}

const VERSION_FIXES: Readonly<Record<string, string>> = {
  '3.0':
    'Convert it: `openapi: 3.1.1`, `type: [string, "null"]` for `nullable: true`, and numbers for a boolean `exclusiveMinimum` ' +
    'or `exclusiveMaximum`.',
  '3.2': 'Set `openapi: 3.1.1`, if nothing that came with 3.2 is used.',
};
