import type { Context } from '../../cli/command.ts';
import type { ConformSettings } from '../settings/settings-for.ts';
import type { OpenWorkflow } from './open-workflow.ts';

/** Prints each request of a workflow with marks for what the deployment will return, and what the safety gate says. Sends nothing. */
export async function showWorkflowPlan(
  { arazzo, baseUrl, inputs, seed, operations, options, variables }: OpenWorkflow,
  settings: ConformSettings,
  context: Context,
): Promise<void> {
  const [{ WorkflowSteps }, { seededInputs }, { refuseWrites }, { readTarget }] = await Promise.all([
    import('../../workflow/run-steps.ts'),
    import('../../workflow/seed-inputs.ts'),
    import('../../../conformance/run/safety/gate.ts'),
    import('../../../conformance/run/safety/target.ts'),
  ]);
  const hidden = new Map(inputs.fromEnvironment.map((name) => [name, `{input ${name}}`]));
  const all = new Map<string, unknown>([...inputs.given.all, ...hidden]);
  const given = new Map(
    [...options.target.given.keys()].map((name) => [
      name,
      `{${name} of ${variables[name] ?? 'the environment'}}`,
    ]),
  );
  const steps = new WorkflowSteps({
    ...options,
    target: { ...options.target, given },
    inputsOf: seededInputs(arazzo, { ...inputs.given, all }, seed, (workflow, input) =>
      context.warn(`no value was found for the input ${input} of ${workflow}: give one with --input`),
    ),
    isPlan: true,
  });
  const lines = [`# ${arazzo.shown}: requests to ${baseUrl}, with marks for what its responses will have.`];
  let number = 0;
  for (const asked of steps.steps()) {
    if (asked.type === 'note') lines.push(`# ${asked.text}`);
    if (asked.type === 'not-sent')
      lines.push(`# not sent: ${asked.operation} (${asked.id}): ${asked.reason}`);
    if (asked.type !== 'call') continue;
    const { id, operation, method, url, headers, body, text, isCleanup } = asked.call;
    number += 1;
    lines.push(
      `${number}. ${id} (${operation})${isCleanup ? ', in any case' : ''}: ${method} ${withMarks(url)}`,
    );
    for (const [name, value] of Object.entries(headers))
      if (name !== 'user-agent' && name !== 'accept')
        lines.push(`     ${name}: ${name === 'authorization' ? '{credential}' : value}`);
    if (body !== undefined) lines.push(`     ${JSON.stringify(body)}`);
    else if (text !== undefined) lines.push(`     ${JSON.stringify(text)}`);
  }
  context.print(lines);
  context.result({ baseUrl, seed, lines });
  context.info(`Nothing was sent. A run with --seed ${seed} sends these, as far as responses lead to them.`);
  try {
    refuseWrites(readTarget(baseUrl, settings.proxyUrl), settings, operations);
  } catch (error) {
    const { name, message, fix } = error as Error & { fix: string };
    if (name !== 'SafetyRefusal') throw error;
    context.info(`With these options, the run would be refused: ${message}.`);
    context.info(`  ${fix}`);
  }
}

/** Marks are encoded as any value is. */
function withMarks(url: string): string {
  return url.replace(/%7B[\w.%-]*?%7D/g, (mark) => {
    try {
      return decodeURIComponent(mark);
    } catch {
      return mark;
    }
  });
}
