import type { Locator, Page } from 'playwright-core';

/** The console in an open page, as a reader uses it. */
export class ConsolePage {
  readonly page: Page;
  readonly pane: Locator;
  readonly response: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pane = page.locator('#console dialog');
    this.response = this.pane.locator('.response');
  }

  /** Opens the operation by its button. */
  async open(operation: string): Promise<void> {
    await this.page.evaluate((id) => {
      location.hash = `operation/${id}`;
    }, operation);
    const button = this.page.locator(`button.console-try[data-operation="${operation}"]`).first();
    await button.click();
    await this.pane.locator('.operation').waitFor();
  }

  /** Opens the operation by the list in the console. */
  async choose(operation: string): Promise<void> {
    await this.pane.getByLabel('Operation', { exact: true }).selectOption(operation);
  }

  /** @returns the status line: `201 Created` */
  async send(): Promise<string> {
    const before = await this.#answered();
    await this.pane.getByRole('button', { name: 'Send', exact: true }).click();
    return await this.answered(before);
  }

  /** Waits for the response of a call sent by other means. */
  async answered(before: string | null): Promise<string> {
    await this.page.waitForFunction((count) => {
      const pane = document.querySelector('#console dialog');
      return pane?.getAttribute('data-answered') !== count;
    }, before);
    const status = this.response.locator('.status');
    return (await status.count()) === 0 ? '' : await status.innerText();
  }

  #answered(): Promise<string | null> {
    return this.pane.getAttribute('data-answered');
  }

  /** The field of a place of the body: `/config/label`. */
  field(pointer: string): Locator {
    return this.pane.locator(idSelector(pointer));
  }

  /** The name of a field, its control, and what is said of it. */
  row(pointer: string): Locator {
    return this.pane.locator('.field').filter({ has: this.page.locator(idSelector(pointer)) });
  }

  async tab(name: 'Request' | 'The bank' | 'History'): Promise<void> {
    await this.pane.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  }

  /** Reads how many records of a kind the bank holds: `Accounts`. */
  async count(kind: string): Promise<number> {
    const button = this.pane.getByRole('button', { name: new RegExp(`^${kind} \\d`) });
    return Number((await button.innerText()).match(/\d+/)?.[0]);
  }

  /** Returns the accessible name or text of the focused element. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
  }
}

function idSelector(pointer: string): string {
  return `#console-body-${pointer.replaceAll('/', '_2f')}`;
}
