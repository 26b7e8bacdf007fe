import { expectTools } from '../../cli/optional-tool.ts';
import { readManifestIn } from '../../pipeline/emit/manifest.ts';
import { HOOKS_KINDS, type HooksKind } from '../../pipeline/make/hooks/hooks-kinds.ts';
import { allOutputs, OUTPUTS, type Output } from '../../pipeline/make/outputs.ts';
import { outputsNamed, outputsToMake } from '../../pipeline/make/select-outputs.ts';
import { listsPackage, resolvesPackage } from './project-packages.ts';

/** The choice of outputs, by the command line and the configuration. */
export interface WantedOutputs {
  /** `--only`. */
  readonly flag: readonly string[] | undefined;
  /** `only` and `skip` of the configuration. */
  readonly only: readonly string[] | undefined;
  readonly skip: readonly string[];
  readonly hooks: HooksKind | undefined;
  /** `--hooks` was given, which adds the hooks to the outputs that are named. */
  readonly addsHooks: boolean;
  /** Output folder, absolute. */
  readonly out: string;
  readonly check: boolean;
}

/** The outputs of a run. */
export interface Chosen {
  readonly only: readonly Output[];
  readonly hooks: HooksKind | undefined;
  /** Other outputs in the folder stay as they are. */
  readonly partial: boolean;
  /** All were asked for by name: one that cannot be made is an error. */
  readonly named: boolean;
  /** The chosen outputs whose package no package.json lists. */
  readonly unlisted: readonly string[];
  /** Not made, since the project does not have the package that they import. */
  readonly leftOut: readonly Output[];
  /** Made because others import them, though nobody named them. */
  readonly added: readonly string[];
  /** Made for comparison only, since an earlier run wrote them. */
  readonly recorded: readonly string[];
}

/**
 * The outputs that a run makes. Those that import a package are made without being named only where the project has it: where a package.json
 * lists it, where an earlier run has made them, and, unless files are only compared, where it is installed. So a check has the same result
 * whatever is installed.
 *
 * @throws ToolError `usage` for an unknown name, and where what is skipped is imported by what is made
 */
export function chooseOutputs({ flag, only, skip, hooks, addsHooks, out, check }: WantedOutputs): Chosen {
  const before = readManifestIn(out);
  const words = flag ?? only;
  const has = ({ name, imports }: Output) =>
    imports === undefined ||
    listsPackage(out, imports) ||
    before?.unlisted.includes(name) === true ||
    ((!check || before === undefined) && resolvesPackage(out, imports));
  const asked =
    words === undefined ? allOutputs(hooks) : outputsNamed(addsHooks ? [...words, 'hooks'] : words);
  const present = words === undefined ? asked.filter(has) : asked;
  // An output that a flag asks for is made in any case.
  const rows = outputsToMake(present, flag === undefined ? skip : []);
  const compared = check && flag !== undefined ? withRecorded(rows) : { rows, hooks };
  const recorded = compared.rows.filter((row) => !rows.includes(row)).map(({ name }) => name);
  return {
    only: compared.rows,
    hooks: compared.hooks,
    partial: flag !== undefined,
    named: words !== undefined && recorded.length === 0,
    unlisted: rows
      .filter(({ imports }) => imports !== undefined && !listsPackage(out, imports))
      .map(({ name }) => name),
    leftOut: asked.filter((row) => !present.includes(row) && !skip.includes(row.name)),
    added: words === undefined ? [] : rows.filter((row) => !asked.includes(row)).map(({ name }) => name),
    recorded,
  };

  function withRecorded(given: readonly Output[]) {
    const names = new Set([...(before?.files.values() ?? [])].map(({ output }) => output));
    const kind = hooks ?? HOOKS.find((one) => one === before?.receipt?.hooks);
    const isComparable = (row: Output) =>
      names.has(row.name) && isMakeable(row) && (row.name !== 'hooks' || kind !== undefined);
    return { rows: OUTPUTS.filter((row) => given.includes(row) || isComparable(row)), hooks: kind };
  }
}

const HOOKS = Object.keys(HOOKS_KINDS) as HooksKind[];

function isMakeable({ tool }: Output): boolean {
  try {
    expectTools(tool === undefined ? [] : [tool]);
    return true;
  } catch {
    return false;
  }
}
