import { isMap, isSeq } from 'yaml';
import { ToolError, throwAll } from '../../cli/errors.ts';
import { describeNode, readYaml, writtenText } from '../../cli/yaml-file.ts';

/** A change that somebody has accepted. */
export interface AcceptedChange {
  /** Its id, as `diff` prints it. */
  readonly change: string;
  readonly reason: string;
  /** The last day on which it holds: `2027-03-31`, in UTC. */
  readonly expires: string;
}

const KEYS = ['change', 'reason', 'expires'];
const EXAMPLE =
  "An entry looks like {change: 'request:Address/line1:maxLength#3fa91c', reason: agreed with all teams, expires: 2027-03-31}.";

/**
 * Reads a file of accepted changes.
 *
 * @throws ToolError('usage') with every error and its line
 */
export async function readAcceptedFile(file: string, cwd: string): Promise<AcceptedChange[]> {
  const { root, placeOf } = await readYaml(file, cwd, '--accepted');
  if (root === null) return [];
  const wrong = (node: unknown, message: string, fix = EXAMPLE) =>
    new ToolError('usage', message, { place: placeOf(node), fix });
  if (!isSeq(root))
    throw wrong(root, `The file must be a list of accepted changes, but is ${describeNode(root)}.`);
  const errors: ToolError[] = [];
  const accepted = root.items.map((item): AcceptedChange => {
    if (!isMap(item)) {
      errors.push(wrong(item, `An entry must be a mapping, but is ${describeNode(item)}.`));
      return { change: '', reason: '', expires: '' };
    }
    const texts = new Map(
      item.items.map(({ key, value }) => [writtenText(key) ?? '', writtenText(value)?.trim() ?? '']),
    );
    for (const key of texts.keys())
      if (!KEYS.includes(key))
        errors.push(
          wrong(item, `Unknown key in an accepted change: "${key}".`, `The keys are ${KEYS.join(', ')}.`),
        );
    const missing = KEYS.filter((key) => (texts.get(key) ?? '') === '');
    if (missing.length > 0)
      errors.push(wrong(item, `The accepted change has no ${missing.join(' and no ')}.`));
    const expires = texts.get('expires') ?? '';
    if (expires !== '' && !isDay(expires))
      errors.push(
        wrong(
          item,
          'The date of an accepted change is invalid.',
          'Give the last day on which it holds, as YYYY-MM-DD.',
        ),
      );
    return { change: texts.get('change') ?? '', reason: texts.get('reason') ?? '', expires };
  });
  throwAll(errors);
  return accepted;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
