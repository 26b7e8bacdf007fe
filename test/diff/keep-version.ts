import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ownSpec } from '../../scripts/cli/own-spec.ts';
import { openVersion } from '../../scripts/commands/diff/open-version.ts';
import { toYaml } from '../../scripts/pipeline/bundle/bundle.ts';
import { VERSIONS } from './kept-versions.ts';

/** Keeps a version of the description as a fixture: `node test/diff/keep-version.ts HEAD 2026-11-22T14`, a git revision and the folder's name. */

const [revision, name] = process.argv.slice(2);
if (revision === undefined || name === undefined) throw new Error('Give a git revision and a name.');
const { document, evidence } = await openVersion(revision, ownSpec(), process.cwd());
const folder = join(VERSIONS, name);
mkdirSync(join(folder, 'requirements'), { recursive: true });
writeFileSync(join(folder, 'openapi.yaml'), toYaml(document));
const rows = evidence.requirements.map(({ place: _, ...row }) => row);
writeFileSync(join(folder, 'requirements', 'rows.yaml'), stringify(rows, { lineWidth: 0 }));
writeFileSync(join(folder, 'not-shown.yaml'), stringify(evidence.notShown, { lineWidth: 0 }));
