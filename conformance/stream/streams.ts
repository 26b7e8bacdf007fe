import type { JetStreamManager, StreamConfig } from '@nats-io/jetstream';
import { ConfigurationError } from '../model/options.ts';
import type { StreamAddress } from './stream-address.ts';

/** A worker that reports nothing for this time loses its parts, in milliseconds. */
export const LEASE_MS = 10_000;
const SECOND = 1_000_000_000;

/** The subjects of a stream; `*` asks for all of a kind. */
export const subjects = {
  calls: (name: string, part: number | '*') => `${name}.calls.${part}`,
  /** Copies of a part's calls that calls of all other parts need. */
  needed: (name: string, part: number | '*') => `${name}.needed.${part}`,
  proxy: (name: string, id: string) => `${name}.proxy.${id}`,
  verdict: (name: string, group: string, part: number | '*') => `${name}.verdict.${group}.${part}`,
  lease: (name: string, group: string, part: number | '*') => `${name}.lease.${group}.${part}`,
  worker: (name: string, group: string, id: string) => `${name}.worker.${group}.${id}`,
};

/** The stream beside that of the calls that keeps the last message of each subject: verdicts, and what proxies say of themselves. */
export const stateOf = (name: string) => `${name}-state`;
/** The stream whose messages end by themselves. */
export const leasesOf = (name: string) => `${name}-leases`;

/**
 * Creates what is missing of the three streams. That of the calls discards nothing: where it is full, calls are refused, and counted by their proxy.
 *
 * @param isReader the streams must be there: nothing is created
 * @returns the number of parts
 * @throws ConfigurationError where a stream of this name would lose calls, or is missing; the client's error
 */
export async function openStreams(
  manager: JetStreamManager,
  { name, partitions }: StreamAddress,
  isReader: boolean,
): Promise<number> {
  const isThere = () =>
    manager.streams.info(name).then(
      () => true,
      (error) => !isMissing(error),
    );
  if (isReader && !(await isThere()))
    throw new ConfigurationError(
      `there is no stream ${name}`,
      'Check the name at the end of the address: it is that of the proxies and workers.',
    );
  const last = { max_msgs_per_subject: 1, discard: 'old', storage: 'file' } as const;
  await have(manager, {
    name: stateOf(name),
    subjects: [`${name}.proxy.*`, `${name}.verdict.*.*`],
    ...last,
  });
  await have(manager, {
    name: leasesOf(name),
    subjects: [`${name}.lease.*.*`, `${name}.worker.*.*`],
    max_age: LEASE_MS * 1_000_000,
    duplicate_window: SECOND,
    ...last,
  });
  const config = await have(manager, {
    name,
    subjects: [subjects.needed(name, '*'), ...partsOf(partitions).map((part) => subjects.calls(name, part))],
    discard: 'new',
    storage: 'file',
    deny_delete: true,
    deny_purge: true,
    duplicate_window: 600 * SECOND,
  });
  const has = new Set(config.subjects);
  const count = has.size - 1;
  const isWhole = partsOf(count).every((part) => has.has(subjects.calls(name, part)));
  if (!isWhole || count < 1 || config.discard !== 'new' || config.max_age > 0)
    throw new ConfigurationError(
      `the stream ${name} was not made for calls, or discards old ones`,
      'Choose another name at the end of the address; the stream is created then.',
    );
  return count;
}

/** The numbers of so many parts, from 1. */
export function partsOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** @returns the configuration that it has, which is that of whoever was first */
async function have(
  manager: JetStreamManager,
  config: Partial<StreamConfig> & { readonly name: string },
): Promise<StreamConfig> {
  try {
    return (await manager.streams.info(config.name)).config;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    return (await manager.streams.add(config)).config;
  } catch (error) {
    // Two that begin at the same time differ in nothing but the number of parts.
    return (await manager.streams.info(config.name).catch(() => Promise.reject(error))).config;
  }
}

function isMissing(error: unknown): boolean {
  return (error as Error).name === 'StreamNotFoundError';
}
