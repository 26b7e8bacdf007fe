import { describe, expect, test } from 'vitest';
import { docsOf, NAMES } from './descriptions.ts';

describe.each(NAMES)('the HTML file of the %s', (name) => {
  test('is the same on every run', async () => {
    const [first, second] = await Promise.all([docsOf(name), docsOf(name)]);
    expect(first.html === second.html).toBe(true);
  });

  test('names no place to load from, and forbids to load', async () => {
    const { html } = await docsOf(name);
    const markup = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1</script>');
    const loading = [...markup.matchAll(/<(?!a\b)\w+[^>]*\s(?:src|href|srcset|poster|data)="([^"]*)"/g)];
    expect(loading.map(([, url]) => url).filter((url) => !/^(data:|#)/.test(url ?? ''))).toEqual([]);
    expect(markup).not.toMatch(/@import|url\((?!["']?(?:data:|#))/);
    expect(markup).toContain(`content="default-src 'none';`);
    expect(html).not.toContain('cdn.redoc.ly/redoc/logo');
  });

  test('stays below 4 MB', async () => {
    const { html } = await docsOf(name);
    const megabytes = Buffer.byteLength(html) / 1e6;
    console.info(`documentation of the ${name}: ${megabytes.toFixed(2)} MB`);
    expect(megabytes).toBeLessThan(4);
  });
});
