import { type OperationId, operations } from '../../generated/operations.ts';
import type { Finding } from './discovery-finding.ts';
import { findCredentials } from './find-credentials.ts';
import { findFieldRules } from './find-field-rules.ts';
import { findRepetition } from './find-repetition.ts';
import { findRequiredFields } from './find-required.ts';
import type { Session } from './session.ts';

/** A probe of every operation. Those of single operations are in `spec/not-shown.yaml`. */
export interface GeneralProbe {
  /** The entries of `spec/not-shown.yaml` that it is for. */
  readonly entries: readonly string[];
  /** The change in words for people. */
  readonly what: string;
  /** Default: all operations. */
  readonly isFor?: (operation: OperationId) => boolean;
  readonly find: (session: Session, operation: OperationId) => Promise<Finding[]>;
}

/** The probes in the order in which they are made for each operation. */
export const GENERAL_PROBES: readonly GeneralProbe[] = [
  {
    entries: ['required-fields'],
    what: 'each field of each request left out',
    find: findRequiredFields,
  },
  {
    entries: ['header-mandatory', 'create-contact-headers'],
    what: 'each credential left out',
    find: findCredentials,
  },
  {
    entries: ['field-validation'],
    what: 'empty and long texts, unknown fields, a value of another type',
    find: findFieldRules,
  },
  {
    entries: ['idempotency'],
    what: 'each write twice, with and without the header Idempotency-Key',
    isFor: (operation) => !operations[operation].safe,
    find: findRepetition,
  },
];
