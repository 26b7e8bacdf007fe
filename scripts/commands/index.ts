import type { AnyCommand } from '../cli/command.ts';

/**
 * Every command, in the order of the help. Each is a module of its own, loaded only when it is called (or when the main
 * help lists them), so that a command pays for nothing but itself.
 */
export const COMMANDS: Readonly<Record<string, () => Promise<AnyCommand>>> = {
  start: async () => (await import('./start.ts')).default,
  lint: async () => (await import('./lint.ts')).default,
  bundle: async () => (await import('./bundle.ts')).default,
  diff: async () => (await import('./diff.ts')).default,
  generate: async () => (await import('./generate.ts')).default,
  docs: async () => (await import('./docs.ts')).default,
  mock: async () => (await import('./mock.ts')).default,
  sandbox: async () => (await import('./sandbox.ts')).default,
  conform: async () => (await import('./conform.ts')).default,
  discover: async () => (await import('./discover.ts')).default,
  overlay: async () => (await import('./overlay.ts')).default,
  record: async () => (await import('./record.ts')).default,
  learn: async () => (await import('./learn.ts')).default,
  traffic: async () => (await import('./traffic.ts')).default,
  report: async () => (await import('./report.ts')).default,
  'verify-report': async () => (await import('./verify-report.ts')).default,
  'judge-client': async () => (await import('./judge-client.ts')).default,
  proxy: async () => (await import('./proxy.ts')).default,
  mcp: async () => (await import('./mcp.ts')).default,
  scaffold: async () => (await import('./scaffold.ts')).default,
};
