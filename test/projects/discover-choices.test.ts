import { beforeAll, expect, test } from 'vitest';
import type { DiscoveredOverlay, OverlayAction } from '../../conformance/discover/overlay.ts';
import type { ProbeExchange } from '../../conformance/discover/prober.ts';
import { contradictions } from '../conformance/discover/contradictions.ts';
import { discoverBank } from '../conformance/discover/discover-bank.ts';
import { falseClaims } from '../conformance/discover/false-claims.ts';
import { otherChoices } from '../conformance/discover/other-choices.ts';
import { overlaid } from '../conformance/discover/overlaid.ts';
import { openRedactor } from '../mutants/open-redactor.ts';
import { variations } from '../mutants/permitted/catalogue.ts';
import { toBank } from '../mutants/permitted/to-bank.ts';

/** Returns what an overlay says, without how often it was seen. */
function sayings({ actions }: DiscoveredOverlay): Map<string, string> {
  return new Map(
    actions.map(({ 'x-discovered': { entry }, description, target, update, remove }) => [
      JSON.stringify([entry, description, target, update, remove]),
      `${entry} ${description}`,
    ]),
  );
}

let ofSandbox: Map<string, string>;

beforeAll(async () => {
  ofSandbox = sayings((await discoverBank({ redactor: openRedactor })).overlay);
});

test.each(otherChoices)('where $id, the overlay says just that', async ({ bank, says, differs }) => {
  const { overlay, violations } = await discoverBank({ ...bank(), redactor: openRedactor });
  expect(violations).toEqual([]);
  const own = sayings(overlay);
  const added = [...own].filter(([key]) => !ofSandbox.has(key)).map(([, words]) => words);
  const gone = [...ofSandbox].filter(([key]) => !own.has(key)).map(([, words]) => words);
  for (const words of says) expect(added.map((one) => one.replace(/^\S+ /, ''))).toContain(words);
  expect([...added, ...gone].filter((words) => !differs.test(words))).toEqual([]);
});

test('what is claimed of the sandbox holds for two further seeds', async () => {
  expect(await falseClaims(() => ({}), [1, 2])).toEqual([]);
});

test('a claim that does not hold is contradicted', async () => {
  let calls: readonly ProbeExchange[] = [];
  await discoverBank({
    redactor: openRedactor,
    options: { only: ['required-fields'], skip: ['createCard', 'receiveAchPull', 'updateAccount'] },
    onExchanges: (all) => {
      calls = all;
    },
  });
  const [finding] = (await discoverBank({ options: { maxCalls: 5 } })).overlay.actions;
  const target = "$['components']['schemas']['CreateContactRequest']";
  const wrong = { ...(finding as OverlayAction), target, update: { required: ['phone'] } };
  expect(contradictions(overlaid({ actions: [] }), calls)).toEqual([]);
  expect(contradictions(overlaid({ actions: [wrong] }), calls).join()).toContain('was accepted');
});

test('a field that only some requests require is noted, and not required', async () => {
  // Physical cards need a shipping address here, as they do in the sandbox; and these are the ones that are created, since no count of any kind is set.
  const variation = variations.filter(({ id }) => id === 'cards: unset physical, unset virtual');
  const skip = ['createContact', 'receiveAchPull', 'updateAccount', 'updateSentCheck'];
  const { overlay } = await discoverBank({
    ...toBank(variation),
    redactor: openRedactor,
    options: { only: ['required-fields'], skip },
  } as Parameters<typeof discoverBank>[0]);
  const ofCards = overlay.actions.filter(({ description }) => description.startsWith('createCard'));
  const required = ofCards.flatMap(({ update = {} }) =>
    Array.isArray(update.required) ? update.required : [],
  );
  expect(required).toContain('billingAddress');
  expect(required).not.toContain('shipping');
  expect(ofCards.map(({ description }) => description)).toContain(
    'createCard: Requires shipping in some requests, and not in all.',
  );
});

test('a server that refuses fields which are not described is not said to refuse described ones', async () => {
  const refusing = variations.find(({ id }) => id === 'refuses fields that are not described');
  if (refusing === undefined) throw new Error('no such freedom');
  expect(await falseClaims(() => toBank([refusing]), [1])).toEqual([]);
});

/** One server of each kind of choice that a discovery looks at. */
const ENTRIES = ['unlisted-fields', 'response-content-type', 'idempotency', 'errors'];
const permitted = ENTRIES.map((entry) =>
  variations.find(({ entries = [] }) => entries.includes(entry)),
).filter((one) => one !== undefined);

test.each(permitted)('nothing false is claimed of the permitted server $id', async (variation) => {
  expect(await falseClaims(() => toBank([variation]), [1])).toEqual([]);
});
