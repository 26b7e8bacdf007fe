import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { type ApiModel, contentOf } from '../../templates/model.ts';
import { ToolError } from '../cli/errors.ts';

/** The parts of an Arazzo 1.0 description that this runner supports. */
export interface Workflow {
  readonly workflowId: string;
  readonly inputs?: {
    readonly properties?: Readonly<Record<string, { readonly examples?: readonly unknown[] }>>;
  };
  readonly steps: readonly WorkflowStep[];
}

export interface WorkflowStep {
  readonly stepId: string;
  readonly operationId: string;
  readonly parameters?: readonly StepParameter[];
  readonly requestBody?: { readonly payload: unknown };
  readonly successCriteria?: readonly { readonly condition: string; readonly type?: unknown }[];
  readonly outputs?: Readonly<Record<string, string>>;
}

export interface StepParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly value: unknown;
}

/**
 * Reads the first workflow of an Arazzo file.
 *
 * @throws ToolError('unsupported') for a step without an operationId: the client has no method for it
 */
export async function readWorkflow(file: string): Promise<Workflow> {
  const document = parse(await readFile(file, 'utf8')) as { workflows: Workflow[] };
  const [workflow] = document.workflows;
  if (workflow === undefined)
    throw new ToolError('unsupported', 'The file contains no workflow.', {
      place: { file },
      fix: 'Add an entry under `workflows`.',
    });
  for (const { stepId, operationId } of workflow.steps) {
    if (typeof operationId === 'string') continue;
    throw new ToolError('unsupported', `Step ${stepId} has no operationId.`, {
      place: { file },
      fix: 'Name the operation by its operationId; operationPath and workflowId are not supported.',
    });
  }
  return workflow;
}

/** The workflow used when there is no file: every operation in the document's order, each with its own examples. */
export function workflowFromExamples(model: ApiModel): Workflow {
  const steps = model.operations.map((operation): WorkflowStep => {
    const given = operation.parameters.filter((one) => one.required || one.example !== undefined);
    const body = contentOf(operation.body)?.examples[0];
    return {
      stepId: operation.id,
      operationId: operation.id,
      parameters: given.map((one) => ({ name: one.name, in: one.in, value: one.example })),
      ...(body && { requestBody: { payload: body.value } }),
    };
  });
  return { workflowId: 'every-operation', steps };
}
