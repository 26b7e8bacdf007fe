#!/usr/bin/env node
// The installed command. Uses only syntax that every Node since 12.20 can parse, so that an old one prints this message and not
// a syntax error. The modules of the package run on older ones, as package.json's "engines" says; 6 is the exit code `environment`.
const lowest = [22, 22];
const [major, minor] = process.versions.node.split('.').map(Number);

// Repeated without its flags: one may hold a key.
const command = /^[a-z]+$/.test(process.argv[2] || '') ? ` ${process.argv[2]}` : '';

if (major < lowest[0] || (major === lowest[0] && minor < lowest[1])) {
  console.error(
    'error: banking-platform-api requires Node.js ' +
      lowest.join('.') +
      ' or later; this is ' +
      process.versions.node +
      '\n  fix: Install a newer one from https://nodejs.org, or run `npx -p node@24 -p banking-platform-api bpa' +
      command +
      '`.',
  );
  process.exitCode = 6;
} else {
  import('../dist/scripts/cli.js');
}
