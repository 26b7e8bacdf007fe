import { ToolError } from '../../cli/errors.ts';
import type { Description } from '../read/load.ts';
import { placeOf } from '../read/place.ts';
import type { Refusal } from './refusal.ts';

/** The dialects that mean JSON Schema 2020-12, which is what every generated validator speaks. */
const DIALECTS: ReadonlySet<unknown> = new Set([
  undefined,
  'https://json-schema.org/draft/2020-12/schema',
  'https://spec.openapis.org/oas/3.1/dialect/base',
]);

/**
 * OpenAPI 3.1 only: schemas of older versions mean other things, and newer ones say what the tools cannot read yet.
 *
 * @throws ToolError `unsupported` for another version, and for another dialect of JSON Schema
 */
export function refuseVersion({ document, cwd }: Description): void {
  const refusal = otherVersion(document);
  if (refusal === undefined) return;
  const { message, fix, location } = refusal;
  throw new ToolError('unsupported', message, { place: placeOf(location, cwd), fix });
}

function otherVersion({ parsed, source }: Description['document']): Refusal | undefined {
  const at = (key: string) => ({ source, pointer: key === '' ? '#/' : `#/${key}`, reportOnKey: false });
  if (parsed.swagger !== undefined) {
    return {
      message: `This is a Swagger ${String(parsed.swagger)} description; only OpenAPI 3.1 is read.`,
      fix: 'Convert it to OpenAPI 3.1.',
      location: at('swagger'),
    };
  }
  const { openapi } = parsed;
  if (typeof openapi !== 'string' || !/^3\.1\.\d+$/.test(openapi)) {
    return {
      message:
        openapi === undefined
          ? 'The file holds no OpenAPI description: it has no field `openapi`.'
          : `This is an OpenAPI ${String(openapi)} description; only OpenAPI 3.1 is read.`,
      fix: VERSION_FIXES[String(openapi).slice(0, 3)] ?? 'Begin the file with `openapi: 3.1.1`.',
      location: at(openapi === undefined ? '' : 'openapi'),
    };
  }
  if (!DIALECTS.has(parsed.jsonSchemaDialect)) {
    return {
      message: `The schemas are written in a dialect that is not read: ${String(parsed.jsonSchemaDialect)}.`,
      fix: 'Use JSON Schema 2020-12: remove `jsonSchemaDialect`, or set it to https://json-schema.org/draft/2020-12/schema.',
      location: at('jsonSchemaDialect'),
    };
  }
  return undefined;
}

const VERSION_FIXES: Readonly<Record<string, string>> = {
  '3.0':
    'Convert it: `openapi: 3.1.1`, `type: [string, "null"]` for `nullable: true`, and numbers for a boolean `exclusiveMinimum` ' +
    'or `exclusiveMaximum`.',
  '3.2': 'Set `openapi: 3.1.1`, if nothing that came with 3.2 is used.',
};
