// Made by scripts/dev/make-schema-validators.ts from server/snapshot/snapshot.schema.json. Do not edit; to make it again: npm run generate:schema-validators

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
function $required(errors, path, place, missingProperty) {
  return $fail(errors, path, place, "required", { missingProperty }, "must have required property '" + missingProperty + "'");
}
function $const(errors, path, place, allowedValue) {
  return $fail(errors, path, place, "const", { allowedValue }, "must be equal to constant");
}
function $limit(errors, path, place, keyword, comparison, limit) {
  return $fail(errors, path, place, keyword, { comparison, limit }, "must be " + comparison + " " + limit);
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
const $c1=new RegExp("^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c2=new RegExp("^(bus|per)-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c3=new RegExp("^key-[0-9a-f]{64}$","u");
const $c4=new RegExp("^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c5=new RegExp("^(con|crd)-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c6=new RegExp("^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c7=new RegExp("^clock(-prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}))?$","u");
const $c8=new RegExp("^(19[7-9]\\d|[2-8]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$","u");
const $c9=new RegExp("^\\d{4}-\\d{2}-\\d{2}$","u");
const $c10=new RegExp("^\\d{4}-\\d{2}$","u");
const $s1="#/$defs/snapshot";
const $s8="#/$defs/clock";
const $s7="#/$defs/transfer";
const $s6="#/$defs/account";
const $s5="#/$defs/key";
const $s4="#/$defs/member";
const $s3="#/$defs/resource";
const $s2="#/$defs/programId";
function $v1(d,p,e){
if($object(d)){
if(d.version===undefined)$required(e,p,$s1,"version");
if(d.records===undefined)$required(e,p,$s1,"records");
for(const k1 in d)if(k1!=="$schema"&&k1!=="version"&&k1!=="programId"&&k1!=="records"&&k1!=="faults")
$fail(e,p,$s1,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.$schema;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/$schema",$s1+"/properties/%24schema","string");
}}
{const d3=d.version;if(d3!==undefined){
if(d3!==1)$const(e,p+"/version",$s1+"/properties/version",1);
}}
{const d4=d.programId;if(d4!==undefined){
$v2(d4,p+"/programId",e);
}}
{const d5=d.records;if(d5!==undefined){
if($object(d5)){
for(const k6 in d5)if(!$c1.test(k6)&&!$c2.test(k6)&&!$c3.test(k6)&&!$c4.test(k6)&&!$c5.test(k6)&&!$c6.test(k6)&&!$c7.test(k6))
$fail(e,p+"/records",$s1+"/properties/records","additionalProperties",{additionalProperty:k6},"must NOT have additional properties");
for(const k7 in d5)if($c1.test(k7)){const d8=d5[k7];
$v3(d8,p+"/records/"+$key(k7),e);
}
for(const k9 in d5)if($c2.test(k9)){const d10=d5[k9];
$v4(d10,p+"/records/"+$key(k9),e);
}
for(const k11 in d5)if($c3.test(k11)){const d12=d5[k11];
$v5(d12,p+"/records/"+$key(k11),e);
}
for(const k13 in d5)if($c4.test(k13)){const d14=d5[k13];
$v6(d14,p+"/records/"+$key(k13),e);
}
for(const k15 in d5)if($c5.test(k15)){const d16=d5[k15];
$v3(d16,p+"/records/"+$key(k15),e);
}
for(const k17 in d5)if($c6.test(k17)){const d18=d5[k17];
$v7(d18,p+"/records/"+$key(k17),e);
}
for(const k19 in d5)if($c7.test(k19)){const d20=d5[k19];
$v8(d20,p+"/records/"+$key(k19),e);
}
}else 
$type(e,p+"/records",$s1+"/properties/records","object");
}}
{const d21=d.faults;if(d21!==undefined){
if(Array.isArray(d21)){
if(d21.length>1000)$size(e,p+"/faults",$s1+"/properties/faults","maxItems",1000,"items");
for(let i22=0;i22<d21.length;i22++){const d23=d21[i22];
if(!($object(d23)))$type(e,p+"/faults/"+i22,$s1+"/properties/faults/items","object");
}
}else 
$type(e,p+"/faults",$s1+"/properties/faults","array");
}}
}else 
$type(e,p,$s1,"object");
}
function $v8(d,p,e){
if($object(d)){
if(Object.keys(d).length>1)$size(e,p,$s8,"maxProperties",1,"properties");
if(Object.keys(d).length<1)$size(e,p,$s8,"minProperties",1,"properties");
for(const k1 in d)if(k1!=="stoppedAt"&&k1!=="shiftMs")
$fail(e,p,$s8,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.stoppedAt;if(d2!==undefined){
if(typeof d2==="string"){
if(!$c8.test(d2))$pattern(e,p+"/stoppedAt",$s8+"/properties/stoppedAt","^(19[7-9]\\d|[2-8]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$");
}else 
$type(e,p+"/stoppedAt",$s8+"/properties/stoppedAt","string");
}}
{const d3=d.shiftMs;if(d3!==undefined){
if(!(Number.isInteger(d3)))$type(e,p+"/shiftMs",$s8+"/properties/shiftMs","integer");
if(typeof d3==="number"){
if(!(d3<=300000000000000))$limit(e,p+"/shiftMs",$s8+"/properties/shiftMs","maximum","<=",300000000000000);
if(!(d3>=-300000000000000))$limit(e,p+"/shiftMs",$s8+"/properties/shiftMs","minimum",">=",-300000000000000);
}
}}
}else 
$type(e,p,$s8,"object");
}
function $v7(d,p,e){
if($object(d)){
if(d.programId===undefined)$required(e,p,$s7,"programId");
if(d.transfer===undefined)$required(e,p,$s7,"transfer");
for(const k1 in d)if(k1!=="programId"&&k1!=="transfer")
$fail(e,p,$s7,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.programId;if(d2!==undefined){
$v2(d2,p+"/programId",e);
}}
{const d3=d.transfer;if(d3!==undefined){
if(!($object(d3)))$type(e,p+"/transfer",$s7+"/properties/transfer","object");
}}
}else 
$type(e,p,$s7,"object");
}
function $v6(d,p,e){
if($object(d)){
if(d.account===undefined)$required(e,p,$s6,"account");
if(d.cards===undefined)$required(e,p,$s6,"cards");
if(d.received===undefined)$required(e,p,$s6,"received");
for(const k1 in d)if(k1!=="account"&&k1!=="cards"&&k1!=="received")
$fail(e,p,$s6,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.account;if(d2!==undefined){
if(!($object(d2)))$type(e,p+"/account",$s6+"/properties/account","object");
}}
{const d3=d.cards;if(d3!==undefined){
if($object(d3)){
if(d3.physical===undefined)$required(e,p+"/cards",$s6+"/properties/cards","physical");
if(d3.virtual===undefined)$required(e,p+"/cards",$s6+"/properties/cards","virtual");
for(const k4 in d3)if(k4!=="physical"&&k4!=="virtual")
$fail(e,p+"/cards",$s6+"/properties/cards","additionalProperties",{additionalProperty:k4},"must NOT have additional properties");
{const d5=d3.physical;if(d5!==undefined){
if(!(Number.isInteger(d5)))$type(e,p+"/cards/physical",$s6+"/properties/cards/properties/physical","integer");
if(typeof d5==="number"){
if(!(d5<=9007199254740991))$limit(e,p+"/cards/physical",$s6+"/properties/cards/properties/physical","maximum","<=",9007199254740991);
if(!(d5>=0))$limit(e,p+"/cards/physical",$s6+"/properties/cards/properties/physical","minimum",">=",0);
}
}}
{const d6=d3.virtual;if(d6!==undefined){
if(!(Number.isInteger(d6)))$type(e,p+"/cards/virtual",$s6+"/properties/cards/properties/virtual","integer");
if(typeof d6==="number"){
if(!(d6<=9007199254740991))$limit(e,p+"/cards/virtual",$s6+"/properties/cards/properties/virtual","maximum","<=",9007199254740991);
if(!(d6>=0))$limit(e,p+"/cards/virtual",$s6+"/properties/cards/properties/virtual","minimum",">=",0);
}
}}
}else 
$type(e,p+"/cards",$s6+"/properties/cards","object");
}}
{const d7=d.received;if(d7!==undefined){
if($object(d7)){
if(d7.day===undefined)$required(e,p+"/received",$s6+"/properties/received","day");
if(d7.dayCents===undefined)$required(e,p+"/received",$s6+"/properties/received","dayCents");
if(d7.month===undefined)$required(e,p+"/received",$s6+"/properties/received","month");
if(d7.monthCents===undefined)$required(e,p+"/received",$s6+"/properties/received","monthCents");
for(const k8 in d7)if(k8!=="day"&&k8!=="dayCents"&&k8!=="month"&&k8!=="monthCents")
$fail(e,p+"/received",$s6+"/properties/received","additionalProperties",{additionalProperty:k8},"must NOT have additional properties");
{const d9=d7.day;if(d9!==undefined){
if(typeof d9==="string"){
if(!$c9.test(d9))$pattern(e,p+"/received/day",$s6+"/properties/received/properties/day","^\\d{4}-\\d{2}-\\d{2}$");
}else 
$type(e,p+"/received/day",$s6+"/properties/received/properties/day","string");
}}
{const d10=d7.dayCents;if(d10!==undefined){
if(!(Number.isInteger(d10)))$type(e,p+"/received/dayCents",$s6+"/properties/received/properties/dayCents","integer");
if(typeof d10==="number"){
if(!(d10<=9007199254740991))$limit(e,p+"/received/dayCents",$s6+"/properties/received/properties/dayCents","maximum","<=",9007199254740991);
if(!(d10>=0))$limit(e,p+"/received/dayCents",$s6+"/properties/received/properties/dayCents","minimum",">=",0);
}
}}
{const d11=d7.month;if(d11!==undefined){
if(typeof d11==="string"){
if(!$c10.test(d11))$pattern(e,p+"/received/month",$s6+"/properties/received/properties/month","^\\d{4}-\\d{2}$");
}else 
$type(e,p+"/received/month",$s6+"/properties/received/properties/month","string");
}}
{const d12=d7.monthCents;if(d12!==undefined){
if(!(Number.isInteger(d12)))$type(e,p+"/received/monthCents",$s6+"/properties/received/properties/monthCents","integer");
if(typeof d12==="number"){
if(!(d12<=9007199254740991))$limit(e,p+"/received/monthCents",$s6+"/properties/received/properties/monthCents","maximum","<=",9007199254740991);
if(!(d12>=0))$limit(e,p+"/received/monthCents",$s6+"/properties/received/properties/monthCents","minimum",">=",0);
}
}}
}else 
$type(e,p+"/received",$s6+"/properties/received","object");
}}
}else 
$type(e,p,$s6,"object");
}
function $v5(d,p,e){
if($object(d)){
if(d.programId===undefined)$required(e,p,$s5,"programId");
if(d.label===undefined)$required(e,p,$s5,"label");
if(d.createdAt===undefined)$required(e,p,$s5,"createdAt");
for(const k1 in d)if(k1!=="programId"&&k1!=="label"&&k1!=="createdAt")
$fail(e,p,$s5,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.programId;if(d2!==undefined){
$v2(d2,p+"/programId",e);
}}
{const d3=d.label;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/label",$s5+"/properties/label","string");
}}
{const d4=d.createdAt;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/createdAt",$s5+"/properties/createdAt","string");
}}
}else 
$type(e,p,$s5,"object");
}
function $v4(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s4,"id");
if(d.programId===undefined)$required(e,p,$s4,"programId");
for(const k1 in d)if(k1!=="id"&&k1!=="programId")
$fail(e,p,$s4,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.id;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/id",$s4+"/properties/id","string");
}}
{const d3=d.programId;if(d3!==undefined){
$v2(d3,p+"/programId",e);
}}
}else 
$type(e,p,$s4,"object");
}
function $v3(d,p,e){
if(!($object(d)))$type(e,p,$s3,"object");
}
function $v2(d,p,e){
if(typeof d==="string"){
if(!$c1.test(d))$pattern(e,p,$s2,"^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s2,"string");
}
export const validateSnapshot: SchemaValidator = /* @__PURE__ */ $validator($v1);
