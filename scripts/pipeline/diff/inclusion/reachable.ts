import { stronglyConnected } from '../../../../lib/strongly-connected.ts';

/**
 * Makes a function that collects the items of a node and of all nodes that it leads to, each once, in a graph that may have circles. What is
 * found for one start is not looked for again.
 *
 * @param visit the items of a node, and the nodes that it leads to
 */
export function createReachable<Node extends object, Item>(
  visit: (node: Node) => { readonly items: readonly Item[]; readonly next: readonly Node[] },
): (node: Node) => ReadonlySet<Item> {
  const found = new Map<Node, ReadonlySet<Item>>();
  const nextOf = (node: Node) => visit(node).next;
  const isFound = (node: Node) => found.has(node);

  function close(nodes: readonly Node[]): void {
    const own = new Set(nodes.flatMap((node) => visit(node).items));
    const others = new Set<ReadonlySet<Item>>();
    for (const node of nodes)
      for (const next of visit(node).next) {
        const items = found.get(next);
        if (items !== undefined) others.add(items);
      }
    const [only] = others;
    const isShared = own.size === 0 && others.size === 1 && only !== undefined;
    if (!isShared) for (const items of others) for (const item of items) own.add(item);
    for (const node of nodes) found.set(node, isShared ? only : own);
  }

  return (node) => {
    if (!found.has(node)) for (const circle of stronglyConnected(node, nextOf, isFound)) close(circle);
    return found.get(node) ?? new Set();
  };
}
