import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { Waiver } from '../../../conformance/model/options.ts';
import { displayValue } from '../../../lib/display-value.ts';
import { nearest } from '../../../lib/nearest.ts';
import { ToolError, throwAll } from '../../cli/errors.ts';
import { describeNode, readYaml, writtenText, type YamlFile } from '../../cli/yaml-file.ts';

const KEYS = ['requirement', 'pointer', 'reason', 'expires'];
const EXAMPLE =
  'An entry looks like {requirement: createCard.label-is-returned, reason: fixed in release 7, expires: 2027-03-31}, with an optional pointer.';

/**
 * Reads a waivers file: a list of known violations.
 *
 * @param known ids of all requirements
 * @throws ToolError('usage') with every error and its line
 */
export async function readWaiversFile(
  file: string,
  cwd: string,
  known: readonly string[],
): Promise<Waiver[]> {
  return readWaivers(await readYaml(file, cwd, '--waivers'), known);
}

export function readWaivers(yaml: YamlFile, known: readonly string[]): Waiver[] {
  const { root } = yaml;
  if (root === null) return [];
  const wrong = (node: unknown, message: string, fix: string) =>
    new ToolError('usage', message, { place: yaml.placeOf(node), fix });
  if (!isSeq(root))
    throw wrong(root, `The file must be a list of waivers, but is ${describeNode(root)}.`, EXAMPLE);
  const errors: ToolError[] = [];
  const waivers: Waiver[] = [];
  for (const item of root.items) {
    if (!isMap(item)) {
      errors.push(wrong(item, `A waiver must be a mapping, but is ${describeNode(item)}.`, EXAMPLE));
      continue;
    }
    const before = errors.length;
    errors.push(...checkWaiver(item, known, wrong));
    if (errors.length > before) continue;
    const texts = new Map(item.items.map(({ key, value }) => [writtenText(key), writtenText(value)]));
    const { requirement = '', pointer, reason = '', expires = '' } = Object.fromEntries(texts);
    const waiver: Waiver = { requirement, ...(pointer !== undefined && { pointer }), reason, expires };
    const twin = waivers.some(
      (one) => one.requirement === waiver.requirement && one.pointer === waiver.pointer,
    );
    if (twin)
      errors.push(
        wrong(item, `${waiver.requirement} is waived twice for the same pointer.`, 'Remove one of them.'),
      );
    waivers.push(waiver);
  }
  throwAll(errors);
  return waivers;
}

type Wrong = (node: unknown, message: string, fix: string) => ToolError;

function checkWaiver(entry: YAMLMap, known: readonly string[], wrong: Wrong): ToolError[] {
  const errors = entry.items.flatMap(({ key, value }) => {
    const name = writtenText(key) ?? '';
    if (!KEYS.includes(name)) {
      const near = nearest(name, KEYS);
      const fix =
        near === undefined ? `The keys of a waiver are ${KEYS.join(', ')}.` : `Did you mean ${near}?`;
      return [
        wrong(
          key,
          `Unknown key in a waiver: ${name === '' ? 'not a string' : near === undefined ? displayValue(name) : `"${name}"`}.`,
          fix,
        ),
      ];
    }
    const text = writtenText(value);
    // This parser reads an unquoted date as a string.
    if (text === undefined)
      return [wrong(key, `${name} must be a string, but is ${describeNode(value)}.`, 'Give a string.')];
    const error = checkValue(name, text, known);
    return error === undefined ? [] : [wrong(value, ...error)];
  });
  const has = (name: string) => entry.items.some(({ key }) => isScalar(key) && key.value === name);
  const missing = KEYS.filter((name) => name !== 'pointer' && !has(name));
  return missing.length === 0
    ? errors
    : [...errors, wrong(entry, `The waiver has no ${missing.join(' and no ')}.`, EXAMPLE)];
}

function checkValue(name: string, text: string, known: readonly string[]): [string, string] | undefined {
  if (name === 'requirement' && !known.includes(text)) {
    const near = nearest(text, known);
    const fix =
      near === undefined
        ? 'Run with --list to see all requirements.'
        : `Did you mean ${near}? Run with --list to see all requirements.`;
    return [`Unknown requirement: ${near === undefined ? displayValue(text) : `"${text}"`}.`, fix];
  }
  if (name === 'pointer' && text !== '' && !/^(\/([^~/]|~[01])*)+$/.test(text))
    return [
      `Invalid JSON pointer: ${displayValue(text)}.`,
      'Use an empty string for the whole body, or a pointer such as /cardholder/name.',
    ];
  if (name === 'reason' && text.trim() === '')
    return ['The reason of a waiver is empty.', 'State why the violation is accepted.'];
  if (name === 'expires' && !isDay(text))
    return [
      `Invalid date: ${displayValue(text)}.`,
      'Give the last day on which the waiver applies, as YYYY-MM-DD.',
    ];
  return undefined;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
