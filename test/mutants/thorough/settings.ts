/** Servers that handle complete updates alone. */
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import type { Fetch } from '../judge-bank.ts';
import type { Mutant } from '../mutant.ts';
import { type Alter, server } from './altering.ts';

/** A server that shows what was there before, where a part of the settings was sent alone. */
const ignores = (
  how: string,
  row: string,
  isSentAlone: (sent: JsonObject) => boolean,
  part: string,
): Mutant =>
  server('updateAccount', how, row, () => {
    const before = new Map<unknown, JsonObject>();
    return (body, { operation, sent }) => {
      if (operation !== 'updateAccount') return body;
      const config = body.config as JsonObject;
      const last = before.get(body.id);
      const stale = last !== undefined && isSentAlone(sent);
      before.set(body.id, config);
      return stale ? { ...body, config: { ...config, [part]: last[part] ?? null } } : body;
    };
  });

const partsOf = (sent: JsonObject) => Object.keys(isObject(sent.config) ? sent.config : {});
const alone = (part: string) => (sent: JsonObject) => partsOf(sent).join() === part;
const isRails = (sent: JsonObject) => /^(receive|send)$/.test(partsOf(sent).join());

const emptyGroups = (
  how: string,
  isWrong: (limits: JsonObject, direction: string, group: string) => boolean,
): Mutant =>
  server('updateAccount', how, 'empty-group-returns-program-limits', (): Alter => {
    return (body, { operation, sent }) => {
      const limits = at(sent, '/config/limits');
      if (operation !== 'updateAccount' || !isObject(limits)) return body;
      const shown = structuredClone(body) as { config: { limits: Record<string, Record<string, Json>> } };
      for (const [direction, groups] of Object.entries(limits))
        for (const [group, amounts] of Object.entries(isObject(groups) ? groups : {})) {
          const isEmpty = isObject(amounts) && amounts.daily === '' && amounts.monthly === '';
          const into = shown.config.limits[direction];
          if (isEmpty && into !== undefined && isWrong(limits, direction, group)) into[group] = amounts;
        }
      return shown as unknown as Json;
    };
  });

const hasOverall = (limits: JsonObject) => at(limits, '/send/daily') !== undefined;

export const settingMutants: readonly Mutant[] = [
  ignores('takes no count of cards alone', 'card-counts-take-effect', alone('card'), 'card'),
  ignores('takes no limit alone', 'top-level-limits-take-effect', alone('limits'), 'limits'),
  ignores('takes no flag of receiving alone', 'enabled-flags-take-effect', isRails, 'receive'),
  server('updateAccount', 'takes no originators alone', 'allowed-originators-take-effect', () => {
    return (body, { operation, sent }) => {
      if (operation !== 'updateAccount' || sent.config !== undefined || sent.incoming === undefined)
        return body;
      const shown = structuredClone(body) as { config: { incoming: { achPull: Record<string, Json> } } };
      shown.config.incoming.achPull.allowedOriginators = [];
      return shown as unknown as Json;
    };
  }),
  emptyGroups('leaves groups empty where no overall limit is sent', (limits) => !hasOverall(limits)),
  emptyGroups(
    'leaves receiving groups empty where no overall limit is sent',
    (limits, direction) => !hasOverall(limits) && direction === 'receive',
  ),
  emptyGroups(
    'leaves sending groups empty where no overall limit is sent',
    (limits, direction) => !hasOverall(limits) && direction === 'send',
  ),
  ...['ach', 'check', 'debitCard', 'domesticWire', 'internationalWire'].map((name) =>
    emptyGroups(
      `leaves ${name} groups empty where no overall limit is sent`,
      (limits, _direction, group) => !hasOverall(limits) && group === name,
    ),
  ),
  {
    ...server(
      'updateAccount',
      'loses one of two updates at the same time',
      'top-level-limits-take-effect',
      () => (body) => body,
    ),
    around: losingUpdates,
  },
];

/** An update that is made while another is in progress shows the settings from before both. */
function losingUpdates(): (next: Fetch) => Fetch {
  let open = 0;
  let before: Json = null;
  return (next) => async (request) => {
    if (request.method !== 'PATCH') return next(request);
    open += 1;
    const isSecond = open > 1;
    const settings = before;
    const response = await next(request);
    open -= 1;
    const body: Json = await response.clone().json();
    const config = isObject(body) ? body.config : undefined;
    if (config === undefined || !isObject(body)) return response;
    before = config;
    return isSecond ? Response.json({ ...body, config: settings }, { status: response.status }) : response;
  };
}
