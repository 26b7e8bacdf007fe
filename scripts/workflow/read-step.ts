import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import type {
  Criterion,
  DocumentNames,
  Parameter,
  RequestBody,
  Step,
  StepAction,
  StepParameterPlace,
} from './arazzo.ts';
import { type ArazzoFile, suggestion } from './arazzo-file.ts';
import { compileCriterion, compileValue, type ReadExpression } from './compile.ts';
import type { OperationFinder } from './find-operation.ts';
import { readStepBody } from './read-step-body.ts';

/** Returns the place of a step. */
interface StepContext {
  readonly workflow: JsonObject;
  readonly pointer: string;
  readonly id: string;
  readonly read: ReadExpression;
  readonly names: DocumentNames;
  readonly finder: OperationFinder;
}

const STEP_FIELDS = [
  ...['stepId', 'description', 'operationId', 'operationPath', 'workflowId', 'parameters', 'requestBody'],
  ...['successCriteria', 'onSuccess', 'onFailure', 'outputs', 'timeout', 'dependsOn'],
];

const MAX_TIMEOUT = 3_600_000;

export function readStep(
  document: ArazzoFile,
  step: JsonObject,
  pointer: string,
  context: StepContext,
): Step {
  const { workflow, read, names, id: workflowId } = context;
  for (const name of ['channelPath', 'correlationId', 'action'])
    if (name in step)
      document.fail(
        `${pointer}/${name}`,
        'The step is about messages of AsyncAPI.',
        'Only calls over HTTP can be made here.',
      );
  document.expectFields(step, pointer, [...STEP_FIELDS, 'channelPath', 'correlationId', 'action']);
  const id = document.requiredText(step, pointer, 'stepId');
  const target = readTarget(document, step, pointer, context);
  const isWorkflow = target.kind === 'workflow';
  const parameters = merged(
    readParameters(document, workflow, context.pointer, isWorkflow, read),
    readParameters(document, step, pointer, isWorkflow, read),
    ({ name, in: place }) => `${place} ${name}`,
  );
  const cleanup = step['x-cleanup'];
  if (cleanup !== undefined && typeof cleanup !== 'boolean')
    document.fail(`${pointer}/x-cleanup`, '`x-cleanup` is not a boolean.', 'Write true or false.');
  const dependsOn = document.texts(step, pointer, 'dependsOn');
  const known = [...(names.steps.get(workflowId)?.keys() ?? [])];
  for (const [index, other] of dependsOn.entries())
    if (!known.includes(other))
      document.fail(
        `${pointer}/dependsOn/${index}`,
        `Unknown step: ${JSON.stringify(other.slice(0, 50))}.`,
        suggestion(other, known),
      );
  const outputs = document.object(step.outputs ?? {}, `${pointer}/outputs`, '`outputs`') ?? {};
  const timeout = document.number(step, pointer, 'timeout');
  return {
    id,
    purpose: (document.text(step, pointer, 'description') ?? '').trim().split('\n')[0]?.slice(0, 200) ?? '',
    target,
    parameters,
    body: step.requestBody === undefined ? undefined : bodyOf(document, step, pointer, target, read),
    criteria: readCriteria(document, step, pointer, 'successCriteria', read),
    onSuccess: actionsOf(document, step, pointer, 'onSuccess', 'successActions', context),
    onFailure: actionsOf(document, step, pointer, 'onFailure', 'failureActions', context),
    outputs: new Map(
      Object.entries(outputs).flatMap(([name, value]) => {
        const one = document.attempt(`${pointer}/outputs/${name}`, 'The output', () =>
          compileValue(value, read),
        );
        return one === undefined ? [] : [[name, one] as const];
      }),
    ),
    dependsOn,
    timeoutMs: timeout === undefined || timeout === 0 ? undefined : Math.min(MAX_TIMEOUT, Math.ceil(timeout)),
    isCleanup: cleanup === true,
  };
}

function bodyOf(
  document: ArazzoFile,
  step: JsonObject,
  pointer: string,
  target: Step['target'],
  read: ReadExpression,
): RequestBody | undefined {
  if (target.kind === 'operation')
    return readStepBody(document, step.requestBody, `${pointer}/requestBody`, target.operation, read);
  document.fail(
    `${pointer}/requestBody`,
    'A step that runs a workflow has no request body.',
    'Give it parameters, which are inputs of the workflow.',
  );
  return undefined;
}

