/** Samples that are made from what there is, and always the same. */

/** Values that are the first of at least one of their kinds. */
export function firstOfEach<Value>(
  values: readonly Value[],
  kindsOf: (value: Value) => readonly string[],
): Value[] {
  const taken = new Set<string>();
  return values.filter((value) => {
    const kinds = kindsOf(value).filter((kind) => !taken.has(kind));
    for (const kind of kinds) taken.add(kind);
    return kinds.length > 0;
  });
}

/** Neighbors are alike (the same row, the same operation): taken far from each other, the first of a kind are of many rows and operations. */
export function inStrides<Value>(values: readonly Value[]): Value[] {
  const STRIDE = 101;
  return Array.from({ length: STRIDE }, (_, start) =>
    values.filter((_value, index) => index % STRIDE === start),
  ).flat();
}
