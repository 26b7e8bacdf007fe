import { stemmer } from 'stemmer';

/** Words that people use for each other in questions about an API. What a query has of a group also finds the others, for less. */
const GROUPS = [
  'retry repeat resend replay again twice duplicate idempotent idempotency timeout',
  'webhook callback event notification notify subscribe hook',
  'delete remove cancel void revoke close',
  'list browse enumerate',
  'error failure fail refuse refusal reject decline exception problem invalid',
  'key token credential secret password',
  'authenticate authentication authorization authorize login auth sign',
  'permission scope role access right',
  'status state',
  'transition lifecycle',
  'limit cap maximum max ceiling quota',
  'minimum min least smallest lowest',
  'throttle rate 429',
  'length long short size character',
  'format pattern regex shape form',
  'required mandatory compulsory necessary must obligatory',
  'optional omit skip leave',
  'value option choice enum',
  'date time timestamp',
  'amount money sum price cents',
  'url host server endpoint base',
  'null empty unset blank missing absent',
  'version deprecated deprecation sunset',
  'id identifier uuid',
  'freeze lock block suspend',
  'payee recipient vendor beneficiary counterparty contact',
  'update change edit modify patch',
  'overwrite replace merge',
  'create open add new issue order save store make',
  'read get fetch retrieve show',
  'configuration config setting',
  'pull debit collect charge draw deposit fund',
  'send pay payout',
  'expiry expire expiration valid',
  'zip postal postcode',
  'phone mobile tel',
  'email mail',
  'webpage website domain',
  'iban swift bic',
  'fee cost charge',
  'balance funds',
  'default initial start',
  'header',
  'test sandbox try',
  'person user employee',
  'business company',
  'cardholder owner holder',
  'merchant shop store seller',
  'category mcc',
  'track tracking shipment shipping delivery deliver ship',
  'emboss embossing print printed',
  'logo brand branding color font',
] as const;

/** Words without which a question means the same. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and any anything are as at be been but by can could did do does doing done for from had happen happens has have having he her how i if in into is it its just ' +
    'many me much my of on or our out she should so some something still than that the their them then there these they this those to too up us very was we were what when ' +
    'where which while whose why will with would you your api please tell there exactly actually really one ones get gets got give given want need needs let lets about return returns returned someone else'
  ).split(' '),
);

/** Turns of phrase whose words alone say something else. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\bhow long (?:does|do|will|would|until|before|is|has|it|till)\b|\bhow (?:many days|soon|fast|quickly)\b|\bwhen (?:does|do|will|would|is|are)\b/gi,
    ' transition settle ',
  ],
  [
    /\bhow long (?:can|may|could|should|must)\b|\bhow (?:many|much) (?:characters|letters|digits)\b/gi,
    ' length characters ',
  ],
  [/\bwho\b|\b(?:am|are|is|be) (?:\w+ )?(?:allowed|permitted|authorized) to\b/gi, ' permission who '],
  [/\bhow many\b/gi, ' maximum count '],
  [/\btimed?[ -]?outs?\b/gi, ' timeout '],
  [/\bcheck (?=(?:whether|if|on|that|for)\b)|\b(?:find|look) (?:out|up|for)\b/gi, ' lookup query '],
  [/\bcheck (?=(?:\w+ )?status\b)/gi, ' check lookup query '],
  [/\bwithout\b/gi, ' optional omit without '],
  [/\b(?:get|have|take|send|pull) (?:\w+ ){0,2}back\b/gi, ' refund reverse '],
  [/\bsame day\b/gi, ' sameday same day '],
  [/\b(?:not|never|un)[ -]?(?:set|filled)\b|\bno values?\b/gi, ' unset '],
  [/\b(?:at once|twice|two times|second time|more than once)\b/gi, ' twice '],
  [/\b(?:learn|know|be told|tell me|hear|notice) (?:that|when|whether|if|about)\b/gi, ' '],
  [/\bwhat (?:happens|if)\b/gi, ' '],
];

const SYNONYMS: ReadonlyMap<string, readonly string[]> = synonymsByStem();

function synonymsByStem(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const group of GROUPS) {
    const stems = [...new Set(group.split(' ').map((word) => stemmer(word)))];
    for (const stem of stems)
      all.set(stem, [...(all.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
  }
  return all;
}

export function synonymsOf(stem: string): readonly string[] {
  return SYNONYMS.get(stem) ?? [];
}

/** The words of a question, with what its turns of phrase mean in their place. */
export function stemsOfQuestion(question: string): string[] {
  return stemsOf(PHRASES.reduce((text, [phrase, meaning]) => text.replace(phrase, meaning), question));
}

/** The words of a text in lower case, without those that say nothing, as stems. `limitAmount` is itself, `limit` and `amount`. */
export function stemsOf(text: string): string[] {
  const words = [...text.matchAll(/[\p{L}\d]+(?:\.\d+)*/gu)].flatMap(([word]) => {
    const parts = word.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(' ');
    return parts.length === 1 ? parts : [word, ...parts];
  });
  const lower = words.map((word) => word.toLowerCase());
  return lower.filter((word) => !STOP_WORDS.has(word)).map((word) => stemmer(word));
}
