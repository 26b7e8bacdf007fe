import { basename, dirname, resolve } from 'node:path';
import { ToolError } from '../../cli/errors.ts';
import type { Config } from '../../config/config.ts';
import type { GenerateRequest } from '../../pipeline/generate.ts';

interface LikeOptions {
  readonly like?: string;
  readonly only?: readonly string[];
  readonly hooks?: string;
}

/**
 * Where only types are wanted, as another tool makes them: the folder and the file in it.
 *
 * @throws ToolError `usage` for another tool, and where other outputs are wanted, too
 */
export function likeOf(
  options: LikeOptions,
  config: Config,
  out: string,
): Pick<GenerateRequest, 'out' | 'like'> {
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
  return out.endsWith('.ts')
    ? { out: dirname(out), like: { file: basename(out) } }
    : { out, like: { file: 'types.ts' } };
}

/** The first request whose folder an earlier one has. Files of types alone may stand in one folder, not with all else, which takes away what it did not make. */
export function findShared<T extends Pick<GenerateRequest, 'out' | 'like'>>(
  requests: readonly T[],
  cwd: string,
): T | undefined {
  return requests.find(({ out, like }, index) =>
    requests.slice(0, index).some((other) => {
      if (resolve(cwd, other.out) !== resolve(cwd, out)) return false;
      return like === undefined || other.like === undefined || like.file === other.like.file;
    }),
  );
}
