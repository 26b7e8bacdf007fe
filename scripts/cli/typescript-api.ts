import type TypeScript from 'typescript';
import { ToolError } from './errors.ts';
import { isMissingModule } from './missing-module.ts';
import { installLine } from './optional-tool.ts';

/** The compiler itself, where a project has it; TypeScript 7 has no interface for other programs, so its makers publish the last that has one. */
export const TYPESCRIPT_PACKAGES = ['typescript', '@typescript/typescript6'] as const;

/**
 * Loads TypeScript's interface for other programs from the project.
 *
 * @param purpose what needs it, as the subject of a sentence
 * @throws ToolError `environment` with the line that installs it
 */
export async function typescriptApi(purpose: string): Promise<typeof TypeScript> {
  for (const name of TYPESCRIPT_PACKAGES) {
    const api = await import(name).catch((error: unknown) => {
      if (!isMissingModule(error)) throw error;
    });
    if (api?.default?.createProgram !== undefined) return api.default;
  }
  throw new ToolError('environment', `${purpose} needs TypeScript 5 or 6, which is not installed.`, {
    fix: `Run \`${installLine(['@typescript/typescript6'])}\`. It can be installed next to any other version.`,
  });
}
