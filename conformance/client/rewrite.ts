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
    request: inSmallLettersOfJson,
    response: (text) =>
      text.replace(ID, (all, kind: string, rest: string) =>
        KEPT.has(kind.toLowerCase()) ? all : `${kind}-${rest.toUpperCase()}`,
      ),
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

/** Texts may be written with escapes. What is no JSON is left as it is. */
function inSmallLettersOfJson(text: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (_name, value: unknown) =>
        typeof value === 'string' ? inSmallLetters(value) : value,
      ),
    );
  } catch {
    return text;
  }
}
