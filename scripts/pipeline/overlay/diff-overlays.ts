import { IN_THIS_DEPLOYMENT } from '../../../lib/in-this-deployment.ts';
import { isObject, isSame, type Json } from '../../../lib/json.ts';
import { leadingSteps, type Steps, toJsonPath } from './json-path.ts';
import type { Overlay } from './read-overlay.ts';

/** A change says what became of one thing that an overlay says: it limits more, or less, than before, or is new, gone or another one. */
export type DifferenceKind = 'added' | 'gone' | 'tightened' | 'loosened' | 'changed';
export const DIFFERENCE_KINDS: readonly DifferenceKind[] = [
  'added',
  'gone',
  'tightened',
  'loosened',
  'changed',
];

export interface OverlayDifference {
  readonly kind: DifferenceKind;
  /** The place for people: `CreateCardRequest`, `POST /v1/card`. */
  readonly place: string;
  /** `$.components.schemas.CreateCardRequest` */
  readonly target: string;
  /** The change for people: `label is required now.` */
  readonly says: string;
}

/** A single thing that an overlay says. */
interface Statement {
  readonly path: Steps;
  /** The keyword or the name that it is about: `minLength`, `required`, `422`. */
  readonly name: string;
  readonly value: Json;
  /** One of a list. */
  readonly isEntry: boolean;
}

/** These texts are about the run that found it, and not about the deployment. */
const IGNORED = /^(?:x-discovered.*|example|examples|\$comment)$/;
const AT_LEAST = /^(?:minimum|exclusiveMinimum|min(?:Length|Items|Properties|Contains))$/;
const AT_MOST = /^(?:maximum|exclusiveMaximum|max(?:Length|Items|Properties|Contains))$/;
const LIMITS = /^(?:const|format|multipleOf|not|pattern|type|uniqueItems|additionalProperties)$/;
const REMOVED = ' removed';

/** Compares two overlays, in the order of the new one; what is gone comes last. When, how often and in which order things were found does not count. */
export function diffOverlays(before: Overlay, after: Overlay): OverlayDifference[] {
  const [old, now] = [statementsOf(before), statementsOf(after)];
  const found: OverlayDifference[] = [];
  for (const [key, statement] of now) {
    const known = old.get(key);
    if (known === undefined) found.push(difference(statement, hasList(old, statement), 'new'));
    else if (!isSame(known.value, statement.value)) found.push(changedValue(known, statement));
  }
  for (const [key, statement] of old)
    if (!now.has(key)) found.push(difference(statement, hasList(now, statement), 'gone'));
  return found;
}

function statementsOf({ actions }: Overlay): Map<string, Statement> {
  const found = new Map<string, Statement>();
  const add = (statement: Statement) => {
    const { path, name, value, isEntry } = statement;
    found.set(JSON.stringify([path, name, ...(isEntry ? [value] : [])]), statement);
  };
  for (const { target, change } of actions) {
    const { steps, isWhole } = leadingSteps(target);
    const path = isWhole ? steps : [target];
    const name = String(path.at(-1) ?? '$');
    if (change.kind === 'remove') add({ path, name: REMOVED, value: true, isEntry: false });
    else if (change.kind === 'copy') add({ path, name: 'copy', value: change.from, isEntry: false });
    else if (change.kind === 'update') flatten(path, name, change.value, add);
  }
  return found;
}

function flatten(path: Steps, name: string, value: Json, add: (statement: Statement) => void): void {
  if (IGNORED.test(name)) return;
  if (Array.isArray(value)) {
    for (const entry of value as readonly Json[]) add({ path, name, value: entry, isEntry: true });
  } else if (isObject(value) && Object.keys(value).length > 0) {
    for (const [key, inner] of Object.entries(value)) {
      if (isObject(inner) || (Array.isArray(inner) && inner.length === 0))
        flatten([...path, key], key, inner, add);
      else flatten(path, key, inner, add);
    }
  } else add({ path, name, value, isEntry: false });
}

/** Tells whether the other overlay has such a list, too: then one entry of it makes the difference. */
function hasList(statements: ReadonlyMap<string, Statement>, { path, name }: Statement): boolean {
  const start = `${JSON.stringify([path, name]).slice(0, -1)},`;
  return [...statements.keys()].some((key) => key.startsWith(start));
}

function difference(statement: Statement, listIsInBoth: boolean, what: 'new' | 'gone'): OverlayDifference {
  const { name, value, isEntry, path } = statement;
  const isNew = what === 'new';
  const limits =
    name === 'required' || name === 'enum' || AT_LEAST.test(name) || AT_MOST.test(name) || LIMITS.test(name);
  // A further value that is allowed allows more.
  const allows = name === 'enum' && isEntry && listIsInBoth;
  const kind: DifferenceKind = !limits
    ? isNew
      ? 'added'
      : 'gone'
    : isNew !== allows
      ? 'tightened'
      : 'loosened';
  return { ...placed(path), kind, says: sentence(name, value, isEntry, isNew) };
}

function sentence(name: string, value: Json, isEntry: boolean, isNew: boolean): string {
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  if (name === REMOVED) return isNew ? 'It is removed now.' : 'It is no longer removed.';
  if (name === IN_THIS_DEPLOYMENT) return isNew ? `New note: ${shown}` : `No longer: ${shown}`;
  if (name === 'required' && isEntry)
    return isNew ? `${shown} is required now.` : `${shown} is no longer required.`;
  if (name === 'enum' && isEntry)
    return isNew ? `The value ${shown} is allowed now.` : `The value ${shown} is no longer allowed.`;
  return `${name}: ${shown} is ${isNew ? 'new' : 'gone'}.`;
}

function changedValue({ value: before }: Statement, { path, name, value }: Statement): OverlayDifference {
  const [old, now] = [Number(before), Number(value)];
  const isMore = AT_LEAST.test(name) ? now > old : AT_MOST.test(name) ? now < old : undefined;
  const kind = isMore === undefined ? 'changed' : isMore ? 'tightened' : 'loosened';
  return {
    ...placed(path),
    kind,
    says: `${name} is ${JSON.stringify(value)} now; it was ${JSON.stringify(before)}.`,
  };
}

/** `$.paths['/v1/card'].post.responses['422']` as `POST /v1/card, responses 422`. */
function placed(path: Steps): Pick<OverlayDifference, 'place' | 'target'> {
  const target = toJsonPath(path);
  const names = path.map(String);
  const [first, second = '', third = '', ...rest] = names;
  if (first === 'components' && third !== '')
    return { target, place: [third, ...rest.filter((name) => name !== 'properties')].join('.') };
  if (first === 'paths' && third !== '') {
    const inner = rest.length === 0 ? '' : `, ${rest.filter((name) => name !== 'properties').join(' ')}`;
    return { target, place: `${third.toUpperCase()} ${second}${inner}` };
  }
  return {
    target: names.length === 1 && first?.startsWith('$') ? first : target,
    place: names.join(' ') || 'the description',
  };
}
