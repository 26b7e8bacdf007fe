import { basename, dirname, isAbsolute, resolve } from 'node:path';
import type { ApiDescription, ServerAddress } from '../../../conformance/api/to-judged-api.ts';
import type { FilePlace } from '../../../conformance/model/requirement.ts';
import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { parseUrl } from '../../../lib/parse-url.ts';
import { number } from '../../../lib/plural.ts';
import type { ApiModel, OperationModel, ServerModel } from '../../../templates/model.ts';
import type { Context } from '../../cli/command.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError, throwAll } from '../../cli/errors.ts';
import type { OverlayOptions } from '../../pipeline/overlay/load-overlaid.ts';
import type { UpgradedSource } from '../../pipeline/read/upgrade/upgraded-source.ts';
import { readRows, rowsFolder } from './read-rows.ts';

/** A description, and what its author wrote. */
export interface ReadApi {
  readonly described: ApiDescription;
  readonly model: ApiModel;
  /** Bundled, in OpenAPI 3.1. */
  readonly document: JsonObject;
  readonly written: Json;
  /** Finds where the written description has what this one has at a pointer. */
  readonly writtenPlace: (pointer: string) => string;
  /** Returns the place where its author wrote what a requirement is about: the response, or the operation. */
  readonly placeOf: (requirement: string) => FilePlace | undefined;
}

/** A message lists this many places that cannot be checked. */
const MAX_NAMED = 5;

/**
 * Reads a description of any API, by which calls can be judged. What its schemas say and nobody can check is told once.
 *
 * @param given path of its root file, absolute; or the description itself, whose references start from the working directory
 * @param requirements folder of its rows, absolute; `beside`: the one beside the description, if there is one. Absent: none are read
 * @throws ToolError as `generate` does
 */
export async function readApiDescription(
  given: string | { readonly document: object; readonly name: string },
  overlays: OverlayOptions | undefined,
  { cwd, warn }: Pick<Context, 'cwd' | 'warn'>,
  requirements?: string,
): Promise<ReadApi> {
  const [
    { loadOverlaid },
    { prepareInputs },
    { splitByDirection },
    { serverModel },
    { authoredFiles, authoredSpot },
    { toPlace },
  ] = await Promise.all([
    import('../../pipeline/overlay/load-overlaid.ts'),
    import('../../pipeline/generate.ts'),
    import('../../pipeline/directions/split-by-direction.ts'),
    import('../../pipeline/model/server-model.ts'),
    import('../../pipeline/read/authored.ts'),
    import('../../pipeline/read/place.ts'),
  ]);
  const file = typeof given === 'string' ? given : resolve(cwd, given.name);
  const text = typeof given === 'string' ? undefined : textOf(given);
  const description = await loadOverlaid(file, cwd, { ...overlays, text });
  const { document: loosened, model, notes } = await prepareInputs(description);
  const shown = displayPath(file, cwd);
  for (const { message, pointer } of notes.slice(0, MAX_NAMED)) warn(`${shown}: ${message} (${pointer})`);
  if (notes.length > MAX_NAMED)
    warn(`${shown}: ${notes.length - MAX_NAMED} more places of the description are not checked exactly`);
  const { document, originOf } = splitByDirection(loosened);
  const written = description.written.document.parsed as JsonObject;
  const isSwagger = 'swagger' in written;
  const serversOf = (servers: unknown): readonly ServerAddress[] =>
    (Array.isArray(servers) ? servers : []).flatMap((server: Json) => addressesOf(serverModel([server])));
  const root = serversOf(document.servers);
  const described: ApiDescription = {
    title: model.title,
    version: model.version,
    document: document as JsonObject,
    isSwagger,
    operations: model.operations.map((operation) => {
      const own = serversOf(ownServers(document as JsonObject, operation));
      const servers = own.length > 0 ? own : root;
      return {
        id: operation.id,
        method: operation.method.toUpperCase(),
        path: operation.path,
        summary: operation.summary,
        servers: servers.length > 0 ? servers : [{ path: '' }],
        hasNoMediaTypes: isSwagger && !saysMediaTypes(written, operation),
      };
    }),
  };
  const { source } = description.document;
  const writtenPlace = (pointer: string) => {
    const place = originOf(pointer);
    return 'writtenPointer' in source ? (source as UpgradedSource).writtenPointer(place) : place;
  };
  const authored = await authoredFiles(description);
  const byId = new Map(model.operations.map((one) => [one.id, one]));
  const placeOf = (requirement: string): FilePlace | undefined => {
    const [, id = '', status = ''] = /^([^.]+)\.response\.([^.]+)/.exec(requirement) ?? [];
    const operation = byId.get(id);
    if (operation === undefined) return undefined;
    const own = step('#/paths', operation.path, operation.method);
    const spot = authoredSpot(authored, step(own, 'responses', status)) ?? authoredSpot(authored, own);
    const { source } = spot?.document ?? description.document;
    const { file, line = 1 } = toPlace({ source, pointer: spot?.pointer ?? '#/', reportOnKey: true }, cwd);
    return { file: isAbsolute(file) ? basename(file) : file, line };
  };
  const read = { described, model, document: loosened as JsonObject, written, writtenPlace, placeOf };
  const folder = requirements === 'beside' ? rowsFolder(dirname(file)) : requirements;
  if (folder === undefined) return read;
  const { rows, errors, drafts, placeOfRow } = await readRows(folder, described, cwd);
  throwAll(errors);
  if (drafts.length > 0)
    warn(`${displayPath(folder, cwd)}: ${number(drafts.length, 'draft')}, ${ARE_DRAFTS}`);
  return {
    ...read,
    described: { ...described, rows },
    placeOf: (requirement) => placeOfRow(requirement) ?? placeOf(requirement),
  };
}

