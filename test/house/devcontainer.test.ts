import { expect, test } from 'vitest';
import { read } from './files.ts';

const config = JSON.parse(read('.devcontainer/devcontainer.json'));
const readme = read('README.md');

test("the development container installs as the README says, on its Node.js, and has the README's ports", () => {
  expect(readme).toContain(`${config.postCreateCommand} && npm start`);
  const { devDependencies } = JSON.parse(read('package.json'));
  const [, major] = /^docker\.io\/library\/node:(\d+)-bookworm@sha256:[0-9a-f]{64}$/.exec(config.image) ?? [];
  expect(devDependencies.node.split('.')[0]).toBe(major);

  const shown = [...readme.matchAll(/^(Docs|Mock|Sandbox) +http:\/\/127\.0\.0\.1:(\d+)/gm)];
  const ports = Object.fromEntries(shown.map(([, label, port]) => [port, { label }]));
  expect(config.portsAttributes).toEqual(ports);
  expect(config.forwardPorts.map(String).sort()).toEqual(Object.keys(ports).sort());
});
