import { displayValue } from '../../../lib/display-value.ts';
import { isObject } from '../../../lib/json.ts';
import type { Context } from '../../cli/command.ts';
import { ToolError, throwAll } from '../../cli/errors.ts';
import { nodeAt, readYaml } from '../../cli/yaml-file.ts';
import type { Arazzo } from '../../workflow/arazzo.ts';
import { suggestion } from '../../workflow/arazzo-file.ts';
import { inputsOf } from '../../workflow/input-schemas.ts';
import type { GivenInputs } from '../../workflow/seed-inputs.ts';
import type { ConformSettings } from '../settings/settings-for.ts';

/** Secret values are in the environment: `BANKING_INPUT_TOKEN` for the input `token`. */
const PREFIX = 'BANKING_INPUT_';

export interface WorkflowInputs {
  readonly given: GivenInputs;
  /** Names of inputs whose values came from the environment: they are never shown. */
  readonly fromEnvironment: readonly string[];
}

/**
 * The inputs that the operator gives. Flags go before the environment, and that before the file.
 *
 * @throws ToolError('usage')
 */
export async function workflowInputs(
  arazzo: Arazzo,
  { data, input = {} }: Pick<ConformSettings, 'data' | 'input'>,
  { cwd, env }: Pick<Context, 'cwd' | 'env'>,
): Promise<WorkflowInputs> {
  const schemas = new Map(
    [...arazzo.workflows.values()].flatMap((workflow) => [...inputsOf(workflow, arazzo).properties]),
  );
  const names = [...schemas.keys()];
  const file = data === undefined ? NOTHING : await readData(data, cwd, arazzo, names);
  const all = new Map(file.all);
  const fromEnvironment: string[] = [];
  for (const name of names) {
    const text = env[`${PREFIX}${name.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase()}`];
    if (text === undefined || text === '') continue;
    all.set(name, read(name, text, schemas.get(name), `${PREFIX}…`));
    fromEnvironment.push(name);
  }
  for (const [name, text] of Object.entries(input)) {
    if (!schemas.has(name))
      throw new ToolError('usage', `No workflow has an input ${displayValue(name)}.`, {
        fix: suggestion(name, names),
      });
    all.set(name, read(name, text, schemas.get(name), '--input'));
  }
  return { given: { all, ofWorkflow: file.ofWorkflow }, fromEnvironment };
}

const NOTHING: GivenInputs = { all: new Map(), ofWorkflow: new Map() };

/** A text as the type of its schema, if that has one. */
function read(name: string, text: string, schema: unknown, where: string): unknown {
  const types = isObject(schema) ? [schema.type].flat() : [];
  const isText = types.length === 0 || types.includes('string') || types[0] === undefined;
  if (isText) return text;
  try {
    const value: unknown = JSON.parse(text);
    const is = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
    if (types.includes(is) || (is === 'number' && types.includes('integer') && Number.isInteger(value)))
      return value;
  } catch {}
  throw new ToolError('usage', `The input ${name} of ${where} is not of the type ${types.join(' or ')}.`, {
    fix: 'Write the value as JSON has it.',
  });
}

/** Inputs by name, or by workflow and name. */
async function readData(
  file: string,
  cwd: string,
  { workflows }: Arazzo,
  names: readonly string[],
): Promise<GivenInputs> {
  const yaml = await readYaml(file, cwd, '--data');
  let value: unknown;
  try {
    value = yaml.value() ?? {};
  } catch {
    throw new ToolError('usage', 'The file has too many aliases.', {
      place: yaml.placeOf(yaml.root),
      fix: 'Write the values out.',
    });
  }
  if (!isObject(value))
    throw new ToolError('usage', 'The file is not a mapping of inputs.', {
      place: yaml.placeOf(yaml.root),
      fix: 'Write NAME: VALUE lines.',
    });
  const all = new Map<string, unknown>();
  const ofWorkflow = new Map<string, ReadonlyMap<string, unknown>>();
  const errors: ToolError[] = [];
  const fail = (pointer: string, name: string, known: readonly string[]) => {
    const place = yaml.placeOf(nodeAt(yaml, pointer, true));
    errors.push(
      new ToolError('usage', `No workflow has an input ${displayValue(name)}.`, {
        place,
        fix: suggestion(name, known),
      }),
    );
  };
  for (const [name, one] of Object.entries(value)) {
    if (names.includes(name)) all.set(name, one);
    else if (workflows.has(name) && isObject(one)) {
      for (const key of Object.keys(one)) if (!names.includes(key)) fail(`/${name}/${key}`, key, names);
      ofWorkflow.set(name, new Map(Object.entries(one)));
    } else fail(`/${name}`, name, names);
  }
  throwAll(errors);
  return { all, ofWorkflow };
}
