// Made by scripts/dev/make-schema-validators.ts from conformance/operator-data/operator-data.schema.json. Do not edit; to make it again: npm run generate:schema-validators

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
function $length(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
function $equal(a: any, b: any): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  return Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && $equal(a[key], b[key]));
}
function $duplicate(list: readonly unknown[]): [number, number] | undefined {
  for (let i = list.length - 1; i > 0; i--)
    for (let j = i - 1; j >= 0; j--) if ($equal(list[i], list[j])) return [i, j];
  return undefined;
}
const $c1=new Set(["$schema","accountTypes","bankAccounts","routingNumbers","bankNames","bankAccountTypes","bics","internationalAccountNumbers","internationalAccountTypes","phones","domains","businessNames","personNames","addresses","addressesAbroad","merchantCategories","merchants","bins","currencies","limitIntervals","achPullTypes","originators"]);
const $c2=new RegExp("^\\+[0-9]","u");
const $c3=new RegExp("^[^@\\s]+$","u");
const $c4=new RegExp("^[Uu][Ss]$","u");
const $c5=new RegExp("^[A-Za-z]{2}$","u");
const $c6=new RegExp("^(\\S([^\\r\\n]*\\S)?)?$","u");
const $c7=new RegExp("^\\S([^\\r\\n]*\\S)?$","u");
const $s1="#/$defs/data";
const $s4="#/$defs/address";
const $s5="#/$defs/textOrEmpty";
const $s3="#/$defs/bankAccount";
const $s2="#/$defs/text";
function $v1(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(Object.keys(_d).length<1)$size(_e,_p,$s1,"minProperties",1,"properties");
for(const k1 in _d)if(!$c1.has(k1))
$fail(_e,_p,$s1,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.$schema;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/$schema",$s1+"/properties/%24schema","string");
}}
{const d3=_d.accountTypes;if(d3!==undefined){
if(Array.isArray(d3)){
if(d3.length>1000)$size(_e,_p+"/accountTypes",$s1+"/properties/accountTypes","maxItems",1000,"items");
if(d3.length<1)$size(_e,_p+"/accountTypes",$s1+"/properties/accountTypes","minItems",1,"items");
for(let i4=0;i4<d3.length;i4++){const d5=d3[i4];
$v2(d5,_p+"/accountTypes/"+i4,_e);
}
{const k6=$duplicate(d3);
if(k6!==undefined)$fail(_e,_p+"/accountTypes",$s1+"/properties/accountTypes","uniqueItems",{i:k6[0],j:k6[1]},"must NOT have duplicate items (items ## "+k6[1]+" and "+k6[0]+" are identical)");
}
}else 
$type(_e,_p+"/accountTypes",$s1+"/properties/accountTypes","array");
}}
{const d7=_d.bankAccounts;if(d7!==undefined){
if(Array.isArray(d7)){
if(d7.length>1000)$size(_e,_p+"/bankAccounts",$s1+"/properties/bankAccounts","maxItems",1000,"items");
if(d7.length<1)$size(_e,_p+"/bankAccounts",$s1+"/properties/bankAccounts","minItems",1,"items");
for(let i8=0;i8<d7.length;i8++){const d9=d7[i8];
$v3(d9,_p+"/bankAccounts/"+i8,_e);
}
{const k10=$duplicate(d7);
if(k10!==undefined)$fail(_e,_p+"/bankAccounts",$s1+"/properties/bankAccounts","uniqueItems",{i:k10[0],j:k10[1]},"must NOT have duplicate items (items ## "+k10[1]+" and "+k10[0]+" are identical)");
}
}else 
$type(_e,_p+"/bankAccounts",$s1+"/properties/bankAccounts","array");
}}
{const d11=_d.routingNumbers;if(d11!==undefined){
if(Array.isArray(d11)){
if(d11.length>1000)$size(_e,_p+"/routingNumbers",$s1+"/properties/routingNumbers","maxItems",1000,"items");
if(d11.length<1)$size(_e,_p+"/routingNumbers",$s1+"/properties/routingNumbers","minItems",1,"items");
for(let i12=0;i12<d11.length;i12++){const d13=d11[i12];
$v2(d13,_p+"/routingNumbers/"+i12,_e);
}
{const k14=$duplicate(d11);
if(k14!==undefined)$fail(_e,_p+"/routingNumbers",$s1+"/properties/routingNumbers","uniqueItems",{i:k14[0],j:k14[1]},"must NOT have duplicate items (items ## "+k14[1]+" and "+k14[0]+" are identical)");
}
}else 
$type(_e,_p+"/routingNumbers",$s1+"/properties/routingNumbers","array");
}}
{const d15=_d.bankNames;if(d15!==undefined){
if(Array.isArray(d15)){
if(d15.length>1000)$size(_e,_p+"/bankNames",$s1+"/properties/bankNames","maxItems",1000,"items");
if(d15.length<1)$size(_e,_p+"/bankNames",$s1+"/properties/bankNames","minItems",1,"items");
for(let i16=0;i16<d15.length;i16++){const d17=d15[i16];
$v2(d17,_p+"/bankNames/"+i16,_e);
}
{const k18=$duplicate(d15);
if(k18!==undefined)$fail(_e,_p+"/bankNames",$s1+"/properties/bankNames","uniqueItems",{i:k18[0],j:k18[1]},"must NOT have duplicate items (items ## "+k18[1]+" and "+k18[0]+" are identical)");
}
}else 
$type(_e,_p+"/bankNames",$s1+"/properties/bankNames","array");
}}
{const d19=_d.bankAccountTypes;if(d19!==undefined){
if(Array.isArray(d19)){
if(d19.length>1000)$size(_e,_p+"/bankAccountTypes",$s1+"/properties/bankAccountTypes","maxItems",1000,"items");
if(d19.length<1)$size(_e,_p+"/bankAccountTypes",$s1+"/properties/bankAccountTypes","minItems",1,"items");
for(let i20=0;i20<d19.length;i20++){const d21=d19[i20];
$v2(d21,_p+"/bankAccountTypes/"+i20,_e);
}
{const k22=$duplicate(d19);
if(k22!==undefined)$fail(_e,_p+"/bankAccountTypes",$s1+"/properties/bankAccountTypes","uniqueItems",{i:k22[0],j:k22[1]},"must NOT have duplicate items (items ## "+k22[1]+" and "+k22[0]+" are identical)");
}
}else 
$type(_e,_p+"/bankAccountTypes",$s1+"/properties/bankAccountTypes","array");
}}
{const d23=_d.bics;if(d23!==undefined){
if(Array.isArray(d23)){
if(d23.length>1000)$size(_e,_p+"/bics",$s1+"/properties/bics","maxItems",1000,"items");
if(d23.length<1)$size(_e,_p+"/bics",$s1+"/properties/bics","minItems",1,"items");
for(let i24=0;i24<d23.length;i24++){const d25=d23[i24];
$v2(d25,_p+"/bics/"+i24,_e);
}
{const k26=$duplicate(d23);
if(k26!==undefined)$fail(_e,_p+"/bics",$s1+"/properties/bics","uniqueItems",{i:k26[0],j:k26[1]},"must NOT have duplicate items (items ## "+k26[1]+" and "+k26[0]+" are identical)");
}
}else 
$type(_e,_p+"/bics",$s1+"/properties/bics","array");
}}
{const d27=_d.internationalAccountNumbers;if(d27!==undefined){
if(Array.isArray(d27)){
if(d27.length>1000)$size(_e,_p+"/internationalAccountNumbers",$s1+"/properties/internationalAccountNumbers","maxItems",1000,"items");
if(d27.length<1)$size(_e,_p+"/internationalAccountNumbers",$s1+"/properties/internationalAccountNumbers","minItems",1,"items");
for(let i28=0;i28<d27.length;i28++){const d29=d27[i28];
$v2(d29,_p+"/internationalAccountNumbers/"+i28,_e);
}
{const k30=$duplicate(d27);
if(k30!==undefined)$fail(_e,_p+"/internationalAccountNumbers",$s1+"/properties/internationalAccountNumbers","uniqueItems",{i:k30[0],j:k30[1]},"must NOT have duplicate items (items ## "+k30[1]+" and "+k30[0]+" are identical)");
}
}else 
$type(_e,_p+"/internationalAccountNumbers",$s1+"/properties/internationalAccountNumbers","array");
}}
{const d31=_d.internationalAccountTypes;if(d31!==undefined){
if(Array.isArray(d31)){
if(d31.length>1000)$size(_e,_p+"/internationalAccountTypes",$s1+"/properties/internationalAccountTypes","maxItems",1000,"items");
if(d31.length<1)$size(_e,_p+"/internationalAccountTypes",$s1+"/properties/internationalAccountTypes","minItems",1,"items");
for(let i32=0;i32<d31.length;i32++){const d33=d31[i32];
$v2(d33,_p+"/internationalAccountTypes/"+i32,_e);
}
{const k34=$duplicate(d31);
if(k34!==undefined)$fail(_e,_p+"/internationalAccountTypes",$s1+"/properties/internationalAccountTypes","uniqueItems",{i:k34[0],j:k34[1]},"must NOT have duplicate items (items ## "+k34[1]+" and "+k34[0]+" are identical)");
}
}else 
$type(_e,_p+"/internationalAccountTypes",$s1+"/properties/internationalAccountTypes","array");
}}
{const d35=_d.phones;if(d35!==undefined){
if(Array.isArray(d35)){
if(d35.length>1000)$size(_e,_p+"/phones",$s1+"/properties/phones","maxItems",1000,"items");
if(d35.length<1)$size(_e,_p+"/phones",$s1+"/properties/phones","minItems",1,"items");
for(let i36=0;i36<d35.length;i36++){const d37=d35[i36];
$v2(d37,_p+"/phones/"+i36,_e);
if(typeof (d37 as any)==="string"){
if(!$c2.test(d37))$pattern(_e,_p+"/phones/"+i36,$s1+"/properties/phones/items/allOf/1","^\\+[0-9]");
}
}
{const k38=$duplicate(d35);
if(k38!==undefined)$fail(_e,_p+"/phones",$s1+"/properties/phones","uniqueItems",{i:k38[0],j:k38[1]},"must NOT have duplicate items (items ## "+k38[1]+" and "+k38[0]+" are identical)");
}
}else 
$type(_e,_p+"/phones",$s1+"/properties/phones","array");
}}
{const d39=_d.domains;if(d39!==undefined){
if(Array.isArray(d39)){
if(d39.length>1000)$size(_e,_p+"/domains",$s1+"/properties/domains","maxItems",1000,"items");
if(d39.length<1)$size(_e,_p+"/domains",$s1+"/properties/domains","minItems",1,"items");
for(let i40=0;i40<d39.length;i40++){const d41=d39[i40];
$v2(d41,_p+"/domains/"+i40,_e);
if(typeof (d41 as any)==="string"){
if(!$c3.test(d41))$pattern(_e,_p+"/domains/"+i40,$s1+"/properties/domains/items/allOf/1","^[^@\\s]+$");
}
}
{const k42=$duplicate(d39);
if(k42!==undefined)$fail(_e,_p+"/domains",$s1+"/properties/domains","uniqueItems",{i:k42[0],j:k42[1]},"must NOT have duplicate items (items ## "+k42[1]+" and "+k42[0]+" are identical)");
}
}else 
$type(_e,_p+"/domains",$s1+"/properties/domains","array");
}}
{const d43=_d.businessNames;if(d43!==undefined){
if(Array.isArray(d43)){
if(d43.length>1000)$size(_e,_p+"/businessNames",$s1+"/properties/businessNames","maxItems",1000,"items");
if(d43.length<1)$size(_e,_p+"/businessNames",$s1+"/properties/businessNames","minItems",1,"items");
for(let i44=0;i44<d43.length;i44++){const d45=d43[i44];
$v2(d45,_p+"/businessNames/"+i44,_e);
}
{const k46=$duplicate(d43);
if(k46!==undefined)$fail(_e,_p+"/businessNames",$s1+"/properties/businessNames","uniqueItems",{i:k46[0],j:k46[1]},"must NOT have duplicate items (items ## "+k46[1]+" and "+k46[0]+" are identical)");
}
}else 
$type(_e,_p+"/businessNames",$s1+"/properties/businessNames","array");
}}
{const d47=_d.personNames;if(d47!==undefined){
if(Array.isArray(d47)){
if(d47.length>1000)$size(_e,_p+"/personNames",$s1+"/properties/personNames","maxItems",1000,"items");
if(d47.length<1)$size(_e,_p+"/personNames",$s1+"/properties/personNames","minItems",1,"items");
for(let i48=0;i48<d47.length;i48++){const d49=d47[i48];
$v2(d49,_p+"/personNames/"+i48,_e);
}
{const k50=$duplicate(d47);
if(k50!==undefined)$fail(_e,_p+"/personNames",$s1+"/properties/personNames","uniqueItems",{i:k50[0],j:k50[1]},"must NOT have duplicate items (items ## "+k50[1]+" and "+k50[0]+" are identical)");
}
}else 
$type(_e,_p+"/personNames",$s1+"/properties/personNames","array");
}}
{const d51=_d.addresses;if(d51!==undefined){
if(Array.isArray(d51)){
if(d51.length>1000)$size(_e,_p+"/addresses",$s1+"/properties/addresses","maxItems",1000,"items");
if(d51.length<1)$size(_e,_p+"/addresses",$s1+"/properties/addresses","minItems",1,"items");
for(let i52=0;i52<d51.length;i52++){const d53=d51[i52];
$v4(d53,_p+"/addresses/"+i52,_e);
}
{const k54=$duplicate(d51);
if(k54!==undefined)$fail(_e,_p+"/addresses",$s1+"/properties/addresses","uniqueItems",{i:k54[0],j:k54[1]},"must NOT have duplicate items (items ## "+k54[1]+" and "+k54[0]+" are identical)");
}
}else 
$type(_e,_p+"/addresses",$s1+"/properties/addresses","array");
}}
{const d55=_d.addressesAbroad;if(d55!==undefined){
if(Array.isArray(d55)){
if(d55.length>1000)$size(_e,_p+"/addressesAbroad",$s1+"/properties/addressesAbroad","maxItems",1000,"items");
if(d55.length<1)$size(_e,_p+"/addressesAbroad",$s1+"/properties/addressesAbroad","minItems",1,"items");
for(let i56=0;i56<d55.length;i56++){const d57=d55[i56];
$v4(d57,_p+"/addressesAbroad/"+i56,_e);
}
{const k58=$duplicate(d55);
if(k58!==undefined)$fail(_e,_p+"/addressesAbroad",$s1+"/properties/addressesAbroad","uniqueItems",{i:k58[0],j:k58[1]},"must NOT have duplicate items (items ## "+k58[1]+" and "+k58[0]+" are identical)");
}
}else 
$type(_e,_p+"/addressesAbroad",$s1+"/properties/addressesAbroad","array");
}}
{const d59=_d.merchantCategories;if(d59!==undefined){
if(Array.isArray(d59)){
if(d59.length>1000)$size(_e,_p+"/merchantCategories",$s1+"/properties/merchantCategories","maxItems",1000,"items");
if(d59.length<1)$size(_e,_p+"/merchantCategories",$s1+"/properties/merchantCategories","minItems",1,"items");
for(let i60=0;i60<d59.length;i60++){const d61=d59[i60];
$v2(d61,_p+"/merchantCategories/"+i60,_e);
}
{const k62=$duplicate(d59);
if(k62!==undefined)$fail(_e,_p+"/merchantCategories",$s1+"/properties/merchantCategories","uniqueItems",{i:k62[0],j:k62[1]},"must NOT have duplicate items (items ## "+k62[1]+" and "+k62[0]+" are identical)");
}
}else 
$type(_e,_p+"/merchantCategories",$s1+"/properties/merchantCategories","array");
}}
{const d63=_d.merchants;if(d63!==undefined){
if(Array.isArray(d63)){
if(d63.length>1000)$size(_e,_p+"/merchants",$s1+"/properties/merchants","maxItems",1000,"items");
if(d63.length<1)$size(_e,_p+"/merchants",$s1+"/properties/merchants","minItems",1,"items");
for(let i64=0;i64<d63.length;i64++){const d65=d63[i64];
$v2(d65,_p+"/merchants/"+i64,_e);
}
{const k66=$duplicate(d63);
if(k66!==undefined)$fail(_e,_p+"/merchants",$s1+"/properties/merchants","uniqueItems",{i:k66[0],j:k66[1]},"must NOT have duplicate items (items ## "+k66[1]+" and "+k66[0]+" are identical)");
}
}else 
$type(_e,_p+"/merchants",$s1+"/properties/merchants","array");
}}
{const d67=_d.bins;if(d67!==undefined){
if(Array.isArray(d67)){
if(d67.length>1000)$size(_e,_p+"/bins",$s1+"/properties/bins","maxItems",1000,"items");
if(d67.length<1)$size(_e,_p+"/bins",$s1+"/properties/bins","minItems",1,"items");
for(let i68=0;i68<d67.length;i68++){const d69=d67[i68];
$v2(d69,_p+"/bins/"+i68,_e);
}
{const k70=$duplicate(d67);
if(k70!==undefined)$fail(_e,_p+"/bins",$s1+"/properties/bins","uniqueItems",{i:k70[0],j:k70[1]},"must NOT have duplicate items (items ## "+k70[1]+" and "+k70[0]+" are identical)");
}
}else 
$type(_e,_p+"/bins",$s1+"/properties/bins","array");
}}
{const d71=_d.currencies;if(d71!==undefined){
if(Array.isArray(d71)){
if(d71.length>1000)$size(_e,_p+"/currencies",$s1+"/properties/currencies","maxItems",1000,"items");
if(d71.length<1)$size(_e,_p+"/currencies",$s1+"/properties/currencies","minItems",1,"items");
for(let i72=0;i72<d71.length;i72++){const d73=d71[i72];
$v2(d73,_p+"/currencies/"+i72,_e);
}
{const k74=$duplicate(d71);
if(k74!==undefined)$fail(_e,_p+"/currencies",$s1+"/properties/currencies","uniqueItems",{i:k74[0],j:k74[1]},"must NOT have duplicate items (items ## "+k74[1]+" and "+k74[0]+" are identical)");
}
}else 
$type(_e,_p+"/currencies",$s1+"/properties/currencies","array");
}}
{const d75=_d.limitIntervals;if(d75!==undefined){
if(Array.isArray(d75)){
if(d75.length>1000)$size(_e,_p+"/limitIntervals",$s1+"/properties/limitIntervals","maxItems",1000,"items");
if(d75.length<1)$size(_e,_p+"/limitIntervals",$s1+"/properties/limitIntervals","minItems",1,"items");
for(let i76=0;i76<d75.length;i76++){const d77=d75[i76];
$v2(d77,_p+"/limitIntervals/"+i76,_e);
}
{const k78=$duplicate(d75);
if(k78!==undefined)$fail(_e,_p+"/limitIntervals",$s1+"/properties/limitIntervals","uniqueItems",{i:k78[0],j:k78[1]},"must NOT have duplicate items (items ## "+k78[1]+" and "+k78[0]+" are identical)");
}
}else 
$type(_e,_p+"/limitIntervals",$s1+"/properties/limitIntervals","array");
}}
{const d79=_d.achPullTypes;if(d79!==undefined){
if(Array.isArray(d79)){
if(d79.length>1000)$size(_e,_p+"/achPullTypes",$s1+"/properties/achPullTypes","maxItems",1000,"items");
if(d79.length<1)$size(_e,_p+"/achPullTypes",$s1+"/properties/achPullTypes","minItems",1,"items");
for(let i80=0;i80<d79.length;i80++){const d81=d79[i80];
$v2(d81,_p+"/achPullTypes/"+i80,_e);
}
{const k82=$duplicate(d79);
if(k82!==undefined)$fail(_e,_p+"/achPullTypes",$s1+"/properties/achPullTypes","uniqueItems",{i:k82[0],j:k82[1]},"must NOT have duplicate items (items ## "+k82[1]+" and "+k82[0]+" are identical)");
}
}else 
$type(_e,_p+"/achPullTypes",$s1+"/properties/achPullTypes","array");
}}
{const d83=_d.originators;if(d83!==undefined){
if(Array.isArray(d83)){
if(d83.length>1000)$size(_e,_p+"/originators",$s1+"/properties/originators","maxItems",1000,"items");
if(d83.length<1)$size(_e,_p+"/originators",$s1+"/properties/originators","minItems",1,"items");
for(let i84=0;i84<d83.length;i84++){const d85=d83[i84];
$v2(d85,_p+"/originators/"+i84,_e);
}
{const k86=$duplicate(d83);
if(k86!==undefined)$fail(_e,_p+"/originators",$s1+"/properties/originators","uniqueItems",{i:k86[0],j:k86[1]},"must NOT have duplicate items (items ## "+k86[1]+" and "+k86[0]+" are identical)");
}
}else 
$type(_e,_p+"/originators",$s1+"/properties/originators","array");
}}
}else 
$type(_e,_p,$s1,"object");
}
function $v4(_d:any,_p:string,_e:ValidationError[]):void{
{const n1=_e.length;let f2=false;
{const n3=_e.length;
if($object((_d as any))){
{const d4=_d.country;if(d4!==undefined){
if(typeof (d4 as any)==="string"){
if(!$c4.test(d4))$pattern(_e,_p+"/country",$s4+"/if/properties/country","^[Uu][Ss]$");
}
}}
}
if(_e.length===n3){f2=true;}}
_e.length=n1;
if(!f2){let f5=true;
{const n6=_e.length;
if($object((_d as any))){
{const d7=_d.state;if(d7!==undefined){
if(typeof (d7 as any)==="string"){
if(d7.length>0&&$length(d7)>0)$size(_e,_p+"/state",$s4+"/else/properties/state","maxLength",0,"characters");
}
}}
}
if(_e.length===n6){f5=false;}}
if(f5)$fail(_e,_p,$s4,"if",{failingKeyword:"else"},"must match \"else\" schema");
}
}
if($object((_d as any))){
if(_d.line1===undefined)$required(_e,_p,$s4,"line1");
if(_d.city===undefined)$required(_e,_p,$s4,"city");
if(_d.postalCode===undefined)$required(_e,_p,$s4,"postalCode");
if(_d.country===undefined)$required(_e,_p,$s4,"country");
for(const k8 in _d)if(k8!=="line1"&&k8!=="line2"&&k8!=="city"&&k8!=="state"&&k8!=="postalCode"&&k8!=="country")
$fail(_e,_p,$s4,"additionalProperties",{additionalProperty:k8},"must NOT have additional properties");
{const d9=_d.line1;if(d9!==undefined){
$v2(d9,_p+"/line1",_e);
}}
{const d10=_d.line2;if(d10!==undefined){
$v5(d10,_p+"/line2",_e);
}}
{const d11=_d.city;if(d11!==undefined){
$v2(d11,_p+"/city",_e);
}}
{const d12=_d.state;if(d12!==undefined){
$v5(d12,_p+"/state",_e);
}}
{const d13=_d.postalCode;if(d13!==undefined){
$v2(d13,_p+"/postalCode",_e);
}}
{const d14=_d.country;if(d14!==undefined){
if(typeof d14==="string"){
if(!$c5.test(d14))$pattern(_e,_p+"/country",$s4+"/properties/country","^[A-Za-z]{2}$");
}else 
$type(_e,_p+"/country",$s4+"/properties/country","string");
}}
}else 
$type(_e,_p,$s4,"object");
}
function $v5(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(_d.length>255&&$length(_d)>255)$size(_e,_p,$s5,"maxLength",255,"characters");
if(!$c6.test(_d))$pattern(_e,_p,$s5,"^(\\S([^\\r\\n]*\\S)?)?$");
}else 
$type(_e,_p,$s5,"string");
}
function $v3(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.routingNumber===undefined)$required(_e,_p,$s3,"routingNumber");
if(_d.accountNumber===undefined)$required(_e,_p,$s3,"accountNumber");
for(const k1 in _d)if(k1!=="routingNumber"&&k1!=="accountNumber"&&k1!=="accountType"&&k1!=="bankName")
$fail(_e,_p,$s3,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.routingNumber;if(d2!==undefined){
$v2(d2,_p+"/routingNumber",_e);
}}
{const d3=_d.accountNumber;if(d3!==undefined){
$v2(d3,_p+"/accountNumber",_e);
if(typeof (d3 as any)==="string"){
if(d3.length<4||d3.length<8&&$length(d3)<4)$size(_e,_p+"/accountNumber",$s3+"/properties/accountNumber/allOf/1","minLength",4,"characters");
}
}}
{const d4=_d.accountType;if(d4!==undefined){
$v2(d4,_p+"/accountType",_e);
}}
{const d5=_d.bankName;if(d5!==undefined){
$v2(d5,_p+"/bankName",_e);
}}
}else 
$type(_e,_p,$s3,"object");
}
function $v2(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(_d.length>255&&$length(_d)>255)$size(_e,_p,$s2,"maxLength",255,"characters");
if(!$c7.test(_d))$pattern(_e,_p,$s2,"^\\S([^\\r\\n]*\\S)?$");
}else 
$type(_e,_p,$s2,"string");
}
export const validateOperatorData: SchemaValidator = /* @__PURE__ */ $validator($v1);
