import { ToolError } from '../../cli/errors.ts';
import { draftOfDialect } from '../read/dialect.ts';
import type { Description } from '../read/load.ts';
import { toPlace } from '../read/place.ts';
import type { Refusal } from './refusal.ts';

/**
 * OpenAPI 3.1, and what is upgraded to it as it is read: Swagger 2.0, OpenAPI 3.0 and 3.2.
 *
 * @throws ToolError `problem` for a version that is no text, `unsupported` for another version and, with `strict`, for a dialect of JSON Schema that nobody here knows
 */
export function refuseVersion({ written, cwd }: Description, strict = false): void {
  const number = versionAsNumber(written.document);
  const refusal = number ?? otherVersion(written.document, strict);
  if (refusal === undefined) return;
  const { message, fix, location } = refusal;
  throw new ToolError(refusal === number ? 'problem' : 'unsupported', message, {
    place: toPlace(location, cwd),
    fix,
  });
}

/** `openapi: 3.1` without quotes is a number in YAML, where a text such as `3.1.1` has to be. */
function versionAsNumber({ parsed, source }: Description['document']): Refusal | undefined {
  const { openapi } = parsed;
  if (typeof openapi === 'object' && openapi !== null)
    return {
      message: `\`openapi\` must be text, not ${Array.isArray(openapi) ? 'a list' : 'a mapping'}.`,
      fix: 'Write the whole version: `openapi: 3.1.1`.',
      location: { source, pointer: '#/openapi', reportOnKey: false },
    };
  const whole = typeof openapi === 'number' ? WHOLE_VERSIONS.get(openapi) : undefined;
  if (whole === undefined) return undefined;
  return {
    message: '`openapi` must be text, not a number.',
    fix: `Write the whole version: \`openapi: ${whole}\`.`,
    location: { source, pointer: '#/openapi', reportOnKey: false },
  };
}

const WHOLE_VERSIONS: ReadonlyMap<number, string> = new Map([
  [3, '3.0.3'],
  [3.1, '3.1.1'],
  [3.2, '3.2.0'],
]);

function otherVersion({ parsed, source }: Description['document'], strict: boolean): Refusal | undefined {
  const at = (key: string) => ({ source, pointer: key === '' ? '#/' : `#/${key}`, reportOnKey: false });
  const { openapi, swagger } = parsed;
  const key = swagger === undefined ? 'openapi' : 'swagger';
  const version = String(parsed[key]);
  if (parsed[key] === undefined) {
    return {
      message: 'The file contains no OpenAPI description: it has no field `openapi`.',
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
    draftOfDialect(dialect) === undefined
  ) {
    return {
      message: `The schemas are written in a dialect that is not known: ${dialect}.`,
      fix: 'Use a draft of JSON Schema: remove `jsonSchemaDialect`, or set it to https://json-schema.org/draft/2020-12/schema.',
      location: at('jsonSchemaDialect'),
    };
  }
  return undefined;
}