function readTarget(
  document: ArazzoFile,
  step: JsonObject,
  pointer: string,
  { names, finder }: StepContext,
): Step['target'] {
  const given = ['operationId', 'operationPath', 'workflowId'].filter((name) => name in step);
  const [kind, ...others] = given;
  const missing: Step['target'] = { kind: 'workflow', id: '' };
  if (kind === undefined || others.length > 0) {
    if (!('channelPath' in step))
      document.fail(
        pointer,
        kind === undefined ? 'The step calls nothing.' : `The step has ${given.join(' and ')}.`,
        'Give exactly one of operationId, operationPath and workflowId.',
      );
    return missing;
  }
  const written = document.requiredText(step, pointer, kind);
  const shown = JSON.stringify(written.slice(0, 100));
  if (written === '') return missing;
  if (kind === 'workflowId') {
    if (!names.workflowIds.includes(written))
      document.fail(
        `${pointer}/workflowId`,
        `Unknown workflow: ${shown}.`,
        suggestion(written, names.workflowIds),
      );
    return { kind: 'workflow', id: written };
  }
  const operation = kind === 'operationId' ? finder.byId(written) : finder.byPath(written);
  if (operation !== undefined) return { kind: 'operation', operation };
  document.fail(
    `${pointer}/${kind}`,
    `The description has no operation ${shown}.`,
    kind === 'operationId'
      ? suggestion(written, finder.ids)
      : "Write it as '{$sourceDescriptions.NAME.url}#/paths/~1pets~1{petId}/get'.",
  );
  return missing;
}

/** Fields that a reusable object of the document stands for. */
function resolved(
  document: ArazzoFile,
  value: Json,
  pointer: string,
  group: 'parameters' | 'successActions' | 'failureActions',
): { readonly holder: JsonObject; readonly pointer: string } | undefined {
  const holder = document.object(value, pointer, 'An entry');
  if (holder === undefined || !('reference' in holder)) return holder && { holder, pointer };
  document.expectFields(holder, pointer, ['reference', 'value']);
  const reference = document.requiredText(holder, pointer, 'reference');
  const [, kind, name = ''] = /^\$components\.(\w+)\.([\w.-]+)$/.exec(reference) ?? [];
  const components = isObject(document.root.components) ? document.root.components : {};
  const list = isObject(components[group]) ? components[group] : {};
  const found = kind === group && Object.hasOwn(list, name) ? list[name] : undefined;
  if (!isObject(found)) {
    document.fail(
      `${pointer}/reference`,
      `Unknown reference: ${JSON.stringify(reference.slice(0, 100))}.`,
      `Refer to one of components.${group}: ${Object.keys(list).slice(0, 20).join(', ') || 'there is none'}.`,
    );
    return undefined;
  }
  if (!('value' in holder)) return { holder: found, pointer: `/components/${group}/${name}` };
  return { holder: { ...found, value: holder.value as Json }, pointer };
}

