import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { type CompleteResponse, type Exchange, isSuccess } from '../model/exchange.ts';
import type { Judgement } from '../model/judgement.ts';
import type { CallOrigin } from './call-origin.ts';
import { credentialWords } from './credential-facts.ts';
import type { DescribedCredential, ParameterPlace, PartSubject } from './part-subject.ts';

export interface PartContext {
  readonly exchange: Exchange;
  readonly response: CompleteResponse;
  readonly origin: CallOrigin;
  /** The response of a status as the description has it. */
  statusOf(status: number): string | undefined;
  fits(schema: string, value: Json): boolean;
}

/** Returns what a call shows of a part beside its bodies; `undefined`: nothing. */
export function judgePart(
  operation: OperationId,
  about: PartSubject,
  context: PartContext,
): Judgement | undefined {
  const { exchange, response, fits } = context;
  const { id, request } = exchange;
  const violated = (expected: string, actual: string): Judgement => ({
    ...{ outcome: 'violated', exchange: id, operation, pointer: '' },
    expected: { words: expected },
    actual: { words: actual },
  });
  if ('header' in about) {
    if (about.ofStatus !== context.statusOf(response.status)) return undefined;
    // The recording has none at all.
    if (context.origin !== 'own' && Object.keys(response.headers).length === 0) return undefined;
    const value = response.headers[about.header];
    if (about.schema === undefined)
      return value === undefined
        ? violated(`the header ${about.header}`, 'no such header')
        : { outcome: 'held', exchange: id };
    if (value === undefined) return undefined;
    return readings([value]).some((one) => fits(about.schema as string, one))
      ? { outcome: 'held', exchange: id }
      : violated(`the header ${about.header} as the overlay says`, 'another value');
  }
  // A refused request may have been refused for it.
  if (!isSuccess(response)) return undefined;
  if ('credentials' in about) {
    const { credentials } = about;
    return credentials.some((all) => all.every((one) => isCarried(one, exchange)))
      ? undefined
      : violated(`a refusal, since the request lacks ${credentialWords(credentials)}`, ACCEPTED);
  }
  if (context.origin !== 'own' && about.in !== 'query' && Object.keys(request.headers).length === 0)
    return undefined;
  const values = parameterValues(about.in, about.parameter, exchange);
  if (about.schema === undefined)
    return values.length > 0
      ? undefined
      : violated(`a refusal, since ${about.parameter} is missing`, ACCEPTED);
  if (values.length === 0 || readings(values).some((one) => fits(about.schema as string, one)))
    return undefined;
  return violated(`a refusal, since ${about.parameter} is not as the overlay says`, ACCEPTED);
}

const ACCEPTED = 'the request was accepted';

function isCarried({ in: place, name, prefix = '' }: DescribedCredential, exchange: Exchange): boolean {
  // No request shows a client certificate.
  if (place === undefined || name === undefined) return true;
  return parameterValues(place, name, exchange).some((value) => value.toLowerCase().startsWith(prefix));
}

/** Returns the texts of a header, a cookie or a query parameter. */
export function parameterValues(
  place: ParameterPlace,
  name: string,
  { request: { headers, url } }: Pick<Exchange, 'request'>,
): readonly string[] {
  if (place === 'query') return parseUrl(url)?.searchParams.getAll(name) ?? [];
  if (place === 'header') return [headers[name.toLowerCase()]].filter((value) => value !== undefined);
  return (headers.cookie ?? '').split(';').flatMap((part) => {
    const [key = '', ...value] = part.trim().split('=');
    return key === name ? [value.join('=')] : [];
  });
}

/** Lists what the text of a header or parameter may stand for: how it is written is rarely said, so any reading that fits is enough. */
export function readings(values: readonly string[]): readonly Json[] {
  const [text = ''] = values;
  const scalar = (one: string): Json[] => {
    const trimmed = one.trim();
    const isNumber = trimmed !== '' && Number.isFinite(Number(trimmed));
    return [
      one,
      ...(isNumber ? [Number(trimmed)] : []),
      ...(/^(?:true|false)$/.test(trimmed) ? [trimmed === 'true'] : []),
    ];
  };
  const parts = values.length > 1 ? values : text.split(',').map((part) => part.trim());
  const lists: Json[] = [[...parts], parts.map((part) => scalar(part).at(-1) as Json)];
  return [...scalar(text), ...lists];
}
