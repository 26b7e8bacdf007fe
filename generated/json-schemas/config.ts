// Made by scripts/dev/make-schema-validators.ts from scripts/config/config.schema.json. Do not edit; to make it again: npm run generate:schema-validators

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
function $enum(errors: ValidationError[], path: string, place: string, allowedValues: unknown): false {
  return $fail(errors, path, place, "enum", { allowedValues }, "must be equal to one of the allowed values");
}
function $size(errors: ValidationError[], path: string, place: string, keyword: string, limit: number, things: string): false {
  const difference = keyword.startsWith("min") ? "fewer" : "more";
  return $fail(errors, path, place, keyword, { limit }, "must NOT have " + difference + " than " + limit + " " + things);
}
function $pattern(errors: ValidationError[], path: string, place: string, pattern: string): false {
  return $fail(errors, path, place, "pattern", { pattern }, 'must match pattern "' + pattern + '"');
}
function $object(data: unknown): boolean {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function $key(name: string): string {
  return name.includes("~") || name.includes("/") ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}
const $c1=new Set(["$schema","spec","overlays","overlayMatches","out","only","like","skip","hooks","clients","collections","importExtension","int64","strict","lint","pages","names"]);
const $c2:readonly unknown[]=["one","some","any"];
const $c3:readonly unknown[]=["openapi-typescript"];
const $c4:readonly unknown[]=["react","vue","svelte","solid","swr"];
const $c5:readonly unknown[]=["python","go","java","php"];
const $c6:readonly unknown[]=["postman","bruno"];
const $c7:readonly unknown[]=["ts","js","none"];
const $c8:readonly unknown[]=["number","string"];
const $c9:readonly unknown[]=["recommended","house"];
const $c10:readonly unknown[]=["off","warn","error"];
const $c11=new RegExp("^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$","u");
const $c12:readonly unknown[]=["openapi","openapi-3.0","types","identifiers","operations","examples","catalogue","validators","zod","msw","client","hooks","server","reference"];
const $s1="#/$defs/config";
const $s4="#/$defs/name";
const $s3="#/$defs/pages";
const $s2="#/$defs/output";
function $v1(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
for(const k1 in _d)if(!$c1.has(k1))
$fail(_e,_p,$s1,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.$schema;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/$schema",$s1+"/properties/%24schema","string");
}}
{const d3=_d.spec;if(d3!==undefined){
if(typeof d3==="string"){
if(d3.length<1)$size(_e,_p+"/spec",$s1+"/properties/spec","minLength",1,"characters");
}else 
$type(_e,_p+"/spec",$s1+"/properties/spec","string");
}}
{const d4=_d.overlays;if(d4!==undefined){
if(Array.isArray(d4)){
for(let i5=0;i5<d4.length;i5++){const d6=d4[i5];
if(typeof d6==="string"){
if(d6.length<1)$size(_e,_p+"/overlays/"+i5,$s1+"/properties/overlays/items","minLength",1,"characters");
}else 
$type(_e,_p+"/overlays/"+i5,$s1+"/properties/overlays/items","string");
}
}else 
$type(_e,_p+"/overlays",$s1+"/properties/overlays","array");
}}
{const d7=_d.overlayMatches;if(d7!==undefined){
if(!$c2.includes(d7))$enum(_e,_p+"/overlayMatches",$s1+"/properties/overlayMatches",$c2);
}}
{const d8=_d.out;if(d8!==undefined){
if(typeof d8==="string"){
if(d8.length<1)$size(_e,_p+"/out",$s1+"/properties/out","minLength",1,"characters");
}else 
$type(_e,_p+"/out",$s1+"/properties/out","string");
}}
{const d9=_d.only;if(d9!==undefined){
if(Array.isArray(d9)){
if(d9.length<1)$size(_e,_p+"/only",$s1+"/properties/only","minItems",1,"items");
for(let i10=0;i10<d9.length;i10++){const d11=d9[i10];
$v2(d11,_p+"/only/"+i10,_e);
}
}else 
$type(_e,_p+"/only",$s1+"/properties/only","array");
}}
{const d12=_d.like;if(d12!==undefined){
if(!$c3.includes(d12))$enum(_e,_p+"/like",$s1+"/properties/like",$c3);
}}
{const d13=_d.skip;if(d13!==undefined){
if(Array.isArray(d13)){
for(let i14=0;i14<d13.length;i14++){const d15=d13[i14];
$v2(d15,_p+"/skip/"+i14,_e);
}
}else 
$type(_e,_p+"/skip",$s1+"/properties/skip","array");
}}
{const d16=_d.hooks;if(d16!==undefined){
if(!$c4.includes(d16))$enum(_e,_p+"/hooks",$s1+"/properties/hooks",$c4);
}}
{const d17=_d.clients;if(d17!==undefined){
if(Array.isArray(d17)){
for(let i18=0;i18<d17.length;i18++){const d19=d17[i18];
if(!$c5.includes(d19))$enum(_e,_p+"/clients/"+i18,$s1+"/properties/clients/items",$c5);
}
}else 
$type(_e,_p+"/clients",$s1+"/properties/clients","array");
}}
{const d20=_d.collections;if(d20!==undefined){
if(Array.isArray(d20)){
for(let i21=0;i21<d20.length;i21++){const d22=d20[i21];
if(!$c6.includes(d22))$enum(_e,_p+"/collections/"+i21,$s1+"/properties/collections/items",$c6);
}
}else 
$type(_e,_p+"/collections",$s1+"/properties/collections","array");
}}
{const d23=_d.importExtension;if(d23!==undefined){
if(!$c7.includes(d23))$enum(_e,_p+"/importExtension",$s1+"/properties/importExtension",$c7);
}}
{const d24=_d.int64;if(d24!==undefined){
if(!$c8.includes(d24))$enum(_e,_p+"/int64",$s1+"/properties/int64",$c8);
}}
{const d25=_d.strict;if(d25!==undefined){
if(!(typeof d25==="boolean"))$type(_e,_p+"/strict",$s1+"/properties/strict","boolean");
}}
{const d26=_d.lint;if(d26!==undefined){
if($object(d26)){
for(const k27 in d26)if(k27!=="extends"&&k27!=="rules")
$fail(_e,_p+"/lint",$s1+"/properties/lint","additionalProperties",{additionalProperty:k27},"must NOT have additional properties");
{const d28=d26.extends;if(d28!==undefined){
if(!$c9.includes(d28))$enum(_e,_p+"/lint/extends",$s1+"/properties/lint/properties/extends",$c9);
}}
{const d29=d26.rules;if(d29!==undefined){
if($object(d29)){
for(const k30 in d29){const d31=d29[k30];
if(!$c10.includes(d31))$enum(_e,_p+"/lint/rules/"+$key(k30),$s1+"/properties/lint/properties/rules/additionalProperties",$c10);
}
}else 
$type(_e,_p+"/lint/rules",$s1+"/properties/lint/properties/rules","object");
}}
}else 
$type(_e,_p+"/lint",$s1+"/properties/lint","object");
}}
{const d32=_d.pages;if(d32!==undefined){
if($object(d32)){
for(const k33 in d32){const d34=d32[k33];
$v3(d34,_p+"/pages/"+$key(k33),_e);
}
}else 
$type(_e,_p+"/pages",$s1+"/properties/pages","object");
}}
{const d35=_d.names;if(d35!==undefined){
if($object(d35)){
for(const k36 in d35)if(k36!=="operations"&&k36!=="schemas")
$fail(_e,_p+"/names",$s1+"/properties/names","additionalProperties",{additionalProperty:k36},"must NOT have additional properties");
{const d37=d35.operations;if(d37!==undefined){
if($object(d37)){
for(const k38 in d37){const d39=d37[k38];
$v4(d39,_p+"/names/operations/"+$key(k38),_e);
}
}else 
$type(_e,_p+"/names/operations",$s1+"/properties/names/properties/operations","object");
}}
{const d40=d35.schemas;if(d40!==undefined){
if($object(d40)){
for(const k41 in d40){const d42=d40[k41];
$v4(d42,_p+"/names/schemas/"+$key(k41),_e);
}
}else 
$type(_e,_p+"/names/schemas",$s1+"/properties/names/properties/schemas","object");
}}
}else 
$type(_e,_p+"/names",$s1+"/properties/names","object");
}}
}else 
$type(_e,_p,$s1,"object");
}
function $v4(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c11.test(_d))$pattern(_e,_p,$s4,"^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$");
}else 
$type(_e,_p,$s4,"string");
}
function $v3(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
for(const k1 in _d)if(k1!=="items"&&k1!=="cursor"&&k1!=="offset"&&k1!=="page"&&k1!=="next"&&k1!=="nextHeader"&&k1!=="hasMore"&&k1!=="pageCount")
$fail(_e,_p,$s3,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.items;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/items",$s3+"/properties/items","string");
}}
{const d3=_d.cursor;if(d3!==undefined){
if(typeof d3==="string"){
if(d3.length<1)$size(_e,_p+"/cursor",$s3+"/properties/cursor","minLength",1,"characters");
}else 
$type(_e,_p+"/cursor",$s3+"/properties/cursor","string");
}}
{const d4=_d.offset;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(_e,_p+"/offset",$s3+"/properties/offset","minLength",1,"characters");
}else 
$type(_e,_p+"/offset",$s3+"/properties/offset","string");
}}
{const d5=_d.page;if(d5!==undefined){
if(typeof d5==="string"){
if(d5.length<1)$size(_e,_p+"/page",$s3+"/properties/page","minLength",1,"characters");
}else 
$type(_e,_p+"/page",$s3+"/properties/page","string");
}}
{const d6=_d.next;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/next",$s3+"/properties/next","string");
}}
{const d7=_d.nextHeader;if(d7!==undefined){
if(typeof d7==="string"){
if(d7.length<1)$size(_e,_p+"/nextHeader",$s3+"/properties/nextHeader","minLength",1,"characters");
}else 
$type(_e,_p+"/nextHeader",$s3+"/properties/nextHeader","string");
}}
{const d8=_d.hasMore;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/hasMore",$s3+"/properties/hasMore","string");
}}
{const d9=_d.pageCount;if(d9!==undefined){
if(!(typeof d9==="string"))$type(_e,_p+"/pageCount",$s3+"/properties/pageCount","string");
}}
}else 
$type(_e,_p,$s3,"object");
}
function $v2(_d:any,_p:string,_e:ValidationError[]):void{
if(!$c12.includes(_d))$enum(_e,_p,$s2,$c12);
}
export const validateConfig: SchemaValidator = /* @__PURE__ */ $validator($v1);
