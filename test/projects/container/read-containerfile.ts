import { read } from '../../house/files.ts';
import type { ImageConfig } from './start-in-root.ts';

export interface Containerfile {
  /** Returns what each `FROM` begins with, with its arguments filled in. */
  readonly bases: readonly string[];
  readonly stages: readonly string[];
  /** Instructions of the last stage: `['USER', '65532:65532']`. */
  readonly last: readonly (readonly [name: string, rest: string])[];
  readonly config: ImageConfig;
}

export function readContainerfile(): Containerfile {
  const instructions = read('Containerfile')
    .replace(/^#.*\n/gm, '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(/ (.*)/s).slice(0, 2) as [string, string]);
  const args = new Map<string, string>();
  const bases: string[] = [];
  const stages: string[] = [];
  let last: [string, string][] = [];
  for (const [name, rest] of instructions) {
    if (name === 'ARG' && rest.includes('='))
      args.set(...(rest.split(/=(.*)/s).slice(0, 2) as [string, string]));
    if (name === 'FROM') {
      const [, image = '', stage] = /^(?:--platform=\S+ )?(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      bases.push(image.replace(/\$\{(\w+)\}/g, (_, arg: string) => args.get(arg) ?? ''));
      if (stage !== undefined) stages.push(stage);
      last = [];
    }
    last.push([name, rest]);
  }
  const only = (name: string) => {
    const found = last.filter(([other]) => other === name);
    if (found.length !== 1) throw new Error(`the last stage has ${found.length} ${name}`);
    return found[0]?.[1] ?? '';
  };
  const config = {
    entrypoint: JSON.parse(only('ENTRYPOINT')) as string[],
    user: only('USER'),
    workdir: only('WORKDIR'),
  };
  return { bases, stages, last, config };
}
