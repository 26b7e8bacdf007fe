// Made by scripts/dev/make-schema-validators.ts from server/faults/fault.schema.json. Do not edit; to make it again: npm run generate:schema-validators

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
function $enum(errors, path, place, allowedValues) {
  return $fail(errors, path, place, "enum", { allowedValues }, "must be equal to one of the allowed values");
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
function $composed(errors, path, place, keyword) {
  return $fail(errors, path, place, keyword, {}, "must match a schema in " + keyword);
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
const $c1=["empty","in-pieces"];
const $c2=new Set(["operation","programId","when","times","delayMs","drop","answer","state","written","status","headers","patch","body"]);
const $c3=new RegExp("^prg-","u");
const $c4=["before","after","midway"];
const $c5=["forget"];
const $c6=["truncated","not-json","empty","not-utf8","duplicate-key","byte-order-mark","keys-reversed","indented","in-pieces"];
const $c7=["add","replace","test"];
const $c8=["move","copy"];
const $c9=["add","replace","test","remove","move","copy","take","change"];
const $c10=new Set(["op","path","slice","prepend","append","letters","addSeconds","addAmount","invert","as"]);
const $c11=["upper","lower"];
const $c12=["text","number"];
const $c13=new RegExp("^-?\\d{1,15}(?:\\.\\d{1,4})?$","u");
const $c14=new RegExp("^(?:/(?:[^~/]|~[01])*)*$","u");
const $c15=new RegExp("/(?:__proto__|constructor|prototype)(?=/|$)","u");
const $c16=["request","before"];
const $c17=["connection","content-length","keep-alive","te","trailer","transfer-encoding","upgrade"];
const $c18=new RegExp("^[!#$%&'*+.^_`|~0-9a-z\\-]+$","u");
const $c19=new RegExp("^[\\t\\x20-\\x7e\\x80-\\xff]*$","u");
const $c20=["prg-","acc-","con-","crd-","tra-"];
const $c21=[204,205,304];
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
function $v1(d,p,e){
{const n1=e.length;let f2=false;
{const n3=e.length;
a4:{const n5=e.length;
{const n6=e.length;
if($object(d)){
if(d.delayMs===undefined)$required(e,p,$s1+"/allOf/0/if/anyOf/0","delayMs");
}
if(e.length===n6){break a4;}}
{const n7=e.length;
if($object(d)){
if(d.drop===undefined)$required(e,p,$s1+"/allOf/0/if/anyOf/1","drop");
}
if(e.length===n7){e.length=n5;break a4;}}
{const n8=e.length;
if($object(d)){
if(d.answer===undefined)$required(e,p,$s1+"/allOf/0/if/anyOf/2","answer");
}
if(e.length===n8){e.length=n5;break a4;}}
{const n9=e.length;
if($object(d)){
if(d.state===undefined)$required(e,p,$s1+"/allOf/0/if/anyOf/3","state");
}
if(e.length===n9){e.length=n5;break a4;}}
{const n10=e.length;
if($object(d)){
if(d.written===undefined)$required(e,p,$s1+"/allOf/0/if/anyOf/4","written");
}
if(e.length===n10){e.length=n5;break a4;}}
{const n11=e.length;
if($object(d)){
if(d.status===undefined)$required(e,p,$s1+"/allOf/0/if/anyOf/5","status");
}
if(e.length===n11){e.length=n5;break a4;}}
{const n12=e.length;
if($object(d)){
if(d.headers===undefined)$required(e,p,$s1+"/allOf/0/if/anyOf/6","headers");
}
if(e.length===n12){e.length=n5;break a4;}}
{const n13=e.length;
if($object(d)){
if(d.patch===undefined)$required(e,p,$s1+"/allOf/0/if/anyOf/7","patch");
}
if(e.length===n13){e.length=n5;break a4;}}
{const n14=e.length;
if($object(d)){
if(d.body===undefined)$required(e,p,$s1+"/allOf/0/if/anyOf/8","body");
}
if(e.length===n14){e.length=n5;break a4;}}
$composed(e,p,$s1+"/allOf/0/if","anyOf");
}
if(e.length===n3){f2=true;}}
e.length=n1;
if(!f2){let f15=true;
{const n16=e.length;
$v2(d,p,e);
if(e.length===n16){f15=false;}}
if(f15)$fail(e,p,$s1+"/allOf/0","if",{failingKeyword:"else"},"must match \"else\" schema");
}
}
{const n17=e.length;let f18=false;
{const n19=e.length;
if($object(d)){
if(d.answer===undefined)$required(e,p,$s1+"/allOf/1/if","answer");
}
if(e.length===n19){f18=true;}}
e.length=n17;
if(f18){let f20=true;
{const n21=e.length;
$v3(d,p,e);
if(e.length===n21){f20=false;}}
if(f20)$fail(e,p,$s1+"/allOf/1","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n22=e.length;let f23=false;
{const n24=e.length;
if($object(d)){
if(d.drop===undefined)$required(e,p,$s1+"/allOf/2/if","drop");
{const d25=d.drop;if(d25!==undefined){
if(d25!=="before")$const(e,p+"/drop",$s1+"/allOf/2/if/properties/drop","before");
}}
}
if(e.length===n24){f23=true;}}
e.length=n22;
if(f23){let f26=true;
{const n27=e.length;
$v4(d,p,e);
if(e.length===n27){f26=false;}}
if(f26)$fail(e,p,$s1+"/allOf/2","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n28=e.length;let f29=false;
{const n30=e.length;
if($object(d)){
if(d.drop===undefined)$required(e,p,$s1+"/allOf/3/if","drop");
{const d31=d.drop;if(d31!==undefined){
if(d31!=="after")$const(e,p+"/drop",$s1+"/allOf/3/if/properties/drop","after");
}}
}
if(e.length===n30){f29=true;}}
e.length=n28;
if(f29){let f32=true;
{const n33=e.length;
$v5(d,p,e);
if(e.length===n33){f32=false;}}
if(f32)$fail(e,p,$s1+"/allOf/3","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n34=e.length;let f35=false;
{const n36=e.length;
if($object(d)){
if(d.status===undefined)$required(e,p,$s1+"/allOf/4/if","status");
{const d37=d.status;if(d37!==undefined){
$v6(d37,p+"/status",e);
}}
}
if(e.length===n36){f35=true;}}
e.length=n34;
if(f35){let f38=true;
{const n39=e.length;
$v7(d,p,e);
if(e.length===n39){f38=false;}}
if(f38)$fail(e,p,$s1+"/allOf/4","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n40=e.length;let f41=false;
{const n42=e.length;
if($object(d)){
if(d.body===undefined)$required(e,p,$s1+"/allOf/5/if","body");
{const d43=d.body;if(d43!==undefined){
if(d43!=="empty")$const(e,p+"/body",$s1+"/allOf/5/if/properties/body","empty");
}}
}
if(e.length===n42){f41=true;}}
e.length=n40;
if(f41){let f44=true;
{const n45=e.length;
$v8(d,p,e);
if(e.length===n45){f44=false;}}
if(f44)$fail(e,p,$s1+"/allOf/5","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n46=e.length;let f47=false;
{const n48=e.length;
if($object(d)){
if(d.state===undefined)$required(e,p,$s1+"/allOf/6/if","state");
}
if(e.length===n48){f47=true;}}
e.length=n46;
if(f47){let f49=true;
{const n50=e.length;
$v9(d,p,e);
if(e.length===n50){f49=false;}}
if(f49)$fail(e,p,$s1+"/allOf/6","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n51=e.length;let f52=false;
{const n53=e.length;
a54:{const n55=e.length;
{const n56=e.length;
if($object(d)){
if(d.status===undefined)$required(e,p,$s1+"/allOf/7/if/anyOf/0","status");
{const d57=d.status;if(d57!==undefined){
$v6(d57,p+"/status",e);
}}
}
if(e.length===n56){break a54;}}
{const n58=e.length;
if($object(d)){
if(d.body===undefined)$required(e,p,$s1+"/allOf/7/if/anyOf/1","body");
{const d59=d.body;if(d59!==undefined){
if(!$c1.includes(d59))$enum(e,p+"/body",$s1+"/allOf/7/if/anyOf/1/properties/body",$c1);
}}
}
if(e.length===n58){e.length=n55;break a54;}}
$composed(e,p,$s1+"/allOf/7/if","anyOf");
}
if($object(d)){
if(d.drop===undefined)$required(e,p,$s1+"/allOf/7/if","drop");
{const d60=d.drop;if(d60!==undefined){
if(d60!=="midway")$const(e,p+"/drop",$s1+"/allOf/7/if/properties/drop","midway");
}}
}
if(e.length===n53){f52=true;}}
e.length=n51;
if(f52){let f61=true;
{const n62=e.length;
$v10(d,p,e);
if(e.length===n62){f61=false;}}
if(f61)$fail(e,p,$s1+"/allOf/7","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
if($object(d)){
for(const k63 in d)if(!$c2.has(k63))
$fail(e,p,$s1,"additionalProperties",{additionalProperty:k63},"must NOT have additional properties");
{const d64=d.operation;if(d64!==undefined){
if(typeof d64==="string"){
if(d64.length>100&&$length(d64)>100)$size(e,p+"/operation",$s1+"/properties/operation","maxLength",100,"characters");
}else 
$type(e,p+"/operation",$s1+"/properties/operation","string");
}}
{const d65=d.programId;if(d65!==undefined){
if(typeof d65==="string"){
if(d65.length>100&&$length(d65)>100)$size(e,p+"/programId",$s1+"/properties/programId","maxLength",100,"characters");
if(!$c3.test(d65))$pattern(e,p+"/programId",$s1+"/properties/programId","^prg-");
}else 
$type(e,p+"/programId",$s1+"/properties/programId","string");
}}
{const d66=d.when;if(d66!==undefined){
if(Array.isArray(d66)){
if(d66.length>100)$size(e,p+"/when",$s1+"/properties/when","maxItems",100,"items");
if(d66.length<1)$size(e,p+"/when",$s1+"/properties/when","minItems",1,"items");
for(let i67=0;i67<d66.length;i67++){const d68=d66[i67];
$v11(d68,p+"/when/"+i67,e);
}
}else 
$type(e,p+"/when",$s1+"/properties/when","array");
}}
{const d69=d.times;if(d69!==undefined){
if(!(Number.isInteger(d69)||d69===null))$type(e,p+"/times",$s1+"/properties/times",["integer","null"]);
if(typeof d69==="number"){
if(!(d69<=1000000000))$limit(e,p+"/times",$s1+"/properties/times","maximum","<=",1000000000);
if(!(d69>=1))$limit(e,p+"/times",$s1+"/properties/times","minimum",">=",1);
}
}}
{const d70=d.delayMs;if(d70!==undefined){
if(!(Number.isInteger(d70)))$type(e,p+"/delayMs",$s1+"/properties/delayMs","integer");
if(typeof d70==="number"){
if(!(d70<=60000))$limit(e,p+"/delayMs",$s1+"/properties/delayMs","maximum","<=",60000);
if(!(d70>=1))$limit(e,p+"/delayMs",$s1+"/properties/delayMs","minimum",">=",1);
}
}}
{const d71=d.drop;if(d71!==undefined){
if(!$c4.includes(d71))$enum(e,p+"/drop",$s1+"/properties/drop",$c4);
}}
{const d72=d.answer;if(d72!==undefined){
$v12(d72,p+"/answer",e);
}}
{const d73=d.state;if(d73!==undefined){
if(!$c5.includes(d73))$enum(e,p+"/state",$s1+"/properties/state",$c5);
}}
{const d74=d.written;if(d74!==undefined){
if(Array.isArray(d74)){
if(d74.length>100)$size(e,p+"/written",$s1+"/properties/written","maxItems",100,"items");
if(d74.length<1)$size(e,p+"/written",$s1+"/properties/written","minItems",1,"items");
for(let i75=0;i75<d74.length;i75++){const d76=d74[i75];
$v13(d76,p+"/written/"+i75,e);
}
}else 
$type(e,p+"/written",$s1+"/properties/written","array");
}}
{const d77=d.status;if(d77!==undefined){
$v14(d77,p+"/status",e);
}}
{const d78=d.headers;if(d78!==undefined){
$v15(d78,p+"/headers",e);
}}
{const d79=d.patch;if(d79!==undefined){
$v16(d79,p+"/patch",e);
}}
{const d80=d.body;if(d80!==undefined){
if(!$c6.includes(d80))$enum(e,p+"/body",$s1+"/properties/body",$c6);
}}
}else 
$type(e,p,$s1,"object");
}
function $v16(d,p,e){
if(Array.isArray(d)){
if(d.length>1000)$size(e,p,$s16,"maxItems",1000,"items");
if(d.length<1)$size(e,p,$s16,"minItems",1,"items");
for(let i1=0;i1<d.length;i1++){const d2=d[i1];
$v17(d2,p+"/"+i1,e);
}
}else 
$type(e,p,$s16,"array");
}
function $v17(d,p,e){
{const n1=e.length;let f2=false;
{const n3=e.length;
if($object(d)){
if(d.op===undefined)$required(e,p,$s17+"/allOf/0/if","op");
{const d4=d.op;if(d4!==undefined){
if(!$c7.includes(d4))$enum(e,p+"/op",$s17+"/allOf/0/if/properties/op",$c7);
}}
}
if(e.length===n3){f2=true;}}
e.length=n1;
if(f2){let f5=true;
{const n6=e.length;
$v18(d,p,e);
if(e.length===n6){f5=false;}}
if(f5)$fail(e,p,$s17+"/allOf/0","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n7=e.length;let f8=false;
{const n9=e.length;
if($object(d)){
if(d.op===undefined)$required(e,p,$s17+"/allOf/1/if","op");
{const d10=d.op;if(d10!==undefined){
if(d10!=="remove")$const(e,p+"/op",$s17+"/allOf/1/if/properties/op","remove");
}}
}
if(e.length===n9){f8=true;}}
e.length=n7;
if(f8){let f11=true;
{const n12=e.length;
$v19(d,p,e);
if(e.length===n12){f11=false;}}
if(f11)$fail(e,p,$s17+"/allOf/1","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n13=e.length;let f14=false;
{const n15=e.length;
if($object(d)){
if(d.op===undefined)$required(e,p,$s17+"/allOf/2/if","op");
{const d16=d.op;if(d16!==undefined){
if(!$c8.includes(d16))$enum(e,p+"/op",$s17+"/allOf/2/if/properties/op",$c8);
}}
}
if(e.length===n15){f14=true;}}
e.length=n13;
if(f14){let f17=true;
{const n18=e.length;
$v20(d,p,e);
if(e.length===n18){f17=false;}}
if(f17)$fail(e,p,$s17+"/allOf/2","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n19=e.length;let f20=false;
{const n21=e.length;
if($object(d)){
if(d.op===undefined)$required(e,p,$s17+"/allOf/3/if","op");
{const d22=d.op;if(d22!==undefined){
if(d22!=="take")$const(e,p+"/op",$s17+"/allOf/3/if/properties/op","take");
}}
}
if(e.length===n21){f20=true;}}
e.length=n19;
if(f20){let f23=true;
{const n24=e.length;
$v21(d,p,e);
if(e.length===n24){f23=false;}}
if(f23)$fail(e,p,$s17+"/allOf/3","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
{const n25=e.length;let f26=false;
{const n27=e.length;
if($object(d)){
if(d.op===undefined)$required(e,p,$s17+"/allOf/4/if","op");
{const d28=d.op;if(d28!==undefined){
if(d28!=="change")$const(e,p+"/op",$s17+"/allOf/4/if/properties/op","change");
}}
}
if(e.length===n27){f26=true;}}
e.length=n25;
if(f26){let f29=true;
{const n30=e.length;
$v22(d,p,e);
if(e.length===n30){f29=false;}}
if(f29)$fail(e,p,$s17+"/allOf/4","if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
if($object(d)){
if(d.op===undefined)$required(e,p,$s17,"op");
{const d31=d.op;if(d31!==undefined){
if(!$c9.includes(d31))$enum(e,p+"/op",$s17+"/properties/op",$c9);
}}
}else 
$type(e,p,$s17,"object");
}
function $v22(d,p,e){
{const n1=e.length;let f2=false;
{const n3=e.length;
if($object(d)){
if(d.invert===undefined)$required(e,p,$s22+"/if","invert");
}
if(e.length===n3){f2=true;}}
e.length=n1;
if(f2){let f4=true;
{const n5=e.length;
$v23(d,p,e);
if(e.length===n5){f4=false;}}
if(f4)$fail(e,p,$s22,"if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
if($object(d)){
if(Object.keys(d).length<3)$size(e,p,$s22,"minProperties",3,"properties");
if(d.path===undefined)$required(e,p,$s22,"path");
for(const k6 in d)if(!$c10.has(k6))
$fail(e,p,$s22,"additionalProperties",{additionalProperty:k6},"must NOT have additional properties");
{const d7=d.path;if(d7!==undefined){
$v24(d7,p+"/path",e);
}}
{const d8=d.slice;if(d8!==undefined){
if(Array.isArray(d8)){
if(d8.length>2)$size(e,p+"/slice",$s22+"/properties/slice","maxItems",2,"items");
if(d8.length<1)$size(e,p+"/slice",$s22+"/properties/slice","minItems",1,"items");
for(let i9=0;i9<d8.length;i9++){const d10=d8[i9];
if(!(Number.isInteger(d10)))$type(e,p+"/slice/"+i9,$s22+"/properties/slice/items","integer");
}
}else 
$type(e,p+"/slice",$s22+"/properties/slice","array");
}}
{const d11=d.prepend;if(d11!==undefined){
if(typeof d11==="string"){
if(d11.length>100000&&$length(d11)>100000)$size(e,p+"/prepend",$s22+"/properties/prepend","maxLength",100000,"characters");
}else 
$type(e,p+"/prepend",$s22+"/properties/prepend","string");
}}
{const d12=d.append;if(d12!==undefined){
if(typeof d12==="string"){
if(d12.length>100000&&$length(d12)>100000)$size(e,p+"/append",$s22+"/properties/append","maxLength",100000,"characters");
}else 
$type(e,p+"/append",$s22+"/properties/append","string");
}}
{const d13=d.letters;if(d13!==undefined){
if(!$c11.includes(d13))$enum(e,p+"/letters",$s22+"/properties/letters",$c11);
}}
{const d14=d.addSeconds;if(d14!==undefined){
if(!(Number.isInteger(d14)))$type(e,p+"/addSeconds",$s22+"/properties/addSeconds","integer");
if(typeof d14==="number"){
if(!(d14<=10000000000))$limit(e,p+"/addSeconds",$s22+"/properties/addSeconds","maximum","<=",10000000000);
if(!(d14>=-10000000000))$limit(e,p+"/addSeconds",$s22+"/properties/addSeconds","minimum",">=",-10000000000);
}
}}
{const d15=d.addAmount;if(d15!==undefined){
$v25(d15,p+"/addAmount",e);
}}
{const d16=d.invert;if(d16!==undefined){
if(d16!==true)$const(e,p+"/invert",$s22+"/properties/invert",true);
}}
{const d17=d.as;if(d17!==undefined){
if(!$c12.includes(d17))$enum(e,p+"/as",$s22+"/properties/as",$c12);
}}
}
}
function $v25(d,p,e){
if(typeof d==="string"){
if(d.length>30&&$length(d)>30)$size(e,p,$s25,"maxLength",30,"characters");
if(!$c13.test(d))$pattern(e,p,$s25,"^-?\\d{1,15}(?:\\.\\d{1,4})?$");
}else 
$type(e,p,$s25,"string");
}
function $v24(d,p,e){
{const n1=e.length;let f2=false;
{const n3=e.length;
$v26(d,p,e);
if(e.length===n3){f2=true;}}
e.length=n1;
if(f2)$fail(e,p,$s24,"not",{},"must NOT be valid");
}
if(typeof d==="string"){
if(d.length>1000&&$length(d)>1000)$size(e,p,$s24,"maxLength",1000,"characters");
if(!$c14.test(d))$pattern(e,p,$s24,"^(?:/(?:[^~/]|~[01])*)*$");
}else 
$type(e,p,$s24,"string");
}
function $v26(d,p,e){
if(typeof d==="string"){
if(!$c15.test(d))$pattern(e,p,$s26,"/(?:__proto__|constructor|prototype)(?=/|$)");
}else 
$type(e,p,$s26,"string");
}
function $v23(d,p,e){
if($object(d)){
{const d1=d.slice;if(d1!==undefined){
$fail(e,p+"/slice",$s23+"/properties/slice","false schema",{},"boolean schema is false");
}}
{const d2=d.prepend;if(d2!==undefined){
$fail(e,p+"/prepend",$s23+"/properties/prepend","false schema",{},"boolean schema is false");
}}
{const d3=d.append;if(d3!==undefined){
$fail(e,p+"/append",$s23+"/properties/append","false schema",{},"boolean schema is false");
}}
{const d4=d.letters;if(d4!==undefined){
$fail(e,p+"/letters",$s23+"/properties/letters","false schema",{},"boolean schema is false");
}}
{const d5=d.addSeconds;if(d5!==undefined){
$fail(e,p+"/addSeconds",$s23+"/properties/addSeconds","false schema",{},"boolean schema is false");
}}
{const d6=d.addAmount;if(d6!==undefined){
$fail(e,p+"/addAmount",$s23+"/properties/addAmount","false schema",{},"boolean schema is false");
}}
}
}
function $v21(d,p,e){
if($object(d)){
if(d.of===undefined)$required(e,p,$s21,"of");
if(d.from===undefined)$required(e,p,$s21,"from");
if(d.path===undefined)$required(e,p,$s21,"path");
for(const k1 in d)if(k1!=="op"&&k1!=="of"&&k1!=="from"&&k1!=="path")
$fail(e,p,$s21,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.of;if(d2!==undefined){
if(!$c16.includes(d2))$enum(e,p+"/of",$s21+"/properties/of",$c16);
}}
{const d3=d.from;if(d3!==undefined){
$v24(d3,p+"/from",e);
}}
{const d4=d.path;if(d4!==undefined){
$v24(d4,p+"/path",e);
}}
}
}
function $v20(d,p,e){
if($object(d)){
if(d.from===undefined)$required(e,p,$s20,"from");
if(d.path===undefined)$required(e,p,$s20,"path");
for(const k1 in d)if(k1!=="op"&&k1!=="from"&&k1!=="path")
$fail(e,p,$s20,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.from;if(d2!==undefined){
$v24(d2,p+"/from",e);
}}
{const d3=d.path;if(d3!==undefined){
$v24(d3,p+"/path",e);
}}
}
}
function $v19(d,p,e){
if($object(d)){
if(d.path===undefined)$required(e,p,$s19,"path");
for(const k1 in d)if(k1!=="op"&&k1!=="path")
$fail(e,p,$s19,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.path;if(d2!==undefined){
$v24(d2,p+"/path",e);
}}
}
}
function $v18(d,p,e){
if($object(d)){
if(d.path===undefined)$required(e,p,$s18,"path");
if(d.value===undefined)$required(e,p,$s18,"value");
for(const k1 in d)if(k1!=="op"&&k1!=="path"&&k1!=="value")
$fail(e,p,$s18,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.path;if(d2!==undefined){
$v24(d2,p+"/path",e);
}}
}
}
function $v15(d,p,e){
if($object(d)){
if(Object.keys(d).length>100)$size(e,p,$s15,"maxProperties",100,"properties");
if(Object.keys(d).length<1)$size(e,p,$s15,"minProperties",1,"properties");
for(const k1 in d){const n2=e.length;
{const n3=e.length;let f4=false;
{const n5=e.length;
if(!$c17.includes(k1)){$enum(e,p,$s15+"/propertyNames/not",$c17);e[e.length-1].propertyName=k1;}
if(e.length===n5){f4=true;}}
e.length=n3;
if(f4){$fail(e,p,$s15+"/propertyNames","not",{},"must NOT be valid");e[e.length-1].propertyName=k1;}
}
if(typeof k1==="string"){
if(k1.length>200&&$length(k1)>200){$size(e,p,$s15+"/propertyNames","maxLength",200,"characters");e[e.length-1].propertyName=k1;}
if(!$c18.test(k1)){$pattern(e,p,$s15+"/propertyNames","^[!#$%&'*+.^_`|~0-9a-z\\-]+$");e[e.length-1].propertyName=k1;}
}
if(e.length>n2)$fail(e,p,$s15,"propertyNames",{propertyName:k1},"property name must be valid");
}
for(const k6 in d){const d7=d[k6];
$v27(d7,p+"/"+$key(k6),e);
}
}else 
$type(e,p,$s15,"object");
}
function $v27(d,p,e){
if(!(typeof d==="string"||d===null))$type(e,p,$s27,["string","null"]);
if(typeof d==="string"){
if(d.length>8192&&$length(d)>8192)$size(e,p,$s27,"maxLength",8192,"characters");
if(!$c19.test(d))$pattern(e,p,$s27,"^[\\t\\x20-\\x7e\\x80-\\xff]*$");
}
}
function $v14(d,p,e){
if(!(Number.isInteger(d)))$type(e,p,$s14,"integer");
if(typeof d==="number"){
if(!(d<=599))$limit(e,p,$s14,"maximum","<=",599);
if(!(d>=200))$limit(e,p,$s14,"minimum",">=",200);
}
}
function $v13(d,p,e){
if($object(d)){
if(d.kind===undefined)$required(e,p,$s13,"kind");
if(d.patch===undefined)$required(e,p,$s13,"patch");
for(const k1 in d)if(k1!=="kind"&&k1!=="patch")
$fail(e,p,$s13,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.kind;if(d2!==undefined){
if(!$c20.includes(d2))$enum(e,p+"/kind",$s13+"/properties/kind",$c20);
}}
{const d3=d.patch;if(d3!==undefined){
$v16(d3,p+"/patch",e);
}}
}else 
$type(e,p,$s13,"object");
}
function $v12(d,p,e){
{const n1=e.length;let f2=false;
{const n3=e.length;
if($object(d)){
if(d.status===undefined)$required(e,p,$s12+"/if","status");
{const d4=d.status;if(d4!==undefined){
$v6(d4,p+"/status",e);
}}
}
if(e.length===n3){f2=true;}}
e.length=n1;
if(f2){let f5=true;
{const n6=e.length;
$v28(d,p,e);
if(e.length===n6){f5=false;}}
if(f5)$fail(e,p,$s12,"if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
if($object(d)){
if(d.status===undefined)$required(e,p,$s12,"status");
for(const k7 in d)if(k7!=="status"&&k7!=="headers"&&k7!=="body")
$fail(e,p,$s12,"additionalProperties",{additionalProperty:k7},"must NOT have additional properties");
{const d8=d.status;if(d8!==undefined){
$v14(d8,p+"/status",e);
}}
{const d9=d.headers;if(d9!==undefined){
$v29(d9,p+"/headers",e);
}}
}else 
$type(e,p,$s12,"object");
}
function $v29(d,p,e){
$v15(d,p,e);
if($object(d)){
for(const k1 in d){const d2=d[k1];
if(!(typeof d2==="string"))$type(e,p+"/"+$key(k1),$s29+"/additionalProperties","string");
}
}else 
$type(e,p,$s29,"object");
}
function $v28(d,p,e){
if($object(d)){
{const d1=d.body;if(d1!==undefined){
$fail(e,p+"/body",$s28+"/properties/body","false schema",{},"boolean schema is false");
}}
}
}
function $v11(d,p,e){
{const n1=e.length;let f2=false;
{const n3=e.length;
if($object(d)){
if(d.exists===undefined)$required(e,p,$s11+"/if","exists");
{const d4=d.exists;if(d4!==undefined){
if(d4!==false)$const(e,p+"/exists",$s11+"/if/properties/exists",false);
}}
}
if(e.length===n3){f2=true;}}
e.length=n1;
if(f2){let f5=true;
{const n6=e.length;
$v30(d,p,e);
if(e.length===n6){f5=false;}}
if(f5)$fail(e,p,$s11,"if",{failingKeyword:"then"},"must match \"then\" schema");
}
}
if($object(d)){
if(d.request===undefined)$required(e,p,$s11,"request");
for(const k7 in d)if(k7!=="request"&&k7!=="exists"&&k7!=="is"&&k7!=="isNot")
$fail(e,p,$s11,"additionalProperties",{additionalProperty:k7},"must NOT have additional properties");
{const d8=d.request;if(d8!==undefined){
$v24(d8,p+"/request",e);
}}
{const d9=d.exists;if(d9!==undefined){
if(!(typeof d9==="boolean"))$type(e,p+"/exists",$s11+"/properties/exists","boolean");
}}
}else 
$type(e,p,$s11,"object");
}
function $v30(d,p,e){
if($object(d)){
{const d1=d.is;if(d1!==undefined){
$fail(e,p+"/is",$s30+"/properties/is","false schema",{},"boolean schema is false");
}}
{const d2=d.isNot;if(d2!==undefined){
$fail(e,p+"/isNot",$s30+"/properties/isNot","false schema",{},"boolean schema is false");
}}
}
}
function $v10(d,p,e){
if($object(d)){
{const d1=d.drop;if(d1!==undefined){
$fail(e,p+"/drop",$s10+"/properties/drop","false schema",{},"boolean schema is false");
}}
}
}
function $v9(d,p,e){
if($object(d)){
{const d1=d.written;if(d1!==undefined){
$fail(e,p+"/written",$s9+"/properties/written","false schema",{},"boolean schema is false");
}}
}
}
function $v8(d,p,e){
if($object(d)){
{const d1=d.patch;if(d1!==undefined){
$fail(e,p+"/patch",$s8+"/properties/patch","false schema",{},"boolean schema is false");
}}
}
}
function $v7(d,p,e){
if($object(d)){
{const d1=d.patch;if(d1!==undefined){
$fail(e,p+"/patch",$s7+"/properties/patch","false schema",{},"boolean schema is false");
}}
{const d2=d.body;if(d2!==undefined){
$fail(e,p+"/body",$s7+"/properties/body","false schema",{},"boolean schema is false");
}}
}
}
function $v6(d,p,e){
if(!$c21.includes(d))$enum(e,p,$s6,$c21);
}
function $v5(d,p,e){
if($object(d)){
{const d1=d.status;if(d1!==undefined){
$fail(e,p+"/status",$s5+"/properties/status","false schema",{},"boolean schema is false");
}}
{const d2=d.headers;if(d2!==undefined){
$fail(e,p+"/headers",$s5+"/properties/headers","false schema",{},"boolean schema is false");
}}
{const d3=d.patch;if(d3!==undefined){
$fail(e,p+"/patch",$s5+"/properties/patch","false schema",{},"boolean schema is false");
}}
{const d4=d.body;if(d4!==undefined){
$fail(e,p+"/body",$s5+"/properties/body","false schema",{},"boolean schema is false");
}}
}
}
function $v4(d,p,e){
if($object(d)){
{const d1=d.answer;if(d1!==undefined){
$fail(e,p+"/answer",$s4+"/properties/answer","false schema",{},"boolean schema is false");
}}
{const d2=d.state;if(d2!==undefined){
$fail(e,p+"/state",$s4+"/properties/state","false schema",{},"boolean schema is false");
}}
{const d3=d.written;if(d3!==undefined){
$fail(e,p+"/written",$s4+"/properties/written","false schema",{},"boolean schema is false");
}}
{const d4=d.status;if(d4!==undefined){
$fail(e,p+"/status",$s4+"/properties/status","false schema",{},"boolean schema is false");
}}
{const d5=d.headers;if(d5!==undefined){
$fail(e,p+"/headers",$s4+"/properties/headers","false schema",{},"boolean schema is false");
}}
{const d6=d.patch;if(d6!==undefined){
$fail(e,p+"/patch",$s4+"/properties/patch","false schema",{},"boolean schema is false");
}}
{const d7=d.body;if(d7!==undefined){
$fail(e,p+"/body",$s4+"/properties/body","false schema",{},"boolean schema is false");
}}
}
}
function $v3(d,p,e){
if($object(d)){
{const d1=d.drop;if(d1!==undefined){
$fail(e,p+"/drop",$s3+"/properties/drop","false schema",{},"boolean schema is false");
}}
{const d2=d.state;if(d2!==undefined){
$fail(e,p+"/state",$s3+"/properties/state","false schema",{},"boolean schema is false");
}}
{const d3=d.written;if(d3!==undefined){
$fail(e,p+"/written",$s3+"/properties/written","false schema",{},"boolean schema is false");
}}
{const d4=d.status;if(d4!==undefined){
$fail(e,p+"/status",$s3+"/properties/status","false schema",{},"boolean schema is false");
}}
{const d5=d.headers;if(d5!==undefined){
$fail(e,p+"/headers",$s3+"/properties/headers","false schema",{},"boolean schema is false");
}}
{const d6=d.patch;if(d6!==undefined){
$fail(e,p+"/patch",$s3+"/properties/patch","false schema",{},"boolean schema is false");
}}
{const d7=d.body;if(d7!==undefined){
$fail(e,p+"/body",$s3+"/properties/body","false schema",{},"boolean schema is false");
}}
}
}
function $v2(d,p,e){
{const n1=e.length;let f2=false;
f2=true;
e.length=n1;
if(f2)$fail(e,p,$s2,"not",{},"must NOT be valid");
}
}
export const validateFault: SchemaValidator = /* @__PURE__ */ $validator($v1);
