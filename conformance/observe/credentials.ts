import { type CredentialName, credentials, operations } from '../../generated/operations.ts';
import { at } from '../../lib/json.ts';
import { creates } from '../catalogue/effect.ts';
import type { Observer, ObserverNote } from './observer.ts';
import { type ExchangeWithResponse, note, succeeded, withResponse } from './responses.ts';

/** Credentials that the source shows on a call and that the run did not send. */
export const missingCredentials: Observer = (history) =>
  withResponse(history)
    .filter(({ operation }) => operations[operation].credentialsListed)
    .flatMap((one) => {
      const expected = operations[one.operation].credentials.map(headerOf);
      const missing = expected.filter((name) => sent(one, name) === undefined);
      return missing.length === 0
        ? []
        : [note(one, `returned ${one.outcome.status} without ${missing.join(' and ')}`)];
    });

/** Observes with which credentials a call was made where the description shows none. */
export const openCredentials: Observer = (history) =>
  withResponse(history)
    .filter(({ operation }) => !operations[operation].credentialsListed)
    .map((one) => {
      const names = operations[one.operation].credentials
        .map(headerOf)
        .filter((name) => sent(one, name) !== undefined);
      const credentials = names.length === 0 ? 'without credentials' : `with ${names.join(' and ')}`;
      return note(one, `returned ${one.outcome.status} to a call ${credentials}`);
    });

/** The place where a response names the person who created the record. */
const PERSONS = ['/createdPersonId', '/cardholder/personId'];

export const personEffect: Observer = (history) =>
  withResponse(history)
    .filter((one) => succeeded(one) && creates(one.operation))
    .flatMap((one) => PERSONS.flatMap((pointer) => agreement(one, pointer)));

function agreement(one: ExchangeWithResponse, pointer: string): ObserverNote[] {
  const person = sent(one, headerOf('personId'));
  const shown = at(one.outcome.body.value, pointer);
  if (person === undefined || shown === undefined) return [];
  return [note(one, shown === person ? 'the person in the header' : 'not the person in the header', pointer)];
}

function headerOf(credential: CredentialName): string {
  return credentials[credential].wireName;
}

/** Names of headers are the same in any case. */
function sent({ request }: ExchangeWithResponse, name: string): string | undefined {
  return Object.entries(request.headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
