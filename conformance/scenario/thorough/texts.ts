import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import { dataUses } from '../data-uses.ts';
import type { Random } from '../random.ts';
import type { StepContext } from '../step.ts';
import {
  type QuestionCall,
  type QuestionChange,
  type QuestionRow,
  stepSucceeded,
  usual,
} from './question.ts';

/** A kind of text that servers change by mistake. */
interface TextKind {
  readonly id: string;
  /** The words for people, after `texts`: `with blanks at their edges`. */
  readonly what: string;
  /** The places where it is sent. */
  readonly in: readonly ('contact' | 'check')[];
  /** Only in fields of these names, where others would hardly take it. */
  readonly names?: RegExp;
  /** Adds to the text, so that the texts of a request stay different. */
  change(text: string, random: Random): string;
}

const EVERYWHERE = ['check', 'contact'] as const;
const CONTACT_TEXTS = /^(name|bankName|line1|line2|city|beneficiaryBank|correspondentBank)$/;
const CHECK_TEXTS = /^(description|title|externalId)$/;
const LONG_TEXTS = /^(name|bankName|line1|line2|description|title)$/;

/** The kinds in the order of worth. */
export const textKinds: readonly TextKind[] = [
  {
    id: 'edge-blanks',
    what: 'with blanks at their edges',
    in: EVERYWHERE,
    change: (text) => ` ${text}  `,
  },
  {
    id: 'markup',
    what: 'with characters that mean something in HTML, SQL or addresses',
    in: EVERYWHERE,
    change: (text) => `${text} & <b>"Sons"</b>, O'Hara's &amp; \\ %20 {{0}}`,
  },
  {
    id: 'accents',
    what: 'with letters beyond ASCII, composed',
    in: EVERYWHERE,
    change: (text) => `${text} Café Größe Łódź Ærø 東京`.normalize('NFC'),
  },
  {
    id: 'combining-marks',
    what: 'with combining marks after their letters',
    in: EVERYWHERE,
    change: (text) => `${text} ${'Crème Ångström Piña'.normalize('NFD')}`,
  },
  {
    id: 'over-50-characters',
    what: 'of more than 50 characters',
    in: ['contact'],
    names: LONG_TEXTS,
    change: (text, random) => ofLength(text, 70 + random.integer(0, 9)),
  },
  {
    id: 'over-255-characters',
    what: 'of more than 255 characters',
    in: EVERYWHERE,
    names: LONG_TEXTS,
    change: (text, random) => ofLength(text, 270 + random.integer(0, 9)),
  },
  {
    id: 'emoji',
    what: 'with characters beyond the first 65,536 of Unicode',
    in: EVERYWHERE,
    change: (text) => `${text} 🏦 👩🏽‍💻 𝒜`,
  },
  {
    id: 'runs-of-blanks',
    what: 'with several blanks in a row',
    in: ['contact'],
    change: (text) => `${text}  and   more`,
  },
  {
    id: 'mixed-case',
    what: 'in a case of their own',
    in: ['contact'],
    change: (text) => `${text} mcDONALD eBay IIx de la`,
  },
];

export const textQuestions: readonly QuestionRow[] = textKinds.map((kind) => ({
  id: kind.id,
  asks: `Do texts ${kind.what} come back as they were sent?`,
  calls: kind.in.map((place): QuestionCall => ({ ...callOf(place, kind), id: stepOf(place, kind) })),
}));

function stepOf(place: 'contact' | 'check', { id }: TextKind): string {
  return `${place === 'check' ? 'annotate-check' : 'store-contact'}-with-${id}`;
}

function callOf(place: 'contact' | 'check', { what, names, change }: TextKind): Omit<QuestionCall, 'id'> {
  const like = place === 'check' ? 'annotate-check' : 'store-contact';
  const texts = names ?? (place === 'check' ? CHECK_TEXTS : CONTACT_TEXTS);
  return {
    like,
    change: (body, own) => changeTexts(own, like, body, texts, (text) => change(text, own.random)),
    ...(place === 'check'
      ? { purpose: `Annotate the check with texts ${what}` }
      : { purpose: `Store a contact that has texts ${what}`, of: 'spare' }),
  };
}

/** Joins what the deployment has accepted of these kinds in one text. */
export function mixedText(context: StepContext, text: string): string | undefined {
  const taken = textKinds.filter(
    (kind) =>
      kind.names === undefined && kind.in.every((place) => stepSucceeded(context, stepOf(place, kind))),
  );
  return taken.length === 0
    ? undefined
    : taken.reduce((mixed, kind) => kind.change(mixed, context.random), text);
}

/** Sends it in the texts of these names; sends nothing if none of the kinds was accepted. */
export function mixedTexts(step: string, names: RegExp): QuestionChange {
  return (body, own, context) =>
    mixedText(context, '') === undefined
      ? undefined
      : changeTexts(own, step, body, names, (text) => mixedText(context, text) ?? text);
}

export const withLeadingZeros: QuestionChange = (body, own) =>
  changeTexts(own, 'store-contact', body, /^(accountNumber|routingNumber|line2)$/, (text, place) => {
    const { random } = own;
    if (place.includes('international')) return text;
    if (place.endsWith('line2')) return `00${random.integer(1, 9)}`;
    return place.endsWith('routingNumber')
      ? withCheckDigit(`00${random.digits(6)}`)
      : `0000${random.digits(8)}`;
  });

/** Weighted 3, 7 and 1, the nine digits come to a multiple of ten. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

type TextChange = (text: string, pointer: string) => string;

/** Leaves values of the operator's as they are: the deployment may accept no others there. */
export function changeTexts(
  { data }: StepContext,
  step: string,
  body: JsonObject,
  names: RegExp,
  change: TextChange,
): JsonObject {
  const places = dataUses(usual(step).operation, body, data).map(({ pointer }) => pointer);
  const isOperators = (pointer: string) =>
    places.some((place) => pointer === place || pointer.startsWith(`${place}/`));
  return replaceTexts(body, names, (text, pointer) => (isOperators(pointer) ? text : change(text, pointer)));
}

/** The body with other texts in the fields of these names, wherever they are. */
export function replaceTexts(body: JsonObject, names: RegExp, change: TextChange): JsonObject {
  const changed = (value: Json, path: readonly string[]): Json => {
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, changed(inner, [...path, name])]),
      );
    return typeof value === 'string' && names.test(path.at(-1) ?? '')
      ? change(value, toPointer(path))
      : value;
  };
  return changed(body, []) as JsonObject;
}

/** Words up to just this many characters, none of them a blank at the end. */
function ofLength(text: string, length: number): string {
  const words = `${text} of the first, second, third, fourth and fifth quarter; `;
  return `${words.repeat(Math.ceil(length / words.length)).slice(0, length - 1)}.`;
}
