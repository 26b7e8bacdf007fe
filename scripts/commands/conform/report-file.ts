import { readFile } from 'node:fs/promises';
import { findRepeatedMember } from '../../../lib/find-repeated-member.ts';
import { systemReason } from '../../../lib/system-reason.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';

/**
 * Reads a `conformance.json`, of which nothing is known yet but that it is JSON.
 *
 * @throws ToolError('usage') for a file that cannot be read, is not JSON, or has two values for one member
 */
export async function readReportFile(file: string, cwd: string): Promise<unknown> {
  const shown = displayPath(file, cwd);
  let text: string;
  try {
    // Some editors and shells put a byte order mark before what they save.
    text = (await readFile(file, 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    throw new ToolError('usage', `Cannot read the report ${shown}: ${systemReason(error)}.`, {
      fix: 'Give the conformance.json that an earlier run of `conform` wrote.',
      cause: error,
    });
  }
  const value = parse(text, shown);
  const repeated = findRepeatedMember(text);
  if (repeated !== undefined)
    throw new ToolError(
      'usage',
      `The report ${shown} has a member twice, at ${redactedPointer(repeated)}: readers differ in which of the two they take.`,
      { fix: 'Give the conformance.json as `conform` wrote it: it has each member once.' },
    );
  return value;
}

/** A name in an edited report may be anything. */
function redactedPointer(pointer: string): string {
  return /^(?:\/[A-Za-z0-9$]{1,40}){1,8}$/.test(pointer) ? pointer : 'a place that is not shown';
}

function parse(text: string, shown: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ToolError('usage', `The report ${shown} is not JSON.`, {
      fix: 'Give the conformance.json that an earlier run of `conform` wrote, complete.',
      cause: error,
    });
  }
}
