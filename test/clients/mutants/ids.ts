import { type ClientMutant, changing, changingBody, clientBehind, mutant, mutants } from '../mutant.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a mutant does to a body fits no type
const ofPull = (change: (body: any) => object) => changingBody('receiveAchPull', change);
const OTHER = '5f1a0c7e-31d2-4b8a-9c46-0e7d2b95a831';

const rewritingBodies = (response: (text: string) => string) =>
  clientBehind((send) => async (sent) => {
    const answer = await send(sent);
    if (!answer.ok) return answer;
    return new Response(response(await answer.text()), { status: answer.status, headers: answer.headers });
  });

export const idMutants: readonly ClientMutant[] = [
  mutant(
    'ids.form',
    'without its prefix',
    ofPull((body) => ({ ...body, accountId: body.accountId.slice(4) })),
    {},
  ),
  ...mutants('ids.form', {
    'in braces': ofPull((body) => ({ ...body, contactId: `{${body.contactId}}` })),
    'a number': changingBody('createCard', (body) => ({ ...body, accountId: '4711' })),
    'a name in the address': changing((sent) => {
      sent.url = sent.url.replace(/[^/]+$/, 'payroll');
    }, 'updateAccount'),
  }),
  ...mutants('ids.kind', {
    swapped: ofPull((body) => ({ ...body, accountId: body.contactId, contactId: body.accountId })),
    'a program in the place of a business': changingBody('createAccount', (body, { environment }) => ({
      ...body,
      businessId: environment.BANKING_PROGRAM_ID,
    })),
    'an account in the place of a check': changing((sent, { environment }) => {
      sent.url = sent.url.replace(/[^/]+$/, environment.BANKING_ACCOUNT_ID as string);
    }, 'updateSentCheck'),
  }),
  ...mutants('ids.as-returned', {
    'in capital letters': ofPull((body) => ({ ...body, accountId: body.accountId.toUpperCase() })),
    'cut to a column of 32': ofPull((body) => ({ ...body, contactId: body.contactId.slice(0, 32) })),
    'with a blank': ofPull((body) => ({ ...body, contactId: `${body.contactId} ` })),
  }),
  {
    id: 'ids.as-returned: all in lower case',
    row: 'ids.as-returned',
    client: rewritingBodies((text) => text.replace(/[a-z]{3}-[\dA-F-]{36}/g, (id) => id.toLowerCase())),
  },
  {
    id: 'ids.as-returned: all as a UUID is usually written',
    row: 'ids.as-returned',
    client: rewritingBodies((text) =>
      text.replace(
        /([a-z]{3})-([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})\b/gi,
        '$1-$2-$3-$4-$5-$6',
      ),
    ),
  },
  ...mutants('ids.not-invented', {
    'an account of its own': ofPull((body) => ({ ...body, accountId: `acc-${OTHER}` })),
    'a check of its own': changing((sent) => {
      sent.url = sent.url.replace(/[^/]+$/, `tra-${OTHER}`);
    }, 'updateSentCheck'),
    "an account with the contact's tail": changingBody('createCard', (body) => ({
      ...body,
      accountId: `acc-${OTHER}`,
    })),
  }),
  ...mutants('ids.contact-of-the-account', {
    'the contact of another account': changingBody('createContact', (body, { environment }) => ({
      ...body,
      accountId: environment.BANKING_ACCOUNT_ID,
    })),
    'into another account': changingBody('receiveAchPull', (body, { environment }) => ({
      ...body,
      accountId: environment.BANKING_ACCOUNT_ID,
    })),
  }),
];
