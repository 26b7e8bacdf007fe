import { isObject, type JsonObject } from '../../../lib/json.ts';
import { type DescribedApi, listOf, notShownOf, optional, textOf } from './description.ts';
import type { Item } from './item.ts';
import { bullets, jsonBlock, notShownPart, type OpenQuestion } from './lines.ts';

/** ` (section 5)`, where the description says which section its credentials are from. */
export function sectionOfCredentials(credentials: DescribedApi['credentials']): string {
  const section = [...credentials.values()]
    .map((scheme) => optional(scheme['x-source']))
    .find((one) => one !== undefined);
  return section === undefined ? '' : ` (section ${section})`;
}

/** `header sd-api-key (apiKey)`, by which a call carries a credential. */
export function nameOfCredential(name: string, credentials: DescribedApi['credentials']): string {
  const scheme = credentials.get(name);
  if (scheme?.type === 'apiKey') return `${textOf(scheme.in)} ${textOf(scheme.name)} (${name})`;
  return `header Authorization (${name}${scheme?.scheme === undefined ? '' : `, ${textOf(scheme.scheme)}`})`;
}

/** Lists what carries credentials, by the name that is sent, and the address that calls go to. */
export function headerItems(description: DescribedApi, questions: ReadonlyMap<string, OpenQuestion>): Item[] {
  const schemes = [...description.credentials].map(([name, scheme]): Item => {
    const sent = textOf(scheme.name) || 'Authorization';
    const section = optional(scheme['x-source']);
    const users = description.operations.filter(({ credentials }) => credentials.includes(name));
    const others = description.operations.filter(({ credentials }) => !credentials.includes(name));
    return {
      id: sent === 'Authorization' ? `Authorization (${name})` : sent,
      kind: 'header',
      about: firstSentence(scheme) || `Carries the credential ${name}.`,
      ...(section !== undefined && { section }),
      words: `header credential authentication authorization ${name} ${textOf(scheme.description)}`,
      asked: 'which headers do I send, how do I authenticate, where does the api key go',
      open: notShownOf(scheme),
      read: () =>
        [
          `# ${sent}`,
          textOf(scheme.description),
          bullets([
            ...(section === undefined ? [] : [`Section of the source: ${section}`]),
            `Sent as: ${nameOfCredential(name, description.credentials)}`,
            `Seen on: ${idsOf(users)}`,
            `Not named for: ${idsOf(others)}`,
          ]),
          ...notShownPart(notShownOf(scheme), questions),
        ].join('\n\n'),
    };
  });
  return [...schemes, baseItem(description)];
}

function baseItem({ document }: DescribedApi): Item {
  const servers = listOf(document.servers).filter((one): one is JsonObject => isObject(one));
  const [first] = servers;
  return {
    id: 'base-url',
    kind: 'guide',
    about:
      first === undefined
        ? 'The base address of calls: the description names no server.'
        : `The base address of calls is \`${textOf(first.url)}\`. ${textOf(first.description)}`,
    // The source writes addresses in this section.
    ...(document['x-source-sections'] !== undefined && { section: '4' }),
    words: 'server host url base endpoint environment production staging',
    asked: 'what is the base url, which host do I call, where is production or staging',
    read: () =>
      [
        `# Base address${document['x-source-sections'] === undefined ? '' : ' (section 4)'}`,
        'Paths of operations follow it. The description names no deployment of its own: a value here is what it says, and may be a placeholder.',
        servers.length === 0 ? 'No server is named.' : jsonBlock(servers),
      ].join('\n\n'),
  };
}

function firstSentence(scheme: JsonObject): string {
  return /^.*?[.!?](?=\s|$)/s.exec(textOf(scheme.description))?.[0] ?? textOf(scheme.description);
}

function idsOf(operations: DescribedApi['operations']): string {
  return operations.map(({ id }) => id).join(', ') || 'none';
}
