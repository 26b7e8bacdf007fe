import { operations } from '../catalogue/description.ts';
import { at } from '../json.ts';
import { type Answered, answered, note, succeeded } from './answers.ts';
import type { Noted, Observer } from './observer.ts';

const HEADERS = { apiKey: 'sd-api-key', personId: 'sd-person-id' } as const;

/** What a call came without, of the credentials that the source has seen on it. */
export const missingCredentials: Observer = (history) =>
  answered(history)
    .filter(({ operation }) => operation !== 'createContact')
    .flatMap((one) => {
      const expected = operations[one.operation].credentials.map((credential) => HEADERS[credential]);
      const missing = expected.filter((name) => sent(one, name) === undefined);
      return missing.length === 0
        ? []
        : [note(one, `answered ${one.outcome.status} without ${missing.join(' and ')}`)];
    });

export const contactCredentials: Observer = (history) =>
  answered(history)
    .filter(({ operation }) => operation === 'createContact')
    .map((one) => {
      const names = Object.values(HEADERS).filter((name) => sent(one, name) !== undefined);
      const credentials = names.length === 0 ? 'without credentials' : `with ${names.join(' and ')}`;
      return note(one, `answered ${one.outcome.status} to a call ${credentials}`);
    });

/** Where the person who created something is told. */
const PERSONS = {
  createAccount: ['/createdPersonId'],
  createCard: ['/createdPersonId', '/cardholder/personId'],
} as const;

export const personEffect: Observer = (history) =>
  answered(history)
    .filter(succeeded)
    .flatMap((one) => {
      const pointers =
        one.operation === 'createAccount' || one.operation === 'createCard' ? PERSONS[one.operation] : [];
      return pointers.flatMap((pointer) => agreement(one, pointer));
    });

function agreement(one: Answered, pointer: string): Noted[] {
  const person = sent(one, HEADERS.personId);
  const told = at(one.outcome.body.value, pointer);
  if (person === undefined || told === undefined) return [];
  return [note(one, told === person ? 'the person of the header' : 'not the person of the header', pointer)];
}

/** Names of headers are the same in any case. */
function sent({ request }: Answered, name: string): string | undefined {
  return Object.entries(request.headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
