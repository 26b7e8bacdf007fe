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
const $c1=new Set(["$schema","spec","overlays","overlayMatches","out","only","skip","hooks","clients","collections","importExtension","strict","lint","names"]);
const $c2:readonly unknown[]=["one","some","any"];
const $c3:readonly unknown[]=["react","vue","svelte","solid","swr"];
const $c4:readonly unknown[]=["python","go","java","php"];
const $c5:readonly unknown[]=["postman","bruno"];
const $c6:readonly unknown[]=["ts","js","none"];
const $c7:readonly unknown[]=["recommended","house"];
const $c8:readonly unknown[]=["off","warn","error"];
const $c9=new RegExp("^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$","u");
const $c10:readonly unknown[]=["openapi","openapi-3.0","types","identifiers","operations","examples","catalogue","validators","zod","msw","client","hooks","server","reference"];
const $s1="#/$defs/config";
const $s3="#/$defs/name";
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
{const d12=_d.skip;if(d12!==undefined){
if(Array.isArray(d12)){
for(let i13=0;i13<d12.length;i13++){const d14=d12[i13];
$v2(d14,_p+"/skip/"+i13,_e);
}
}else 
$type(_e,_p+"/skip",$s1+"/properties/skip","array");
}}
{const d15=_d.hooks;if(d15!==undefined){
if(!$c3.includes(d15))$enum(_e,_p+"/hooks",$s1+"/properties/hooks",$c3);
}}
{const d16=_d.clients;if(d16!==undefined){
if(Array.isArray(d16)){
for(let i17=0;i17<d16.length;i17++){const d18=d16[i17];
if(!$c4.includes(d18))$enum(_e,_p+"/clients/"+i17,$s1+"/properties/clients/items",$c4);
}
}else 
$type(_e,_p+"/clients",$s1+"/properties/clients","array");
}}
{const d19=_d.collections;if(d19!==undefined){
if(Array.isArray(d19)){
for(let i20=0;i20<d19.length;i20++){const d21=d19[i20];
if(!$c5.includes(d21))$enum(_e,_p+"/collections/"+i20,$s1+"/properties/collections/items",$c5);
}
}else 
$type(_e,_p+"/collections",$s1+"/properties/collections","array");
}}
{const d22=_d.importExtension;if(d22!==undefined){
if(!$c6.includes(d22))$enum(_e,_p+"/importExtension",$s1+"/properties/importExtension",$c6);
}}
{const d23=_d.strict;if(d23!==undefined){
if(!(typeof d23==="boolean"))$type(_e,_p+"/strict",$s1+"/properties/strict","boolean");
}}
{const d24=_d.lint;if(d24!==undefined){
if($object(d24)){
for(const k25 in d24)if(k25!=="extends"&&k25!=="rules")
$fail(_e,_p+"/lint",$s1+"/properties/lint","additionalProperties",{additionalProperty:k25},"must NOT have additional properties");
{const d26=d24.extends;if(d26!==undefined){
if(!$c7.includes(d26))$enum(_e,_p+"/lint/extends",$s1+"/properties/lint/properties/extends",$c7);
}}
{const d27=d24.rules;if(d27!==undefined){
if($object(d27)){
for(const k28 in d27){const d29=d27[k28];
if(!$c8.includes(d29))$enum(_e,_p+"/lint/rules/"+$key(k28),$s1+"/properties/lint/properties/rules/additionalProperties",$c8);
}
}else 
$type(_e,_p+"/lint/rules",$s1+"/properties/lint/properties/rules","object");
}}
}else 
$type(_e,_p+"/lint",$s1+"/properties/lint","object");
}}
{const d30=_d.names;if(d30!==undefined){
if($object(d30)){
for(const k31 in d30)if(k31!=="operations"&&k31!=="schemas")
$fail(_e,_p+"/names",$s1+"/properties/names","additionalProperties",{additionalProperty:k31},"must NOT have additional properties");
{const d32=d30.operations;if(d32!==undefined){
if($object(d32)){
for(const k33 in d32){const d34=d32[k33];
$v3(d34,_p+"/names/operations/"+$key(k33),_e);
}
}else 
$type(_e,_p+"/names/operations",$s1+"/properties/names/properties/operations","object");
}}
{const d35=d30.schemas;if(d35!==undefined){
if($object(d35)){
for(const k36 in d35){const d37=d35[k36];
$v3(d37,_p+"/names/schemas/"+$key(k36),_e);
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
function $v3(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c9.test(_d))$pattern(_e,_p,$s3,"^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$");
}else 
$type(_e,_p,$s3,"string");
}
function $v2(_d:any,_p:string,_e:ValidationError[]):void{
if(!$c10.includes(_d))$enum(_e,_p,$s2,$c10);
}
export const validateConfig: SchemaValidator = /* @__PURE__ */ $validator($v1);
