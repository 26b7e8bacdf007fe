import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { isObject } from '../../lib/json.ts';
import type { ContentModel, OperationModel } from '../../templates/model.ts';
import { DocsBrowser } from '../scripts/pipeline/docs/browser.ts';
import { type BuiltDocs, docsOf } from '../scripts/pipeline/docs/descriptions.ts';

/** A field that the page shows an example of: `t=response&c=201&path=config/limits`, and the text behind "Example:". */
interface ShownExample {
  readonly place: string;
  readonly text: string;
}

/** Opens all that is folded in an operation's section, and reads every example of a field. */
function examplesOf(page: Page, id: string): Promise<ShownExample[]> {
  return page.evaluate(async (suffix) => {
    const section = () => document.querySelector<HTMLElement>(`[data-section-id$="/${suffix}"]`);
    for (let quiet = 0; quiet < 4; ) {
      const folded = [...(section()?.querySelectorAll('[data-schema-nested-open="false"] > button') ?? [])];
      quiet = folded.length === 0 ? quiet + 1 : 0;
      for (const button of folded) (button as HTMLElement).click();
      await new Promise((done) => setTimeout(done, 60));
    }
    return [...(section()?.querySelectorAll('.schema-property-item') ?? [])].flatMap((item) => {
      const label = [...item.querySelectorAll('span')].find(
        (one) => one.textContent === 'Example:' && one.closest('.schema-property-item') === item,
      );
      const text = label?.nextElementSibling?.textContent;
      return text ? [{ place: decodeURIComponent(item.id).replace(/^.*\/(?=t=)/, ''), text }] : [];
    });
  }, id.toLowerCase());
}

/** The values that the example bodies have at a place, whose names the page writes in lower case. */
function valuesAt(contents: readonly ContentModel[], path: string): unknown[] {
  const start = contents.flatMap(({ examples }) => examples.map(({ value }) => value));
  return path
    .split(/[/.]/)
    .reduce<unknown[]>(
      (values, name) =>
        values
          .flat()
          .flatMap((value) =>
            isObject(value)
              ? Object.entries(value).flatMap(([key, member]) => (key.toLowerCase() === name ? [member] : []))
              : [],
          ),
      start,
    );
}

function contentsAt(operation: OperationModel, place: string): readonly ContentModel[] {
  const status = /&c=(\w+)/.exec(place)?.[1];
  return status === undefined
    ? (operation.body?.contents ?? [])
    : operation.responses
        .filter((response) => response.status.toLowerCase() === status)
        .flatMap(({ contents }) => contents);
}

describe.each(['light', 'dark'] as const)('what the page of the bank shows (%s)', (colorScheme) => {
  let docs: BuiltDocs;
  let browser: DocsBrowser;
  beforeAll(async () => {
    docs = await docsOf('bank');
    browser = await DocsBrowser.start(docs.html);
    return () => browser.stop();
  });

  test('shows no example that no example body has at that place', async () => {
    const { page } = await browser.open('', { colorScheme });
    const wrong: string[] = [];
    let count = 0;
    for (const operation of docs.inputs.model.operations) {
      await page.evaluate((id) => {
        location.hash = `operation/${id}`;
      }, operation.id);
      await page
        .locator(`[data-section-id$="/${operation.id.toLowerCase()}"] .schema-property-item`)
        .first()
        .waitFor();
      for (const { place, text } of await examplesOf(page, operation.id)) {
        const path = /path=(.*)$/.exec(place)?.[1] ?? '';
        if (!/^t=(?:request|response)&(?:c=\w+&)?path=/.test(place)) continue;
        count += 1;
        const parameter = operation.parameters.find(({ name }) => name.toLowerCase() === path);
        const values =
          parameter === undefined ? valuesAt(contentsAt(operation, place), path) : [parameter.example];
        const spaceless = (value: unknown) => String(JSON.stringify(value)).replace(/\s/g, '');
        if (!values.some((value) => spaceless(value) === text.replace(/\s/g, '')))
          wrong.push(`${operation.id} ${place}: ${text}`);
      }
    }
    console.info(`${count} examples of fields in the ${colorScheme} page`);
    expect(count).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  test('says of addresses, credentials and errors what the description says', async () => {
    const { page } = await browser.open('', { colorScheme });
    const textOf = async (selector: string) =>
      (await page.locator(selector).first().innerText()).replace(/\s+/g, ' ');
    const start = await textOf('main');
    expect(start).toContain('Base address: {base_url}');
    for (const { wireName } of docs.inputs.model.credentials) expect(start).toContain(`Header: ${wireName}`);
    expect(start).not.toMatch(/License|file:|127\.0\.0\.1/);
    const colored = () => [...CSS.highlights].filter(([, { size }]) => size > 0).map(([kind]) => kind);
    await expect
      .poll(() => page.evaluate(colored))
      .toEqual(expect.arrayContaining(['code-comment', 'code-string', 'code-keyword']));
    for (const operation of docs.inputs.model.operations) {
      await page.evaluate((id) => {
        location.hash = `operation/${id}`;
      }, operation.id);
      const section = `[data-section-id$="/${operation.id.toLowerCase()}"]`;
      await page.locator(`${section} .panel-response-samples`).first().waitFor();
      await page.locator(`${section} .panel-response-samples`).getByText('default', { exact: true }).click();
      await expect.poll(() => textOf(section)).toContain('The body is not shown.');
      const text = await textOf(section);
      expect(text).toContain(`${operation.method.toUpperCase()} ${operation.path}`);
      expect(text).toMatch(/(?:mandatory is not shown|none shown)\./);
      expect(text).not.toMatch(/No content|file:|127\.0\.0\.1|apiKey and personId\)|or personId\b/);
    }
    await page.context().close();
  });
});
