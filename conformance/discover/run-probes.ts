import type {
  CatalogueCallsProbe,
  CatalogueProbe,
  CatalogueProbeCall,
  CatalogueProbeOutcome,
  CatalogueValuesProbe,
} from '../../generated/catalogue.ts';
import type { OperationId } from '../../generated/operations.ts';
import { IN_THIS_DEPLOYMENT } from '../../lib/in-this-deployment.ts';
import { at, isObject, isSame, type Json, type JsonObject } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';
import { updates } from '../catalogue/effect.ts';
import { type Finding, noteAbout } from './discovery-finding.ts';
import { outcomeOf, type ProbeExchange, responseOf, statusesOf } from './prober.ts';
import { without, withValue } from './request-fields.ts';
import { placeOf } from './schema-places.ts';
import type { Session } from './session.ts';
import { opensWorld, type World } from './world.ts';

export interface ProbeInput {
  readonly session: Session;
  /** Probes that change the settings of an account each get a new one. */
  readonly scratch: World;
  readonly entry: string;
}

/** Runs a probe of `spec/not-shown.yaml`. Nothing is found where the deployment does not do the same each time. */
export async function runProbe(probe: CatalogueProbe, input: ProbeInput): Promise<Finding[]> {
  return 'values' in probe ? runValues(probe, input) : runCalls(probe, input);
}

/** The operations that a probe calls. */
export function operationsOfProbe(probe: CatalogueProbe): OperationId[] {
  return 'values' in probe ? [probe.operation] : probe.calls.map(({ operation }) => operation);
}

async function runValues(
  { operation, field, values }: CatalogueValuesProbe,
  { session, entry }: ProbeInput,
): Promise<Finding[]> {
  if (!(await session.control(operation))) return [];
  const names = fromPointer(field);
  const results: { value: Json; seen: ProbeExchange[] }[] = [];
  for (const value of values as Json[]) {
    const purpose = `${operation} with ${names.join('.')} ${JSON.stringify(value)}`;
    const change = (body: Json) => withValue(body, names, value);
    const send = () => session.attempt(operation, entry, purpose, { change });
    const seen: ProbeExchange[] = [];
    while (seen.length < session.repeat) {
      const exchange = await send();
      if (exchange === undefined || outcomeOf(exchange) !== 'accepted') {
        const refusal =
          exchange && seen.length === 0 && (await session.confirm({ operation, send }, exchange));
        if (refusal) results.push({ value, ...refusal });
        break;
      }
      seen.push(exchange);
    }
    if (seen.length === session.repeat) results.push({ value, seen });
  }
  const place = placeOf(operation, 'request', names);
  if (results.length === 0 || place === undefined) return [];
  const having = (outcome: string) =>
    results.filter(({ seen }) => seen.every((one) => outcomeOf(one) === outcome));
  const [accepted, refused] = [having('accepted'), having('refused')];
  if (accepted.length + refused.length === 0) return [];
  const show = (some: typeof results) => some.map(({ value }) => JSON.stringify(value)).join(', ');
  const statuses = statusesOf(refused.flatMap(({ seen }) => seen)).join(' or ');
  const words = [
    accepted.length > 0 && `Accepts ${show(accepted)}.`,
    refused.length > 0 && `Refuses ${show(refused)} with ${statuses}.`,
  ]
    .filter(Boolean)
    .join(' ');
  const texts = accepted
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string' && value !== '');
  const known = place.schema['x-seen'];
  const added = texts.filter((value) => !(Array.isArray(known) && known.includes(value as string)));
  const isAboutValues = Array.isArray(known) && added.length > 0;
  return [
    {
      entry,
      kind: 'note',
      target: place.target,
      says: `${operation} ${names.join('.')}: ${words}`,
      update: place.wrap({ [IN_THIS_DEPLOYMENT]: [words], ...(isAboutValues && { 'x-seen': added }) }),
      seen: [...accepted, ...refused].flatMap(({ seen }) => seen),
      counterProbes: [session.counterProbe(operation)],
    },
  ];
}

async function runCalls(probe: CatalogueCallsProbe, input: ProbeInput): Promise<Finding[]> {
  const { session, entry } = input;
  const last = probe.calls.at(-1);
  if (last === undefined) return [];
  const outcomes = new Set<string>();
  const seen: ProbeExchange[] = [];
  while (seen.length < session.timesFor(outcomes)) {
    const result = await runOnce(probe, input);
    if (result === undefined) return [];
    outcomes.add(result.outcome);
    seen.push(result.exchange);
  }
  const [outcome] = outcomes;
  const says = probe.says[outcome as CatalogueProbeOutcome];
  if (outcomes.size !== 1 || says === undefined) return [];
  // A refusal shows something only where the complete request is accepted.
  const isComplete = last.method === undefined && last.path === undefined;
  if (isComplete && outcome === 'refused' && !(await session.control(last.operation))) return [];
  const words = says.replace('{status}', statusesOf(seen).join(' or '));
  return [
    isComplete ? session.note(last.operation, entry, words, seen) : noteAbout(undefined, entry, words, seen),
  ];
}

