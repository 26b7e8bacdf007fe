import { ToolError } from '../../cli/errors.ts';
import type { Description } from '../read/load.ts';
import { placeOf } from '../read/place.ts';
import type { Refusal } from './refusal.ts';

/** The dialects that mean JSON Schema 2020-12, which is what every generated validator speaks. */
const DIALECTS: ReadonlySet<unknown> = new Set([
  undefined,
  'https://json-schema.org/draft/2020-12/schema',
  'https://spec.openapis.org/oas/3.1/dialect/base',
  'https://spec.openapis.org/oas/3.1/dialect/2024-11-10',
  'https://spec.openapis.org/oas/3.2/dialect/2025-09-17',
]);

/**
 * OpenAPI 3.1, and what is upgraded to it as it is read: Swagger 2.0, OpenAPI 3.0 and 3.2.
 *
 * @throws ToolError `unsupported` for another version, and for another dialect of JSON Schema
 */
export function refuseVersion({ written, cwd }: Description): void {
  const refusal = otherVersion(written.document);
  if (refusal === undefined) return;
  const { message, fix, location } = refusal;
  throw new ToolError('unsupported', message, { place: placeOf(location, cwd), fix });
}

function otherVersion({ parsed, source }: Description['document']): Refusal | undefined {
  const at = (key: string) => ({ source, pointer: key === '' ? '#/' : `#/${key}`, reportOnKey: false });
  const { openapi, swagger } = parsed;
  const key = swagger === undefined ? 'openapi' : 'swagger';
  const version = String(parsed[key]);
  if (parsed[key] === undefined) {
    return {
      message: 'The file holds no OpenAPI description: it has no field `openapi`.',
      fix: 'Begin the file with `openapi: 3.1.1`.',
      location: at(''),
    };
  }
  if (!(key === 'swagger' ? /^2(\.0)?$/ : /^3(\.[012](\.\d+)?)?$/).test(version)) {
    const name = key === 'swagger' ? 'a Swagger' : 'an OpenAPI';
    return {
      message: `This is ${name} ${version} description; Swagger 2.0 and OpenAPI 3.0 to 3.2 are read.`,
      fix: 'Convert it to OpenAPI 3.1.',
      location: at(key),
    };
  }
  if (typeof openapi === 'string' && !DIALECTS.has(parsed.jsonSchemaDialect)) {
    return {
      message: `The schemas are written in a dialect that is not read: ${String(parsed.jsonSchemaDialect)}.`,
      fix: 'Use JSON Schema 2020-12: remove `jsonSchemaDialect`, or set it to https://json-schema.org/draft/2020-12/schema.',
      location: at('jsonSchemaDialect'),
    };
  }
  return undefined;
}
