/** Whole problem bodies, as this bank sends them. */

export type Item = readonly [pointer: string, keyword: string, detail: string];

export function refusalOf(...items: readonly Item[]) {
  return {
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    detail: 'The bank does not accept this request.',
    code: 'refused',
    errors: items.map(([pointer, keyword, detail]) => ({ pointer, in: 'body', detail, keyword })),
  };
}

/** The names by the fields of the body that name nothing: `{ accountId: 'account' }`. */
export function notFoundOf(fields: Readonly<Record<string, string>>) {
  return notFound(
    Object.entries(fields).map(([field, kind]) => ({
      pointer: `#/${field}`,
      in: 'body',
      detail: `does not identify a known ${kind}`,
      keyword: 'unknown',
    })),
  );
}

export function notInPathOf(name: string, kind: string) {
  return notFound([
    { pointer: '#', in: 'path', name, detail: `does not identify a known ${kind}`, keyword: 'unknown' },
  ]);
}

function notFound(errors: readonly object[]) {
  return {
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'The program has no record with this identifier.',
    code: 'not-found',
    errors,
  };
}
