import type { Random } from '../random.ts';
import type { StepContext } from '../step.ts';
import { changeTexts } from './change-texts.ts';
import { keepOperators } from './keep-operators.ts';
import { likeBefore, type Question, type QuestionStep, question, stepSucceeded } from './question.ts';
import { asSpare, OPEN_SECOND_ACCOUNT } from './two-accounts.ts';

/** A kind of text that servers change by mistake. */
interface TextKind {
  readonly id: string;
  /** For people, after `texts`: `with blanks at their edges`. */
  readonly what: string;
  /** Where it is sent. */
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

/** In the order of worth. */
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

export const textQuestions: readonly Question[] = textKinds.map((kind) =>
  question(
    kind.id,
    `Do texts ${kind.what} come back as they were sent?`,
    ...kind.in.map((place) => (place === 'check' ? annotation(kind) : contact(kind))),
  ),
);

/** What the deployment has accepted of these kinds, all in one text. */
export function mixedText(context: StepContext, text: string): string | undefined {
  const taken = textKinds.filter(
    (kind) =>
      kind.names === undefined &&
      kind.in.every((place) =>
        stepSucceeded(context, place === 'check' ? checkStep(kind) : contactStep(kind)),
      ),
  );
  return taken.length === 0
    ? undefined
    : taken.reduce((mixed, kind) => kind.change(mixed, context.random), text);
}

function contactStep({ id }: TextKind): string {
  return `store-contact-with-${id}`;
}

function checkStep({ id }: TextKind): string {
  return `annotate-check-with-${id}`;
}

function contact(kind: TextKind): QuestionStep {
  return {
    id: contactStep(kind),
    like: 'store-contact',
    purpose: `Store a contact that has texts ${kind.what}`,
    after: [OPEN_SECOND_ACCOUNT],
    prepare: (context) =>
      likeBefore(context, 'store-contact', asSpare(context), (body) =>
        changeTexts(
          body,
          kind.names ?? CONTACT_TEXTS,
          keepOperators(context, 'store-contact', body, (text) => kind.change(text, context.random)),
        ),
      ),
  };
}

function annotation(kind: TextKind): QuestionStep {
  return {
    id: checkStep(kind),
    like: 'annotate-check',
    purpose: `Annotate the check with texts ${kind.what}`,
    prepare: (context) =>
      likeBefore(context, 'annotate-check', context, (body) =>
        changeTexts(body, kind.names ?? CHECK_TEXTS, (text) => kind.change(text, context.random)),
      ),
  };
}

/** Words up to just this many characters, none of them a blank at the end. */
function ofLength(text: string, length: number): string {
  const words = `${text} of the first, second, third, fourth and fifth quarter; `;
  return `${words.repeat(Math.ceil(length / words.length)).slice(0, length - 1)}.`;
}
