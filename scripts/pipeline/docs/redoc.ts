import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '../../cli/errors.ts';
import { redoclyIn } from '../../cli/redocly-cli.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { hideDataReferences, showDataReferences } from '../read/data-places.ts';

/** The two parts that Redoc adds to a page. */
export interface RedocParts {
  /** Style elements for the prerendered markup. */
  readonly head: string;
  /** The prerendered markup, the Redoc bundle and the document it reads. */
  readonly body: string;
  /** The scripts that run: the texts of Redoc's own scripts, the only ones of the body that may run. */
  readonly scripts: readonly string[];
}

const BETWEEN = '<!-- between head and body -->';

/** Shown to readers; everything else is as Redoc has it. `downloadUrls` stays unset: it adds links to chat services. */
const OPTIONS = {
  disableTelemetry: true,
  schemaDefinitionsTagName: 'Schemas',
  jsonSamplesExpandLevel: 3,
  // Only languages listed here are offered, samples of the document included.
  codeSamples: {
    languages: [{ lang: 'TypeScript' }, { lang: 'curl' }, { lang: 'payload', label: 'Payload' }],
  },
};

/** A small picture in the place of the one that Redoc would load from its maker's site. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="42" height="12"><text y="10" font-family="sans-serif" font-size="11" font-weight="600" fill="#5b7fb5">Redoc</text></svg>`,
)}`;

/**
 * Lets Redoc load while the document is still being made, a third of a second for which a processor is free: plugins are loaded after all that
 * Redoc consists of and before the document is read.
 */
const WAIT = {
  'redocly.yaml': 'plugins: [./wait.mjs]\n',
  'wait.mjs': "for await (const _ of process.stdin);\nexport default () => ({ id: 'wait' });\n",
};

/** Redoc in a process of its own, which loads until there is a document. */
export interface Redoc {
  /**
   * Prerenders a document; only once.
   *
   * @param onRendering called when there is nothing left to do here but wait
   * @throws ToolError `environment` when the command line is not installed, `unsupported` when it fails
   */
  render(document: DocumentNode, onRendering?: () => void): Promise<RedocParts>;
  /** Ends the process if it still runs, and removes its folder. */
  close(): Promise<void>;
}

/** The last line is the error, below a box with news and the steps that were taken. */
function reasonIn(stderr: string): string | undefined {
  const lines = stderr.split('\n').map((line) => line.trim());
  return lines.findLast((line) => /^[^║╔╚]/.test(line));
}

/**
 * Starts the Redoc that Redocly's command line brings. This is the only file that touches `build-docs`, which has no programming interface: the
 * command runs in a folder of its own, with a configuration that makes it wait. What is wrong is said by `render`.
 */
export function startRedoc(signal?: AbortSignal): Redoc {
  const closing = new AbortController();
  const signals = [closing.signal, ...(signal === undefined ? [] : [signal])];
  const starting = start(AbortSignal.any(signals));
  // Both are awaited below, if anybody still wants to know.
  starting.then(({ redocly }) => redocly.done).catch(() => {});
  return {
    async render(document, onRendering) {
      const { folder, redocly } = await starting;
      await writeFile(join(folder, 'openapi.json'), JSON.stringify(hideDataReferences(document)));
      await redocly.endInput();
      onRendering?.();
      await redocly.done.catch((error: Error & { stderr?: string }) => {
        if (error.name === 'AbortError') throw error;
        throw new ToolError(
          'unsupported',
          `Cannot make the documentation from this description. Redocly's build-docs failed: ${reasonIn(error.stderr ?? '') ?? error.message}`,
          { cause: error },
        );
      });
      return split(showDataReferences(await readFile(join(folder, 'parts.html'), 'utf8')));
    },
    async close() {
      closing.abort();
      const started = await starting.catch(() => undefined);
      await started?.redocly.done.catch(() => {});
      if (started !== undefined) await rm(started.folder, { recursive: true, force: true });
    },
  };
}

async function start(signal: AbortSignal) {
  const folder = await mkdtemp(join(tmpdir(), 'banking-docs-'));
  try {
    const run = await redoclyIn(folder, signal);
    const inputs = {
      ...WAIT,
      'options.json': JSON.stringify(OPTIONS),
      'parts.hbs': `{{{redocHead}}}${BETWEEN}{{{redocHTML}}}`,
    };
    await Promise.all(Object.entries(inputs).map(([name, text]) => writeFile(join(folder, name), text)));
    const files = ['--openapi', 'options.json', '--template', 'parts.hbs', '--output', 'parts.html'];
    return { folder, redocly: run(['build-docs', 'openapi.json', '--inlineBundle', ...files]) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

function split(html: string): RedocParts {
  const at = html.indexOf(BETWEEN);
  if (at < 0) throw new ToolError('internal', "Redocly's build-docs did not fill the template");
  const body = html
    .slice(at + BETWEEN.length)
    .replace(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g, () => LOGO);
  return { head: html.slice(0, at), body, scripts: scriptsOf(body) };
}

/**
 * The script that sets the theme stands before all markup that a description has a part in, but links to images; the bundle stands behind it, and in
 * its script the document has no `<`.
 */
function scriptsOf(body: string): string[] {
  const theme = /^\s*<div id="redoc">(?:<link [^<>]*>)*<div hidden=""><script>([^<]*)<\/script>/.exec(
    body,
  )?.[1];
  const start = '<script type="module">';
  const bundle = /^([\s\S]*)<\/script>\s*$/.exec(body.slice(body.lastIndexOf(start) + start.length))?.[1];
  if (theme === undefined || bundle === undefined)
    throw new ToolError('internal', "Redocly's build-docs made scripts of an unknown form");
  return [theme, bundle];
}
