import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JudgedApi } from '../conformance/api/judged-api.ts';
import type { ApiDescription, CallsTo } from '../conformance/api/to-judged-api.ts';

export interface ReadApiOptions {
  /** The folder where paths of files start. Default: the working directory. */
  readonly cwd?: string;
  /** Overlays that are applied to the description, in their order. */
  readonly overlays?: readonly string[];
  /** Folders beside its own that the description may refer to. */
  readonly allowFiles?: readonly string[];
  /** Address at which the paths of the description begin. Default: those of its servers, and this machine. */
  readonly baseUrl?: string;
  /** Formats such as `date-time` and `uuid` are checked, too. Default: they are annotations. */
  readonly assertFormats?: boolean;
  /** Called with what the description says and nobody can check, a line each. Default: `console.warn`. */
  readonly onWarning?: (line: string) => void;
}

/** Written out, or the declarations of the whole command line would be published with this one. */
interface Reader {
  readApiDescription(
    source: string | { readonly document: object; readonly name: string },
    overlays: { readonly files?: readonly string[]; readonly allowFiles?: readonly string[] },
    context: { readonly cwd: string; readonly warn: (line: string) => void },
  ): Promise<{ readonly described: ApiDescription; readonly placeOf: CallsTo['placeOf'] }>;
}

const ENDING = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/**
 * Reads a description of any API (Swagger 2.0, OpenAPI 3.0 to 3.2), by which `judgeFetch`, `judgeTests` and `judgeFixtures` judge calls as their `api`.
 * Several may be used in one process.
 *
 * @param spec path or `file:` URL of its root file, or what `JSON.parse` or a YAML parser has made of it. Nothing is ever fetched.
 * @throws Error for a file that cannot be read, a description that is broken, and an address that is none; it has a `fix` that says what to do
 */
export async function readApi(
  spec: string | URL | object,
  {
    cwd = process.cwd(),
    overlays,
    allowFiles,
    baseUrl,
    assertFormats,
    onWarning = console.warn,
  }: ReadApiOptions = {},
): Promise<JudgedApi> {
  const own = (path: string) => import(/* @vite-ignore */ new URL(`${path}.${ENDING}`, import.meta.url).href);
  const [reader, { ToolError }, { toJudgedApi }, { toBaseUrl }] = await Promise.all([
    own('./commands/api/read-api') as Promise<Reader>,
    own('./cli/errors'),
    import('../conformance/api/to-judged-api.ts'),
    import('../conformance/traffic/match-operation.ts'),
  ]);
  const below = baseUrl === undefined ? undefined : toBaseUrl(baseUrl);
  if (baseUrl !== undefined && below === undefined)
    throw new ToolError('usage', `${baseUrl} is not the address of a deployment.`, {
      fix: 'Give the address before the paths of the description, such as https://staging.example.com/v2.',
    });
  const { described, placeOf } = await reader.readApiDescription(
    sourceOf(spec, cwd),
    { ...(overlays && { files: overlays }), ...(allowFiles && { allowFiles }) },
    { cwd, warn: onWarning },
  );
  return toJudgedApi({ ...described, assertsFormats: assertFormats }, { baseUrl: below, placeOf });
}

function sourceOf(spec: string | URL | object, cwd: string): Parameters<Reader['readApiDescription']>[0] {
  if (typeof spec === 'string')
    return /^file:/i.test(spec) ? fileURLToPath(spec) : isUrl(spec) ? spec : resolve(cwd, spec);
  if (spec instanceof URL) return spec.protocol === 'file:' ? fileURLToPath(spec) : spec.href;
  return { document: spec, name: 'description.json' };
}

/** The reader says that it is never fetched. A drive of Windows has one letter. */
function isUrl(spec: string): boolean {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(spec);
}
