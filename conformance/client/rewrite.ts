import type { Scenario } from './scenario.ts';

/** What a scenario does to the messages between a client and its bank, where no fault can. */
export interface Rewriting {
  /** Address of a request, as the bank gets it. */
  readonly url: (url: string) => string;
  /** Body of a request, as the bank gets it. */
  readonly request: (text: string) => string;
  /** A response's body, as the client gets it. */
  readonly response: (text: string) => string;
}

const ID =
  /\b(acc|con|prg|bus|per|crd|chd|shp|tra|pbr|cbn|pcc)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/gi;

/** Of everything but persons and programs: the client has those from its environment. */
const KEPT = new Set(['per', 'prg', 'bus']);

export const REWRITINGS: Readonly<Record<NonNullable<Scenario['rewriting']>, Rewriting>> = {
  'capital-ids': {
    url: (url) => inSmallLetters(url.replaceAll(/%2d/gi, '-')),
    request: (text) => inTextsOfJson(text, inSmallLetters),
    response: (text) => ofAssigned(text, (tail) => tail.toUpperCase()),
  },
  'bare-ids': {
    url: (url) => withHyphens(url.replaceAll(/%2d/gi, '-')),
    request: (text) => inTextsOfJson(text, withHyphens),
    response: (text) => ofAssigned(text, (tail) => tail.replaceAll('-', '')),
  },
  escaped: {
    url: (url) => url,
    request: (text) => text,
    response: (text) =>
      text.replace(/"((?:[^"\\]|\\.)*)"/g, (all) => {
        const value = JSON.parse(all) as string;
        return `"${Array.from(value.split(''), escapeUnit).join('')}"`;
      }),
  },
};

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function inSmallLetters(text: string): string {
  return text.replace(ID, (_all, kind: string, rest: string) => `${kind}-${rest.toLowerCase()}`);
}

const BARE_ID =
  /\b(acc|con|prg|bus|per|crd|chd|shp|tra|pbr|cbn|pcc)-([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})\b/gi;

function withHyphens(text: string): string {
  return text.replace(BARE_ID, '$1-$2-$3-$4-$5-$6');
}

/** Other tails of the identifiers that the bank has assigned. */
function ofAssigned(text: string, change: (tail: string) => string): string {
  return text.replace(ID, (all, kind: string, tail: string) =>
    KEPT.has(kind.toLowerCase()) ? all : `${kind}-${change(tail)}`,
  );
}

/** Texts may be written with escapes. What is no JSON is left as it is. */
function inTextsOfJson(text: string, change: (text: string) => string): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (_name, value: unknown) => (typeof value === 'string' ? change(value) : value)),
    );
  } catch {
    return text;
  }
}
