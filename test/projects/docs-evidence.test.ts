import { beforeAll, describe, expect, test } from 'vitest';
import { DocsBrowser } from '../scripts/pipeline/docs/browser.ts';
import { type BuiltDocs, docsOf } from '../scripts/pipeline/docs/descriptions.ts';

describe('the evidence in the page of the bank', () => {
  let docs: BuiltDocs;
  let browser: DocsBrowser;

  beforeAll(async () => {
    docs = await docsOf('bank');
    browser = await DocsBrowser.start(docs.html);
    return () => browser.stop();
  });

  test('has a row for every requirement and for everything that is not shown', async () => {
    const { requirements, notShown } = docs.inputs.evidence;
    const { page } = await browser.open('');
    for (const [hash, prefix, rows] of [
      ['tag/Requirements', 'requirement/', requirements],
      ['tag/What-is-not-shown', 'not-shown/', notShown],
    ] as const) {
      await page.evaluate((place) => {
        location.hash = place;
      }, hash);
      const anchors = page.locator(`tr a[id^="${prefix}"]`);
      const ids = () => anchors.evaluateAll((links) => links.map(({ id }) => id));
      await expect.poll(ids).toEqual(rows.map(({ id }) => prefix + id));
      expect(rows.length).toBeGreaterThan(20);
    }
    await page.context().close();
  });

  test('lists in each operation the requirements that concern it', async () => {
    const { page } = await browser.open('');
    for (const { id } of docs.inputs.model.operations) {
      await page.evaluate((operation) => {
        location.hash = `operation/${operation}`;
      }, id);
      const section = page.locator(`[data-section-id$="/${id.toLowerCase()}"]`).first();
      const list = section.locator('details.requirements li');
      await list.first().waitFor({ state: 'attached' });
      const rows = docs.inputs.evidence.requirements.filter(({ operations }) => operations.includes(id));
      await expect.poll(() => list.count()).toBe(rows.length);
      const texts = await list.allTextContents();
      for (const [index, row] of rows.entries()) {
        expect(texts[index]).toContain(row.evidence);
        expect(texts[index]).toContain(row.id);
        expect(texts[index]).toContain(`Source ${row.section}.`);
      }
    }
    await page.context().close();
  });

  test.each([
    ['wide', 1440],
    ['narrow', 390],
  ])('a link to a row lands on it, from the address and from a click (%s)', async (_, width) => {
    const last = docs.inputs.evidence.notShown.at(-1)?.id ?? '';
    const { page, errors } = await browser.open(`#not-shown/${last}`, { viewport: { width, height: 800 } });
    const row = page.locator('tr.landed');
    const inSight = () =>
      row.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
    await expect.poll(inSight).toBe(true);
    expect(await row.locator('a[id]').getAttribute('id')).toBe(`not-shown/${last}`);

    const noted = docs.inputs.model.operations.find(({ id }) =>
      /"x-not-shown"/.test(operationText(docs, id)),
    );
    await page.evaluate((id) => {
      location.hash = `operation/${id}`;
    }, noted?.id);
    const link = page
      .locator(`[data-section-id$="/${noted?.id.toLowerCase()}"] a[href^="#not-shown/"]`)
      .first();
    const target = (await link.getAttribute('href'))?.slice(1);
    await link.evaluate((one) => {
      const note = one.closest('details');
      if (note !== null) note.open = true;
    });
    await link.click();
    await expect.poll(() => row.locator('a[id]').first().getAttribute('id')).toBe(target);
    await expect.poll(inSight).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  function operationText(built: BuiltDocs, id: string): string {
    const { model, bundle } = built.inputs;
    const operation = model.operations.find((known) => known.id === id);
    const paths = bundle.document.paths as Record<string, Record<string, unknown>>;
    const node = paths[operation?.path ?? '']?.[operation?.method ?? ''];
    // Beside the description of the operation itself, not deeper.
    return JSON.stringify({ 'x-not-shown': (node as Record<string, unknown> | undefined)?.['x-not-shown'] });
  }
});
