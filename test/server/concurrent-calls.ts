import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../generated/examples.ts';
import type { Account, Card, Contact, Transfer, UpdateAccountRequest } from '../../generated/types.ts';
import { DEVELOPMENT_KEY } from '../../server/sandbox.ts';
import type { Seed } from '../../server/sandbox-types.ts';

/** A bank with several doors: servers that share a database. */
export interface SharedBank {
  readonly seed: Seed;
  readonly doors: readonly Door[];
  close(): Promise<void>;
}

export type Door = (request: Request) => Promise<Response>;

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Calls that come at once through all doors do what some order of them does. */
export function describeConcurrency(name: string, open: () => Promise<SharedBank>): void {
  describe(`${name}: concurrent calls`, () => {
    let bank: SharedBank;
    let turn = 0;
    beforeAll(async () => {
      bank = await open();
    });
    afterAll(() => bank?.close());

    /** Each call goes through the next door. */
    async function send<Body>(method: string, path: string, body: object): Promise<Answer<Body>> {
      turn += 1;
      const door = bank.doors[turn % bank.doors.length] as Door;
      const response = await door(
        new Request(`http://bank.example${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            'sd-api-key': DEVELOPMENT_KEY,
            'sd-person-id': bank.seed.personId,
          },
          body: JSON.stringify(body),
        }),
      );
      return { status: response.status, body: (await response.json()) as Body };
    }

    async function make<Body>(path: string, body: object): Promise<Body> {
      const answer = await send<Body>('POST', path, body);
      expect(answer).toMatchObject({ status: 201 });
      return answer.body;
    }

    const update = (account: Account, body: UpdateAccountRequest) =>
      send<Account>('PATCH', `/v1/account/${account.id}`, body);
    const newAccount = () =>
      make<Account>('/v1/account', examples.createAccount.requests.createAccountRequest);
    const lookAt = async (account: Account) => (await update(account, {})).body;

    test('what came through one door is seen through every other one', async () => {
      const account = await newAccount();
      for (const _door of bank.doors)
        expect(await update(account, {})).toMatchObject({ status: 200, body: { id: account.id } });
    });

    test('changes of different fields of one account all stay', async () => {
      const account = await newAccount();
      const amount = { daily: '12.00', monthly: '34.00' };
      const changes: UpdateAccountRequest[] = [
        { config: { card: { physical: { count: '1' } } } },
        { config: { card: { virtual: { count: '2' } } } },
        { config: { limits: { send: { ach: amount } } } },
        { config: { limits: { send: { domesticWire: amount } } } },
        { config: { limits: { receive: { ach: amount } } } },
        { config: { receive: { check: { enabled: false } } } },
        { config: { send: { wire: { enabled: false } } } },
        { incoming: { achPull: { allowedOriginators: ['9990000001'] } } },
      ];
      const answers = await Promise.all(changes.map((change) => update(account, change)));
      expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
      expect((await lookAt(account)).config).toMatchObject({
        card: { physical: { count: '1' }, virtual: { count: '2' } },
        limits: { send: { ach: amount, domesticWire: amount }, receive: { ach: amount } },
        receive: { check: { enabled: false } },
        send: { wire: { enabled: false } },
        incoming: { achPull: { allowedOriginators: ['9990000001'] } },
      });
    });

    test('changes of the same fields of one account come out as if one had come after the other', async () => {
      const account = await newAccount();
      const stateOf = ({ config }: Account) => [
        config.limits.send.ach.daily,
        config.limits.send.domesticWire.daily,
      ];
      const start = stateOf(account);
      // Every other one changes two fields, the rest only the first.
      const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
      const answers = await Promise.all(
        numbers.map((number) => {
          const change = { daily: `${number}.00` };
          return update(account, {
            config: {
              limits: { send: { ach: change, ...(number % 2 === 0 ? { domesticWire: change } : {}) } },
            },
          });
        }),
      );
      const states = answers.map(({ body }) => stateOf(body));
      const pairs = [
        start[1],
        ...numbers.filter((number) => number % 2 === 0).map((number) => `${number}.00`),
      ];
      for (const [index, [first, second]] of states.entries()) {
        expect(first).toBe(`${index + 1}.00`);
        // One that changes the first only found what some change of both had left.
        if (index % 2 === 1) expect(second).toBe(first);
        else expect(pairs).toContain(second);
      }
      // The last one's own answer was what is there now: all of them, in groups by the second field, make an order.
      expect(states).toContainEqual(stateOf(await lookAt(account)));
    });

    test('concurrent pulls never exceed the limit, and the pending credit is the sum of those that were taken', async () => {
      const account = await newAccount();
      const contact = await make<Contact>('/v1/contact', {
        ...examples.createContact.requests.createContactRequest,
        accountId: account.id,
      });
      await update(account, { config: { limits: { receive: { daily: '100.00', monthly: '1000.00' } } } });
      const pull = {
        ...examples.receiveAchPull.requests.receiveAchPullRequest,
        accountId: account.id,
        contactId: contact.id,
        amount: '3.07',
      };
      const pulls = Array.from({ length: 60 }, () => send<Transfer>('POST', '/v1/receive/ach', pull));
      // Changes of the same record, beside them.
      const changes = Array.from({ length: 20 }, (_, index) =>
        update(account, { config: { limits: { send: { ach: { daily: `${index}.00` } } } } }),
      );
      const statuses = (await Promise.all(pulls)).map(({ status }) => status);
      for (const { status } of await Promise.all(changes)) expect(status).toBe(200);
      // 32 times 3.07 is 98.24; once more is above 100.
      expect(statuses.filter((status) => status === 201)).toHaveLength(32);
      expect(statuses.filter((status) => status === 422)).toHaveLength(28);
      expect((await lookAt(account)).pendingCredit).toBe('98.24');
    });

    test('concurrent calls issue no more cards than the account may have', async () => {
      const account = await newAccount();
      await update(account, { config: { card: { virtual: { count: '3', enabled: true } } } });
      const { shipping: _, ...card } = examples.createCard.requests.createCardRequest;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          send<Card>('POST', '/v1/card', { ...card, accountId: account.id, cardType: 'virtual' }),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(17);
    });
  });
}
