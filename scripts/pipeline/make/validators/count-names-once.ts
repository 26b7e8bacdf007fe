import { createRequire } from 'node:module';
import type { CodeGen as AjvCodeGen, Name as AjvName } from 'ajv/dist/compile/codegen/index.js';

const nodeRequire = createRequire(import.meta.url);

/** How often code mentions each name. */
type Names = Record<string, number>;

/** What Ajv writes code from: statements, and blocks of them. */
interface Node extends Partial<Record<(typeof HEADS)[number], unknown>> {
  /** Those of a block. */
  readonly nodes?: readonly Node[];
  readonly else?: Node;
  readonly catch?: Node;
  readonly finally?: Node;
  /** Of an assignment. */
  readonly lhs?: unknown;
  readonly rhs?: unknown;
  readonly code?: unknown;
  /** What is thrown, or the name of what is caught, which does not count. */
  readonly error?: unknown;
  optimizeNodes(): unknown;
  optimizeNames(names: Names, constants: unknown): unknown;
}

/** The parts of a block that mention names beside its statements: `if(condition)`, `for(let i=from; i<to; i++)`. */
const HEADS = ['condition', 'iteration', 'iterable', 'from', 'to'] as const;

let isDone = false;

/**
 * Makes Ajv count the names of a function in one walk. Its own way counts those of each block again for every block around it,
 * which takes a third of the time of making validators. The code comes out the same.
 */
export function countNamesOnce(): void {
  if (isDone) return;
  isDone = true;
  const { CodeGen, Name } = nodeRequire('ajv/dist/compile/codegen/index.js') as {
    CodeGen: typeof AjvCodeGen;
    Name: typeof AjvName;
  };
  const countIn = (expression: unknown, names: Names) => {
    if (typeof expression !== 'object' || expression === null) return;
    const items = '_items' in expression ? (expression._items as readonly unknown[]) : [expression];
    for (const item of items) if (item instanceof Name) names[item.str] = (names[item.str] ?? 0) + 1;
  };
  const count = (node: Node, names: Names) => {
    if (node.nodes === undefined) {
      countIn(node.rhs, names);
      countIn(node.code, names);
      // A name that is assigned to is not used by that.
      if (!(node.lhs instanceof Name)) countIn(node.lhs, names);
      countIn(node.error, names);
      return;
    }
    for (const key of HEADS) countIn(node[key], names);
    for (const inner of node.nodes) count(inner, names);
    for (const block of [node.else, node.catch, node.finally]) if (block !== undefined) count(block, names);
  };
  Object.assign(CodeGen.prototype, {
    optimize(this: { readonly _root: Node; readonly _constants: unknown }, times = 1) {
      for (let left = times; left > 0; left--) {
        this._root.optimizeNodes();
        const names: Names = {};
        count(this._root, names);
        this._root.optimizeNames(names, this._constants);
      }
    },
  });
}
