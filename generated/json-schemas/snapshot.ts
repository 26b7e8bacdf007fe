// Made by scripts/dev/make-schema-validators.ts from server/snapshot/snapshot.schema.json. Do not edit; to make it again: npm run generate:schema-validators

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
function $object(data: unknown): boolean {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function $key(name: string): string {
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
function $v1(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.version===undefined)$required(_e,_p,$s1,"version");
if(_d.records===undefined)$required(_e,_p,$s1,"records");
for(const k1 in _d)if(k1!=="$schema"&&k1!=="version"&&k1!=="programId"&&k1!=="records"&&k1!=="faults")
$fail(_e,_p,$s1,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.$schema;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/$schema",$s1+"/properties/%24schema","string");
}}
{const d3=_d.version;if(d3!==undefined){
if((d3 as any)!==1)$const(_e,_p+"/version",$s1+"/properties/version",1);
}}
{const d4=_d.programId;if(d4!==undefined){
$v2(d4,_p+"/programId",_e);
}}
{const d5=_d.records;if(d5!==undefined){
if($object(d5)){
for(const k6 in d5)if(!$c1.test(k6)&&!$c2.test(k6)&&!$c3.test(k6)&&!$c4.test(k6)&&!$c5.test(k6)&&!$c6.test(k6)&&!$c7.test(k6))
$fail(_e,_p+"/records",$s1+"/properties/records","additionalProperties",{additionalProperty:k6},"must NOT have additional properties");
for(const k7 in d5)if($c1.test(k7)){const d8=d5[k7];
$v3(d8,_p+"/records/"+$key(k7),_e);
}
for(const k9 in d5)if($c2.test(k9)){const d10=d5[k9];
$v4(d10,_p+"/records/"+$key(k9),_e);
}
for(const k11 in d5)if($c3.test(k11)){const d12=d5[k11];
$v5(d12,_p+"/records/"+$key(k11),_e);
}
for(const k13 in d5)if($c4.test(k13)){const d14=d5[k13];
$v6(d14,_p+"/records/"+$key(k13),_e);
}
for(const k15 in d5)if($c5.test(k15)){const d16=d5[k15];
$v3(d16,_p+"/records/"+$key(k15),_e);
}
for(const k17 in d5)if($c6.test(k17)){const d18=d5[k17];
$v7(d18,_p+"/records/"+$key(k17),_e);
}
for(const k19 in d5)if($c7.test(k19)){const d20=d5[k19];
$v8(d20,_p+"/records/"+$key(k19),_e);
}
}else 
$type(_e,_p+"/records",$s1+"/properties/records","object");
}}
{const d21=_d.faults;if(d21!==undefined){
if(Array.isArray(d21)){
if(d21.length>1000)$size(_e,_p+"/faults",$s1+"/properties/faults","maxItems",1000,"items");
for(let i22=0;i22<d21.length;i22++){const d23=d21[i22];
if(!($object(d23)))$type(_e,_p+"/faults/"+i22,$s1+"/properties/faults/items","object");
}
}else 
$type(_e,_p+"/faults",$s1+"/properties/faults","array");
}}
}else 
$type(_e,_p,$s1,"object");
}
function $v8(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(Object.keys(_d).length>1)$size(_e,_p,$s8,"maxProperties",1,"properties");
if(Object.keys(_d).length<1)$size(_e,_p,$s8,"minProperties",1,"properties");
for(const k1 in _d)if(k1!=="stoppedAt"&&k1!=="shiftMs")
$fail(_e,_p,$s8,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.stoppedAt;if(d2!==undefined){
if(typeof d2==="string"){
if(!$c8.test(d2))$pattern(_e,_p+"/stoppedAt",$s8+"/properties/stoppedAt","^(19[7-9]\\d|[2-8]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$");
}else 
$type(_e,_p+"/stoppedAt",$s8+"/properties/stoppedAt","string");
}}
{const d3=_d.shiftMs;if(d3!==undefined){
if(!(Number.isInteger((d3 as any))))$type(_e,_p+"/shiftMs",$s8+"/properties/shiftMs","integer");
if(typeof (d3 as any)==="number"){
if(!(d3<=300000000000000))$limit(_e,_p+"/shiftMs",$s8+"/properties/shiftMs","maximum","<=",300000000000000);
if(!(d3>=-300000000000000))$limit(_e,_p+"/shiftMs",$s8+"/properties/shiftMs","minimum",">=",-300000000000000);
}
}}
}else 
$type(_e,_p,$s8,"object");
}
function $v7(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.programId===undefined)$required(_e,_p,$s7,"programId");
if(_d.transfer===undefined)$required(_e,_p,$s7,"transfer");
for(const k1 in _d)if(k1!=="programId"&&k1!=="transfer")
$fail(_e,_p,$s7,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.programId;if(d2!==undefined){
$v2(d2,_p+"/programId",_e);
}}
{const d3=_d.transfer;if(d3!==undefined){
if(!($object(d3)))$type(_e,_p+"/transfer",$s7+"/properties/transfer","object");
}}
}else 
$type(_e,_p,$s7,"object");
}
function $v6(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.account===undefined)$required(_e,_p,$s6,"account");
if(_d.cards===undefined)$required(_e,_p,$s6,"cards");
if(_d.received===undefined)$required(_e,_p,$s6,"received");
for(const k1 in _d)if(k1!=="account"&&k1!=="cards"&&k1!=="received")
$fail(_e,_p,$s6,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.account;if(d2!==undefined){
if(!($object(d2)))$type(_e,_p+"/account",$s6+"/properties/account","object");
}}
{const d3=_d.cards;if(d3!==undefined){
if($object(d3)){
if(d3.physical===undefined)$required(_e,_p+"/cards",$s6+"/properties/cards","physical");
if(d3.virtual===undefined)$required(_e,_p+"/cards",$s6+"/properties/cards","virtual");
for(const k4 in d3)if(k4!=="physical"&&k4!=="virtual")
$fail(_e,_p+"/cards",$s6+"/properties/cards","additionalProperties",{additionalProperty:k4},"must NOT have additional properties");
{const d5=d3.physical;if(d5!==undefined){
if(!(Number.isInteger((d5 as any))))$type(_e,_p+"/cards/physical",$s6+"/properties/cards/properties/physical","integer");
if(typeof (d5 as any)==="number"){
if(!(d5<=9007199254740991))$limit(_e,_p+"/cards/physical",$s6+"/properties/cards/properties/physical","maximum","<=",9007199254740991);
if(!(d5>=0))$limit(_e,_p+"/cards/physical",$s6+"/properties/cards/properties/physical","minimum",">=",0);
}
}}
{const d6=d3.virtual;if(d6!==undefined){
if(!(Number.isInteger((d6 as any))))$type(_e,_p+"/cards/virtual",$s6+"/properties/cards/properties/virtual","integer");
if(typeof (d6 as any)==="number"){
if(!(d6<=9007199254740991))$limit(_e,_p+"/cards/virtual",$s6+"/properties/cards/properties/virtual","maximum","<=",9007199254740991);
if(!(d6>=0))$limit(_e,_p+"/cards/virtual",$s6+"/properties/cards/properties/virtual","minimum",">=",0);
}
}}
}else 
$type(_e,_p+"/cards",$s6+"/properties/cards","object");
}}
{const d7=_d.received;if(d7!==undefined){
if($object(d7)){
if(d7.day===undefined)$required(_e,_p+"/received",$s6+"/properties/received","day");
if(d7.dayCents===undefined)$required(_e,_p+"/received",$s6+"/properties/received","dayCents");
if(d7.month===undefined)$required(_e,_p+"/received",$s6+"/properties/received","month");
if(d7.monthCents===undefined)$required(_e,_p+"/received",$s6+"/properties/received","monthCents");
for(const k8 in d7)if(k8!=="day"&&k8!=="dayCents"&&k8!=="month"&&k8!=="monthCents")
$fail(_e,_p+"/received",$s6+"/properties/received","additionalProperties",{additionalProperty:k8},"must NOT have additional properties");
{const d9=d7.day;if(d9!==undefined){
if(typeof d9==="string"){
if(!$c9.test(d9))$pattern(_e,_p+"/received/day",$s6+"/properties/received/properties/day","^\\d{4}-\\d{2}-\\d{2}$");
}else 
$type(_e,_p+"/received/day",$s6+"/properties/received/properties/day","string");
}}
{const d10=d7.dayCents;if(d10!==undefined){
if(!(Number.isInteger((d10 as any))))$type(_e,_p+"/received/dayCents",$s6+"/properties/received/properties/dayCents","integer");
if(typeof (d10 as any)==="number"){
if(!(d10<=9007199254740991))$limit(_e,_p+"/received/dayCents",$s6+"/properties/received/properties/dayCents","maximum","<=",9007199254740991);
if(!(d10>=0))$limit(_e,_p+"/received/dayCents",$s6+"/properties/received/properties/dayCents","minimum",">=",0);
}
}}
{const d11=d7.month;if(d11!==undefined){
if(typeof d11==="string"){
if(!$c10.test(d11))$pattern(_e,_p+"/received/month",$s6+"/properties/received/properties/month","^\\d{4}-\\d{2}$");
}else 
$type(_e,_p+"/received/month",$s6+"/properties/received/properties/month","string");
}}
{const d12=d7.monthCents;if(d12!==undefined){
if(!(Number.isInteger((d12 as any))))$type(_e,_p+"/received/monthCents",$s6+"/properties/received/properties/monthCents","integer");
if(typeof (d12 as any)==="number"){
if(!(d12<=9007199254740991))$limit(_e,_p+"/received/monthCents",$s6+"/properties/received/properties/monthCents","maximum","<=",9007199254740991);
if(!(d12>=0))$limit(_e,_p+"/received/monthCents",$s6+"/properties/received/properties/monthCents","minimum",">=",0);
}
}}
}else 
$type(_e,_p+"/received",$s6+"/properties/received","object");
}}
}else 
$type(_e,_p,$s6,"object");
}
function $v5(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.programId===undefined)$required(_e,_p,$s5,"programId");
if(_d.label===undefined)$required(_e,_p,$s5,"label");
if(_d.createdAt===undefined)$required(_e,_p,$s5,"createdAt");
for(const k1 in _d)if(k1!=="programId"&&k1!=="label"&&k1!=="createdAt")
$fail(_e,_p,$s5,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.programId;if(d2!==undefined){
$v2(d2,_p+"/programId",_e);
}}
{const d3=_d.label;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/label",$s5+"/properties/label","string");
}}
{const d4=_d.createdAt;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/createdAt",$s5+"/properties/createdAt","string");
}}
}else 
$type(_e,_p,$s5,"object");
}
function $v4(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s4,"id");
if(_d.programId===undefined)$required(_e,_p,$s4,"programId");
for(const k1 in _d)if(k1!=="id"&&k1!=="programId")
$fail(_e,_p,$s4,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.id;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/id",$s4+"/properties/id","string");
}}
{const d3=_d.programId;if(d3!==undefined){
$v2(d3,_p+"/programId",_e);
}}
}else 
$type(_e,_p,$s4,"object");
}
function $v3(_d:any,_p:string,_e:ValidationError[]):void{
if(!($object(_d)))$type(_e,_p,$s3,"object");
}
function $v2(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c1.test(_d))$pattern(_e,_p,$s2,"^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s2,"string");
}
export const validateSnapshot: SchemaValidator = /* @__PURE__ */ $validator($v1);
