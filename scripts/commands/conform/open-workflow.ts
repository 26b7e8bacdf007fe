import type { JudgedApi } from '../../../conformance/api/judged-api.ts';
import type { GatedOperation } from '../../../conformance/run/safety/gate.ts';
import { camelCase } from '../../../lib/case.ts';
import { at, isObject } from '../../../lib/json.ts';
import { parseUrl } from '../../../lib/parse-url.ts';
import type { Context } from '../../cli/command.ts';
import { ToolError } from '../../cli/errors.ts';
import type { Arazzo } from '../../workflow/arazzo.ts';
import { suggestion } from '../../workflow/arazzo-file.ts';
import type { RunStepsOptions } from '../../workflow/run-steps.ts';
import type { ReadApi } from '../api/read-api.ts';
import type { ConformSettings } from '../settings/settings-for.ts';
import { readJudgedApi } from './judge-recording.ts';
import { type WorkflowInputs, workflowInputs } from './workflow-inputs.ts';

/** A workflow with all that its run needs; nothing was sent. */
export interface OpenWorkflow {
  readonly read: ReadApi;
  readonly api: JudgedApi;
  readonly arazzo: Arazzo;
  readonly baseUrl: string;
  readonly seed: number;
  readonly inputs: WorkflowInputs;
  /** Operations that its steps may call. */
  readonly operations: readonly GatedOperation[];
  readonly options: Omit<RunStepsOptions, 'inputsOf'>;
  /** Credentials, and inputs that came from the environment. */
  readonly secrets: readonly string[];
  /** Variables by security scheme. */
  readonly variables: Readonly<Record<string, string>>;
}

/** @throws ToolError('usage') for whatever is wrong in files and settings */
export async function openWorkflow(
  files: { readonly spec: string; readonly workflow: string },
  settings: ConformSettings,
  context: Context,
): Promise<OpenWorkflow> {
  const read = await readJudgedApi(files.spec, settings, context);
  const [{ readArazzo }, { toJudgedApi }, { USER_AGENT }] = await Promise.all([
    import('../../workflow/read-arazzo.ts'),
    import('../../../conformance/api/to-judged-api.ts'),
    import('../../../conformance/catalogue/suite.ts'),
  ]);
  const arazzo = await readArazzo(files.workflow, { model: read.model, spec: files.spec }, context.cwd);
  const baseUrl = baseUrlOf(settings, read);
  const seed = settings.seed ?? Math.floor(Math.random() * 2 ** 32);
  const inputs = await workflowInputs(arazzo, settings, context);
  const credential = settings.credential ?? {};
  const given = credentialsOf(credential, read, context);
  const { skip = [], readOnly = false, passes = 2, allowDeletes = false } = settings;
  const called = [...arazzo.workflows.values()].flatMap(({ steps }) =>
    steps.flatMap(({ target }) => (target.kind === 'operation' ? [target.operation] : [])),
  );
  const leftOut: RunStepsOptions['leftOut'] = ({ id, safe }) =>
    skip.includes(id)
      ? 'excluded by --skip'
      : readOnly && !safe
        ? 'it writes, and the run is read-only'
        : undefined;
  return {
    ...{ read, arazzo, baseUrl, seed, inputs, variables: credential },
    api: toJudgedApi(
      { ...read.described, assertsFormats: settings.assertFormats },
      { baseUrl, placeOf: read.placeOf },
    ),
    operations: called.filter((one) => leftOut(one) === undefined),
    options: {
      arazzo,
      target: { baseUrl, credentials: read.model.credentials, given, userAgent: USER_AGENT },
      ...{ passes, allowDeletes, leftOut },
    },
    secrets: [
      ...given.values(),
      ...inputs.fromEnvironment
        .map((name) => inputs.given.all.get(name))
        .filter((one) => typeof one === 'string'),
    ],
  };
}

/** An address without a path of its own gets that of the description's first server. */
function baseUrlOf({ baseUrl }: ConformSettings, { described, model }: ReadApi): string {
  const fix =
    'Name the deployment with --base-url, such as http://127.0.0.1:8080 or https://staging.example.com/v2.';
  if (baseUrl === undefined)
    throw new ToolError('usage', 'No deployment is named, so there is nowhere to send calls.', {
      fix: model.defaultBaseUrl === undefined ? fix : `${fix} The description names ${model.defaultBaseUrl}.`,
    });
  const url = parseUrl(baseUrl);
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    /[?#]/.test(baseUrl)
  )
    throw new ToolError('usage', '--base-url is not the address of a deployment.', { fix });
  const own = url.pathname.replace(/\/+$/, '');
  if (own !== '') return `${url.origin}${own}`;
  return `${url.origin}${described.operations[0]?.servers[0]?.path ?? ''}`;
}

function credentialsOf(
  credential: Readonly<Record<string, string>>,
  { model, document }: ReadApi,
  { env }: Context,
): ReadonlyMap<string, string> {
  const renamed = new Map(
    model.renames.filter(({ kind }) => kind === 'credential').map(({ from, to }) => [from, to]),
  );
  const names = model.credentials.map(({ name }) => name);
  const schemes = at(document, '/components/securitySchemes');
  return new Map(
    Object.entries(credential).map(([scheme, variable]) => {
      const name = [renamed.get(scheme), scheme, camelCase(scheme)].find(
        (one) => one !== undefined && names.includes(one),
      );
      if (name === undefined)
        throw new ToolError(
          'usage',
          `The description has no security scheme ${JSON.stringify(scheme)} that can be sent.`,
          { fix: suggestion(scheme, isObject(schemes) ? Object.keys(schemes) : names) },
        );
      const value = env[variable] ?? '';
      if (value === '')
        throw new ToolError('usage', `The variable ${variable} of --credential is not set.`, {
          fix: `Set it to the secret of ${scheme}.`,
        });
      if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value))
        throw new ToolError('usage', `The value of the variable ${variable} cannot be sent in a header.`, {
          fix: 'Use visible ASCII characters only, without line breaks.',
        });
      return [name, value] as const;
    }),
  );
}
