import { examples } from '../../../generated/examples.ts';
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';

/** A bank has these choices where the source leaves them open. */
export interface Choices {
  /** When a creation shows the record of an earlier one in place of a new one. */
  readonly replays: 'never' | 'same-text' | 'same-value' | 'same-key';
  /** True if the earlier record is shown as it was made, false if as it is by now. */
  readonly replaysAsMade: boolean;
  readonly idsInCapitals: boolean;
  readonly fieldsOfItsOwn: boolean;
  /** Refuses what it does not like in a request, with this status. */
  readonly refusal: number;
  readonly accepts: 'everything' | 'complete' | 'moody';
  /** The time of its clock, in milliseconds. */
  readonly clockIsAhead: number;
  readonly created: 201;
  readonly read: 200 | 203;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: Json;
  readonly key?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: Json | undefined;
}

type Record_ = { [name: string]: Json };
const copy = <Value>(value: Value): Record_ => structuredClone(value) as unknown as Record_;
const text = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/**
 * A bank of another design than the sandbox: documents in a map, nothing validated but what it needs, and choices for what is not shown. It follows the
 * source.
 */
export class SmallBank {
  readonly #records = new Map<string, Record_>();
  readonly #made: {
    readonly kind: string;
    readonly call: Call;
    readonly id: string;
    readonly as: Record_;
  }[] = [];
  readonly #choices: Choices;
  readonly #random: () => number;

  constructor(choices: Choices, random: () => number) {
    this.#choices = choices;
    this.#random = random;
  }

  openProgram(): string {
    const program = {
      ...copy(examples.retrieveProgram.responses.retrieveProgramResponse),
      id: this.#id('prg'),
    };
    this.#records.set(program.id.toLowerCase(), program);
    return program.id;
  }

  /** A check that was sent some other way. */
  sendCheck(accountId: string, contactId: string, now: number): string {
    const check: Record_ = {
      ...copy(examples.updateSentCheck.responses.updateSentCheckResponse),
      id: this.#id('tra'),
      accountId,
      contactId,
    };
    this.#put(check, now);
    return text(check.id);
  }

  /** The calls of a client that is not recorded. */
  meddle(now: number): void {
    const all = [...this.#records.values()];
    const one = all[Math.floor(this.#random() * all.length)];
    if (one === undefined) return;
    const amount = `${1000 + Math.floor(this.#random() * 9000)}.00`;
    if (text(one.id).toLowerCase().startsWith('prg-')) {
      ((one.limits as JsonObject).receive as Record_).daily = amount;
    } else if (text(one.id).toLowerCase().startsWith('acc-'))
      Object.assign(one, { availableBalance: amount, label: `Renamed ${amount}` });
    else if (text(one.id).toLowerCase().startsWith('con-') && isObject(one.ach))
      Object.assign(one.ach, { bankName: `Bank ${amount}` });
    one.modifiedAt = this.#time(now);
  }

  /** @param programId of the key that is used */
  answer(call: Call, programId: string, now: number): Answer {
    const { method, path, body } = call;
    const [, , kind = '', ...rest] = path.split('/');
    if (kind === 'program') return this.#show(rest[0]);
    const sent = isObject(body) ? (body as Record_) : {};
    const { accepts, refusal } = this.#choices;
    if (accepts === 'moody' && this.#random() < 0.15) return this.#refuse(this.#random() < 0.5 ? 429 : 503);
    if (accepts === 'complete' && (Object.keys(sent).length < 3 || !isObject(body)))
      return this.#refuse(refusal);
    if (method === 'PATCH') {
      const found = this.#records.get((rest.at(-1) ?? '').toLowerCase());
      if (found === undefined) return this.#refuse(404);
      return kind === 'account' ? this.#configure(found, sent, now) : this.#describe(found, sent, now);
    }
    const before = this.#earlier(kind, call);
    if (before !== undefined) return { status: this.#choices.created, body: before };
    const made = this.#make(kind, sent, programId, now);
    if (made === undefined) return this.#refuse(refusal);
    this.#put(made, now);
    this.#made.push({ kind, call, id: text(made.id), as: structuredClone(made) });
    return { status: this.#choices.created, body: structuredClone(made) };
  }

  #make(kind: string, sent: Record_, programId: string, now: number): Record_ | undefined {
    const time = this.#time(now);
    const times = { createdAt: time, modifiedAt: time };
    const account = this.#records.get(text(sent.accountId).toLowerCase());
    const owner = {
      programId: account?.programId ?? null,
      businessId: account?.businessId ?? null,
      createdPersonId: account?.createdPersonId ?? null,
    };
    const own: Record_ = this.#choices.fieldsOfItsOwn
      ? { region: 'north', tags: ['a', null], risk: { score: 3 } }
      : {};
    if (kind === 'account') {
      const { card, limits, receive, send } = this.#records.get(programId.toLowerCase()) as Record_;
      const made = copy(examples.createAccount.responses.createAccountResponse);
      const config = made.config as Record_;
      const types = (card as Record_).type as Record_;
      config.card = structuredClone(types) as Json;
      config.limits = structuredClone(limits) as Json;
      for (const [name, rails] of Object.entries({ receive, send }))
        for (const [rail, { via: _, ...flags }] of Object.entries(rails as Record<string, Record_>))
          (config[name] as Record_)[rail] = flags;
      return {
        ...made,
        ...own,
        ...pick(sent, ['acceptedTerms', 'businessId', 'label', 'type']),
        id: this.#id('acc'),
        programId,
        ...times,
      };
    }
    if (account === undefined) return undefined;
    if (kind === 'contact') {
      const made: Record_ = {
        ...copy(examples.createContact.responses.createContactResponse),
        ...own,
        ...sent,
        id: this.#id('con'),
        programId: owner.programId,
        ...times,
      };
      const name = text(sent.name);
      const ach = isObject(sent.ach)
        ? { ...sent.ach, last4: text(sent.ach.accountNumber as Json).slice(-4), verified: false }
        : null;
      const wire = isObject(sent.wire) ? (structuredClone(sent.wire) as Record_) : null;
      if (wire !== null && isObject(wire.domestic))
        wire.domestic = { ...wire.domestic, last4: text(wire.domestic.accountNumber as Json).slice(-4) };
      return {
        ...made,
        name,
        label: name,
        email: sent.email ?? '',
        phone: sent.phone ?? '',
        ach,
        card: sent.card ?? null,
        check: sent.check ?? null,
        wire,
      };
    }
    if (kind === 'card') {
      const made = copy(examples.createCard.responses.createCardResponse);
      const { billingAddress, shipping, ...rest } = sent;
      const isPhysical = sent.cardType === 'physical';
      const cardholder = {
        ...(made.cardholder as Record_),
        id: this.#id('chd'),
        name: sent.embossingPerson ?? '',
        billingAddress: billingAddress ?? null,
        ...times,
      };
      const limitAmount = amountOf(sent.limitAmount);
      return {
        ...made,
        ...UNSET_ON_A_CARD,
        ...own,
        ...rest,
        ...owner,
        id: this.#id('crd'),
        limitAmount,
        availableLimit: limitAmount,
        cardStatus: isPhysical ? 'pendingActivation' : 'active',
        activatedAt: isPhysical ? '' : time,
        cardholder,
        shipping: isPhysical
          ? {
              ...(made.shipping as Record_),
              id: this.#id('shp'),
              shippingAddress: at(shipping, '/shippingAddress') ?? null,
              ...times,
            }
          : null,
        ...times,
      };
    }
    const contact = this.#records.get(text(sent.contactId).toLowerCase());
    if (contact === undefined || !isObject(contact.ach)) return undefined;
    const details = pick(contact.ach as Record_, [
      'accountNumber',
      'accountType',
      'bankName',
      'routingNumber',
    ]);
    const made = copy(examples.receiveAchPull.responses.receiveAchPullResponse);
    return {
      ...made,
      ...own,
      ...details,
      ...pick(sent, ['accountId', 'contactId', 'description', 'type']),
      amount: amountOf(sent.amount),
      name: contact.name ?? '',
      id: this.#id('tra'),
      ...times,
    };
  }

  /** Group by group, as the observed bank does. */
  #configure(account: Record_, sent: Record_, now: number): Answer {
    const program = this.#records.get(text(account.programId).toLowerCase()) as Record_;
    const config = account.config as Record_;
    const wanted = isObject(sent.config) ? (sent.config as Record<string, JsonObject>) : {};
    for (const part of ['card', 'receive', 'send'])
      for (const [name, flags] of Object.entries(wanted[part] ?? {}))
        Object.assign((config[part] as Record<string, object>)[name] ?? {}, flags);
    for (const [direction, limits] of Object.entries(wanted.limits ?? {}))
      for (const [name, limit] of Object.entries(limits as JsonObject)) {
        const place = (config.limits as Record<string, Record_>)[direction] as Record_;
        if (typeof limit === 'string') place[name] = limit;
        else if (isObject(limit))
          place[name] =
            limit.daily === '' && limit.monthly === ''
              ? (structuredClone(at(program, `/limits/${direction}/${name}`)) as Json)
              : (limit as Json);
      }
    const originators = at(sent, '/incoming/achPull/allowedOriginators');
    if (Array.isArray(originators))
      ((config.incoming as JsonObject).achPull as Record_).allowedOriginators = originators as Json;
    account.modifiedAt = this.#time(now + 1000);
    return { status: 200, body: structuredClone(account) };
  }

  #describe(check: Record_, sent: Record_, now: number): Answer {
    Object.assign(check, pick(sent, ['description', 'title', 'metadata']), { modifiedAt: this.#time(now) });
    return { status: 200, body: structuredClone(check) };
  }

  #show(id = ''): Answer {
    const found = this.#records.get(id.toLowerCase());
    return found === undefined
      ? this.#refuse(404)
      : { status: this.#choices.read, body: structuredClone(found) };
  }

  #refuse(status: number): Answer {
    const bodies: readonly (Json | undefined)[] = [
      undefined,
      { error: 'no' },
      [],
      'no',
      { errors: [{ code: 7 }] },
    ];
    return { status, body: bodies[Math.floor(this.#random() * bodies.length)] };
  }

  #earlier(kind: string, { body, key }: Call): Record_ | undefined {
    const { replays, replaysAsMade } = this.#choices;
    const sorted = (value: Json | undefined) =>
      JSON.stringify(value === undefined ? null : sortedNames(value));
    const found = this.#made.find(
      (one) =>
        one.kind === kind &&
        ((replays === 'same-text' && JSON.stringify(one.call.body) === JSON.stringify(body)) ||
          (replays === 'same-value' && sorted(one.call.body) === sorted(body)) ||
          (replays === 'same-key' && key !== undefined && one.call.key === key)),
    );
    if (found === undefined) return undefined;
    return structuredClone(replaysAsMade ? found.as : (this.#records.get(found.id.toLowerCase()) as Record_));
  }

  #put(record: Record_, now: number): void {
    record.modifiedAt ??= this.#time(now);
    this.#records.set(text(record.id).toLowerCase(), record);
  }

  #time(now: number): string {
    return new Date(now + this.#choices.clockIsAhead).toISOString().replace(/\.\d+Z/, 'Z');
  }

  #id(kind: string): string {
    const digits = Array.from({ length: 32 }, () => Math.floor(this.#random() * 16).toString(16)).join('');
    const uuid = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return `${kind}-${this.#choices.idsInCapitals ? uuid.toUpperCase() : uuid}`;
  }
}

/** The fields that a request may leave out. */
const UNSET_ON_A_CARD: Record_ = {
  label: '',
  bin: '',
  cardType: '',
  currency: '',
  atmAccess: false,
  limitInterval: '',
  allowedCategories: null,
  blockedMerchants: null,
  embossingBusiness: '',
  embossingPerson: '',
};

function pick(from: Record_, names: readonly string[]): Record_ {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
}

/** `5` and 5 are `5.00`. */
function amountOf(sent: Json | undefined): string {
  const number = Number(sent);
  return sent === undefined || sent === null || sent === '' || Number.isNaN(number)
    ? '0.00'
    : number.toFixed(2);
}

function sortedNames(value: Json): Json {
  if (Array.isArray(value)) return value.map((one) => sortedNames(one as Json));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sortedNames(inner)]),
  );
}
