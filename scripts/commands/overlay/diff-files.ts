import { resolve } from 'node:path';
import type { Context } from '../../cli/command.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import type { DifferenceKind, OverlayDifference } from '../../pipeline/overlay/diff-overlays.ts';
import type { OverlayCommandOptions } from './options.ts';

/** Prints what changed between two overlays. */
export async function diffFiles(
  [before, after]: readonly [string, string],
  { format, failOn = [] }: OverlayCommandOptions,
  context: Context,
): Promise<ExitName> {
  const [{ diffOverlays }, { readOverlay }, { LocalResolver }, { AllowedFiles }, { createConfig }] =
    await Promise.all([
      import('../../pipeline/overlay/diff-overlays.ts'),
      import('../../pipeline/overlay/read-overlay.ts'),
      import('../../pipeline/read/load.ts'),
      import('../../pipeline/read/allowed-files.ts'),
      import('@redocly/openapi-core'),
    ]);
  const resolver = new LocalResolver((await createConfig({})).resolve, new AllowedFiles());
  const read = (file: string) => readOverlay(resolve(context.cwd, file), context.cwd, resolver.empty());
  const overlays = [await read(before), await read(after)] as const;
  const differences = diffOverlays(...overlays);
  const [old, changed] = overlays.map(({ actions }) => actions.length);
  const same = `Both overlays say the same. Compared: ${old} and ${changed} actions.`;
  show(differences, same, format, context);
  return differences.some(({ kind }) => failOn.includes('any') || failOn.includes(kind)) ? 'problem' : 'ok';
}

function show(
  differences: readonly OverlayDifference[],
  same: string,
  format: OverlayCommandOptions['format'],
  context: Context,
): void {
  context.result({ differences });
  if (format === 'markdown') context.data(markdown(differences, same));
  else
    for (const { kind, place, says } of differences) context.print([`${kind.padEnd(9)}  ${place}: ${says}`]);
  const counts = new Map<DifferenceKind, number>();
  for (const { kind } of differences) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const words = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  context.info(differences.length === 0 ? same : `${differences.length} differences: ${words}`);
}

function markdown(differences: readonly OverlayDifference[], same: string): string {
  if (differences.length === 0) return `${same}\n`;
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const rows = differences.map(({ kind, place, says }) => `| ${kind} | ${cell(place)} | ${cell(says)} |`);
  return ['| change | place | what |', '|---|---|---|', ...rows, ''].join('\n');
}
