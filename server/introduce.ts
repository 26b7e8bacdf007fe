/** The sandbox introduces itself at `/`, where people and programs look first. */
import { operations } from '../generated/operations.ts';

const NAME = 'Banking Platform API sandbox';
const WHAT =
  'A stateful bank for development: what one call writes, the next one reads. Nothing in it is real.';

/** HTML for browsers, JSON for everyone else; `undefined` for anything but `GET /` and `HEAD /`. */
export function introduce(request: Request, hasControl: boolean): Response | undefined {
  if (!isRoot(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
  const calls = Object.values(operations).map(({ id, method, path }) => ({ id, method, path }));
  const control = hasControl ? { seed: '/_sandbox/seed', health: '/_sandbox/health' } : undefined;
  const isBrowser = request.headers.get('accept')?.includes('text/html') === true;
  const body = isBrowser
    ? page(calls, control)
    : `${JSON.stringify({ name: NAME, description: WHAT, operations: calls, ...control }, null, 2)}\n`;
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      'content-type': isBrowser ? 'text/html; charset=utf-8' : 'application/json',
      'cache-control': 'no-store',
      vary: 'accept',
    },
  });
}

/** Without parsing: every call of the API passes here. */
export function isRoot(url: string): boolean {
  return url.indexOf('/', 'https://'.length) === url.length - 1;
}

function page(
  calls: readonly { id: string; method: string; path: string }[],
  control: { seed: string; health: string } | undefined,
): string {
  const rows = calls.map(({ id, method, path }) => `<tr><td>${method}<td>${path}<td>${id}`).join('\n');
  const seed =
    control === undefined
      ? ''
      : `\n<p>Its ids and the development key: <a href="${control.seed}">${control.seed}</a>. Is it alive? <a href="${control.health}">${control.health}</a></p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${NAME}</title>
<h1>${NAME}</h1>
<p>${WHAT}</p>
<table>
${rows}
</table>${seed}
<p>The terminal that started it shows a curl command for each operation.</p>
</html>
`;
}
