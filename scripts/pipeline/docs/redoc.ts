import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '../../cli/errors.ts';
import { redoclyIn } from '../../cli/redocly-cli.ts';
import type { DocumentNode } from '../bundle/bundle.ts';
import { hideDataReferences, showDataReferences } from '../read/data-places.ts';

/** The two parts that Redoc adds to a page. */
export interface RedocParts {
  /** Style elements for the prerendered markup. */
  readonly head: string;
  /** The prerendered markup, the Redoc bundle and the document it reads. */
  readonly body: string;
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
 * Prerenders a document with the Redoc that Redocly's command line brings. This is the only file that touches `build-docs`,
 * which has no programming interface: the command runs in a folder of its own, where no configuration lies.
 *
 * @throws ToolError `environment` when the command line is not installed, `unsupported` when it fails
 */
export async function renderRedoc(
  document: DocumentNode,
  signal?: AbortSignal,
  onRendering?: () => void,
): Promise<RedocParts> {
  const folder = await mkdtemp(join(tmpdir(), 'banking-docs-'));
  try {
    const redocly = await redoclyIn(folder, signal);
    await Promise.all([
      writeFile(join(folder, 'openapi.json'), JSON.stringify(hideDataReferences(document))),
      writeFile(join(folder, 'options.json'), JSON.stringify(OPTIONS)),
      writeFile(join(folder, 'parts.hbs'), `{{{redocHead}}}${BETWEEN}{{{redocHTML}}}`),
    ]);
    const files = ['--openapi', 'options.json', '--template', 'parts.hbs', '--output', 'parts.html'];
    const rendering = redocly(['build-docs', 'openapi.json', '--inlineBundle', ...files]).catch(
      (error: Error & { stderr?: string }) => {
        if (error.name === 'AbortError') throw error;
        throw new ToolError(
          'unsupported',
          `Cannot make the documentation from this description. Redocly's build-docs failed: ${error.stderr?.trim() || error.message}`,
          {
            cause: error,
          },
        );
      },
    );
    onRendering?.();
    await rendering;
    return split(showDataReferences(await readFile(join(folder, 'parts.html'), 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function split(html: string): RedocParts {
  const at = html.indexOf(BETWEEN);
  if (at < 0) throw new ToolError('internal', "Redocly's build-docs did not fill the template");
  const body = html.slice(at + BETWEEN.length);
  return {
    head: html.slice(0, at),
    body: body.replace(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g, () => LOGO),
  };
}
