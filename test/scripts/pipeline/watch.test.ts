import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { start, temporaryFolder } from './command-line.ts';

const FERRY = fileURLToPath(new URL('../../fixtures/ferry/openapi.yaml', import.meta.url));

test('watch follows the description, survives its errors, and stops on the signal', async () => {
  const folder = await temporaryFolder();
  const spec = join(folder, 'openapi.yaml');
  await copyFile(FERRY, spec);
  const stop = new AbortController();
  const running = start(
    ['generate', '--watch', '--only', 'types', '--spec', 'openapi.yaml'],
    folder,
    stop.signal,
  );
  const types = () => readFile(join(folder, 'generated/types.ts'), 'utf8').catch(() => '');

  await expect.poll(types).toContain('from Ferry Bookings 2.3.0');
  const good = await readFile(spec, 'utf8');
  await writeFile(spec, good.replace('version: 2.3.0', 'version: 2.4.0'));
  await expect.poll(types).toContain('from Ferry Bookings 2.4.0');

  await writeFile(spec, 'openapi: [\n');
  await expect.poll(() => running.written.stderr).toContain('is not closed');
  expect(await types()).toContain('from Ferry Bookings 2.4.0');

  await writeFile(spec, good.replace('version: 2.3.0', 'version: 2.5.0'));
  await expect.poll(types).toContain('from Ferry Bookings 2.5.0');
  stop.abort();
  expect(await running.done).toMatchObject({ code: 130 });
});
