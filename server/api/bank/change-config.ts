/**
 * An update of an account's settings (section 4.4). What was not sent, or as null, is unchanged. The program bounds all settings: its amounts and
 * counts are the maximum, and what it disables cannot be enabled.
 */
import type { AccountConfig, Program, UpdateAccountRequest } from '../../../generated/types.ts';
import { CARD_TYPES } from './accepted-values.ts';
import { changeLimits } from './change-limits.ts';
import type { BodyPointer, Refusals } from './refusals.ts';

/** The updated settings. Valid only if nothing was refused. */
export function changeConfig(
  before: AccountConfig,
  request: UpdateAccountRequest,
  program: Program,
  refusals: Refusals,
): AccountConfig {
  const { config, incoming } = request;
  const card = { ...before.card };
  for (const type of CARD_TYPES) {
    const sent = config?.card?.[type];
    const max = program.card.type[type];
    const pointer = `#/config/card/${type}` as const;
    card[type] = {
      count: changeCount(card[type].count, sent?.count, max.count, `${pointer}/count`, refusals),
      enabled: changeFlag(card[type].enabled, sent?.enabled, max.enabled, `${pointer}/enabled`, refusals),
    };
  }
  const allowedOriginators = incoming?.achPull?.allowedOriginators;
  return {
    ...before,
    card,
    limits: changeLimits(before.limits, config?.limits, program.limits, refusals),
    receive: changeRails(before.receive, config?.receive, program.receive, '#/config/receive', refusals),
    send: changeRails(before.send, config?.send, program.send, '#/config/send', refusals),
    ...(allowedOriginators === undefined
      ? {}
      : { incoming: { achPull: { ...incomingPulls(before), allowedOriginators } } }),
  };
}

interface Switch {
  readonly enabled: boolean;
  readonly sameDay?: boolean;
}
type SwitchInputs = { readonly [Rail in string]?: Partial<Switch> | null };

function changeRails<Rails extends Record<keyof Rails, Switch>>(
  before: Rails,
  sent: SwitchInputs | null | undefined,
  max: Record<keyof Rails, Switch>,
  pointer: BodyPointer,
  refusals: Refusals,
): Rails {
  const after = { ...before };
  for (const name of Object.keys(before) as (keyof Rails & string)[]) {
    const rail: { enabled: boolean; sameDay?: boolean } = { ...before[name] };
    for (const flag of ['enabled', 'sameDay'] as const) {
      if (rail[flag] === undefined) continue;
      const place = `${pointer}/${name}/${flag}` as const;
      rail[flag] = changeFlag(rail[flag], sent?.[name]?.[flag], max[name][flag] === true, place, refusals);
    }
    after[name] = rail as Rails[typeof name];
  }
  return after;
}

function changeFlag(
  before: boolean,
  sent: boolean | undefined,
  max: boolean,
  pointer: BodyPointer,
  refusals: Refusals,
): boolean {
  if (sent === true && !max) refusals.add(pointer, 'enabled', 'is disabled in the program');
  return sent ?? before;
}

function changeCount(
  before: string,
  sent: string | undefined,
  max: string,
  pointer: BodyPointer,
  refusals: Refusals,
): string {
  if (sent === undefined || sent === '') return sent ?? before;
  if (!/^\d{1,15}$/.test(sent))
    refusals.add(pointer, 'count', 'must not be negative or have more than 15 digits');
  else if (max !== '' && Number(sent) > Number(max))
    refusals.add(pointer, 'limit', `must be at most ${max}, the program's count`);
  return sent;
}

function incomingPulls({ incoming }: AccountConfig) {
  return incoming?.achPull ?? { allowedOriginators: null, blockedOriginators: null, enabled: false };
}
