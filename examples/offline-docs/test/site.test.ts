import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const read = (file: string) => readFileSync(join('public', file), 'utf8');

/** Lists the files that a page links to, relative to the page's folder. Links within the page or to other sites are left out. */
function links(file: string): string[] {
  const found = [...read(file).matchAll(/\s(?:href|src)="([^"#:]+)"|\]\(([^)#:]+)\)/g)];
  return found.map(([, html, markdown]) => join(dirname(file), html ?? markdown ?? ''));
}

test('every link of the site leads to a file', () => {
  const pages = ['index.html', 'api/llms.txt'];
  for (const page of pages) {
    const found = links(page);
    ok(found.length > 0, page);
    deepEqual(
      found.filter((file) => !existsSync(join('public', file))),
      [],
      page,
    );
  }
});

test('the reference is one file that loads nothing', () => {
  const markup = read('api/index.html').replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1</script>');
  equal(/<script[^>]*\ssrc=/.test(markup), false);
  match(markup, /<meta http-equiv="Content-Security-Policy" content="default-src 'none'/);
});

test('page, Markdown and bundle say what the overlay says', () => {
  const title = 'Accounts and Cards of Example Harbor';
  match(read('api/index.html'), new RegExp(`<title>${title}`));
  match(read('api/llms.txt'), new RegExp(title));
  const { info, components } = JSON.parse(read('api/openapi.json'));
  equal(info.title, title);
  deepEqual(components.schemas.CreateCardRequest.required, ['accountId', 'label']);
});
