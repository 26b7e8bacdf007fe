import { compareContent } from './compare-content.ts';
import { compareParameters, type OperationPair, type Tools } from './compare-parameters.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import { addressesOf, compareOperationServers } from './compare-servers.ts';
import {
  type DescriptionNode,
  type OperationNode,
  objectEntries,
  operationsOf,
  resolved,
} from './operations-of.ts';

/**
 * Every call that can be made, and every call that the server makes.
 *
 * @returns the calls that can be made by both versions
 */
export function compareOperations(tools: Tools): OperationPair[] {
  const { base, revision } = tools.sides;
  const pairs = compareGroup(operationsOf(base, 'paths'), operationsOf(revision, 'paths'), false, tools);
  compareGroup(operationsOf(base, 'webhooks'), operationsOf(revision, 'webhooks'), true, tools);
  return pairs;
}

function compareGroup(
  olds: readonly OperationNode[],
  news: readonly OperationNode[],
  turned: boolean,
  tools: Tools,
): OperationPair[] {
  const add = (
    name: string,
    impact: 'breaking' | 'additive' | 'editorial',
    message: string,
    from?: unknown,
    to?: unknown,
  ) =>
    tools.changes.add({
      key: `${name}:${message.split(' ')[0] ?? ''}`,
      impact,
      subject: 'operation',
      where: name,
      message,
      operations: [name],
      from,
      to,
    });
  const title = ({ method, path }: OperationNode) => `${method.toUpperCase()} ${path}`;
  const successors = turned ? byKey(olds, news) : byAddress(olds, news, tools);
  const pairs: OperationPair[] = [];
  for (const base of olds) {
    const revision = successors.get(base);
    if (revision === undefined) {
      add(base.name, 'breaking', `removed (${title(base)})`);
      continue;
    }
    const { name } = revision;
    if (base.key !== revision.key)
      add(
        name,
        'editorial',
        `moved from ${base.path} to ${revision.path}: calls are the same, since the rest stands in the server`,
        base.path,
        revision.path,
      );
    if (base.node.operationId !== undefined && base.node.operationId !== revision.node.operationId)
      add(
        name,
        'breaking',
        `renamed from ${base.name}: calls are the same, but not the method's name in code`,
        base.name,
        name,
      );
    if (base.node.deprecated !== true && revision.node.deprecated === true)
      add(name, 'additive', 'deprecated');
    const pair = { base, revision, name, turned };
    compareOperation(pair, tools);
    pairs.push(pair);
  }
  const known = new Set(successors.values());
  for (const one of news) if (!known.has(one)) add(one.name, 'additive', `new (${title(one)})`);
  return pairs;
}

type Successors = ReadonlyMap<OperationNode, OperationNode>;

function byKey(olds: readonly OperationNode[], news: readonly OperationNode[]): Successors {
  const keys = new Map(news.map((one) => [one.key, one]));
  return new Map(
    olds.flatMap((one) => {
      const found = keys.get(one.key);
      return found === undefined ? [] : [[one, found] as const];
    }),
  );
}

/** The operations by the address that is called: a prefix may stand in the server or in the path. Otherwise by the path alone. */
function byAddress(
  olds: readonly OperationNode[],
  news: readonly OperationNode[],
  { sides: { base, revision } }: Tools,
): Successors {
  const addresses = new Map(
    news.flatMap((one) => addressesOf(one, revision).map((address) => [address, one] as const)),
  );
  const found = new Map<OperationNode, OperationNode>();
  const taken = new Set<OperationNode>();
  const take = (one: OperationNode, other: OperationNode | undefined) => {
    if (other === undefined || taken.has(other) || found.has(one)) return;
    found.set(one, other);
    taken.add(other);
  };
  for (const one of olds) for (const address of addressesOf(one, base)) take(one, addresses.get(address));
  for (const [one, other] of byKey(olds, news)) take(one, other);
  return found;
}

function compareOperation(pair: OperationPair, tools: Tools): void {
  compareParameters(pair, tools);
  compareBody(pair, tools);
  compareResponses(pair, tools);
  if (!pair.turned) compareSecurity(pair, tools);
  if (!pair.turned) compareOperationServers(pair, tools);
  if (!pair.turned) compareCallbacks(pair, tools);
}

/** Compares callbacks by name and address; a callback that is only called by another operation is the same. */
function compareCallbacks({ base, revision, name }: OperationPair, tools: Tools): void {
  const shared = new Set(Object.keys(base.node.callbacks ?? {}));
  for (const one of [...shared]) if (!Object.hasOwn(revision.node.callbacks ?? {}, one)) shared.delete(one);
  const callbacks = (document: DescriptionNode, { node }: OperationNode) =>
    objectEntries(node.callbacks).flatMap(([callback, value]) =>
      operationsOf({ ...document, paths: resolved(document, value) }, 'callbacks').map((one) => ({
        ...one,
        key: `${shared.has(callback) ? callback : ''} ${one.key}`,
        name: `${name} callback ${callback}`,
      })),
    );
  const { sides } = tools;
  compareGroup(callbacks(sides.base, base), callbacks(sides.revision, revision), true, tools);
}

function compareBody({ base, revision, name, turned }: OperationPair, tools: Tools): void {
  const [old, changed] = [base.node.requestBody, revision.node.requestBody];
  const [before, after] = [resolved(tools.sides.base, old), resolved(tools.sides.revision, changed)];
  const add = (impact: 'breaking' | 'additive', message: string) =>
    tools.changes.add({
      key: `${name}:request-body:${message.split(/[: ]/)[0] ?? ''}`,
      impact,
      subject: 'request',
      where: `${name}, request body`,
      message,
      operations: [name],
    });
  if (old === undefined && changed === undefined) return;
  if (old === undefined) {
    const required = after.required === true;
    add(required && !turned ? 'breaking' : 'additive', required ? 'new, and required' : 'new, optional');
    return;
  }
  if (changed === undefined) {
    add('breaking', 'removed');
    return;
  }
  const [was, is] = [before.required === true, after.required === true];
  if (was !== is) add(is === turned ? 'additive' : 'breaking', `required: ${was} → ${is}`);
  compareContent(
    {
      base: before.content,
      revision: after.content,
      direction: turned ? 'response' : 'request',
      operation: name,
      place: 'request body',
    },
    tools,
  );
}
