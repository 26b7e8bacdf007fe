// Made by scripts/dev/make-schema-validators.ts from scripts/config/config.schema.json. Do not edit; to make it again: npm run generate:schema-validators
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
const $c1=new Set(["$schema","spec","out","only","skip","hooks","importExtension","strict","lint","names"]);
const $c2=["react","vue","svelte","solid","swr"];
const $c3=["ts","js","none"];
const $c4=["recommended","house"];
const $c5=["off","warn","error"];
const $c6=new RegExp("^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$","u");
const $c7=["openapi","openapi-3.0","types","identifiers","operations","examples","catalogue","validators","zod","msw","client","hooks","server","reference"];
const $s1="#/$defs/config";
const $s3="#/$defs/name";
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
{const d4=d.out;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(e,p+"/out",$s1+"/properties/out","minLength",1,"characters");
}else 
$type(e,p+"/out",$s1+"/properties/out","string");
}}
{const d5=d.only;if(d5!==undefined){
if(Array.isArray(d5)){
if(d5.length<1)$size(e,p+"/only",$s1+"/properties/only","minItems",1,"items");
for(let i6=0;i6<d5.length;i6++){const d7=d5[i6];
$v2(d7,p+"/only/"+i6,e);
}
}else 
$type(e,p+"/only",$s1+"/properties/only","array");
}}
{const d8=d.skip;if(d8!==undefined){
if(Array.isArray(d8)){
for(let i9=0;i9<d8.length;i9++){const d10=d8[i9];
$v2(d10,p+"/skip/"+i9,e);
}
}else 
$type(e,p+"/skip",$s1+"/properties/skip","array");
}}
{const d11=d.hooks;if(d11!==undefined){
if(!$c2.includes(d11))$enum(e,p+"/hooks",$s1+"/properties/hooks",$c2);
}}
{const d12=d.importExtension;if(d12!==undefined){
if(!$c3.includes(d12))$enum(e,p+"/importExtension",$s1+"/properties/importExtension",$c3);
}}
{const d13=d.strict;if(d13!==undefined){
if(!(typeof d13==="boolean"))$type(e,p+"/strict",$s1+"/properties/strict","boolean");
}}
{const d14=d.lint;if(d14!==undefined){
if($object(d14)){
for(const k15 in d14)if(k15!=="extends"&&k15!=="rules")
$fail(e,p+"/lint",$s1+"/properties/lint","additionalProperties",{additionalProperty:k15},"must NOT have additional properties");
{const d16=d14.extends;if(d16!==undefined){
if(!$c4.includes(d16))$enum(e,p+"/lint/extends",$s1+"/properties/lint/properties/extends",$c4);
}}
{const d17=d14.rules;if(d17!==undefined){
if($object(d17)){
for(const k18 in d17){const d19=d17[k18];
if(!$c5.includes(d19))$enum(e,p+"/lint/rules/"+$key(k18),$s1+"/properties/lint/properties/rules/additionalProperties",$c5);
}
}else 
$type(e,p+"/lint/rules",$s1+"/properties/lint/properties/rules","object");
}}
}else 
$type(e,p+"/lint",$s1+"/properties/lint","object");
}}
{const d20=d.names;if(d20!==undefined){
if($object(d20)){
for(const k21 in d20)if(k21!=="operations"&&k21!=="schemas")
$fail(e,p+"/names",$s1+"/properties/names","additionalProperties",{additionalProperty:k21},"must NOT have additional properties");
{const d22=d20.operations;if(d22!==undefined){
if($object(d22)){
for(const k23 in d22){const d24=d22[k23];
$v3(d24,p+"/names/operations/"+$key(k23),e);
}
}else 
$type(e,p+"/names/operations",$s1+"/properties/names/properties/operations","object");
}}
{const d25=d20.schemas;if(d25!==undefined){
if($object(d25)){
for(const k26 in d25){const d27=d25[k26];
$v3(d27,p+"/names/schemas/"+$key(k26),e);
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
function $v3(d,p,e){
if(typeof d==="string"){
if(!$c6.test(d))$pattern(e,p,$s3,"^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$");
}else 
$type(e,p,$s3,"string");
}
function $v2(d,p,e){
if(!$c7.includes(d))$enum(e,p,$s2,$c7);
}
export const validateConfig = /* @__PURE__ */ $validator($v1);
