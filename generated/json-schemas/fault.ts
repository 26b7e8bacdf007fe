// Made by scripts/dev/make-schema-validators.ts from server/faults/fault.schema.json. Do not edit; to make it again: npm run generate:schema-validators

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
function $length(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
const $c1:readonly unknown[]=["empty","in-pieces"];
const $c2=new Set(["operation","programId","when","times","delayMs","drop","answer","state","written","status","headers","patch","body"]);
const $c3=new RegExp("^prg-","u");
const $c4:readonly unknown[]=["before","after","midway"];
const $c5:readonly unknown[]=["forget"];
const $c6:readonly unknown[]=["truncated","not-json","empty","not-utf8","duplicate-key","byte-order-mark","keys-reversed","indented","in-pieces"];
const $c7:readonly unknown[]=["add","replace","test"];
const $c8:readonly unknown[]=["move","copy"];
const $c9:readonly unknown[]=["add","replace","test","remove","move","copy","take","change"];
const $c10=new Set(["op","path","slice","prepend","append","letters","addSeconds","addAmount","invert","as"]);
const $c11:readonly unknown[]=["upper","lower"];
const $c12:readonly unknown[]=["text","number"];
const $c13=new RegExp("^-?\\d{1,15}(?:\\.\\d{1,4})?$","u");
const $c14=new RegExp("^(?:/(?:[^~/]|~[01])*)*$","u");
const $c15=new RegExp("/(?:__proto__|constructor|prototype)(?=/|$)","u");
const $c16:readonly unknown[]=["request","before"];
const $c17:readonly unknown[]=["connection","content-length","keep-alive","te","trailer","transfer-encoding","upgrade"];
const $c18=new RegExp("^[!#$%&'*+.^_`|~0-9a-z\\-]+$","u");
const $c19=new RegExp("^[\\t\\x20-\\x7e\\x80-\\xff]*$","u");
const $c20:readonly unknown[]=["prg-","acc-","con-","crd-","tra-"];
const $c21:readonly unknown[]=[204,205,304];
const $s1="#/$defs/fault";
const $s16="#/$defs/patch";
const $s17="#/$defs/step";
const $s22="#/$defs/changeStep";
const $s25="#/$defs/amount";
const $s24="#/$defs/pointer";
const $s26="#/$defs/prototypePointer";
const $s23="#/$defs/besideInvert";
const $s21="#/$defs/takeStep";
const $s20="#/$defs/moveStep";
const $s19="#/$defs/removeStep";
const $s18="#/$defs/valueStep";
const $s15="#/$defs/headers";
const $s27="#/$defs/headerValue";
const $s14="#/$defs/status";
const $s13="#/$defs/writtenChange";
const $s12="#/$defs/answer";
const $s29="#/$defs/answerHeaders";
const $s28="#/$defs/answerWithoutBody";
const $s11="#/$defs/condition";
const $s30="#/$defs/withoutPlace";
const $s10="#/$defs/withoutWholeBody";
const $s9="#/$defs/besideForgottenState";
const $s8="#/$defs/besideEmptyBody";
const $s7="#/$defs/besideBodilessStatus";
const $s6="#/$defs/bodilessStatus";
const $s5="#/$defs/besideDropAfter";
const $s4="#/$defs/besideDropBefore";
const $s3="#/$defs/besideAnswer";
const $s2="#/$defs/withoutEffect";
function $v1(_d:any,_p:string,_e:ValidationError[]):void{
{const n1=_e.length;let f2=false;
{const n3=_e.length;
a5:{const n4=_e.length;
{const n6=_e.length;
if($object((_d as any))){
if(_d.delayMs===undefined)$required(_e,_p,$s1+"/allOf/0/if/anyOf/0","delayMs");
}
if(_e.length===n6){break a5;}}
{const n7=_e.length;
if($object((_d as any))){
if(_d.drop===undefined)$required(_e,_p,$s1+"/allOf/0/if/anyOf/1","drop");
}
if(_e.length===n7){_e.length=n4;break a5;}}
{const n8=_e.length;
if($object((_d as any))){
if(_d.answer===undefined)$required(_e,_p,$s1+"/allOf/0/if/anyOf/2","answer");
}
if(_e.length===n8){_e.length=n4;break a5;}}
{const n9=_e.length;
if($object((_d as any))){
if(_d.state===undefined)$required(_e,_p,$s1+"/allOf/0/if/anyOf/3","state");
}
if(_e.length===n9){_e.length=n4;break a5;}}
{const n10=_e.length;
if($object((_d as any))){
if(_d.written===undefined)$required(_e,_p,$s1+"/allOf/0/if/anyOf/4","written");
}
if(_e.length===n10){_e.length=n4;break a5;}}
{const n11=_e.length;
if($object((_d as any))){
if(_d.status===undefined)$required(_e,_p,$s1+"/allOf/0/if/anyOf/5","status");
}
if(_e.length===n11){_e.length=n4;break a5;}}
{const n12=_e.length;
if($object((_d as any))){
if(_d.headers===undefined)$required(_e,_p,$s1+"/allOf/0/if/anyOf/6","headers");
}
if(_e.length===n12){_e.length=n4;break a5;}}
{const n13=_e.length;
if($object((_d as any))){
if(_d.patch===undefined)$required(_e,_p,$s1+"/allOf/0/if/anyOf/7","patch");
}
if(_e.length===n13){_e.length=n4;break a5;}}
{const n14=_e.length;
if($object((_d as any))){
if(_d.body===undefined)$required(_e,_p,$s1+"/allOf/0/if/anyOf/8","body");
}
if(_e.length===n14){_e.length=n4;break a5;}}
$composed(_e,_p,$s1+"/allOf/0/if","anyOf");
}
if(_e.length===n3){f2=true;}}
_e.length=n1;
if(!f2){let f15=true;
{const n16=_e.length;
$v2(_d,_p,_e);
if(_e.length===n16){f15=false;}}
if(f15)$fail(_e,_p,$s1+"/allOf/0","if",{failingKeyword:"else"},"must match \"else\" schema");
}
}
{const n17=_e.length;let f18=false;
{const n19=_e.length;
if($object((_d as any))){
if(_d.answer===undefined)$required(_e,_p,$s1+"/allOf/1/if","answer");
}
if(_e.length===n19){f18=true;}}
_e.length=n17;
if(f18){let f20=true;
{const n21=_e.length;
$v3(_d,_p,_e);
if(_e.length===n21){f20=false;}}
if(f20)$fail(_e,_p,$s1+"/allOf/1","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n22=_e.length;let f23=false;
{const n24=_e.length;
if($object((_d as any))){
if(_d.drop===undefined)$required(_e,_p,$s1+"/allOf/2/if","drop");
{const d25=_d.drop;if(d25!==undefined){
if((d25 as any)!=="before")$const(_e,_p+"/drop",$s1+"/allOf/2/if/properties/drop","before");
}}
}
if(_e.length===n24){f23=true;}}
_e.length=n22;
if(f23){let f26=true;
{const n27=_e.length;
$v4(_d,_p,_e);
if(_e.length===n27){f26=false;}}
if(f26)$fail(_e,_p,$s1+"/allOf/2","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n28=_e.length;let f29=false;
{const n30=_e.length;
if($object((_d as any))){
if(_d.drop===undefined)$required(_e,_p,$s1+"/allOf/3/if","drop");
{const d31=_d.drop;if(d31!==undefined){
if((d31 as any)!=="after")$const(_e,_p+"/drop",$s1+"/allOf/3/if/properties/drop","after");
}}
}
if(_e.length===n30){f29=true;}}
_e.length=n28;
if(f29){let f32=true;
{const n33=_e.length;
$v5(_d,_p,_e);
if(_e.length===n33){f32=false;}}
if(f32)$fail(_e,_p,$s1+"/allOf/3","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n34=_e.length;let f35=false;
{const n36=_e.length;
if($object((_d as any))){
if(_d.status===undefined)$required(_e,_p,$s1+"/allOf/4/if","status");
{const d37=_d.status;if(d37!==undefined){
$v6(d37,_p+"/status",_e);
}}
}
if(_e.length===n36){f35=true;}}
_e.length=n34;
if(f35){let f38=true;
{const n39=_e.length;
$v7(_d,_p,_e);
if(_e.length===n39){f38=false;}}
if(f38)$fail(_e,_p,$s1+"/allOf/4","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n40=_e.length;let f41=false;
{const n42=_e.length;
if($object((_d as any))){
if(_d.body===undefined)$required(_e,_p,$s1+"/allOf/5/if","body");
{const d43=_d.body;if(d43!==undefined){
if((d43 as any)!=="empty")$const(_e,_p+"/body",$s1+"/allOf/5/if/properties/body","empty");
}}
}
if(_e.length===n42){f41=true;}}
_e.length=n40;
if(f41){let f44=true;
{const n45=_e.length;
$v8(_d,_p,_e);
if(_e.length===n45){f44=false;}}
if(f44)$fail(_e,_p,$s1+"/allOf/5","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n46=_e.length;let f47=false;
{const n48=_e.length;
if($object((_d as any))){
if(_d.state===undefined)$required(_e,_p,$s1+"/allOf/6/if","state");
}
if(_e.length===n48){f47=true;}}
_e.length=n46;
if(f47){let f49=true;
{const n50=_e.length;
$v9(_d,_p,_e);
if(_e.length===n50){f49=false;}}
if(f49)$fail(_e,_p,$s1+"/allOf/6","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n51=_e.length;let f52=false;
{const n53=_e.length;
a55:{const n54=_e.length;
{const n56=_e.length;
if($object((_d as any))){
if(_d.status===undefined)$required(_e,_p,$s1+"/allOf/7/if/anyOf/0","status");
{const d57=_d.status;if(d57!==undefined){
$v6(d57,_p+"/status",_e);
}}
}
if(_e.length===n56){break a55;}}
{const n58=_e.length;
if($object((_d as any))){
if(_d.body===undefined)$required(_e,_p,$s1+"/allOf/7/if/anyOf/1","body");
{const d59=_d.body;if(d59!==undefined){
if(!$c1.includes(d59))$enum(_e,_p+"/body",$s1+"/allOf/7/if/anyOf/1/properties/body",$c1);
}}
}
if(_e.length===n58){_e.length=n54;break a55;}}
$composed(_e,_p,$s1+"/allOf/7/if","anyOf");
}
if($object((_d as any))){
if(_d.drop===undefined)$required(_e,_p,$s1+"/allOf/7/if","drop");
{const d60=_d.drop;if(d60!==undefined){
if((d60 as any)!=="midway")$const(_e,_p+"/drop",$s1+"/allOf/7/if/properties/drop","midway");
}}
}
if(_e.length===n53){f52=true;}}
_e.length=n51;
if(f52){let f61=true;
{const n62=_e.length;
$v10(_d,_p,_e);
if(_e.length===n62){f61=false;}}
if(f61)$fail(_e,_p,$s1+"/allOf/7","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
if($object((_d as any))){
for(const k63 in _d)if(!$c2.has(k63))
$fail(_e,_p,$s1,"additionalProperties",{additionalProperty:k63},"must NOT have additional properties");
{const d64=_d.operation;if(d64!==undefined){
if(typeof d64==="string"){
if(d64.length>100&&$length(d64)>100)$size(_e,_p+"/operation",$s1+"/properties/operation","maxLength",100,"characters");
}else 
$type(_e,_p+"/operation",$s1+"/properties/operation","string");
}}
{const d65=_d.programId;if(d65!==undefined){
if(typeof d65==="string"){
if(d65.length>100&&$length(d65)>100)$size(_e,_p+"/programId",$s1+"/properties/programId","maxLength",100,"characters");
if(!$c3.test(d65))$pattern(_e,_p+"/programId",$s1+"/properties/programId","^prg-");
}else 
$type(_e,_p+"/programId",$s1+"/properties/programId","string");
}}
{const d66=_d.when;if(d66!==undefined){
if(Array.isArray(d66)){
if(d66.length>100)$size(_e,_p+"/when",$s1+"/properties/when","maxItems",100,"items");
if(d66.length<1)$size(_e,_p+"/when",$s1+"/properties/when","minItems",1,"items");
for(let i67=0;i67<d66.length;i67++){const d68=d66[i67];
$v11(d68,_p+"/when/"+i67,_e);
}
}else 
$type(_e,_p+"/when",$s1+"/properties/when","array");
}}
{const d69=_d.times;if(d69!==undefined){
if(!(Number.isInteger((d69 as any))||(d69 as any)===null))$type(_e,_p+"/times",$s1+"/properties/times",["integer","null"]);
if(typeof (d69 as any)==="number"){
if(!(d69<=1000000000))$limit(_e,_p+"/times",$s1+"/properties/times","maximum","<=",1000000000);
if(!(d69>=1))$limit(_e,_p+"/times",$s1+"/properties/times","minimum",">=",1);
}
}}
{const d70=_d.delayMs;if(d70!==undefined){
if(!(Number.isInteger((d70 as any))))$type(_e,_p+"/delayMs",$s1+"/properties/delayMs","integer");
if(typeof (d70 as any)==="number"){
if(!(d70<=60000))$limit(_e,_p+"/delayMs",$s1+"/properties/delayMs","maximum","<=",60000);
if(!(d70>=1))$limit(_e,_p+"/delayMs",$s1+"/properties/delayMs","minimum",">=",1);
}
}}
{const d71=_d.drop;if(d71!==undefined){
if(!$c4.includes(d71))$enum(_e,_p+"/drop",$s1+"/properties/drop",$c4);
}}
{const d72=_d.answer;if(d72!==undefined){
$v12(d72,_p+"/answer",_e);
}}
{const d73=_d.state;if(d73!==undefined){
if(!$c5.includes(d73))$enum(_e,_p+"/state",$s1+"/properties/state",$c5);
}}
{const d74=_d.written;if(d74!==undefined){
if(Array.isArray(d74)){
if(d74.length>100)$size(_e,_p+"/written",$s1+"/properties/written","maxItems",100,"items");
if(d74.length<1)$size(_e,_p+"/written",$s1+"/properties/written","minItems",1,"items");
for(let i75=0;i75<d74.length;i75++){const d76=d74[i75];
$v13(d76,_p+"/written/"+i75,_e);
}
}else 
$type(_e,_p+"/written",$s1+"/properties/written","array");
}}
{const d77=_d.status;if(d77!==undefined){
$v14(d77,_p+"/status",_e);
}}
{const d78=_d.headers;if(d78!==undefined){
$v15(d78,_p+"/headers",_e);
}}
{const d79=_d.patch;if(d79!==undefined){
$v16(d79,_p+"/patch",_e);
}}
{const d80=_d.body;if(d80!==undefined){
if(!$c6.includes(d80))$enum(_e,_p+"/body",$s1+"/properties/body",$c6);
}}
}else 
$type(_e,_p,$s1,"object");
}
function $v16(_d:any,_p:string,_e:ValidationError[]):void{
if(Array.isArray(_d)){
if(_d.length>1000)$size(_e,_p,$s16,"maxItems",1000,"items");
if(_d.length<1)$size(_e,_p,$s16,"minItems",1,"items");
for(let i1=0;i1<_d.length;i1++){const d2=_d[i1];
$v17(d2,_p+"/"+i1,_e);
}
}else 
$type(_e,_p,$s16,"array");
}
function $v17(_d:any,_p:string,_e:ValidationError[]):void{
{const n1=_e.length;let f2=false;
{const n3=_e.length;
if($object((_d as any))){
if(_d.op===undefined)$required(_e,_p,$s17+"/allOf/0/if","op");
{const d4=_d.op;if(d4!==undefined){
if(!$c7.includes(d4))$enum(_e,_p+"/op",$s17+"/allOf/0/if/properties/op",$c7);
}}
}
if(_e.length===n3){f2=true;}}
_e.length=n1;
if(f2){let f5=true;
{const n6=_e.length;
$v18(_d,_p,_e);
if(_e.length===n6){f5=false;}}
if(f5)$fail(_e,_p,$s17+"/allOf/0","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n7=_e.length;let f8=false;
{const n9=_e.length;
if($object((_d as any))){
if(_d.op===undefined)$required(_e,_p,$s17+"/allOf/1/if","op");
{const d10=_d.op;if(d10!==undefined){
if((d10 as any)!=="remove")$const(_e,_p+"/op",$s17+"/allOf/1/if/properties/op","remove");
}}
}
if(_e.length===n9){f8=true;}}
_e.length=n7;
if(f8){let f11=true;
{const n12=_e.length;
$v19(_d,_p,_e);
if(_e.length===n12){f11=false;}}
if(f11)$fail(_e,_p,$s17+"/allOf/1","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n13=_e.length;let f14=false;
{const n15=_e.length;
if($object((_d as any))){
if(_d.op===undefined)$required(_e,_p,$s17+"/allOf/2/if","op");
{const d16=_d.op;if(d16!==undefined){
if(!$c8.includes(d16))$enum(_e,_p+"/op",$s17+"/allOf/2/if/properties/op",$c8);
}}
}
if(_e.length===n15){f14=true;}}
_e.length=n13;
if(f14){let f17=true;
{const n18=_e.length;
$v20(_d,_p,_e);
if(_e.length===n18){f17=false;}}
if(f17)$fail(_e,_p,$s17+"/allOf/2","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n19=_e.length;let f20=false;
{const n21=_e.length;
if($object((_d as any))){
if(_d.op===undefined)$required(_e,_p,$s17+"/allOf/3/if","op");
{const d22=_d.op;if(d22!==undefined){
if((d22 as any)!=="take")$const(_e,_p+"/op",$s17+"/allOf/3/if/properties/op","take");
}}
}
if(_e.length===n21){f20=true;}}
_e.length=n19;
if(f20){let f23=true;
{const n24=_e.length;
$v21(_d,_p,_e);
if(_e.length===n24){f23=false;}}
if(f23)$fail(_e,_p,$s17+"/allOf/3","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n25=_e.length;let f26=false;
{const n27=_e.length;
if($object((_d as any))){
if(_d.op===undefined)$required(_e,_p,$s17+"/allOf/4/if","op");
{const d28=_d.op;if(d28!==undefined){
if((d28 as any)!=="change")$const(_e,_p+"/op",$s17+"/allOf/4/if/properties/op","change");
}}
}
if(_e.length===n27){f26=true;}}
_e.length=n25;
if(f26){let f29=true;
{const n30=_e.length;
$v22(_d,_p,_e);
if(_e.length===n30){f29=false;}}
if(f29)$fail(_e,_p,$s17+"/allOf/4","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
if($object((_d as any))){
if(_d.op===undefined)$required(_e,_p,$s17,"op");
{const d31=_d.op;if(d31!==undefined){
if(!$c9.includes(d31))$enum(_e,_p+"/op",$s17+"/properties/op",$c9);
}}
}else 
$type(_e,_p,$s17,"object");
}
function $v22(_d:any,_p:string,_e:ValidationError[]):void{
{const n1=_e.length;let f2=false;
{const n3=_e.length;
if($object((_d as any))){
if(_d.invert===undefined)$required(_e,_p,$s22+"/if","invert");
}
if(_e.length===n3){f2=true;}}
_e.length=n1;
if(f2){let f4=true;
{const n5=_e.length;
$v23(_d,_p,_e);
if(_e.length===n5){f4=false;}}
if(f4)$fail(_e,_p,$s22,"if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
if($object((_d as any))){
if(Object.keys(_d).length<3)$size(_e,_p,$s22,"minProperties",3,"properties");
if(_d.path===undefined)$required(_e,_p,$s22,"path");
for(const k6 in _d)if(!$c10.has(k6))
$fail(_e,_p,$s22,"additionalProperties",{additionalProperty:k6},"must NOT have additional properties");
{const d7=_d.path;if(d7!==undefined){
$v24(d7,_p+"/path",_e);
}}
{const d8=_d.slice;if(d8!==undefined){
if(Array.isArray(d8)){
if(d8.length>2)$size(_e,_p+"/slice",$s22+"/properties/slice","maxItems",2,"items");
if(d8.length<1)$size(_e,_p+"/slice",$s22+"/properties/slice","minItems",1,"items");
for(let i9=0;i9<d8.length;i9++){const d10=d8[i9];
if(!(Number.isInteger(d10)))$type(_e,_p+"/slice/"+i9,$s22+"/properties/slice/items","integer");
}
}else 
$type(_e,_p+"/slice",$s22+"/properties/slice","array");
}}
{const d11=_d.prepend;if(d11!==undefined){
if(typeof d11==="string"){
if(d11.length>100000&&$length(d11)>100000)$size(_e,_p+"/prepend",$s22+"/properties/prepend","maxLength",100000,"characters");
}else 
$type(_e,_p+"/prepend",$s22+"/properties/prepend","string");
}}
{const d12=_d.append;if(d12!==undefined){
if(typeof d12==="string"){
if(d12.length>100000&&$length(d12)>100000)$size(_e,_p+"/append",$s22+"/properties/append","maxLength",100000,"characters");
}else 
$type(_e,_p+"/append",$s22+"/properties/append","string");
}}
{const d13=_d.letters;if(d13!==undefined){
if(!$c11.includes(d13))$enum(_e,_p+"/letters",$s22+"/properties/letters",$c11);
}}
{const d14=_d.addSeconds;if(d14!==undefined){
if(!(Number.isInteger((d14 as any))))$type(_e,_p+"/addSeconds",$s22+"/properties/addSeconds","integer");
if(typeof (d14 as any)==="number"){
if(!(d14<=10000000000))$limit(_e,_p+"/addSeconds",$s22+"/properties/addSeconds","maximum","<=",10000000000);
if(!(d14>=-10000000000))$limit(_e,_p+"/addSeconds",$s22+"/properties/addSeconds","minimum",">=",-10000000000);
}
}}
{const d15=_d.addAmount;if(d15!==undefined){
$v25(d15,_p+"/addAmount",_e);
}}
{const d16=_d.invert;if(d16!==undefined){
if((d16 as any)!==true)$const(_e,_p+"/invert",$s22+"/properties/invert",true);
}}
{const d17=_d.as;if(d17!==undefined){
if(!$c12.includes(d17))$enum(_e,_p+"/as",$s22+"/properties/as",$c12);
}}
}
}
function $v25(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(_d.length>30&&$length(_d)>30)$size(_e,_p,$s25,"maxLength",30,"characters");
if(!$c13.test(_d))$pattern(_e,_p,$s25,"^-?\\d{1,15}(?:\\.\\d{1,4})?$");
}else 
$type(_e,_p,$s25,"string");
}
function $v24(_d:any,_p:string,_e:ValidationError[]):void{
{const n1=_e.length;let f2=false;
{const n3=_e.length;
$v26(_d,_p,_e);
if(_e.length===n3){f2=true;}}
_e.length=n1;
if(f2)$fail(_e,_p,$s24,"not",{},"must NOT be valid");
}
if(typeof (_d as any)==="string"){
if(_d.length>1000&&$length(_d)>1000)$size(_e,_p,$s24,"maxLength",1000,"characters");
if(!$c14.test(_d))$pattern(_e,_p,$s24,"^(?:/(?:[^~/]|~[01])*)*$");
}else 
$type(_e,_p,$s24,"string");
}
function $v26(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c15.test(_d))$pattern(_e,_p,$s26,"/(?:__proto__|constructor|prototype)(?=/|$)");
}else 
$type(_e,_p,$s26,"string");
}
function $v23(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
{const d1=_d.slice;if(d1!==undefined){
$fail(_e,_p+"/slice",$s23+"/properties/slice","false schema",{},"boolean schema is false");
}}
{const d2=_d.prepend;if(d2!==undefined){
$fail(_e,_p+"/prepend",$s23+"/properties/prepend","false schema",{},"boolean schema is false");
}}
{const d3=_d.append;if(d3!==undefined){
$fail(_e,_p+"/append",$s23+"/properties/append","false schema",{},"boolean schema is false");
}}
{const d4=_d.letters;if(d4!==undefined){
$fail(_e,_p+"/letters",$s23+"/properties/letters","false schema",{},"boolean schema is false");
}}
{const d5=_d.addSeconds;if(d5!==undefined){
$fail(_e,_p+"/addSeconds",$s23+"/properties/addSeconds","false schema",{},"boolean schema is false");
}}
{const d6=_d.addAmount;if(d6!==undefined){
$fail(_e,_p+"/addAmount",$s23+"/properties/addAmount","false schema",{},"boolean schema is false");
}}
}
}
function $v21(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
if(_d.of===undefined)$required(_e,_p,$s21,"of");
if(_d.from===undefined)$required(_e,_p,$s21,"from");
if(_d.path===undefined)$required(_e,_p,$s21,"path");
for(const k1 in _d)if(k1!=="op"&&k1!=="of"&&k1!=="from"&&k1!=="path")
$fail(_e,_p,$s21,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.of;if(d2!==undefined){
if(!$c16.includes(d2))$enum(_e,_p+"/of",$s21+"/properties/of",$c16);
}}
{const d3=_d.from;if(d3!==undefined){
$v24(d3,_p+"/from",_e);
}}
{const d4=_d.path;if(d4!==undefined){
$v24(d4,_p+"/path",_e);
}}
}
}
function $v20(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
if(_d.from===undefined)$required(_e,_p,$s20,"from");
if(_d.path===undefined)$required(_e,_p,$s20,"path");
for(const k1 in _d)if(k1!=="op"&&k1!=="from"&&k1!=="path")
$fail(_e,_p,$s20,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.from;if(d2!==undefined){
$v24(d2,_p+"/from",_e);
}}
{const d3=_d.path;if(d3!==undefined){
$v24(d3,_p+"/path",_e);
}}
}
}
function $v19(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
if(_d.path===undefined)$required(_e,_p,$s19,"path");
for(const k1 in _d)if(k1!=="op"&&k1!=="path")
$fail(_e,_p,$s19,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.path;if(d2!==undefined){
$v24(d2,_p+"/path",_e);
}}
}
}
function $v18(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
if(_d.path===undefined)$required(_e,_p,$s18,"path");
if(_d.value===undefined)$required(_e,_p,$s18,"value");
for(const k1 in _d)if(k1!=="op"&&k1!=="path"&&k1!=="value")
$fail(_e,_p,$s18,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.path;if(d2!==undefined){
$v24(d2,_p+"/path",_e);
}}
}
}
function $v15(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(Object.keys(_d).length>100)$size(_e,_p,$s15,"maxProperties",100,"properties");
if(Object.keys(_d).length<1)$size(_e,_p,$s15,"minProperties",1,"properties");
for(const k1 in _d){const n2=_e.length;
{const n3=_e.length;let f4=false;
{const n5=_e.length;
if(!$c17.includes((k1 as any))){$enum(_e,_p,$s15+"/propertyNames/not",$c17);Object.assign(_e[_e.length-1]!,{propertyName:k1});}
if(_e.length===n5){f4=true;}}
_e.length=n3;
if(f4){$fail(_e,_p,$s15+"/propertyNames","not",{},"must NOT be valid");Object.assign(_e[_e.length-1]!,{propertyName:k1});}
}
if(typeof ((k1 as any) as any)==="string"){
if((k1 as any).length>200&&$length((k1 as any))>200){$size(_e,_p,$s15+"/propertyNames","maxLength",200,"characters");Object.assign(_e[_e.length-1]!,{propertyName:k1});}
if(!$c18.test((k1 as any))){$pattern(_e,_p,$s15+"/propertyNames","^[!#$%&'*+.^_`|~0-9a-z\\-]+$");Object.assign(_e[_e.length-1]!,{propertyName:k1});}
}
if(_e.length>n2)$fail(_e,_p,$s15,"propertyNames",{propertyName:k1},"property name must be valid");
}
for(const k6 in _d){const d7=_d[k6];
$v27(d7,_p+"/"+$key(k6),_e);
}
}else 
$type(_e,_p,$s15,"object");
}
function $v27(_d:any,_p:string,_e:ValidationError[]):void{
if(!(typeof _d==="string"||_d===null))$type(_e,_p,$s27,["string","null"]);
if(typeof _d==="string"){
if(_d.length>8192&&$length(_d)>8192)$size(_e,_p,$s27,"maxLength",8192,"characters");
if(!$c19.test(_d))$pattern(_e,_p,$s27,"^[\\t\\x20-\\x7e\\x80-\\xff]*$");
}
}
function $v14(_d:any,_p:string,_e:ValidationError[]):void{
if(!(Number.isInteger((_d as any))))$type(_e,_p,$s14,"integer");
if(typeof (_d as any)==="number"){
if(!(_d<=599))$limit(_e,_p,$s14,"maximum","<=",599);
if(!(_d>=200))$limit(_e,_p,$s14,"minimum",">=",200);
}
}
function $v13(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.kind===undefined)$required(_e,_p,$s13,"kind");
if(_d.patch===undefined)$required(_e,_p,$s13,"patch");
for(const k1 in _d)if(k1!=="kind"&&k1!=="patch")
$fail(_e,_p,$s13,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.kind;if(d2!==undefined){
if(!$c20.includes(d2))$enum(_e,_p+"/kind",$s13+"/properties/kind",$c20);
}}
{const d3=_d.patch;if(d3!==undefined){
$v16(d3,_p+"/patch",_e);
}}
}else 
$type(_e,_p,$s13,"object");
}
function $v12(_d:any,_p:string,_e:ValidationError[]):void{
{const n1=_e.length;let f2=false;
{const n3=_e.length;
if($object((_d as any))){
if(_d.status===undefined)$required(_e,_p,$s12+"/if","status");
{const d4=_d.status;if(d4!==undefined){
$v6(d4,_p+"/status",_e);
}}
}
if(_e.length===n3){f2=true;}}
_e.length=n1;
if(f2){let f5=true;
{const n6=_e.length;
$v28(_d,_p,_e);
if(_e.length===n6){f5=false;}}
if(f5)$fail(_e,_p,$s12,"if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
if($object((_d as any))){
if(_d.status===undefined)$required(_e,_p,$s12,"status");
for(const k7 in _d)if(k7!=="status"&&k7!=="headers"&&k7!=="body")
$fail(_e,_p,$s12,"additionalProperties",{additionalProperty:k7},"must NOT have additional properties");
{const d8=_d.status;if(d8!==undefined){
$v14(d8,_p+"/status",_e);
}}
{const d9=_d.headers;if(d9!==undefined){
$v29(d9,_p+"/headers",_e);
}}
}else 
$type(_e,_p,$s12,"object");
}
function $v29(_d:any,_p:string,_e:ValidationError[]):void{
$v15(_d,_p,_e);
if($object((_d as any))){
for(const k1 in _d){const d2=_d[k1];
if(!(typeof d2==="string"))$type(_e,_p+"/"+$key(k1),$s29+"/additionalProperties","string");
}
}else 
$type(_e,_p,$s29,"object");
}
function $v28(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
{const d1=_d.body;if(d1!==undefined){
$fail(_e,_p+"/body",$s28+"/properties/body","false schema",{},"boolean schema is false");
}}
}
}
function $v11(_d:any,_p:string,_e:ValidationError[]):void{
{const n1=_e.length;let f2=false;
{const n3=_e.length;
if($object((_d as any))){
if(_d.exists===undefined)$required(_e,_p,$s11+"/if","exists");
{const d4=_d.exists;if(d4!==undefined){
if((d4 as any)!==false)$const(_e,_p+"/exists",$s11+"/if/properties/exists",false);
}}
}
if(_e.length===n3){f2=true;}}
_e.length=n1;
if(f2){let f5=true;
{const n6=_e.length;
$v30(_d,_p,_e);
if(_e.length===n6){f5=false;}}
if(f5)$fail(_e,_p,$s11,"if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
if($object((_d as any))){
if(_d.request===undefined)$required(_e,_p,$s11,"request");
for(const k7 in _d)if(k7!=="request"&&k7!=="exists"&&k7!=="is"&&k7!=="isNot")
$fail(_e,_p,$s11,"additionalProperties",{additionalProperty:k7},"must NOT have additional properties");
{const d8=_d.request;if(d8!==undefined){
$v24(d8,_p+"/request",_e);
}}
{const d9=_d.exists;if(d9!==undefined){
if(!(typeof d9==="boolean"))$type(_e,_p+"/exists",$s11+"/properties/exists","boolean");
}}
}else 
$type(_e,_p,$s11,"object");
}
function $v30(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
{const d1=_d.is;if(d1!==undefined){
$fail(_e,_p+"/is",$s30+"/properties/is","false schema",{},"boolean schema is false");
}}
{const d2=_d.isNot;if(d2!==undefined){
$fail(_e,_p+"/isNot",$s30+"/properties/isNot","false schema",{},"boolean schema is false");
}}
}
}
function $v10(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
{const d1=_d.drop;if(d1!==undefined){
$fail(_e,_p+"/drop",$s10+"/properties/drop","false schema",{},"boolean schema is false");
}}
}
}
function $v9(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
{const d1=_d.written;if(d1!==undefined){
$fail(_e,_p+"/written",$s9+"/properties/written","false schema",{},"boolean schema is false");
}}
}
}
function $v8(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
{const d1=_d.patch;if(d1!==undefined){
$fail(_e,_p+"/patch",$s8+"/properties/patch","false schema",{},"boolean schema is false");
}}
}
}
function $v7(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
{const d1=_d.patch;if(d1!==undefined){
$fail(_e,_p+"/patch",$s7+"/properties/patch","false schema",{},"boolean schema is false");
}}
{const d2=_d.body;if(d2!==undefined){
$fail(_e,_p+"/body",$s7+"/properties/body","false schema",{},"boolean schema is false");
}}
}
}
function $v6(_d:any,_p:string,_e:ValidationError[]):void{
if(!$c21.includes(_d))$enum(_e,_p,$s6,$c21);
}
function $v5(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
{const d1=_d.status;if(d1!==undefined){
$fail(_e,_p+"/status",$s5+"/properties/status","false schema",{},"boolean schema is false");
}}
{const d2=_d.headers;if(d2!==undefined){
$fail(_e,_p+"/headers",$s5+"/properties/headers","false schema",{},"boolean schema is false");
}}
{const d3=_d.patch;if(d3!==undefined){
$fail(_e,_p+"/patch",$s5+"/properties/patch","false schema",{},"boolean schema is false");
}}
{const d4=_d.body;if(d4!==undefined){
$fail(_e,_p+"/body",$s5+"/properties/body","false schema",{},"boolean schema is false");
}}
}
}
function $v4(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
{const d1=_d.answer;if(d1!==undefined){
$fail(_e,_p+"/answer",$s4+"/properties/answer","false schema",{},"boolean schema is false");
}}
{const d2=_d.state;if(d2!==undefined){
$fail(_e,_p+"/state",$s4+"/properties/state","false schema",{},"boolean schema is false");
}}
{const d3=_d.written;if(d3!==undefined){
$fail(_e,_p+"/written",$s4+"/properties/written","false schema",{},"boolean schema is false");
}}
{const d4=_d.status;if(d4!==undefined){
$fail(_e,_p+"/status",$s4+"/properties/status","false schema",{},"boolean schema is false");
}}
{const d5=_d.headers;if(d5!==undefined){
$fail(_e,_p+"/headers",$s4+"/properties/headers","false schema",{},"boolean schema is false");
}}
{const d6=_d.patch;if(d6!==undefined){
$fail(_e,_p+"/patch",$s4+"/properties/patch","false schema",{},"boolean schema is false");
}}
{const d7=_d.body;if(d7!==undefined){
$fail(_e,_p+"/body",$s4+"/properties/body","false schema",{},"boolean schema is false");
}}
}
}
function $v3(_d:any,_p:string,_e:ValidationError[]):void{
if($object((_d as any))){
{const d1=_d.drop;if(d1!==undefined){
$fail(_e,_p+"/drop",$s3+"/properties/drop","false schema",{},"boolean schema is false");
}}
{const d2=_d.state;if(d2!==undefined){
$fail(_e,_p+"/state",$s3+"/properties/state","false schema",{},"boolean schema is false");
}}
{const d3=_d.written;if(d3!==undefined){
$fail(_e,_p+"/written",$s3+"/properties/written","false schema",{},"boolean schema is false");
}}
{const d4=_d.status;if(d4!==undefined){
$fail(_e,_p+"/status",$s3+"/properties/status","false schema",{},"boolean schema is false");
}}
{const d5=_d.headers;if(d5!==undefined){
$fail(_e,_p+"/headers",$s3+"/properties/headers","false schema",{},"boolean schema is false");
}}
{const d6=_d.patch;if(d6!==undefined){
$fail(_e,_p+"/patch",$s3+"/properties/patch","false schema",{},"boolean schema is false");
}}
{const d7=_d.body;if(d7!==undefined){
$fail(_e,_p+"/body",$s3+"/properties/body","false schema",{},"boolean schema is false");
}}
}
}
function $v2(_d:any,_p:string,_e:ValidationError[]):void{
{const n1=_e.length;let f2=false;
f2=true;
_e.length=n1;
if(f2)$fail(_e,_p,$s2,"not",{},"must NOT be valid");
}
}
export const validateFault: SchemaValidator = /* @__PURE__ */ $validator($v1);
