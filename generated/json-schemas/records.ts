// Made by scripts/dev/make-schema-validators.ts from spec/requirements/records.schema.json. Do not edit; to make it again: npm run generate:schema-validators

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
const $c1=new RegExp("^[A-Za-z][A-Za-z0-9]*$","u");
const $c2:readonly unknown[]=["reads","creates","updates","deletes"];
const $c3=new RegExp("^(/([^~/]|~[01])*)+$","u");
const $s1="#/$defs/records";
const $s3="#/$defs/parts";
const $s2="#/$defs/part";
const $s4="#/$defs/pointer";
function $v1(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(Object.keys(_d).length<1)$size(_e,_p,$s1,"minProperties",1,"properties");
for(const k1 in _d){const n2=_e.length;
if(typeof ((k1 as any) as any)==="string"){
if(!$c1.test((k1 as any))){$pattern(_e,_p,$s1+"/propertyNames","^[A-Za-z][A-Za-z0-9]*$");Object.assign(_e[_e.length-1]!,{propertyName:k1});}
}
if(_e.length>n2)$fail(_e,_p,$s1,"propertyNames",{propertyName:k1},"property name must be valid");
}
for(const k3 in _d){const d4=_d[k3];
if($object(d4)){
if(Object.keys(d4).length<1)$size(_e,_p+"/"+$key(k3),$s1+"/additionalProperties","minProperties",1,"properties");
for(const k5 in d4){const d6=d4[k5];
a8:{const n7=_e.length;
{const n9=_e.length;
$v2(d6,_p+"/"+$key(k3)+"/"+$key(k5),_e);
if(_e.length===n9){break a8;}}
{const n10=_e.length;
$v3(d6,_p+"/"+$key(k3)+"/"+$key(k5),_e);
if(_e.length===n10){_e.length=n7;break a8;}}
{const n11=_e.length;
if($object((d6 as any))){
if(d6.id===undefined)$required(_e,_p+"/"+$key(k3)+"/"+$key(k5),$s1+"/additionalProperties/additionalProperties/anyOf/2","id");
for(const k12 in d6)if(k12!=="id"&&k12!=="effect")
$fail(_e,_p+"/"+$key(k3)+"/"+$key(k5),$s1+"/additionalProperties/additionalProperties/anyOf/2","additionalProperties",{additionalProperty:k12},"must NOT have additional properties");
{const d13=d6.id;if(d13!==undefined){
a15:{const n14=_e.length;
{const n16=_e.length;
$v2(d13,_p+"/"+$key(k3)+"/"+$key(k5)+"/id",_e);
if(_e.length===n16){break a15;}}
{const n17=_e.length;
$v3(d13,_p+"/"+$key(k3)+"/"+$key(k5)+"/id",_e);
if(_e.length===n17){_e.length=n14;break a15;}}
$composed(_e,_p+"/"+$key(k3)+"/"+$key(k5)+"/id",$s1+"/additionalProperties/additionalProperties/anyOf/2/properties/id","anyOf");
}
}}
{const d18=d6.effect;if(d18!==undefined){
if(!$c2.includes(d18))$enum(_e,_p+"/"+$key(k3)+"/"+$key(k5)+"/effect",$s1+"/additionalProperties/additionalProperties/anyOf/2/properties/effect",$c2);
}}
}else 
$type(_e,_p+"/"+$key(k3)+"/"+$key(k5),$s1+"/additionalProperties/additionalProperties/anyOf/2","object");
if(_e.length===n11){_e.length=n7;break a8;}}
$composed(_e,_p+"/"+$key(k3)+"/"+$key(k5),$s1+"/additionalProperties/additionalProperties","anyOf");
}
}
}else 
$type(_e,_p+"/"+$key(k3),$s1+"/additionalProperties","object");
}
}else 
$type(_e,_p,$s1,"object");
}
function $v3(_d:any,_p:string,_e:ValidationError[]):void{
if(Array.isArray(_d)){
if(_d.length<1)$size(_e,_p,$s3,"minItems",1,"items");
for(let i1=0;i1<_d.length;i1++){const d2=_d[i1];
$v2(d2,_p+"/"+i1,_e);
}
}else 
$type(_e,_p,$s3,"array");
}
function $v2(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(Object.keys(_d).length>1)$size(_e,_p,$s2,"maxProperties",1,"properties");
if(Object.keys(_d).length<1)$size(_e,_p,$s2,"minProperties",1,"properties");
for(const k1 in _d)if(k1!=="path"&&k1!=="query"&&k1!=="sent"&&k1!=="response"&&k1!=="entries")
$fail(_e,_p,$s2,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.path;if(d2!==undefined){
if(typeof d2==="string"){
if(d2.length<1)$size(_e,_p+"/path",$s2+"/properties/path","minLength",1,"characters");
}else 
$type(_e,_p+"/path",$s2+"/properties/path","string");
}}
{const d3=_d.query;if(d3!==undefined){
if(typeof d3==="string"){
if(d3.length<1)$size(_e,_p+"/query",$s2+"/properties/query","minLength",1,"characters");
}else 
$type(_e,_p+"/query",$s2+"/properties/query","string");
}}
{const d4=_d.sent;if(d4!==undefined){
$v4(d4,_p+"/sent",_e);
}}
{const d5=_d.response;if(d5!==undefined){
$v4(d5,_p+"/response",_e);
}}
{const d6=_d.entries;if(d6!==undefined){
$v4(d6,_p+"/entries",_e);
}}
}else 
$type(_e,_p,$s2,"object");
}
function $v4(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c3.test(_d))$pattern(_e,_p,$s4,"^(/([^~/]|~[01])*)+$");
}else 
$type(_e,_p,$s4,"string");
}
export const validateRecords: SchemaValidator = /* @__PURE__ */ $validator($v1);
