import { isObject } from '../../../lib/json.ts';
import type { Changes } from './change.ts';
import type { OperationPair, Tools } from './compare-parameters.ts';
import type { Sides } from './compare-schemas.ts';
import { type DescriptionNode, objectEntries } from './operations-of.ts';
import { shownValue } from './words.ts';

/** The servers of the whole description. */
export function compareServers({ base, revision }: Sides, changes: Changes): void {
  compareLists(base.servers, revision.servers, undefined, changes);
}

/** Those of one operation, if it has its own in either version. */
export function compareOperationServers(
  { base, revision, name }: OperationPair,
  { sides, changes }: Tools,
): void {
  if (base.servers === undefined && revision.servers === undefined) return;
  // Without any, calls go to where the description is.
  const here = [{ url: '/' }];
  compareLists(
    base.servers ?? sides.base.servers ?? here,
    revision.servers ?? sides.revision.servers ?? here,
    name,
    changes,
  );
}

function compareLists(old: unknown, changed: unknown, operation: string | undefined, changes: Changes): void {
  const add = (impact: 'breaking' | 'additive', url: string, message: string) => {
    const of = operation === undefined ? '' : `${operation}, `;
    changes.add({
      key: `${operation === undefined ? '' : `${operation}:`}server:${url}`,
      impact,
      subject: 'server',
      where: `${of}server ${url}`,
      message,
      ...(operation !== undefined && { operations: [operation] }),
    });
  };
  const [before, after] = [serversOf(old), serversOf(changed)];
  for (const [url, variables] of before) {
    const others = after.get(url);
    if (others === undefined) add('breaking', url, 'removed');
    else compareVariables(variables, others, (impact, message) => add(impact, url, message));
  }
  for (const url of after.keys()) if (!before.has(url)) add('additive', url, 'new');
}

function compareVariables(
  old: DescriptionNode,
  changed: DescriptionNode,
  add: (impact: 'breaking' | 'additive', message: string) => void,
): void {
  for (const [name, before] of objectEntries(old)) {
    const after = changed[name];
    if (!isObject(before) || !isObject(after)) continue;
    if (before.default !== after.default)
      add('breaking', `default of ${name}: ${shownValue(before.default)} → ${shownValue(after.default)}`);
    const [was, is] = [valuesOf(before), valuesOf(after)];
    const gone = is === undefined ? [] : (was ?? [before.default]).filter((value) => !is.includes(value));
    if (gone.length > 0) add('breaking', `${name} is no longer ${gone.map(shownValue).join(', ')}`);
    else if (was === undefined && is !== undefined) add('breaking', `${name} has listed values`);
    const more = was === undefined ? [] : (is ?? []).filter((value) => !was.includes(value));
    if (more.length > 0) add('additive', `${name} may be ${more.map(shownValue).join(', ')}`);
    else if (was !== undefined && is === undefined) add('additive', `${name} may have any value`);
  }
}

function valuesOf(variable: DescriptionNode): readonly unknown[] | undefined {
  return Array.isArray(variable.enum) ? variable.enum : undefined;
}

/** Variables by URL. */
function serversOf(servers: unknown): Map<string, DescriptionNode> {
  const list: readonly DescriptionNode[] = Array.isArray(servers) ? servers.filter(isObject) : [];
  return new Map(list.map(({ url, variables }) => [String(url), isObject(variables) ? variables : {}]));
}
