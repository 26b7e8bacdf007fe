import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** `e_machine` of ELF headers, by the name that container images give an architecture. */
const MACHINES: Readonly<Record<number, string>> = { 62: 'amd64', 183: 'arm64' };

/** The architecture of every program and library in a folder, by path. */
export function elfMachines(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const header = Buffer.alloc(20);
    const file = openSync(path, 'r');
    readSync(file, header, 0, header.length, 0);
    closeSync(file);
    if (header.subarray(0, 4).toString('latin1') !== '\x7fELF') continue;
    const machine = header.readUInt16LE(18);
    found[path.slice(folder.length + 1)] = MACHINES[machine] ?? `machine ${machine}`;
  }
  return found;
}
