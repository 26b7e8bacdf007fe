/**
 * Every operation and every field of the interface, written from the source document alone: the independent witness that
 * `faithful.test.ts` holds the description against. Never copied from `spec/`; when the two disagree, the source decides. Of the
 * generated list it uses the names alone, so that the compiler asks for an operation that is missing here.
 */
import type { OperationId } from '../../../generated/operations.ts';
import {
  AMOUNT,
  alsoIn,
  type Field,
  FLAG,
  fields,
  type IdKind,
  idOrUnset,
  OBJECT_OR_NULL,
  seen,
  sent,
  TEXT,
} from './source-fields.ts';
import {
  ACCOUNT,
  ACCOUNT_UPDATE,
  CARD,
  CARD_REQUEST,
  CONTACT,
  PROGRAM,
  TRANSFER,
} from './source-resources.ts';

export interface Operation {
  readonly id: string;
  readonly section: string;
  readonly method: 'get' | 'post' | 'patch';
  readonly path: string;
  readonly pathParameters: readonly { readonly name: string; readonly kind: IdKind }[];
  /** Headers of section 5, as seen on the operation; whether one is mandatory is not shown. */
  readonly headers: readonly ('sd-api-key' | 'sd-person-id')[];
  readonly success: '200' | '201' | 'not shown';
  /** `undefined`: the operation has no request body. */
  readonly request: readonly Field[] | undefined;
  readonly response: readonly Field[];
  /** Fields of the response that have one value, by the row of the operation itself. */
  readonly constants?: Readonly<Record<string, string>>;
}

const BOTH_HEADERS = ['sd-api-key', 'sd-person-id'] as const;

const TABLE: Readonly<Record<OperationId, Omit<Operation, 'id'>>> = {
  createContact: {
    section: '4.1',
    method: 'post',
    path: '/v1/contact',
    pathParameters: [],
    headers: [],
    success: '201',
    request: alsoIn('4.1', sent(CONTACT)),
    response: CONTACT,
  },
  retrieveProgram: {
    section: '4.2',
    method: 'get',
    path: '/v1/program/{programId}',
    pathParameters: [{ name: 'programId', kind: 'prg-' }],
    headers: ['sd-api-key'],
    success: 'not shown',
    request: undefined,
    response: PROGRAM,
  },
  createAccount: {
    section: '4.3',
    method: 'post',
    path: '/v1/account',
    pathParameters: [],
    headers: BOTH_HEADERS,
    success: '201',
    request: fields('4.3', [
      ['acceptedTerms', ...FLAG],
      ['businessId', ...idOrUnset('bus-')],
      ['label', ...TEXT],
      ['type', ...TEXT, { seen: ['businessChecking'], section: '4.3 2.4' }],
    ]),
    response: ACCOUNT,
  },
  updateAccount: {
    section: '4.4',
    method: 'patch',
    path: '/v1/account/{accountId}',
    pathParameters: [{ name: 'accountId', kind: 'acc-' }],
    headers: BOTH_HEADERS,
    success: '200',
    request: ACCOUNT_UPDATE,
    response: ACCOUNT,
  },
  createCard: {
    section: '4.5',
    method: 'post',
    path: '/v1/card',
    pathParameters: [],
    headers: BOTH_HEADERS,
    success: '201',
    request: CARD_REQUEST,
    response: CARD,
  },
  receiveAchPull: {
    section: '4.6',
    method: 'post',
    path: '/v1/receive/ach',
    pathParameters: [],
    headers: BOTH_HEADERS,
    success: '201',
    request: fields('4.6', [
      ['accountId', ...idOrUnset('acc-')],
      ['contactId', ...idOrUnset('con-')],
      ['amount', ...AMOUNT],
      ['description', ...TEXT],
      ['type', ...TEXT, seen('sameDay')],
    ]),
    response: TRANSFER,
  },
  updateSentCheck: {
    section: '4.7',
    method: 'patch',
    path: '/v1/send/check/{transferId}',
    pathParameters: [{ name: 'transferId', kind: 'tra-' }],
    headers: BOTH_HEADERS,
    success: '200',
    request: fields('4.7', [
      ['description title', ...TEXT],
      ['metadata', ...OBJECT_OR_NULL],
      // Free-form: two keys were seen in it, `description` and `externalId`, and no more is said of its shape.
    ]),
    response: TRANSFER,
    constants: { transferType: 'physicalCheck', txnType: 'debit' },
  },
};

export const OPERATIONS: readonly Operation[] = Object.entries(TABLE).map(([id, row]) => ({ id, ...row }));

/** The source's numbering. */
export const SECTIONS = (
  '1 2 2.1 2.2 2.3 2.4 2.5 2.6 2.7 3 ' + '4 4.1 4.2 4.3 4.4 4.5 4.6 4.7 5 6 7 8 9'
).split(' ');
