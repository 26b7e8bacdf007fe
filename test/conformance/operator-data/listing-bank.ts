/** A bank that accepts certain values only, written without a look at how the suite knows where they are sent. */
import type { OperatorData } from '../../../conformance/operator-data/operator-data.ts';
import { isObject, type Json } from '../../../lib/json.ts';
import type { Fetch } from '../../mutants/judge-bank.ts';
import { OUR } from './enough-data.ts';

/** The texts that a field may hold, by its name, below a path that ends like this. */
type Lists = readonly (readonly [end: RegExp, allowed: readonly string[]])[];

function listsOf(data: Required<OperatorData>): Lists {
  const addresses = [...data.addresses, ...data.addressesAbroad];
  const own = <Name extends 'accountNumber' | 'routingNumber' | 'bankName' | 'accountType'>(name: Name) =>
    data.bankAccounts.map((one) => one[name] ?? '').filter((text) => text !== '');
  return [
    [/^POST \/v1\/account \/type$/, data.accountTypes],
    [/^POST \/v1\/receive\/ach \/type$/, data.achPullTypes],
    [/\/(ach|domestic)\/routingNumber$/, [...own('routingNumber'), ...data.routingNumbers]],
    [/\/(ach|domestic)\/accountNumber$/, own('accountNumber')],
    [/\/(ach|domestic)\/accountType$/, [...own('accountType'), ...data.bankAccountTypes]],
    [/\/(bankName|beneficiaryBank|correspondentBank)$/, [...own('bankName'), ...data.bankNames]],
    [/\/(bankIdentifierCode|correspondentBankIdentifierCode)$/, data.bics],
    [/\/international\/accountNumber$/, data.internationalAccountNumbers],
    [/\/international\/accountType$/, data.internationalAccountTypes],
    [/\/phone$/, data.phones],
    [/^POST \/v1\/contact \/name$/, data.businessNames],
    [/\/embossingBusiness$/, data.businessNames],
    [/\/embossingPerson$/, data.personNames],
    [/\/line1$/, addresses.map(({ line1 }) => line1)],
    [/\/city$/, addresses.map(({ city }) => city)],
    [/\/postalCode$/, addresses.map(({ postalCode }) => postalCode)],
    [/\/allowedCategories$/, data.merchantCategories],
    [/\/blockedMerchants$/, data.merchants],
    [/\/bin$/, data.bins],
    [/\/currency$/, data.currencies],
    [/\/limitInterval$/, data.limitIntervals],
    [/\/allowedOriginators$/, data.originators],
  ];
}

/** Refuses what is not on the lists with 422, before the bank behind it sees it. Its words are those of the sandbox with `our-` before them. */
export function acceptingOnly(data: Required<OperatorData>): (next: Fetch) => Fetch {
  const lists = listsOf(data);
  const kept = new Set<string>();
  return (next) => async (request) => {
    if (request.method === 'GET') return next(request);
    const body = (await request.clone().json()) as Json;
    const call = `${request.method} ${new URL(request.url).pathname} `;
    const wrong = textsOf(body, '').find(([path, text]) => {
      if (path.endsWith('/email')) return !data.domains.some((domain) => text.endsWith(`@${domain}`));
      const list = lists.find(([end]) => end.test(call + path));
      return list !== undefined && !list[1].includes(text);
    });
    if (wrong !== undefined) return Response.json({ refused: wrong[0] }, { status: 422 });
    const { method, url, headers } = request;
    const text = JSON.stringify(body);
    const response = await next(new Request(url, { method, headers, body: text.replaceAll(`"${OUR}`, '"') }));
    const words = [...text.matchAll(OURS)].map(([word]) => word);
    for (const word of words) if (KEPT.test(word)) kept.add(word);
    const told = JSON.parse(await response.text()) as Json;
    return Response.json(withOurWords(told, new Set([...words, ...kept])), { status: response.status });
  };
}

const OURS = /"(?:accountType|bin|currency|limitInterval|type)":"our-[^"]*"/g;
/** Later calls show this of the account and of the contact. */
const KEPT = /^"(?:accountType|type)"/;

/** The words of a response as requests had them. */
function withOurWords(body: Json, words: ReadonlySet<string>): Json {
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (isObject(value)) return [name, withOurWords(value, words)];
      const isOurs = words.has(JSON.stringify({ [name]: `${OUR}${String(value)}` }).slice(1, -1));
      return [name, isOurs ? `${OUR}${String(value)}` : value];
    }),
  );
}

/** Entries of lists have the path of the list. */
function textsOf(value: Json, path: string): (readonly [path: string, text: string])[] {
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry as Json, path));
  if (isObject(value))
    return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}/${name}`));
  return typeof value === 'string' ? [[path, value]] : [];
}
