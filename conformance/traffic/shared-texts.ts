import type { HeaderList, RecordedBody, RecordedCall } from './recorded-call.ts';

/** Makes equal texts in the calls of a recording one text: most of them are there many times, and all calls are kept. */
export class SharedTexts {
  readonly #texts = new Map<string, string>();
  readonly #headers = new Map<string, HeaderList[number]>();

  /** The same call, with shared texts. */
  inCall(call: RecordedCall): RecordedCall {
    const { request, response } = call;
    return {
      ...call,
      request: {
        method: this.#text(request.method),
        url: this.#text(request.url),
        headers: request.headers.map(this.#header),
        body: this.#body(request.body),
      },
      response:
        'failure' in response
          ? response
          : {
              status: response.status,
              headers: response.headers.map(this.#header),
              body: this.#body(response.body),
            },
    };
  }

  readonly #header = (header: HeaderList[number]): HeaderList[number] => {
    const key = header.join(': ');
    const known = this.#headers.get(key);
    if (known === undefined) this.#headers.set(key, header);
    return known ?? header;
  };

  #body(body: RecordedBody): RecordedBody {
    return typeof body === 'string' ? this.#text(body) : body;
  }

  #text(text: string): string {
    const known = this.#texts.get(text);
    if (known === undefined) this.#texts.set(text, text);
    return known ?? text;
  }
}
