/** The part of a stored record that the API returns: a program, account, contact, card or transfer. */
import { responses, type Validator } from '../../../generated/validators.ts';
import type { Records } from '../../store/records.ts';

export interface Resource {
  readonly resource: object;
  /** The path to it in the record: `['account']`. */
  readonly place: readonly string[];
  /** Validates the resource, also after a change, by what the description says of it as it is now. */
  readonly validate: Validator<unknown>;
  /** The record to be stored for a changed resource. */
  store(changed: object): object;
}

/** @returns undefined for kinds of records that the API never returns */
export function resourceIn(id: string, value: object): Resource | undefined {
  switch (id.slice(0, 4)) {
    case 'prg-':
      return whole(value, responses.retrieveProgram['2XX']);
    case 'con-':
      return whole(value, responses.createContact[201]);
    case 'crd-':
      return whole(value, responses.createCard[201]);
    case 'acc-': {
      const stored = value as Records['acc-'];
      return {
        resource: stored.account,
        place: ['account'],
        validate: responses.updateAccount[200],
        store: (account) => ({ ...stored, account }),
      };
    }
    case 'tra-': {
      const stored = value as Records['tra-'];
      const { transfer } = stored;
      return {
        resource: transfer,
        place: ['transfer'],
        // A check that was sent stays one: the description says more about it than about other transfers.
        validate: responses.updateSentCheck[200](transfer)
          ? responses.updateSentCheck[200]
          : responses.receiveAchPull[201],
        store: (changed) => ({ ...stored, transfer: changed }),
      };
    }
    default:
      return undefined;
  }
}

function whole(resource: object, validate: Validator<unknown>): Resource {
  return { resource, place: [], validate, store: (changed) => changed };
}
