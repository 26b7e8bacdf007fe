import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { isObject } from '../../lib/json.ts';
import type { BodyViolation, ConsoleExchange, Lines, ReceivedResponse } from '../console-types.ts';
import { draftOfText } from '../form/body-draft.ts';
import { CopyButton } from './CopyButton.tsx';
import { CheckIcon, WarningIcon } from './icons.tsx';
import { JsonView } from './JsonView.tsx';
import { Segments } from './Segments.tsx';
import { statusLine } from './status-line.ts';

/** Shows the response, how it compares to the description, and how to send the request again. */
export function ResponseView({ exchange }: { readonly exchange: ConsoleExchange }): JSX.Element {
  const { outcome } = exchange;
  return (
    <section class="response" aria-labelledby="console-response" key={exchange.id}>
      {outcome.kind === 'failed' ? (
        <>
          <h3 id="console-response">No response</h3>
          <p class="remark error">{outcome.message}</p>
        </>
      ) : (
        <>
          <div class="outcome">
            <h3 id="console-response">
              <span class="sr">Response </span>
              <span class={`status s${Math.floor(outcome.response.status / 100)}`}>
                {statusLine(outcome.response)}
              </span>
            </h3>
            <span class="hint">
              {duration(outcome.response.milliseconds)} · {size(outcome.response.text)}
            </span>
          </div>
          <Reason response={outcome.response} />
          <JudgementView judgement={outcome.judgement} />
          <Body response={outcome.response} violations={outcome.judgement.violations} />
          <Headers headers={outcome.response.headers} />
        </>
      )}
      <LinesView exchange={exchange} />
    </section>
  );
}

/** Shows the words of a problem. */
function Reason({ response }: { readonly response: ReceivedResponse }): JSX.Element | null {
  const { value } = useMemo(() => draftOfText(response.text), [response.text]);
  if (response.status < 400 || !isObject(value)) return null;
  const { detail, message } = value;
  const reason = typeof detail === 'string' ? detail : message;
  return typeof reason === 'string' ? <p class="reason">{reason}</p> : null;
}

type Judged = Extract<ConsoleExchange['outcome'], { kind: 'response' }>['judgement'];

function JudgementView({ judgement }: { readonly judgement: Judged }): JSX.Element {
  const { status, violations, compared } = judgement;
  if (violations.length > 0) {
    return (
      <div class="judgement bad">
        <p>
          <WarningIcon /> Not as described:
        </p>
        <ul>
          {violations.map((one) => (
            <li key={`${one.pointer} ${one.keyword} ${one.message}`}>
              {one.pointer !== '' && <code>{one.pointer}</code>} {one.message}
              {one.link !== undefined && (
                <>
                  {' '}
                  (<a href={one.link.href}>{one.link.text}</a>)
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (status === undefined) return <p class="judgement">The description does not describe this status.</p>;
  if (!compared) return <p class="judgement">The description says nothing about this body.</p>;
  return (
    <p class="judgement good">
      <CheckIcon /> As described{status === 'default' ? '' : ` for ${status}`}.
    </p>
  );
}

function Body({
  response,
  violations,
}: {
  readonly response: ReceivedResponse;
  readonly violations: readonly BodyViolation[];
}): JSX.Element {
  const { text } = response;
  const { value } = useMemo(() => draftOfText(text), [text]);
  const marks = new Map(violations.map(({ pointer, message }) => [pointer, message] as const));
  if (text === '') return <p class="hint">The body is empty.</p>;
  return (
    <div class="box">
      <CopyButton text={text} what="the body of the response" />
      {value === undefined ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <pre tabIndex={0}>{text}</pre>
      ) : (
        <JsonView value={value} marks={marks} />
      )}
    </div>
  );
}

function Headers({ headers }: Pick<ReceivedResponse, 'headers'>): JSX.Element {
  const [open, set] = useState(false);
  return (
    <details class="headers" open={open} onToggle={(event) => set(event.currentTarget.open)}>
      <summary>{headers.length === 1 ? '1 header' : `${headers.length} headers`}</summary>
      <dl>
        {headers.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function duration(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

function size(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

const LANGUAGES: readonly (readonly [keyof Lines, string])[] = [
  ['curl', 'curl'],
  ['typescript', 'TypeScript'],
];

/** The request as a line for a terminal and as code. */
function LinesView({ exchange }: { readonly exchange: ConsoleExchange }): JSX.Element {
  const [language, choose] = useState<keyof Lines>('curl');
  const shown = exchange.lines[language];
  return (
    <section class="lines" aria-label="The same request elsewhere">
      <div class="toolbar">
        <Segments label="Language" options={LANGUAGES} value={language} onChange={choose} />
      </div>
      <div class="box">
        <CopyButton text={shown} what={`the ${language === 'curl' ? 'curl' : 'TypeScript'} lines`} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <pre tabIndex={0}>{shown}</pre>
      </div>
    </section>
  );
}
