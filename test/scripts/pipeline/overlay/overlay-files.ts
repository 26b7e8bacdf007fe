import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringifyYaml } from '@redocly/openapi-core';
import { afterEach, beforeEach } from 'vitest';

/** A folder for each test of the file that calls this. */
export function useFolder(): {
  readonly path: string;
  write(files: Readonly<Record<string, string>>): void;
} {
  let path = '';
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'overlay-'));
  });
  afterEach(() => rmSync(path, { recursive: true }));
  return {
    get path() {
      return path;
    },
    write(files) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(path, name)), { recursive: true });
        writeFileSync(join(path, name), text);
      }
    },
  };
}

export function overlayOf(actions: readonly object[], version = '1.1.0'): string {
  return stringifyYaml({ overlay: version, info: { title: 'An overlay', version: '1' }, actions });
}

export const OK = { responses: { 200: { description: 'OK' } } };

export function api<More extends object>(more: More) {
  return { openapi: '3.1.0', info: { title: 'An API', version: '1' }, ...more };
}
