#!/usr/bin/env node
// The installed command. Uses only syntax that every Node since 12.20 can parse, so that an old one prints this message and not
// a syntax error. The lowest of each line is what the dependencies ask for; 6 is the exit code `environment`.
const lowest = { 20: 19, 22: 12 };
const [major, minor] = process.versions.node.split('.').map(Number);

// Repeated without its flags: one may hold a key.
const command = /^[a-z]+$/.test(process.argv[2] || '') ? ` ${process.argv[2]}` : '';

if (major > 22 || minor >= lowest[major]) {
  import('../dist/scripts/cli.js');
} else {
  console.error(
    'error: banking-platform-api requires Node.js 20.' +
      lowest[20] +
      ', 22.' +
      lowest[22] +
      ' or later; this is ' +
      process.versions.node +
      '\n  fix: Install a newer one from https://nodejs.org, or run `npx -p node@24 -p banking-platform-api bpa' +
      command +
      '`.',
  );
  process.exitCode = 6;
}
