import { resolve } from 'node:path';
import type { Context } from '../../cli/command.ts';
import { installCommand } from '../../cli/install-command.ts';
import type { EmitResult } from '../../pipeline/emit/emit.ts';
import { readManifestIn } from '../../pipeline/emit/manifest.ts';
import type { GenerateRequest } from '../../pipeline/generate.ts';
import type { Chosen } from './choose-outputs.ts';
import { findMissingPackages } from './find-missing-packages.ts';

type ChosenRequest = GenerateRequest & Chosen;

/** Shows what a run would make if the project had the packages for it. */
export function showLeftOut({ leftOut, cwd }: ChosenRequest, { info }: Context): void {
  for (const { name, files, imports = '' } of leftOut) {
    const install = installCommand([imports], { cwd, dev: name === 'msw' });
    info(
      `left out ${files.join(', ')}: this project does not have ${imports}. Run \`${install}\` and generate again; ` +
        `\`--only ${name}\` makes it anyway, and \`skip: ['${name}']\` in the configuration file ends this message.`,
    );
  }
}

/** Shows what a run with the same options would not fix. */
export function showElsewhere(
  request: ChosenRequest,
  { missing, stale, orphaned }: EmitResult,
  { info }: Context,
): void {
  const { out, cwd, recorded, only } = request;
  const files = readManifestIn(resolve(cwd, out))?.files;
  const asked = only.map(({ name }) => name).filter((name) => !recorded.includes(name));
  const outputs = [...missing, ...stale, ...orphaned].flatMap((path) => files?.get(path)?.output ?? []);
  const others = [...new Set(outputs)].filter((output) => request.partial && !asked.includes(output));
  if (others.length === 0) return;
  info(
    `\`--only\` does not name ${others.join(', ')}, which an earlier run wrote to ${out}: name it, too, or delete its files and generate again.`,
  );
}

/** Without them, the project does not compile. */
export async function warnOfMissingPackages(
  { out, cwd }: GenerateRequest,
  { missing, stale, unchanged }: EmitResult,
  { warn }: Context,
): Promise<void> {
  const folder = resolve(cwd, out);
  for (const { name, files } of await findMissingPackages(folder, [...missing, ...stale, ...unchanged])) {
    const [file = '', ...more] = files;
    const skip = SKIPPED.get(name);
    const otherwise =
      skip === undefined ? '' : `, or leave it out: \`skip: ['${skip}']\` in the configuration file`;
    warn(
      `${out}/${file} ${more.length === 0 ? 'imports' : `and ${more.length} more import`} ${name}, which is not installed here. ` +
        `Run \`${installCommand([name], { cwd, dev: name === 'msw' })}\`${otherwise}.`,
    );
  }
}

/** The outputs that are made unasked, by the package that they import. */
const SKIPPED: ReadonlyMap<string, string> = new Map([
  ['msw', 'msw'],
  ['zod', 'zod'],
]);
