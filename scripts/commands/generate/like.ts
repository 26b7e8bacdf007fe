import { basename, dirname, resolve } from 'node:path';
import { ToolError } from '../../cli/errors.ts';
import type { Config } from '../../config/config.ts';
import type { GenerateRequest } from '../../pipeline/generate.ts';
import { OUTPUTS, typesLike } from '../../pipeline/make/outputs.ts';
import type { Chosen } from './choose-outputs.ts';

interface LikeOptions {
  readonly like?: string;
  readonly only?: readonly string[];
  readonly hooks?: string;
}

/**
 * The output folder, and where only types are wanted, as another tool makes them, that choice of outputs. Then `out` may name their file.
 *
 * @throws ToolError `usage` for another tool, and where other outputs are wanted, too
 */
export function likeOf(
  options: LikeOptions,
  config: Config,
  out: string,
): { readonly out: string; readonly chosen?: Chosen } {
  const tool = options.like ?? config.like;
  if (tool === undefined) return { out };
  if (tool !== 'openapi-typescript') {
    throw new ToolError('usage', `Invalid value "${tool}" for --like.`, { fix: 'Use openapi-typescript.' });
  }
  const hooks = options.hooks ?? config.hooks;
  const wanted = [
    ...(options.only ?? config.only ?? []).flatMap((word) => word.split(',')).map((word) => word.trim()),
    ...(hooks === undefined ? [] : ['hooks']),
  ];
  const others = wanted.filter((word) => word !== 'types');
  if (others.length > 0) {
    throw new ToolError('usage', `With --like only types are generated, not ${others.join(', ')}.`, {
      fix: 'Leave them out, or leave out `--like`: the other outputs need types of their own.',
    });
  }
  const isFile = out.endsWith('.ts');
  const only = [typesLike(isFile ? basename(out) : 'types.ts')];
  const none = { unlisted: [], leftOut: [], added: [], recorded: [] };
  return {
    out: isFile ? dirname(out) : out,
    chosen: { only, hooks: undefined, partial: true, named: true, ...none },
  };
}

/** The first request whose folder an earlier one has. Files of types alone may stand in one folder, but not with the table's outputs. */
export function findShared<T extends Pick<GenerateRequest, 'out' | 'only'>>(
  requests: readonly T[],
  cwd: string,
): T | undefined {
  return requests.find(({ out, only = OUTPUTS }, index) =>
    requests.slice(0, index).some((other) => {
      if (resolve(cwd, other.out) !== resolve(cwd, out)) return false;
      const rows = [...only, ...(other.only ?? OUTPUTS)];
      return (
        rows.some((row) => OUTPUTS.includes(row)) || new Set(rows.map(({ name }) => name)).size < rows.length
      );
    }),
  );
}
