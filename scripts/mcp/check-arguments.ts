import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../lib/json.ts';

/** Characters of a name that an error repeats. */
const MAX_NAME = 60;

/**
 * Checks the arguments of a tool by its schema.
 *
 * @returns a function from arguments to what is wrong with them and how to fix it, without their values; `undefined`: nothing
 */
export function checkArguments(schema: JsonObject): (args: unknown) => string | undefined {
  const validate = new Ajv2020({ strict: false }).compile(schema);
  return (args) => {
    if (validate(args)) return undefined;
    const [error] = validate.errors ?? [];
    return error === undefined ? 'The arguments are invalid.' : sentence(error, schema);
  };
}

function sentence({ keyword, instancePath, params, message = '' }: ErrorObject, schema: JsonObject): string {
  // Keys of the caller may be in it.
  const name = instancePath.slice(1, MAX_NAME).replaceAll('/', '.');
  const known = Object.keys(schema.properties as JsonObject).join(', ');
  switch (keyword) {
    case 'additionalProperties':
      return `Unknown argument: ${String(params.additionalProperty).slice(0, MAX_NAME)}. Known: ${known}.`;
    case 'required':
      return `Missing argument: ${params.missingProperty}. Known: ${known}.`;
    case 'enum':
      return `${name} must be one of: ${params.allowedValues.join(', ')}.`;
    default:
      return `${name === '' ? 'The arguments' : name} ${message}.`;
  }
}
