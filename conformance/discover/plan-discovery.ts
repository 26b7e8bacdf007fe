import type { CatalogueProbe } from '../../generated/catalogue.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import { notShown } from '../catalogue/catalogue.ts';
import { readTarget } from '../run/safety/target.ts';
import { GENERAL_PROBES } from './general-probes.ts';
import {
  type DiscoveryOptions,
  MAX_CALLS,
  probedOperations,
  readEntries,
  readOperations,
} from './run-discovery.ts';
import { operationsOfProbe } from './run-probes.ts';

export interface DiscoveryPlan {
  readonly operations: readonly {
    readonly operation: OperationId;
    readonly method: string;
    readonly path: string;
    readonly writes: boolean;
  }[];
  /** The changes in words for people, by entry of `spec/not-shown.yaml`. */
  readonly probes: readonly { readonly entry: string; readonly what: string }[];
  readonly maxCalls: number;
}

/**
 * Determines without the network what a discovery with these options would probe.
 *
 * @throws ConfigurationError for invalid options
 */
export function planDiscovery(options: DiscoveryOptions): DiscoveryPlan {
  readTarget(options.baseUrl, options.proxyUrl);
  const asked = readEntries(options.only ?? []);
  const probed = probedOperations(options, readOperations(options.skip ?? []));
  const general = GENERAL_PROBES.flatMap(({ entries, what }) =>
    entries.filter(asked).map((entry) => ({ entry, what })),
  );
  const written = notShown
    .filter(({ id }) => asked(id))
    .flatMap(({ id: entry, probes = [] }) =>
      probes
        .filter((one) => operationsOfProbe(one).every((operation) => probed.includes(operation)))
        .map((one) => ({ entry, what: describe(one) })),
    );
  return {
    operations: probed.map((operation) => {
      const { method, path, safe } = operations[operation];
      return { operation, method, path, writes: !safe };
    }),
    probes: [...general, ...written],
    maxCalls: options.maxCalls ?? MAX_CALLS,
  };
}

function describe(probe: CatalogueProbe): string {
  if (!('values' in probe)) return probe.what;
  const values = probe.values.map((value) => JSON.stringify(value)).join(', ');
  return `${probe.operation} with ${values} as ${probe.field.slice(1).replaceAll('/', '.')}`;
}
