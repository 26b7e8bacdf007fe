import { expect, test } from 'vitest';
import { credentials, operationIds, operations } from '../../../generated/operations.ts';
import { curlCommands, curlFor } from '../../../server/node/curl-commands.ts';

test('each operation has a line, with the credentials that it takes and no others', () => {
  const commands = curlCommands();
  expect(Object.keys(commands)).toEqual(operationIds);
  for (const id of operationIds) {
    const sent = Object.entries(credentials).filter(([, { wireName }]) =>
      commands[id].includes(`"${wireName}: $`),
    );
    expect(
      sent.map(([name]) => name),
      id,
    ).toEqual(operations[id].credentials);
  }
});

test('a call without a body carries every credential of its operation, and parameters come from the environment', () => {
  const operation = {
    ...operations.retrieveProgram,
    path: '/v1/account/{accountId}/check/{transferId}',
    credentials: ['apiKey', 'personId'] as const,
  };
  expect(curlFor(operation)).toBe(
    'curl "$BANKING_BASE_URL/v1/account/$BANKING_ACCOUNT_ID/check/$BANKING_CHECK_TRANSFER_ID" ' +
      '--header "sd-api-key: $BANKING_API_KEY" --header "sd-person-id: $BANKING_PERSON_ID"',
  );
});