/** Tells a person how to finish a draft. */
export const ARE_DRAFTS =
  'not checked until `section` stands in place of `draft`, with the heading of the documentation that says so';

/** The servers of the operation, or of its path. */
function ownServers({ paths }: JsonObject, { path, method }: OperationModel): Json | undefined {
  const item = isObject(paths) ? paths[path] : undefined;
  if (!isObject(item)) return undefined;
  const operation = item[method];
  return (isObject(operation) ? operation.servers : undefined) ?? item.servers;
}

function saysMediaTypes({ paths, produces }: JsonObject, { path, method }: OperationModel): boolean {
  const item = isObject(paths) ? paths[path] : undefined;
  const operation = isObject(item) ? item[method] : undefined;
  return Array.isArray(produces) || (isObject(operation) && Array.isArray(operation.produces));
}

/** Addresses that a server's variables may come to. */
const MAX_ADDRESSES = 50;

/** A host that depends on what only the operator knows is any host. */
function addressesOf(server: ServerModel | undefined): ServerAddress[] {
  if (server === undefined) return [];
  let addresses = [server.template];
  for (const { name, initial, values } of server.variables) {
    const known = [...new Set([...values, ...(initial === undefined ? [] : [initial])])];
    addresses = addresses
      .flatMap((address) => known.map((value) => address.replaceAll(`{${name}}`, value)))
      .slice(0, MAX_ADDRESSES);
  }
  const isOpen = server.variables.some(({ values }) => values.length === 0);
  return addresses.flatMap((address) => {
    const url = parseUrl(address, 'http://relative.invalid');
    if (url === undefined) return [];
    const path = url.pathname.replace(/\/+$/, '');
    const isRelative = url.hostname === 'relative.invalid';
    return [{ path, ...(!isRelative && !isOpen && { origin: url.origin }) }];
  });
}

/** @throws ToolError `usage` for what no JSON can stand for */
function textOf({ document, name }: { readonly document: object; readonly name: string }): string {
  try {
    return JSON.stringify(document, undefined, 1);
  } catch (error) {
    throw new ToolError('usage', `${name} is not JSON: ${(error as Error).message.split('\n')[0]}.`, {
      fix: 'Give the description as a parser has made it of its file, with its references in it.',
      cause: error,
    });
  }
}
