import { readFileSync } from 'node:fs';

// Parses a recording at once, as most tools do.

const { log } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
if (log.entries.length === 0) throw new Error('no entries');
