import { cacheFolder, FOREIGN } from './descriptions.ts';
import { download } from './download.ts';

// Downloads the public descriptions of descriptions.json (or those that are named) to a cache outside of the repository, where
// `npm run test:foreign` finds them.

const asked = process.argv.slice(2);
const folder = cacheFolder();
let failed = 0;
for (const one of FOREIGN.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  try {
    const files = await download(one, folder);
    console.log(`${one.name}: ${files === 0 ? 'was there' : `${files} ${files === 1 ? 'file' : 'files'}`}`);
  } catch (error) {
    failed += 1;
    console.error(`${one.name}: ${(error as Error).message}`);
  }
}
console.log(`in ${folder}`);
process.exitCode = failed === 0 ? 0 : 1;
