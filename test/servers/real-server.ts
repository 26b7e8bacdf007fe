import { at, type Json } from '../../lib/json.ts';
import type { Recorder } from './recorder.ts';

/** A server of Debian 12 or npm, with the description of its version. */
export interface RealServer {
  /** As people call it, with its version. */
  readonly title: string;
  /** Packages that are installed first. */
  readonly packages: readonly string[];
  /** The source of the description of the version. */
  readonly description: string;
  /** Prepares a folder, and says what starts the server there. */
  start(folder: string): readonly [command: string, ...args: string[]];
  readonly environment?: Readonly<Record<string, string>>;
  /** Calls it as an honest client does. */
  drive(): Promise<Recorder>;
}

export function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

export function textAt(value: Json, pointer: string): string {
  return String(at(value, pointer) ?? '');
}
