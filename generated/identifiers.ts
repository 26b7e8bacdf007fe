// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import type { AccountId, BinId, BrandId, BusinessId, CardId, CardholderId, ContactId, PersonId, ProcessorConfigId, ProgramId, ShippingId, TransferId } from './types.ts';

// prettier-ignore
export type { AccountId, BinId, BrandId, BusinessId, CardId, CardholderId, ContactId, PersonId, ProcessorConfigId, ProgramId, ShippingId, TransferId } from './types.ts';

/** True for a value in the format of BusinessId, `bus-...`. Identifier of a business: the prefix `bus-` followed by a UUID-style string. */
// prettier-ignore
export function isBusinessId(value: unknown): value is BusinessId {
  return typeof value === 'string' && /^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u.test(value);
}

/**
 * Returns the text, typed as BusinessId.
 *
 * @throws TypeError for a text in another format
 */
// prettier-ignore
export function toBusinessId(text: string): BusinessId {
  return isBusinessId(text) ? text : refuse('BusinessId', 'bus-', text);
}

/** True for a value in the format of PersonId, `per-...`. Identifier of a person: the prefix `per-` followed by a UUID-style string. */
// prettier-ignore
export function isPersonId(value: unknown): value is PersonId {
  return typeof value === 'string' && /^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u.test(value);
}

/**
 * Returns the text, typed as PersonId.
 *
 * @throws TypeError for a text in another format
 */
// prettier-ignore
export function toPersonId(text: string): PersonId {
  return isPersonId(text) ? text : refuse('PersonId', 'per-', text);
}

/** True for a value in the format of BinId, `cbn-...`. Identifier of a card BIN, the range of card numbers that a program issues from: the prefix `cbn-` followed by a UUID-style string. */
// prettier-ignore
export function isBinId(value: unknown): value is BinId {
  return typeof value === 'string' && /^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u.test(value);
}

/**
 * Returns the text, typed as BinId.
 *
 * @throws TypeError for a text in another format
 */
// prettier-ignore
export function toBinId(text: string): BinId {
  return isBinId(text) ? text : refuse('BinId', 'cbn-', text);
}

/** True for a value in the format of ProcessorConfigId, `pcc-...`. Identifier of a configuration at a card processor: the prefix `pcc-` followed by a UUID-style string. */
// prettier-ignore
export function isProcessorConfigId(value: unknown): value is ProcessorConfigId {
  return typeof value === 'string' && /^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u.test(value);
}

/**
 * Returns the text, typed as ProcessorConfigId.
 *
 * @throws TypeError for a text in another format
 */
// prettier-ignore
export function toProcessorConfigId(text: string): ProcessorConfigId {
  return isProcessorConfigId(text) ? text : refuse('ProcessorConfigId', 'pcc-', text);
}

/** True for a value in the format of BrandId, `pbr-...`. Identifier of the brand of a program: the prefix `pbr-` followed by a UUID-style string. */
// prettier-ignore
export function isBrandId(value: unknown): value is BrandId {
  return typeof value === 'string' && /^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u.test(value);
}

/**
 * Returns the text, typed as BrandId.
 *
 * @throws TypeError for a text in another format
 */
// prettier-ignore
export function toBrandId(text: string): BrandId {
  return isBrandId(text) ? text : refuse('BrandId', 'pbr-', text);
}

/** True for a value in the format of CardholderId, `chd-...`. Identifier of a cardholder: the prefix `chd-` followed by a UUID-style string. */
// prettier-ignore
export function isCardholderId(value: unknown): value is CardholderId {
  return typeof value === 'string' && /^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u.test(value);
}

/**
 * Returns the text, typed as CardholderId.
 *
 * @throws TypeError for a text in another format
 */
// prettier-ignore
export function toCardholderId(text: string): CardholderId {
  return isCardholderId(text) ? text : refuse('CardholderId', 'chd-', text);
}

/** True for a value in the format of ShippingId, `shp-...`. Identifier of the shipment of a card: the prefix `shp-` followed by a UUID-style string. */
// prettier-ignore
export function isShippingId(value: unknown): value is ShippingId {
  return typeof value === 'string' && /^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u.test(value);
}

/**
 * Returns the text, typed as ShippingId.
 *
 * @throws TypeError for a text in another format
 */
// prettier-ignore
export function toShippingId(text: string): ShippingId {
  return isShippingId(text) ? text : refuse('ShippingId', 'shp-', text);
}

/** True for a value in the format of AccountId, `acc-...`. Identifier of an account: the prefix `acc-` followed by a UUID-style string. */
// prettier-ignore
export function isAccountId(value: unknown): value is AccountId {
  return typeof value === 'string' && /^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u.test(value);
}

/**
 * Returns the text, typed as AccountId.
 *
 * @throws TypeError for a text in another format
 */
// prettier-ignore
export function toAccountId(text: string): AccountId {
  return isAccountId(text) ? text : refuse('AccountId', 'acc-', text);
}

/** True for a value in the format of CardId, `crd-...`. Identifier of a card: the prefix `crd-` followed by a UUID-style string. */
// prettier-ignore
export function isCardId(value: unknown): value is CardId {
  return typeof value === 'string' && /^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u.test(value);
}

/**
 * Returns the text, typed as CardId.
 *
 * @throws TypeError for a text in another format
 */
// prettier-ignore
export function toCardId(text: string): CardId {
  return isCardId(text) ? text : refuse('CardId', 'crd-', text);
}

/** True for a value in the format of ContactId, `con-...`. Identifier of a contact: the prefix `con-` followed by a UUID-style string. */
// prettier-ignore
export function isContactId(value: unknown): value is ContactId {
  return typeof value === 'string' && /^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u.test(value);
}

/**
 * Returns the text, typed as ContactId.
 *
 * @throws TypeError for a text in another format
 */
// prettier-ignore
export function toContactId(text: string): ContactId {
  return isContactId(text) ? text : refuse('ContactId', 'con-', text);
}

/** True for a value in the format of ProgramId, `prg-...`. Identifier of a program: the prefix `prg-` followed by a UUID-style string. */
// prettier-ignore
export function isProgramId(value: unknown): value is ProgramId {
  return typeof value === 'string' && /^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u.test(value);
}

/**
 * Returns the text, typed as ProgramId.
 *
 * @throws TypeError for a text in another format
 */
// prettier-ignore
export function toProgramId(text: string): ProgramId {
  return isProgramId(text) ? text : refuse('ProgramId', 'prg-', text);
}

/** True for a value in the format of TransferId, `tra-...`. Identifier of a transfer: the prefix `tra-` followed by a UUID-style string. */
// prettier-ignore
export function isTransferId(value: unknown): value is TransferId {
  return typeof value === 'string' && /^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u.test(value);
}

/**
 * Returns the text, typed as TransferId.
 *
 * @throws TypeError for a text in another format
 */
// prettier-ignore
export function toTransferId(text: string): TransferId {
  return isTransferId(text) ? text : refuse('TransferId', 'tra-', text);
}

// prettier-ignore
function refuse(kind: string, prefix: string, value: unknown): never {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : typeof value;
  const more = typeof value === 'string' && value.length > 60 ? ' and more' : '';
  throw new TypeError(`Expected ${kind}, ${prefix}..., got ${text}${more}`);
}
