import { randomBytes } from 'node:crypto';
import type { JudgedApi } from '../api/judged-api.ts';
import { createPseudonymizer } from '../record/create-pseudonymizer.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import { ndjsonWriter } from '../traffic/write-ndjson.ts';
import { CallPublisher, type PublishedCounts } from './call-publisher.ts';
import { createPlacer } from './place-in-stream.ts';
import type { StreamAddress } from './stream-address.ts';

/** A proxy needs this to publish its calls. It can be sent to another process. */
export interface PublishSetup {
  readonly address: StreamAddress;
  /** The key of the pseudonyms, 32 bytes: all proxies of a fleet have the same, or nobody could compare their calls. */
  readonly key: Uint8Array;
}

/** Bodies above this are left out, as from recordings: a message of NATS has at most 1 MiB. */
const MAX_LINE = 1_000_000;

/** Writes calls to a stream, as others do to a file: with pseudonyms in place of secrets. */
export class NatsRecorder {
  readonly #pseudonymizer;
  readonly #publisher: CallPublisher;
  readonly #place;
  readonly #writer = ndjsonWriter();

  constructor({ address, key }: PublishSetup, api: JudgedApi | undefined, onProblem: (why: string) => void) {
    this.#pseudonymizer = createPseudonymizer({
      key,
      idOf: ({ id }) => id,
      ...(api !== undefined && { api }),
    });
    this.#place = createPlacer(api);
    this.#publisher = new CallPublisher(address, { id: randomBytes(8).toString('hex'), onProblem });
  }

  /** @param call its id ends in its number: `proxy#17` */
  async take(call: RecordedCall): Promise<void> {
    const made = this.#pseudonymizer.call(call);
    const number = Number(call.id.slice(call.id.lastIndexOf('#') + 1));
    const whole = this.#writer.write(made);
    const line = whole.length > MAX_LINE ? this.#writer.write(withoutBodies(made)) : whole;
    this.#publisher.add({ number, line, ...this.#place(made) });
  }

  /** Notes the number of a call that may never be taken. */
  see(number: number): void {
    this.#publisher.see(number);
  }

  /** @param seen the number of the last call; absent where nobody knows it */
  async close(seen?: number): Promise<PublishedCounts> {
    this.#pseudonymizer.close();
    return this.#publisher.close(seen);
  }
}

function withoutBodies({ request, response, ...call }: RecordedCall): RecordedCall {
  const body = { absent: 'not-recorded' } as const;
  return {
    ...call,
    request: { ...request, body },
    response: 'failure' in response ? response : { ...response, body },
  };
}
