// Made by scripts/dev/make-schema-validators.ts from scripts/config/config.schema.json. Do not edit; to make it again: npm run generate:schema-validators

// @ts-nocheck

import type { ValidationError } from '../validators.ts';

/** Holds a value against the schema; what is wrong stays in `errors` until the next call. */
interface SchemaValidator {
  <T>(data: unknown): data is T;
  errors?: readonly ValidationError[] | null;
}

function $validator(check) {
  const validate = (data) => {
    const errors = [];
    check(data, "", errors);
    validate.errors = errors.length === 0 ? null : errors;
    return errors.length === 0;
  };
  return validate;
}
function $fail(errors, instancePath, place, keyword, params, message) {
  errors.push({ instancePath, schemaPath: place + "/" + keyword, keyword, params, message });
  return false;
}
function $type(errors, path, place, type) {
  return $fail(errors, path, place, "type", { type }, "must be " + type);
}
function $enum(errors, path, place, allowedValues) {
  return $fail(errors, path, place, "enum", { allowedValues }, "must be equal to one of the allowed values");
}
function $size(errors, path, place, keyword, limit, things) {
  const difference = keyword.startsWith("min") ? "fewer" : "more";
  return $fail(errors, path, place, keyword, { limit }, "must NOT have " + difference + " than " + limit + " " + things);
}
function $pattern(errors, path, place, pattern) {
  return $fail(errors, path, place, "pattern", { pattern }, 'must match pattern "' + pattern + '"');
}
function $object(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function $key(name) {
  return name.includes("~") || name.includes("/") ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}
function $length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
const $c1=new Set(["$schema","spec","overlays","overlayMatches","out","only","like","skip","hooks","clients","collections","importExtension","int64","strict","lint","pages","names"]);
const $c2=["one","some","any"];
const $c3=["openapi-typescript"];
const $c4=["react","vue","svelte","solid","swr"];
const $c5=["python","go","java","php"];
const $c6=["postman","bruno"];
const $c7=["ts","js","none"];
const $c8=["number","string"];
const $c9=["recommended","house"];
const $c10=["off","warn","error"];
const $c11=new RegExp("^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$","u");
const $c12=["openapi","openapi-3.0","types","identifiers","operations","examples","catalogue","validators","zod","msw","client","hooks","server","reference"];
const $s1="#/$defs/config";
const $s4="#/$defs/name";
const $s3="#/$defs/pages";
const $s2="#/$defs/output";
function $v1(d,p,e){
if($object(d)){
for(const k1 in d)if(!$c1.has(k1))
$fail(e,p,$s1,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.$schema;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/$schema",$s1+"/properties/%24schema","string");
}}
{const d3=d.spec;if(d3!==undefined){
if(typeof d3==="string"){
if(d3.length<1)$size(e,p+"/spec",$s1+"/properties/spec","minLength",1,"characters");
}else 
$type(e,p+"/spec",$s1+"/properties/spec","string");
}}
{const d4=d.overlays;if(d4!==undefined){
if(Array.isArray(d4)){
for(let i5=0;i5<d4.length;i5++){const d6=d4[i5];
if(typeof d6==="string"){
if(d6.length<1)$size(e,p+"/overlays/"+i5,$s1+"/properties/overlays/items","minLength",1,"characters");
}else 
$type(e,p+"/overlays/"+i5,$s1+"/properties/overlays/items","string");
}
}else 
$type(e,p+"/overlays",$s1+"/properties/overlays","array");
}}
{const d7=d.overlayMatches;if(d7!==undefined){
if(!$c2.includes(d7))$enum(e,p+"/overlayMatches",$s1+"/properties/overlayMatches",$c2);
}}
{const d8=d.out;if(d8!==undefined){
if(typeof d8==="string"){
if(d8.length<1)$size(e,p+"/out",$s1+"/properties/out","minLength",1,"characters");
}else 
$type(e,p+"/out",$s1+"/properties/out","string");
}}
{const d9=d.only;if(d9!==undefined){
if(Array.isArray(d9)){
if(d9.length<1)$size(e,p+"/only",$s1+"/properties/only","minItems",1,"items");
for(let i10=0;i10<d9.length;i10++){const d11=d9[i10];
$v2(d11,p+"/only/"+i10,e);
}
}else 
$type(e,p+"/only",$s1+"/properties/only","array");
}}
{const d12=d.like;if(d12!==undefined){
if(!$c3.includes(d12))$enum(e,p+"/like",$s1+"/properties/like",$c3);
}}
{const d13=d.skip;if(d13!==undefined){
if(Array.isArray(d13)){
for(let i14=0;i14<d13.length;i14++){const d15=d13[i14];
$v2(d15,p+"/skip/"+i14,e);
}
}else 
$type(e,p+"/skip",$s1+"/properties/skip","array");
}}
{const d16=d.hooks;if(d16!==undefined){
if(!$c4.includes(d16))$enum(e,p+"/hooks",$s1+"/properties/hooks",$c4);
}}
{const d17=d.clients;if(d17!==undefined){
if(Array.isArray(d17)){
for(let i18=0;i18<d17.length;i18++){const d19=d17[i18];
if(!$c5.includes(d19))$enum(e,p+"/clients/"+i18,$s1+"/properties/clients/items",$c5);
}
}else 
$type(e,p+"/clients",$s1+"/properties/clients","array");
}}
{const d20=d.collections;if(d20!==undefined){
if(Array.isArray(d20)){
for(let i21=0;i21<d20.length;i21++){const d22=d20[i21];
if(!$c6.includes(d22))$enum(e,p+"/collections/"+i21,$s1+"/properties/collections/items",$c6);
}
}else 
$type(e,p+"/collections",$s1+"/properties/collections","array");
}}
{const d23=d.importExtension;if(d23!==undefined){
if(!$c7.includes(d23))$enum(e,p+"/importExtension",$s1+"/properties/importExtension",$c7);
}}
{const d24=d.int64;if(d24!==undefined){
if(!$c8.includes(d24))$enum(e,p+"/int64",$s1+"/properties/int64",$c8);
}}
{const d25=d.strict;if(d25!==undefined){
if(!(typeof d25==="boolean"))$type(e,p+"/strict",$s1+"/properties/strict","boolean");
}}
{const d26=d.lint;if(d26!==undefined){
if($object(d26)){
for(const k27 in d26)if(k27!=="extends"&&k27!=="rules")
$fail(e,p+"/lint",$s1+"/properties/lint","additionalProperties",{additionalProperty:k27},"must NOT have additional properties");
{const d28=d26.extends;if(d28!==undefined){
if(!$c9.includes(d28))$enum(e,p+"/lint/extends",$s1+"/properties/lint/properties/extends",$c9);
}}
{const d29=d26.rules;if(d29!==undefined){
if($object(d29)){
for(const k30 in d29){const d31=d29[k30];
if(!$c10.includes(d31))$enum(e,p+"/lint/rules/"+$key(k30),$s1+"/properties/lint/properties/rules/additionalProperties",$c10);
}
}else 
$type(e,p+"/lint/rules",$s1+"/properties/lint/properties/rules","object");
}}
}else 
$type(e,p+"/lint",$s1+"/properties/lint","object");
}}
{const d32=d.pages;if(d32!==undefined){
if($object(d32)){
for(const k33 in d32){const d34=d32[k33];
$v3(d34,p+"/pages/"+$key(k33),e);
}
}else 
$type(e,p+"/pages",$s1+"/properties/pages","object");
}}
{const d35=d.names;if(d35!==undefined){
if($object(d35)){
for(const k36 in d35)if(k36!=="operations"&&k36!=="schemas")
$fail(e,p+"/names",$s1+"/properties/names","additionalProperties",{additionalProperty:k36},"must NOT have additional properties");
{const d37=d35.operations;if(d37!==undefined){
if($object(d37)){
for(const k38 in d37){const d39=d37[k38];
$v4(d39,p+"/names/operations/"+$key(k38),e);
}
}else 
$type(e,p+"/names/operations",$s1+"/properties/names/properties/operations","object");
}}
{const d40=d35.schemas;if(d40!==undefined){
if($object(d40)){
for(const k41 in d40){const d42=d40[k41];
$v4(d42,p+"/names/schemas/"+$key(k41),e);
}
}else 
$type(e,p+"/names/schemas",$s1+"/properties/names/properties/schemas","object");
}}
}else 
$type(e,p+"/names",$s1+"/properties/names","object");
}}
}else 
$type(e,p,$s1,"object");
}
function $v4(d,p,e){
if(typeof d==="string"){
if(!$c11.test(d))$pattern(e,p,$s4,"^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$");
}else 
$type(e,p,$s4,"string");
}
function $v3(d,p,e){
if($object(d)){
for(const k1 in d)if(k1!=="items"&&k1!=="cursor"&&k1!=="offset"&&k1!=="page"&&k1!=="next"&&k1!=="nextHeader"&&k1!=="hasMore"&&k1!=="pageCount")
$fail(e,p,$s3,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.items;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/items",$s3+"/properties/items","string");
}}
{const d3=d.cursor;if(d3!==undefined){
if(typeof d3==="string"){
if(d3.length<1)$size(e,p+"/cursor",$s3+"/properties/cursor","minLength",1,"characters");
}else 
$type(e,p+"/cursor",$s3+"/properties/cursor","string");
}}
{const d4=d.offset;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(e,p+"/offset",$s3+"/properties/offset","minLength",1,"characters");
}else 
$type(e,p+"/offset",$s3+"/properties/offset","string");
}}
{const d5=d.page;if(d5!==undefined){
if(typeof d5==="string"){
if(d5.length<1)$size(e,p+"/page",$s3+"/properties/page","minLength",1,"characters");
}else 
$type(e,p+"/page",$s3+"/properties/page","string");
}}
{const d6=d.next;if(d6!==undefined){
if(!(typeof d6==="string"))$type(e,p+"/next",$s3+"/properties/next","string");
}}
{const d7=d.nextHeader;if(d7!==undefined){
if(typeof d7==="string"){
if(d7.length<1)$size(e,p+"/nextHeader",$s3+"/properties/nextHeader","minLength",1,"characters");
}else 
$type(e,p+"/nextHeader",$s3+"/properties/nextHeader","string");
}}
{const d8=d.hasMore;if(d8!==undefined){
if(!(typeof d8==="string"))$type(e,p+"/hasMore",$s3+"/properties/hasMore","string");
}}
{const d9=d.pageCount;if(d9!==undefined){
if(!(typeof d9==="string"))$type(e,p+"/pageCount",$s3+"/properties/pageCount","string");
}}
}else 
$type(e,p,$s3,"object");
}
function $v2(d,p,e){
if(!$c12.includes(d))$enum(e,p,$s2,$c12);
}
export const validateConfig: SchemaValidator = /* @__PURE__ */ $validator($v1);
