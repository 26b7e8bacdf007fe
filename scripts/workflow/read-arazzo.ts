import { resolve } from 'node:path';
import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { stronglyConnected } from '../../lib/strongly-connected.ts';
import type { ApiModel } from '../../templates/model.ts';
import type { Arazzo, DocumentNames, Workflow } from './arazzo.ts';
import { ArazzoFile, suggestion } from './arazzo-file.ts';
import { compileValue } from './compile.ts';
import type { Known, RuntimeExpression } from './expressions.ts';
import { ExpressionError } from './expressions.ts';
import { createOperationFinder } from './find-operation.ts';
import { readStep } from './read-step.ts';

/** The subject of a workflow. */
export interface WorkflowApi {
  readonly model: ApiModel;
  /** The file of the description, absolute. */
  readonly spec: string;
}

const MAX_WORKFLOWS = 200;
const MAX_STEPS = 500;

/**
 * Reads an Arazzo document, follows its references and reads its expressions. Nothing is fetched: its source has to be the description that is given.
 *
 * @param file absolute
 * @throws ToolError('usage') with every error, its line and its pointer
 */
export async function readArazzo(file: string, api: WorkflowApi, cwd: string): Promise<Arazzo> {
  const document = await ArazzoFile.read(file, cwd);
  const { root } = document;
  document.expectFields(root, '', [
    'arazzo',
    '$self',
    'info',
    'sourceDescriptions',
    'workflows',
    'components',
  ]);
  if (!/^1\.[01]\.\d+(-[\w.]+)?$/.test(String(root.arazzo)))
    document.fail(
      '/arazzo',
      `Arazzo ${String(root.arazzo).slice(0, 20)} is not supported.`,
      'Use 1.0.1 or 1.1.0.',
    );
  const sources = readSources(document, file, api);
  const all = document.list(root, '', 'workflows');
  if (all.length === 0) document.fail('', 'The document has no workflow.', 'Add an entry under `workflows`.');
  if (all.length > MAX_WORKFLOWS)
    document.fail('/workflows', `There are more than ${MAX_WORKFLOWS} workflows.`, 'Divide the document.');
  document.finish();

  const self = document.text(root, '', '$self');
  const names = namesOf(document, { self, sources });
  const finder = createOperationFinder(api.model, sources);
  const workflows = new Map<string, Workflow>();
  for (const [index, value] of all.entries()) {
    const pointer = `/workflows/${index}`;
    const workflow = document.object(value, pointer, 'A workflow');
    if (workflow === undefined) continue;
    const read = readWorkflow(document, workflow, pointer, names, finder);
    if (workflows.has(read.id))
      document.fail(
        `${pointer}/workflowId`,
        `Two workflows are called ${JSON.stringify(read.id)}.`,
        'Rename one.',
      );
    workflows.set(read.id, read);
  }
  expectNoCircle(document, workflows);
  document.finish();
  return { shown: document.shown, workflows, inputSchemas: at(root, '/components/inputs') };
}

function readSources(document: ArazzoFile, file: string, { spec }: WorkflowApi): Known['sources'] {
  const sources = new Map<string, { url: string; name: string; type: string }>();
  const list = document.list(document.root, '', 'sourceDescriptions');
  if (list.length === 0)
    document.fail(
      '',
      '`sourceDescriptions` is missing.',
      'Add one with a name, the url of the description and type: openapi.',
    );
  for (const [index, value] of list.entries()) {
    const pointer = `/sourceDescriptions/${index}`;
    const source = document.object(value, pointer, 'A source description');
    if (source === undefined) continue;
    document.expectFields(source, pointer, ['name', 'url', 'type']);
    const name = document.requiredText(source, pointer, 'name');
    const url = document.requiredText(source, pointer, 'url');
    const type = document.text(source, pointer, 'type') ?? 'openapi';
    if (type !== 'openapi')
      document.fail(
        `${pointer}/type`,
        `A source of the type ${JSON.stringify(type.slice(0, 20))} cannot be used.`,
        'Use one OpenAPI description; copy the workflows of other documents into this one.',
      );
    // A URL is nowhere fetched from: it stands for the file that the user gives.
    else if (!/^[a-z][a-z\d+.-]*:/i.test(url) && !isFile(url, file, spec))
      document.fail(
        `${pointer}/url`,
        `The source ${JSON.stringify(name)} is another file than that of --spec.`,
        'Give its file with --spec, or correct the url.',
      );
    if (sources.has(name))
      document.fail(`${pointer}/name`, `Two sources are called ${JSON.stringify(name)}.`, 'Rename one.');
    sources.set(name, { url, name, type });
  }
  if (list.length > 1)
    document.fail(
      '/sourceDescriptions/1',
      'There are several source descriptions.',
      'Keep the one that --spec names.',
    );
  return sources;
}

