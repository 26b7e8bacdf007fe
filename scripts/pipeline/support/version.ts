import { ToolError } from '../../cli/errors.ts';
import { draftOf } from '../read/dialect.ts';
import type { Description } from '../read/load.ts';
import { placeOf } from '../read/place.ts';
import type { Refusal } from './refusal.ts';

/**
 * OpenAPI 3.1, and what is upgraded to it as it is read: Swagger 2.0, OpenAPI 3.0 and 3.2.
 *
 * @throws ToolError `unsupported` for another version and, with `strict`, for a dialect of JSON Schema that nobody here knows
 */
export function refuseVersion({ written, cwd }: Description, strict = false): void {
  const refusal = otherVersion(written.document, strict);
  if (refusal === undefined) return;
  const { message, fix, location } = refusal;
  throw new ToolError('unsupported', message, { place: placeOf(location, cwd), fix });
}

function otherVersion({ parsed, source }: Description['document'], strict: boolean): Refusal | undefined {
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
  const dialect = parsed.jsonSchemaDialect;
  if (
    strict &&
    typeof openapi === 'string' &&
    typeof dialect === 'string' &&
    draftOf(dialect) === undefined
  ) {
    return {
      message: `The schemas are written in a dialect that is not known: ${dialect}.`,
      fix: 'Use a draft of JSON Schema: remove `jsonSchemaDialect`, or set it to https://json-schema.org/draft/2020-12/schema.',
      location: at('jsonSchemaDialect'),
    };
  }
  return undefined;
}
