import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ToolError } from '../../cli/errors.ts';

const MAX_BYTES = 1e9;

/**
 * Returns what git prints.
 *
 * @throws ToolError `environment` when it is not installed
 * @throws GitRefused when it fails
 */
export async function runGit(args: readonly string[], cwd: string): Promise<Buffer> {
  try {
    // Messages of git in another language could not be told apart.
    const env = { ...process.env, LC_ALL: 'C' };
    const options = { cwd, env, encoding: 'buffer', maxBuffer: MAX_BYTES } as const;
    return (await promisify(execFile)('git', [...args], options)).stdout;
  } catch (error) {
    if (isMissing(error)) throw gitIsMissing(error);
    throw new GitRefused(String((error as { stderr?: Buffer }).stderr ?? '').trim(), { cause: error });
  }
}

/** The message is what git printed on standard error. */
export class GitRefused extends Error {
  override readonly name = 'GitRefused';
}

export function gitIsMissing(cause: unknown): ToolError {
  return new ToolError('environment', 'git is not installed, so revisions cannot be read.', {
    fix: 'Install git, or give a file or a published version instead.',
    cause,
  });
}

export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Makes the error for an unexpected refusal of git. */
export function gitFailed(error: unknown): ToolError {
  const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
  return new ToolError('environment', `git failed: ${reason.replace(/^(?:fatal|error): /, '')}`, {
    fix: 'Give a file instead, or a revision that is in this clone.',
    cause: error,
  });
}
