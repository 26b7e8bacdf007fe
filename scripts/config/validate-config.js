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
const $c1=new Set(["$schema","spec","overlays","overlayMatches","out","only","skip","hooks","clients","importExtension","strict","lint","names"]);
const $c2=["one","some","any"];
const $c3=["react","vue","svelte","solid","swr"];
const $c4=["python","go","java","php"];
const $c5=["ts","js","none"];
const $c6=["recommended","house"];
const $c7=["off","warn","error"];
const $c8=new RegExp("^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$","u");
const $c9=["openapi","openapi-3.0","types","identifiers","operations","examples","catalogue","validators","zod","msw","client","hooks","server","reference"];
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
{const d12=d.skip;if(d12!==undefined){
if(Array.isArray(d12)){
for(let i13=0;i13<d12.length;i13++){const d14=d12[i13];
$v2(d14,p+"/skip/"+i13,e);
}
}else 
$type(e,p+"/skip",$s1+"/properties/skip","array");
}}
{const d15=d.hooks;if(d15!==undefined){
if(!$c3.includes(d15))$enum(e,p+"/hooks",$s1+"/properties/hooks",$c3);
}}
{const d16=d.clients;if(d16!==undefined){
if(Array.isArray(d16)){
for(let i17=0;i17<d16.length;i17++){const d18=d16[i17];
if(!$c4.includes(d18))$enum(e,p+"/clients/"+i17,$s1+"/properties/clients/items",$c4);
}
}else 
$type(e,p+"/clients",$s1+"/properties/clients","array");
}}
{const d19=d.importExtension;if(d19!==undefined){
if(!$c5.includes(d19))$enum(e,p+"/importExtension",$s1+"/properties/importExtension",$c5);
}}
{const d20=d.strict;if(d20!==undefined){
if(!(typeof d20==="boolean"))$type(e,p+"/strict",$s1+"/properties/strict","boolean");
}}
{const d21=d.lint;if(d21!==undefined){
if($object(d21)){
for(const k22 in d21)if(k22!=="extends"&&k22!=="rules")
$fail(e,p+"/lint",$s1+"/properties/lint","additionalProperties",{additionalProperty:k22},"must NOT have additional properties");
{const d23=d21.extends;if(d23!==undefined){
if(!$c6.includes(d23))$enum(e,p+"/lint/extends",$s1+"/properties/lint/properties/extends",$c6);
}}
{const d24=d21.rules;if(d24!==undefined){
if($object(d24)){
for(const k25 in d24){const d26=d24[k25];
if(!$c7.includes(d26))$enum(e,p+"/lint/rules/"+$key(k25),$s1+"/properties/lint/properties/rules/additionalProperties",$c7);
}
}else 
$type(e,p+"/lint/rules",$s1+"/properties/lint/properties/rules","object");
}}
}else 
$type(e,p+"/lint",$s1+"/properties/lint","object");
}}
{const d27=d.names;if(d27!==undefined){
if($object(d27)){
for(const k28 in d27)if(k28!=="operations"&&k28!=="schemas")
$fail(e,p+"/names",$s1+"/properties/names","additionalProperties",{additionalProperty:k28},"must NOT have additional properties");
{const d29=d27.operations;if(d29!==undefined){
if($object(d29)){
for(const k30 in d29){const d31=d29[k30];
$v3(d31,p+"/names/operations/"+$key(k30),e);
}
}else 
$type(e,p+"/names/operations",$s1+"/properties/names/properties/operations","object");
}}
{const d32=d27.schemas;if(d32!==undefined){
if($object(d32)){
for(const k33 in d32){const d34=d32[k33];
$v3(d34,p+"/names/schemas/"+$key(k33),e);
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
if(!$c8.test(d))$pattern(e,p,$s3,"^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$");
}else 
$type(e,p,$s3,"string");
}
function $v2(d,p,e){
if(!$c9.includes(d))$enum(e,p,$s2,$c9);
}
export const validateConfig = /* @__PURE__ */ $validator($v1);
