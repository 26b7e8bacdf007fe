import { spawn } from 'node:child_process';
import { ToolError } from '../../cli/errors.ts';
import { gitFailed, gitIsMissing, isMissing } from './git.ts';

/** The contents of a repository, read by one process, one file after another. */
export interface Blobs {
  /** @throws ToolError `environment` for one that is not in this clone, or when git fails */
  read(id: string, path: string): Promise<Buffer>;
  close(): void;
}

const LINE_END = 10;

export function openBlobs(top: string): Blobs {
  const git = spawn('git', ['cat-file', '--batch'], { cwd: top, stdio: ['pipe', 'pipe', 'pipe'] });
  let unread = Buffer.alloc(0);
  let chunks: Buffer[] = [];
  let ended: ToolError | undefined;
  let said = '';
  let wake = () => {};

  git.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    wake();
  });
  git.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const end = (error: ToolError) => {
    ended ??= error;
    wake();
  };
  git.on('error', (error) => end(isMissing(error) ? gitIsMissing(error) : gitFailed(error)));
  git.on('close', () => end(gitFailed(new Error(said === '' ? 'it ended early' : said))));
  // If it ends early, that is what is reported.
  git.stdin.on('error', () => {});

  async function more(): Promise<void> {
    if (chunks.length === 0) {
      if (ended !== undefined) throw ended;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (chunks.length === 0 && ended !== undefined) throw ended;
    unread = Buffer.concat([unread, ...chunks]);
    chunks = [];
  }

  async function take(size: number): Promise<Buffer> {
    while (unread.length < size) await more();
    const taken = unread.subarray(0, size);
    unread = unread.subarray(size);
    return taken;
  }

  async function takeLine(): Promise<string> {
    while (!unread.includes(LINE_END)) await more();
    const line = await take(unread.indexOf(LINE_END) + 1);
    return line.toString('utf8').trimEnd();
  }

  return {
    async read(id, path) {
      git.stdin.write(`${id}\n`);
      const [, size] = /^\S+ blob (\d+)$/.exec(await takeLine()) ?? [];
      if (size === undefined)
        throw new ToolError('environment', `The contents of a file are not in this clone: ${path}`, {
          fix: 'Fetch them, or give a file instead.',
        });
      const bytes = await take(Number(size));
      await take(1);
      return bytes;
    },
    close() {
      git.stdin.end();
      git.kill();
    },
  };
}
