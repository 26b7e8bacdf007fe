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
const $c1=new Set(["id","section","source","evidence","statement","operations","record","check","ignoreCase","where"]);
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
if($object(d2)){
if(d2.id===undefined)$required(_e,_p+"/"+i1,$s1+"/items","id");
if(d2.section===undefined)$required(_e,_p+"/"+i1,$s1+"/items","section");
if(d2.evidence===undefined)$required(_e,_p+"/"+i1,$s1+"/items","evidence");
if(d2.statement===undefined)$required(_e,_p+"/"+i1,$s1+"/items","statement");
if(d2.operations===undefined)$required(_e,_p+"/"+i1,$s1+"/items","operations");
if(d2.check===undefined)$required(_e,_p+"/"+i1,$s1+"/items","check");
for(const k3 in d2)if(!$c1.has(k3))
$fail(_e,_p+"/"+i1,$s1+"/items","additionalProperties",{additionalProperty:k3},"must NOT have additional properties");
{const d4=d2.id;if(d4!==undefined){
if(typeof d4==="string"){
if(!$c2.test(d4))$pattern(_e,_p+"/"+i1+"/id",$s1+"/items/properties/id","^\\S+\\.[a-z0-9]+(-[a-z0-9]+)*$");
}else 
$type(_e,_p+"/"+i1+"/id",$s1+"/items/properties/id","string");
}}
{const d5=d2.section;if(d5!==undefined){
if(typeof d5==="string"){
if(d5.length<1)$size(_e,_p+"/"+i1+"/section",$s1+"/items/properties/section","minLength",1,"characters");
}else 
$type(_e,_p+"/"+i1+"/section",$s1+"/items/properties/section","string");
}}
{const d6=d2.source;if(d6!==undefined){
if($object(d6)){
if(d6.url===undefined)$required(_e,_p+"/"+i1+"/source",$s1+"/items/properties/source","url");
for(const k7 in d6)if(k7!=="title"&&k7!=="url")
$fail(_e,_p+"/"+i1+"/source",$s1+"/items/properties/source","additionalProperties",{additionalProperty:k7},"must NOT have additional properties");
{const d8=d6.title;if(d8!==undefined){
if(typeof d8==="string"){
if(d8.length<1)$size(_e,_p+"/"+i1+"/source/title",$s1+"/items/properties/source/properties/title","minLength",1,"characters");
}else 
$type(_e,_p+"/"+i1+"/source/title",$s1+"/items/properties/source/properties/title","string");
}}
{const d9=d6.url;if(d9!==undefined){
if(typeof d9==="string"){
if(!$c3.test(d9))$pattern(_e,_p+"/"+i1+"/source/url",$s1+"/items/properties/source/properties/url","^https?://\\S+$");
}else 
$type(_e,_p+"/"+i1+"/source/url",$s1+"/items/properties/source/properties/url","string");
}}
}else 
$type(_e,_p+"/"+i1+"/source",$s1+"/items/properties/source","object");
}}
{const d10=d2.evidence;if(d10!==undefined){
if(!$c4.includes(d10))$enum(_e,_p+"/"+i1+"/evidence",$s1+"/items/properties/evidence",$c4);
}}
{const d11=d2.statement;if(d11!==undefined){
if(typeof d11==="string"){
if(d11.length<20||d11.length<40&&$length(d11)<20)$size(_e,_p+"/"+i1+"/statement",$s1+"/items/properties/statement","minLength",20,"characters");
}else 
$type(_e,_p+"/"+i1+"/statement",$s1+"/items/properties/statement","string");
}}
{const d12=d2.operations;if(d12!==undefined){
if(Array.isArray(d12)){
if(d12.length<1)$size(_e,_p+"/"+i1+"/operations",$s1+"/items/properties/operations","minItems",1,"items");
for(let i13=0;i13<d12.length;i13++){const d14=d12[i13];
if(typeof d14==="string"){
if(d14.length<1)$size(_e,_p+"/"+i1+"/operations/"+i13,$s1+"/items/properties/operations/items","minLength",1,"characters");
}else 
$type(_e,_p+"/"+i1+"/operations/"+i13,$s1+"/items/properties/operations/items","string");
}
{const k15=$duplicateValue(d12,(value:unknown)=>typeof value==="string");
if(k15!==undefined)$fail(_e,_p+"/"+i1+"/operations",$s1+"/items/properties/operations","uniqueItems",{i:k15[0],j:k15[1]},"must NOT have duplicate items (items ## "+k15[1]+" and "+k15[0]+" are identical)");
}
}else 
$type(_e,_p+"/"+i1+"/operations",$s1+"/items/properties/operations","array");
}}
{const d16=d2.record;if(d16!==undefined){
if(typeof d16==="string"){
if(d16.length<1)$size(_e,_p+"/"+i1+"/record",$s1+"/items/properties/record","minLength",1,"characters");
}else 
$type(_e,_p+"/"+i1+"/record",$s1+"/items/properties/record","string");
}}
{const d17=d2.check;if(d17!==undefined){
if($object(d17)){
if(Object.keys(d17).length>1)$size(_e,_p+"/"+i1+"/check",$s1+"/items/properties/check","maxProperties",1,"properties");
if(Object.keys(d17).length<1)$size(_e,_p+"/"+i1+"/check",$s1+"/items/properties/check","minProperties",1,"properties");
for(const k18 in d17)if(!$c5.has(k18))
$fail(_e,_p+"/"+i1+"/check",$s1+"/items/properties/check","additionalProperties",{additionalProperty:k18},"must NOT have additional properties");
{const d19=d17.equals;if(d19!==undefined){
if($object(d19)){
if(Object.keys(d19).length<1)$size(_e,_p+"/"+i1+"/check/equals",$s1+"/items/properties/check/properties/equals","minProperties",1,"properties");
for(const k20 in d19){const n21=_e.length;
$v2((k20 as any),_p+"/"+i1+"/check/equals",_e);
if(_e.length>n21)$fail(_e,_p+"/"+i1+"/check/equals",$s1+"/items/properties/check/properties/equals","propertyNames",{propertyName:k20},"property name must be valid");
}
for(const k22 in d19){const d23=d19[k22];
if(!(typeof d23==="string"||typeof d23==="number"||typeof d23==="boolean"||d23===null))$type(_e,_p+"/"+i1+"/check/equals/"+$key(k22),$s1+"/items/properties/check/properties/equals/additionalProperties",["string","number","boolean","null"]);
}
}else 
$type(_e,_p+"/"+i1+"/check/equals",$s1+"/items/properties/check/properties/equals","object");
}}
{const d24=d17.returned;if(d24!==undefined){
$v3(d24,_p+"/"+i1+"/check/returned",_e);
}}
{const d25=d17.includes;if(d25!==undefined){
$v3(d25,_p+"/"+i1+"/check/includes",_e);
}}
{const d26=d17.sameAs;if(d26!==undefined){
if($object(d26)){
if(Object.keys(d26).length<1)$size(_e,_p+"/"+i1+"/check/sameAs",$s1+"/items/properties/check/properties/sameAs","minProperties",1,"properties");
for(const k27 in d26){const n28=_e.length;
$v2((k27 as any),_p+"/"+i1+"/check/sameAs",_e);
if(_e.length>n28)$fail(_e,_p+"/"+i1+"/check/sameAs",$s1+"/items/properties/check/properties/sameAs","propertyNames",{propertyName:k27},"property name must be valid");
}
for(const k29 in d26){const d30=d26[k29];
$v2(d30,_p+"/"+i1+"/check/sameAs/"+$key(k29),_e);
}
}else 
$type(_e,_p+"/"+i1+"/check/sameAs",$s1+"/items/properties/check/properties/sameAs","object");
}}
{const d31=d17.lastFourOf;if(d31!==undefined){
if($object(d31)){
if(Object.keys(d31).length<1)$size(_e,_p+"/"+i1+"/check/lastFourOf",$s1+"/items/properties/check/properties/lastFourOf","minProperties",1,"properties");
for(const k32 in d31){const n33=_e.length;
$v2((k32 as any),_p+"/"+i1+"/check/lastFourOf",_e);
if(_e.length>n33)$fail(_e,_p+"/"+i1+"/check/lastFourOf",$s1+"/items/properties/check/properties/lastFourOf","propertyNames",{propertyName:k32},"property name must be valid");
}
for(const k34 in d31){const d35=d31[k34];
$v2(d35,_p+"/"+i1+"/check/lastFourOf/"+$key(k34),_e);
}
}else 
$type(_e,_p+"/"+i1+"/check/lastFourOf",$s1+"/items/properties/check/properties/lastFourOf","object");
}}
{const d36=d17.pathParameter;if(d36!==undefined){
if($object(d36)){
if(Object.keys(d36).length<1)$size(_e,_p+"/"+i1+"/check/pathParameter",$s1+"/items/properties/check/properties/pathParameter","minProperties",1,"properties");
for(const k37 in d36){const n38=_e.length;
$v2((k37 as any),_p+"/"+i1+"/check/pathParameter",_e);
if(_e.length>n38)$fail(_e,_p+"/"+i1+"/check/pathParameter",$s1+"/items/properties/check/properties/pathParameter","propertyNames",{propertyName:k37},"property name must be valid");
}
for(const k39 in d36){const d40=d36[k39];
if(!(typeof d40==="string"))$type(_e,_p+"/"+i1+"/check/pathParameter/"+$key(k39),$s1+"/items/properties/check/properties/pathParameter/additionalProperties","string");
}
}else 
$type(_e,_p+"/"+i1+"/check/pathParameter",$s1+"/items/properties/check/properties/pathParameter","object");
}}
{const d41=d17.ofAccount;if(d41!==undefined){
$v3(d41,_p+"/"+i1+"/check/ofAccount",_e);
}}
{const d42=d17.ofContact;if(d42!==undefined){
$v3(d42,_p+"/"+i1+"/check/ofContact",_e);
}}
{const d43=d17.ofProgram;if(d43!==undefined){
$v3(d43,_p+"/"+i1+"/check/ofProgram",_e);
}}
{const d44=d17.unchanged;if(d44!==undefined){
$v4(d44,_p+"/"+i1+"/check/unchanged",_e);
}}
{const d45=d17.anyFilled;if(d45!==undefined){
$v4(d45,_p+"/"+i1+"/check/anyFilled",_e);
}}
{const d46=d17.unsetIsEmpty;if(d46!==undefined){
$v4(d46,_p+"/"+i1+"/check/unsetIsEmpty",_e);
}}
{const d47=d17.filtered;if(d47!==undefined){
if($object(d47)){
if(Object.keys(d47).length<1)$size(_e,_p+"/"+i1+"/check/filtered",$s1+"/items/properties/check/properties/filtered","minProperties",1,"properties");
for(const k48 in d47){const n49=_e.length;
$v2((k48 as any),_p+"/"+i1+"/check/filtered",_e);
if(_e.length>n49)$fail(_e,_p+"/"+i1+"/check/filtered",$s1+"/items/properties/check/properties/filtered","propertyNames",{propertyName:k48},"property name must be valid");
}
for(const k50 in d47){const d51=d47[k50];
if(!(typeof d51==="string"))$type(_e,_p+"/"+i1+"/check/filtered/"+$key(k50),$s1+"/items/properties/check/properties/filtered/additionalProperties","string");
}
}else 
$type(_e,_p+"/"+i1+"/check/filtered",$s1+"/items/properties/check/properties/filtered","object");
}}
{const d52=d17.sorted;if(d52!==undefined){
if($object(d52)){
if(Object.keys(d52).length>1)$size(_e,_p+"/"+i1+"/check/sorted",$s1+"/items/properties/check/properties/sorted","maxProperties",1,"properties");
if(Object.keys(d52).length<1)$size(_e,_p+"/"+i1+"/check/sorted",$s1+"/items/properties/check/properties/sorted","minProperties",1,"properties");
for(const k53 in d52){const n54=_e.length;
$v2((k53 as any),_p+"/"+i1+"/check/sorted",_e);
if(_e.length>n54)$fail(_e,_p+"/"+i1+"/check/sorted",$s1+"/items/properties/check/properties/sorted","propertyNames",{propertyName:k53},"property name must be valid");
}
for(const k55 in d52){const d56=d52[k55];
if(!$c6.includes(d56))$enum(_e,_p+"/"+i1+"/check/sorted/"+$key(k55),$s1+"/items/properties/check/properties/sorted/additionalProperties",$c6);
}
}else 
$type(_e,_p+"/"+i1+"/check/sorted",$s1+"/items/properties/check/properties/sorted","object");
}}
{const d57=d17.atMost;if(d57!==undefined){
if($object(d57)){
if(Object.keys(d57).length<1)$size(_e,_p+"/"+i1+"/check/atMost",$s1+"/items/properties/check/properties/atMost","minProperties",1,"properties");
for(const k58 in d57){const n59=_e.length;
$v2((k58 as any),_p+"/"+i1+"/check/atMost",_e);
if(_e.length>n59)$fail(_e,_p+"/"+i1+"/check/atMost",$s1+"/items/properties/check/properties/atMost","propertyNames",{propertyName:k58},"property name must be valid");
}
for(const k60 in d57){const d61=d57[k60];
if(!(typeof d61==="string"))$type(_e,_p+"/"+i1+"/check/atMost/"+$key(k60),$s1+"/items/properties/check/properties/atMost/additionalProperties","string");
}
}else 
$type(_e,_p+"/"+i1+"/check/atMost",$s1+"/items/properties/check/properties/atMost","object");
}}
{const d62=d17.ordered;if(d62!==undefined){
if($object(d62)){
if(Object.keys(d62).length<1)$size(_e,_p+"/"+i1+"/check/ordered",$s1+"/items/properties/check/properties/ordered","minProperties",1,"properties");
for(const k63 in d62){const n64=_e.length;
$v2((k63 as any),_p+"/"+i1+"/check/ordered",_e);
if(_e.length>n64)$fail(_e,_p+"/"+i1+"/check/ordered",$s1+"/items/properties/check/properties/ordered","propertyNames",{propertyName:k63},"property name must be valid");
}
for(const k65 in d62){const d66=d62[k65];
$v2(d66,_p+"/"+i1+"/check/ordered/"+$key(k65),_e);
}
}else 
$type(_e,_p+"/"+i1+"/check/ordered",$s1+"/items/properties/check/properties/ordered","object");
}}
{const d67=d17.neverSent;if(d67!==undefined){
$v4(d67,_p+"/"+i1+"/check/neverSent",_e);
}}
{const d68=d17.readBack;if(d68!==undefined){
$v3(d68,_p+"/"+i1+"/check/readBack",_e);
}}
{const d69=d17.afterward;if(d69!==undefined){
if($object(d69)){
if(Object.keys(d69).length<1)$size(_e,_p+"/"+i1+"/check/afterward",$s1+"/items/properties/check/properties/afterward","minProperties",1,"properties");
for(const k70 in d69){const n71=_e.length;
$v2((k70 as any),_p+"/"+i1+"/check/afterward",_e);
if(_e.length>n71)$fail(_e,_p+"/"+i1+"/check/afterward",$s1+"/items/properties/check/properties/afterward","propertyNames",{propertyName:k70},"property name must be valid");
}
for(const k72 in d69){const d73=d69[k72];
if(!(typeof d73==="string"||typeof d73==="number"||typeof d73==="boolean"||d73===null))$type(_e,_p+"/"+i1+"/check/afterward/"+$key(k72),$s1+"/items/properties/check/properties/afterward/additionalProperties",["string","number","boolean","null"]);
}
}else 
$type(_e,_p+"/"+i1+"/check/afterward",$s1+"/items/properties/check/properties/afterward","object");
}}
{const d74=d17.gone;if(d74!==undefined){
$v5(d74,_p+"/"+i1+"/check/gone",_e);
}}
{const d75=d17.listed;if(d75!==undefined){
if((d75 as any)!==true)$const(_e,_p+"/"+i1+"/check/listed",$s1+"/items/properties/check/properties/listed",true);
}}
{const d76=d17.notListed;if(d76!==undefined){
if((d76 as any)!==true)$const(_e,_p+"/"+i1+"/check/notListed",$s1+"/items/properties/check/properties/notListed",true);
}}
{const d77=d17.pages;if(d77!==undefined){
if(typeof d77==="string"){
if(d77.length<1)$size(_e,_p+"/"+i1+"/check/pages",$s1+"/items/properties/check/properties/pages","minLength",1,"characters");
}else 
$type(_e,_p+"/"+i1+"/check/pages",$s1+"/items/properties/check/properties/pages","string");
}}
{const d78=d17.notDecreasing;if(d78!==undefined){
$v4(d78,_p+"/"+i1+"/check/notDecreasing",_e);
}}
{const d79=d17.refused;if(d79!==undefined){
if($object(d79)){
if(Object.keys(d79).length>1)$size(_e,_p+"/"+i1+"/check/refused",$s1+"/items/properties/check/properties/refused","maxProperties",1,"properties");
if(Object.keys(d79).length<1)$size(_e,_p+"/"+i1+"/check/refused",$s1+"/items/properties/check/properties/refused","minProperties",1,"properties");
for(const k80 in d79)if(k80!=="unknown"&&k80!=="existing")
$fail(_e,_p+"/"+i1+"/check/refused",$s1+"/items/properties/check/properties/refused","additionalProperties",{additionalProperty:k80},"must NOT have additional properties");
{const d81=d79.unknown;if(d81!==undefined){
$v5(d81,_p+"/"+i1+"/check/refused/unknown",_e);
}}
{const d82=d79.existing;if(d82!==undefined){
$v5(d82,_p+"/"+i1+"/check/refused/existing",_e);
}}
}else 
$type(_e,_p+"/"+i1+"/check/refused",$s1+"/items/properties/check/properties/refused","object");
}}
{const d83=d17.repeated;if(d83!==undefined){
$v5(d83,_p+"/"+i1+"/check/repeated",_e);
}}
{const d84=d17.ifMatch;if(d84!==undefined){
$v5(d84,_p+"/"+i1+"/check/ifMatch",_e);
}}
{const d85=d17.code;if(d85!==undefined){
if(typeof d85==="string"){
if(!$c7.test(d85))$pattern(_e,_p+"/"+i1+"/check/code",$s1+"/items/properties/check/properties/code","^[a-z0-9]+(-[a-z0-9]+)*$");
}else 
$type(_e,_p+"/"+i1+"/check/code",$s1+"/items/properties/check/properties/code","string");
}}
}else 
$type(_e,_p+"/"+i1+"/check",$s1+"/items/properties/check","object");
}}
{const d86=d2.ignoreCase;if(d86!==undefined){
if((d86 as any)!==true)$const(_e,_p+"/"+i1+"/ignoreCase",$s1+"/items/properties/ignoreCase",true);
}}
{const d87=d2.where;if(d87!==undefined){
if($object(d87)){
if(Object.keys(d87).length<1)$size(_e,_p+"/"+i1+"/where",$s1+"/items/properties/where","minProperties",1,"properties");
for(const k88 in d87)if(k88!=="sent"&&k88!=="query"&&k88!=="entry"&&k88!=="response"&&k88!=="set"&&k88!=="noProgramAmount"&&k88!=="sentValue"&&k88!=="sentGroup")
$fail(_e,_p+"/"+i1+"/where",$s1+"/items/properties/where","additionalProperties",{additionalProperty:k88},"must NOT have additional properties");
{const d89=d87.sent;if(d89!==undefined){
if($object(d89)){
if(Object.keys(d89).length<1)$size(_e,_p+"/"+i1+"/where/sent",$s1+"/items/properties/where/properties/sent","minProperties",1,"properties");
for(const k90 in d89){const n91=_e.length;
$v2((k90 as any),_p+"/"+i1+"/where/sent",_e);
if(_e.length>n91)$fail(_e,_p+"/"+i1+"/where/sent",$s1+"/items/properties/where/properties/sent","propertyNames",{propertyName:k90},"property name must be valid");
}
for(const k92 in d89){const d93=d89[k92];
if(!(typeof d93==="string"||typeof d93==="number"||typeof d93==="boolean"||d93===null))$type(_e,_p+"/"+i1+"/where/sent/"+$key(k92),$s1+"/items/properties/where/properties/sent/additionalProperties",["string","number","boolean","null"]);
}
}else 
$type(_e,_p+"/"+i1+"/where/sent",$s1+"/items/properties/where/properties/sent","object");
}}
{const d94=d87.query;if(d94!==undefined){
if($object(d94)){
if(Object.keys(d94).length<1)$size(_e,_p+"/"+i1+"/where/query",$s1+"/items/properties/where/properties/query","minProperties",1,"properties");
for(const k95 in d94){const d96=d94[k95];
if(!(typeof d96==="string"||typeof d96==="number"||typeof d96==="boolean"||d96===null))$type(_e,_p+"/"+i1+"/where/query/"+$key(k95),$s1+"/items/properties/where/properties/query/additionalProperties",["string","number","boolean","null"]);
}
}else 
$type(_e,_p+"/"+i1+"/where/query",$s1+"/items/properties/where/properties/query","object");
}}
{const d97=d87.entry;if(d97!==undefined){
if($object(d97)){
if(Object.keys(d97).length<1)$size(_e,_p+"/"+i1+"/where/entry",$s1+"/items/properties/where/properties/entry","minProperties",1,"properties");
for(const k98 in d97){const n99=_e.length;
$v2((k98 as any),_p+"/"+i1+"/where/entry",_e);
if(_e.length>n99)$fail(_e,_p+"/"+i1+"/where/entry",$s1+"/items/properties/where/properties/entry","propertyNames",{propertyName:k98},"property name must be valid");
}
for(const k100 in d97){const d101=d97[k100];
if(!(typeof d101==="string"||typeof d101==="number"||typeof d101==="boolean"||d101===null))$type(_e,_p+"/"+i1+"/where/entry/"+$key(k100),$s1+"/items/properties/where/properties/entry/additionalProperties",["string","number","boolean","null"]);
}
}else 
$type(_e,_p+"/"+i1+"/where/entry",$s1+"/items/properties/where/properties/entry","object");
}}
{const d102=d87.response;if(d102!==undefined){
if($object(d102)){
if(Object.keys(d102).length<1)$size(_e,_p+"/"+i1+"/where/response",$s1+"/items/properties/where/properties/response","minProperties",1,"properties");
for(const k103 in d102){const n104=_e.length;
$v2((k103 as any),_p+"/"+i1+"/where/response",_e);
if(_e.length>n104)$fail(_e,_p+"/"+i1+"/where/response",$s1+"/items/properties/where/properties/response","propertyNames",{propertyName:k103},"property name must be valid");
}
for(const k105 in d102){const d106=d102[k105];
if(!(typeof d106==="string"||typeof d106==="number"||typeof d106==="boolean"||d106===null))$type(_e,_p+"/"+i1+"/where/response/"+$key(k105),$s1+"/items/properties/where/properties/response/additionalProperties",["string","number","boolean","null"]);
}
}else 
$type(_e,_p+"/"+i1+"/where/response",$s1+"/items/properties/where/properties/response","object");
}}
{const d107=d87.set;if(d107!==undefined){
$v2(d107,_p+"/"+i1+"/where/set",_e);
}}
{const d108=d87.noProgramAmount;if(d108!==undefined){
$v4(d108,_p+"/"+i1+"/where/noProgramAmount",_e);
}}
{const d109=d87.sentValue;if(d109!==undefined){
if((d109 as any)!=="filled")$const(_e,_p+"/"+i1+"/where/sentValue",$s1+"/items/properties/where/properties/sentValue","filled");
}}
{const d110=d87.sentGroup;if(d110!==undefined){
if(!$c8.includes(d110))$enum(_e,_p+"/"+i1+"/where/sentGroup",$s1+"/items/properties/where/properties/sentGroup",$c8);
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
