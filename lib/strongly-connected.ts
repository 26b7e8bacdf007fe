/**
 * The strongly connected components of a graph that a node leads to (Tarjan's algorithm, with a stack of its own): nodes that all lead to each other
 * are one, a node that is on no cycle is one by itself. Each comes after those that it leads to.
 *
 * @param isKnown of nodes that are in none of them: they and what they lead to are not looked at
 */
export function* stronglyConnected<Node>(
  start: Node,
  nextOf: (node: Node) => readonly Node[],
  isKnown: (node: Node) => boolean,
): Generator<readonly Node[]> {
  const order = new Map<Node, number>();
  const path: Node[] = [];
  const frameOf = (node: Node) => {
    const number = order.size;
    order.set(node, number);
    path.push(node);
    return { node, next: nextOf(node), at: 0, low: number };
  };
  const frames = [frameOf(start)];
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const next = frame.next[frame.at];
    if (next !== undefined) {
      frame.at += 1;
      if (isKnown(next)) continue;
      const number = order.get(next);
      if (number === undefined) frames.push(frameOf(next));
      else frame.low = Math.min(frame.low, number);
      continue;
    }
    frames.pop();
    const parent = frames.at(-1);
    if (parent !== undefined) parent.low = Math.min(parent.low, frame.low);
    if (frame.low === order.get(frame.node)) yield path.splice(path.lastIndexOf(frame.node));
  }
}
