import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CopyButton } from './CopyButton.tsx';
import { sandboxCommand } from './sandbox-command.ts';
import { useSession } from './use-session.ts';

/** The command `sandbox` listens at this address by default. */
const DEFAULT_URL = 'http://127.0.0.1:4020';

/** Chooses where the requests go: to the bank in the page, or to a server on the reader's own machine. */
export function ServerChoice(): JSX.Element {
  const { engine } = useSession();
  const { choice, problem, opening } = engine.state();
  const { hasBank } = engine.document;
  const [url, setUrl] = useState(choice.kind === 'local' ? choice.baseUrl : DEFAULT_URL);
  const local = choice.kind === 'local';
  const choose = (baseUrl: string) => void engine.choose({ kind: 'local', baseUrl });

  return (
    <fieldset class="server">
      <legend>Server</legend>
      {hasBank && (
        <label class="option">
          <input
            type="radio"
            name="console-server"
            checked={!local}
            onChange={() => void engine.choose({ kind: 'page' })}
          />
          <span>
            The bank in this page <small>{opening ? 'opening …' : 'no network'}</small>
          </span>
        </label>
      )}
      {hasBank && (
        <label class="option">
          <input type="radio" name="console-server" checked={local} onChange={() => choose(url)} />
          <span>A sandbox on this machine</span>
        </label>
      )}
      {local && (
        <LocalAddress
          url={url}
          hasBank={hasBank}
          problem={problem}
          onInput={(typed) => {
            setUrl(typed);
            choose(typed);
          }}
        />
      )}
      <WhyLocal hasBank={hasBank} />
    </fieldset>
  );
}

interface AddressProps {
  readonly url: string;
  readonly hasBank: boolean;
  /** The reason why the address is refused. */
  readonly problem: string | undefined;
  readonly onInput: (typed: string) => void;
}

function LocalAddress({ url, hasBank, problem, onInput }: AddressProps): JSX.Element {
  const command = sandboxCommand(location);
  const origin = location.protocol === 'file:' ? 'null' : location.origin;
  return (
    <div class="address">
      <input
        type="url"
        aria-label="Address of the server"
        aria-describedby="console-server-notes"
        aria-invalid={problem !== undefined}
        spellcheck={false}
        value={url}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <div id="console-server-notes">
        {problem !== undefined && <p class="remark error">{problem}</p>}
        <p class="description">
          {hasBank ? 'An' : 'A server on this machine: an'} address on <code>127.0.0.1</code> or{' '}
          <code>localhost</code>.{hasBank && ' A sandbox that this page may call is started by:'}
          {!hasBank && ` It has to allow pages of the origin ${origin} (CORS).`}
        </p>
        {hasBank && (
          <div class="box command">
            <CopyButton text={command} what="the command" />
            <pre>{command}</pre>
          </div>
        )}
      </div>
    </div>
  );
}

function WhyLocal({ hasBank }: { readonly hasBank: boolean }): JSX.Element {
  return (
    <details class="why">
      <summary>{hasBank ? 'Why not a real bank?' : 'Why no other server?'}</summary>
      <p>
        A key of a real {hasBank ? 'bank' : 'service'} does not belong in a page. Every script and browser
        extension that runs in the page can read it, and the next person who gets this file may find it there.
        The console therefore sends requests to this page and to this machine only. For a deployment, copy the
        curl or TypeScript line of a request and run it where the key is kept.
      </p>
    </details>
  );
}
