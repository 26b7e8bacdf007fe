import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { ToolError } from '../../cli/errors.ts';
import { gitFailed, gitIsMissing, isMissing } from './git.ts';

const LINE_END = 10;

/** The contents of a repository, read by one process, one file after another. */
export class BlobReader {
  readonly #git: ChildProcessWithoutNullStreams;
  #unread = Buffer.alloc(0);
  #chunks: Buffer[] = [];
  #ended: ToolError | undefined;
  #wake = () => {};

  /** @param top of the work tree */
  constructor(top: string) {
    const git = spawn('git', ['cat-file', '--batch'], { cwd: top, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#git = git;
    let errors = '';
    git.stdout.on('data', (chunk: Buffer) => {
      this.#chunks.push(chunk);
      this.#wake();
    });
    git.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString('utf8');
    });
    git.on('error', (error) => this.#end(isMissing(error) ? gitIsMissing(error) : gitFailed(error)));
    git.on('close', () => this.#end(gitFailed(new Error(errors === '' ? 'it ended early' : errors))));
    // If it ends early, that is what is reported.
    git.stdin.on('error', () => {});
  }

  /** @throws ToolError `environment` for one that is not in this clone, or when git fails */
  async read(id: string, path: string): Promise<Buffer> {
    this.#git.stdin.write(`${id}\n`);
    const [, size] = /^\S+ blob (\d+)$/.exec(await this.#takeLine()) ?? [];
    if (size === undefined)
      throw new ToolError('environment', `The contents of a file are not in this clone: ${path}`, {
        fix: 'Fetch them, or give a file instead.',
      });
    const bytes = await this.#take(Number(size));
    await this.#take(1);
    return bytes;
  }

  close(): void {
    this.#git.stdin.end();
    this.#git.kill();
  }

  #end(error: ToolError): void {
    this.#ended ??= error;
    this.#wake();
  }

  async #take(size: number): Promise<Buffer> {
    while (this.#unread.length < size) await this.#readMore();
    const taken = this.#unread.subarray(0, size);
    this.#unread = this.#unread.subarray(size);
    return taken;
  }

  async #takeLine(): Promise<string> {
    while (!this.#unread.includes(LINE_END)) await this.#readMore();
    const line = await this.#take(this.#unread.indexOf(LINE_END) + 1);
    return line.toString('utf8').trimEnd();
  }

  async #readMore(): Promise<void> {
    if (this.#chunks.length === 0) {
      if (this.#ended !== undefined) throw this.#ended;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#chunks.length === 0 && this.#ended !== undefined) throw this.#ended;
    this.#unread = Buffer.concat([this.#unread, ...this.#chunks]);
    this.#chunks = [];
  }
}
