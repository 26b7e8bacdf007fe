/** Reads what `server:` in `spec/not-shown.yaml` says about the sandbox, and the actions that say it of a deployment. */

/** Descriptions of actions, one for each choice; or why requests cannot show what a deployment chooses. */
export type Choices = readonly string[] | { readonly undecidable: string };

const WRITES = [
  'createContact',
  'createAccount',
  'updateAccount',
  'createCard',
  'receiveAchPull',
  'updateSentCheck',
];
const OF_PERSONS = WRITES.slice(1);
const ALL = [...WRITES, 'retrieveProgram'];

export const sandboxChoices: Readonly<Record<string, Choices>> = {
  'other-operations': [
    'Responds with 405 to GET on accounts.',
    'Responds with 405 to GET on the list of contacts.',
  ],
  'allowed-values': [
    'createAccount type: Accepts "businessSavings". Refuses "cardAccount", "personalChecking", "notAnAccountType" with 422.',
    'createCard bin: Refuses "credit", "notABin" with 422.',
    'createCard cardType: Accepts "virtual". Refuses "notACardType" with 422.',
    'createCard currency: Refuses "EUR", "notACurrency" with 422.',
    'createCard limitInterval: Refuses "daily", "monthly", "notAnInterval" with 422.',
    'createContact ach.accountType: Accepts "personalChecking". Refuses "notAnAccountType" with 422.',
    'receiveAchPull type: Accepts "". Refuses "standard", "notAType" with 422.',
  ],
  'unlisted-fields': ['No response has had a field that is not described.'],
  'contact-rail-shapes': ['crossBorder', 'debitCard', 'intrabank'].map(
    (field) => `createContact ${field}: Has been null.`,
  ),
  'metadata-shape': ['createContact', 'createAccount', 'createCard', 'receiveAchPull'].map(
    (operation) => `${operation} metadata: Has been null.`,
  ),
  'program-open-shapes': [
    ...['subscription', 'fallback.originated', 'fallback.received', 'reward.card'],
    ...['ach', 'card', 'intrabank', 'notification'].map((rail) => `realTimeAuth.${rail}`),
  ].map((field) => `retrieveProgram ${field}: Has been null.`),
  'send-login-otp-shape': ['retrieveProgram bankLinkExchange.sendLoginOtp: Has been null.'],
  'list-entry-shapes': [
    'retrieveProgram brand.sdkLocale.data: Has been empty.',
    'createCard allowedMerchants: Has been null.',
    'createCard blockedCategories: Has been null.',
  ],
  'transfer-card-shape': ['receiveAchPull card: Has been null.', 'updateSentCheck card: Has been null.'],
  transitions: { undecidable: 'that takes time, and an operation that reads a record' },
  'full-sets-of-states': { undecidable: 'a state that has not occurred may exist' },
  'required-fields': [
    'createContact requires accountId, name.',
    'createAccount requires acceptedTerms, businessId, label, type.',
    'createCard requires accountId, billingAddress, bin, cardType, currency, embossingPerson, label, limitAmount, limitInterval.',
    'receiveAchPull requires accountId, contactId, amount, type.',
    'updateAccount: Accepts a body without any one of its fields.',
    'updateSentCheck: Accepts a body without any one of its fields.',
    'createCard: Responds with 422 to a physical card without a shipping address.',
    'createCard: Creates a virtual card without a shipping address.',
    'receiveAchPull: Responds with 422 to a pull from a contact without ACH details.',
    'createCard: Responds with 422 to a billing address that has nothing but its type.',
    'createContact: A text that was left out is returned as an empty string.',
  ],
  'program-retrieval-status': ['retrieveProgram responds with 200.'],
  'field-validation': [
    ...WRITES.map(
      (operation) => `${operation}: Responds with 400 to a value of another type than described.`,
    ),
    'createCard limitAmount: Accepts "0.00". Refuses "-1.00", "1000000000000000.00" with 422.',
    'updateAccount config.card.physical.count: Refuses "-1" with 422.',
    'updateAccount config.limits.receive.daily: Refuses "-1.00" with 422.',
    'receiveAchPull amount: Refuses "0.00", "-1.00" with 422.',
    'createAccount acceptedTerms: Refuses false with 422.',
    // Numbers that JSON can write and JavaScript cannot hold are not sent.
    'updateSentCheck metadata: Refuses infinite numbers with 422.',
  ],
  'header-mandatory': [
    ...OF_PERSONS.flatMap((operation) =>
      ['no credentials', 'sd-person-id', 'sd-api-key'].map(
        (given) => `${operation} refuses calls with ${given} (401).`,
      ),
    ),
    'retrieveProgram refuses calls with no credentials (401).',
  ],
  'create-contact-headers': [
    'createContact accepts calls with sd-api-key.',
    'createContact refuses calls with no credentials (401).',
    // It takes the credentials of another person.
    'createContact refuses a person of another program.',
  ],
  'keys-and-permissions': { undecidable: 'that takes several keys, and a wrong one may be locked' },
  events: { undecidable: 'no response shows them' },
  'account-notification-settings': ['No account has had notification settings or realTimeAuth entries.'],
  errors: [
    'Bodies of errors have the shape DeploymentError.',
    ...ALL.flatMap((operation) =>
      [400, 401, 404].map((status) => `${operation} responds with ${status} to some requests.`),
    ),
    ...WRITES.filter((operation) => operation !== 'updateSentCheck').map(
      (operation) => `${operation} responds with 422 to some requests.`,
    ),
  ],
  'rate-limits': { undecidable: 'reaching them would be an attack' },
  'exceeded-limits': [
    "receiveAchPull: Responds with 422 to a pull above the account's limit for ACH.",
    "receiveAchPull: Responds with 422 to a pull above the account's overall limit.",
    "createCard: Responds with 422 to a card beyond the account's count.",
  ],
  versions: ['Responds with 404 below /v2.'],
  idempotency: WRITES.map((operation) =>
    operation.startsWith('update')
      ? `${operation}: The same request again is accepted.`
      : `${operation}: The same request again creates another record.`,
  ),
  'unsent-fields-of-an-update': [
    'updateAccount: An update leaves settings as they are that it does not send.',
    'updateSentCheck: An update leaves fields as they are that it does not send.',
  ],
  'person-header-effect': [
    'createAccount createdPersonId: It is the person in the header.',
    'createCard createdPersonId: It is the person in the header.',
    'createCard cardholder.personId: It is the person in the header.',
  ],
  'response-content-type': ALL.map((operation) => `${operation}: Responds with application/json.`),
  'copied-bank-details': ['iban', 'bin'].map((field) => `receiveAchPull ${field}: It is an empty string.`),
  'partly-empty-limits': [
    'updateAccount: A single empty amount of a limit group is returned as it is.',
    'updateAccount: An empty overall amount is returned as it is.',
  ],
  'origin-of-checks': { undecidable: 'no operation that is described sends a check' },
  'balance-effects': [
    'updateAccount: A pull adds its amount to pendingCredit.',
    'updateAccount: A pull does not add its amount to availableBalance.',
  ],
  'other-settings-of-a-new-account': [
    'createAccount: A new account has the same-day settings of its program.',
    'createAccount: A new account has the allowed and the blocked originators of its program.',
  ],
  'other-settings-of-an-update': [
    'updateAccount: An update sets the limits of a rail to the amounts that it sends.',
    'updateAccount: An update sets same-day service to what it sends.',
  ],
  'card-addresses': [
    'createCard: The billing address is returned as it was sent.',
    'createCard: The shipping address is returned as it was sent.',
  ],
  'counterparty-name': ['receiveAchPull: A pull has the name of its contact.'],
  'settings-beyond-the-program': [
    "updateAccount: Responds with 422 to a higher limit than the program's.",
    "updateAccount: Responds with 422 to a higher count of cards than the program's.",
  ],
  'switched-off-rails': [
    'createCard: Responds with 422 to a card of a type that the account has disabled.',
    'receiveAchPull: Responds with 422 to a pull into an account that has receiving by ACH disabled.',
    'receiveAchPull: Responds with 422 to a same-day pull into an account that has same-day service disabled.',
  ],
  'contact-of-another-account': [
    'receiveAchPull: Responds with 422 to a pull from a contact of another account.',
  ],
  'update-within-a-second': [
    'updateAccount: modifiedAt of an update right after the creation is not createdAt.',
  ],
  'assigned-values': [
    'Account numbers have 12 characters.',
    'Cards expire 4 years after the year of their creation.',
  ],
  'field-meanings': { undecidable: 'no response shows what a field means' },
  'currency-of-amounts': { undecidable: 'no response shows it' },
  'identifier-tail': ['Identifiers are UUIDs of version 7 with hyphens.'],
};
