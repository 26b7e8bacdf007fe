import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { Waiver } from '../../../conformance/run/options.ts';
import { ToolError } from '../../cli/errors.ts';
import { nearest } from '../../cli/nearest.ts';
import { valueGiven } from './value-given.ts';
import { kindOf, readYaml, throwAll, writtenText, type YamlFile } from './yaml-lines.ts';

const KEYS = ['requirement', 'pointer', 'reason', 'expires'];
const EXAMPLE =
  'An entry is {requirement: createCard.label-is-returned, reason: mended in release 7, expires: 2027-03-31}, with a pointer if it likes.';

/**
 * Reads a waivers file: a list of known violations.
 *
 * @param known ids of all requirements
 * @throws ToolError('usage') with every mistake and its line
 */
export async function readWaivers(file: string, cwd: string, known: readonly string[]): Promise<Waiver[]> {
  return waiversOf(await readYaml(file, cwd, '--waivers'), known);
}

export function waiversOf(yaml: YamlFile, known: readonly string[]): Waiver[] {
  const { root } = yaml;
  if (root === null) return [];
  const wrong = (node: unknown, message: string, fix: string) =>
    new ToolError('usage', message, { place: yaml.placeOf(node), fix });
  if (!isSeq(root)) throw wrong(root, `the file holds ${kindOf(root)}, not a list of waivers`, EXAMPLE);
  const mistakes: ToolError[] = [];
  const waivers: Waiver[] = [];
  for (const item of root.items) {
    if (!isMap(item)) {
      mistakes.push(wrong(item, `a waiver is ${kindOf(item)}`, EXAMPLE));
      continue;
    }
    const before = mistakes.length;
    mistakes.push(...mistakesOf(item, known, wrong));
    if (mistakes.length > before) continue;
    const texts = new Map(item.items.map(({ key, value }) => [writtenText(key), writtenText(value)]));
    const { requirement = '', pointer, reason = '', expires = '' } = Object.fromEntries(texts);
    const waiver: Waiver = { requirement, ...(pointer !== undefined && { pointer }), reason, expires };
    const twin = waivers.some(
      (one) => one.requirement === waiver.requirement && one.pointer === waiver.pointer,
    );
    if (twin)
      mistakes.push(
        wrong(item, `${waiver.requirement} is waived twice for the same place`, 'Leave one of them.'),
      );
    waivers.push(waiver);
  }
  throwAll(mistakes);
  return waivers;
}

type Wrong = (node: unknown, message: string, fix: string) => ToolError;

function mistakesOf(entry: YAMLMap, known: readonly string[], wrong: Wrong): ToolError[] {
  const mistakes = entry.items.flatMap(({ key, value }) => {
    const name = writtenText(key) ?? '';
    if (!KEYS.includes(name)) {
      const near = nearest(name, KEYS);
      const fix = near === undefined ? `A waiver has ${KEYS.join(', ')}.` : `Did you mean ${near}?`;
      return [
        wrong(
          key,
          `a waiver has no ${name === '' ? 'such key' : near === undefined ? valueGiven(name) : name}`,
          fix,
        ),
      ];
    }
    const said = writtenText(value);
    // A date without quotes is a text to this reader, as it should be.
    if (said === undefined) return [wrong(key, `${name} is ${kindOf(value)}`, 'Give a text.')];
    const complaint = complain(name, said, known);
    return complaint === undefined ? [] : [wrong(value, ...complaint)];
  });
  const has = (name: string) => entry.items.some(({ key }) => isScalar(key) && key.value === name);
  const missing = KEYS.filter((name) => name !== 'pointer' && !has(name));
  return missing.length === 0
    ? mistakes
    : [...mistakes, wrong(entry, `a waiver lacks ${missing.join(' and ')}`, EXAMPLE)];
}

function complain(name: string, text: string, known: readonly string[]): [string, string] | undefined {
  if (name === 'requirement' && !known.includes(text)) {
    const near = nearest(text, known);
    const fix =
      near === undefined
        ? '--list shows all requirements.'
        : `Did you mean ${near}? --list shows all of them.`;
    return [`there is no requirement ${near === undefined ? valueGiven(text) : text}`, fix];
  }
  if (name === 'pointer' && text !== '' && !/^(\/([^~/]|~[01])*)+$/.test(text))
    return [
      `${valueGiven(text)} is no JSON pointer`,
      'It is empty for the whole body, or begins with a slash: /cardholder/name.',
    ];
  if (name === 'reason' && text.trim() === '')
    return ['a waiver has an empty reason', 'Say why the violation is accepted.'];
  if (name === 'expires' && !isDay(text))
    return [`${valueGiven(text)} is no day`, 'Give the last day on which the waiver holds as YYYY-MM-DD.'];
  return undefined;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
