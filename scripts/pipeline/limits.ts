import { ToolError } from '../cli/errors.ts';
import { isMissingModule } from '../cli/missing-module.ts';

/**
 * Runs a stage of the pipeline. What it throws without having meant to is put down to the description: some tool could not take it,
 * and to its author that is a limit of what is supported, whoever is at fault. Errors of the system, and those that are told, pass.
 *
 * @param making what cannot be made then: `the bundle`
 * @throws ToolError `unsupported` with the error as its cause
 */
export async function withinLimits<T>(making: string, run: () => Promise<T> | T): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isUnexpected(error)) throw error;
    const isDeep = error instanceof RangeError && /call stack/.test(error.message);
    const reason = isDeep
      ? 'it is nested too deeply, or its references go round through too many schemas'
      : error.message.split('\n')[0];
    throw new ToolError('unsupported', `Cannot make ${making} from this description: ${reason}`, {
      fix: isDeep
        ? 'Run the command with a larger stack: `node --stack-size=3900 node_modules/banking-platform-api/bin/banking-platform-api.js`, then the command and its flags.'
        : 'This is a limit of the tool. Please report it, with the output of the same command and `--debug`.',
      cause: error,
    });
  }
}

function isUnexpected(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof ToolError || error.name === 'AbortError') return false;
  // Files that cannot be read or written, ports that are taken, modules that are not installed.
  return !('syscall' in error) && !isMissingModule(error);
}
