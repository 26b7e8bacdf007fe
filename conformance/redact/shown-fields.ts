import { type BodyName, type OperationId, operations } from '../../generated/operations.ts';

/**
 * The form that a text or number must have to be shown. Wide enough for a server's mistakes, too narrow for values that belong elsewhere.
 * `own` is a text that the suite generated: in a response, only one that was sent in this run.
 */
export type Form = 'id' | 'amount' | 'count' | 'timestamp' | 'word' | 'own' | 'free';

/** The rule by the field's name, wherever it stands. All other fields are masked. */
const SHOWN: Readonly<Record<string, Form>> = {
  id: 'id',
  accountId: 'id',
  contactId: 'id',
  programId: 'id',
  businessId: 'id',
  parentTransferId: 'id',
  fallbackTransferId: 'id',
  configId: 'id',

  amount: 'amount',
  availableBalance: 'amount',
  pendingCredit: 'amount',
  pendingDebit: 'amount',
  fees: 'amount',
  interest: 'amount',
  daily: 'amount',
  monthly: 'amount',
  limitAmount: 'amount',
  availableLimit: 'amount',
  destinationAmount: 'amount',
  accountCreationCredit: 'amount',
  accountFees: 'amount',
  accountInterest: 'amount',

  count: 'count',
  maxCount: 'count',

  createdAt: 'timestamp',
  modifiedAt: 'timestamp',
  verifiedAt: 'timestamp',
  activatedAt: 'timestamp',
  transferredAt: 'timestamp',

  status: 'word',
  type: 'word',
  accountInterestFrequency: 'word',
  accountType: 'word',
  addressType: 'word',
  bankIdentifierType: 'word',
  cardStatus: 'word',
  cardType: 'word',
  country: 'word',
  currency: 'word',
  deliveryStatus: 'word',
  destinationCurrency: 'word',
  language: 'word',
  limitInterval: 'word',
  programType: 'word',
  reviewCode: 'word',
  transferSubType: 'word',
  transferType: 'word',
  txnType: 'word',

  label: 'own',
  title: 'own',
  description: 'own',
  allowedCategories: 'own',
  blockedCategories: 'own',
  allowedMerchants: 'own',
  blockedMerchants: 'own',
  allowedOriginators: 'own',
  blockedOriginators: 'own',
};

/** Fields whose names mean something else in other places. */
const SHOWN_AT: readonly {
  readonly path: readonly string[];
  readonly form: Form;
  /** The component that the operation returns if the field means this; anything, if absent. */
  readonly bodies?: readonly BodyName[];
}[] = [
  { path: ['name'], form: 'own' },
  { path: ['metadata', 'externalId'], form: 'own' },
  // On a transfer it belongs to the bank details.
  { path: ['bin'], form: 'word', bodies: ['Card'] },
  { path: ['bank', 'maxAccounts', 'business'], form: 'count' },
  { path: ['bank', 'maxAccounts', 'personal'], form: 'count' },
];

/** Every name on these lists. */
export const SHOWN_NAMES: readonly string[] = [
  ...Object.keys(SHOWN),
  ...SHOWN_AT.flatMap(({ path }) => path),
];

/** The fields of an error response that give the reason. Also searched for text that has the form of a secret. */
export const SHOWN_IN_ERRORS: ReadonlySet<string> = new Set([
  'title',
  'detail',
  'details',
  'message',
  'messages',
  'error',
  'errors',
  'error_description',
  'reason',
  'status',
  'statusCode',
  'code',
  'errorCode',
  'type',
  'pointer',
  'field',
  'path',
  'parameter',
  'keyword',
]);

/**
 * Says how a text or number may be shown; `undefined`: not at all.
 *
 * @param names from the body's root; entries of lists add none
 */
export function formOf(operation: OperationId, names: readonly string[], inError: boolean): Form | undefined {
  const name = names.at(-1) ?? '';
  if (inError && SHOWN_IN_ERRORS.has(name)) return 'free';
  if (Object.hasOwn(SHOWN, name)) return SHOWN[name];
  const response = operations[operation]?.response;
  return SHOWN_AT.find(
    ({ path, bodies }) =>
      path.length === names.length &&
      path.every((one, index) => one === names[index]) &&
      (bodies === undefined || (response !== undefined && bodies.includes(response))),
  )?.form;
}
