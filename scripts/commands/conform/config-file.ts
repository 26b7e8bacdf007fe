import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isMap, isScalar, isSeq, type Pair } from 'yaml';
import { camelCase } from '../../../lib/case.ts';
import { ToolError } from '../../cli/errors.ts';
import { nearest } from '../../cli/nearest.ts';
import type { Reading, Setting } from './setting.ts';
import { SETTINGS, type Settings } from './settings.ts';
import { valueGiven } from './value-given.ts';
import { kindOf, readYaml, throwAll, writtenText, type YamlFile } from './yaml-lines.ts';

export interface ConfigFile {
  readonly settings: Settings;
  /** As the user knows it. */
  readonly shown: string;
  /** Keys that hold a secret, though others on this machine may read the file. */
  readonly exposed: readonly string[];
}

/**
 * Reads a configuration file: a mapping whose keys are the flags without their dashes. Paths in it start from its folder.
 *
 * @throws ToolError('usage') with every mistake and its line
 */
export async function readConfigFile(file: string, cwd: string): Promise<ConfigFile> {
  const yaml = await readYaml(file, cwd, '--config');
  const settings = settingsOfFile(yaml, dirname(file));
  const { mode } = await stat(file);
  const open = process.platform !== 'win32' && (mode & 0o044) !== 0;
  const secrets = SETTINGS.filter(({ name, secret }) => secret === true && camelCase(name) in settings);
  return { settings, shown: yaml.shown, exposed: open ? secrets.map(({ name }) => name) : [] };
}

/** @throws ToolError('usage') with every mistake and its line */
function settingsOfFile(yaml: YamlFile, folder: string): Settings {
  const { root } = yaml;
  if (root === null) return {};
  if (!isMap(root))
    throw new ToolError('usage', `the file holds ${kindOf(root)}, not settings`, {
      place: yaml.placeOf(root),
      fix: `It is a mapping whose keys are flags without dashes: ${SETTINGS[0]?.name}: https://bank.example`,
    });
  const mistakes: ToolError[] = [];
  const settings: Record<string, unknown> = {};
  for (const pair of root.items) {
    const reading = readPair(pair, folder);
    if ('value' in reading) Object.assign(settings, reading.value);
    else {
      const place = yaml.placeOf(pair.key);
      mistakes.push(new ToolError('usage', reading.wrong, { place, fix: reading.fix }));
    }
  }
  throwAll(mistakes);
  return settings;
}

function readPair({ key, value }: Pair, folder: string): Reading<Record<string, unknown>> {
  const name = writtenText(key);
  const setting = SETTINGS.find((one) => one.name === name);
  if (setting === undefined) return unknownKey(name);
  const reading = readValue(setting, value);
  if (!('value' in reading)) return { wrong: `${name} ${reading.wrong}`, fix: reading.fix };
  const ready = setting.path === true ? resolve(folder, reading.value as string) : reading.value;
  return { value: { [camelCase(setting.name)]: ready } };
}

function unknownKey(name: string | undefined): Reading<never> {
  if (name === undefined) return { wrong: 'a key is no text', fix: 'Keys are flags without their dashes.' };
  const near = nearest(
    name,
    SETTINGS.map((one) => one.name),
  );
  return {
    wrong: `there is no setting ${near === undefined ? valueGiven(name) : name}`,
    fix: near === undefined ? 'Keys are flags without their dashes: see --help.' : `Did you mean ${near}?`,
  };
}

function readValue(setting: Setting, node: unknown): Reading<unknown> {
  const { takes, many } = setting;
  if (takes === undefined) {
    if (isScalar(node) && typeof node.value === 'boolean') return { value: node.value };
    return { wrong: `is ${kindOf(node)}`, fix: 'Give true or false.' };
  }
  if (many === 'pairs') return readPairs(setting, node);
  if (many === 'list' && isSeq(node)) return readAll(node.items.map((item) => readItem(setting, item)));
  const text = many === 'list' ? writtenText(node) : undefined;
  if (text !== undefined)
    return readAll(text.split(',').map((part) => setting.read?.(part.trim()) ?? { value: part }));
  return readOne(setting, node);
}

function readOne({ many, read }: Setting, node: unknown): Reading<unknown> {
  const text = writtenText(node);
  if (text !== undefined) return read?.(text) ?? { value: text };
  const what = many === 'list' ? 'a list of texts' : 'one value';
  return {
    wrong: `is ${kindOf(node)}`,
    fix: `Give ${what}, in quotes where YAML would read something else.`,
  };
}

function readItem(setting: Setting, node: unknown): Reading<unknown> {
  const reading = readOne(setting, node);
  if ('value' in reading || writtenText(node) !== undefined) return reading;
  return { ...reading, wrong: `has ${kindOf(node)} in it` };
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
  if (!isMap(node)) return { wrong: `is ${kindOf(node)}`, fix: 'Give a mapping of names to values.' };
  const found: Record<string, string> = {};
  for (const { key, value } of node.items) {
    const [name, text] = [writtenText(key), writtenText(value)];
    if (name === undefined || text === undefined)
      return {
        wrong: `has ${kindOf(name === undefined ? key : value)} in it`,
        fix: 'Give a mapping of names to values.',
      };
    const reading = read?.(`${name}: ${text}`) ?? { value: [name, text] };
    if (!('value' in reading)) return reading;
    if (Object.keys(found).some((other) => other.toLowerCase() === name.toLowerCase()))
      return { wrong: `has ${valueGiven(name)} twice`, fix: 'Leave one of them.' };
    found[name] = text;
  }
  return { value: found };
}