/** A name of the file counts, too: a description may have been copied or downloaded. */
function isFile(url: string, file: string, spec: string): boolean {
  const named = resolve(file, '..', url.replace(/[?#].*$/s, ''));
  return named === spec || named.split(/[\\/]/).at(-1) === spec.split(/[\\/]/).at(-1);
}

function namesOf(document: ArazzoFile, known: Known): DocumentNames {
  const steps = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const outputs = new Map<string, readonly string[]>();
  const inputs = new Map<string, ReadonlySet<string> | undefined>();
  for (const workflow of document.list(document.root, '', 'workflows').filter(isJsonObject)) {
    const id = String(workflow.workflowId);
    const own = (Array.isArray(workflow.steps) ? (workflow.steps as readonly Json[]) : []).filter(
      isJsonObject,
    );
    steps.set(id, new Map(own.map((step) => [String(step.stepId), keysOf(step.outputs)])));
    outputs.set(id, keysOf(workflow.outputs));
    inputs.set(id, inputNames(workflow.inputs, document.root));
  }
  return { known, workflowIds: [...steps.keys()], steps, outputs, inputs };
}

function isJsonObject(value: Json): value is JsonObject {
  return isObject(value);
}

function keysOf(value: Json | undefined): string[] {
  return isObject(value) ? Object.keys(value) : [];
}

/** `undefined` where the schema allows any. */
function inputNames(schema: Json | undefined, root: JsonObject): Set<string> | undefined {
  const names = new Set<string>();
  const seen = new Set<string>();
  let isAny = false;
  // Grows during the loop.
  const open: (Json | undefined)[] = [schema];
  for (const part of open) {
    if (!isObject(part)) continue;
    for (const name of keysOf(part.properties)) names.add(name);
    isAny ||= part.additionalProperties === true || isObject(part.additionalProperties);
    open.push(...([part.allOf, part.anyOf, part.oneOf].filter(Array.isArray).flat() as Json[]));
    const { $ref } = part;
    if (typeof $ref !== 'string' || !$ref.startsWith('#') || seen.has($ref)) continue;
    seen.add($ref);
    open.push(at(root, $ref));
  }
  return isAny ? undefined : names;
}

const WORKFLOW_FIELDS = [
  ...['workflowId', 'summary', 'description', 'inputs', 'dependsOn', 'steps', 'outputs'],
  ...['successActions', 'failureActions', 'parameters'],
];

function readWorkflow(
  document: ArazzoFile,
  workflow: JsonObject,
  pointer: string,
  names: DocumentNames,
  finder: ReturnType<typeof createOperationFinder>,
): Workflow {
  document.expectFields(workflow, pointer, WORKFLOW_FIELDS);
  const id = document.requiredText(workflow, pointer, 'workflowId');
  const steps = document.list(workflow, pointer, 'steps');
  if (steps.length === 0) document.fail(pointer, 'The workflow has no step.', 'Add an entry under `steps`.');
  if (steps.length > MAX_STEPS)
    document.fail(`${pointer}/steps`, `There are more than ${MAX_STEPS} steps.`, 'Divide the workflow.');
  const dependsOn = document.texts(workflow, pointer, 'dependsOn');
  for (const [index, other] of dependsOn.entries())
    if (!names.workflowIds.includes(other))
      document.fail(
        `${pointer}/dependsOn/${index}`,
        `Unknown workflow: ${JSON.stringify(other.slice(0, 50))}.`,
        suggestion(other, names.workflowIds),
      );
  const read = { known: names.known, check: (one: RuntimeExpression) => checkNames(one, id, names) };
  const seen = new Set<string>();
  const made = steps.slice(0, MAX_STEPS).flatMap((value, index) => {
    const here = `${pointer}/steps/${index}`;
    const step = document.object(value, here, 'A step');
    if (step === undefined) return [];
    const one = readStep(document, step, here, { workflow, pointer, id, read, names, finder });
    if (seen.has(one.id))
      document.fail(`${here}/stepId`, `Two steps are called ${JSON.stringify(one.id)}.`, 'Rename one.');
    seen.add(one.id);
    return [one];
  });
  const outputs = document.object(workflow.outputs ?? {}, `${pointer}/outputs`, '`outputs`') ?? {};
  return {
    id,
    inputs: workflow.inputs,
    dependsOn,
    steps: made,
    outputs: new Map(
      Object.entries(outputs).flatMap(([name, value]) => {
        const one = document.attempt(`${pointer}/outputs/${name}`, 'The output', () =>
          compileValue(value, read),
        );
        return one === undefined ? [] : [[name, one] as const];
      }),
    ),
  };
}

/** @throws ExpressionError */
function checkNames(expression: RuntimeExpression, workflow: string, names: DocumentNames): void {
  const expectOne = (what: string, name: string, known: Iterable<string>) => {
    const all = [...known];
    // Names may have dots, and what follows a name is a part of its value.
    if (all.some((one) => one === name || name.startsWith(`${one}.`))) return;
    throw new ExpressionError(
      `names an unknown ${what}, ${JSON.stringify(name.slice(0, 50))}`,
      suggestion(name, all),
    );
  };
  if (expression.kind === 'inputs') {
    const known = names.inputs.get(workflow);
    if (known !== undefined) expectOne('input', expression.name, known);
  } else if (expression.kind === 'steps') {
    const steps = names.steps.get(workflow) ?? new Map<string, readonly string[]>();
    expectOne('step', expression.step, steps.keys());
  } else if (expression.kind === 'workflows') {
    expectOne('workflow', expression.workflow, names.workflowIds);
    const known =
      expression.field === 'outputs'
        ? names.outputs.get(expression.workflow)
        : names.inputs.get(expression.workflow);
    if (known !== undefined) expectOne(expression.field.slice(0, -1), expression.name, known);
  }
}

/** Workflows that run each other would never end. */
function expectNoCircle(document: ArazzoFile, workflows: ReadonlyMap<string, Workflow>): void {
  const ids = [...workflows.keys()];
  const nexts = new Map(
    [...workflows.values()].map(({ id, dependsOn, steps }) => [
      id,
      [...dependsOn, ...steps.flatMap(({ target }) => (target.kind === 'workflow' ? [target.id] : []))],
    ]),
  );
  const known = new Set<string>();
  for (const start of ids) {
    if (known.has(start)) continue;
    for (const group of stronglyConnected(
      start,
      (id) => nexts.get(id) ?? [],
      (id) => known.has(id),
    )) {
      for (const id of group) known.add(id);
      const [first = ''] = group;
      if (group.length === 1 && nexts.get(first)?.includes(first) !== true) continue;
      document.fail(
        `/workflows/${ids.indexOf(first)}/workflowId`,
        `Workflows run each other without end: ${[...group, first].slice(0, 10).join(', ')}.`,
        'Remove one of the steps with a workflowId, or one entry of dependsOn.',
      );
    }
  }
}
