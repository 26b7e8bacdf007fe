import { groupBy } from '../../lib/group-by.ts';
import type { JsonObject } from '../../lib/json.ts';
import { description } from '../catalogue/description.ts';
import type { Finding } from './discovery-finding.ts';
import {
  type DiscoveredOverlay,
  type OverlayAction,
  type OverlayOrigin,
  toNormalizedPath,
} from './overlay.ts';
import { statusesOf } from './prober.ts';

/** The findings as an overlay, constraints first, in the order of the entries. */
export function toOverlay(findings: readonly Finding[], origin: OverlayOrigin): DiscoveredOverlay {
  const actions = groupBy(findings, keyOf);
  return {
    overlay: '1.1.0',
    info: {
      title: `What ${origin.deployment} does about what is not shown`,
      version: description.version,
      'x-discovered': origin,
    },
    actions: [...actions.values()].map(([first, ...same]) => toAction(first, same, origin.deployment)),
  };
}

/** Equal findings become one action, since probes of several kinds may show the same. */
function keyOf({ entry, kind, target, says, update, remove }: Finding): string {
  return JSON.stringify([entry, kind, target, says, update, remove]);
}

function toAction(finding: Finding, same: readonly Finding[], deployment: string): OverlayAction {
  const { entry, kind, target, says, update, remove, counterProbes } = finding;
  const seen = [...new Set([finding, ...same].flatMap((one) => one.seen))];
  const times = seen.map(({ sentAt }) => sentAt).sort((one, other) => one - other);
  const [first = 0] = times;
  return {
    target: toNormalizedPath(target),
    description: says,
    ...(update !== undefined && { update: update as JsonObject }),
    ...(remove && { remove }),
    'x-discovered': {
      entry,
      kind,
      observed: {
        deployment,
        times: seen.length,
        first: new Date(first).toISOString(),
        last: new Date(times.at(-1) ?? 0).toISOString(),
        statuses: statusesOf(seen),
      },
      counterProbes,
    },
  };
}
