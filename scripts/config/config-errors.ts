import { validateConfig } from '../../generated/json-schemas/config.ts';
import type { ValidationError } from '../../generated/validators.ts';
import { displayValue } from '../../lib/display-value.ts';
import { at } from '../../lib/json.ts';
import { fromPointer, step } from '../../lib/json-pointer.ts';
import { nearest } from '../../lib/nearest.ts';
import { ToolError, throwAll } from '../cli/errors.ts';
import schema from './config.schema.json' with { type: 'json' };
import type { Config } from './config.ts';

/**
 * Holds what a configuration file exports against its JSON Schema.
 *
 * @param shown the file, as the user should see it
 * @returns the configurations: of a file that exports one, a list of that one
 * @throws ToolError `usage` with every error: the key, what is wrong with it, and how to fix it
 */
export function refuseInvalid(value: unknown, shown: string): readonly Config[] {
  const isList = Array.isArray(value);
  const list: readonly unknown[] = isList ? value : [value];
  if (list.length === 0 || list.some((one) => typeof one !== 'object' || one === null)) {
    const found = value === undefined ? 'nothing' : isList ? 'an incomplete list' : `a ${typeof value}`;
    throw new ToolError('usage', `The configuration file must export an object, but exports ${found}.`, {
      place: { file: shown },
      fix: "Write `export default defineConfig({ spec: 'openapi.yaml', out: 'src/api' })`.",
    });
  }
  const errors = list.flatMap((one, index) => {
    if (validateConfig<Config>(one)) return [];
    return (validateConfig.errors ?? []).map((error) =>
      toError(error, isList ? `/${index}` : '', one, shown),
    );
  });
  throwAll(errors);
  return list as readonly Config[];
}

function toError(error: ValidationError, before: string, config: unknown, shown: string): ToolError {
  const { instancePath, keyword, params } = error;
  const [key = '', ...above] = fromPointer(instancePath).reverse();
  const value = at(config, instancePath);
  const place = (pointer: string) => ({ file: shown, pointer: `#${before}${pointer}` });
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const known = keysAt(error.schemaPath);
      const near = nearest(name, known);
      return new ToolError('usage', `Unknown key in the configuration: ${name}.`, {
        place: place(instancePath + step('', name)),
        fix: near === undefined ? `The keys are: ${known.join(', ')}.` : `Did you mean ${near}?`,
      });
    }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      const near = typeof value === 'string' ? nearest(value, allowed) : undefined;
      const of = /^\d+$/.test(key) ? above[0] : key;
      return new ToolError('usage', `Invalid value of ${of} in the configuration: ${displayValue(value)}.`, {
        place: place(instancePath),
        fix: `${near === undefined ? '' : `Did you mean ${near}? `}Use one of: ${allowed.join(', ')}.`,
      });
    }
    case 'type':
      return new ToolError('usage', `${key} must be ${article(String(params.type))}.`, {
        place: place(instancePath),
        fix: `Give ${key} ${article(String(params.type))}.`,
      });
    case 'pattern':
      return new ToolError('usage', `The name given for ${key} is not a TypeScript identifier.`, {
        place: place(instancePath),
        fix: 'Use letters, digits, _ and $, and begin with a letter.',
      });
    default:
      return new ToolError('usage', `${key} must not be empty.`, {
        place: place(instancePath),
        fix: `Give ${key} a value, or remove it.`,
      });
  }
}

function keysAt(schemaPath: string): string[] {
  const parent = schemaPath
    .replace(/\/additionalProperties$/, '')
    .replace(/^#(?!\/\$defs)/, '#/$defs/config');
  const { properties = {} } = (at(schema, parent) ?? {}) as { properties?: object };
  return Object.keys(properties).filter((name) => name !== '$schema');
}

function article(type: string): string {
  return { array: 'a list', object: 'an object', boolean: 'true or false', string: 'a string' }[type] ?? type;
}
