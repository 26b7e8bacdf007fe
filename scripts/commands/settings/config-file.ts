import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isMap, isScalar, isSeq, type Pair } from 'yaml';
import { displayValue } from '../../../lib/display-value.ts';
import { nearest } from '../../../lib/nearest.ts';
import { ToolError, throwAll } from '../../cli/errors.ts';
import { describeNode, readYaml, writtenText, type YamlFile } from '../../cli/yaml-file.ts';
import { fromFolder } from './flags.ts';
import type { Reading } from './read-values.ts';
import { type ConformSettings, type Setting, settingsFor } from './settings-for.ts';

const KEYS = settingsFor('conform').filter(({ traits }) => !traits.includes('flag-only'));

export interface ConfigFile {
  readonly settings: ConformSettings;
  /** The path as displayed to the user. */
  readonly shown: string;
  /** Keys that hold secrets in a file that other users of this machine can read. */
  readonly exposed: readonly string[];
}

/**
 * Reads a configuration file: a mapping whose keys are the flags without their dashes. Paths in it start from its folder.
 *
 * @throws ToolError('usage') with every error and its line
 */
export async function readConfigFile(file: string, cwd: string): Promise<ConfigFile> {
  const yaml = await readYaml(file, cwd, '--config');
  const settings = settingsOfFile(yaml, dirname(file));
  const { mode } = await stat(file);
  const open = process.platform !== 'win32' && (mode & 0o044) !== 0;
  const secrets = KEYS.filter(({ key, traits }) => traits.includes('secret') && key in settings);
  return { settings, shown: yaml.shown, exposed: open ? secrets.map(({ name }) => name) : [] };
}

/** @throws ToolError('usage') with every error and its line */
function settingsOfFile(yaml: YamlFile, folder: string): ConformSettings {
  const { root } = yaml;
  if (root === null) return {};
  if (!isMap(root))
    throw new ToolError('usage', `The file must be a mapping of settings, but is ${describeNode(root)}.`, {
      place: yaml.placeOf(root),
      fix: 'Use the flags without dashes as keys: base-url: https://bank.example',
    });
  const errors: ToolError[] = [];
  const settings: Record<string, unknown> = {};
  for (const pair of root.items) {
    const reading = readPair(pair, folder);
    if ('value' in reading) Object.assign(settings, reading.value);
    else {
      const place = yaml.placeOf(pair.key);
      errors.push(new ToolError('usage', reading.wrong, { place, fix: reading.fix }));
    }
  }
  throwAll(errors);
  return settings;
}

function readPair({ key, value }: Pair, folder: string): Reading<Record<string, unknown>> {
  const name = writtenText(key);
  const setting = KEYS.find((one) => one.name === name);
  if (setting === undefined) return unknownKey(name);
  const reading = readValue(setting, value);
  if (!('value' in reading)) return { wrong: `${name} ${reading.wrong}.`, fix: reading.fix };
  const ready = setting.traits.includes('path') ? fromFolder(folder, reading.value) : reading.value;
  return { value: { [setting.key]: ready } };
}

function unknownKey(name: string | undefined): Reading<never> {
  if (name === undefined)
    return { wrong: 'A key is not a string.', fix: 'Use the flags without dashes as keys.' };
  const near = nearest(
    name,
    KEYS.map((one) => one.name),
  );
  return {
    wrong: `Unknown setting: ${near === undefined ? displayValue(name) : `"${name}"`}.`,
    fix: near === undefined ? 'Use the flags without dashes as keys; see --help.' : `Did you mean ${near}?`,
  };
}

function readValue(setting: Setting, node: unknown): Reading<unknown> {
  const { isSwitch, many } = setting;
  if (isSwitch) {
    if (isScalar(node) && typeof node.value === 'boolean') return { value: node.value };
    return { wrong: `is ${describeNode(node)}`, fix: 'Use true or false.' };
  }
  if (many === 'pairs') return readPairs(setting, node);
  if (many === undefined) return readOne(setting, node);
  if (isSeq(node)) return readAll(node.items.map((item) => readItem(setting, item)));
  const text = writtenText(node);
  if (text === undefined) return readOne(setting, node);
  if (many === 'repeated') return readAll([readOne(setting, node)]);
  return readAll(text.split(',').map((part) => setting.read?.(part.trim()) ?? { value: part }));
}

function readOne({ many, read }: Setting, node: unknown): Reading<unknown> {
  const text = writtenText(node);
  if (text !== undefined) return read?.(text) ?? { value: text };
  const what = many !== undefined ? 'a list of strings' : 'one value';
  return {
    wrong: `is ${describeNode(node)}`,
    fix: `Give ${what}, quoted where YAML would parse another type.`,
  };
}

function readItem(setting: Setting, node: unknown): Reading<unknown> {
  const reading = readOne(setting, node);
  if ('value' in reading || writtenText(node) !== undefined) return reading;
  return { ...reading, wrong: `contains ${describeNode(node)}` };
}

function readAll(readings: readonly Reading<unknown>[]): Reading<unknown> {
  const values: unknown[] = [];
  for (const reading of readings) {
    if (!('value' in reading)) return reading;
    values.push(reading.value);
  }
  return { value: values };
}

function readPairs({ read }: Setting, node: unknown): Reading<unknown> {
  if (!isMap(node)) return { wrong: `is ${describeNode(node)}`, fix: 'Give a mapping of names to values.' };
  const found: Record<string, string> = {};
  for (const { key, value } of node.items) {
    const [name, text] = [writtenText(key), writtenText(value)];
    if (name === undefined || text === undefined)
      return {
        wrong: `contains ${describeNode(name === undefined ? key : value)}`,
        fix: 'Give a mapping of names to values.',
      };
    const reading = read?.(`${name}: ${text}`) ?? { value: [name, text] };
    if (!('value' in reading)) return reading;
    if (Object.keys(found).some((other) => other.toLowerCase() === name.toLowerCase()))
      return { wrong: `contains ${displayValue(name)} twice`, fix: 'Remove one of them.' };
    found[name] = text;
  }
  return { value: found };
}
