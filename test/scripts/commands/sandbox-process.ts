import { type Running, startCli } from '../cli/process.ts';

/** Starts it and waits until it has printed everything. */
export async function startSandboxIn(folder: string, ...args: string[]): Promise<Running> {
  const running = startCli(['sandbox', '--port', '0', ...args], folder);
  const { child, output, ended } = running;
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => /send\/check.*\n$|^\{[\s\S]*\n\}\n$/.test(output.stdout) && resolve());
    void ended.then((code) => reject(new Error(`ended with ${code}: ${output.stderr}`)));
  });
  return running;
}

export async function stop({ child, ended }: Running, signal: NodeJS.Signals = 'SIGTERM') {
  child.kill(signal);
  return await ended;
}

/** The environment that it prints, as a program reads it. */
export function environment({ output }: Running): Record<string, string> {
  const lines = output.stdout.matchAll(/^export (\w+)=(.*)$/gm);
  return Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name, value]));
}
