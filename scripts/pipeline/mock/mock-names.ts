/** What is looked at of a request as Prism reads it from the description. */
type Parameters = { readonly [part in 'path' | 'query']?: readonly { readonly name: string }[] | undefined };

/** What is wrong with a request, as Prism reports it: `location` is `['path', 'thingid']`, or `['query']` for an absent one. */
export interface PrismError {
  readonly location?: readonly string[] | undefined;
  readonly message: string;
}

export type NameParameters = (error: PrismError) => PrismError;

/**
 * Prism finds parameters by their names in lower case, and shows those. The function gives an error the name that the
 * description has, unless it has several spellings of it. Names of headers stay: they have no case in a request either.
 *
 * @param requests of all operations
 */
export function describedNames(requests: readonly Parameters[]): NameParameters {
  const spellings = new Map<string, Set<string>>();
  for (const request of requests) {
    for (const part of ['path', 'query'] as const) {
      for (const { name } of request[part] ?? []) {
        const key = `${part} ${name.toLowerCase()}`;
        spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
      }
    }
  }
  return (error) => {
    const [part = '', lower, ...rest] = error.location ?? [];
    // A parameter that is absent has no place of its own: only the message names it.
    const name = lower ?? /required property '([^']*)'$/.exec(error.message)?.[1];
    const [described, ...others] = spellings.get(`${part} ${name}`) ?? [];
    if (name === undefined || described === undefined || others.length > 0) return error;
    if (lower === undefined) {
      return { ...error, message: error.message.replace(`'${name}'`, () => `'${described}'`) };
    }
    const message = error.message.replace(`parameter ${name}`, () => `parameter ${described}`);
    return { ...error, location: [part, described, ...rest], message };
  };
}
