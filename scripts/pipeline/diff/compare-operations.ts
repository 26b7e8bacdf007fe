import { compareContent } from './compare-content.ts';
import { compareParameters, type OperationPair, type Tools } from './compare-parameters.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import { compareOperationServers } from './compare-servers.ts';
import {
  type DescriptionNode,
  type OperationNode,
  objectEntries,
  operationsOf,
  resolved,
} from './operations-of.ts';

/** Every call that can be made, and every call that the server makes. */
export function compareOperations(tools: Tools): void {
  const { base, revision } = tools.sides;
  compareGroup(operationsOf(base, 'paths'), operationsOf(revision, 'paths'), false, tools);
  compareGroup(operationsOf(base, 'webhooks'), operationsOf(revision, 'webhooks'), true, tools);
}

function compareGroup(
  olds: readonly OperationNode[],
  news: readonly OperationNode[],
  turned: boolean,
  tools: Tools,
): void {
  const add = (
    name: string,
    impact: 'breaking' | 'additive',
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
  for (const base of olds) {
    const revision = news.find(({ key }) => key === base.key);
    if (revision === undefined) {
      add(base.name, 'breaking', `removed (${title(base)})`);
      continue;
    }
    const { name } = revision;
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
    compareOperation({ base, revision, name, turned }, tools);
  }
  for (const one of news)
    if (!olds.some(({ key }) => key === one.key)) add(one.name, 'additive', `new (${title(one)})`);
}

function compareOperation(pair: OperationPair, tools: Tools): void {
  compareParameters(pair, tools);
  compareBody(pair, tools);
  compareResponses(pair, tools);
  if (!pair.turned) compareSecurity(pair, tools);
  if (!pair.turned) compareOperationServers(pair, tools);
  const callbacks = (document: DescriptionNode, { node, path }: OperationNode) =>
    objectEntries(node.callbacks).flatMap(([name, callback]) =>
      operationsOf({ ...document, paths: resolved(document, callback) }, 'callbacks').map((one) => ({
        ...one,
        key: `${path} ${name} ${one.key}`,
        name: `${pair.name} callback ${name}`,
      })),
    );
  if (!pair.turned)
    compareGroup(
      callbacks(tools.sides.base, pair.base),
      callbacks(tools.sides.revision, pair.revision),
      true,
      tools,
    );
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