async function runOnce(
  probe: CatalogueCallsProbe,
  { session, scratch, entry }: ProbeInput,
): Promise<{ outcome: string; exchange: ProbeExchange } | undefined> {
  const isScratch = probe.calls.some(({ operation, method }) => updates(operation) && method === undefined);
  if (isScratch) {
    await scratch.renew();
    if (!scratch.hasOwnAccount) return undefined;
  }
  const world = isScratch ? scratch : session.world;
  const made: ProbeExchange[] = [];
  for (const [index, call] of probe.calls.entries()) {
    const exchange = await send(call, made, world, session, entry, probe.what);
    if (exchange === undefined) return undefined;
    made.push(exchange);
    const isLast = index === probe.calls.length - 1;
    if (!isLast && !hasTakenEffect(exchange)) return undefined;
  }
  const exchange = made.at(-1) as ProbeExchange;
  const outcome = outcomeOf(exchange);
  if (outcome === 'unclear') return undefined;
  if (probe.look === undefined || outcome === 'refused') return { outcome, exchange };
  const value = at(bodyOf(exchange), probe.look.at);
  return { outcome: compare(value, probe, made, world), exchange };
}

function compare(
  value: Json | undefined,
  { look }: CatalogueCallsProbe,
  made: readonly ProbeExchange[],
  world: World,
): CatalogueProbeOutcome {
  if (value === undefined) return 'absent';
  const { equals, program } = look ?? {};
  if (equals !== undefined && isSame(value, at(bodyOf(made[equals.call]), equals.at))) return 'equal';
  if (value === null) return 'null';
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  if (program !== undefined && !isEmpty && isSame(value, at(bodyOf(world.program), program)))
    return 'program';
  return isEmpty ? 'empty' : 'other';
}

async function send(
  call: CatalogueProbeCall,
  made: readonly ProbeExchange[],
  world: World,
  session: Session,
  entry: string,
  purpose: string,
): Promise<ProbeExchange | undefined> {
  const { operation, method, path, set = {}, remove = [], take = {} } = call;
  const complete = await world.request(operation);
  if (complete === undefined) return undefined;
  const pathParameters = { ...complete.pathParameters, ...call.pathParameters };
  let body = (call.body as JsonObject | undefined) ?? (complete.body as Json | undefined);
  if (body !== undefined) {
    for (const [pointer, value] of Object.entries(set))
      body = withValue(body, fromPointer(pointer), value as Json) as JsonObject;
    for (const pointer of remove) body = without(body, fromPointer(pointer)) as JsonObject;
    for (const [pointer, { call: number, at: place }] of Object.entries(take))
      body = withValue(body, fromPointer(pointer), at(bodyOf(made[number]), place) ?? null) as JsonObject;
  }
  if (session.prober.movesTooMuch(operation, body)) return undefined;
  const filled = path?.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(pathParameters[name] ?? ''),
  );
  const exchange = await session.send({
    operation,
    call: { pathParameters, ...(body !== undefined && method === undefined && { body }) },
    entry,
    purpose,
    ...(method !== undefined && { method }),
    ...(filled !== undefined && { path: filled }),
  });
  if (exchange === undefined) return undefined;
  if (method === undefined && path === undefined && !opensWorld(operation)) world.keep(exchange);
  return exchange;
}

/** Tells whether a preparation was accepted, and the response has the settings that it sent. */
function hasTakenEffect(exchange: ProbeExchange): boolean {
  if (outcomeOf(exchange) !== 'accepted') return false;
  const config = at(exchange.request.body, '/config');
  return config === undefined || isWithin(config, at(bodyOf(exchange), '/config'));
}

/** Tells whether every value of one is in the other. */
function isWithin(sent: Json, returned: Json | undefined): boolean {
  if (!isObject(sent)) return isSame(sent, returned);
  return isObject(returned) && Object.entries(sent).every(([name, value]) => isWithin(value, returned[name]));
}

function bodyOf(exchange: Pick<ProbeExchange, 'outcome'> | undefined): Json | undefined {
  return exchange === undefined ? undefined : responseOf(exchange)?.body.value;
}
