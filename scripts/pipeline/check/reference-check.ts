import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import {
  type Document,
  isAbsoluteUrl,
  type Location,
  type OasRef,
  ResolveError,
  type ResolveResult,
  type UserContext,
  YamlParseError,
} from '@redocly/openapi-core';
import { at, isObject } from '../../../lib/json.ts';
import { fromPointer, step } from '../../../lib/json-pointer.ts';
import { FileRefusal } from '../read/allowed-files.ts';
import { isDataPlace, isMappingPlace } from '../read/data-places.ts';
import { explainSyntax } from '../read/syntax.ts';
import { closest } from './closest.ts';
import type { CheckFinding } from './finding.ts';

/** References to one thing that is not there, at the place of the first. */
interface Dangling {
  readonly ref: string;
  readonly location: Location;
  readonly error: unknown;
  /** It only names a member of a union by the value of its discriminator. */
  readonly isInMapping: boolean;
  uses: number;
}

/**
 * Every reference leads to something, in a file. Redocly follows a reference that is the whole of an example or an extension, which
 * is fine where it leads somewhere, and data where it does not. What
 * several references lead to is missing once.
 */
export class ReferenceCheck {
  private readonly dangling = new Map<string, Dangling>();

  readonly visitor = {
    ref: {
      leave: (
        { $ref: ref }: OasRef,
        context: UserContext,
        { node, location: target, error }: ResolveResult<NonNullable<unknown>>,
      ) => {
        if ((node !== undefined && target !== undefined) || isDataPlace(context.location.pointer)) return;
        const location = context.location.child('$ref');
        const isInMapping = isMappingPlace(context.location.pointer);
        const key = `${isInMapping} ${isAbsoluteUrl(ref) ? ref : targetOf(ref, location).join('#')}`;
        const known = this.dangling.get(key);
        if (known === undefined) this.dangling.set(key, { ref, location, error, isInMapping, uses: 1 });
        else known.uses++;
      },
    },
  };

  /** @param documents the files that were read, for names that may have been meant */
  findings(documents: readonly Document[]): CheckFinding[] {
    const unreadable = new Set<string>();
    return [...this.dangling.values()].flatMap((dangling): CheckFinding[] => {
      const { error, ref } = dangling;
      if (!(error instanceof YamlParseError))
        return [
          byId(dangling, documents) ?? (isAbsoluteUrl(ref) ? remote(dangling) : nowhere(dangling, documents)),
        ];
      const file = error.source.absoluteRef;
      if (unreadable.has(file)) return [];
      unreadable.add(file);
      return [{ rule: 'spec/reference', severity: 'error', ...explainSyntax(error) }];
    });
  }
}

/** Finds what a reference leads to by the `$id` of a schema: of one that it stands in, or of the one that it names. */
function byId({ ref, location, uses }: Dangling, documents: readonly Document[]): CheckFinding | undefined {
  const own = documents.find(({ source }) => source.absoluteRef === location.source.absoluteRef);
  const [id] = [...idsAbove(own?.parsed, location.pointer), ...idsOf(documents, ref)];
  if (id === undefined) return undefined;
  return {
    rule: 'spec/unsupported',
    severity: 'error',
    message: `The reference follows the \`$id\` of a schema, which is not supported: ${ref}${inPlaces(uses)}`,
    fix: `Remove \`$id: ${id}\`, and refer to schemas by their place: \`#/components/schemas/Name\`.`,
    location,
  };
}

/** The `$id` of each schema that a place is in. */
function idsAbove(document: unknown, pointer: string): string[] {
  const steps = fromPointer(pointer);
  const around = steps.map((_, index) =>
    at(
      document,
      steps.slice(0, index).reduce((path, name) => step(path, name), '#'),
    ),
  );
  return around.flatMap((node) => (isObject(node) && typeof node.$id === 'string' ? [node.$id] : []));
}

/** The `$id` that a reference names, if a schema has it. */
function idsOf(documents: readonly Document[], ref: string): string[] {
  const [base = ''] = ref.split('#');
  if (base === '') return [];
  const seen = new Set<unknown>(documents.map(({ parsed }) => parsed));
  for (const node of seen) {
    if (isObject(node) && node.$id === base) return [base];
    if (typeof node === 'object' && node !== null) for (const inner of Object.values(node)) seen.add(inner);
  }
  return [];
}

/** File and pointer. */
function targetOf(ref: string, { source }: Location): [string, string] {
  const [uri = '', pointer = ''] = ref.split('#');
  return [uri === '' ? source.absoluteRef : `${dirname(source.absoluteRef)}/${uri}`, pointer];
}

function remote({ ref, location, uses }: Dangling): CheckFinding {
  return {
    rule: 'spec/remote-reference',
    severity: 'error',
    message: `The reference leads to the network, from which nothing is loaded: ${ref}${inPlaces(uses)}`,
    fix: 'Save what it points to next to the description and refer to the file.',
    location,
  };
}

function nowhere(dangling: Dangling, documents: readonly Document[]): CheckFinding {
  const { ref, location, uses, error } = dangling;
  const refused: unknown = error instanceof ResolveError ? error.originalError : undefined;
  if (refused instanceof FileRefusal) {
    const { why, fix } = refused.refused;
    const message = `The reference is not followed: ${ref}${inPlaces(uses)}. ${why}.`;
    return { rule: 'spec/reference', severity: 'error', message, fix, location };
  }
  const near = ref.includes('#') ? nearName(dangling, documents) : nearFile(dangling);
  return {
    rule: 'spec/reference',
    severity: 'error',
    message: `The reference cannot be resolved: ${ref}${inPlaces(uses)}`,
    fix:
      near === undefined ? 'Correct the reference, or make what it points to.' : `Did you mean \`${near}\`?`,
    location,
    ...(dangling.isInMapping && { canBeLeftOut: true }),
  };
}

function inPlaces(uses: number): string {
  return uses === 1 ? '' : ` (in ${uses} places)`;
}

function nearFile({ ref, location }: Dangling): string | undefined {
  const [file] = targetOf(ref, location);
  try {
    const near = closest(basename(file), readdirSync(dirname(file)));
    return near === undefined ? undefined : `${ref.slice(0, ref.length - basename(file).length)}${near}`;
  } catch {
    return undefined;
  }
}

/** A name beside the one that is missing. */
function nearName({ ref, location }: Dangling, documents: readonly Document[]): string | undefined {
  const [file, pointer] = targetOf(ref, location);
  const steps = fromPointer(`#${pointer}`);
  const last = steps.pop() ?? '';
  const parent = steps.reduce((path, name) => step(path, name), '#');
  const document = documents.find(({ source }) => source.absoluteRef === file);
  const beside = document === undefined ? undefined : at(document.parsed, parent);
  const near = isObject(beside) ? closest(last, Object.keys(beside)) : undefined;
  return near === undefined ? undefined : `${ref.slice(0, ref.indexOf('#'))}${step(parent, near)}`;
}
