import { isObject, own } from '../../../lib/json.ts';
import { isServed, joined, type Server, serversOf } from './addresses.ts';
import type { Changes } from './change.ts';
import type { OperationPair, Tools } from './compare-parameters.ts';
import type { Sides } from './compare-schemas.ts';
import { type DescriptionNode, type OperationNode, objectEntries } from './operations-of.ts';
import { shownValue } from './words.ts';

/**
 * The servers of the whole description, where an operation of both versions has no others.
 *
 * @param pairs the operations that both versions have
 */
export function compareServers(
  { base, revision }: Sides,
  pairs: readonly OperationPair[],
  changes: Changes,
): void {
  if (pairs.length > 0 && !pairs.some(usesRoot)) return;
  compareLists(base.servers, revision.servers, undefined, changes);
}

/** The servers of one operation, if it has its own in either version, or a prefix of its path has moved to them. */
export function compareOperationServers(pair: OperationPair, { sides, changes }: Tools): void {
  if (usesRoot(pair)) return;
  const { base, revision } = pair;
  compareLists(base.servers ?? sides.base.servers, revision.servers ?? sides.revision.servers, pair, changes);
}

function usesRoot({ base, revision }: OperationPair): boolean {
  return base.servers === undefined && revision.servers === undefined && base.key === revision.key;
}

/** All addresses of an operation: `get https://a.example/v1/boats`. */
export function addressesOf({ method, path, servers }: OperationNode, document: DescriptionNode): string[] {
  const all = serversOf(servers ?? document.servers).flatMap(({ addresses }) => addresses);
  return all.map((one) => `${method} ${joined(one, path)}`);
}

function compareLists(
  old: unknown,
  changed: unknown,
  pair: OperationPair | undefined,
  changes: Changes,
): void {
  const add = (impact: 'breaking' | 'additive', url: string, message: string) => {
    const name = pair?.name;
    changes.add({
      key: `${name === undefined ? '' : `${name}:`}server:${url}`,
      impact,
      subject: 'server',
      where: `${name === undefined ? '' : `${name}, `}server ${url}`,
      message,
      ...(name !== undefined && { operations: [name] }),
    });
  };
  const [before, after] = [serversOf(old), serversOf(changed)];
  // A description without servers says nothing of where calls go, but its document is somewhere.
  const isSilent = isEmpty(old) && !isEmpty(changed);
  const [path, newPath] =
    pair === undefined || pair.base.key === pair.revision.key
      ? ['', '']
      : [pair.base.path, pair.revision.path];
  const missing = (ones: readonly Server[], from: string, others: readonly Server[], to: string) =>
    ones.filter(({ addresses }) => !addresses.every((one) => isServed(joined(one, from), others, to)));
  const gone = isSilent ? [] : missing(before, path, after, newPath);
  const added = missing(after, newPath, before, path);
  const sameTemplate = (one: Server, list: readonly Server[]) =>
    path === newPath ? list.find(({ template }) => template === one.template) : undefined;
  for (const one of before) {
    const other = sameTemplate(one, after);
    if (other !== undefined)
      compareVariables(one.variables, other.variables, (impact, message) => add(impact, other.url, message));
    else if (gone.includes(one)) add('breaking', one.url, 'removed');
  }
  for (const one of added) if (sameTemplate(one, before) === undefined) add('additive', one.url, 'new');
}

function isEmpty(list: unknown): boolean {
  return !Array.isArray(list) || list.length === 0;
}

function compareVariables(
  old: DescriptionNode,
  changed: DescriptionNode,
  add: (impact: 'breaking' | 'additive', message: string) => void,
): void {
  for (const [name, before] of objectEntries(old)) {
    const after = own(changed, name);
    if (!isObject(before) || !isObject(after)) continue;
    if (before.default !== after.default)
      add('breaking', `default of ${name}: ${shownValue(before.default)} → ${shownValue(after.default)}`);
    const [was, is] = [valuesOf(before), valuesOf(after)];
    const gone = is === undefined ? [] : (was ?? [before.default]).filter((value) => !is.includes(value));
    if (gone.length > 0)
      add('breaking', `${name} is no longer ${gone.map((value) => shownValue(value)).join(', ')}`);
    else if (was === undefined && is !== undefined)
      add('breaking', `${name} may only be ${(is ?? []).map((value) => shownValue(value)).join(', ')}`);
    const more = was === undefined ? [] : (is ?? []).filter((value) => !was.includes(value));
    if (more.length > 0)
      add('additive', `${name} may be ${more.map((value) => shownValue(value)).join(', ')}`);
    else if (was !== undefined && is === undefined) add('additive', `${name} may have any value`);
  }
}

function valuesOf(variable: DescriptionNode): readonly unknown[] | undefined {
  return Array.isArray(variable.enum) ? variable.enum : undefined;
}
