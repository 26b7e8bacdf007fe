// Made by scripts/dev/make-schema-validators.ts from server/seed/seed.schema.json. Do not edit; to make it again: npm run generate:schema-validators

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
function $const(errors: ValidationError[], path: string, place: string, allowedValue: unknown): false {
  return $fail(errors, path, place, "const", { allowedValue }, "must be equal to constant");
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
const $c1=new Set(["$schema","version","clock","faults","programs","businesses","people","accounts","contacts","cards","transfers"]);
const $c2=new RegExp("^(19[7-9]\\d|[2-8]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$","u");
const $c3=new RegExp("^[!-~]{16,200}$","u");
const $c4=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$","u");
const $s1="#/$defs/seed";
const $s8="#/$defs/transfer";
const $s7="#/$defs/card";
const $s6="#/$defs/contact";
const $s5="#/$defs/account";
const $s4="#/$defs/member";
const $s3="#/$defs/program";
const $s2="#/$defs/name";
function $v1(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.version===undefined)$required(_e,_p,$s1,"version");
for(const k1 in _d)if(!$c1.has(k1))
$fail(_e,_p,$s1,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.$schema;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/$schema",$s1+"/properties/%24schema","string");
}}
{const d3=_d.version;if(d3!==undefined){
if((d3 as any)!==1)$const(_e,_p+"/version",$s1+"/properties/version",1);
}}
{const d4=_d.clock;if(d4!==undefined){
if($object(d4)){
for(const k5 in d4)if(k5!=="now"&&k5!=="frozen")
$fail(_e,_p+"/clock",$s1+"/properties/clock","additionalProperties",{additionalProperty:k5},"must NOT have additional properties");
{const d6=d4.now;if(d6!==undefined){
if(typeof d6==="string"){
if(!$c2.test(d6))$pattern(_e,_p+"/clock/now",$s1+"/properties/clock/properties/now","^(19[7-9]\\d|[2-8]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$");
}else 
$type(_e,_p+"/clock/now",$s1+"/properties/clock/properties/now","string");
}}
{const d7=d4.frozen;if(d7!==undefined){
if(!(typeof d7==="boolean"))$type(_e,_p+"/clock/frozen",$s1+"/properties/clock/properties/frozen","boolean");
}}
}else 
$type(_e,_p+"/clock",$s1+"/properties/clock","object");
}}
{const d8=_d.faults;if(d8!==undefined){
if(Array.isArray(d8)){
if(d8.length>1000)$size(_e,_p+"/faults",$s1+"/properties/faults","maxItems",1000,"items");
for(let i9=0;i9<d8.length;i9++){const d10=d8[i9];
if(!($object(d10)))$type(_e,_p+"/faults/"+i9,$s1+"/properties/faults/items","object");
}
}else 
$type(_e,_p+"/faults",$s1+"/properties/faults","array");
}}
{const d11=_d.programs;if(d11!==undefined){
if($object(d11)){
for(const k12 in d11){const n13=_e.length;
$v2((k12 as any),_p+"/programs",_e);
if(_e.length>n13)$fail(_e,_p+"/programs",$s1+"/properties/programs","propertyNames",{propertyName:k12},"property name must be valid");
}
for(const k14 in d11){const d15=d11[k14];
$v3(d15,_p+"/programs/"+$key(k14),_e);
}
}else 
$type(_e,_p+"/programs",$s1+"/properties/programs","object");
}}
{const d16=_d.businesses;if(d16!==undefined){
if($object(d16)){
for(const k17 in d16){const n18=_e.length;
$v2((k17 as any),_p+"/businesses",_e);
if(_e.length>n18)$fail(_e,_p+"/businesses",$s1+"/properties/businesses","propertyNames",{propertyName:k17},"property name must be valid");
}
for(const k19 in d16){const d20=d16[k19];
$v4(d20,_p+"/businesses/"+$key(k19),_e);
}
}else 
$type(_e,_p+"/businesses",$s1+"/properties/businesses","object");
}}
{const d21=_d.people;if(d21!==undefined){
if($object(d21)){
for(const k22 in d21){const n23=_e.length;
$v2((k22 as any),_p+"/people",_e);
if(_e.length>n23)$fail(_e,_p+"/people",$s1+"/properties/people","propertyNames",{propertyName:k22},"property name must be valid");
}
for(const k24 in d21){const d25=d21[k24];
$v4(d25,_p+"/people/"+$key(k24),_e);
}
}else 
$type(_e,_p+"/people",$s1+"/properties/people","object");
}}
{const d26=_d.accounts;if(d26!==undefined){
if($object(d26)){
for(const k27 in d26){const n28=_e.length;
$v2((k27 as any),_p+"/accounts",_e);
if(_e.length>n28)$fail(_e,_p+"/accounts",$s1+"/properties/accounts","propertyNames",{propertyName:k27},"property name must be valid");
}
for(const k29 in d26){const d30=d26[k29];
$v5(d30,_p+"/accounts/"+$key(k29),_e);
}
}else 
$type(_e,_p+"/accounts",$s1+"/properties/accounts","object");
}}
{const d31=_d.contacts;if(d31!==undefined){
if($object(d31)){
for(const k32 in d31){const n33=_e.length;
$v2((k32 as any),_p+"/contacts",_e);
if(_e.length>n33)$fail(_e,_p+"/contacts",$s1+"/properties/contacts","propertyNames",{propertyName:k32},"property name must be valid");
}
for(const k34 in d31){const d35=d31[k34];
$v6(d35,_p+"/contacts/"+$key(k34),_e);
}
}else 
$type(_e,_p+"/contacts",$s1+"/properties/contacts","object");
}}
{const d36=_d.cards;if(d36!==undefined){
if($object(d36)){
for(const k37 in d36){const n38=_e.length;
$v2((k37 as any),_p+"/cards",_e);
if(_e.length>n38)$fail(_e,_p+"/cards",$s1+"/properties/cards","propertyNames",{propertyName:k37},"property name must be valid");
}
for(const k39 in d36){const d40=d36[k39];
$v7(d40,_p+"/cards/"+$key(k39),_e);
}
}else 
$type(_e,_p+"/cards",$s1+"/properties/cards","object");
}}
{const d41=_d.transfers;if(d41!==undefined){
if($object(d41)){
for(const k42 in d41){const n43=_e.length;
$v2((k42 as any),_p+"/transfers",_e);
if(_e.length>n43)$fail(_e,_p+"/transfers",$s1+"/properties/transfers","propertyNames",{propertyName:k42},"property name must be valid");
}
for(const k44 in d41){const d45=d41[k44];
$v8(d45,_p+"/transfers/"+$key(k44),_e);
}
}else 
$type(_e,_p+"/transfers",$s1+"/properties/transfers","object");
}}
}else 
$type(_e,_p,$s1,"object");
}
function $v8(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.contact;if(d1!==undefined){
$v2(d1,_p+"/contact",_e);
}}
{const d2=_d.account;if(d2!==undefined){
$v2(d2,_p+"/account",_e);
}}
}else 
$type(_e,_p,$s8,"object");
}
function $v7(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.account;if(d1!==undefined){
$v2(d1,_p+"/account",_e);
}}
{const d2=_d.person;if(d2!==undefined){
$v2(d2,_p+"/person",_e);
}}
}else 
$type(_e,_p,$s7,"object");
}
function $v6(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.account;if(d1!==undefined){
$v2(d1,_p+"/account",_e);
}}
}else 
$type(_e,_p,$s6,"object");
}
function $v5(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.program;if(d1!==undefined){
$v2(d1,_p+"/program",_e);
}}
{const d2=_d.business;if(d2!==undefined){
$v2(d2,_p+"/business",_e);
}}
{const d3=_d.person;if(d3!==undefined){
$v2(d3,_p+"/person",_e);
}}
}else 
$type(_e,_p,$s5,"object");
}
function $v4(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
for(const k1 in _d)if(k1!=="program")
$fail(_e,_p,$s4,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.program;if(d2!==undefined){
$v2(d2,_p+"/program",_e);
}}
}else 
$type(_e,_p,$s4,"object");
}
function $v3(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
for(const k1 in _d)if(k1!=="apiKey"&&k1!=="settings")
$fail(_e,_p,$s3,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.apiKey;if(d2!==undefined){
if(typeof d2==="string"){
if(!$c3.test(d2))$pattern(_e,_p+"/apiKey",$s3+"/properties/apiKey","^[!-~]{16,200}$");
}else 
$type(_e,_p+"/apiKey",$s3+"/properties/apiKey","string");
}}
{const d3=_d.settings;if(d3!==undefined){
if(!($object(d3)))$type(_e,_p+"/settings",$s3+"/properties/settings","object");
}}
}else 
$type(_e,_p,$s3,"object");
}
function $v2(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c4.test(_d))$pattern(_e,_p,$s2,"^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$");
}else 
$type(_e,_p,$s2,"string");
}
export const validateSeed: SchemaValidator = /* @__PURE__ */ $validator($v1);
