import type { Page } from 'playwright-core';

/**
 * Lists what reaches beyond the right edge of the window and cannot be scrolled to inside a box of its own, one line each. The page's own width does
 * not tell: Redoc cuts off what is too wide.
 */
export function cutOff(page: Page, within = 'main'): Promise<string[]> {
  return page.evaluate((inside) => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const found: string[] = [];
    for (const element of document.querySelectorAll(`${inside} *`)) {
      const { right, width } = element.getBoundingClientRect();
      if (width === 0 || right <= innerWidth + 1 || !element.checkVisibility() || scrolls(element)) continue;
      found.push(
        `${Math.round(right)}: <${element.tagName.toLowerCase()}> ${element.textContent?.slice(0, 40)}`,
      );
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page itself');
    return found;
  }, within);
}
