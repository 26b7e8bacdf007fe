/** The seven operations through the generated client, each seeing what those before it did. Runs in Node and in a page. */
import type { Client } from '../../generated/client.ts';
import { examples } from '../../generated/examples.ts';
import { toAccountId, toProgramId, toTransferId } from '../../generated/identifiers.ts';
import type { Sandbox } from '../../server/sandbox-types.ts';

export async function runWorkflow(client: Client, sandbox: Sandbox) {
  const { seed } = sandbox;
  const program = await client.retrieveProgram(toProgramId(seed.programId));
  const account = await client.createAccount(examples.createAccount.requests.createAccountRequest);
  const accountId = toAccountId(account.id);
  const contact = await client.createContact({
    ...examples.createContact.requests.createContactRequest,
    accountId,
  });
  const update = examples.updateAccount.requests.updateAccountRequest;
  await client.updateAccount(accountId, update);
  const updated = await client.updateAccount(accountId, {});
  const card = await client.createCard({ ...examples.createCard.requests.createCardRequest, accountId });
  const pull = await client.receiveAchPull({
    ...examples.receiveAchPull.requests.receiveAchPullRequest,
    accountId,
    contactId: contact.id,
  });
  const after = await client.updateAccount(accountId, {});
  const title = { title: 'Walked' };
  await client.updateSentCheck(toTransferId(seed.checkTransferId), title);
  const check = await client.updateSentCheck(toTransferId(seed.checkTransferId), { description: 'Twice' });
  sandbox.faults.add({ operation: 'createCard', drop: 'after' });
  const cut = await client.createCard(examples.createCard.requests.createCardRequest).then(
    () => 'answered',
    (error: { kind: string }) => error.kind,
  );
  return {
    inherited: JSON.stringify(account.config.limits) === JSON.stringify(program.limits),
    last4: contact.ach?.last4,
    physicalCards: [update.config?.card?.physical?.count, updated.config.card.physical.count],
    card: card.cardStatus,
    pendingCredit: [pull.amount, after.pendingCredit],
    check: [check.title, check.description],
    cut,
  };
}
