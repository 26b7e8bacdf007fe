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

  /** Tarjan's algorithm, with a stack of its own: the nodes of a circle all reach the same. */
  function explore(start: Node): void {
    const order = new Map<Node, number>();
    const circle: Node[] = [];
    const frames = [frameOf(start)];
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const next = frame.next[frame.at];
      if (next !== undefined) {
        frame.at += 1;
        if (found.has(next)) continue;
        const number = order.get(next);
        if (number === undefined) frames.push(frameOf(next));
        else frame.low = Math.min(frame.low, number);
        continue;
      }
      frames.pop();
      const parent = frames.at(-1);
      if (parent !== undefined) parent.low = Math.min(parent.low, frame.low);
      if (frame.low === order.get(frame.node)) close(circle.splice(circle.lastIndexOf(frame.node)));
    }

    function frameOf(node: Node) {
      const number = order.size;
      order.set(node, number);
      circle.push(node);
      return { node, next: visit(node).next, at: 0, low: number };
    }
  }

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
    if (!found.has(node)) explore(node);
    return found.get(node) ?? new Set();
  };
}
