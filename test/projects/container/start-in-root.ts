import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** Reads what an image says about its process. */
export interface ImageConfig {
  readonly entrypoint: readonly string[];
  /** `UID:GID`. */
  readonly user: string;
  readonly workdir: string;
}

export interface InRoot {
  readonly child: ChildProcess;
  /** The process that the container would have as its first, as this machine numbers it. */
  firstProcess(): number;
}

/**
 * Everything but /tmp and the working directory is read-only, as under `docker run --read-only --tmpfs /tmp`. The last `exec` makes the
 * command the first process of its process namespace, which gets no default signal handlers from the kernel.
 */
const ENTER = `
root=$1 work=$2 uid=$3 gid=$4 workdir=$5
shift 5
mount --bind "$root" "$root"
mount --bind "$work" "$root$workdir"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -o remount,ro,bind "$root"
exec unshare --root="$root" --wd="$workdir" --setuid="$uid" --setgid="$gid" "$@"
`;

/** Starts a command of the image in its root file system, with nothing in its environment but what is given. */
export function startInRoot(
  { root, work, config }: { root: string; work: string; config: ImageConfig },
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): InRoot {
  const enter = ['-c', ENTER, 'sh', root, work, ...config.user.split(':'), config.workdir];
  const command = ['env', '-i', ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
  const flags = ['--mount', '--pid', '--fork', '--kill-child', `--wd=${work}`];
  // The image has no `env`: this machine's clears the environment before the root changes.
  const child = spawn(
    'unshare',
    [...flags, ...command, `PATH=${process.env.PATH}`, 'sh', ...enter, ...config.entrypoint, ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const { pid } = child;
  return {
    child,
    firstProcess: () => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()),
  };
}

export async function runInRoot(
  ...args: Parameters<typeof startInRoot>
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { child } = startInRoot(...args);
  const ended = once(child, 'close');
  if (child.stdout === null || child.stderr === null) throw new Error('no output');
  const [[code], stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}
