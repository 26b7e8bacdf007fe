import type { Impact } from './change.ts';
import { compareContent } from './compare-content.ts';
import { type OperationPair, parameterSchema, type Tools } from './compare-parameters.ts';
import { type DescriptionNode, objectEntries, resolved } from './operations-of.ts';

/** Responses by status: of each status that one of the versions mentions, what both say of it. */
export function compareResponses({ base, revision, name, turned }: OperationPair, tools: Tools): void {
  const [old, changed] = [
    responsesOf(tools.sides.base, base.node),
    responsesOf(tools.sides.revision, revision.node),
  ];
  for (const status of new Set([...old.keys(), ...changed.keys()])) {
    const [before, after] = [lookup(old, status), lookup(changed, status)];
    const add = (impact: Impact, message: string) =>
      tools.changes.add({
        key: `${name}:response:${status}:${message.split(' ')[0] ?? ''}`,
        impact,
        subject: 'response',
        where: `${name}, response ${status}`,
        message,
        operations: [name],
      });
    // Every caller has to expect errors that no description lists.
    const isError = /^[45]|^default$/.test(status);
    const listed = status.endsWith('XX') ? statusesIn(changed, status) : [];
    if (before === undefined) add(isError || turned ? 'additive' : 'breaking', 'new');
    else if (after === undefined && listed.length > 0)
      add(turned ? 'breaking' : 'additive', `narrowed to ${listed.join(', ')}`);
    else if (after === undefined) add(isError && !turned ? 'additive' : 'breaking', 'removed');
    else compareResponse({ base: before, revision: after, name, status, turned }, tools);
  }
}

interface ResponsePair {
  readonly base: DescriptionNode;
  readonly revision: DescriptionNode;
  readonly name: string;
  readonly status: string;
  readonly turned: boolean;
}

function compareResponse({ base, revision, name, status, turned }: ResponsePair, tools: Tools): void {
  const direction = turned ? 'request' : 'response';
  const place = `response ${status}`;
  compareContent(
    { base: base.content, revision: revision.content, direction, operation: name, place },
    tools,
  );
  const [old, changed] = [headersOf(tools.sides.base, base), headersOf(tools.sides.revision, revision)];
  for (const header of new Set([...old.keys(), ...changed.keys()])) {
    const [before, after] = [old.get(header), changed.get(header)];
    const wireName = new Map(
      [...objectEntries(base.headers), ...objectEntries(revision.headers)].map(([one]) => [
        one.toLowerCase(),
        one,
      ]),
    ).get(header);
    const title = `${place} header ${wireName ?? header}`;
    const add = (impact: Impact, message: string) =>
      tools.changes.add({
        key: `${name}:${title.replaceAll(' ', '-')}:${message.split(/[: ]/)[0] ?? ''}`,
        impact,
        subject: 'response',
        where: `${name}, ${title}`,
        message,
        operations: [name],
      });
    if (before === undefined) {
      add(turned && after?.required === true ? 'breaking' : 'additive', 'new');
      continue;
    }
    if (after === undefined) {
      add('breaking', 'removed');
      continue;
    }
    const [was, is] = [before.required === true, after.required === true];
    if (was !== is) add(is === turned ? 'breaking' : 'additive', `required: ${was} → ${is}`);
    tools.schemas.compare({
      base: parameterSchema(before).schema,
      revision: parameterSchema(after).schema,
      direction,
      operation: name,
      place: title,
      text: true,
    });
  }
}

function responsesOf(
  document: DescriptionNode,
  { responses }: DescriptionNode,
): Map<string, DescriptionNode> {
  return new Map(
    objectEntries(responses)
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, node]) => [
        status === 'default' ? status : status.toUpperCase(),
        resolved(document, node),
      ]),
  );
}

/** @param range `2XX` */
function statusesIn(responses: ReadonlyMap<string, DescriptionNode>, range: string): string[] {
  return [...responses.keys()].filter((status) => status !== range && status[0] === range[0]);
}

/** `404`, `4XX`, `default`: the nearest that covers a status. */
function lookup(
  responses: ReadonlyMap<string, DescriptionNode>,
  status: string,
): DescriptionNode | undefined {
  return responses.get(status) ?? responses.get(`${status[0]}XX`) ?? responses.get('default');
}

function headersOf(document: DescriptionNode, { headers }: DescriptionNode): Map<string, DescriptionNode> {
  // The media type is described by the content.
  return new Map(
    objectEntries(headers)
      .map(([name, node]) => [name.toLowerCase(), resolved(document, node)] as const)
      .filter(([name]) => name !== 'content-type'),
  );
}
