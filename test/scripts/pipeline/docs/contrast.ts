import type { Page } from 'playwright-core';

/** WCAG 2.2 asks this of text of ordinary size (1.4.3, level AA). */
const ENOUGH = 4.5;

/** Texts in sight that are too faint, one line each: the ratio, the colours and a sample of the text. */
export function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate((enough) => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const read = (css: string): Colour => {
      canvas?.clearRect(0, 0, 1, 1);
      if (canvas) canvas.fillStyle = css;
      canvas?.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return [red, green, blue, alpha / 255];
    };
    const blend = (top: Colour, below: Colour): Colour => {
      const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const groundOf = (element: Element | null): Colour => {
      if (element === null) return [255, 255, 255, 1];
      const own = read(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : blend(own, groundOf(element.parentElement));
    };
    const luminance = (colour: Colour) => {
      const linear = (value: number) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
    };
    const found = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      const element = texts.currentNode.parentElement;
      // A sign on a button is a picture, which needs less.
      if (element === null || text.length < 2 || !element.checkVisibility()) continue;
      if (element.closest('script, style') !== null) continue;
      const ground = groundOf(element);
      const colour = blend(read(getComputedStyle(element).color), ground);
      const [light = 0, dark = 0] = [luminance(colour), luminance(ground)].sort((a, b) => b - a);
      const ratio = (light + 0.05) / (dark + 0.05);
      if (ratio >= enough) continue;
      const pair = [colour, ground].map((one) => one.slice(0, 3).map(Math.round).join(' ')).join(' on ');
      found.set(pair, `${ratio.toFixed(2)}: ${pair}: ${text.slice(0, 40)}`);
    }
    return [...found.values()];
  }, ENOUGH);
}
