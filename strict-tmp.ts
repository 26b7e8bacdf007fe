import { mkdirSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { join, basename } from 'node:path';
import { FATES } from './test/standard/fates.ts';
import { withValues } from './test/standard/measure.ts';
import { step } from './lib/json-pointer.ts';
import { standardFields } from './test/standard/standard-fields.ts';
import { generate } from './scripts/pipeline/generate.ts';
import { COMPILER_OPTIONS } from './test/scripts/pipeline/compiler-options.ts';
const out = 'build/strict'; rmSync(out,{recursive:true,force:true}); mkdirSync(out,{recursive:true});
let n=0, refused=0;
const one = async (spec: string, name: string) => { try { await generate({ spec, out: join(out,name), cwd: process.cwd(), hooks: 'react' as const }, (_t, step) => step()); n++; } catch (e) { refused++; console.log(name, String((e as Error).message).slice(0,150)); } };
const which = process.argv[2];
if (which==='traps') { for (const f of readdirSync('test/scripts/pipeline/fixtures/traps')) await one('test/scripts/pipeline/fixtures/traps/'+f, basename(f,'.yaml')); await one('spec/openapi.yaml','bank'); await one('test/fixtures/ferry/openapi.yaml','ferry'); }
else { const all = await standardFields(); for (const [object,{at,fields}] of Object.entries(FATES)) for (const [field, fate] of Object.entries(fields) as any) {
  if (!['used','documented','listed'].includes(fate.kind)) continue;
  const versions = (all as any)[object]?.[field] ?? [];
  const version = fate.version ?? (versions.includes('2020-12') ? '3.2' : versions.at(-1) ?? '');
  const doc = withValues(version, { ...fate.given, [step(fate.at ?? at, field)]: fate.value });
  const name = `${object}-${field}`.replace(/\W/g,'_');
  mkdirSync(join(out,name),{recursive:true});
  writeFileSync(join(out,name,'api.json'), JSON.stringify(doc));
  await one(join(out,name,'api.json'), name+'/g');
} }
writeFileSync(join(out,'tsconfig.json'), JSON.stringify({compilerOptions:{...COMPILER_OPTIONS, noFallthroughCasesInSwitch:true, allowUnreachableCode:false, allowUnusedLabels:false, noUncheckedSideEffectImports:true, declaration:true, isolatedDeclarations:true}, include:['**/*.ts']}));
console.log({n,refused});
