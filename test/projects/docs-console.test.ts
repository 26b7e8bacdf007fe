import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { OfflinePage } from '../browser/offline-browser.ts';
import { ConsolePage } from '../console/console-page.ts';
import { DocsBrowser } from '../scripts/pipeline/docs/browser.ts';
import { faintTexts } from '../scripts/pipeline/docs/contrast.ts';
import { type BuiltDocs, docsOf } from '../scripts/pipeline/docs/descriptions.ts';
import { cutOff } from '../scripts/pipeline/docs/overflow.ts';

const ALL = Object.keys(operations) as OperationId[];

let browser: DocsBrowser;
let opened: OfflinePage;

async function open(options?: Parameters<DocsBrowser['open']>[1]): Promise<ConsolePage> {
  opened = await browser.open('', options);
  return new ConsolePage(opened.page);
}

// Whatever a test did: nothing was fetched, and nothing went wrong.
afterEach(async () => {
  const { page, requests, errors } = opened;
  await page.context().close();
  expect({ requests, errors }).toEqual({ requests: [], errors: [] });
});

describe('the console of the bank', () => {
  beforeAll(async () => {
    browser = await DocsBrowser.start((await docsOf('bank')).html);
    return () => browser.stop();
  });

  test('every operation succeeds from a fresh file by clicking', async () => {
    const reader = await open();
    for (const id of ALL) {
      await reader.open(id);
      if (id === 'receiveAchPull') {
        // The contact that an earlier call has created.
        const origin = await reader.row('/contactId').locator('.origin').innerText();
        expect(origin).toContain(operations.createContact.summary);
      }
      const status = await reader.send();
      const [described = ''] = operations[id].success;
      expect({ id, status }).toEqual({
        id,
        status: expect.stringMatching(new RegExp(`^${described.replace('XX', '\\d\\d')} `)),
      });
      expect(await reader.response.locator('.judgement').innerText()).toMatch(/^As described/);
      await reader.response.getByRole('button', { name: 'TypeScript', exact: true }).click();
      expect(await reader.response.locator('.lines pre').innerText()).toContain(`client.${id}(`);
    }
    await reader.tab('History');
    expect(await reader.pane.locator('.history li').count()).toBe(ALL.length);
    await reader.pane.locator('.history button').last().click();
    expect(await reader.pane.getByLabel('Operation', { exact: true }).inputValue()).toBe(ALL[0]);
  });

  test('a fault that is switched on shows as its error, once; a response that is not as described is marked', async () => {
    const reader = await open();
    await reader.open('createCard');
    await reader.tab('The bank');
    await reader.pane.getByRole('button', { name: 'Switch on: 503 with Retry-After' }).click();
    await reader.pane.getByRole('list', { name: 'Active faults' }).waitFor();
    await reader.tab('Request');
    expect(await reader.send()).toMatch(/^503 /);
    await reader.response.getByText(/\d headers?$/).click();
    expect(await reader.response.locator('.headers').innerText()).toContain('retry-after');
    expect(await reader.send()).toMatch(/^201 /);

    await reader.tab('The bank');
    await reader.pane.getByRole('button', { name: 'Switch on: Connection cut' }).click();
    await reader.pane.getByRole('list', { name: 'Active faults' }).waitFor();
    await reader.tab('Request');
    expect(await reader.send()).toBe('');
    expect(await reader.response.getByRole('heading').innerText()).toBe('No response');

    await reader.tab('The bank');
    await reader.pane.getByRole('button', { name: 'Switch on: A field of another type' }).click();
    await reader.pane.getByRole('list', { name: 'Active faults' }).waitFor();
    await reader.tab('Request');
    await reader.send();
    const judgement = reader.response.locator('.judgement.bad');
    expect(await judgement.innerText()).toContain('/id');
    await judgement.getByRole('link').first().click();
    await expect.poll(() => opened.page.evaluate(() => location.hash)).toMatch(/^#\/schemas\//);
  });

  test('a wrong field is refused with its pointer beside the field, in the form and as JSON, until it is edited', async () => {
    const reader = await open();
    await reader.open('createCard');
    await reader.field('/limitAmount').fill('plenty');
    expect(await reader.send()).toMatch(/^4\d\d /);
    const field = reader.field('/limitAmount');
    const row = reader.row('/limitAmount');
    expect(await row.locator('.remark.error').innerText()).toMatch(/^\/limitAmount .+/);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const described = await field.getAttribute('aria-describedby');
    expect(await reader.pane.locator(`[id="${described}"]`).innerText()).toContain('/limitAmount');
    await reader.pane.locator('.problems').getByRole('button', { name: 'limitAmount' }).click();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

    await reader.pane.getByRole('button', { name: 'JSON', exact: true }).click();
    expect(await reader.pane.locator('.text .remark.error').innerText()).toMatch(/^\/limitAmount .+/);
    await reader.pane.getByRole('button', { name: 'Form', exact: true }).click();

    await field.fill('2500.00');
    await expect.poll(() => row.locator('.remark.error').count()).toBe(0);
    expect(await reader.send()).toMatch(/^201 /);
  });

  test('form and JSON are one body; its lines are copied; other machines are refused; nothing of it is printed', async () => {
    const reader = await open();
    await reader.open('createCard');
    await reader.pane.getByRole('button', { name: 'Remove billingAddress' }).click();
    await reader.pane.getByRole('button', { name: 'Add an item to blockedMerchants' }).click();
    await reader.field('/blockedMerchants/1').fill('SECOND SHOP');
    await reader.field('/atmAccess').check();
    await reader.pane.getByRole('button', { name: 'JSON', exact: true }).click();
    const text = reader.field('');
    const body = JSON.parse(await text.inputValue());
    expect(body).not.toHaveProperty('billingAddress');
    expect(body.blockedMerchants[1]).toBe('SECOND SHOP');
    expect(body.atmAccess).toBe(true);
    await text.fill(JSON.stringify({ ...body, label: 'Typed as JSON', blockedMerchants: null }));
    await reader.pane.getByRole('button', { name: 'Form', exact: true }).click();
    expect(await reader.field('/label').inputValue()).toBe('Typed as JSON');
    await reader.pane.getByRole('button', { name: 'Add billingAddress to the body' }).click();
    expect(await reader.send()).toMatch(/^\d{3} /);

    await reader.pane.getByRole('button', { name: 'Start over' }).click();
    await reader.field('/label').fill('For the copier');
    await reader.send();
    for (const language of ['TypeScript', 'curl']) {
      await reader.response.getByRole('button', { name: language, exact: true }).click();
      await reader.response.locator('.lines').getByRole('button', { name: /^Copy/ }).click();
      const shown = await reader.response.locator('.lines pre').innerText();
      expect(shown).toContain('For the copier');
      await expect.poll(() => opened.page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    }

    await reader.pane.getByLabel('A sandbox on this machine').check();
    await reader.pane.getByLabel('Address of the server').fill('https://bank.example');
    await reader.pane.locator('.server .remark.error').waitFor();
    expect(await reader.pane.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
    await reader.pane.getByText('Why not a real bank?').click();
    expect(await reader.pane.locator('.why').innerText()).toContain('does not belong');
    await reader.pane.getByLabel('The bank in this page').check();
    expect(await reader.send()).toMatch(/^201 /);

    await opened.page.emulateMedia({ media: 'print' });
    expect(await reader.pane.isVisible()).toBe(false);
    const printed = await opened.page.locator('#printed').innerText();
    for (const { method, path } of Object.values(operations)) expect(printed).toContain(`${method} ${path}`);
  });

  test('the state survives a reload, and can be thrown away', async () => {
    const reader = await open();
    await reader.open('createAccount');
    await reader.field('/label').fill('Kept over a reload');
    expect(await reader.send()).toMatch(/^201 /);
    await reader.tab('The bank');
    const title = reader.pane.locator('.records').getByText('Kept over a reload', { exact: true });
    await title.waitFor();
    const count = await reader.count('Accounts');
    await reader.pane.getByRole('button', { name: '+ 30 days' }).click();
    await opened.page.reload();
    await reader.page.locator('#console .launcher').click();
    await reader.tab('The bank');
    await title.waitFor();
    expect(await reader.count('Accounts')).toBe(count);

    await reader.pane.getByRole('button', { name: 'Delete the stored data' }).click();
    await expect.poll(() => reader.count('Accounts')).toBe(count - 1);
    await opened.page.reload();
    await reader.page.locator('#console .launcher').click();
    await reader.tab('The bank');
    await expect.poll(() => reader.count('Accounts')).toBe(count - 1);
    expect(await title.count()).toBe(0);
  });

  test('a record is changed, the clock set, the story restored', async () => {
    const reader = await open();
    await reader.open('updateAccount');
    await reader.tab('The bank');
    const records = reader.pane.locator('.records');
    await records.locator('summary').first().click();
    await records.getByText('Change it', { exact: true }).click();
    await records.getByRole('textbox').fill('{"availableBalance": "2500.00"}');
    await records.getByRole('button', { name: 'Change the record' }).click();
    await records.locator('.details', { hasText: '2500.00' }).waitFor();
    await records.getByRole('textbox').fill('{"availableBalance": 2500}');
    await records.getByRole('button', { name: 'Change the record' }).click();
    await reader.pane.getByRole('alert').waitFor();

    await reader.pane.getByLabel('Set to').fill('2031-01-02T03:04:05Z');
    await reader.pane.getByRole('button', { name: 'Set', exact: true }).click();
    await reader.pane.locator('time', { hasText: '2031-01-02' }).waitFor();
    await reader.pane.getByRole('button', { name: 'Restore the initial records' }).click();
    await expect.poll(() => records.locator('.details').first().innerText()).not.toContain('2500.00');
    await expect.poll(() => reader.pane.locator('time').innerText()).not.toContain('2031');
  });

  test('works with the keyboard alone', async () => {
    const reader = await open();
    const { page } = opened;
    await page.evaluate(() => {
      location.hash = 'operation/createContact';
    });
    const button = page.locator('button.console-try[data-operation="createContact"]');
    await button.focus();
    await page.keyboard.press('Enter');
    await reader.pane.locator('.operation').waitFor();
    await expect.poll(() => reader.focused()).toBe('Console');
    await page.keyboard.press('Tab');
    expect(await reader.focused()).toBe('Request');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => reader.focused()).toBe('The bank');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => reader.focused()).toBe('Request');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await reader.focused()).toBe('Operation');
    const before = await reader.pane.getAttribute('data-answered');
    await page.keyboard.press('Control+Enter');
    expect(await reader.answered(before)).toMatch(/^201 /);
    expect(await reader.pane.getByRole('status').innerText()).toMatch(/^Response 201 Created/);
    await page.keyboard.press('Escape');
    await expect.poll(() => reader.pane.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test.each(['light', 'dark'] as const)('has no text too faint to read (%s)', async (colorScheme) => {
    const reader = await open({ colorScheme, reducedMotion: 'reduce' });
    await reader.open('createCard');
    await reader.pane.getByLabel('A sandbox on this machine').check();
    await reader.pane.getByLabel('Address of the server').fill('https://bank.example');
    await reader.pane.getByText('Why not a real bank?').click();
    await reader.pane.locator('.server .remark.error').waitFor();
    expect(await faintTexts(opened.page)).toEqual([]);
    await reader.pane.getByLabel('The bank in this page').check();
    await reader.field('/limitAmount').fill('plenty');
    await reader.send();
    expect(await faintTexts(opened.page)).toEqual([]);
    await reader.field('/limitAmount').fill('1.00');
    await reader.send();
    await reader.response.getByText(/\d headers?$/).click();
    expect(await faintTexts(opened.page)).toEqual([]);
    await reader.tab('History');
    expect(await faintTexts(opened.page)).toEqual([]);
    await reader.tab('The bank');
    await reader.pane.getByRole('button', { name: 'Switch on: A field of another type' }).click();
    await reader.pane.getByRole('list', { name: 'Active faults' }).waitFor();
    await reader.pane.locator('.records summary').first().click();
    expect(await faintTexts(opened.page)).toEqual([]);
    await reader.tab('Request');
    await reader.send();
    expect(await faintTexts(opened.page)).toEqual([]);
  });

  test('is as wide as a phone and not wider, over the whole page, for every operation', async () => {
    const reader = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await reader.open(ALL[0] as OperationId);
    expect(await reader.pane.evaluate((pane) => pane.matches(':modal'))).toBe(true);
    for (const id of ALL) {
      await reader.choose(id);
      expect({ id, cutOff: await cutOff(opened.page, '#console') }).toEqual({ id, cutOff: [] });
      await reader.send();
      expect({ id, cutOff: await cutOff(opened.page, '#console') }).toEqual({ id, cutOff: [] });
    }
    for (const tab of ['History', 'The bank'] as const) {
      await reader.tab(tab);
      expect({ tab, cutOff: await cutOff(opened.page, '#console') }).toEqual({ tab, cutOff: [] });
    }
    await opened.page.keyboard.press('Escape');
    await expect.poll(() => reader.pane.isVisible()).toBe(false);
  });
});

describe('the console of another description', () => {
  let docs: BuiltDocs;

  beforeAll(async () => {
    docs = await docsOf('ferry');
    browser = await DocsBrowser.start(docs.html);
    return () => browser.stop();
  });

  test('fills in every operation, and sends it to a server on this machine', async () => {
    const reader = await open();
    const arrived: string[] = [];
    await opened.page.route('http://127.0.0.1:4020/**', (route) => {
      arrived.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
      return route.fulfill({ status: 200, json: {}, headers: { 'access-control-allow-origin': '*' } });
    });
    const { operations: described } = docs.inputs.model;
    for (const { id } of described) {
      await reader.open(id);
      expect(await reader.send()).toBe('200 OK');
    }
    expect(arrived.map((line) => line.split(' ')[0])).toEqual(
      described.map(({ method }) => method.toUpperCase()),
    );
    expect(arrived.join()).not.toContain('{');
    expect(await reader.pane.getByRole('tab', { name: 'The bank' }).count()).toBe(0);
  });

  test('makes a form of alternatives, lists and values that are listed', async () => {
    const reader = await open();
    await reader.open('listSailings');
    await reader.pane.getByRole('button', { name: 'Add an item to status' }).click();
    await reader.pane.getByLabel('Item 3', { exact: true }).selectOption({ label: 'cancelled' });
    await reader.choose('createBooking');
    const passengers = async () => {
      await reader.pane.getByRole('button', { name: 'JSON', exact: true }).click();
      const body = JSON.parse(await reader.field('').inputValue());
      await reader.pane.getByRole('button', { name: 'Form', exact: true }).click();
      return body.passengers;
    };
    const before = await passengers();
    await reader.pane.getByLabel('Item 2 is').selectOption({ label: 'Person' });
    await reader.pane.getByRole('button', { name: 'Add an item to passengers' }).click();
    const [first, second, third] = await passengers();
    expect(first).toEqual(before[0]);
    expect(second.kind).toBe('person');
    expect(Object.keys(third).sort()).toEqual(Object.keys(second).sort());
    await reader.pane.getByRole('button', { name: 'Remove Item 1', exact: true }).click();
    expect(await passengers()).toEqual([second, third]);
  });
});
