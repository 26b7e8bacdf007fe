import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { isObject } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';

/** Reads what a workflow beside the description says of a run. */
export interface WorkflowValues {
  /** Operation ids in the order in which they are called first. */
  readonly order: readonly string[];
  /** Values that a run starts with. */
  readonly inputs: readonly WorkflowInput[];
}

export interface WorkflowInput {
  /** Operation id. */
  readonly operation: string;
  /** A parameter by its name, a place of the body by its pointer. */
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body';
  readonly name: string;
  readonly value: unknown;
}

/** Reads `workflows.arazzo.yaml` in the folder of the description; nothing where there is none. */
export async function readWorkflowValues(spec: string): Promise<WorkflowValues> {
  const file = join(dirname(spec), 'workflows.arazzo.yaml');
  if (!existsSync(file)) return { order: [], inputs: [] };
  const { steps, inputs } = await readFirstWorkflow(file);
  const inputOf = (expression: unknown): unknown => {
    const name = typeof expression === 'string' ? /^\$inputs\.([\w-]+)$/.exec(expression)?.[1] : undefined;
    return name === undefined ? undefined : inputs?.properties?.[name]?.examples?.[0];
  };
  const found = steps.flatMap(({ operationId, parameters = [], requestBody }): WorkflowInput[] => {
    const places = [
      ...parameters.map((one) => ({ in: one.in, name: one.name, value: inputOf(one.value) })),
      ...leaves(requestBody?.payload, []).map(([path, leaf]) => ({
        in: 'body' as const,
        name: toPointer(path),
        value: inputOf(leaf),
      })),
    ];
    return places
      .filter(({ value }) => value !== undefined)
      .map((one) => ({ operation: operationId, ...one }));
  });
  return { order: [...new Set(steps.map(({ operationId }) => operationId))], inputs: found };
}

interface WrittenWorkflow {
  readonly inputs?: {
    readonly properties?: Readonly<Record<string, { readonly examples?: readonly unknown[] }>>;
  };
  readonly steps: readonly {
    readonly operationId: string;
    readonly parameters?: readonly {
      readonly name: string;
      readonly in: 'path' | 'query' | 'header' | 'cookie';
      readonly value: unknown;
    }[];
    readonly requestBody?: { readonly payload: unknown };
  }[];
}

/** `lint` checks its form. */
async function readFirstWorkflow(file: string): Promise<WrittenWorkflow> {
  const { workflows } = parse(await readFile(file, 'utf8')) as { workflows?: readonly WrittenWorkflow[] };
  return workflows?.[0] ?? { steps: [] };
}

function leaves(value: unknown, path: readonly string[]): [path: readonly string[], leaf: unknown][] {
  if (!isObject(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, [...path, name]));
}
