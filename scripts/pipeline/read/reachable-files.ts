import { readFile } from 'node:fs/promises';
import { type Document, isAbsoluteUrl } from '@redocly/openapi-core';
import type { LocalResolver } from './load.ts';

const REFERENCE = /\$ref['"]?\s*:\s*['"]?([^#\s'",}]+)/g;

export interface ReachableFile {
  readonly absoluteRef: string;
  readonly body: string;
}

/**
 * The root file and every file that its text, and theirs, refers to, without parsing any: a text may hold what only looks like a
 * reference. What cannot be read is left out: whoever asks for it next reports it.
 */
export async function* reachableFiles(
  { source: root }: Document,
  resolver: LocalResolver,
): AsyncGenerator<ReachableFile> {
  const open: ReachableFile[] = [root];
  const seen = new Set([root.absoluteRef]);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    yield file;
    for (const [, ref = ''] of file.body.matchAll(REFERENCE)) {
      if (isAbsoluteUrl(ref)) continue;
      const path = resolver.resolveExternalRef(file.absoluteRef, ref);
      if (seen.has(path)) continue;
      seen.add(path);
      if (resolver.allowed.refusal(path) !== undefined) continue;
      const body = await readFile(path, 'utf8').catch(() => undefined);
      if (body !== undefined) open.push({ absoluteRef: path, body });
    }
  }
}
