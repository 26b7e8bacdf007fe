import { type Reading, readTextValue, readWholeNumber } from './read-values.ts';
import type { SettingRow } from './setting-row.ts';

/** `name=value`; in a configuration file, a mapping of them. */
function readAssignment(text: string): Reading<readonly [name: string, value: string]> {
  const [, name = '', value = ''] = /^([\w.-]+)(?:=|: )(.*)$/s.exec(text) ?? [];
  return name === ''
    ? { wrong: 'is not a name with a value', fix: 'Write NAME=VALUE.' }
    : { value: [name, value] };
}

/** `scheme=VARIABLE`. What is not the name of a variable is not quoted: it may be the secret. */
function readCredential(text: string): Reading<readonly [scheme: string, variable: string]> {
  const [, scheme = '', variable = ''] = /^([\w .-]+?)(?:=|: )([A-Za-z_]\w*)$/.exec(text) ?? [];
  return variable === ''
    ? {
        wrong: 'is not a security scheme with the name of an environment variable',
        fix: 'Write SCHEME=VARIABLE, such as apiKey=API_KEY, and set the variable to the secret.',
      }
    : { value: [scheme, variable] };
}

/** Only a run of workflows has these. */
export const WORKFLOW_SETTINGS = [
  {
    flag: '--workflow <file>',
    commands: ['conform'],
    description: 'with --spec: make the calls of this Arazzo document (1.0 or 1.1), and check the responses',
    read: readTextValue,
    traits: ['path'],
  },
  {
    flag: '--input <assignment>',
    commands: ['conform'],
    description:
      'NAME=VALUE: an input of the workflow; repeatable. Put secrets in BANKING_INPUT_NAME; inputs without a value are generated from the seed',
    many: 'pairs',
    read: readAssignment,
  },
  {
    flag: '--credential <assignment>',
    commands: ['conform'],
    description:
      'SCHEME=VARIABLE: a security scheme of the description, and the environment variable with its secret; repeatable',
    many: 'pairs',
    read: readCredential,
  },
  {
    flag: '--passes <number>',
    commands: ['conform'],
    description:
      'how often the workflows run, each time with other generated inputs, so that constant responses do not pass (default: 2)',
    read: readWholeNumber('--passes', 1, 10),
  },
  {
    flag: '--allow-deletes',
    commands: ['conform'],
    description: 'let a workflow send DELETE and PUT to records that it has not created',
  },
] as const satisfies readonly SettingRow[];
