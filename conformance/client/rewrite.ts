import type { Scenario } from './scenarios.ts';

/** A scenario changes the messages between a client and its bank where no fault can. */
export interface Rewriting {
  /** Address of a request, as the bank gets it. */
  readonly url: (url: string) => string;
  /** Body of a request, as the bank gets it. */
  readonly request: (text: string) => string;
  /** A response's body, as the client gets it. `isGiven`: whether the client has an identifier from elsewhere; it may compare them. */
  readonly response: (text: string, isGiven: (id: string) => boolean) => string;
}

const ID =
  /\b(acc|con|prg|bus|per|crd|chd|shp|tra|pbr|cbn|pcc)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/gi;

/** Not only those that the client was given: its user has them from elsewhere. */
const KEPT = new Set(['per', 'prg', 'bus']);

export const REWRITINGS: Readonly<Record<NonNullable<Scenario['rewriting']>, Rewriting>> = {
  'capital-ids': {
    url: (url) => inSmallLetters(url.replaceAll(/%2d/gi, '-')),
    request: (text) => inTextsOfJson(text, inSmallLetters),
    response: (text, isGiven) => ofAssigned(text, isGiven, (tail) => tail.toUpperCase()),
  },
  'bare-ids': {
    url: (url) => withHyphens(url.replaceAll(/%2d/gi, '-')),
    request: (text) => inTextsOfJson(text, withHyphens),
    response: (text, isGiven) => ofAssigned(text, isGiven, (tail) => tail.replaceAll('-', '')),
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
function ofAssigned(
  text: string,
  isGiven: (id: string) => boolean,
  change: (tail: string) => string,
): string {
  return text.replace(ID, (all, kind: string, tail: string) =>
    KEPT.has(kind.toLowerCase()) || isGiven(all) ? all : `${kind}-${change(tail)}`,
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
