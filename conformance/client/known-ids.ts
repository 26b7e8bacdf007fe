import type { ClientCall, ClientRun } from './client-run.ts';
import { bankCalls } from './judgement.ts';

const ID = /\b(?:acc|con|prg|bus|per|crd|chd|shp|tra|pbr|cbn|pcc)-[\da-fA-F-]{32,36}\b/g;

export function idsIn(text: string): string[] {
  return text.match(ID) ?? [];
}

/** The identifiers that a client could know when it made a call: those that it was given, and those of earlier responses. */
export function knownIdsOf(run: ClientRun, call: ClientCall): ReadonlySet<string> {
  const known = new Set([...run.ids, ...Object.values(run.environment).flatMap(idsIn)]);
  for (const { endedAt, response } of bankCalls(run)) {
    if (endedAt > call.startedAt || !('status' in response) || typeof response.body !== 'string') continue;
    // As JSON reads them: they may be written with escapes.
    for (const id of idsIn(unescaped(response.body))) known.add(id);
  }
  return known;
}

function unescaped(text: string): string {
  return text.replace(/\\u([\da-f]{4})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
