import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Loaded by each process that is measured, before its script: writes what the process took as it ends. JavaScript itself: what
// strips types takes 15 MB.

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { processorSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
  writeFileSync(join(process.env.BENCH_USAGE_FOLDER ?? '', `${process.pid}.json`), JSON.stringify(usage));
});
