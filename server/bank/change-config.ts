/**
 * An update of an account's settings (section 4.4). What was not sent stays as it is. Nothing may go beyond the program: where it sets
 * an amount or a count, that is the most; what it has switched off stays off.
 */
import type { AccountConfig, Program, UpdateAccountRequest } from '../../generated/types.ts';
import { CARD_TYPES } from './accepted-values.ts';
import { changeLimits } from './change-limits.ts';
import type { BodyPointer, Refusals } from './refusals.ts';

/** The settings as they will be. Only to be used when nothing was refused. */
export function changeConfig(
  before: AccountConfig,
  request: UpdateAccountRequest,
  program: Program,
  refusals: Refusals,
): AccountConfig {
  const after = structuredClone(before);
  const { config, incoming } = request;

  for (const type of CARD_TYPES) {
    const sent = config?.card?.[type];
    const most = program.card.type[type];
    const pointer = `#/config/card/${type}` as const;
    after.card[type] = {
      count: changeCount(after.card[type].count, sent?.count, most.count, `${pointer}/count`, refusals),
      enabled: changeFlag(
        after.card[type].enabled,
        sent?.enabled,
        most.enabled,
        `${pointer}/enabled`,
        refusals,
      ),
    };
  }

  after.limits = changeLimits(before.limits, config?.limits, program.limits, refusals);
  changeRails(after.receive, config?.receive, program.receive, '#/config/receive', refusals);
  changeRails(after.send, config?.send, program.send, '#/config/send', refusals);

  const allowedOriginators = incoming?.achPull?.allowedOriginators;
  if (allowedOriginators !== undefined)
    after.incoming = { achPull: { ...incomingPulls(before), allowedOriginators } };
  return after;
}

type Switches = Record<string, { enabled: boolean; sameDay?: boolean }>;
type SwitchInputs = {
  readonly [Rail in string]?: { readonly enabled?: boolean; readonly sameDay?: boolean };
};

/** Changes `rails` in place. */
function changeRails(
  rails: Switches,
  sent: SwitchInputs | undefined,
  most: Switches,
  pointer: BodyPointer,
  refusals: Refusals,
): void {
  for (const [name, rail] of Object.entries(rails)) {
    for (const flag of ['enabled', 'sameDay'] as const) {
      const before = rail[flag];
      if (before === undefined) continue;
      rail[flag] = changeFlag(
        before,
        sent?.[name]?.[flag],
        most[name]?.[flag] === true,
        `${pointer}/${name}/${flag}`,
        refusals,
      );
    }
  }
}

function changeFlag(
  before: boolean,
  sent: boolean | undefined,
  most: boolean,
  pointer: BodyPointer,
  refusals: Refusals,
): boolean {
  if (sent === true && !most) refusals.add(pointer, 'enabled', 'is switched off in the program');
  return sent ?? before;
}

function changeCount(
  before: string,
  sent: string | undefined,
  most: string,
  pointer: BodyPointer,
  refusals: Refusals,
): string {
  if (sent === undefined || sent === '') return sent ?? before;
  if (!/^\d{1,15}$/.test(sent))
    refusals.add(pointer, 'count', 'must not be below zero, nor have more than 15 digits');
  else if (most !== '' && Number(sent) > Number(most))
    refusals.add(pointer, 'limit', `must be at most ${most}, the program's count`);
  return sent;
}

function incomingPulls({ incoming }: AccountConfig) {
  return incoming?.achPull ?? { allowedOriginators: null, blockedOriginators: null, enabled: false };
}
