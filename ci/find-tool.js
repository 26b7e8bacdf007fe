import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTool } from './run-tool.js';
import { ownVersion } from './settings.js';
import { ToolFailure } from './tool-failure.js';

const PACKAGE = 'banking-platform-api';

/**
 * The command that runs the tool: the one that was given, a version that was asked for, the project's own, the package that this
 * file is in, or else the version of that package from npm.
 *
 * @param {import('./settings.js').Settings} settings
 * @param {readonly string[]} secrets
 * @returns {Promise<readonly string[]>}
 * @throws {ToolFailure}
 */
export async function findTool({ command, version, minutes }, secrets) {
  if (command.length > 0) return command;
  if (version !== '') return install(version, minutes, secrets);
  return installedIn(process.cwd()) ?? besideThisFile() ?? install(ownVersion(), minutes, secrets);
}

/** @param {string} folder */
function installedIn(folder) {
  try {
    const manifest = createRequire(join(folder, 'x.js')).resolve(`${PACKAGE}/package.json`);
    const command = commandIn(dirname(manifest));
    if (command !== undefined) return command;
  } catch {
    // Not installed.
  }
  // Another version than the project's would call its files stale, or fail to.
  if (asksForIt(folder))
    throw new ToolFailure(
      `package.json asks for ${PACKAGE}, but it is not installed. Install the project's packages (\`npm ci\`) in an earlier step.`,
      6,
    );
  return undefined;
}

/** @param {string} folder */
function asksForIt(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  try {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    return PACKAGE in { ...dependencies, ...devDependencies };
  } catch {
    throw new ToolFailure('package.json cannot be read.', 2);
  }
}

function besideThisFile() {
  return commandIn(dirname(dirname(fileURLToPath(import.meta.url))));
}

/**
 * A published package has compiled modules. A clone of the repository has sources, which run where its packages are installed.
 *
 * @param {string} folder
 */
function commandIn(folder) {
  const has = (/** @type {string} */ path) => existsSync(join(folder, path));
  if (has('scripts/cli.ts') && has('node_modules/commander'))
    return [process.execPath, join(folder, 'scripts/cli.ts')];
  if (has('dist/scripts/cli.js')) return [process.execPath, join(folder, 'bin/banking-platform-api.js')];
  return undefined;
}

/**
 * @param {string} version
 * @param {number} minutes
 * @param {readonly string[]} secrets
 */
async function install(version, minutes, secrets) {
  const folder = mkdtempSync(join(process.env.RUNNER_TEMP || tmpdir(), `${PACKAGE}-`));
  const what = `${PACKAGE}@${version}`;
  process.stderr.write(`Installing ${what}\n`);
  const flags = [
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const ran = await runTool(['npm', 'install', ...flags, what], { minutes, secrets });
  const command = commandIn(join(folder, 'node_modules', PACKAGE));
  if (ran.code === 0 && command !== undefined) return command;
  throw new ToolFailure(`${what} could not be installed: npm ended with ${ran.how}.`, 6, ran.stderr);
}
