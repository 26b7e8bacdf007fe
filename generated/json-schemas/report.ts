// Made by scripts/dev/make-schema-validators.ts from conformance/report/report.schema.json. Do not edit; to make it again: npm run generate:schema-validators

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
const $c1=new Set(["$schema","run","counts","requirements","waivers","observations","exchanges","scenarios","left","restored","notSent","causes","baseline","traffic","digest"]);
const $c2=new RegExp("^sha256:[0-9a-f]{64}$","u");
const $c3=new Set(["sources","deployments","from","to","runs","part","complete","operations","others","coverage","tallies","samples"]);
const $c4=["request","response"];
const $c5=new Set(["held","heldAgain","violated","vacuous","inconclusive","violations","places","doubtful","skipped","failed","optional"]);
const $c6=new Set(["requirement","section","evidence","operation","pointer","expected","actual","exchange","why","cause","baseline","at"]);
const $c7=["new","persisting"];
const $c8=new RegExp("^($|/)","u");
const $c9=new RegExp("^[A-Za-z_$][\\w$]*$","u");
const $c10=["stated","observed","implied","http","safety","advice","deployment"];
const $c11=new RegExp("^([1-9](\\.[1-9])?|RFC [0-9]+, [0-9]+(\\.[0-9]+)*|deployment|description)$","u");
const $c12=new RegExp("^[A-Za-z_$][\\w$]*\\.","u");
const $c13=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$","u");
const $c14=["conformant","violated","inconclusive"];
const $c15=new Set(["id","operation","purpose","question","sentAt","durationMs","request","response","failure","curl"]);
const $c16=["applied","stale","expired","unused"];
const $c17=new Set(["id","kind","section","evidence","statement","operations","area","status","judged","violations","fails","notes"]);
const $c18=["schema","behaviour"];
const $c19=["passed","violated","inconclusive","skipped","waived"];
const $c20=new Set(["requirement","section","evidence","operation","pointer","expected","actual","exchange","why","cause","scenario","baseline"]);
const $c21=new Set(["requirements","passed","violated","warnings","inconclusive","skipped","waived","violations","exchanges"]);
const $c22=new Set(["id","suite","description","catalogue","overlays","target","client","profile","evidence","readOnly","only","skip","seed","data","thorough","startedAt","endedAt","durationMs","verdict","stopped"]);
const $c23=["full","schema"];
const $s1="#/$defs/report";
const $s15="#/$defs/digest";
const $s14="#/$defs/traffic";
const $s17="#/$defs/tally";
const $s18="#/$defs/datedViolation";
const $s25="#/$defs/causeId";
const $s24="#/$defs/exchangeId";
const $s23="#/$defs/pointer";
const $s22="#/$defs/operation";
const $s21="#/$defs/evidence";
const $s20="#/$defs/section";
const $s19="#/$defs/requirementId";
const $s16="#/$defs/time";
const $s13="#/$defs/baseline";
const $s27="#/$defs/place";
const $s26="#/$defs/count";
const $s12="#/$defs/cause";
const $s11="#/$defs/notSent";
const $s10="#/$defs/restoredRecord";
const $s9="#/$defs/leftBehind";
const $s28="#/$defs/changedValue";
const $s8="#/$defs/scenario";
const $s7="#/$defs/exchange";
const $s29="#/$defs/headers";
const $s6="#/$defs/observation";
const $s5="#/$defs/waiver";
const $s4="#/$defs/requirement";
const $s30="#/$defs/violation";
const $s3="#/$defs/counts";
const $s2="#/$defs/run";
function $v1(d,p,e){
if($object(d)){
if(d.$schema===undefined)$required(e,p,$s1,"$schema");
if(d.run===undefined)$required(e,p,$s1,"run");
if(d.counts===undefined)$required(e,p,$s1,"counts");
if(d.requirements===undefined)$required(e,p,$s1,"requirements");
if(d.waivers===undefined)$required(e,p,$s1,"waivers");
if(d.observations===undefined)$required(e,p,$s1,"observations");
if(d.exchanges===undefined)$required(e,p,$s1,"exchanges");
if(d.notSent===undefined)$required(e,p,$s1,"notSent");
for(const k1 in d)if(!$c1.has(k1))
$fail(e,p,$s1,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.$schema;if(d2!==undefined){
if(d2!=="urn:banking-platform-api:conformance-report:1")$const(e,p+"/$schema",$s1+"/properties/%24schema","urn:banking-platform-api:conformance-report:1");
}}
{const d3=d.run;if(d3!==undefined){
$v2(d3,p+"/run",e);
}}
{const d4=d.counts;if(d4!==undefined){
$v3(d4,p+"/counts",e);
}}
{const d5=d.requirements;if(d5!==undefined){
if(Array.isArray(d5)){
for(let i6=0;i6<d5.length;i6++){const d7=d5[i6];
$v4(d7,p+"/requirements/"+i6,e);
}
}else 
$type(e,p+"/requirements",$s1+"/properties/requirements","array");
}}
{const d8=d.waivers;if(d8!==undefined){
if(Array.isArray(d8)){
for(let i9=0;i9<d8.length;i9++){const d10=d8[i9];
$v5(d10,p+"/waivers/"+i9,e);
}
}else 
$type(e,p+"/waivers",$s1+"/properties/waivers","array");
}}
{const d11=d.observations;if(d11!==undefined){
if(Array.isArray(d11)){
for(let i12=0;i12<d11.length;i12++){const d13=d11[i12];
$v6(d13,p+"/observations/"+i12,e);
}
}else 
$type(e,p+"/observations",$s1+"/properties/observations","array");
}}
{const d14=d.exchanges;if(d14!==undefined){
if(Array.isArray(d14)){
for(let i15=0;i15<d14.length;i15++){const d16=d14[i15];
$v7(d16,p+"/exchanges/"+i15,e);
}
}else 
$type(e,p+"/exchanges",$s1+"/properties/exchanges","array");
}}
{const d17=d.scenarios;if(d17!==undefined){
if(Array.isArray(d17)){
for(let i18=0;i18<d17.length;i18++){const d19=d17[i18];
$v8(d19,p+"/scenarios/"+i18,e);
}
}else 
$type(e,p+"/scenarios",$s1+"/properties/scenarios","array");
}}
{const d20=d.left;if(d20!==undefined){
if(Array.isArray(d20)){
if(d20.length<1)$size(e,p+"/left",$s1+"/properties/left","minItems",1,"items");
for(let i21=0;i21<d20.length;i21++){const d22=d20[i21];
$v9(d22,p+"/left/"+i21,e);
}
}else 
$type(e,p+"/left",$s1+"/properties/left","array");
}}
{const d23=d.restored;if(d23!==undefined){
if(Array.isArray(d23)){
if(d23.length<1)$size(e,p+"/restored",$s1+"/properties/restored","minItems",1,"items");
for(let i24=0;i24<d23.length;i24++){const d25=d23[i24];
$v10(d25,p+"/restored/"+i24,e);
}
}else 
$type(e,p+"/restored",$s1+"/properties/restored","array");
}}
{const d26=d.notSent;if(d26!==undefined){
if(Array.isArray(d26)){
for(let i27=0;i27<d26.length;i27++){const d28=d26[i27];
$v11(d28,p+"/notSent/"+i27,e);
}
}else 
$type(e,p+"/notSent",$s1+"/properties/notSent","array");
}}
{const d29=d.causes;if(d29!==undefined){
if(Array.isArray(d29)){
for(let i30=0;i30<d29.length;i30++){const d31=d29[i30];
$v12(d31,p+"/causes/"+i30,e);
}
}else 
$type(e,p+"/causes",$s1+"/properties/causes","array");
}}
{const d32=d.baseline;if(d32!==undefined){
$v13(d32,p+"/baseline",e);
}}
{const d33=d.traffic;if(d33!==undefined){
$v14(d33,p+"/traffic",e);
}}
{const d34=d.digest;if(d34!==undefined){
$v15(d34,p+"/digest",e);
}}
}else 
$type(e,p,$s1,"object");
}
function $v15(d,p,e){
if(typeof d==="string"){
if(!$c2.test(d))$pattern(e,p,$s15,"^sha256:[0-9a-f]{64}$");
}else 
$type(e,p,$s15,"string");
}
function $v14(d,p,e){
if($object(d)){
if(d.sources===undefined)$required(e,p,$s14,"sources");
if(d.deployments===undefined)$required(e,p,$s14,"deployments");
if(d.runs===undefined)$required(e,p,$s14,"runs");
if(d.complete===undefined)$required(e,p,$s14,"complete");
if(d.operations===undefined)$required(e,p,$s14,"operations");
if(d.others===undefined)$required(e,p,$s14,"others");
if(d.coverage===undefined)$required(e,p,$s14,"coverage");
if(d.tallies===undefined)$required(e,p,$s14,"tallies");
if(d.samples===undefined)$required(e,p,$s14,"samples");
for(const k1 in d)if(!$c3.has(k1))
$fail(e,p,$s14,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.sources;if(d2!==undefined){
if(Array.isArray(d2)){
for(let i3=0;i3<d2.length;i3++){const d4=d2[i3];
if($object(d4)){
if(d4.name===undefined)$required(e,p+"/sources/"+i3,$s14+"/properties/sources/items","name");
if(d4.calls===undefined)$required(e,p+"/sources/"+i3,$s14+"/properties/sources/items","calls");
for(const k5 in d4)if(k5!=="name"&&k5!=="calls")
$fail(e,p+"/sources/"+i3,$s14+"/properties/sources/items","additionalProperties",{additionalProperty:k5},"must NOT have additional properties");
{const d6=d4.name;if(d6!==undefined){
if(!(typeof d6==="string"))$type(e,p+"/sources/"+i3+"/name",$s14+"/properties/sources/items/properties/name","string");
}}
{const d7=d4.calls;if(d7!==undefined){
if(!(Number.isInteger(d7)))$type(e,p+"/sources/"+i3+"/calls",$s14+"/properties/sources/items/properties/calls","integer");
if(typeof d7==="number"){
if(!(d7>=0))$limit(e,p+"/sources/"+i3+"/calls",$s14+"/properties/sources/items/properties/calls","minimum",">=",0);
}
}}
}else 
$type(e,p+"/sources/"+i3,$s14+"/properties/sources/items","object");
}
}else 
$type(e,p+"/sources",$s14+"/properties/sources","array");
}}
{const d8=d.deployments;if(d8!==undefined){
if(Array.isArray(d8)){
for(let i9=0;i9<d8.length;i9++){const d10=d8[i9];
if($object(d10)){
if(d10.baseUrl===undefined)$required(e,p+"/deployments/"+i9,$s14+"/properties/deployments/items","baseUrl");
if(d10.calls===undefined)$required(e,p+"/deployments/"+i9,$s14+"/properties/deployments/items","calls");
for(const k11 in d10)if(k11!=="baseUrl"&&k11!=="calls")
$fail(e,p+"/deployments/"+i9,$s14+"/properties/deployments/items","additionalProperties",{additionalProperty:k11},"must NOT have additional properties");
{const d12=d10.baseUrl;if(d12!==undefined){
if(!(typeof d12==="string"))$type(e,p+"/deployments/"+i9+"/baseUrl",$s14+"/properties/deployments/items/properties/baseUrl","string");
}}
{const d13=d10.calls;if(d13!==undefined){
if(!(Number.isInteger(d13)))$type(e,p+"/deployments/"+i9+"/calls",$s14+"/properties/deployments/items/properties/calls","integer");
if(typeof d13==="number"){
if(!(d13>=0))$limit(e,p+"/deployments/"+i9+"/calls",$s14+"/properties/deployments/items/properties/calls","minimum",">=",0);
}
}}
}else 
$type(e,p+"/deployments/"+i9,$s14+"/properties/deployments/items","object");
}
}else 
$type(e,p+"/deployments",$s14+"/properties/deployments","array");
}}
{const d14=d.from;if(d14!==undefined){
$v16(d14,p+"/from",e);
}}
{const d15=d.to;if(d15!==undefined){
$v16(d15,p+"/to",e);
}}
{const d16=d.runs;if(d16!==undefined){
if(!(Number.isInteger(d16)))$type(e,p+"/runs",$s14+"/properties/runs","integer");
if(typeof d16==="number"){
if(!(d16>=0))$limit(e,p+"/runs",$s14+"/properties/runs","minimum",">=",0);
}
}}
{const d17=d.part;if(d17!==undefined){
if($object(d17)){
if(d17.number===undefined)$required(e,p+"/part",$s14+"/properties/part","number");
if(d17.of===undefined)$required(e,p+"/part",$s14+"/properties/part","of");
for(const k18 in d17)if(k18!=="number"&&k18!=="of")
$fail(e,p+"/part",$s14+"/properties/part","additionalProperties",{additionalProperty:k18},"must NOT have additional properties");
{const d19=d17.number;if(d19!==undefined){
if(!(Number.isInteger(d19)))$type(e,p+"/part/number",$s14+"/properties/part/properties/number","integer");
if(typeof d19==="number"){
if(!(d19>=1))$limit(e,p+"/part/number",$s14+"/properties/part/properties/number","minimum",">=",1);
}
}}
{const d20=d17.of;if(d20!==undefined){
if(!(Number.isInteger(d20)))$type(e,p+"/part/of",$s14+"/properties/part/properties/of","integer");
if(typeof d20==="number"){
if(!(d20>=1))$limit(e,p+"/part/of",$s14+"/properties/part/properties/of","minimum",">=",1);
}
}}
}else 
$type(e,p+"/part",$s14+"/properties/part","object");
}}
{const d21=d.complete;if(d21!==undefined){
if(!(typeof d21==="boolean"))$type(e,p+"/complete",$s14+"/properties/complete","boolean");
}}
{const d22=d.operations;if(d22!==undefined){
if(Array.isArray(d22)){
for(let i23=0;i23<d22.length;i23++){const d24=d22[i23];
if($object(d24)){
if(d24.operation===undefined)$required(e,p+"/operations/"+i23,$s14+"/properties/operations/items","operation");
if(d24.calls===undefined)$required(e,p+"/operations/"+i23,$s14+"/properties/operations/items","calls");
if(d24.succeeded===undefined)$required(e,p+"/operations/"+i23,$s14+"/properties/operations/items","succeeded");
if(d24.refused===undefined)$required(e,p+"/operations/"+i23,$s14+"/properties/operations/items","refused");
if(d24.failed===undefined)$required(e,p+"/operations/"+i23,$s14+"/properties/operations/items","failed");
for(const k25 in d24)if(k25!=="operation"&&k25!=="calls"&&k25!=="succeeded"&&k25!=="refused"&&k25!=="failed")
$fail(e,p+"/operations/"+i23,$s14+"/properties/operations/items","additionalProperties",{additionalProperty:k25},"must NOT have additional properties");
{const d26=d24.operation;if(d26!==undefined){
if(!(typeof d26==="string"))$type(e,p+"/operations/"+i23+"/operation",$s14+"/properties/operations/items/properties/operation","string");
}}
{const d27=d24.calls;if(d27!==undefined){
if(!(Number.isInteger(d27)))$type(e,p+"/operations/"+i23+"/calls",$s14+"/properties/operations/items/properties/calls","integer");
if(typeof d27==="number"){
if(!(d27>=0))$limit(e,p+"/operations/"+i23+"/calls",$s14+"/properties/operations/items/properties/calls","minimum",">=",0);
}
}}
{const d28=d24.succeeded;if(d28!==undefined){
if(!(Number.isInteger(d28)))$type(e,p+"/operations/"+i23+"/succeeded",$s14+"/properties/operations/items/properties/succeeded","integer");
if(typeof d28==="number"){
if(!(d28>=0))$limit(e,p+"/operations/"+i23+"/succeeded",$s14+"/properties/operations/items/properties/succeeded","minimum",">=",0);
}
}}
{const d29=d24.refused;if(d29!==undefined){
if($object(d29)){
for(const k30 in d29){const d31=d29[k30];
if(!(Number.isInteger(d31)))$type(e,p+"/operations/"+i23+"/refused/"+$key(k30),$s14+"/properties/operations/items/properties/refused/additionalProperties","integer");
if(typeof d31==="number"){
if(!(d31>=1))$limit(e,p+"/operations/"+i23+"/refused/"+$key(k30),$s14+"/properties/operations/items/properties/refused/additionalProperties","minimum",">=",1);
}
}
}else 
$type(e,p+"/operations/"+i23+"/refused",$s14+"/properties/operations/items/properties/refused","object");
}}
{const d32=d24.failed;if(d32!==undefined){
if(!(Number.isInteger(d32)))$type(e,p+"/operations/"+i23+"/failed",$s14+"/properties/operations/items/properties/failed","integer");
if(typeof d32==="number"){
if(!(d32>=0))$limit(e,p+"/operations/"+i23+"/failed",$s14+"/properties/operations/items/properties/failed","minimum",">=",0);
}
}}
}else 
$type(e,p+"/operations/"+i23,$s14+"/properties/operations/items","object");
}
}else 
$type(e,p+"/operations",$s14+"/properties/operations","array");
}}
{const d33=d.others;if(d33!==undefined){
if(Array.isArray(d33)){
for(let i34=0;i34<d33.length;i34++){const d35=d33[i34];
if($object(d35)){
if(d35.what===undefined)$required(e,p+"/others/"+i34,$s14+"/properties/others/items","what");
if(d35.count===undefined)$required(e,p+"/others/"+i34,$s14+"/properties/others/items","count");
for(const k36 in d35)if(k36!=="what"&&k36!=="count")
$fail(e,p+"/others/"+i34,$s14+"/properties/others/items","additionalProperties",{additionalProperty:k36},"must NOT have additional properties");
{const d37=d35.what;if(d37!==undefined){
if(!(typeof d37==="string"))$type(e,p+"/others/"+i34+"/what",$s14+"/properties/others/items/properties/what","string");
}}
{const d38=d35.count;if(d38!==undefined){
if(!(Number.isInteger(d38)))$type(e,p+"/others/"+i34+"/count",$s14+"/properties/others/items/properties/count","integer");
if(typeof d38==="number"){
if(!(d38>=0))$limit(e,p+"/others/"+i34+"/count",$s14+"/properties/others/items/properties/count","minimum",">=",0);
}
}}
}else 
$type(e,p+"/others/"+i34,$s14+"/properties/others/items","object");
}
}else 
$type(e,p+"/others",$s14+"/properties/others","array");
}}
{const d39=d.coverage;if(d39!==undefined){
if(Array.isArray(d39)){
for(let i40=0;i40<d39.length;i40++){const d41=d39[i40];
if($object(d41)){
if(d41.operation===undefined)$required(e,p+"/coverage/"+i40,$s14+"/properties/coverage/items","operation");
if(d41.side===undefined)$required(e,p+"/coverage/"+i40,$s14+"/properties/coverage/items","side");
if(d41.path===undefined)$required(e,p+"/coverage/"+i40,$s14+"/properties/coverage/items","path");
if(d41.shown===undefined)$required(e,p+"/coverage/"+i40,$s14+"/properties/coverage/items","shown");
if(d41.of===undefined)$required(e,p+"/coverage/"+i40,$s14+"/properties/coverage/items","of");
for(const k42 in d41)if(k42!=="operation"&&k42!=="side"&&k42!=="path"&&k42!=="shown"&&k42!=="of")
$fail(e,p+"/coverage/"+i40,$s14+"/properties/coverage/items","additionalProperties",{additionalProperty:k42},"must NOT have additional properties");
{const d43=d41.operation;if(d43!==undefined){
if(!(typeof d43==="string"))$type(e,p+"/coverage/"+i40+"/operation",$s14+"/properties/coverage/items/properties/operation","string");
}}
{const d44=d41.side;if(d44!==undefined){
if(!$c4.includes(d44))$enum(e,p+"/coverage/"+i40+"/side",$s14+"/properties/coverage/items/properties/side",$c4);
}}
{const d45=d41.path;if(d45!==undefined){
if(!(typeof d45==="string"))$type(e,p+"/coverage/"+i40+"/path",$s14+"/properties/coverage/items/properties/path","string");
}}
{const d46=d41.shown;if(d46!==undefined){
if(!(Number.isInteger(d46)))$type(e,p+"/coverage/"+i40+"/shown",$s14+"/properties/coverage/items/properties/shown","integer");
if(typeof d46==="number"){
if(!(d46>=0))$limit(e,p+"/coverage/"+i40+"/shown",$s14+"/properties/coverage/items/properties/shown","minimum",">=",0);
}
}}
{const d47=d41.of;if(d47!==undefined){
if(!(Number.isInteger(d47)))$type(e,p+"/coverage/"+i40+"/of",$s14+"/properties/coverage/items/properties/of","integer");
if(typeof d47==="number"){
if(!(d47>=0))$limit(e,p+"/coverage/"+i40+"/of",$s14+"/properties/coverage/items/properties/of","minimum",">=",0);
}
}}
}else 
$type(e,p+"/coverage/"+i40,$s14+"/properties/coverage/items","object");
}
}else 
$type(e,p+"/coverage",$s14+"/properties/coverage","array");
}}
{const d48=d.tallies;if(d48!==undefined){
if($object(d48)){
for(const k49 in d48){const d50=d48[k49];
$v17(d50,p+"/tallies/"+$key(k49),e);
}
}else 
$type(e,p+"/tallies",$s14+"/properties/tallies","object");
}}
{const d51=d.samples;if(d51!==undefined){
if(Array.isArray(d51)){
for(let i52=0;i52<d51.length;i52++){const d53=d51[i52];
if($object(d53)){
if(d53.exchange===undefined)$required(e,p+"/samples/"+i52,$s14+"/properties/samples/items","exchange");
if(d53.at===undefined)$required(e,p+"/samples/"+i52,$s14+"/properties/samples/items","at");
if(d53.kind===undefined)$required(e,p+"/samples/"+i52,$s14+"/properties/samples/items","kind");
for(const k54 in d53)if(k54!=="exchange"&&k54!=="at"&&k54!=="kind")
$fail(e,p+"/samples/"+i52,$s14+"/properties/samples/items","additionalProperties",{additionalProperty:k54},"must NOT have additional properties");
{const d55=d53.exchange;if(d55!==undefined){
if(!(typeof d55==="string"))$type(e,p+"/samples/"+i52+"/exchange",$s14+"/properties/samples/items/properties/exchange","string");
}}
{const d56=d53.at;if(d56!==undefined){
if(!(typeof d56==="number"))$type(e,p+"/samples/"+i52+"/at",$s14+"/properties/samples/items/properties/at","number");
}}
{const d57=d53.kind;if(d57!==undefined){
if(!(typeof d57==="string"))$type(e,p+"/samples/"+i52+"/kind",$s14+"/properties/samples/items/properties/kind","string");
}}
}else 
$type(e,p+"/samples/"+i52,$s14+"/properties/samples/items","object");
}
}else 
$type(e,p+"/samples",$s14+"/properties/samples","array");
}}
}else 
$type(e,p,$s14,"object");
}
function $v17(d,p,e){
if($object(d)){
for(const k1 in d)if(!$c5.has(k1))
$fail(e,p,$s17,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.held;if(d2!==undefined){
if(!(Number.isInteger(d2)))$type(e,p+"/held",$s17+"/properties/held","integer");
if(typeof d2==="number"){
if(!(d2>=0))$limit(e,p+"/held",$s17+"/properties/held","minimum",">=",0);
}
}}
{const d3=d.heldAgain;if(d3!==undefined){
if(!(Number.isInteger(d3)))$type(e,p+"/heldAgain",$s17+"/properties/heldAgain","integer");
if(typeof d3==="number"){
if(!(d3>=0))$limit(e,p+"/heldAgain",$s17+"/properties/heldAgain","minimum",">=",0);
}
}}
{const d4=d.violated;if(d4!==undefined){
if(!(Number.isInteger(d4)))$type(e,p+"/violated",$s17+"/properties/violated","integer");
if(typeof d4==="number"){
if(!(d4>=0))$limit(e,p+"/violated",$s17+"/properties/violated","minimum",">=",0);
}
}}
{const d5=d.vacuous;if(d5!==undefined){
if($object(d5)){
for(const k6 in d5){const d7=d5[k6];
if(!(Number.isInteger(d7)))$type(e,p+"/vacuous/"+$key(k6),$s17+"/properties/vacuous/additionalProperties","integer");
if(typeof d7==="number"){
if(!(d7>=1))$limit(e,p+"/vacuous/"+$key(k6),$s17+"/properties/vacuous/additionalProperties","minimum",">=",1);
}
}
}else 
$type(e,p+"/vacuous",$s17+"/properties/vacuous","object");
}}
{const d8=d.inconclusive;if(d8!==undefined){
if($object(d8)){
for(const k9 in d8){const d10=d8[k9];
if(!(Number.isInteger(d10)))$type(e,p+"/inconclusive/"+$key(k9),$s17+"/properties/inconclusive/additionalProperties","integer");
if(typeof d10==="number"){
if(!(d10>=1))$limit(e,p+"/inconclusive/"+$key(k9),$s17+"/properties/inconclusive/additionalProperties","minimum",">=",1);
}
}
}else 
$type(e,p+"/inconclusive",$s17+"/properties/inconclusive","object");
}}
{const d11=d.violations;if(d11!==undefined){
if(Array.isArray(d11)){
for(let i12=0;i12<d11.length;i12++){const d13=d11[i12];
$v18(d13,p+"/violations/"+i12,e);
}
}else 
$type(e,p+"/violations",$s17+"/properties/violations","array");
}}
{const d14=d.places;if(d14!==undefined){
if(!($object(d14)||d14===null))$type(e,p+"/places",$s17+"/properties/places",["object","null"]);
if($object(d14)){
for(const k15 in d14){const d16=d14[k15];
if(!(Number.isInteger(d16)))$type(e,p+"/places/"+$key(k15),$s17+"/properties/places/additionalProperties","integer");
if(typeof d16==="number"){
if(!(d16>=1))$limit(e,p+"/places/"+$key(k15),$s17+"/properties/places/additionalProperties","minimum",">=",1);
}
}
}
}}
{const d17=d.doubtful;if(d17!==undefined){
if($object(d17)){
if(d17.count===undefined)$required(e,p+"/doubtful",$s17+"/properties/doubtful","count");
if(d17.records===undefined)$required(e,p+"/doubtful",$s17+"/properties/doubtful","records");
if(d17.violations===undefined)$required(e,p+"/doubtful",$s17+"/properties/doubtful","violations");
for(const k18 in d17)if(k18!=="count"&&k18!=="records"&&k18!=="violations")
$fail(e,p+"/doubtful",$s17+"/properties/doubtful","additionalProperties",{additionalProperty:k18},"must NOT have additional properties");
{const d19=d17.count;if(d19!==undefined){
if(!(Number.isInteger(d19)))$type(e,p+"/doubtful/count",$s17+"/properties/doubtful/properties/count","integer");
if(typeof d19==="number"){
if(!(d19>=0))$limit(e,p+"/doubtful/count",$s17+"/properties/doubtful/properties/count","minimum",">=",0);
}
}}
{const d20=d17.records;if(d20!==undefined){
if(Array.isArray(d20)){
for(let i21=0;i21<d20.length;i21++){const d22=d20[i21];
if(!(typeof d22==="string"))$type(e,p+"/doubtful/records/"+i21,$s17+"/properties/doubtful/properties/records/items","string");
}
}else 
$type(e,p+"/doubtful/records",$s17+"/properties/doubtful/properties/records","array");
}}
{const d23=d17.violations;if(d23!==undefined){
if(Array.isArray(d23)){
for(let i24=0;i24<d23.length;i24++){const d25=d23[i24];
$v18(d25,p+"/doubtful/violations/"+i24,e);
}
}else 
$type(e,p+"/doubtful/violations",$s17+"/properties/doubtful/properties/violations","array");
}}
}else 
$type(e,p+"/doubtful",$s17+"/properties/doubtful","object");
}}
{const d26=d.skipped;if(d26!==undefined){
if(Array.isArray(d26)){
for(let i27=0;i27<d26.length;i27++){const d28=d26[i27];
if(!(typeof d28==="string"))$type(e,p+"/skipped/"+i27,$s17+"/properties/skipped/items","string");
}
}else 
$type(e,p+"/skipped",$s17+"/properties/skipped","array");
}}
{const d29=d.failed;if(d29!==undefined){
if(Array.isArray(d29)){
for(let i30=0;i30<d29.length;i30++){const d31=d29[i30];
if(!(typeof d31==="string"))$type(e,p+"/failed/"+i30,$s17+"/properties/failed/items","string");
}
}else 
$type(e,p+"/failed",$s17+"/properties/failed","array");
}}
{const d32=d.optional;if(d32!==undefined){
if(Array.isArray(d32)){
for(let i33=0;i33<d32.length;i33++){const d34=d32[i33];
if(!(typeof d34==="string"))$type(e,p+"/optional/"+i33,$s17+"/properties/optional/items","string");
}
}else 
$type(e,p+"/optional",$s17+"/properties/optional","array");
}}
}else 
$type(e,p,$s17,"object");
}
function $v18(d,p,e){
if($object(d)){
if(d.requirement===undefined)$required(e,p,$s18,"requirement");
if(d.section===undefined)$required(e,p,$s18,"section");
if(d.evidence===undefined)$required(e,p,$s18,"evidence");
if(d.operation===undefined)$required(e,p,$s18,"operation");
if(d.pointer===undefined)$required(e,p,$s18,"pointer");
if(d.expected===undefined)$required(e,p,$s18,"expected");
if(d.actual===undefined)$required(e,p,$s18,"actual");
if(d.exchange===undefined)$required(e,p,$s18,"exchange");
if(d.at===undefined)$required(e,p,$s18,"at");
for(const k1 in d)if(!$c6.has(k1))
$fail(e,p,$s18,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.requirement;if(d2!==undefined){
$v19(d2,p+"/requirement",e);
}}
{const d3=d.section;if(d3!==undefined){
$v20(d3,p+"/section",e);
}}
{const d4=d.evidence;if(d4!==undefined){
$v21(d4,p+"/evidence",e);
}}
{const d5=d.operation;if(d5!==undefined){
$v22(d5,p+"/operation",e);
}}
{const d6=d.pointer;if(d6!==undefined){
$v23(d6,p+"/pointer",e);
}}
{const d7=d.expected;if(d7!==undefined){
if(!(typeof d7==="string"))$type(e,p+"/expected",$s18+"/properties/expected","string");
}}
{const d8=d.actual;if(d8!==undefined){
if(!(typeof d8==="string"))$type(e,p+"/actual",$s18+"/properties/actual","string");
}}
{const d9=d.exchange;if(d9!==undefined){
$v24(d9,p+"/exchange",e);
}}
{const d10=d.why;if(d10!==undefined){
if(typeof d10==="string"){
if(d10.length<1)$size(e,p+"/why",$s18+"/properties/why","minLength",1,"characters");
}else 
$type(e,p+"/why",$s18+"/properties/why","string");
}}
{const d11=d.cause;if(d11!==undefined){
$v25(d11,p+"/cause",e);
}}
{const d12=d.baseline;if(d12!==undefined){
if(!$c7.includes(d12))$enum(e,p+"/baseline",$s18+"/properties/baseline",$c7);
}}
{const d13=d.at;if(d13!==undefined){
if(!(typeof d13==="number"))$type(e,p+"/at",$s18+"/properties/at","number");
}}
}else 
$type(e,p,$s18,"object");
}
function $v25(d,p,e){
if(typeof d==="string"){
if(d.length<1)$size(e,p,$s25,"minLength",1,"characters");
}else 
$type(e,p,$s25,"string");
}
function $v24(d,p,e){
if(typeof d==="string"){
if(d.length<1)$size(e,p,$s24,"minLength",1,"characters");
}else 
$type(e,p,$s24,"string");
}
function $v23(d,p,e){
if(typeof d==="string"){
if(!$c8.test(d))$pattern(e,p,$s23,"^($|/)");
}else 
$type(e,p,$s23,"string");
}
function $v22(d,p,e){
if(typeof d==="string"){
if(!$c9.test(d))$pattern(e,p,$s22,"^[A-Za-z_$][\\w$]*$");
}else 
$type(e,p,$s22,"string");
}
function $v21(d,p,e){
if(!$c10.includes(d))$enum(e,p,$s21,$c10);
}
function $v20(d,p,e){
if(typeof d==="string"){
if(!$c11.test(d))$pattern(e,p,$s20,"^([1-9](\\.[1-9])?|RFC [0-9]+, [0-9]+(\\.[0-9]+)*|deployment|description)$");
}else 
$type(e,p,$s20,"string");
}
function $v19(d,p,e){
if(typeof d==="string"){
if(!$c12.test(d))$pattern(e,p,$s19,"^[A-Za-z_$][\\w$]*\\.");
}else 
$type(e,p,$s19,"string");
}
function $v16(d,p,e){
if(typeof d==="string"){
if(!$c13.test(d))$pattern(e,p,$s16,"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$");
}else 
$type(e,p,$s16,"string");
}
function $v13(d,p,e){
if($object(d)){
if(d.run===undefined)$required(e,p,$s13,"run");
if(d.verdict===undefined)$required(e,p,$s13,"verdict");
if(d.new===undefined)$required(e,p,$s13,"new");
if(d.persisting===undefined)$required(e,p,$s13,"persisting");
if(d.fixed===undefined)$required(e,p,$s13,"fixed");
if(d.notJudged===undefined)$required(e,p,$s13,"notJudged");
for(const k1 in d)if(k1!=="run"&&k1!=="verdict"&&k1!=="new"&&k1!=="persisting"&&k1!=="fixed"&&k1!=="notJudged")
$fail(e,p,$s13,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.run;if(d2!==undefined){
if($object(d2)){
if(d2.id===undefined)$required(e,p+"/run",$s13+"/properties/run","id");
if(d2.startedAt===undefined)$required(e,p+"/run",$s13+"/properties/run","startedAt");
if(d2.baseUrl===undefined)$required(e,p+"/run",$s13+"/properties/run","baseUrl");
for(const k3 in d2)if(k3!=="id"&&k3!=="startedAt"&&k3!=="baseUrl")
$fail(e,p+"/run",$s13+"/properties/run","additionalProperties",{additionalProperty:k3},"must NOT have additional properties");
{const d4=d2.id;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(e,p+"/run/id",$s13+"/properties/run/properties/id","minLength",1,"characters");
}else 
$type(e,p+"/run/id",$s13+"/properties/run/properties/id","string");
}}
{const d5=d2.startedAt;if(d5!==undefined){
$v16(d5,p+"/run/startedAt",e);
}}
{const d6=d2.baseUrl;if(d6!==undefined){
if(!(typeof d6==="string"))$type(e,p+"/run/baseUrl",$s13+"/properties/run/properties/baseUrl","string");
}}
}else 
$type(e,p+"/run",$s13+"/properties/run","object");
}}
{const d7=d.verdict;if(d7!==undefined){
if(!$c14.includes(d7))$enum(e,p+"/verdict",$s13+"/properties/verdict",$c14);
}}
{const d8=d.new;if(d8!==undefined){
$v26(d8,p+"/new",e);
}}
{const d9=d.persisting;if(d9!==undefined){
$v26(d9,p+"/persisting",e);
}}
{const d10=d.fixed;if(d10!==undefined){
if(Array.isArray(d10)){
for(let i11=0;i11<d10.length;i11++){const d12=d10[i11];
$v27(d12,p+"/fixed/"+i11,e);
}
}else 
$type(e,p+"/fixed",$s13+"/properties/fixed","array");
}}
{const d13=d.notJudged;if(d13!==undefined){
if(Array.isArray(d13)){
for(let i14=0;i14<d13.length;i14++){const d15=d13[i14];
$v27(d15,p+"/notJudged/"+i14,e);
}
}else 
$type(e,p+"/notJudged",$s13+"/properties/notJudged","array");
}}
}else 
$type(e,p,$s13,"object");
}
function $v27(d,p,e){
if($object(d)){
if(d.requirement===undefined)$required(e,p,$s27,"requirement");
if(d.operation===undefined)$required(e,p,$s27,"operation");
if(d.pointer===undefined)$required(e,p,$s27,"pointer");
for(const k1 in d)if(k1!=="requirement"&&k1!=="operation"&&k1!=="pointer")
$fail(e,p,$s27,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.requirement;if(d2!==undefined){
$v19(d2,p+"/requirement",e);
}}
{const d3=d.operation;if(d3!==undefined){
$v22(d3,p+"/operation",e);
}}
{const d4=d.pointer;if(d4!==undefined){
$v23(d4,p+"/pointer",e);
}}
}else 
$type(e,p,$s27,"object");
}
function $v26(d,p,e){
if(!(Number.isInteger(d)))$type(e,p,$s26,"integer");
if(typeof d==="number"){
if(!(d>=0))$limit(e,p,$s26,"minimum",">=",0);
}
}
function $v12(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s12,"id");
if(d.sentence===undefined)$required(e,p,$s12,"sentence");
if(d.places===undefined)$required(e,p,$s12,"places");
if(d.requirements===undefined)$required(e,p,$s12,"requirements");
if(d.example===undefined)$required(e,p,$s12,"example");
for(const k1 in d)if(k1!=="id"&&k1!=="sentence"&&k1!=="places"&&k1!=="requirements"&&k1!=="example")
$fail(e,p,$s12,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.id;if(d2!==undefined){
$v25(d2,p+"/id",e);
}}
{const d3=d.sentence;if(d3!==undefined){
if(typeof d3==="string"){
if(d3.length<1)$size(e,p+"/sentence",$s12+"/properties/sentence","minLength",1,"characters");
}else 
$type(e,p+"/sentence",$s12+"/properties/sentence","string");
}}
{const d4=d.places;if(d4!==undefined){
$v26(d4,p+"/places",e);
}}
{const d5=d.requirements;if(d5!==undefined){
if(Array.isArray(d5)){
if(d5.length<1)$size(e,p+"/requirements",$s12+"/properties/requirements","minItems",1,"items");
for(let i6=0;i6<d5.length;i6++){const d7=d5[i6];
$v19(d7,p+"/requirements/"+i6,e);
}
}else 
$type(e,p+"/requirements",$s12+"/properties/requirements","array");
}}
{const d8=d.example;if(d8!==undefined){
if($object(d8)){
if(d8.requirement===undefined)$required(e,p+"/example",$s12+"/properties/example","requirement");
if(d8.exchange===undefined)$required(e,p+"/example",$s12+"/properties/example","exchange");
if(d8.pointer===undefined)$required(e,p+"/example",$s12+"/properties/example","pointer");
for(const k9 in d8)if(k9!=="requirement"&&k9!=="exchange"&&k9!=="pointer")
$fail(e,p+"/example",$s12+"/properties/example","additionalProperties",{additionalProperty:k9},"must NOT have additional properties");
{const d10=d8.requirement;if(d10!==undefined){
$v19(d10,p+"/example/requirement",e);
}}
{const d11=d8.exchange;if(d11!==undefined){
$v24(d11,p+"/example/exchange",e);
}}
{const d12=d8.pointer;if(d12!==undefined){
$v23(d12,p+"/example/pointer",e);
}}
}else 
$type(e,p+"/example",$s12+"/properties/example","object");
}}
}else 
$type(e,p,$s12,"object");
}
function $v11(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s11,"id");
if(d.operation===undefined)$required(e,p,$s11,"operation");
if(d.reason===undefined)$required(e,p,$s11,"reason");
for(const k1 in d)if(k1!=="id"&&k1!=="operation"&&k1!=="reason")
$fail(e,p,$s11,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.id;if(d2!==undefined){
$v24(d2,p+"/id",e);
}}
{const d3=d.operation;if(d3!==undefined){
$v22(d3,p+"/operation",e);
}}
{const d4=d.reason;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(e,p+"/reason",$s11+"/properties/reason","minLength",1,"characters");
}else 
$type(e,p+"/reason",$s11+"/properties/reason","string");
}}
}else 
$type(e,p,$s11,"object");
}
function $v10(d,p,e){
if($object(d)){
if(d.record===undefined)$required(e,p,$s10,"record");
if(d.operation===undefined)$required(e,p,$s10,"operation");
if(d.exchange===undefined)$required(e,p,$s10,"exchange");
if(d.shownBy===undefined)$required(e,p,$s10,"shownBy");
if(d.shown===undefined)$required(e,p,$s10,"shown");
for(const k1 in d)if(k1!=="record"&&k1!=="operation"&&k1!=="exchange"&&k1!=="shownBy"&&k1!=="shown")
$fail(e,p,$s10,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.record;if(d2!==undefined){
if(typeof d2==="string"){
if(d2.length<1)$size(e,p+"/record",$s10+"/properties/record","minLength",1,"characters");
}else 
$type(e,p+"/record",$s10+"/properties/record","string");
}}
{const d3=d.operation;if(d3!==undefined){
$v22(d3,p+"/operation",e);
}}
{const d4=d.exchange;if(d4!==undefined){
$v24(d4,p+"/exchange",e);
}}
{const d5=d.shownBy;if(d5!==undefined){
$v24(d5,p+"/shownBy",e);
}}
{const d6=d.shown;if(d6!==undefined){
if(typeof d6==="string"){
if(d6.length<1)$size(e,p+"/shown",$s10+"/properties/shown","minLength",1,"characters");
}else 
$type(e,p+"/shown",$s10+"/properties/shown","string");
}}
}else 
$type(e,p,$s10,"object");
}
function $v9(d,p,e){
if($object(d)){
if(d.record===undefined)$required(e,p,$s9,"record");
if(d.operation===undefined)$required(e,p,$s9,"operation");
if(d.exchange===undefined)$required(e,p,$s9,"exchange");
if(d.pointers===undefined)$required(e,p,$s9,"pointers");
if(d.why===undefined)$required(e,p,$s9,"why");
for(const k1 in d)if(k1!=="record"&&k1!=="operation"&&k1!=="exchange"&&k1!=="pointers"&&k1!=="values"&&k1!=="why"&&k1!=="shownBy"&&k1!=="shown")
$fail(e,p,$s9,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.record;if(d2!==undefined){
if(typeof d2==="string"){
if(d2.length<1)$size(e,p+"/record",$s9+"/properties/record","minLength",1,"characters");
}else 
$type(e,p+"/record",$s9+"/properties/record","string");
}}
{const d3=d.operation;if(d3!==undefined){
$v22(d3,p+"/operation",e);
}}
{const d4=d.exchange;if(d4!==undefined){
$v24(d4,p+"/exchange",e);
}}
{const d5=d.pointers;if(d5!==undefined){
if(Array.isArray(d5)){
if(d5.length<1)$size(e,p+"/pointers",$s9+"/properties/pointers","minItems",1,"items");
for(let i6=0;i6<d5.length;i6++){const d7=d5[i6];
$v23(d7,p+"/pointers/"+i6,e);
}
}else 
$type(e,p+"/pointers",$s9+"/properties/pointers","array");
}}
{const d8=d.values;if(d8!==undefined){
if(Array.isArray(d8)){
if(d8.length<1)$size(e,p+"/values",$s9+"/properties/values","minItems",1,"items");
for(let i9=0;i9<d8.length;i9++){const d10=d8[i9];
$v28(d10,p+"/values/"+i9,e);
}
}else 
$type(e,p+"/values",$s9+"/properties/values","array");
}}
{const d11=d.why;if(d11!==undefined){
if(typeof d11==="string"){
if(d11.length<1)$size(e,p+"/why",$s9+"/properties/why","minLength",1,"characters");
}else 
$type(e,p+"/why",$s9+"/properties/why","string");
}}
{const d12=d.shownBy;if(d12!==undefined){
$v24(d12,p+"/shownBy",e);
}}
{const d13=d.shown;if(d13!==undefined){
if(typeof d13==="string"){
if(d13.length<1)$size(e,p+"/shown",$s9+"/properties/shown","minLength",1,"characters");
}else 
$type(e,p+"/shown",$s9+"/properties/shown","string");
}}
}else 
$type(e,p,$s9,"object");
}
function $v28(d,p,e){
if($object(d)){
if(d.pointer===undefined)$required(e,p,$s28,"pointer");
for(const k1 in d)if(k1!=="pointer"&&k1!=="before"&&k1!=="now"&&k1!=="sent")
$fail(e,p,$s28,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.pointer;if(d2!==undefined){
$v23(d2,p+"/pointer",e);
}}
{const d3=d.before;if(d3!==undefined){
if(typeof d3==="string"){
if(d3.length<1)$size(e,p+"/before",$s28+"/properties/before","minLength",1,"characters");
}else 
$type(e,p+"/before",$s28+"/properties/before","string");
}}
{const d4=d.now;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(e,p+"/now",$s28+"/properties/now","minLength",1,"characters");
}else 
$type(e,p+"/now",$s28+"/properties/now","string");
}}
{const d5=d.sent;if(d5!==undefined){
if(typeof d5==="string"){
if(d5.length<1)$size(e,p+"/sent",$s28+"/properties/sent","minLength",1,"characters");
}else 
$type(e,p+"/sent",$s28+"/properties/sent","string");
}}
}else 
$type(e,p,$s28,"object");
}
function $v8(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s8,"id");
if(d.title===undefined)$required(e,p,$s8,"title");
if(d.faults===undefined)$required(e,p,$s8,"faults");
if(d.end===undefined)$required(e,p,$s8,"end");
if(d.calls===undefined)$required(e,p,$s8,"calls");
for(const k1 in d)if(k1!=="id"&&k1!=="title"&&k1!=="faults"&&k1!=="rewriting"&&k1!=="end"&&k1!=="calls")
$fail(e,p,$s8,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.id;if(d2!==undefined){
if(typeof d2==="string"){
if(d2.length<1)$size(e,p+"/id",$s8+"/properties/id","minLength",1,"characters");
}else 
$type(e,p+"/id",$s8+"/properties/id","string");
}}
{const d3=d.title;if(d3!==undefined){
if(typeof d3==="string"){
if(d3.length<1)$size(e,p+"/title",$s8+"/properties/title","minLength",1,"characters");
}else 
$type(e,p+"/title",$s8+"/properties/title","string");
}}
{const d4=d.faults;if(d4!==undefined){
if(Array.isArray(d4)){
for(let i5=0;i5<d4.length;i5++){const d6=d4[i5];
if(!($object(d6)))$type(e,p+"/faults/"+i5,$s8+"/properties/faults/items","object");
}
}else 
$type(e,p+"/faults",$s8+"/properties/faults","array");
}}
{const d7=d.rewriting;if(d7!==undefined){
if(typeof d7==="string"){
if(d7.length<1)$size(e,p+"/rewriting",$s8+"/properties/rewriting","minLength",1,"characters");
}else 
$type(e,p+"/rewriting",$s8+"/properties/rewriting","string");
}}
{const d8=d.end;if(d8!==undefined){
if(typeof d8==="string"){
if(d8.length<1)$size(e,p+"/end",$s8+"/properties/end","minLength",1,"characters");
}else 
$type(e,p+"/end",$s8+"/properties/end","string");
}}
{const d9=d.calls;if(d9!==undefined){
$v26(d9,p+"/calls",e);
}}
}else 
$type(e,p,$s8,"object");
}
function $v7(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s7,"id");
if(d.operation===undefined)$required(e,p,$s7,"operation");
if(d.purpose===undefined)$required(e,p,$s7,"purpose");
if(d.sentAt===undefined)$required(e,p,$s7,"sentAt");
if(d.durationMs===undefined)$required(e,p,$s7,"durationMs");
if(d.request===undefined)$required(e,p,$s7,"request");
if(d.curl===undefined)$required(e,p,$s7,"curl");
for(const k1 in d)if(!$c15.has(k1))
$fail(e,p,$s7,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.id;if(d2!==undefined){
$v24(d2,p+"/id",e);
}}
{const d3=d.operation;if(d3!==undefined){
$v22(d3,p+"/operation",e);
}}
{const d4=d.purpose;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(e,p+"/purpose",$s7+"/properties/purpose","minLength",1,"characters");
}else 
$type(e,p+"/purpose",$s7+"/properties/purpose","string");
}}
{const d5=d.question;if(d5!==undefined){
if(typeof d5==="string"){
if(d5.length<1)$size(e,p+"/question",$s7+"/properties/question","minLength",1,"characters");
}else 
$type(e,p+"/question",$s7+"/properties/question","string");
}}
{const d6=d.sentAt;if(d6!==undefined){
$v16(d6,p+"/sentAt",e);
}}
{const d7=d.durationMs;if(d7!==undefined){
if(typeof d7==="number"){
if(!(d7>=0))$limit(e,p+"/durationMs",$s7+"/properties/durationMs","minimum",">=",0);
}else 
$type(e,p+"/durationMs",$s7+"/properties/durationMs","number");
}}
{const d8=d.request;if(d8!==undefined){
if($object(d8)){
if(d8.method===undefined)$required(e,p+"/request",$s7+"/properties/request","method");
if(d8.url===undefined)$required(e,p+"/request",$s7+"/properties/request","url");
if(d8.headers===undefined)$required(e,p+"/request",$s7+"/properties/request","headers");
for(const k9 in d8)if(k9!=="method"&&k9!=="url"&&k9!=="headers"&&k9!=="body")
$fail(e,p+"/request",$s7+"/properties/request","additionalProperties",{additionalProperty:k9},"must NOT have additional properties");
{const d10=d8.method;if(d10!==undefined){
if(typeof d10==="string"){
if(d10.length<1)$size(e,p+"/request/method",$s7+"/properties/request/properties/method","minLength",1,"characters");
}else 
$type(e,p+"/request/method",$s7+"/properties/request/properties/method","string");
}}
{const d11=d8.url;if(d11!==undefined){
if(typeof d11==="string"){
if(d11.length<1)$size(e,p+"/request/url",$s7+"/properties/request/properties/url","minLength",1,"characters");
}else 
$type(e,p+"/request/url",$s7+"/properties/request/properties/url","string");
}}
{const d12=d8.headers;if(d12!==undefined){
$v29(d12,p+"/request/headers",e);
}}
}else 
$type(e,p+"/request",$s7+"/properties/request","object");
}}
{const d13=d.response;if(d13!==undefined){
if($object(d13)){
if(d13.status===undefined)$required(e,p+"/response",$s7+"/properties/response","status");
if(d13.headers===undefined)$required(e,p+"/response",$s7+"/properties/response","headers");
if(d13.bytes===undefined)$required(e,p+"/response",$s7+"/properties/response","bytes");
for(const k14 in d13)if(k14!=="status"&&k14!=="headers"&&k14!=="bytes"&&k14!=="body"&&k14!=="unreadable")
$fail(e,p+"/response",$s7+"/properties/response","additionalProperties",{additionalProperty:k14},"must NOT have additional properties");
{const d15=d13.status;if(d15!==undefined){
if(!(Number.isInteger(d15)))$type(e,p+"/response/status",$s7+"/properties/response/properties/status","integer");
if(typeof d15==="number"){
if(!(d15<=999))$limit(e,p+"/response/status",$s7+"/properties/response/properties/status","maximum","<=",999);
if(!(d15>=100))$limit(e,p+"/response/status",$s7+"/properties/response/properties/status","minimum",">=",100);
}
}}
{const d16=d13.headers;if(d16!==undefined){
$v29(d16,p+"/response/headers",e);
}}
{const d17=d13.bytes;if(d17!==undefined){
$v26(d17,p+"/response/bytes",e);
}}
{const d18=d13.unreadable;if(d18!==undefined){
if(typeof d18==="string"){
if(d18.length<1)$size(e,p+"/response/unreadable",$s7+"/properties/response/properties/unreadable","minLength",1,"characters");
}else 
$type(e,p+"/response/unreadable",$s7+"/properties/response/properties/unreadable","string");
}}
}else 
$type(e,p+"/response",$s7+"/properties/response","object");
}}
{const d19=d.failure;if(d19!==undefined){
if(typeof d19==="string"){
if(d19.length<1)$size(e,p+"/failure",$s7+"/properties/failure","minLength",1,"characters");
}else 
$type(e,p+"/failure",$s7+"/properties/failure","string");
}}
{const d20=d.curl;if(d20!==undefined){
if(!(typeof d20==="string"))$type(e,p+"/curl",$s7+"/properties/curl","string");
}}
}else 
$type(e,p,$s7,"object");
}
function $v29(d,p,e){
if($object(d)){
for(const k1 in d){const d2=d[k1];
if(!(typeof d2==="string"))$type(e,p+"/"+$key(k1),$s29+"/additionalProperties","string");
}
}else 
$type(e,p,$s29,"object");
}
function $v6(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s6,"id");
if(d.section===undefined)$required(e,p,$s6,"section");
if(d.open===undefined)$required(e,p,$s6,"open");
if(d.seen===undefined)$required(e,p,$s6,"seen");
for(const k1 in d)if(k1!=="id"&&k1!=="section"&&k1!=="open"&&k1!=="seen")
$fail(e,p,$s6,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.id;if(d2!==undefined){
if(typeof d2==="string"){
if(d2.length<1)$size(e,p+"/id",$s6+"/properties/id","minLength",1,"characters");
}else 
$type(e,p+"/id",$s6+"/properties/id","string");
}}
{const d3=d.section;if(d3!==undefined){
$v20(d3,p+"/section",e);
}}
{const d4=d.open;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(e,p+"/open",$s6+"/properties/open","minLength",1,"characters");
}else 
$type(e,p+"/open",$s6+"/properties/open","string");
}}
{const d5=d.seen;if(d5!==undefined){
if(Array.isArray(d5)){
for(let i6=0;i6<d5.length;i6++){const d7=d5[i6];
if($object(d7)){
if(d7.exchange===undefined)$required(e,p+"/seen/"+i6,$s6+"/properties/seen/items","exchange");
if(d7.operation===undefined)$required(e,p+"/seen/"+i6,$s6+"/properties/seen/items","operation");
if(d7.what===undefined)$required(e,p+"/seen/"+i6,$s6+"/properties/seen/items","what");
for(const k8 in d7)if(k8!=="exchange"&&k8!=="operation"&&k8!=="pointer"&&k8!=="what")
$fail(e,p+"/seen/"+i6,$s6+"/properties/seen/items","additionalProperties",{additionalProperty:k8},"must NOT have additional properties");
{const d9=d7.exchange;if(d9!==undefined){
$v24(d9,p+"/seen/"+i6+"/exchange",e);
}}
{const d10=d7.operation;if(d10!==undefined){
$v22(d10,p+"/seen/"+i6+"/operation",e);
}}
{const d11=d7.pointer;if(d11!==undefined){
$v23(d11,p+"/seen/"+i6+"/pointer",e);
}}
{const d12=d7.what;if(d12!==undefined){
if(typeof d12==="string"){
if(d12.length<1)$size(e,p+"/seen/"+i6+"/what",$s6+"/properties/seen/items/properties/what","minLength",1,"characters");
}else 
$type(e,p+"/seen/"+i6+"/what",$s6+"/properties/seen/items/properties/what","string");
}}
}else 
$type(e,p+"/seen/"+i6,$s6+"/properties/seen/items","object");
}
}else 
$type(e,p+"/seen",$s6+"/properties/seen","array");
}}
}else 
$type(e,p,$s6,"object");
}
function $v5(d,p,e){
if($object(d)){
if(d.requirement===undefined)$required(e,p,$s5,"requirement");
if(d.reason===undefined)$required(e,p,$s5,"reason");
if(d.expires===undefined)$required(e,p,$s5,"expires");
if(d.state===undefined)$required(e,p,$s5,"state");
for(const k1 in d)if(k1!=="requirement"&&k1!=="pointer"&&k1!=="reason"&&k1!=="expires"&&k1!=="state")
$fail(e,p,$s5,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.requirement;if(d2!==undefined){
$v19(d2,p+"/requirement",e);
}}
{const d3=d.pointer;if(d3!==undefined){
$v23(d3,p+"/pointer",e);
}}
{const d4=d.reason;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(e,p+"/reason",$s5+"/properties/reason","minLength",1,"characters");
}else 
$type(e,p+"/reason",$s5+"/properties/reason","string");
}}
{const d5=d.expires;if(d5!==undefined){
if(!(typeof d5==="string"))$type(e,p+"/expires",$s5+"/properties/expires","string");
}}
{const d6=d.state;if(d6!==undefined){
if(!$c16.includes(d6))$enum(e,p+"/state",$s5+"/properties/state",$c16);
}}
}else 
$type(e,p,$s5,"object");
}
function $v4(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s4,"id");
if(d.kind===undefined)$required(e,p,$s4,"kind");
if(d.section===undefined)$required(e,p,$s4,"section");
if(d.evidence===undefined)$required(e,p,$s4,"evidence");
if(d.statement===undefined)$required(e,p,$s4,"statement");
if(d.operations===undefined)$required(e,p,$s4,"operations");
if(d.status===undefined)$required(e,p,$s4,"status");
if(d.judged===undefined)$required(e,p,$s4,"judged");
if(d.violations===undefined)$required(e,p,$s4,"violations");
if(d.fails===undefined)$required(e,p,$s4,"fails");
if(d.notes===undefined)$required(e,p,$s4,"notes");
for(const k1 in d)if(!$c17.has(k1))
$fail(e,p,$s4,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.id;if(d2!==undefined){
$v19(d2,p+"/id",e);
}}
{const d3=d.kind;if(d3!==undefined){
if(!$c18.includes(d3))$enum(e,p+"/kind",$s4+"/properties/kind",$c18);
}}
{const d4=d.section;if(d4!==undefined){
$v20(d4,p+"/section",e);
}}
{const d5=d.evidence;if(d5!==undefined){
$v21(d5,p+"/evidence",e);
}}
{const d6=d.statement;if(d6!==undefined){
if(typeof d6==="string"){
if(d6.length<1)$size(e,p+"/statement",$s4+"/properties/statement","minLength",1,"characters");
}else 
$type(e,p+"/statement",$s4+"/properties/statement","string");
}}
{const d7=d.operations;if(d7!==undefined){
if(Array.isArray(d7)){
if(d7.length<1)$size(e,p+"/operations",$s4+"/properties/operations","minItems",1,"items");
for(let i8=0;i8<d7.length;i8++){const d9=d7[i8];
$v22(d9,p+"/operations/"+i8,e);
}
}else 
$type(e,p+"/operations",$s4+"/properties/operations","array");
}}
{const d10=d.area;if(d10!==undefined){
if(typeof d10==="string"){
if(d10.length<1)$size(e,p+"/area",$s4+"/properties/area","minLength",1,"characters");
}else 
$type(e,p+"/area",$s4+"/properties/area","string");
}}
{const d11=d.status;if(d11!==undefined){
if(!$c19.includes(d11))$enum(e,p+"/status",$s4+"/properties/status",$c19);
}}
{const d12=d.judged;if(d12!==undefined){
$v26(d12,p+"/judged",e);
}}
{const d13=d.violations;if(d13!==undefined){
if(Array.isArray(d13)){
for(let i14=0;i14<d13.length;i14++){const d15=d13[i14];
$v30(d15,p+"/violations/"+i14,e);
}
}else 
$type(e,p+"/violations",$s4+"/properties/violations","array");
}}
{const d16=d.fails;if(d16!==undefined){
if(!(typeof d16==="boolean"))$type(e,p+"/fails",$s4+"/properties/fails","boolean");
}}
{const d17=d.notes;if(d17!==undefined){
if(Array.isArray(d17)){
for(let i18=0;i18<d17.length;i18++){const d19=d17[i18];
if(typeof d19==="string"){
if(d19.length<1)$size(e,p+"/notes/"+i18,$s4+"/properties/notes/items","minLength",1,"characters");
}else 
$type(e,p+"/notes/"+i18,$s4+"/properties/notes/items","string");
}
}else 
$type(e,p+"/notes",$s4+"/properties/notes","array");
}}
}else 
$type(e,p,$s4,"object");
}
function $v30(d,p,e){
if($object(d)){
if(d.requirement===undefined)$required(e,p,$s30,"requirement");
if(d.section===undefined)$required(e,p,$s30,"section");
if(d.evidence===undefined)$required(e,p,$s30,"evidence");
if(d.operation===undefined)$required(e,p,$s30,"operation");
if(d.pointer===undefined)$required(e,p,$s30,"pointer");
if(d.expected===undefined)$required(e,p,$s30,"expected");
if(d.actual===undefined)$required(e,p,$s30,"actual");
if(d.exchange===undefined)$required(e,p,$s30,"exchange");
for(const k1 in d)if(!$c20.has(k1))
$fail(e,p,$s30,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.requirement;if(d2!==undefined){
$v19(d2,p+"/requirement",e);
}}
{const d3=d.section;if(d3!==undefined){
$v20(d3,p+"/section",e);
}}
{const d4=d.evidence;if(d4!==undefined){
$v21(d4,p+"/evidence",e);
}}
{const d5=d.operation;if(d5!==undefined){
$v22(d5,p+"/operation",e);
}}
{const d6=d.pointer;if(d6!==undefined){
$v23(d6,p+"/pointer",e);
}}
{const d7=d.expected;if(d7!==undefined){
if(!(typeof d7==="string"))$type(e,p+"/expected",$s30+"/properties/expected","string");
}}
{const d8=d.actual;if(d8!==undefined){
if(!(typeof d8==="string"))$type(e,p+"/actual",$s30+"/properties/actual","string");
}}
{const d9=d.exchange;if(d9!==undefined){
$v24(d9,p+"/exchange",e);
}}
{const d10=d.why;if(d10!==undefined){
if(typeof d10==="string"){
if(d10.length<1)$size(e,p+"/why",$s30+"/properties/why","minLength",1,"characters");
}else 
$type(e,p+"/why",$s30+"/properties/why","string");
}}
{const d11=d.cause;if(d11!==undefined){
$v25(d11,p+"/cause",e);
}}
{const d12=d.scenario;if(d12!==undefined){
if(typeof d12==="string"){
if(d12.length<1)$size(e,p+"/scenario",$s30+"/properties/scenario","minLength",1,"characters");
}else 
$type(e,p+"/scenario",$s30+"/properties/scenario","string");
}}
{const d13=d.baseline;if(d13!==undefined){
if(!$c7.includes(d13))$enum(e,p+"/baseline",$s30+"/properties/baseline",$c7);
}}
}else 
$type(e,p,$s30,"object");
}
function $v3(d,p,e){
if($object(d)){
if(d.requirements===undefined)$required(e,p,$s3,"requirements");
if(d.passed===undefined)$required(e,p,$s3,"passed");
if(d.violated===undefined)$required(e,p,$s3,"violated");
if(d.warnings===undefined)$required(e,p,$s3,"warnings");
if(d.inconclusive===undefined)$required(e,p,$s3,"inconclusive");
if(d.skipped===undefined)$required(e,p,$s3,"skipped");
if(d.waived===undefined)$required(e,p,$s3,"waived");
if(d.violations===undefined)$required(e,p,$s3,"violations");
if(d.exchanges===undefined)$required(e,p,$s3,"exchanges");
for(const k1 in d)if(!$c21.has(k1))
$fail(e,p,$s3,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.requirements;if(d2!==undefined){
$v26(d2,p+"/requirements",e);
}}
{const d3=d.passed;if(d3!==undefined){
$v26(d3,p+"/passed",e);
}}
{const d4=d.violated;if(d4!==undefined){
$v26(d4,p+"/violated",e);
}}
{const d5=d.warnings;if(d5!==undefined){
$v26(d5,p+"/warnings",e);
}}
{const d6=d.inconclusive;if(d6!==undefined){
$v26(d6,p+"/inconclusive",e);
}}
{const d7=d.skipped;if(d7!==undefined){
$v26(d7,p+"/skipped",e);
}}
{const d8=d.waived;if(d8!==undefined){
$v26(d8,p+"/waived",e);
}}
{const d9=d.violations;if(d9!==undefined){
$v26(d9,p+"/violations",e);
}}
{const d10=d.exchanges;if(d10!==undefined){
$v26(d10,p+"/exchanges",e);
}}
}else 
$type(e,p,$s3,"object");
}
function $v2(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s2,"id");
if(d.suite===undefined)$required(e,p,$s2,"suite");
if(d.description===undefined)$required(e,p,$s2,"description");
if(d.catalogue===undefined)$required(e,p,$s2,"catalogue");
if(d.target===undefined)$required(e,p,$s2,"target");
if(d.profile===undefined)$required(e,p,$s2,"profile");
if(d.evidence===undefined)$required(e,p,$s2,"evidence");
if(d.readOnly===undefined)$required(e,p,$s2,"readOnly");
if(d.only===undefined)$required(e,p,$s2,"only");
if(d.skip===undefined)$required(e,p,$s2,"skip");
if(d.startedAt===undefined)$required(e,p,$s2,"startedAt");
if(d.endedAt===undefined)$required(e,p,$s2,"endedAt");
if(d.durationMs===undefined)$required(e,p,$s2,"durationMs");
if(d.verdict===undefined)$required(e,p,$s2,"verdict");
for(const k1 in d)if(!$c22.has(k1))
$fail(e,p,$s2,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=d.id;if(d2!==undefined){
if(typeof d2==="string"){
if(d2.length<1)$size(e,p+"/id",$s2+"/properties/id","minLength",1,"characters");
}else 
$type(e,p+"/id",$s2+"/properties/id","string");
}}
{const d3=d.suite;if(d3!==undefined){
if($object(d3)){
if(d3.name===undefined)$required(e,p+"/suite",$s2+"/properties/suite","name");
if(d3.version===undefined)$required(e,p+"/suite",$s2+"/properties/suite","version");
for(const k4 in d3)if(k4!=="name"&&k4!=="version")
$fail(e,p+"/suite",$s2+"/properties/suite","additionalProperties",{additionalProperty:k4},"must NOT have additional properties");
{const d5=d3.name;if(d5!==undefined){
if(!(typeof d5==="string"))$type(e,p+"/suite/name",$s2+"/properties/suite/properties/name","string");
}}
{const d6=d3.version;if(d6!==undefined){
if(!(typeof d6==="string"))$type(e,p+"/suite/version",$s2+"/properties/suite/properties/version","string");
}}
}else 
$type(e,p+"/suite",$s2+"/properties/suite","object");
}}
{const d7=d.description;if(d7!==undefined){
if($object(d7)){
if(d7.title===undefined)$required(e,p+"/description",$s2+"/properties/description","title");
if(d7.version===undefined)$required(e,p+"/description",$s2+"/properties/description","version");
if(d7.digest===undefined)$required(e,p+"/description",$s2+"/properties/description","digest");
for(const k8 in d7)if(k8!=="title"&&k8!=="version"&&k8!=="digest")
$fail(e,p+"/description",$s2+"/properties/description","additionalProperties",{additionalProperty:k8},"must NOT have additional properties");
{const d9=d7.title;if(d9!==undefined){
if(!(typeof d9==="string"))$type(e,p+"/description/title",$s2+"/properties/description/properties/title","string");
}}
{const d10=d7.version;if(d10!==undefined){
if(!(typeof d10==="string"))$type(e,p+"/description/version",$s2+"/properties/description/properties/version","string");
}}
{const d11=d7.digest;if(d11!==undefined){
$v15(d11,p+"/description/digest",e);
}}
}else 
$type(e,p+"/description",$s2+"/properties/description","object");
}}
{const d12=d.catalogue;if(d12!==undefined){
if($object(d12)){
if(d12.digest===undefined)$required(e,p+"/catalogue",$s2+"/properties/catalogue","digest");
for(const k13 in d12)if(k13!=="digest")
$fail(e,p+"/catalogue",$s2+"/properties/catalogue","additionalProperties",{additionalProperty:k13},"must NOT have additional properties");
{const d14=d12.digest;if(d14!==undefined){
$v15(d14,p+"/catalogue/digest",e);
}}
}else 
$type(e,p+"/catalogue",$s2+"/properties/catalogue","object");
}}
{const d15=d.overlays;if(d15!==undefined){
if(Array.isArray(d15)){
if(d15.length<1)$size(e,p+"/overlays",$s2+"/properties/overlays","minItems",1,"items");
for(let i16=0;i16<d15.length;i16++){const d17=d15[i16];
if($object(d17)){
if(d17.title===undefined)$required(e,p+"/overlays/"+i16,$s2+"/properties/overlays/items","title");
if(d17.digest===undefined)$required(e,p+"/overlays/"+i16,$s2+"/properties/overlays/items","digest");
for(const k18 in d17)if(k18!=="title"&&k18!=="digest")
$fail(e,p+"/overlays/"+i16,$s2+"/properties/overlays/items","additionalProperties",{additionalProperty:k18},"must NOT have additional properties");
{const d19=d17.title;if(d19!==undefined){
if(!(typeof d19==="string"))$type(e,p+"/overlays/"+i16+"/title",$s2+"/properties/overlays/items/properties/title","string");
}}
{const d20=d17.digest;if(d20!==undefined){
$v15(d20,p+"/overlays/"+i16+"/digest",e);
}}
}else 
$type(e,p+"/overlays/"+i16,$s2+"/properties/overlays/items","object");
}
}else 
$type(e,p+"/overlays",$s2+"/properties/overlays","array");
}}
{const d21=d.target;if(d21!==undefined){
if($object(d21)){
if(d21.baseUrl===undefined)$required(e,p+"/target",$s2+"/properties/target","baseUrl");
for(const k22 in d21)if(k22!=="baseUrl")
$fail(e,p+"/target",$s2+"/properties/target","additionalProperties",{additionalProperty:k22},"must NOT have additional properties");
{const d23=d21.baseUrl;if(d23!==undefined){
if(!(typeof d23==="string"))$type(e,p+"/target/baseUrl",$s2+"/properties/target/properties/baseUrl","string");
}}
}else 
$type(e,p+"/target",$s2+"/properties/target","object");
}}
{const d24=d.client;if(d24!==undefined){
if($object(d24)){
if(d24.command===undefined)$required(e,p+"/client",$s2+"/properties/client","command");
if(d24.runs===undefined)$required(e,p+"/client",$s2+"/properties/client","runs");
for(const k25 in d24)if(k25!=="command"&&k25!=="runs")
$fail(e,p+"/client",$s2+"/properties/client","additionalProperties",{additionalProperty:k25},"must NOT have additional properties");
{const d26=d24.command;if(d26!==undefined){
if(!(typeof d26==="string"))$type(e,p+"/client/command",$s2+"/properties/client/properties/command","string");
}}
{const d27=d24.runs;if(d27!==undefined){
$v26(d27,p+"/client/runs",e);
}}
}else 
$type(e,p+"/client",$s2+"/properties/client","object");
}}
{const d28=d.profile;if(d28!==undefined){
if(!$c23.includes(d28))$enum(e,p+"/profile",$s2+"/properties/profile",$c23);
}}
{const d29=d.evidence;if(d29!==undefined){
$v21(d29,p+"/evidence",e);
}}
{const d30=d.readOnly;if(d30!==undefined){
if(!(typeof d30==="boolean"))$type(e,p+"/readOnly",$s2+"/properties/readOnly","boolean");
}}
{const d31=d.only;if(d31!==undefined){
if(Array.isArray(d31)){
for(let i32=0;i32<d31.length;i32++){const d33=d31[i32];
if(!(typeof d33==="string"))$type(e,p+"/only/"+i32,$s2+"/properties/only/items","string");
}
}else 
$type(e,p+"/only",$s2+"/properties/only","array");
}}
{const d34=d.skip;if(d34!==undefined){
if(Array.isArray(d34)){
for(let i35=0;i35<d34.length;i35++){const d36=d34[i35];
if(!(typeof d36==="string"))$type(e,p+"/skip/"+i35,$s2+"/properties/skip/items","string");
}
}else 
$type(e,p+"/skip",$s2+"/properties/skip","array");
}}
{const d37=d.seed;if(d37!==undefined){
if(!(Number.isInteger(d37)))$type(e,p+"/seed",$s2+"/properties/seed","integer");
if(typeof d37==="number"){
if(!(d37<=4294967295))$limit(e,p+"/seed",$s2+"/properties/seed","maximum","<=",4294967295);
if(!(d37>=0))$limit(e,p+"/seed",$s2+"/properties/seed","minimum",">=",0);
}
}}
{const d38=d.data;if(d38!==undefined){
if($object(d38)){
if(d38.kinds===undefined)$required(e,p+"/data",$s2+"/properties/data","kinds");
for(const k39 in d38)if(k39!=="kinds")
$fail(e,p+"/data",$s2+"/properties/data","additionalProperties",{additionalProperty:k39},"must NOT have additional properties");
{const d40=d38.kinds;if(d40!==undefined){
if(Array.isArray(d40)){
if(d40.length<1)$size(e,p+"/data/kinds",$s2+"/properties/data/properties/kinds","minItems",1,"items");
for(let i41=0;i41<d40.length;i41++){const d42=d40[i41];
if($object(d42)){
if(d42.name===undefined)$required(e,p+"/data/kinds/"+i41,$s2+"/properties/data/properties/kinds/items","name");
if(d42.values===undefined)$required(e,p+"/data/kinds/"+i41,$s2+"/properties/data/properties/kinds/items","values");
for(const k43 in d42)if(k43!=="name"&&k43!=="values"&&k43!=="enough"&&k43!=="weaker")
$fail(e,p+"/data/kinds/"+i41,$s2+"/properties/data/properties/kinds/items","additionalProperties",{additionalProperty:k43},"must NOT have additional properties");
{const d44=d42.name;if(d44!==undefined){
if(typeof d44==="string"){
if(d44.length<1)$size(e,p+"/data/kinds/"+i41+"/name",$s2+"/properties/data/properties/kinds/items/properties/name","minLength",1,"characters");
}else 
$type(e,p+"/data/kinds/"+i41+"/name",$s2+"/properties/data/properties/kinds/items/properties/name","string");
}}
{const d45=d42.values;if(d45!==undefined){
$v26(d45,p+"/data/kinds/"+i41+"/values",e);
}}
{const d46=d42.enough;if(d46!==undefined){
$v26(d46,p+"/data/kinds/"+i41+"/enough",e);
}}
{const d47=d42.weaker;if(d47!==undefined){
if(Array.isArray(d47)){
for(let i48=0;i48<d47.length;i48++){const d49=d47[i48];
if(typeof d49==="string"){
if(d49.length<1)$size(e,p+"/data/kinds/"+i41+"/weaker/"+i48,$s2+"/properties/data/properties/kinds/items/properties/weaker/items","minLength",1,"characters");
}else 
$type(e,p+"/data/kinds/"+i41+"/weaker/"+i48,$s2+"/properties/data/properties/kinds/items/properties/weaker/items","string");
}
}else 
$type(e,p+"/data/kinds/"+i41+"/weaker",$s2+"/properties/data/properties/kinds/items/properties/weaker","array");
}}
}else 
$type(e,p+"/data/kinds/"+i41,$s2+"/properties/data/properties/kinds/items","object");
}
}else 
$type(e,p+"/data/kinds",$s2+"/properties/data/properties/kinds","array");
}}
}else 
$type(e,p+"/data",$s2+"/properties/data","object");
}}
{const d50=d.thorough;if(d50!==undefined){
if($object(d50)){
if(d50.maxCalls===undefined)$required(e,p+"/thorough",$s2+"/properties/thorough","maxCalls");
if(d50.questions===undefined)$required(e,p+"/thorough",$s2+"/properties/thorough","questions");
if(d50.leftOut===undefined)$required(e,p+"/thorough",$s2+"/properties/thorough","leftOut");
for(const k51 in d50)if(k51!=="maxCalls"&&k51!=="questions"&&k51!=="leftOut")
$fail(e,p+"/thorough",$s2+"/properties/thorough","additionalProperties",{additionalProperty:k51},"must NOT have additional properties");
{const d52=d50.maxCalls;if(d52!==undefined){
$v26(d52,p+"/thorough/maxCalls",e);
}}
{const d53=d50.questions;if(d53!==undefined){
if(Array.isArray(d53)){
for(let i54=0;i54<d53.length;i54++){const d55=d53[i54];
if($object(d55)){
if(d55.id===undefined)$required(e,p+"/thorough/questions/"+i54,$s2+"/properties/thorough/properties/questions/items","id");
if(d55.asks===undefined)$required(e,p+"/thorough/questions/"+i54,$s2+"/properties/thorough/properties/questions/items","asks");
for(const k56 in d55)if(k56!=="id"&&k56!=="asks")
$fail(e,p+"/thorough/questions/"+i54,$s2+"/properties/thorough/properties/questions/items","additionalProperties",{additionalProperty:k56},"must NOT have additional properties");
{const d57=d55.id;if(d57!==undefined){
if(typeof d57==="string"){
if(d57.length<1)$size(e,p+"/thorough/questions/"+i54+"/id",$s2+"/properties/thorough/properties/questions/items/properties/id","minLength",1,"characters");
}else 
$type(e,p+"/thorough/questions/"+i54+"/id",$s2+"/properties/thorough/properties/questions/items/properties/id","string");
}}
{const d58=d55.asks;if(d58!==undefined){
if(typeof d58==="string"){
if(d58.length<1)$size(e,p+"/thorough/questions/"+i54+"/asks",$s2+"/properties/thorough/properties/questions/items/properties/asks","minLength",1,"characters");
}else 
$type(e,p+"/thorough/questions/"+i54+"/asks",$s2+"/properties/thorough/properties/questions/items/properties/asks","string");
}}
}else 
$type(e,p+"/thorough/questions/"+i54,$s2+"/properties/thorough/properties/questions/items","object");
}
}else 
$type(e,p+"/thorough/questions",$s2+"/properties/thorough/properties/questions","array");
}}
{const d59=d50.leftOut;if(d59!==undefined){
if(Array.isArray(d59)){
for(let i60=0;i60<d59.length;i60++){const d61=d59[i60];
if(typeof d61==="string"){
if(d61.length<1)$size(e,p+"/thorough/leftOut/"+i60,$s2+"/properties/thorough/properties/leftOut/items","minLength",1,"characters");
}else 
$type(e,p+"/thorough/leftOut/"+i60,$s2+"/properties/thorough/properties/leftOut/items","string");
}
}else 
$type(e,p+"/thorough/leftOut",$s2+"/properties/thorough/properties/leftOut","array");
}}
}else 
$type(e,p+"/thorough",$s2+"/properties/thorough","object");
}}
{const d62=d.startedAt;if(d62!==undefined){
$v16(d62,p+"/startedAt",e);
}}
{const d63=d.endedAt;if(d63!==undefined){
$v16(d63,p+"/endedAt",e);
}}
{const d64=d.durationMs;if(d64!==undefined){
if(typeof d64==="number"){
if(!(d64>=0))$limit(e,p+"/durationMs",$s2+"/properties/durationMs","minimum",">=",0);
}else 
$type(e,p+"/durationMs",$s2+"/properties/durationMs","number");
}}
{const d65=d.verdict;if(d65!==undefined){
if(!$c14.includes(d65))$enum(e,p+"/verdict",$s2+"/properties/verdict",$c14);
}}
{const d66=d.stopped;if(d66!==undefined){
if(typeof d66==="string"){
if(d66.length<1)$size(e,p+"/stopped",$s2+"/properties/stopped","minLength",1,"characters");
}else 
$type(e,p+"/stopped",$s2+"/properties/stopped","string");
}}
}else 
$type(e,p,$s2,"object");
}
export const validateReport: SchemaValidator = /* @__PURE__ */ $validator($v1);
