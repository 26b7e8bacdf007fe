import { beforeAll, describe, expect, test } from 'vitest';
import { docsOf, NAMES } from './descriptions.ts';

describe.each(NAMES)('the HTML file of the %s', (name) => {
  let html: string;
  beforeAll(async () => {
    html = (await docsOf(name)).html;
  });

  test('is the same on every run', async () => {
    expect((await docsOf(name)).html === html).toBe(true);
  });

  test('names no place to load from, and forbids to load', () => {
    const markup = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1</script>');
    const loading = [...markup.matchAll(/<(?!a\b)\w+[^>]*\s(?:src|href|srcset|poster|data)="([^"]*)"/g)];
    expect(loading.map(([, url]) => url).filter((url) => !/^(data:|#)/.test(url ?? ''))).toEqual([]);
    expect(markup).not.toMatch(/@import|url\((?!["']?(?:data:|#))/);
    expect(markup).toContain(`content="default-src 'none';`);
    expect(html).not.toContain('cdn.redoc.ly/redoc/logo');
  });

  test('stays below 4 MB', () => {
    const megabytes = Buffer.byteLength(html) / 1e6;
    console.info(`documentation of the ${name}: ${megabytes.toFixed(2)} MB`);
    expect(megabytes).toBeLessThan(4);
  });
});
