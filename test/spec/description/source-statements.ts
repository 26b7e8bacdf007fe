/**
 * The source says this beyond fields, by a few key words each, written from the source alone: the evidence for `spec/requirements/` and
 * `spec/not-shown.yaml`. Words are looked for whatever their case, all of them in one row.
 */

/** A behavior that no schema keyword can express. `sections` are those where the source speaks of it. */
export interface Fact {
  readonly operation: string;
  readonly sections: readonly string[];
  readonly words: readonly string[];
}

const facts = (operation: string, sections: string, ...words: readonly (readonly string[])[]): Fact[] =>
  words.map((list) => ({ operation, sections: sections.split(' '), words: list }));

const sentBack = (name: string): string[] => [`\`${name}\` that`, 'sent', 'returned'];

/** Said, whether stated or reported as observed; what merely follows is not in this list. */
export const FACTS: readonly Fact[] = [
  ...facts(
    'createContact',
    '2.2 3 4.1',
    ['label', 'name'],
    ['status', '`active`'],
    ['type', '`others`'],
    ['createdAt', 'modifiedAt', 'equal'],
    ['`ach.last4`', 'last four', '`ach.accountNumber`'],
    ['`wire.domestic.last4`', 'last four', '`wire.domestic.accountNumber`'],
    ['`ach.verified`', 'false'],
    ...['accountId', 'name', 'email', 'phone'].map(sentBack),
    ['`ach`', 'account number', 'account type', 'bank name', 'routing number', 'returned'],
    ['card address', 'returned'],
    ['check address', 'returned'],
    ['domestic wire', 'returned'],
    ['international wire', 'returned'],
  ),
  ...facts(
    'createAccount',
    '2.4 3 4.3',
    ['status', '`active`'],
    ['available balance', '`0.00`'],
    ['pending credit', '`0.00`'],
    ['pending debit', '`0.00`'],
    ['fees', '`0.00`'],
    ['interest', '`0.00`'],
    ['`isVerified`', 'false'],
    ['`verifiedAt`', 'empty', 'not verified'],
    ['card counts', 'program'],
    ['limit', 'program'],
    ['enabled flag', 'program'],
  ),
  ...facts('createContact', '2.1', ['state', 'empty', 'outside the United States']),
  ...facts('updateAccount', '2.4', ['`verifiedAt`', 'empty', 'not verified']),
  ...facts(
    'updateAccount',
    '4.4',
    ['card counts', 'sent'],
    ['overall', 'limits', 'sent'],
    ['enabled flags', 'sent'],
    ['allowed originators', 'sent'],
    ['empty daily', 'monthly', "program's amounts"],
    ['`blockedOriginators`', 'null'],
    ['`modifiedAt`', 'later', '`createdAt`'],
  ),
  ...facts(
    'createCard',
    '2.6 3 4.5',
    ['available limit', 'limit amount'],
    ['card status', '`pendingActivation`'],
    ['delivery status', '`pending`'],
    ['`activatedAt`', 'empty'],
    ['cardholder', 'name', 'embossingPerson'],
  ),
  ...facts(
    'receiveAchPull',
    '2.7 3 4.6',
    ['transfer type', '`ach`'],
    ['transfer subtype', '`originated`'],
    ['transaction type', '`credit`'],
    ['status', '`pending`'],
    sentBack('type'),
    ['account number', 'contact'],
    ['account type', 'contact'],
    ['bank name', 'contact'],
    ['routing number', 'contact'],
    ['address', 'empty'],
  ),
  ...facts(
    'updateSentCheck',
    '2.7 4.7',
    ['transfer type', '`physicalCheck`'],
    ['transaction type', '`debit`'],
    ...['description', 'title', 'metadata'].map(sentBack),
  ),
];

/** Each thing the source itself says is not shown. */
export const NOT_SHOWN: readonly {
  readonly sections: readonly string[];
  readonly words: readonly string[];
}[] = [
  { sections: ['1'], words: ['other operations'] },
  { sections: ['2', '4'], words: ['values', 'field', 'allow', 'type', 'bin', 'cardType', 'limitInterval'] },
  { sections: ['2.2'], words: ['crossBorder', 'debitCard', 'intrabank', 'contact'] },
  { sections: ['2.2'], words: ['metadata', 'contact', 'account', 'card', 'received', 'ACH'] },
  {
    sections: ['2.3'],
    words: ['fallback.originated', 'fallback.received', 'realTimeAuth', 'reward.card', 'subscription'],
  },
  { sections: ['2.7'], words: ['shape of card', 'transfer'] },
  { sections: ['3'], words: ['transition'] },
  { sections: ['3'], words: ['full sets', 'states'] },
  { sections: ['4'], words: ['required', 'body fields', 'parameters'] },
  { sections: ['4', '4.2'], words: ['status code', 'program retrieval'] },
  { sections: ['4'], words: ['validation rules', 'formats'] },
  { sections: ['5'], words: ['header', 'mandatory'] },
  { sections: ['5'], words: ['header', 'creation of a contact'] },
  { sections: ['5'], words: ['keys are issued', 'permissions', 'who may perform'] },
  { sections: ['6'], words: ['kinds of events', 'payload', 'delivery', 'signature'] },
  { sections: ['7'], words: ['errors', 'status codes', 'bodies', 'codes'] },
  { sections: ['8'], words: ['rate limits', 'size of requests', 'pagination'] },
  { sections: ['8'], words: ['limit is exceeded'] },
  { sections: ['9'], words: ['deprecation', 'other versions'] },
];
