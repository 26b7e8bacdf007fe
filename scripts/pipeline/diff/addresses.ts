import { isObject, own } from '../../../lib/json.ts';
import type { DescriptionNode } from './operations-of.ts';

/** A server, however its address is written. */
export interface Server {
  /** As in the description: `https://{place}.example:443/v1/`. */
  readonly url: string;
  /** Returns the same text for all ways to write an address; variables by their names. */
  readonly template: string;
  readonly variables: DescriptionNode;
  /** All addresses that it stands for. A variable without listed values is `{}`, beside its default. */
  readonly addresses: readonly string[];
}

/** Values of variables are combined up to here; beyond it, variables are open. */
const MAX_ADDRESSES = 256;

/** @param list `servers`; without any, calls go to the root of where the description is */
export function serversOf(list: unknown): Server[] {
  const all: readonly DescriptionNode[] = Array.isArray(list) ? list.filter(isObject) : [];
  return (all.length === 0 ? [{ url: '/' }] : all).map((one: DescriptionNode) => {
    const [url, variables] = [String(one.url), isObject(one.variables) ? one.variables : {}];
    return {
      url,
      variables,
      template: normalized(url),
      addresses: [...new Set(addressesOf(url, variables))],
    };
  });
}

/** Tells whether a caller who was given one of these servers finds the address. */
export function isServed(address: string, servers: readonly Server[], path = ''): boolean {
  return servers.some(({ addresses }) =>
    addresses.some((one) => {
      const full = joined(one, path);
      return full === address || (full.includes('{}') && openPattern(full).test(address));
    }),
  );
}

/** The address of a path: `https://a.example/v1/boats/{}`. */
export function joined(server: string, path: string): string {
  return path === '' ? server : `${server}/${path.replace(/^\//, '').replace(/\{[^}]*\}/g, '{}')}`;
}

function openPattern(address: string): RegExp {
  const parts = address.split('{}').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`);
}

function addressesOf(url: string, variables: DescriptionNode): string[] {
  const names = [...new Set([...url.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name))];
  let texts = [url];
  for (const name of names) {
    const described = own(variables, name);
    const variable = isObject(described) ? described : {};
    const listed = Array.isArray(variable.enum) ? variable.enum.map(String) : undefined;
    const values = listed ?? [...(variable.default === undefined ? [] : [String(variable.default)]), '{}'];
    const more = texts.length * values.length <= MAX_ADDRESSES ? values : ['{}'];
    texts = texts.flatMap((text) => more.map((value) => text.replaceAll(`{${name}}`, value)));
  }
  return texts.map(normalized);
}

const PORTS: Readonly<Record<string, string>> = { http: ':80', ws: ':80', https: ':443', wss: ':443' };

/** Scheme and host in lower case, without the port that the scheme has anyway and without a slash at the end. */
function normalized(url: string): string {
  const [, scheme, authority, path = ''] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (scheme === undefined || authority === undefined) return url.replace(/\/+$/, '');
  const lower = scheme.toLowerCase();
  const host = authority.replace(/\{[^}]*\}|[^{]+/g, (part) =>
    part.startsWith('{') ? part : part.toLowerCase(),
  );
  const port = PORTS[lower];
  const plain = port !== undefined && host.endsWith(port) ? host.slice(0, -port.length) : host;
  return `${lower}://${plain}${path.replace(/\/+$/, '')}`;
}
