import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { docsOf, NAMES } from '../scripts/pipeline/docs/descriptions.ts';

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

  test('stays below 4 MB, and the console adds at most 400 kB, compressed', async () => {
    const without = (await docsOf(name, { console: false })).html;
    const megabytes = Buffer.byteLength(without) / 1e6;
    const kilobytes = (gzipSync(html).length - gzipSync(without).length) / 1e3;
    console.info(
      `documentation of the ${name}: ${megabytes.toFixed(2)} MB, console ${kilobytes.toFixed(0)} kB`,
    );
    expect(megabytes).toBeLessThan(4);
    expect(kilobytes).toBeGreaterThan(10);
    expect(kilobytes).toBeLessThan(400);
  });

  test('may connect to this machine for its console only, and without one to nothing', async () => {
    const without = (await docsOf(name, { console: false })).html;
    const policy = (page: string) => /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
    expect(policy(html)).toMatch(/; connect-src http:\/\/127\.0\.0\.1:\* http:\/\/localhost:\*$/);
    expect(policy(without)).toMatch(/^default-src 'none';/);
    expect(policy(without)).not.toContain('connect-src');
    expect(without).not.toContain('console-');
  });
});
