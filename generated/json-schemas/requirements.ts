// Made by scripts/dev/make-schema-validators.ts from spec/requirements/requirement.schema.json. Do not edit; to make it again: npm run generate:schema-validators

import type { ValidationError } from '../validators.ts';

/** Holds a value against the schema; what is wrong stays in `errors` until the next call. */
interface SchemaValidator {
  <T>(data: unknown): data is T;
  errors?: readonly ValidationError[] | null;
}

type Check = (data: any, path: string, errors: ValidationError[]) => unknown;
function $validator(check: Check): any {
  const validate: { (data: unknown): boolean; errors?: ValidationError[] | null } = (data) => {
    const errors: ValidationError[] = [];
    check(data, "", errors);
    validate.errors = errors.length === 0 ? null : errors;
    return errors.length === 0;
  };
  return validate;
}
function $fail(errors: ValidationError[], instancePath: string, place: string, keyword: string, params: Record<string, unknown>, message: string): false {
  errors.push({ instancePath, schemaPath: place + "/" + keyword, keyword, params, message });
  return false;
}
function $type(errors: ValidationError[], path: string, place: string, type: string | string[] | null): false {
  return $fail(errors, path, place, "type", { type }, "must be " + type);
}
function $required(errors: ValidationError[], path: string, place: string, missingProperty: string): false {
  return $fail(errors, path, place, "required", { missingProperty }, "must have required property '" + missingProperty + "'");
}
function $enum(errors: ValidationError[], path: string, place: string, allowedValues: unknown): false {
  return $fail(errors, path, place, "enum", { allowedValues }, "must be equal to one of the allowed values");
}
function $const(errors: ValidationError[], path: string, place: string, allowedValue: unknown): false {
  return $fail(errors, path, place, "const", { allowedValue }, "must be equal to constant");
}
function $limit(errors: ValidationError[], path: string, place: string, keyword: string, comparison: string, limit: number): false {
  return $fail(errors, path, place, keyword, { comparison, limit }, "must be " + comparison + " " + limit);
}
function $size(errors: ValidationError[], path: string, place: string, keyword: string, limit: number, things: string): false {
  const difference = keyword.startsWith("min") ? "fewer" : "more";
  return $fail(errors, path, place, keyword, { limit }, "must NOT have " + difference + " than " + limit + " " + things);
}
function $pattern(errors: ValidationError[], path: string, place: string, pattern: string): false {
  return $fail(errors, path, place, "pattern", { pattern }, 'must match pattern "' + pattern + '"');
}
function $composed(errors: ValidationError[], path: string, place: string, keyword: string): false {
  return $fail(errors, path, place, keyword, {}, "must match a schema in " + keyword);
}
function $object(data: unknown): boolean {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function $key(name: string): string {
  return name.includes("~") || name.includes("/") ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}
function $length(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
function $equal(a: any, b: any): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  return Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && $equal(a[key], b[key]));
}
function $duplicate(list: readonly unknown[]): [number, number] | undefined {
  for (let i = list.length - 1; i > 0; i--)
    for (let j = i - 1; j >= 0; j--) if ($equal(list[i], list[j])) return [i, j];
  return undefined;
}
function $duplicateValue(list: readonly unknown[], isOne: (value: unknown) => boolean): [number, number] | undefined {
  const seen = new Map<unknown, number>();
  for (let i = list.length - 1; i >= 0; i--) {
    if (!isOne(list[i])) continue;
    const other = seen.get(list[i]);
    if (other !== undefined) return [i, other];
    seen.set(list[i], i);
  }
  return undefined;
}
const $c1=new Set(["id","section","source","draft","evidence","statement","operations","record","check","ignoreCase","where"]);
const $c2=new RegExp("^\\S+\\.[a-z0-9]+(-[a-z0-9]+)*$","u");
const $c3=new RegExp("^https?://\\S+$","u");
const $c4:readonly unknown[]=["stated","observed","implied"];
const $c5=new Set(["equals","returned","includes","sameAs","lastFourOf","pathParameter","ofAccount","ofContact","ofProgram","unchanged","anyFilled","unsetIsEmpty","filtered","sorted","atMost","ordered","neverSent","readBack","afterward","gone","listed","notListed","pages","notDecreasing","refused","repeated","ifMatch","code"]);
const $c6:readonly unknown[]=["ascending","descending"];
const $c7=new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$","u");
const $c8:readonly unknown[]=["filled","empty"];
const $c9=new RegExp("^(/([^~/]|~[01])*)+$","u");
const $s1="#/$defs/requirements";
const $s5="#/$defs/statuses";
const $s4="#/$defs/pointers";
const $s3="#/$defs/places";
const $s2="#/$defs/pointer";
function $v1(_d:any,_p:string,_e:ValidationError[]):void{
if(Array.isArray(_d)){
for(let i1=0;i1<_d.length;i1++){const d2=_d[i1];
{const n3=_e.length;let f4=false;
{const n5=_e.length;
if($object((d2 as any))){
if(d2.draft===undefined)$required(_e,_p+"/"+i1,$s1+"/items/if","draft");
}
if(_e.length===n5){f4=true;}}
_e.length=n3;
if(f4){let f6=true;
{const n7=_e.length;
if($object((d2 as any))){
{const d8=d2.section;if(d8!==undefined){
$fail(_e,_p+"/"+i1+"/section",$s1+"/items/then/properties/section","false schema",{},"boolean schema is false");
}}
{const d9=d2.source;if(d9!==undefined){
$fail(_e,_p+"/"+i1+"/source",$s1+"/items/then/properties/source","false schema",{},"boolean schema is false");
}}
}
if(_e.length===n7){f6=false;}}
if(f6)$fail(_e,_p+"/"+i1,$s1+"/items","if",{failingKeyword:"then"},"must match \"then\" schema");
}
if(!f4){let f10=true;
{const n11=_e.length;
if($object((d2 as any))){
if(d2.section===undefined)$required(_e,_p+"/"+i1,$s1+"/items/else","section");
}
if(_e.length===n11){f10=false;}}
if(f10)$fail(_e,_p+"/"+i1,$s1+"/items","if",{failingKeyword:"else"},"must match \"else\" schema");
}
}
if($object((d2 as any))){
if(d2.id===undefined)$required(_e,_p+"/"+i1,$s1+"/items","id");
if(d2.evidence===undefined)$required(_e,_p+"/"+i1,$s1+"/items","evidence");
if(d2.statement===undefined)$required(_e,_p+"/"+i1,$s1+"/items","statement");
if(d2.operations===undefined)$required(_e,_p+"/"+i1,$s1+"/items","operations");
if(d2.check===undefined)$required(_e,_p+"/"+i1,$s1+"/items","check");
for(const k12 in d2)if(!$c1.has(k12))
$fail(_e,_p+"/"+i1,$s1+"/items","additionalProperties",{additionalProperty:k12},"must NOT have additional properties");
{const d13=d2.id;if(d13!==undefined){
if(typeof d13==="string"){
if(!$c2.test(d13))$pattern(_e,_p+"/"+i1+"/id",$s1+"/items/properties/id","^\\S+\\.[a-z0-9]+(-[a-z0-9]+)*$");
}else 
$type(_e,_p+"/"+i1+"/id",$s1+"/items/properties/id","string");
}}
{const d14=d2.section;if(d14!==undefined){
if(typeof d14==="string"){
if(d14.length<1)$size(_e,_p+"/"+i1+"/section",$s1+"/items/properties/section","minLength",1,"characters");
}else 
$type(_e,_p+"/"+i1+"/section",$s1+"/items/properties/section","string");
}}
{const d15=d2.source;if(d15!==undefined){
if($object(d15)){
if(d15.url===undefined)$required(_e,_p+"/"+i1+"/source",$s1+"/items/properties/source","url");
for(const k16 in d15)if(k16!=="title"&&k16!=="url")
$fail(_e,_p+"/"+i1+"/source",$s1+"/items/properties/source","additionalProperties",{additionalProperty:k16},"must NOT have additional properties");
{const d17=d15.title;if(d17!==undefined){
if(typeof d17==="string"){
if(d17.length<1)$size(_e,_p+"/"+i1+"/source/title",$s1+"/items/properties/source/properties/title","minLength",1,"characters");
}else 
$type(_e,_p+"/"+i1+"/source/title",$s1+"/items/properties/source/properties/title","string");
}}
{const d18=d15.url;if(d18!==undefined){
if(typeof d18==="string"){
if(!$c3.test(d18))$pattern(_e,_p+"/"+i1+"/source/url",$s1+"/items/properties/source/properties/url","^https?://\\S+$");
}else 
$type(_e,_p+"/"+i1+"/source/url",$s1+"/items/properties/source/properties/url","string");
}}
}else 
$type(_e,_p+"/"+i1+"/source",$s1+"/items/properties/source","object");
}}
{const d19=d2.draft;if(d19!==undefined){
if(typeof d19==="string"){
if(d19.length<1)$size(_e,_p+"/"+i1+"/draft",$s1+"/items/properties/draft","minLength",1,"characters");
}else 
$type(_e,_p+"/"+i1+"/draft",$s1+"/items/properties/draft","string");
}}
{const d20=d2.evidence;if(d20!==undefined){
if(!$c4.includes(d20))$enum(_e,_p+"/"+i1+"/evidence",$s1+"/items/properties/evidence",$c4);
}}
{const d21=d2.statement;if(d21!==undefined){
if(typeof d21==="string"){
if(d21.length<20||d21.length<40&&$length(d21)<20)$size(_e,_p+"/"+i1+"/statement",$s1+"/items/properties/statement","minLength",20,"characters");
}else 
$type(_e,_p+"/"+i1+"/statement",$s1+"/items/properties/statement","string");
}}
{const d22=d2.operations;if(d22!==undefined){
if(Array.isArray(d22)){
if(d22.length<1)$size(_e,_p+"/"+i1+"/operations",$s1+"/items/properties/operations","minItems",1,"items");
for(let i23=0;i23<d22.length;i23++){const d24=d22[i23];
if(typeof d24==="string"){
if(d24.length<1)$size(_e,_p+"/"+i1+"/operations/"+i23,$s1+"/items/properties/operations/items","minLength",1,"characters");
}else 
$type(_e,_p+"/"+i1+"/operations/"+i23,$s1+"/items/properties/operations/items","string");
}
{const k25=$duplicateValue(d22,(value:unknown)=>typeof value==="string");
if(k25!==undefined)$fail(_e,_p+"/"+i1+"/operations",$s1+"/items/properties/operations","uniqueItems",{i:k25[0],j:k25[1]},"must NOT have duplicate items (items ## "+k25[1]+" and "+k25[0]+" are identical)");
}
}else 
$type(_e,_p+"/"+i1+"/operations",$s1+"/items/properties/operations","array");
}}
{const d26=d2.record;if(d26!==undefined){
if(typeof d26==="string"){
if(d26.length<1)$size(_e,_p+"/"+i1+"/record",$s1+"/items/properties/record","minLength",1,"characters");
}else 
$type(_e,_p+"/"+i1+"/record",$s1+"/items/properties/record","string");
}}
{const d27=d2.check;if(d27!==undefined){
if($object(d27)){
if(Object.keys(d27).length>1)$size(_e,_p+"/"+i1+"/check",$s1+"/items/properties/check","maxProperties",1,"properties");
if(Object.keys(d27).length<1)$size(_e,_p+"/"+i1+"/check",$s1+"/items/properties/check","minProperties",1,"properties");
for(const k28 in d27)if(!$c5.has(k28))
$fail(_e,_p+"/"+i1+"/check",$s1+"/items/properties/check","additionalProperties",{additionalProperty:k28},"must NOT have additional properties");
{const d29=d27.equals;if(d29!==undefined){
if($object(d29)){
if(Object.keys(d29).length<1)$size(_e,_p+"/"+i1+"/check/equals",$s1+"/items/properties/check/properties/equals","minProperties",1,"properties");
for(const k30 in d29){const n31=_e.length;
$v2((k30 as any),_p+"/"+i1+"/check/equals",_e);
if(_e.length>n31)$fail(_e,_p+"/"+i1+"/check/equals",$s1+"/items/properties/check/properties/equals","propertyNames",{propertyName:k30},"property name must be valid");
}
for(const k32 in d29){const d33=d29[k32];
if(!(typeof d33==="string"||typeof d33==="number"||typeof d33==="boolean"||d33===null))$type(_e,_p+"/"+i1+"/check/equals/"+$key(k32),$s1+"/items/properties/check/properties/equals/additionalProperties",["string","number","boolean","null"]);
}
}else 
$type(_e,_p+"/"+i1+"/check/equals",$s1+"/items/properties/check/properties/equals","object");
}}
{const d34=d27.returned;if(d34!==undefined){
$v3(d34,_p+"/"+i1+"/check/returned",_e);
}}
{const d35=d27.includes;if(d35!==undefined){
$v3(d35,_p+"/"+i1+"/check/includes",_e);
}}
{const d36=d27.sameAs;if(d36!==undefined){
if($object(d36)){
if(Object.keys(d36).length<1)$size(_e,_p+"/"+i1+"/check/sameAs",$s1+"/items/properties/check/properties/sameAs","minProperties",1,"properties");
for(const k37 in d36){const n38=_e.length;
$v2((k37 as any),_p+"/"+i1+"/check/sameAs",_e);
if(_e.length>n38)$fail(_e,_p+"/"+i1+"/check/sameAs",$s1+"/items/properties/check/properties/sameAs","propertyNames",{propertyName:k37},"property name must be valid");
}
for(const k39 in d36){const d40=d36[k39];
$v2(d40,_p+"/"+i1+"/check/sameAs/"+$key(k39),_e);
}
}else 
$type(_e,_p+"/"+i1+"/check/sameAs",$s1+"/items/properties/check/properties/sameAs","object");
}}
{const d41=d27.lastFourOf;if(d41!==undefined){
if($object(d41)){
if(Object.keys(d41).length<1)$size(_e,_p+"/"+i1+"/check/lastFourOf",$s1+"/items/properties/check/properties/lastFourOf","minProperties",1,"properties");
for(const k42 in d41){const n43=_e.length;
$v2((k42 as any),_p+"/"+i1+"/check/lastFourOf",_e);
if(_e.length>n43)$fail(_e,_p+"/"+i1+"/check/lastFourOf",$s1+"/items/properties/check/properties/lastFourOf","propertyNames",{propertyName:k42},"property name must be valid");
}
for(const k44 in d41){const d45=d41[k44];
$v2(d45,_p+"/"+i1+"/check/lastFourOf/"+$key(k44),_e);
}
}else 
$type(_e,_p+"/"+i1+"/check/lastFourOf",$s1+"/items/properties/check/properties/lastFourOf","object");
}}
{const d46=d27.pathParameter;if(d46!==undefined){
if($object(d46)){
if(Object.keys(d46).length<1)$size(_e,_p+"/"+i1+"/check/pathParameter",$s1+"/items/properties/check/properties/pathParameter","minProperties",1,"properties");
for(const k47 in d46){const n48=_e.length;
$v2((k47 as any),_p+"/"+i1+"/check/pathParameter",_e);
if(_e.length>n48)$fail(_e,_p+"/"+i1+"/check/pathParameter",$s1+"/items/properties/check/properties/pathParameter","propertyNames",{propertyName:k47},"property name must be valid");
}
for(const k49 in d46){const d50=d46[k49];
if(!(typeof d50==="string"))$type(_e,_p+"/"+i1+"/check/pathParameter/"+$key(k49),$s1+"/items/properties/check/properties/pathParameter/additionalProperties","string");
}
}else 
$type(_e,_p+"/"+i1+"/check/pathParameter",$s1+"/items/properties/check/properties/pathParameter","object");
}}
{const d51=d27.ofAccount;if(d51!==undefined){
$v3(d51,_p+"/"+i1+"/check/ofAccount",_e);
}}
{const d52=d27.ofContact;if(d52!==undefined){
$v3(d52,_p+"/"+i1+"/check/ofContact",_e);
}}
{const d53=d27.ofProgram;if(d53!==undefined){
$v3(d53,_p+"/"+i1+"/check/ofProgram",_e);
}}
{const d54=d27.unchanged;if(d54!==undefined){
$v4(d54,_p+"/"+i1+"/check/unchanged",_e);
}}
{const d55=d27.anyFilled;if(d55!==undefined){
$v4(d55,_p+"/"+i1+"/check/anyFilled",_e);
}}
{const d56=d27.unsetIsEmpty;if(d56!==undefined){
$v4(d56,_p+"/"+i1+"/check/unsetIsEmpty",_e);
}}
{const d57=d27.filtered;if(d57!==undefined){
if($object(d57)){
if(Object.keys(d57).length<1)$size(_e,_p+"/"+i1+"/check/filtered",$s1+"/items/properties/check/properties/filtered","minProperties",1,"properties");
for(const k58 in d57){const n59=_e.length;
$v2((k58 as any),_p+"/"+i1+"/check/filtered",_e);
if(_e.length>n59)$fail(_e,_p+"/"+i1+"/check/filtered",$s1+"/items/properties/check/properties/filtered","propertyNames",{propertyName:k58},"property name must be valid");
}
for(const k60 in d57){const d61=d57[k60];
if(!(typeof d61==="string"))$type(_e,_p+"/"+i1+"/check/filtered/"+$key(k60),$s1+"/items/properties/check/properties/filtered/additionalProperties","string");
}
}else 
$type(_e,_p+"/"+i1+"/check/filtered",$s1+"/items/properties/check/properties/filtered","object");
}}
{const d62=d27.sorted;if(d62!==undefined){
if($object(d62)){
if(Object.keys(d62).length>1)$size(_e,_p+"/"+i1+"/check/sorted",$s1+"/items/properties/check/properties/sorted","maxProperties",1,"properties");
if(Object.keys(d62).length<1)$size(_e,_p+"/"+i1+"/check/sorted",$s1+"/items/properties/check/properties/sorted","minProperties",1,"properties");
for(const k63 in d62){const n64=_e.length;
$v2((k63 as any),_p+"/"+i1+"/check/sorted",_e);
if(_e.length>n64)$fail(_e,_p+"/"+i1+"/check/sorted",$s1+"/items/properties/check/properties/sorted","propertyNames",{propertyName:k63},"property name must be valid");
}
for(const k65 in d62){const d66=d62[k65];
if(!$c6.includes(d66))$enum(_e,_p+"/"+i1+"/check/sorted/"+$key(k65),$s1+"/items/properties/check/properties/sorted/additionalProperties",$c6);
}
}else 
$type(_e,_p+"/"+i1+"/check/sorted",$s1+"/items/properties/check/properties/sorted","object");
}}
{const d67=d27.atMost;if(d67!==undefined){
if($object(d67)){
if(Object.keys(d67).length<1)$size(_e,_p+"/"+i1+"/check/atMost",$s1+"/items/properties/check/properties/atMost","minProperties",1,"properties");
for(const k68 in d67){const n69=_e.length;
$v2((k68 as any),_p+"/"+i1+"/check/atMost",_e);
if(_e.length>n69)$fail(_e,_p+"/"+i1+"/check/atMost",$s1+"/items/properties/check/properties/atMost","propertyNames",{propertyName:k68},"property name must be valid");
}
for(const k70 in d67){const d71=d67[k70];
if(!(typeof d71==="string"))$type(_e,_p+"/"+i1+"/check/atMost/"+$key(k70),$s1+"/items/properties/check/properties/atMost/additionalProperties","string");
}
}else 
$type(_e,_p+"/"+i1+"/check/atMost",$s1+"/items/properties/check/properties/atMost","object");
}}
{const d72=d27.ordered;if(d72!==undefined){
if($object(d72)){
if(Object.keys(d72).length<1)$size(_e,_p+"/"+i1+"/check/ordered",$s1+"/items/properties/check/properties/ordered","minProperties",1,"properties");
for(const k73 in d72){const n74=_e.length;
$v2((k73 as any),_p+"/"+i1+"/check/ordered",_e);
if(_e.length>n74)$fail(_e,_p+"/"+i1+"/check/ordered",$s1+"/items/properties/check/properties/ordered","propertyNames",{propertyName:k73},"property name must be valid");
}
for(const k75 in d72){const d76=d72[k75];
$v2(d76,_p+"/"+i1+"/check/ordered/"+$key(k75),_e);
}
}else 
$type(_e,_p+"/"+i1+"/check/ordered",$s1+"/items/properties/check/properties/ordered","object");
}}
{const d77=d27.neverSent;if(d77!==undefined){
$v4(d77,_p+"/"+i1+"/check/neverSent",_e);
}}
{const d78=d27.readBack;if(d78!==undefined){
$v3(d78,_p+"/"+i1+"/check/readBack",_e);
}}
{const d79=d27.afterward;if(d79!==undefined){
if($object(d79)){
if(Object.keys(d79).length<1)$size(_e,_p+"/"+i1+"/check/afterward",$s1+"/items/properties/check/properties/afterward","minProperties",1,"properties");
for(const k80 in d79){const n81=_e.length;
$v2((k80 as any),_p+"/"+i1+"/check/afterward",_e);
if(_e.length>n81)$fail(_e,_p+"/"+i1+"/check/afterward",$s1+"/items/properties/check/properties/afterward","propertyNames",{propertyName:k80},"property name must be valid");
}
for(const k82 in d79){const d83=d79[k82];
if(!(typeof d83==="string"||typeof d83==="number"||typeof d83==="boolean"||d83===null))$type(_e,_p+"/"+i1+"/check/afterward/"+$key(k82),$s1+"/items/properties/check/properties/afterward/additionalProperties",["string","number","boolean","null"]);
}
}else 
$type(_e,_p+"/"+i1+"/check/afterward",$s1+"/items/properties/check/properties/afterward","object");
}}
{const d84=d27.gone;if(d84!==undefined){
$v5(d84,_p+"/"+i1+"/check/gone",_e);
}}
{const d85=d27.listed;if(d85!==undefined){
if((d85 as any)!==true)$const(_e,_p+"/"+i1+"/check/listed",$s1+"/items/properties/check/properties/listed",true);
}}
{const d86=d27.notListed;if(d86!==undefined){
if((d86 as any)!==true)$const(_e,_p+"/"+i1+"/check/notListed",$s1+"/items/properties/check/properties/notListed",true);
}}
{const d87=d27.pages;if(d87!==undefined){
if(typeof d87==="string"){
if(d87.length<1)$size(_e,_p+"/"+i1+"/check/pages",$s1+"/items/properties/check/properties/pages","minLength",1,"characters");
}else 
$type(_e,_p+"/"+i1+"/check/pages",$s1+"/items/properties/check/properties/pages","string");
}}
{const d88=d27.notDecreasing;if(d88!==undefined){
$v4(d88,_p+"/"+i1+"/check/notDecreasing",_e);
}}
{const d89=d27.refused;if(d89!==undefined){
if($object(d89)){
if(Object.keys(d89).length>1)$size(_e,_p+"/"+i1+"/check/refused",$s1+"/items/properties/check/properties/refused","maxProperties",1,"properties");
if(Object.keys(d89).length<1)$size(_e,_p+"/"+i1+"/check/refused",$s1+"/items/properties/check/properties/refused","minProperties",1,"properties");
for(const k90 in d89)if(k90!=="unknown"&&k90!=="existing")
$fail(_e,_p+"/"+i1+"/check/refused",$s1+"/items/properties/check/properties/refused","additionalProperties",{additionalProperty:k90},"must NOT have additional properties");
{const d91=d89.unknown;if(d91!==undefined){
$v5(d91,_p+"/"+i1+"/check/refused/unknown",_e);
}}
{const d92=d89.existing;if(d92!==undefined){
$v5(d92,_p+"/"+i1+"/check/refused/existing",_e);
}}
}else 
$type(_e,_p+"/"+i1+"/check/refused",$s1+"/items/properties/check/properties/refused","object");
}}
{const d93=d27.repeated;if(d93!==undefined){
$v5(d93,_p+"/"+i1+"/check/repeated",_e);
}}
{const d94=d27.ifMatch;if(d94!==undefined){
$v5(d94,_p+"/"+i1+"/check/ifMatch",_e);
}}
{const d95=d27.code;if(d95!==undefined){
if(typeof d95==="string"){
if(!$c7.test(d95))$pattern(_e,_p+"/"+i1+"/check/code",$s1+"/items/properties/check/properties/code","^[a-z0-9]+(-[a-z0-9]+)*$");
}else 
$type(_e,_p+"/"+i1+"/check/code",$s1+"/items/properties/check/properties/code","string");
}}
}else 
$type(_e,_p+"/"+i1+"/check",$s1+"/items/properties/check","object");
}}
{const d96=d2.ignoreCase;if(d96!==undefined){
if((d96 as any)!==true)$const(_e,_p+"/"+i1+"/ignoreCase",$s1+"/items/properties/ignoreCase",true);
}}
{const d97=d2.where;if(d97!==undefined){
if($object(d97)){
if(Object.keys(d97).length<1)$size(_e,_p+"/"+i1+"/where",$s1+"/items/properties/where","minProperties",1,"properties");
for(const k98 in d97)if(k98!=="sent"&&k98!=="query"&&k98!=="entry"&&k98!=="response"&&k98!=="set"&&k98!=="noProgramAmount"&&k98!=="sentValue"&&k98!=="sentGroup")
$fail(_e,_p+"/"+i1+"/where",$s1+"/items/properties/where","additionalProperties",{additionalProperty:k98},"must NOT have additional properties");
{const d99=d97.sent;if(d99!==undefined){
if($object(d99)){
if(Object.keys(d99).length<1)$size(_e,_p+"/"+i1+"/where/sent",$s1+"/items/properties/where/properties/sent","minProperties",1,"properties");
for(const k100 in d99){const n101=_e.length;
$v2((k100 as any),_p+"/"+i1+"/where/sent",_e);
if(_e.length>n101)$fail(_e,_p+"/"+i1+"/where/sent",$s1+"/items/properties/where/properties/sent","propertyNames",{propertyName:k100},"property name must be valid");
}
for(const k102 in d99){const d103=d99[k102];
if(!(typeof d103==="string"||typeof d103==="number"||typeof d103==="boolean"||d103===null))$type(_e,_p+"/"+i1+"/where/sent/"+$key(k102),$s1+"/items/properties/where/properties/sent/additionalProperties",["string","number","boolean","null"]);
}
}else 
$type(_e,_p+"/"+i1+"/where/sent",$s1+"/items/properties/where/properties/sent","object");
}}
{const d104=d97.query;if(d104!==undefined){
if($object(d104)){
if(Object.keys(d104).length<1)$size(_e,_p+"/"+i1+"/where/query",$s1+"/items/properties/where/properties/query","minProperties",1,"properties");
for(const k105 in d104){const d106=d104[k105];
if(!(typeof d106==="string"||typeof d106==="number"||typeof d106==="boolean"||d106===null))$type(_e,_p+"/"+i1+"/where/query/"+$key(k105),$s1+"/items/properties/where/properties/query/additionalProperties",["string","number","boolean","null"]);
}
}else 
$type(_e,_p+"/"+i1+"/where/query",$s1+"/items/properties/where/properties/query","object");
}}
{const d107=d97.entry;if(d107!==undefined){
if($object(d107)){
if(Object.keys(d107).length<1)$size(_e,_p+"/"+i1+"/where/entry",$s1+"/items/properties/where/properties/entry","minProperties",1,"properties");
for(const k108 in d107){const n109=_e.length;
$v2((k108 as any),_p+"/"+i1+"/where/entry",_e);
if(_e.length>n109)$fail(_e,_p+"/"+i1+"/where/entry",$s1+"/items/properties/where/properties/entry","propertyNames",{propertyName:k108},"property name must be valid");
}
for(const k110 in d107){const d111=d107[k110];
if(!(typeof d111==="string"||typeof d111==="number"||typeof d111==="boolean"||d111===null))$type(_e,_p+"/"+i1+"/where/entry/"+$key(k110),$s1+"/items/properties/where/properties/entry/additionalProperties",["string","number","boolean","null"]);
}
}else 
$type(_e,_p+"/"+i1+"/where/entry",$s1+"/items/properties/where/properties/entry","object");
}}
{const d112=d97.response;if(d112!==undefined){
if($object(d112)){
if(Object.keys(d112).length<1)$size(_e,_p+"/"+i1+"/where/response",$s1+"/items/properties/where/properties/response","minProperties",1,"properties");
for(const k113 in d112){const n114=_e.length;
$v2((k113 as any),_p+"/"+i1+"/where/response",_e);
if(_e.length>n114)$fail(_e,_p+"/"+i1+"/where/response",$s1+"/items/properties/where/properties/response","propertyNames",{propertyName:k113},"property name must be valid");
}
for(const k115 in d112){const d116=d112[k115];
if(!(typeof d116==="string"||typeof d116==="number"||typeof d116==="boolean"||d116===null))$type(_e,_p+"/"+i1+"/where/response/"+$key(k115),$s1+"/items/properties/where/properties/response/additionalProperties",["string","number","boolean","null"]);
}
}else 
$type(_e,_p+"/"+i1+"/where/response",$s1+"/items/properties/where/properties/response","object");
}}
{const d117=d97.set;if(d117!==undefined){
$v2(d117,_p+"/"+i1+"/where/set",_e);
}}
{const d118=d97.noProgramAmount;if(d118!==undefined){
$v4(d118,_p+"/"+i1+"/where/noProgramAmount",_e);
}}
{const d119=d97.sentValue;if(d119!==undefined){
if((d119 as any)!=="filled")$const(_e,_p+"/"+i1+"/where/sentValue",$s1+"/items/properties/where/properties/sentValue","filled");
}}
{const d120=d97.sentGroup;if(d120!==undefined){
if(!$c8.includes(d120))$enum(_e,_p+"/"+i1+"/where/sentGroup",$s1+"/items/properties/where/properties/sentGroup",$c8);
}}
}else 
$type(_e,_p+"/"+i1+"/where",$s1+"/items/properties/where","object");
}}
}else 
$type(_e,_p+"/"+i1,$s1+"/items","object");
}
}else 
$type(_e,_p,$s1,"array");
}
function $v5(_d:any,_p:string,_e:ValidationError[]):void{
if(Array.isArray(_d)){
if(_d.length<1)$size(_e,_p,$s5,"minItems",1,"items");
for(let i1=0;i1<_d.length;i1++){const d2=_d[i1];
if(!(Number.isInteger((d2 as any))))$type(_e,_p+"/"+i1,$s5+"/items","integer");
if(typeof (d2 as any)==="number"){
if(!(d2<=599))$limit(_e,_p+"/"+i1,$s5+"/items","maximum","<=",599);
if(!(d2>=100))$limit(_e,_p+"/"+i1,$s5+"/items","minimum",">=",100);
}
}
{const k3=$duplicateValue(_d,(value:unknown)=>Number.isInteger(value));
if(k3!==undefined)$fail(_e,_p,$s5,"uniqueItems",{i:k3[0],j:k3[1]},"must NOT have duplicate items (items ## "+k3[1]+" and "+k3[0]+" are identical)");
}
}else 
$type(_e,_p,$s5,"array");
}
function $v4(_d:any,_p:string,_e:ValidationError[]):void{
if(Array.isArray(_d)){
if(_d.length<1)$size(_e,_p,$s4,"minItems",1,"items");
for(let i1=0;i1<_d.length;i1++){const d2=_d[i1];
$v2(d2,_p+"/"+i1,_e);
}
{const k3=$duplicate(_d);
if(k3!==undefined)$fail(_e,_p,$s4,"uniqueItems",{i:k3[0],j:k3[1]},"must NOT have duplicate items (items ## "+k3[1]+" and "+k3[0]+" are identical)");
}
}else 
$type(_e,_p,$s4,"array");
}
function $v3(_d:any,_p:string,_e:ValidationError[]):void{
a2:{const n1=_e.length;
{const n3=_e.length;
$v2(_d,_p,_e);
if(_e.length===n3){break a2;}}
{const n4=_e.length;
$v4(_d,_p,_e);
if(_e.length===n4){_e.length=n1;break a2;}}
{const n5=_e.length;
if($object((_d as any))){
if(Object.keys(_d).length<1)$size(_e,_p,$s3+"/anyOf/2","minProperties",1,"properties");
for(const k6 in _d){const n7=_e.length;
$v2((k6 as any),_p,_e);
if(_e.length>n7)$fail(_e,_p,$s3+"/anyOf/2","propertyNames",{propertyName:k6},"property name must be valid");
}
for(const k8 in _d){const d9=_d[k8];
$v2(d9,_p+"/"+$key(k8),_e);
}
}else 
$type(_e,_p,$s3+"/anyOf/2","object");
if(_e.length===n5){_e.length=n1;break a2;}}
$composed(_e,_p,$s3,"anyOf");
}
}
function $v2(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c9.test(_d))$pattern(_e,_p,$s2,"^(/([^~/]|~[01])*)+$");
}else 
$type(_e,_p,$s2,"string");
}
export const validateRequirements: SchemaValidator = /* @__PURE__ */ $validator($v1);
