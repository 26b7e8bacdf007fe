// Made by scripts/dev/make-schema-validators.ts from conformance/traffic/ndjson/recorded-call.schema.json. Do not edit; to make it again: npm run generate:schema-validators

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
function $composed(errors: ValidationError[], path: string, place: string, keyword: string): false {
  return $fail(errors, path, place, keyword, {}, "must match a schema in " + keyword);
}
function $object(data: unknown): boolean {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function $key(name: string): string {
  return name.includes("~") || name.includes("/") ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}
const $c1=new Set(["startedAt","endedAt","durationMs","request","response","run","context","pseudonyms","id","comment"]);
const $c2=new RegExp("^_","u");
const $c3:readonly unknown[]=["unreachable","timeout","cut-off","too-large","interrupted","not-recorded"];
const $s1="#/$defs/line";
const $s4="#/$defs/times";
const $s3="#/$defs/response";
const $s5="#/$defs/headers";
const $s2="#/$defs/request";
function $v1(_d:any,_p:string,_e:ValidationError[]):void{
a2:{const n1=_e.length;
{const n3=_e.length;
if($object((_d as any))){
if(_d.startedAt===undefined)$required(_e,_p,$s1+"/anyOf/0","startedAt");
}
if(_e.length===n3){break a2;}}
{const n4=_e.length;
if($object((_d as any))){
if(_d.endedAt===undefined)$required(_e,_p,$s1+"/anyOf/1","endedAt");
if(_d.durationMs===undefined)$required(_e,_p,$s1+"/anyOf/1","durationMs");
}
if(_e.length===n4){_e.length=n1;break a2;}}
$composed(_e,_p,$s1,"anyOf");
}
if($object((_d as any))){
if(_d.request===undefined)$required(_e,_p,$s1,"request");
for(const k5 in _d)if(!$c1.has(k5)&&!$c2.test(k5))
$fail(_e,_p,$s1,"additionalProperties",{additionalProperty:k5},"must NOT have additional properties");
{const d6=_d.startedAt;if(d6!==undefined){
if(!(typeof d6==="string"||typeof d6==="number"))$type(_e,_p+"/startedAt",$s1+"/properties/startedAt",["string","number"]);
}}
{const d7=_d.endedAt;if(d7!==undefined){
if(!(typeof d7==="string"||typeof d7==="number"))$type(_e,_p+"/endedAt",$s1+"/properties/endedAt",["string","number"]);
}}
{const d8=_d.durationMs;if(d8!==undefined){
if(typeof d8==="number"){
if(!(d8>=0))$limit(_e,_p+"/durationMs",$s1+"/properties/durationMs","minimum",">=",0);
}else 
$type(_e,_p+"/durationMs",$s1+"/properties/durationMs","number");
}}
{const d9=_d.request;if(d9!==undefined){
$v2(d9,_p+"/request",_e);
}}
{const d10=_d.response;if(d10!==undefined){
$v3(d10,_p+"/response",_e);
}}
{const d11=_d.run;if(d11!==undefined){
if(!($object(d11)))$type(_e,_p+"/run",$s1+"/properties/run","object");
}}
{const d12=_d.context;if(d12!==undefined){
a14:{const n13=_e.length;
{const n15=_e.length;
if((d12 as any)!==true)$const(_e,_p+"/context",$s1+"/properties/context/anyOf/0",true);
if(_e.length===n15){break a14;}}
{const n16=_e.length;
$v4(d12,_p+"/context",_e);
if(_e.length===n16){_e.length=n13;break a14;}}
$composed(_e,_p+"/context",$s1+"/properties/context","anyOf");
}
}}
{const d17=_d.pseudonyms;if(d17!==undefined){
if((d17 as any)!==true)$const(_e,_p+"/pseudonyms",$s1+"/properties/pseudonyms",true);
}}
{const d18=_d.id;if(d18!==undefined){
if(!(typeof d18==="string"||typeof d18==="number"))$type(_e,_p+"/id",$s1+"/properties/id",["string","number"]);
}}
{const d19=_d.comment;if(d19!==undefined){
if(!(typeof d19==="string"))$type(_e,_p+"/comment",$s1+"/properties/comment","string");
}}
}else 
$type(_e,_p,$s1,"object");
}
function $v4(_d:any,_p:string,_e:ValidationError[]):void{
if(Array.isArray(_d)){
for(let i1=0;i1<_d.length;i1++){const d2=_d[i1];
if(Array.isArray(d2)){
if(d2.length>3)$size(_e,_p+"/"+i1,$s4+"/items","maxItems",3,"items");
if(d2.length<2)$size(_e,_p+"/"+i1,$s4+"/items","minItems",2,"items");
for(let i3=0;i3<d2.length;i3++){const d4=d2[i3];
if(typeof d4==="number"){
if(!(d4<=300000000000000))$limit(_e,_p+"/"+i1+"/"+i3,$s4+"/items/items","maximum","<=",300000000000000);
if(!(d4>=-100000000000000))$limit(_e,_p+"/"+i1+"/"+i3,$s4+"/items/items","minimum",">=",-100000000000000);
}else 
$type(_e,_p+"/"+i1+"/"+i3,$s4+"/items/items","number");
}
}else 
$type(_e,_p+"/"+i1,$s4+"/items","array");
}
}else 
$type(_e,_p,$s4,"array");
}
function $v3(_d:any,_p:string,_e:ValidationError[]):void{
if(!($object(_d)||_d===null))$type(_e,_p,$s3,["object","null"]);
if($object(_d)){
for(const k1 in _d)if(k1!=="status"&&k1!=="headers"&&k1!=="json"&&k1!=="text"&&k1!=="base64"&&k1!=="notRecorded"&&k1!=="failure"&&k1!=="detail"&&!$c2.test(k1))
$fail(_e,_p,$s3,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.status;if(d2!==undefined){
if(!(Number.isInteger((d2 as any))))$type(_e,_p+"/status",$s3+"/properties/status","integer");
if(typeof (d2 as any)==="number"){
if(!(d2<=999))$limit(_e,_p+"/status",$s3+"/properties/status","maximum","<=",999);
if(!(d2>=100))$limit(_e,_p+"/status",$s3+"/properties/status","minimum",">=",100);
}
}}
{const d3=_d.headers;if(d3!==undefined){
$v5(d3,_p+"/headers",_e);
}}
{const d4=_d.text;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/text",$s3+"/properties/text","string");
}}
{const d5=_d.base64;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/base64",$s3+"/properties/base64","string");
}}
{const d6=_d.notRecorded;if(d6!==undefined){
if((d6 as any)!==true)$const(_e,_p+"/notRecorded",$s3+"/properties/notRecorded",true);
}}
{const d7=_d.failure;if(d7!==undefined){
if(!$c3.includes(d7))$enum(_e,_p+"/failure",$s3+"/properties/failure",$c3);
}}
{const d8=_d.detail;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/detail",$s3+"/properties/detail","string");
}}
}
}
function $v5(_d:any,_p:string,_e:ValidationError[]):void{
if(!($object(_d)||Array.isArray(_d)))$type(_e,_p,$s5,["object","array"]);
if(Array.isArray(_d)){
for(let i1=0;i1<_d.length;i1++){const d2=_d[i1];
if(!($object(d2)||Array.isArray(d2)))$type(_e,_p+"/"+i1,$s5+"/items",["object","array"]);
if(Array.isArray(d2)){
if(d2.length>2)$size(_e,_p+"/"+i1,$s5+"/items","maxItems",2,"items");
if(d2.length<2)$size(_e,_p+"/"+i1,$s5+"/items","minItems",2,"items");
for(let i3=0;i3<d2.length;i3++){const d4=d2[i3];
if(!(typeof d4==="string"))$type(_e,_p+"/"+i1+"/"+i3,$s5+"/items/items","string");
}
}
if($object(d2)){
if(d2.name===undefined)$required(_e,_p+"/"+i1,$s5+"/items","name");
if(d2.value===undefined)$required(_e,_p+"/"+i1,$s5+"/items","value");
for(const k5 in d2)if(k5!=="name"&&k5!=="value")
$fail(_e,_p+"/"+i1,$s5+"/items","additionalProperties",{additionalProperty:k5},"must NOT have additional properties");
{const d6=d2.name;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/"+i1+"/name",$s5+"/items/properties/name","string");
}}
{const d7=d2.value;if(d7!==undefined){
if(!(typeof d7==="string"))$type(_e,_p+"/"+i1+"/value",$s5+"/items/properties/value","string");
}}
}
}
}
if($object(_d)){
for(const k8 in _d){const d9=_d[k8];
if(!(typeof d9==="string"||Array.isArray(d9)))$type(_e,_p+"/"+$key(k8),$s5+"/additionalProperties",["string","array"]);
if(Array.isArray(d9)){
for(let i10=0;i10<d9.length;i10++){const d11=d9[i10];
if(!(typeof d11==="string"))$type(_e,_p+"/"+$key(k8)+"/"+i10,$s5+"/additionalProperties/items","string");
}
}
}
}
}
function $v2(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.method===undefined)$required(_e,_p,$s2,"method");
if(_d.url===undefined)$required(_e,_p,$s2,"url");
for(const k1 in _d)if(k1!=="method"&&k1!=="url"&&k1!=="headers"&&k1!=="json"&&k1!=="text"&&k1!=="base64"&&k1!=="notRecorded"&&!$c2.test(k1))
$fail(_e,_p,$s2,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.method;if(d2!==undefined){
if(typeof d2==="string"){
if(d2.length<1)$size(_e,_p+"/method",$s2+"/properties/method","minLength",1,"characters");
}else 
$type(_e,_p+"/method",$s2+"/properties/method","string");
}}
{const d3=_d.url;if(d3!==undefined){
if(typeof d3==="string"){
if(d3.length<1)$size(_e,_p+"/url",$s2+"/properties/url","minLength",1,"characters");
}else 
$type(_e,_p+"/url",$s2+"/properties/url","string");
}}
{const d4=_d.headers;if(d4!==undefined){
$v5(d4,_p+"/headers",_e);
}}
{const d5=_d.text;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/text",$s2+"/properties/text","string");
}}
{const d6=_d.base64;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/base64",$s2+"/properties/base64","string");
}}
{const d7=_d.notRecorded;if(d7!==undefined){
if((d7 as any)!==true)$const(_e,_p+"/notRecorded",$s2+"/properties/notRecorded",true);
}}
}else 
$type(_e,_p,$s2,"object");
}
export const validateCallLine: SchemaValidator = /* @__PURE__ */ $validator($v1);
