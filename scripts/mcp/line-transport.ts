import type { Readable, Writable } from 'node:stream';
import {
  INVALID_REQUEST,
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/server';
import { MAX_REPEATED, readMessage } from './read-message.ts';

/** Bytes of one line. */
const MAX_LINE = 2 ** 22;
const NEWLINE = 10;

/**
 * Messages as lines of JSON over two streams. Every line gets a response, if only one that says what is wrong with it. While the client reads nothing, nothing more is
 * read from it, so that what waits for it has a limit.
 */
export class LineTransport implements Transport {
  onmessage?: Transport['onmessage'];
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  readonly #input: Readable;
  readonly #output: Writable;
  #line: Buffer[] = [];
  #length = 0;
  #isClosed = false;

  constructor(input: Readable = process.stdin, output: Writable = process.stdout) {
    this.#input = input;
    this.#output = output;
  }

  async start(): Promise<void> {
    this.#input.on('data', this.#read).on('error', this.#end).on('end', this.#end).on('close', this.#end);
    this.#output.on('error', this.#end).on('drain', this.#resume);
    if (this.#input.readableEnded || this.#input.destroyed) setImmediate(this.#end);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.#isClosed) throw new Error('The connection is closed.');
    this.#write('error' in message ? withShortError(message) : message);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#input.off('data', this.#read).pause();
    this.#output.off('drain', this.#resume);
    this.onclose?.();
  }

  readonly #end = () => void this.close();
  readonly #resume = () => void this.#input.resume();

  readonly #read = (chunk: Buffer): void => {
    let rest = chunk;
    for (let end = rest.indexOf(NEWLINE); end !== -1 && !this.#isClosed; end = rest.indexOf(NEWLINE)) {
      this.#add(rest.subarray(0, end));
      this.#take();
      rest = rest.subarray(end + 1);
    }
    this.#add(rest);
  };

  #add(part: Buffer): void {
    this.#length += part.length;
    if (this.#length <= MAX_LINE) this.#line.push(part);
    else this.#line = [];
  }

  #take(): void {
    const line = Buffer.concat(this.#line).toString('utf8').trim();
    const isTooLong = this.#length > MAX_LINE;
    this.#line = [];
    this.#length = 0;
    if (isTooLong) {
      const message = `The line is longer than ${MAX_LINE} bytes.`;
      this.#write({ jsonrpc: '2.0', id: null, error: { code: INVALID_REQUEST, message } });
      return;
    }
    if (line === '') return;
    const read = readMessage(line);
    if ('refusal' in read) {
      this.onerror?.(Object.assign(new Error(read.refusal.error.message), { name: 'InvalidMessage' }));
      if (read.refusal.id !== undefined) this.#write({ jsonrpc: '2.0', ...read.refusal });
    } else this.onmessage?.(read.message);
  }

  #write(message: object): void {
    if (!this.#output.write(`${JSON.stringify(message)}\n`)) this.#input.pause();
  }
}

/** Errors of the SDK repeat names and versions that the client sent. */
function withShortError(message: JSONRPCErrorResponse): object {
  const { data, ...error } = message.error;
  return {
    ...message,
    error: {
      ...error,
      message:
        error.message.length > 2 * MAX_REPEATED ? `${error.message.slice(0, MAX_REPEATED)}…` : error.message,
      ...(data !== undefined && JSON.stringify(data).length <= 2 * MAX_REPEATED && { data }),
    },
  };
}
