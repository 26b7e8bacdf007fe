#!/usr/bin/env node
// The installed command. Uses only syntax that every Node since 12.20 can parse, so that an old one prints this message and not
// a syntax error. The modules of the package run on older ones, as package.json's "engines" says; 6 is the exit code `environment`.
const lowest = [24, 18];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < lowest[0] || (major === lowest[0] && minor < lowest[1])) {
  console.error(
    'error: banking-platform-api requires Node.js ' +
      lowest.join('.') +
      ' or later; this is ' +
      process.versions.node +
      '\n  fix: install a newer one from https://nodejs.org, or run it with npx -p node@24 -p banking-platform-api bpa',
  );
  process.exitCode = 6;
} else {
  import('../dist/scripts/cli.js');
}