const PLACES: readonly string[] = ['path', 'query', 'querystring', 'header', 'cookie'];
const HEADER = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Headers that belong to the connection, or that the run sets itself. */
const RESERVED =
  /^(?:accept-encoding|connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;

function readParameters(
  document: ArazzoFile,
  owner: JsonObject,
  pointer: string,
  isWorkflow: boolean,
  read: ReadExpression,
): Parameter[] {
  return document.list(owner, pointer, 'parameters').flatMap((value, index): Parameter[] => {
    const found = resolved(document, value, `${pointer}/parameters/${index}`, 'parameters');
    if (found === undefined) return [];
    const { holder, pointer: here } = found;
    document.expectFields(holder, here, ['name', 'in', 'value']);
    const name = document.requiredText(holder, here, 'name');
    const place = document.text(holder, here, 'in');
    if (!isWorkflow && (place === undefined || !PLACES.includes(place)))
      document.fail(
        place === undefined ? here : `${here}/in`,
        `The parameter ${JSON.stringify(name.slice(0, 50))} has no place.`,
        `Add in: ${PLACES.join(', ')}.`,
      );
    if (place === 'header' && (!HEADER.test(name) || RESERVED.test(name)))
      document.fail(
        `${here}/name`,
        `The header ${JSON.stringify(name.slice(0, 50))} cannot be set.`,
        'Remove it: it belongs to the connection.',
      );
    if (!('value' in holder)) document.fail(here, 'The parameter has no value.', 'Add `value`.');
    const made = document.attempt(`${here}/value`, 'The value', () => compileValue(holder.value, read));
    return made === undefined
      ? []
      : [{ name, in: isWorkflow ? undefined : (place as StepParameterPlace), value: made }];
  });
}

export function readCriteria(
  document: ArazzoFile,
  owner: JsonObject,
  pointer: string,
  field: string,
  read: ReadExpression,
): Criterion[] {
  return document.list(owner, pointer, field).flatMap((value, index) => {
    const here = `${pointer}/${field}/${index}`;
    const holder = document.object(value, here, 'A criterion');
    if (holder === undefined) return [];
    document.expectFields(holder, here, ['condition', 'context', 'type']);
    return (
      document.attempt('condition' in holder ? `${here}/condition` : here, 'The condition', () =>
        compileCriterion(holder, read),
      ) ?? []
    );
  });
}

const MAX_RETRIES = 10;
const MAX_WAIT_SECONDS = 60;

/** A step's own actions go before those of its workflow. */
function actionsOf(
  document: ArazzoFile,
  step: JsonObject,
  pointer: string,
  field: 'onSuccess' | 'onFailure',
  group: 'successActions' | 'failureActions',
  context: StepContext,
): StepAction[] {
  const own = readActions(document, step, pointer, field, group, context);
  const shared = readActions(document, context.workflow, context.pointer, group, group, context);
  return merged(shared, own, ({ name }) => name).sort(
    (one, other) => Number(shared.includes(one)) - Number(shared.includes(other)),
  );
}

function readActions(
  document: ArazzoFile,
  owner: JsonObject,
  pointer: string,
  field: string,
  group: 'successActions' | 'failureActions',
  { read, names, id }: StepContext,
): StepAction[] {
  const types = group === 'successActions' ? ['end', 'goto'] : ['end', 'goto', 'retry'];
  return document.list(owner, pointer, field).flatMap((value, index): StepAction[] => {
    const found = resolved(document, value, `${pointer}/${field}/${index}`, group);
    if (found === undefined) return [];
    const { holder, pointer: here } = found;
    document.expectFields(holder, here, [
      ...['name', 'type', 'workflowId', 'stepId', 'retryAfter', 'retryLimit', 'criteria', 'parameters'],
    ]);
    const type = document.requiredText(holder, here, 'type');
    if (type !== '' && !types.includes(type))
      document.fail(
        `${here}/type`,
        `Unknown action: ${JSON.stringify(type.slice(0, 20))}.`,
        `Use one of: ${types.join(', ')}.`,
      );
    const stepId = document.text(holder, here, 'stepId');
    const workflowId = document.text(holder, here, 'workflowId');
    const steps = [...(names.steps.get(id)?.keys() ?? [])];
    if (stepId !== undefined && !steps.includes(stepId))
      document.fail(
        `${here}/stepId`,
        `Unknown step: ${JSON.stringify(stepId.slice(0, 50))}.`,
        suggestion(stepId, steps),
      );
    if (workflowId !== undefined && !names.workflowIds.includes(workflowId))
      document.fail(
        `${here}/workflowId`,
        `Unknown workflow: ${JSON.stringify(workflowId.slice(0, 50))}.`,
        suggestion(workflowId, names.workflowIds),
      );
    if (type === 'goto' && (stepId === undefined) === (workflowId === undefined))
      document.fail(here, 'The action does not say where to go.', 'Give it either a stepId or a workflowId.');
    const after = document.number(holder, here, 'retryAfter') ?? 0;
    const limit = document.number(holder, here, 'retryLimit') ?? 1;
    return [
      {
        name: document.text(holder, here, 'name') ?? '',
        type: type as StepAction['type'],
        stepId,
        workflowId,
        parameters: readParameters(document, holder, here, true, read),
        criteria: readCriteria(document, holder, here, 'criteria', read),
        retryAfterMs: Math.min(after, MAX_WAIT_SECONDS) * 1000,
        retryLimit: Math.min(Math.floor(limit), MAX_RETRIES),
      },
    ];
  });
}

/** Entries of the second list take the place of those of the first with the same key. */
function merged<T>(first: readonly T[], second: readonly T[], keyOf: (one: T) => string): T[] {
  const keys = new Set(second.map(keyOf));
  return [...first.filter((one) => !keys.has(keyOf(one))), ...second];
}
