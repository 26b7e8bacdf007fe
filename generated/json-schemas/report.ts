// Made by scripts/dev/make-schema-validators.ts from conformance/report/report.schema.json. Do not edit; to make it again: npm run generate:schema-validators

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
function $object(data: unknown): boolean {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function $key(name: string): string {
  return name.includes("~") || name.includes("/") ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}
const $c1=new Set(["$schema","run","counts","requirements","waivers","observations","exchanges","scenarios","left","restored","notDeleted","notSent","causes","baseline","traffic","digest"]);
const $c2=new RegExp("^sha256:[0-9a-f]{64}$","u");
const $c3=new Set(["sources","deployments","from","to","runs","part","complete","operations","others","coverage","tallies","samples","agreement"]);
const $c4:readonly unknown[]=["request","response"];
const $c5=new RegExp("^($|/)","u");
const $c6=new RegExp("^[A-Za-z_$][\\w$]*\\.","u");
const $c7=new Set(["held","heldAgain","violated","vacuous","inconclusive","violations","places","doubtful","skipped","failed","optional"]);
const $c8=new Set(["requirement","section","evidence","operation","pointer","expected","actual","exchange","why","cause","baseline","at"]);
const $c9:readonly unknown[]=["new","persisting"];
const $c10:readonly unknown[]=["stated","observed","implied","http","safety","advice","deployment"];
const $c11=new RegExp("^([1-9](\\.[1-9])?|RFC [0-9]+, [0-9]+(\\.[0-9]+)*|deployment|description)$","u");
const $c12=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$","u");
const $c13:readonly unknown[]=["conformant","violated","inconclusive"];
const $c14=new RegExp("^[A-Za-z_$][\\w$]*$","u");
const $c15=new Set(["id","operation","purpose","question","sentAt","durationMs","request","response","failure","curl"]);
const $c16:readonly unknown[]=["applied","stale","expired","unused"];
const $c17=new Set(["id","kind","section","sourceUrl","evidence","statement","operations","place","area","status","judged","violations","fails","notes"]);
const $c18:readonly unknown[]=["schema","behaviour"];
const $c19:readonly unknown[]=["passed","violated","inconclusive","skipped","waived"];
const $c20=new Set(["requirement","section","evidence","operation","pointer","expected","actual","exchange","why","cause","scenario","baseline"]);
const $c21=new Set(["requirements","passed","violated","warnings","inconclusive","skipped","waived","violations","exchanges"]);
const $c22=new Set(["id","suite","description","catalogue","overlays","target","client","profile","evidence","readOnly","only","skip","seed","data","thorough","startedAt","endedAt","durationMs","verdict","stopped"]);
const $c23:readonly unknown[]=["full","schema"];
const $s1="#/$defs/report";
const $s16="#/$defs/digest";
const $s15="#/$defs/traffic";
const $s20="#/$defs/pointer";
const $s19="#/$defs/requirementId";
const $s18="#/$defs/tally";
const $s21="#/$defs/datedViolation";
const $s25="#/$defs/causeId";
const $s24="#/$defs/exchangeId";
const $s23="#/$defs/evidence";
const $s22="#/$defs/section";
const $s17="#/$defs/time";
const $s14="#/$defs/baseline";
const $s27="#/$defs/place";
const $s26="#/$defs/count";
const $s13="#/$defs/cause";
const $s12="#/$defs/notSent";
const $s11="#/$defs/operation";
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
function $v1(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.$schema===undefined)$required(_e,_p,$s1,"$schema");
if(_d.run===undefined)$required(_e,_p,$s1,"run");
if(_d.counts===undefined)$required(_e,_p,$s1,"counts");
if(_d.requirements===undefined)$required(_e,_p,$s1,"requirements");
if(_d.waivers===undefined)$required(_e,_p,$s1,"waivers");
if(_d.observations===undefined)$required(_e,_p,$s1,"observations");
if(_d.exchanges===undefined)$required(_e,_p,$s1,"exchanges");
if(_d.notSent===undefined)$required(_e,_p,$s1,"notSent");
for(const k1 in _d)if(!$c1.has(k1))
$fail(_e,_p,$s1,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.$schema;if(d2!==undefined){
if((d2 as any)!=="urn:banking-platform-api:conformance-report:1")$const(_e,_p+"/$schema",$s1+"/properties/%24schema","urn:banking-platform-api:conformance-report:1");
}}
{const d3=_d.run;if(d3!==undefined){
$v2(d3,_p+"/run",_e);
}}
{const d4=_d.counts;if(d4!==undefined){
$v3(d4,_p+"/counts",_e);
}}
{const d5=_d.requirements;if(d5!==undefined){
if(Array.isArray(d5)){
for(let i6=0;i6<d5.length;i6++){const d7=d5[i6];
$v4(d7,_p+"/requirements/"+i6,_e);
}
}else 
$type(_e,_p+"/requirements",$s1+"/properties/requirements","array");
}}
{const d8=_d.waivers;if(d8!==undefined){
if(Array.isArray(d8)){
for(let i9=0;i9<d8.length;i9++){const d10=d8[i9];
$v5(d10,_p+"/waivers/"+i9,_e);
}
}else 
$type(_e,_p+"/waivers",$s1+"/properties/waivers","array");
}}
{const d11=_d.observations;if(d11!==undefined){
if(Array.isArray(d11)){
for(let i12=0;i12<d11.length;i12++){const d13=d11[i12];
$v6(d13,_p+"/observations/"+i12,_e);
}
}else 
$type(_e,_p+"/observations",$s1+"/properties/observations","array");
}}
{const d14=_d.exchanges;if(d14!==undefined){
if(Array.isArray(d14)){
for(let i15=0;i15<d14.length;i15++){const d16=d14[i15];
$v7(d16,_p+"/exchanges/"+i15,_e);
}
}else 
$type(_e,_p+"/exchanges",$s1+"/properties/exchanges","array");
}}
{const d17=_d.scenarios;if(d17!==undefined){
if(Array.isArray(d17)){
for(let i18=0;i18<d17.length;i18++){const d19=d17[i18];
$v8(d19,_p+"/scenarios/"+i18,_e);
}
}else 
$type(_e,_p+"/scenarios",$s1+"/properties/scenarios","array");
}}
{const d20=_d.left;if(d20!==undefined){
if(Array.isArray(d20)){
if(d20.length<1)$size(_e,_p+"/left",$s1+"/properties/left","minItems",1,"items");
for(let i21=0;i21<d20.length;i21++){const d22=d20[i21];
$v9(d22,_p+"/left/"+i21,_e);
}
}else 
$type(_e,_p+"/left",$s1+"/properties/left","array");
}}
{const d23=_d.restored;if(d23!==undefined){
if(Array.isArray(d23)){
if(d23.length<1)$size(_e,_p+"/restored",$s1+"/properties/restored","minItems",1,"items");
for(let i24=0;i24<d23.length;i24++){const d25=d23[i24];
$v10(d25,_p+"/restored/"+i24,_e);
}
}else 
$type(_e,_p+"/restored",$s1+"/properties/restored","array");
}}
{const d26=_d.notDeleted;if(d26!==undefined){
if(Array.isArray(d26)){
if(d26.length<1)$size(_e,_p+"/notDeleted",$s1+"/properties/notDeleted","minItems",1,"items");
for(let i27=0;i27<d26.length;i27++){const d28=d26[i27];
if($object(d28)){
if(d28.operation===undefined)$required(_e,_p+"/notDeleted/"+i27,$s1+"/properties/notDeleted/items","operation");
if(d28.call===undefined)$required(_e,_p+"/notDeleted/"+i27,$s1+"/properties/notDeleted/items","call");
if(d28.ids===undefined)$required(_e,_p+"/notDeleted/"+i27,$s1+"/properties/notDeleted/items","ids");
for(const k29 in d28)if(k29!=="operation"&&k29!=="call"&&k29!=="ids")
$fail(_e,_p+"/notDeleted/"+i27,$s1+"/properties/notDeleted/items","additionalProperties",{additionalProperty:k29},"must NOT have additional properties");
{const d30=d28.operation;if(d30!==undefined){
$v11(d30,_p+"/notDeleted/"+i27+"/operation",_e);
}}
{const d31=d28.call;if(d31!==undefined){
if(!(typeof d31==="string"))$type(_e,_p+"/notDeleted/"+i27+"/call",$s1+"/properties/notDeleted/items/properties/call","string");
}}
{const d32=d28.ids;if(d32!==undefined){
if(Array.isArray(d32)){
for(let i33=0;i33<d32.length;i33++){const d34=d32[i33];
if(!(typeof d34==="string"))$type(_e,_p+"/notDeleted/"+i27+"/ids/"+i33,$s1+"/properties/notDeleted/items/properties/ids/items","string");
}
}else 
$type(_e,_p+"/notDeleted/"+i27+"/ids",$s1+"/properties/notDeleted/items/properties/ids","array");
}}
}else 
$type(_e,_p+"/notDeleted/"+i27,$s1+"/properties/notDeleted/items","object");
}
}else 
$type(_e,_p+"/notDeleted",$s1+"/properties/notDeleted","array");
}}
{const d35=_d.notSent;if(d35!==undefined){
if(Array.isArray(d35)){
for(let i36=0;i36<d35.length;i36++){const d37=d35[i36];
$v12(d37,_p+"/notSent/"+i36,_e);
}
}else 
$type(_e,_p+"/notSent",$s1+"/properties/notSent","array");
}}
{const d38=_d.causes;if(d38!==undefined){
if(Array.isArray(d38)){
for(let i39=0;i39<d38.length;i39++){const d40=d38[i39];
$v13(d40,_p+"/causes/"+i39,_e);
}
}else 
$type(_e,_p+"/causes",$s1+"/properties/causes","array");
}}
{const d41=_d.baseline;if(d41!==undefined){
$v14(d41,_p+"/baseline",_e);
}}
{const d42=_d.traffic;if(d42!==undefined){
$v15(d42,_p+"/traffic",_e);
}}
{const d43=_d.digest;if(d43!==undefined){
$v16(d43,_p+"/digest",_e);
}}
}else 
$type(_e,_p,$s1,"object");
}
function $v16(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c2.test(_d))$pattern(_e,_p,$s16,"^sha256:[0-9a-f]{64}$");
}else 
$type(_e,_p,$s16,"string");
}
function $v15(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.sources===undefined)$required(_e,_p,$s15,"sources");
if(_d.deployments===undefined)$required(_e,_p,$s15,"deployments");
if(_d.runs===undefined)$required(_e,_p,$s15,"runs");
if(_d.complete===undefined)$required(_e,_p,$s15,"complete");
if(_d.operations===undefined)$required(_e,_p,$s15,"operations");
if(_d.others===undefined)$required(_e,_p,$s15,"others");
if(_d.coverage===undefined)$required(_e,_p,$s15,"coverage");
if(_d.tallies===undefined)$required(_e,_p,$s15,"tallies");
if(_d.samples===undefined)$required(_e,_p,$s15,"samples");
for(const k1 in _d)if(!$c3.has(k1))
$fail(_e,_p,$s15,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.sources;if(d2!==undefined){
if(Array.isArray(d2)){
for(let i3=0;i3<d2.length;i3++){const d4=d2[i3];
if($object(d4)){
if(d4.name===undefined)$required(_e,_p+"/sources/"+i3,$s15+"/properties/sources/items","name");
if(d4.calls===undefined)$required(_e,_p+"/sources/"+i3,$s15+"/properties/sources/items","calls");
for(const k5 in d4)if(k5!=="name"&&k5!=="calls")
$fail(_e,_p+"/sources/"+i3,$s15+"/properties/sources/items","additionalProperties",{additionalProperty:k5},"must NOT have additional properties");
{const d6=d4.name;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/sources/"+i3+"/name",$s15+"/properties/sources/items/properties/name","string");
}}
{const d7=d4.calls;if(d7!==undefined){
if(!(Number.isInteger((d7 as any))))$type(_e,_p+"/sources/"+i3+"/calls",$s15+"/properties/sources/items/properties/calls","integer");
if(typeof (d7 as any)==="number"){
if(!(d7>=0))$limit(_e,_p+"/sources/"+i3+"/calls",$s15+"/properties/sources/items/properties/calls","minimum",">=",0);
}
}}
}else 
$type(_e,_p+"/sources/"+i3,$s15+"/properties/sources/items","object");
}
}else 
$type(_e,_p+"/sources",$s15+"/properties/sources","array");
}}
{const d8=_d.deployments;if(d8!==undefined){
if(Array.isArray(d8)){
for(let i9=0;i9<d8.length;i9++){const d10=d8[i9];
if($object(d10)){
if(d10.baseUrl===undefined)$required(_e,_p+"/deployments/"+i9,$s15+"/properties/deployments/items","baseUrl");
if(d10.calls===undefined)$required(_e,_p+"/deployments/"+i9,$s15+"/properties/deployments/items","calls");
for(const k11 in d10)if(k11!=="baseUrl"&&k11!=="calls")
$fail(_e,_p+"/deployments/"+i9,$s15+"/properties/deployments/items","additionalProperties",{additionalProperty:k11},"must NOT have additional properties");
{const d12=d10.baseUrl;if(d12!==undefined){
if(!(typeof d12==="string"))$type(_e,_p+"/deployments/"+i9+"/baseUrl",$s15+"/properties/deployments/items/properties/baseUrl","string");
}}
{const d13=d10.calls;if(d13!==undefined){
if(!(Number.isInteger((d13 as any))))$type(_e,_p+"/deployments/"+i9+"/calls",$s15+"/properties/deployments/items/properties/calls","integer");
if(typeof (d13 as any)==="number"){
if(!(d13>=0))$limit(_e,_p+"/deployments/"+i9+"/calls",$s15+"/properties/deployments/items/properties/calls","minimum",">=",0);
}
}}
}else 
$type(_e,_p+"/deployments/"+i9,$s15+"/properties/deployments/items","object");
}
}else 
$type(_e,_p+"/deployments",$s15+"/properties/deployments","array");
}}
{const d14=_d.from;if(d14!==undefined){
$v17(d14,_p+"/from",_e);
}}
{const d15=_d.to;if(d15!==undefined){
$v17(d15,_p+"/to",_e);
}}
{const d16=_d.runs;if(d16!==undefined){
if(!(Number.isInteger((d16 as any))))$type(_e,_p+"/runs",$s15+"/properties/runs","integer");
if(typeof (d16 as any)==="number"){
if(!(d16>=0))$limit(_e,_p+"/runs",$s15+"/properties/runs","minimum",">=",0);
}
}}
{const d17=_d.part;if(d17!==undefined){
if($object(d17)){
if(d17.number===undefined)$required(_e,_p+"/part",$s15+"/properties/part","number");
if(d17.of===undefined)$required(_e,_p+"/part",$s15+"/properties/part","of");
for(const k18 in d17)if(k18!=="number"&&k18!=="of")
$fail(_e,_p+"/part",$s15+"/properties/part","additionalProperties",{additionalProperty:k18},"must NOT have additional properties");
{const d19=d17.number;if(d19!==undefined){
if(!(Number.isInteger((d19 as any))))$type(_e,_p+"/part/number",$s15+"/properties/part/properties/number","integer");
if(typeof (d19 as any)==="number"){
if(!(d19>=1))$limit(_e,_p+"/part/number",$s15+"/properties/part/properties/number","minimum",">=",1);
}
}}
{const d20=d17.of;if(d20!==undefined){
if(!(Number.isInteger((d20 as any))))$type(_e,_p+"/part/of",$s15+"/properties/part/properties/of","integer");
if(typeof (d20 as any)==="number"){
if(!(d20>=1))$limit(_e,_p+"/part/of",$s15+"/properties/part/properties/of","minimum",">=",1);
}
}}
}else 
$type(_e,_p+"/part",$s15+"/properties/part","object");
}}
{const d21=_d.complete;if(d21!==undefined){
if(!(typeof d21==="boolean"))$type(_e,_p+"/complete",$s15+"/properties/complete","boolean");
}}
{const d22=_d.operations;if(d22!==undefined){
if(Array.isArray(d22)){
for(let i23=0;i23<d22.length;i23++){const d24=d22[i23];
if($object(d24)){
if(d24.operation===undefined)$required(_e,_p+"/operations/"+i23,$s15+"/properties/operations/items","operation");
if(d24.calls===undefined)$required(_e,_p+"/operations/"+i23,$s15+"/properties/operations/items","calls");
if(d24.succeeded===undefined)$required(_e,_p+"/operations/"+i23,$s15+"/properties/operations/items","succeeded");
if(d24.refused===undefined)$required(_e,_p+"/operations/"+i23,$s15+"/properties/operations/items","refused");
if(d24.failed===undefined)$required(_e,_p+"/operations/"+i23,$s15+"/properties/operations/items","failed");
for(const k25 in d24)if(k25!=="operation"&&k25!=="calls"&&k25!=="succeeded"&&k25!=="refused"&&k25!=="failed")
$fail(_e,_p+"/operations/"+i23,$s15+"/properties/operations/items","additionalProperties",{additionalProperty:k25},"must NOT have additional properties");
{const d26=d24.operation;if(d26!==undefined){
if(!(typeof d26==="string"))$type(_e,_p+"/operations/"+i23+"/operation",$s15+"/properties/operations/items/properties/operation","string");
}}
{const d27=d24.calls;if(d27!==undefined){
if(!(Number.isInteger((d27 as any))))$type(_e,_p+"/operations/"+i23+"/calls",$s15+"/properties/operations/items/properties/calls","integer");
if(typeof (d27 as any)==="number"){
if(!(d27>=0))$limit(_e,_p+"/operations/"+i23+"/calls",$s15+"/properties/operations/items/properties/calls","minimum",">=",0);
}
}}
{const d28=d24.succeeded;if(d28!==undefined){
if(!(Number.isInteger((d28 as any))))$type(_e,_p+"/operations/"+i23+"/succeeded",$s15+"/properties/operations/items/properties/succeeded","integer");
if(typeof (d28 as any)==="number"){
if(!(d28>=0))$limit(_e,_p+"/operations/"+i23+"/succeeded",$s15+"/properties/operations/items/properties/succeeded","minimum",">=",0);
}
}}
{const d29=d24.refused;if(d29!==undefined){
if($object(d29)){
for(const k30 in d29){const d31=d29[k30];
if(!(Number.isInteger((d31 as any))))$type(_e,_p+"/operations/"+i23+"/refused/"+$key(k30),$s15+"/properties/operations/items/properties/refused/additionalProperties","integer");
if(typeof (d31 as any)==="number"){
if(!(d31>=1))$limit(_e,_p+"/operations/"+i23+"/refused/"+$key(k30),$s15+"/properties/operations/items/properties/refused/additionalProperties","minimum",">=",1);
}
}
}else 
$type(_e,_p+"/operations/"+i23+"/refused",$s15+"/properties/operations/items/properties/refused","object");
}}
{const d32=d24.failed;if(d32!==undefined){
if(!(Number.isInteger((d32 as any))))$type(_e,_p+"/operations/"+i23+"/failed",$s15+"/properties/operations/items/properties/failed","integer");
if(typeof (d32 as any)==="number"){
if(!(d32>=0))$limit(_e,_p+"/operations/"+i23+"/failed",$s15+"/properties/operations/items/properties/failed","minimum",">=",0);
}
}}
}else 
$type(_e,_p+"/operations/"+i23,$s15+"/properties/operations/items","object");
}
}else 
$type(_e,_p+"/operations",$s15+"/properties/operations","array");
}}
{const d33=_d.others;if(d33!==undefined){
if(Array.isArray(d33)){
for(let i34=0;i34<d33.length;i34++){const d35=d33[i34];
if($object(d35)){
if(d35.what===undefined)$required(_e,_p+"/others/"+i34,$s15+"/properties/others/items","what");
if(d35.count===undefined)$required(_e,_p+"/others/"+i34,$s15+"/properties/others/items","count");
for(const k36 in d35)if(k36!=="what"&&k36!=="count")
$fail(_e,_p+"/others/"+i34,$s15+"/properties/others/items","additionalProperties",{additionalProperty:k36},"must NOT have additional properties");
{const d37=d35.what;if(d37!==undefined){
if(!(typeof d37==="string"))$type(_e,_p+"/others/"+i34+"/what",$s15+"/properties/others/items/properties/what","string");
}}
{const d38=d35.count;if(d38!==undefined){
if(!(Number.isInteger((d38 as any))))$type(_e,_p+"/others/"+i34+"/count",$s15+"/properties/others/items/properties/count","integer");
if(typeof (d38 as any)==="number"){
if(!(d38>=0))$limit(_e,_p+"/others/"+i34+"/count",$s15+"/properties/others/items/properties/count","minimum",">=",0);
}
}}
}else 
$type(_e,_p+"/others/"+i34,$s15+"/properties/others/items","object");
}
}else 
$type(_e,_p+"/others",$s15+"/properties/others","array");
}}
{const d39=_d.coverage;if(d39!==undefined){
if(Array.isArray(d39)){
for(let i40=0;i40<d39.length;i40++){const d41=d39[i40];
if($object(d41)){
if(d41.operation===undefined)$required(_e,_p+"/coverage/"+i40,$s15+"/properties/coverage/items","operation");
if(d41.side===undefined)$required(_e,_p+"/coverage/"+i40,$s15+"/properties/coverage/items","side");
if(d41.path===undefined)$required(_e,_p+"/coverage/"+i40,$s15+"/properties/coverage/items","path");
if(d41.shown===undefined)$required(_e,_p+"/coverage/"+i40,$s15+"/properties/coverage/items","shown");
if(d41.of===undefined)$required(_e,_p+"/coverage/"+i40,$s15+"/properties/coverage/items","of");
for(const k42 in d41)if(k42!=="operation"&&k42!=="side"&&k42!=="path"&&k42!=="shown"&&k42!=="of")
$fail(_e,_p+"/coverage/"+i40,$s15+"/properties/coverage/items","additionalProperties",{additionalProperty:k42},"must NOT have additional properties");
{const d43=d41.operation;if(d43!==undefined){
if(!(typeof d43==="string"))$type(_e,_p+"/coverage/"+i40+"/operation",$s15+"/properties/coverage/items/properties/operation","string");
}}
{const d44=d41.side;if(d44!==undefined){
if(!$c4.includes(d44))$enum(_e,_p+"/coverage/"+i40+"/side",$s15+"/properties/coverage/items/properties/side",$c4);
}}
{const d45=d41.path;if(d45!==undefined){
if(!(typeof d45==="string"))$type(_e,_p+"/coverage/"+i40+"/path",$s15+"/properties/coverage/items/properties/path","string");
}}
{const d46=d41.shown;if(d46!==undefined){
if(!(Number.isInteger((d46 as any))))$type(_e,_p+"/coverage/"+i40+"/shown",$s15+"/properties/coverage/items/properties/shown","integer");
if(typeof (d46 as any)==="number"){
if(!(d46>=0))$limit(_e,_p+"/coverage/"+i40+"/shown",$s15+"/properties/coverage/items/properties/shown","minimum",">=",0);
}
}}
{const d47=d41.of;if(d47!==undefined){
if(!(Number.isInteger((d47 as any))))$type(_e,_p+"/coverage/"+i40+"/of",$s15+"/properties/coverage/items/properties/of","integer");
if(typeof (d47 as any)==="number"){
if(!(d47>=0))$limit(_e,_p+"/coverage/"+i40+"/of",$s15+"/properties/coverage/items/properties/of","minimum",">=",0);
}
}}
}else 
$type(_e,_p+"/coverage/"+i40,$s15+"/properties/coverage/items","object");
}
}else 
$type(_e,_p+"/coverage",$s15+"/properties/coverage","array");
}}
{const d48=_d.tallies;if(d48!==undefined){
if($object(d48)){
for(const k49 in d48){const d50=d48[k49];
$v18(d50,_p+"/tallies/"+$key(k49),_e);
}
}else 
$type(_e,_p+"/tallies",$s15+"/properties/tallies","object");
}}
{const d51=_d.samples;if(d51!==undefined){
if(Array.isArray(d51)){
for(let i52=0;i52<d51.length;i52++){const d53=d51[i52];
if($object(d53)){
if(d53.exchange===undefined)$required(_e,_p+"/samples/"+i52,$s15+"/properties/samples/items","exchange");
if(d53.at===undefined)$required(_e,_p+"/samples/"+i52,$s15+"/properties/samples/items","at");
if(d53.kind===undefined)$required(_e,_p+"/samples/"+i52,$s15+"/properties/samples/items","kind");
for(const k54 in d53)if(k54!=="exchange"&&k54!=="at"&&k54!=="kind")
$fail(_e,_p+"/samples/"+i52,$s15+"/properties/samples/items","additionalProperties",{additionalProperty:k54},"must NOT have additional properties");
{const d55=d53.exchange;if(d55!==undefined){
if(!(typeof d55==="string"))$type(_e,_p+"/samples/"+i52+"/exchange",$s15+"/properties/samples/items/properties/exchange","string");
}}
{const d56=d53.at;if(d56!==undefined){
if(!(typeof d56==="number"))$type(_e,_p+"/samples/"+i52+"/at",$s15+"/properties/samples/items/properties/at","number");
}}
{const d57=d53.kind;if(d57!==undefined){
if(!(typeof d57==="string"))$type(_e,_p+"/samples/"+i52+"/kind",$s15+"/properties/samples/items/properties/kind","string");
}}
}else 
$type(_e,_p+"/samples/"+i52,$s15+"/properties/samples/items","object");
}
}else 
$type(_e,_p+"/samples",$s15+"/properties/samples","array");
}}
{const d58=_d.agreement;if(d58!==undefined){
if(Array.isArray(d58)){
for(let i59=0;i59<d58.length;i59++){const d60=d58[i59];
if($object(d60)){
if(d60.requirement===undefined)$required(_e,_p+"/agreement/"+i59,$s15+"/properties/agreement/items","requirement");
if(d60.responses===undefined)$required(_e,_p+"/agreement/"+i59,$s15+"/properties/agreement/items","responses");
if(d60.places===undefined)$required(_e,_p+"/agreement/"+i59,$s15+"/properties/agreement/items","places");
for(const k61 in d60)if(k61!=="requirement"&&k61!=="responses"&&k61!=="places")
$fail(_e,_p+"/agreement/"+i59,$s15+"/properties/agreement/items","additionalProperties",{additionalProperty:k61},"must NOT have additional properties");
{const d62=d60.requirement;if(d62!==undefined){
$v19(d62,_p+"/agreement/"+i59+"/requirement",_e);
}}
{const d63=d60.responses;if(d63!==undefined){
if(!(Number.isInteger((d63 as any))))$type(_e,_p+"/agreement/"+i59+"/responses",$s15+"/properties/agreement/items/properties/responses","integer");
if(typeof (d63 as any)==="number"){
if(!(d63>=1))$limit(_e,_p+"/agreement/"+i59+"/responses",$s15+"/properties/agreement/items/properties/responses","minimum",">=",1);
}
}}
{const d64=d60.places;if(d64!==undefined){
if(Array.isArray(d64)){
for(let i65=0;i65<d64.length;i65++){const d66=d64[i65];
if($object(d66)){
if(d66.template===undefined)$required(_e,_p+"/agreement/"+i59+"/places/"+i65,$s15+"/properties/agreement/items/properties/places/items","template");
if(d66.place===undefined)$required(_e,_p+"/agreement/"+i59+"/places/"+i65,$s15+"/properties/agreement/items/properties/places/items","place");
if(d66.responses===undefined)$required(_e,_p+"/agreement/"+i59+"/places/"+i65,$s15+"/properties/agreement/items/properties/places/items","responses");
for(const k67 in d66)if(k67!=="template"&&k67!=="place"&&k67!=="responses")
$fail(_e,_p+"/agreement/"+i59+"/places/"+i65,$s15+"/properties/agreement/items/properties/places/items","additionalProperties",{additionalProperty:k67},"must NOT have additional properties");
{const d68=d66.template;if(d68!==undefined){
$v20(d68,_p+"/agreement/"+i59+"/places/"+i65+"/template",_e);
}}
{const d69=d66.place;if(d69!==undefined){
if(!(typeof d69==="string"))$type(_e,_p+"/agreement/"+i59+"/places/"+i65+"/place",$s15+"/properties/agreement/items/properties/places/items/properties/place","string");
}}
{const d70=d66.responses;if(d70!==undefined){
if(!(Number.isInteger((d70 as any))))$type(_e,_p+"/agreement/"+i59+"/places/"+i65+"/responses",$s15+"/properties/agreement/items/properties/places/items/properties/responses","integer");
if(typeof (d70 as any)==="number"){
if(!(d70>=1))$limit(_e,_p+"/agreement/"+i59+"/places/"+i65+"/responses",$s15+"/properties/agreement/items/properties/places/items/properties/responses","minimum",">=",1);
}
}}
}else 
$type(_e,_p+"/agreement/"+i59+"/places/"+i65,$s15+"/properties/agreement/items/properties/places/items","object");
}
}else 
$type(_e,_p+"/agreement/"+i59+"/places",$s15+"/properties/agreement/items/properties/places","array");
}}
}else 
$type(_e,_p+"/agreement/"+i59,$s15+"/properties/agreement/items","object");
}
}else 
$type(_e,_p+"/agreement",$s15+"/properties/agreement","array");
}}
}else 
$type(_e,_p,$s15,"object");
}
function $v20(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c5.test(_d))$pattern(_e,_p,$s20,"^($|/)");
}else 
$type(_e,_p,$s20,"string");
}
function $v19(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c6.test(_d))$pattern(_e,_p,$s19,"^[A-Za-z_$][\\w$]*\\.");
}else 
$type(_e,_p,$s19,"string");
}
function $v18(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
for(const k1 in _d)if(!$c7.has(k1))
$fail(_e,_p,$s18,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.held;if(d2!==undefined){
if(!(Number.isInteger((d2 as any))))$type(_e,_p+"/held",$s18+"/properties/held","integer");
if(typeof (d2 as any)==="number"){
if(!(d2>=0))$limit(_e,_p+"/held",$s18+"/properties/held","minimum",">=",0);
}
}}
{const d3=_d.heldAgain;if(d3!==undefined){
if(!(Number.isInteger((d3 as any))))$type(_e,_p+"/heldAgain",$s18+"/properties/heldAgain","integer");
if(typeof (d3 as any)==="number"){
if(!(d3>=0))$limit(_e,_p+"/heldAgain",$s18+"/properties/heldAgain","minimum",">=",0);
}
}}
{const d4=_d.violated;if(d4!==undefined){
if(!(Number.isInteger((d4 as any))))$type(_e,_p+"/violated",$s18+"/properties/violated","integer");
if(typeof (d4 as any)==="number"){
if(!(d4>=0))$limit(_e,_p+"/violated",$s18+"/properties/violated","minimum",">=",0);
}
}}
{const d5=_d.vacuous;if(d5!==undefined){
if($object(d5)){
for(const k6 in d5){const d7=d5[k6];
if(!(Number.isInteger((d7 as any))))$type(_e,_p+"/vacuous/"+$key(k6),$s18+"/properties/vacuous/additionalProperties","integer");
if(typeof (d7 as any)==="number"){
if(!(d7>=1))$limit(_e,_p+"/vacuous/"+$key(k6),$s18+"/properties/vacuous/additionalProperties","minimum",">=",1);
}
}
}else 
$type(_e,_p+"/vacuous",$s18+"/properties/vacuous","object");
}}
{const d8=_d.inconclusive;if(d8!==undefined){
if($object(d8)){
for(const k9 in d8){const d10=d8[k9];
if(!(Number.isInteger((d10 as any))))$type(_e,_p+"/inconclusive/"+$key(k9),$s18+"/properties/inconclusive/additionalProperties","integer");
if(typeof (d10 as any)==="number"){
if(!(d10>=1))$limit(_e,_p+"/inconclusive/"+$key(k9),$s18+"/properties/inconclusive/additionalProperties","minimum",">=",1);
}
}
}else 
$type(_e,_p+"/inconclusive",$s18+"/properties/inconclusive","object");
}}
{const d11=_d.violations;if(d11!==undefined){
if(Array.isArray(d11)){
for(let i12=0;i12<d11.length;i12++){const d13=d11[i12];
$v21(d13,_p+"/violations/"+i12,_e);
}
}else 
$type(_e,_p+"/violations",$s18+"/properties/violations","array");
}}
{const d14=_d.places;if(d14!==undefined){
if(!($object(d14)||d14===null))$type(_e,_p+"/places",$s18+"/properties/places",["object","null"]);
if($object(d14)){
for(const k15 in d14){const d16=d14[k15];
if(!(Number.isInteger((d16 as any))))$type(_e,_p+"/places/"+$key(k15),$s18+"/properties/places/additionalProperties","integer");
if(typeof (d16 as any)==="number"){
if(!(d16>=1))$limit(_e,_p+"/places/"+$key(k15),$s18+"/properties/places/additionalProperties","minimum",">=",1);
}
}
}
}}
{const d17=_d.doubtful;if(d17!==undefined){
if($object(d17)){
if(d17.count===undefined)$required(_e,_p+"/doubtful",$s18+"/properties/doubtful","count");
if(d17.records===undefined)$required(_e,_p+"/doubtful",$s18+"/properties/doubtful","records");
if(d17.violations===undefined)$required(_e,_p+"/doubtful",$s18+"/properties/doubtful","violations");
for(const k18 in d17)if(k18!=="count"&&k18!=="records"&&k18!=="violations")
$fail(_e,_p+"/doubtful",$s18+"/properties/doubtful","additionalProperties",{additionalProperty:k18},"must NOT have additional properties");
{const d19=d17.count;if(d19!==undefined){
if(!(Number.isInteger((d19 as any))))$type(_e,_p+"/doubtful/count",$s18+"/properties/doubtful/properties/count","integer");
if(typeof (d19 as any)==="number"){
if(!(d19>=0))$limit(_e,_p+"/doubtful/count",$s18+"/properties/doubtful/properties/count","minimum",">=",0);
}
}}
{const d20=d17.records;if(d20!==undefined){
if(Array.isArray(d20)){
for(let i21=0;i21<d20.length;i21++){const d22=d20[i21];
if(!(typeof d22==="string"))$type(_e,_p+"/doubtful/records/"+i21,$s18+"/properties/doubtful/properties/records/items","string");
}
}else 
$type(_e,_p+"/doubtful/records",$s18+"/properties/doubtful/properties/records","array");
}}
{const d23=d17.violations;if(d23!==undefined){
if(Array.isArray(d23)){
for(let i24=0;i24<d23.length;i24++){const d25=d23[i24];
$v21(d25,_p+"/doubtful/violations/"+i24,_e);
}
}else 
$type(_e,_p+"/doubtful/violations",$s18+"/properties/doubtful/properties/violations","array");
}}
}else 
$type(_e,_p+"/doubtful",$s18+"/properties/doubtful","object");
}}
{const d26=_d.skipped;if(d26!==undefined){
if(Array.isArray(d26)){
for(let i27=0;i27<d26.length;i27++){const d28=d26[i27];
if(!(typeof d28==="string"))$type(_e,_p+"/skipped/"+i27,$s18+"/properties/skipped/items","string");
}
}else 
$type(_e,_p+"/skipped",$s18+"/properties/skipped","array");
}}
{const d29=_d.failed;if(d29!==undefined){
if(Array.isArray(d29)){
for(let i30=0;i30<d29.length;i30++){const d31=d29[i30];
if(!(typeof d31==="string"))$type(_e,_p+"/failed/"+i30,$s18+"/properties/failed/items","string");
}
}else 
$type(_e,_p+"/failed",$s18+"/properties/failed","array");
}}
{const d32=_d.optional;if(d32!==undefined){
if(Array.isArray(d32)){
for(let i33=0;i33<d32.length;i33++){const d34=d32[i33];
if(!(typeof d34==="string"))$type(_e,_p+"/optional/"+i33,$s18+"/properties/optional/items","string");
}
}else 
$type(_e,_p+"/optional",$s18+"/properties/optional","array");
}}
}else 
$type(_e,_p,$s18,"object");
}
function $v21(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.requirement===undefined)$required(_e,_p,$s21,"requirement");
if(_d.section===undefined)$required(_e,_p,$s21,"section");
if(_d.evidence===undefined)$required(_e,_p,$s21,"evidence");
if(_d.operation===undefined)$required(_e,_p,$s21,"operation");
if(_d.pointer===undefined)$required(_e,_p,$s21,"pointer");
if(_d.expected===undefined)$required(_e,_p,$s21,"expected");
if(_d.actual===undefined)$required(_e,_p,$s21,"actual");
if(_d.exchange===undefined)$required(_e,_p,$s21,"exchange");
if(_d.at===undefined)$required(_e,_p,$s21,"at");
for(const k1 in _d)if(!$c8.has(k1))
$fail(_e,_p,$s21,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.requirement;if(d2!==undefined){
$v19(d2,_p+"/requirement",_e);
}}
{const d3=_d.section;if(d3!==undefined){
$v22(d3,_p+"/section",_e);
}}
{const d4=_d.evidence;if(d4!==undefined){
$v23(d4,_p+"/evidence",_e);
}}
{const d5=_d.operation;if(d5!==undefined){
$v11(d5,_p+"/operation",_e);
}}
{const d6=_d.pointer;if(d6!==undefined){
$v20(d6,_p+"/pointer",_e);
}}
{const d7=_d.expected;if(d7!==undefined){
if(!(typeof d7==="string"))$type(_e,_p+"/expected",$s21+"/properties/expected","string");
}}
{const d8=_d.actual;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/actual",$s21+"/properties/actual","string");
}}
{const d9=_d.exchange;if(d9!==undefined){
$v24(d9,_p+"/exchange",_e);
}}
{const d10=_d.why;if(d10!==undefined){
if(typeof d10==="string"){
if(d10.length<1)$size(_e,_p+"/why",$s21+"/properties/why","minLength",1,"characters");
}else 
$type(_e,_p+"/why",$s21+"/properties/why","string");
}}
{const d11=_d.cause;if(d11!==undefined){
$v25(d11,_p+"/cause",_e);
}}
{const d12=_d.baseline;if(d12!==undefined){
if(!$c9.includes(d12))$enum(_e,_p+"/baseline",$s21+"/properties/baseline",$c9);
}}
{const d13=_d.at;if(d13!==undefined){
if(!(typeof d13==="number"))$type(_e,_p+"/at",$s21+"/properties/at","number");
}}
}else 
$type(_e,_p,$s21,"object");
}
function $v25(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(_d.length<1)$size(_e,_p,$s25,"minLength",1,"characters");
}else 
$type(_e,_p,$s25,"string");
}
function $v24(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(_d.length<1)$size(_e,_p,$s24,"minLength",1,"characters");
}else 
$type(_e,_p,$s24,"string");
}
function $v23(_d:any,_p:string,_e:ValidationError[]):void{
if(!$c10.includes(_d))$enum(_e,_p,$s23,$c10);
}
function $v22(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c11.test(_d))$pattern(_e,_p,$s22,"^([1-9](\\.[1-9])?|RFC [0-9]+, [0-9]+(\\.[0-9]+)*|deployment|description)$");
}else 
$type(_e,_p,$s22,"string");
}
function $v17(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c12.test(_d))$pattern(_e,_p,$s17,"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$");
}else 
$type(_e,_p,$s17,"string");
}
function $v14(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.run===undefined)$required(_e,_p,$s14,"run");
if(_d.verdict===undefined)$required(_e,_p,$s14,"verdict");
if(_d.new===undefined)$required(_e,_p,$s14,"new");
if(_d.persisting===undefined)$required(_e,_p,$s14,"persisting");
if(_d.fixed===undefined)$required(_e,_p,$s14,"fixed");
if(_d.notJudged===undefined)$required(_e,_p,$s14,"notJudged");
for(const k1 in _d)if(k1!=="run"&&k1!=="verdict"&&k1!=="new"&&k1!=="persisting"&&k1!=="fixed"&&k1!=="notJudged")
$fail(_e,_p,$s14,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.run;if(d2!==undefined){
if($object(d2)){
if(d2.id===undefined)$required(_e,_p+"/run",$s14+"/properties/run","id");
if(d2.startedAt===undefined)$required(_e,_p+"/run",$s14+"/properties/run","startedAt");
if(d2.baseUrl===undefined)$required(_e,_p+"/run",$s14+"/properties/run","baseUrl");
for(const k3 in d2)if(k3!=="id"&&k3!=="startedAt"&&k3!=="baseUrl")
$fail(_e,_p+"/run",$s14+"/properties/run","additionalProperties",{additionalProperty:k3},"must NOT have additional properties");
{const d4=d2.id;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(_e,_p+"/run/id",$s14+"/properties/run/properties/id","minLength",1,"characters");
}else 
$type(_e,_p+"/run/id",$s14+"/properties/run/properties/id","string");
}}
{const d5=d2.startedAt;if(d5!==undefined){
$v17(d5,_p+"/run/startedAt",_e);
}}
{const d6=d2.baseUrl;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/run/baseUrl",$s14+"/properties/run/properties/baseUrl","string");
}}
}else 
$type(_e,_p+"/run",$s14+"/properties/run","object");
}}
{const d7=_d.verdict;if(d7!==undefined){
if(!$c13.includes(d7))$enum(_e,_p+"/verdict",$s14+"/properties/verdict",$c13);
}}
{const d8=_d.new;if(d8!==undefined){
$v26(d8,_p+"/new",_e);
}}
{const d9=_d.persisting;if(d9!==undefined){
$v26(d9,_p+"/persisting",_e);
}}
{const d10=_d.fixed;if(d10!==undefined){
if(Array.isArray(d10)){
for(let i11=0;i11<d10.length;i11++){const d12=d10[i11];
$v27(d12,_p+"/fixed/"+i11,_e);
}
}else 
$type(_e,_p+"/fixed",$s14+"/properties/fixed","array");
}}
{const d13=_d.notJudged;if(d13!==undefined){
if(Array.isArray(d13)){
for(let i14=0;i14<d13.length;i14++){const d15=d13[i14];
$v27(d15,_p+"/notJudged/"+i14,_e);
}
}else 
$type(_e,_p+"/notJudged",$s14+"/properties/notJudged","array");
}}
}else 
$type(_e,_p,$s14,"object");
}
function $v27(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.requirement===undefined)$required(_e,_p,$s27,"requirement");
if(_d.operation===undefined)$required(_e,_p,$s27,"operation");
if(_d.pointer===undefined)$required(_e,_p,$s27,"pointer");
for(const k1 in _d)if(k1!=="requirement"&&k1!=="operation"&&k1!=="pointer")
$fail(_e,_p,$s27,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.requirement;if(d2!==undefined){
$v19(d2,_p+"/requirement",_e);
}}
{const d3=_d.operation;if(d3!==undefined){
$v11(d3,_p+"/operation",_e);
}}
{const d4=_d.pointer;if(d4!==undefined){
$v20(d4,_p+"/pointer",_e);
}}
}else 
$type(_e,_p,$s27,"object");
}
function $v26(_d:any,_p:string,_e:ValidationError[]):void{
if(!(Number.isInteger((_d as any))))$type(_e,_p,$s26,"integer");
if(typeof (_d as any)==="number"){
if(!(_d>=0))$limit(_e,_p,$s26,"minimum",">=",0);
}
}
function $v13(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s13,"id");
if(_d.sentence===undefined)$required(_e,_p,$s13,"sentence");
if(_d.places===undefined)$required(_e,_p,$s13,"places");
if(_d.requirements===undefined)$required(_e,_p,$s13,"requirements");
if(_d.example===undefined)$required(_e,_p,$s13,"example");
for(const k1 in _d)if(k1!=="id"&&k1!=="sentence"&&k1!=="places"&&k1!=="requirements"&&k1!=="example")
$fail(_e,_p,$s13,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.id;if(d2!==undefined){
$v25(d2,_p+"/id",_e);
}}
{const d3=_d.sentence;if(d3!==undefined){
if(typeof d3==="string"){
if(d3.length<1)$size(_e,_p+"/sentence",$s13+"/properties/sentence","minLength",1,"characters");
}else 
$type(_e,_p+"/sentence",$s13+"/properties/sentence","string");
}}
{const d4=_d.places;if(d4!==undefined){
$v26(d4,_p+"/places",_e);
}}
{const d5=_d.requirements;if(d5!==undefined){
if(Array.isArray(d5)){
if(d5.length<1)$size(_e,_p+"/requirements",$s13+"/properties/requirements","minItems",1,"items");
for(let i6=0;i6<d5.length;i6++){const d7=d5[i6];
$v19(d7,_p+"/requirements/"+i6,_e);
}
}else 
$type(_e,_p+"/requirements",$s13+"/properties/requirements","array");
}}
{const d8=_d.example;if(d8!==undefined){
if($object(d8)){
if(d8.requirement===undefined)$required(_e,_p+"/example",$s13+"/properties/example","requirement");
if(d8.exchange===undefined)$required(_e,_p+"/example",$s13+"/properties/example","exchange");
if(d8.pointer===undefined)$required(_e,_p+"/example",$s13+"/properties/example","pointer");
for(const k9 in d8)if(k9!=="requirement"&&k9!=="exchange"&&k9!=="pointer")
$fail(_e,_p+"/example",$s13+"/properties/example","additionalProperties",{additionalProperty:k9},"must NOT have additional properties");
{const d10=d8.requirement;if(d10!==undefined){
$v19(d10,_p+"/example/requirement",_e);
}}
{const d11=d8.exchange;if(d11!==undefined){
$v24(d11,_p+"/example/exchange",_e);
}}
{const d12=d8.pointer;if(d12!==undefined){
$v20(d12,_p+"/example/pointer",_e);
}}
}else 
$type(_e,_p+"/example",$s13+"/properties/example","object");
}}
}else 
$type(_e,_p,$s13,"object");
}
function $v12(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s12,"id");
if(_d.operation===undefined)$required(_e,_p,$s12,"operation");
if(_d.reason===undefined)$required(_e,_p,$s12,"reason");
for(const k1 in _d)if(k1!=="id"&&k1!=="operation"&&k1!=="reason")
$fail(_e,_p,$s12,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.id;if(d2!==undefined){
$v24(d2,_p+"/id",_e);
}}
{const d3=_d.operation;if(d3!==undefined){
$v11(d3,_p+"/operation",_e);
}}
{const d4=_d.reason;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(_e,_p+"/reason",$s12+"/properties/reason","minLength",1,"characters");
}else 
$type(_e,_p+"/reason",$s12+"/properties/reason","string");
}}
}else 
$type(_e,_p,$s12,"object");
}
function $v11(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c14.test(_d))$pattern(_e,_p,$s11,"^[A-Za-z_$][\\w$]*$");
}else 
$type(_e,_p,$s11,"string");
}
function $v10(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.record===undefined)$required(_e,_p,$s10,"record");
if(_d.operation===undefined)$required(_e,_p,$s10,"operation");
if(_d.exchange===undefined)$required(_e,_p,$s10,"exchange");
if(_d.shownBy===undefined)$required(_e,_p,$s10,"shownBy");
if(_d.shown===undefined)$required(_e,_p,$s10,"shown");
for(const k1 in _d)if(k1!=="record"&&k1!=="operation"&&k1!=="exchange"&&k1!=="shownBy"&&k1!=="shown")
$fail(_e,_p,$s10,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.record;if(d2!==undefined){
if(typeof d2==="string"){
if(d2.length<1)$size(_e,_p+"/record",$s10+"/properties/record","minLength",1,"characters");
}else 
$type(_e,_p+"/record",$s10+"/properties/record","string");
}}
{const d3=_d.operation;if(d3!==undefined){
$v11(d3,_p+"/operation",_e);
}}
{const d4=_d.exchange;if(d4!==undefined){
$v24(d4,_p+"/exchange",_e);
}}
{const d5=_d.shownBy;if(d5!==undefined){
$v24(d5,_p+"/shownBy",_e);
}}
{const d6=_d.shown;if(d6!==undefined){
if(typeof d6==="string"){
if(d6.length<1)$size(_e,_p+"/shown",$s10+"/properties/shown","minLength",1,"characters");
}else 
$type(_e,_p+"/shown",$s10+"/properties/shown","string");
}}
}else 
$type(_e,_p,$s10,"object");
}
function $v9(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.record===undefined)$required(_e,_p,$s9,"record");
if(_d.operation===undefined)$required(_e,_p,$s9,"operation");
if(_d.exchange===undefined)$required(_e,_p,$s9,"exchange");
if(_d.pointers===undefined)$required(_e,_p,$s9,"pointers");
if(_d.why===undefined)$required(_e,_p,$s9,"why");
for(const k1 in _d)if(k1!=="record"&&k1!=="operation"&&k1!=="exchange"&&k1!=="pointers"&&k1!=="values"&&k1!=="why"&&k1!=="shownBy"&&k1!=="shown")
$fail(_e,_p,$s9,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.record;if(d2!==undefined){
if(typeof d2==="string"){
if(d2.length<1)$size(_e,_p+"/record",$s9+"/properties/record","minLength",1,"characters");
}else 
$type(_e,_p+"/record",$s9+"/properties/record","string");
}}
{const d3=_d.operation;if(d3!==undefined){
$v11(d3,_p+"/operation",_e);
}}
{const d4=_d.exchange;if(d4!==undefined){
$v24(d4,_p+"/exchange",_e);
}}
{const d5=_d.pointers;if(d5!==undefined){
if(Array.isArray(d5)){
if(d5.length<1)$size(_e,_p+"/pointers",$s9+"/properties/pointers","minItems",1,"items");
for(let i6=0;i6<d5.length;i6++){const d7=d5[i6];
$v20(d7,_p+"/pointers/"+i6,_e);
}
}else 
$type(_e,_p+"/pointers",$s9+"/properties/pointers","array");
}}
{const d8=_d.values;if(d8!==undefined){
if(Array.isArray(d8)){
if(d8.length<1)$size(_e,_p+"/values",$s9+"/properties/values","minItems",1,"items");
for(let i9=0;i9<d8.length;i9++){const d10=d8[i9];
$v28(d10,_p+"/values/"+i9,_e);
}
}else 
$type(_e,_p+"/values",$s9+"/properties/values","array");
}}
{const d11=_d.why;if(d11!==undefined){
if(typeof d11==="string"){
if(d11.length<1)$size(_e,_p+"/why",$s9+"/properties/why","minLength",1,"characters");
}else 
$type(_e,_p+"/why",$s9+"/properties/why","string");
}}
{const d12=_d.shownBy;if(d12!==undefined){
$v24(d12,_p+"/shownBy",_e);
}}
{const d13=_d.shown;if(d13!==undefined){
if(typeof d13==="string"){
if(d13.length<1)$size(_e,_p+"/shown",$s9+"/properties/shown","minLength",1,"characters");
}else 
$type(_e,_p+"/shown",$s9+"/properties/shown","string");
}}
}else 
$type(_e,_p,$s9,"object");
}
function $v28(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.pointer===undefined)$required(_e,_p,$s28,"pointer");
for(const k1 in _d)if(k1!=="pointer"&&k1!=="before"&&k1!=="now"&&k1!=="sent")
$fail(_e,_p,$s28,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.pointer;if(d2!==undefined){
$v20(d2,_p+"/pointer",_e);
}}
{const d3=_d.before;if(d3!==undefined){
if(typeof d3==="string"){
if(d3.length<1)$size(_e,_p+"/before",$s28+"/properties/before","minLength",1,"characters");
}else 
$type(_e,_p+"/before",$s28+"/properties/before","string");
}}
{const d4=_d.now;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(_e,_p+"/now",$s28+"/properties/now","minLength",1,"characters");
}else 
$type(_e,_p+"/now",$s28+"/properties/now","string");
}}
{const d5=_d.sent;if(d5!==undefined){
if(typeof d5==="string"){
if(d5.length<1)$size(_e,_p+"/sent",$s28+"/properties/sent","minLength",1,"characters");
}else 
$type(_e,_p+"/sent",$s28+"/properties/sent","string");
}}
}else 
$type(_e,_p,$s28,"object");
}
function $v8(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s8,"id");
if(_d.title===undefined)$required(_e,_p,$s8,"title");
if(_d.faults===undefined)$required(_e,_p,$s8,"faults");
if(_d.end===undefined)$required(_e,_p,$s8,"end");
if(_d.calls===undefined)$required(_e,_p,$s8,"calls");
for(const k1 in _d)if(k1!=="id"&&k1!=="title"&&k1!=="faults"&&k1!=="rewriting"&&k1!=="end"&&k1!=="calls")
$fail(_e,_p,$s8,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.id;if(d2!==undefined){
if(typeof d2==="string"){
if(d2.length<1)$size(_e,_p+"/id",$s8+"/properties/id","minLength",1,"characters");
}else 
$type(_e,_p+"/id",$s8+"/properties/id","string");
}}
{const d3=_d.title;if(d3!==undefined){
if(typeof d3==="string"){
if(d3.length<1)$size(_e,_p+"/title",$s8+"/properties/title","minLength",1,"characters");
}else 
$type(_e,_p+"/title",$s8+"/properties/title","string");
}}
{const d4=_d.faults;if(d4!==undefined){
if(Array.isArray(d4)){
for(let i5=0;i5<d4.length;i5++){const d6=d4[i5];
if(!($object(d6)))$type(_e,_p+"/faults/"+i5,$s8+"/properties/faults/items","object");
}
}else 
$type(_e,_p+"/faults",$s8+"/properties/faults","array");
}}
{const d7=_d.rewriting;if(d7!==undefined){
if(typeof d7==="string"){
if(d7.length<1)$size(_e,_p+"/rewriting",$s8+"/properties/rewriting","minLength",1,"characters");
}else 
$type(_e,_p+"/rewriting",$s8+"/properties/rewriting","string");
}}
{const d8=_d.end;if(d8!==undefined){
if(typeof d8==="string"){
if(d8.length<1)$size(_e,_p+"/end",$s8+"/properties/end","minLength",1,"characters");
}else 
$type(_e,_p+"/end",$s8+"/properties/end","string");
}}
{const d9=_d.calls;if(d9!==undefined){
$v26(d9,_p+"/calls",_e);
}}
}else 
$type(_e,_p,$s8,"object");
}
function $v7(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s7,"id");
if(_d.operation===undefined)$required(_e,_p,$s7,"operation");
if(_d.purpose===undefined)$required(_e,_p,$s7,"purpose");
if(_d.sentAt===undefined)$required(_e,_p,$s7,"sentAt");
if(_d.durationMs===undefined)$required(_e,_p,$s7,"durationMs");
if(_d.request===undefined)$required(_e,_p,$s7,"request");
if(_d.curl===undefined)$required(_e,_p,$s7,"curl");
for(const k1 in _d)if(!$c15.has(k1))
$fail(_e,_p,$s7,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.id;if(d2!==undefined){
$v24(d2,_p+"/id",_e);
}}
{const d3=_d.operation;if(d3!==undefined){
$v11(d3,_p+"/operation",_e);
}}
{const d4=_d.purpose;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(_e,_p+"/purpose",$s7+"/properties/purpose","minLength",1,"characters");
}else 
$type(_e,_p+"/purpose",$s7+"/properties/purpose","string");
}}
{const d5=_d.question;if(d5!==undefined){
if(typeof d5==="string"){
if(d5.length<1)$size(_e,_p+"/question",$s7+"/properties/question","minLength",1,"characters");
}else 
$type(_e,_p+"/question",$s7+"/properties/question","string");
}}
{const d6=_d.sentAt;if(d6!==undefined){
$v17(d6,_p+"/sentAt",_e);
}}
{const d7=_d.durationMs;if(d7!==undefined){
if(typeof d7==="number"){
if(!(d7>=0))$limit(_e,_p+"/durationMs",$s7+"/properties/durationMs","minimum",">=",0);
}else 
$type(_e,_p+"/durationMs",$s7+"/properties/durationMs","number");
}}
{const d8=_d.request;if(d8!==undefined){
if($object(d8)){
if(d8.method===undefined)$required(_e,_p+"/request",$s7+"/properties/request","method");
if(d8.url===undefined)$required(_e,_p+"/request",$s7+"/properties/request","url");
if(d8.headers===undefined)$required(_e,_p+"/request",$s7+"/properties/request","headers");
for(const k9 in d8)if(k9!=="method"&&k9!=="url"&&k9!=="headers"&&k9!=="body")
$fail(_e,_p+"/request",$s7+"/properties/request","additionalProperties",{additionalProperty:k9},"must NOT have additional properties");
{const d10=d8.method;if(d10!==undefined){
if(typeof d10==="string"){
if(d10.length<1)$size(_e,_p+"/request/method",$s7+"/properties/request/properties/method","minLength",1,"characters");
}else 
$type(_e,_p+"/request/method",$s7+"/properties/request/properties/method","string");
}}
{const d11=d8.url;if(d11!==undefined){
if(typeof d11==="string"){
if(d11.length<1)$size(_e,_p+"/request/url",$s7+"/properties/request/properties/url","minLength",1,"characters");
}else 
$type(_e,_p+"/request/url",$s7+"/properties/request/properties/url","string");
}}
{const d12=d8.headers;if(d12!==undefined){
$v29(d12,_p+"/request/headers",_e);
}}
}else 
$type(_e,_p+"/request",$s7+"/properties/request","object");
}}
{const d13=_d.response;if(d13!==undefined){
if($object(d13)){
if(d13.status===undefined)$required(_e,_p+"/response",$s7+"/properties/response","status");
if(d13.headers===undefined)$required(_e,_p+"/response",$s7+"/properties/response","headers");
if(d13.bytes===undefined)$required(_e,_p+"/response",$s7+"/properties/response","bytes");
for(const k14 in d13)if(k14!=="status"&&k14!=="headers"&&k14!=="bytes"&&k14!=="body"&&k14!=="unreadable")
$fail(_e,_p+"/response",$s7+"/properties/response","additionalProperties",{additionalProperty:k14},"must NOT have additional properties");
{const d15=d13.status;if(d15!==undefined){
if(!(Number.isInteger((d15 as any))))$type(_e,_p+"/response/status",$s7+"/properties/response/properties/status","integer");
if(typeof (d15 as any)==="number"){
if(!(d15<=999))$limit(_e,_p+"/response/status",$s7+"/properties/response/properties/status","maximum","<=",999);
if(!(d15>=100))$limit(_e,_p+"/response/status",$s7+"/properties/response/properties/status","minimum",">=",100);
}
}}
{const d16=d13.headers;if(d16!==undefined){
$v29(d16,_p+"/response/headers",_e);
}}
{const d17=d13.bytes;if(d17!==undefined){
$v26(d17,_p+"/response/bytes",_e);
}}
{const d18=d13.unreadable;if(d18!==undefined){
if(typeof d18==="string"){
if(d18.length<1)$size(_e,_p+"/response/unreadable",$s7+"/properties/response/properties/unreadable","minLength",1,"characters");
}else 
$type(_e,_p+"/response/unreadable",$s7+"/properties/response/properties/unreadable","string");
}}
}else 
$type(_e,_p+"/response",$s7+"/properties/response","object");
}}
{const d19=_d.failure;if(d19!==undefined){
if(typeof d19==="string"){
if(d19.length<1)$size(_e,_p+"/failure",$s7+"/properties/failure","minLength",1,"characters");
}else 
$type(_e,_p+"/failure",$s7+"/properties/failure","string");
}}
{const d20=_d.curl;if(d20!==undefined){
if(!(typeof d20==="string"))$type(_e,_p+"/curl",$s7+"/properties/curl","string");
}}
}else 
$type(_e,_p,$s7,"object");
}
function $v29(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
for(const k1 in _d){const d2=_d[k1];
if(!(typeof d2==="string"))$type(_e,_p+"/"+$key(k1),$s29+"/additionalProperties","string");
}
}else 
$type(_e,_p,$s29,"object");
}
function $v6(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s6,"id");
if(_d.section===undefined)$required(_e,_p,$s6,"section");
if(_d.open===undefined)$required(_e,_p,$s6,"open");
if(_d.seen===undefined)$required(_e,_p,$s6,"seen");
for(const k1 in _d)if(k1!=="id"&&k1!=="section"&&k1!=="open"&&k1!=="seen")
$fail(_e,_p,$s6,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.id;if(d2!==undefined){
if(typeof d2==="string"){
if(d2.length<1)$size(_e,_p+"/id",$s6+"/properties/id","minLength",1,"characters");
}else 
$type(_e,_p+"/id",$s6+"/properties/id","string");
}}
{const d3=_d.section;if(d3!==undefined){
$v22(d3,_p+"/section",_e);
}}
{const d4=_d.open;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(_e,_p+"/open",$s6+"/properties/open","minLength",1,"characters");
}else 
$type(_e,_p+"/open",$s6+"/properties/open","string");
}}
{const d5=_d.seen;if(d5!==undefined){
if(Array.isArray(d5)){
for(let i6=0;i6<d5.length;i6++){const d7=d5[i6];
if($object(d7)){
if(d7.exchange===undefined)$required(_e,_p+"/seen/"+i6,$s6+"/properties/seen/items","exchange");
if(d7.operation===undefined)$required(_e,_p+"/seen/"+i6,$s6+"/properties/seen/items","operation");
if(d7.what===undefined)$required(_e,_p+"/seen/"+i6,$s6+"/properties/seen/items","what");
for(const k8 in d7)if(k8!=="exchange"&&k8!=="operation"&&k8!=="pointer"&&k8!=="what")
$fail(_e,_p+"/seen/"+i6,$s6+"/properties/seen/items","additionalProperties",{additionalProperty:k8},"must NOT have additional properties");
{const d9=d7.exchange;if(d9!==undefined){
$v24(d9,_p+"/seen/"+i6+"/exchange",_e);
}}
{const d10=d7.operation;if(d10!==undefined){
$v11(d10,_p+"/seen/"+i6+"/operation",_e);
}}
{const d11=d7.pointer;if(d11!==undefined){
$v20(d11,_p+"/seen/"+i6+"/pointer",_e);
}}
{const d12=d7.what;if(d12!==undefined){
if(typeof d12==="string"){
if(d12.length<1)$size(_e,_p+"/seen/"+i6+"/what",$s6+"/properties/seen/items/properties/what","minLength",1,"characters");
}else 
$type(_e,_p+"/seen/"+i6+"/what",$s6+"/properties/seen/items/properties/what","string");
}}
}else 
$type(_e,_p+"/seen/"+i6,$s6+"/properties/seen/items","object");
}
}else 
$type(_e,_p+"/seen",$s6+"/properties/seen","array");
}}
}else 
$type(_e,_p,$s6,"object");
}
function $v5(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.requirement===undefined)$required(_e,_p,$s5,"requirement");
if(_d.reason===undefined)$required(_e,_p,$s5,"reason");
if(_d.expires===undefined)$required(_e,_p,$s5,"expires");
if(_d.state===undefined)$required(_e,_p,$s5,"state");
for(const k1 in _d)if(k1!=="requirement"&&k1!=="pointer"&&k1!=="reason"&&k1!=="expires"&&k1!=="state")
$fail(_e,_p,$s5,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.requirement;if(d2!==undefined){
$v19(d2,_p+"/requirement",_e);
}}
{const d3=_d.pointer;if(d3!==undefined){
$v20(d3,_p+"/pointer",_e);
}}
{const d4=_d.reason;if(d4!==undefined){
if(typeof d4==="string"){
if(d4.length<1)$size(_e,_p+"/reason",$s5+"/properties/reason","minLength",1,"characters");
}else 
$type(_e,_p+"/reason",$s5+"/properties/reason","string");
}}
{const d5=_d.expires;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/expires",$s5+"/properties/expires","string");
}}
{const d6=_d.state;if(d6!==undefined){
if(!$c16.includes(d6))$enum(_e,_p+"/state",$s5+"/properties/state",$c16);
}}
}else 
$type(_e,_p,$s5,"object");
}
function $v4(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s4,"id");
if(_d.kind===undefined)$required(_e,_p,$s4,"kind");
if(_d.section===undefined)$required(_e,_p,$s4,"section");
if(_d.evidence===undefined)$required(_e,_p,$s4,"evidence");
if(_d.statement===undefined)$required(_e,_p,$s4,"statement");
if(_d.operations===undefined)$required(_e,_p,$s4,"operations");
if(_d.status===undefined)$required(_e,_p,$s4,"status");
if(_d.judged===undefined)$required(_e,_p,$s4,"judged");
if(_d.violations===undefined)$required(_e,_p,$s4,"violations");
if(_d.fails===undefined)$required(_e,_p,$s4,"fails");
if(_d.notes===undefined)$required(_e,_p,$s4,"notes");
for(const k1 in _d)if(!$c17.has(k1))
$fail(_e,_p,$s4,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.id;if(d2!==undefined){
$v19(d2,_p+"/id",_e);
}}
{const d3=_d.kind;if(d3!==undefined){
if(!$c18.includes(d3))$enum(_e,_p+"/kind",$s4+"/properties/kind",$c18);
}}
{const d4=_d.section;if(d4!==undefined){
$v22(d4,_p+"/section",_e);
}}
{const d5=_d.sourceUrl;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/sourceUrl",$s4+"/properties/sourceUrl","string");
}}
{const d6=_d.evidence;if(d6!==undefined){
$v23(d6,_p+"/evidence",_e);
}}
{const d7=_d.statement;if(d7!==undefined){
if(typeof d7==="string"){
if(d7.length<1)$size(_e,_p+"/statement",$s4+"/properties/statement","minLength",1,"characters");
}else 
$type(_e,_p+"/statement",$s4+"/properties/statement","string");
}}
{const d8=_d.operations;if(d8!==undefined){
if(Array.isArray(d8)){
if(d8.length<1)$size(_e,_p+"/operations",$s4+"/properties/operations","minItems",1,"items");
for(let i9=0;i9<d8.length;i9++){const d10=d8[i9];
$v11(d10,_p+"/operations/"+i9,_e);
}
}else 
$type(_e,_p+"/operations",$s4+"/properties/operations","array");
}}
{const d11=_d.place;if(d11!==undefined){
if($object(d11)){
if(d11.file===undefined)$required(_e,_p+"/place",$s4+"/properties/place","file");
if(d11.line===undefined)$required(_e,_p+"/place",$s4+"/properties/place","line");
for(const k12 in d11)if(k12!=="file"&&k12!=="line")
$fail(_e,_p+"/place",$s4+"/properties/place","additionalProperties",{additionalProperty:k12},"must NOT have additional properties");
{const d13=d11.file;if(d13!==undefined){
if(typeof d13==="string"){
if(d13.length<1)$size(_e,_p+"/place/file",$s4+"/properties/place/properties/file","minLength",1,"characters");
}else 
$type(_e,_p+"/place/file",$s4+"/properties/place/properties/file","string");
}}
{const d14=d11.line;if(d14!==undefined){
if(!(Number.isInteger((d14 as any))))$type(_e,_p+"/place/line",$s4+"/properties/place/properties/line","integer");
if(typeof (d14 as any)==="number"){
if(!(d14>=1))$limit(_e,_p+"/place/line",$s4+"/properties/place/properties/line","minimum",">=",1);
}
}}
}else 
$type(_e,_p+"/place",$s4+"/properties/place","object");
}}
{const d15=_d.area;if(d15!==undefined){
if(typeof d15==="string"){
if(d15.length<1)$size(_e,_p+"/area",$s4+"/properties/area","minLength",1,"characters");
}else 
$type(_e,_p+"/area",$s4+"/properties/area","string");
}}
{const d16=_d.status;if(d16!==undefined){
if(!$c19.includes(d16))$enum(_e,_p+"/status",$s4+"/properties/status",$c19);
}}
{const d17=_d.judged;if(d17!==undefined){
$v26(d17,_p+"/judged",_e);
}}
{const d18=_d.violations;if(d18!==undefined){
if(Array.isArray(d18)){
for(let i19=0;i19<d18.length;i19++){const d20=d18[i19];
$v30(d20,_p+"/violations/"+i19,_e);
}
}else 
$type(_e,_p+"/violations",$s4+"/properties/violations","array");
}}
{const d21=_d.fails;if(d21!==undefined){
if(!(typeof d21==="boolean"))$type(_e,_p+"/fails",$s4+"/properties/fails","boolean");
}}
{const d22=_d.notes;if(d22!==undefined){
if(Array.isArray(d22)){
for(let i23=0;i23<d22.length;i23++){const d24=d22[i23];
if(typeof d24==="string"){
if(d24.length<1)$size(_e,_p+"/notes/"+i23,$s4+"/properties/notes/items","minLength",1,"characters");
}else 
$type(_e,_p+"/notes/"+i23,$s4+"/properties/notes/items","string");
}
}else 
$type(_e,_p+"/notes",$s4+"/properties/notes","array");
}}
}else 
$type(_e,_p,$s4,"object");
}
function $v30(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.requirement===undefined)$required(_e,_p,$s30,"requirement");
if(_d.section===undefined)$required(_e,_p,$s30,"section");
if(_d.evidence===undefined)$required(_e,_p,$s30,"evidence");
if(_d.operation===undefined)$required(_e,_p,$s30,"operation");
if(_d.pointer===undefined)$required(_e,_p,$s30,"pointer");
if(_d.expected===undefined)$required(_e,_p,$s30,"expected");
if(_d.actual===undefined)$required(_e,_p,$s30,"actual");
if(_d.exchange===undefined)$required(_e,_p,$s30,"exchange");
for(const k1 in _d)if(!$c20.has(k1))
$fail(_e,_p,$s30,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.requirement;if(d2!==undefined){
$v19(d2,_p+"/requirement",_e);
}}
{const d3=_d.section;if(d3!==undefined){
$v22(d3,_p+"/section",_e);
}}
{const d4=_d.evidence;if(d4!==undefined){
$v23(d4,_p+"/evidence",_e);
}}
{const d5=_d.operation;if(d5!==undefined){
$v11(d5,_p+"/operation",_e);
}}
{const d6=_d.pointer;if(d6!==undefined){
$v20(d6,_p+"/pointer",_e);
}}
{const d7=_d.expected;if(d7!==undefined){
if(!(typeof d7==="string"))$type(_e,_p+"/expected",$s30+"/properties/expected","string");
}}
{const d8=_d.actual;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/actual",$s30+"/properties/actual","string");
}}
{const d9=_d.exchange;if(d9!==undefined){
$v24(d9,_p+"/exchange",_e);
}}
{const d10=_d.why;if(d10!==undefined){
if(typeof d10==="string"){
if(d10.length<1)$size(_e,_p+"/why",$s30+"/properties/why","minLength",1,"characters");
}else 
$type(_e,_p+"/why",$s30+"/properties/why","string");
}}
{const d11=_d.cause;if(d11!==undefined){
$v25(d11,_p+"/cause",_e);
}}
{const d12=_d.scenario;if(d12!==undefined){
if(typeof d12==="string"){
if(d12.length<1)$size(_e,_p+"/scenario",$s30+"/properties/scenario","minLength",1,"characters");
}else 
$type(_e,_p+"/scenario",$s30+"/properties/scenario","string");
}}
{const d13=_d.baseline;if(d13!==undefined){
if(!$c9.includes(d13))$enum(_e,_p+"/baseline",$s30+"/properties/baseline",$c9);
}}
}else 
$type(_e,_p,$s30,"object");
}
function $v3(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.requirements===undefined)$required(_e,_p,$s3,"requirements");
if(_d.passed===undefined)$required(_e,_p,$s3,"passed");
if(_d.violated===undefined)$required(_e,_p,$s3,"violated");
if(_d.warnings===undefined)$required(_e,_p,$s3,"warnings");
if(_d.inconclusive===undefined)$required(_e,_p,$s3,"inconclusive");
if(_d.skipped===undefined)$required(_e,_p,$s3,"skipped");
if(_d.waived===undefined)$required(_e,_p,$s3,"waived");
if(_d.violations===undefined)$required(_e,_p,$s3,"violations");
if(_d.exchanges===undefined)$required(_e,_p,$s3,"exchanges");
for(const k1 in _d)if(!$c21.has(k1))
$fail(_e,_p,$s3,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.requirements;if(d2!==undefined){
$v26(d2,_p+"/requirements",_e);
}}
{const d3=_d.passed;if(d3!==undefined){
$v26(d3,_p+"/passed",_e);
}}
{const d4=_d.violated;if(d4!==undefined){
$v26(d4,_p+"/violated",_e);
}}
{const d5=_d.warnings;if(d5!==undefined){
$v26(d5,_p+"/warnings",_e);
}}
{const d6=_d.inconclusive;if(d6!==undefined){
$v26(d6,_p+"/inconclusive",_e);
}}
{const d7=_d.skipped;if(d7!==undefined){
$v26(d7,_p+"/skipped",_e);
}}
{const d8=_d.waived;if(d8!==undefined){
$v26(d8,_p+"/waived",_e);
}}
{const d9=_d.violations;if(d9!==undefined){
$v26(d9,_p+"/violations",_e);
}}
{const d10=_d.exchanges;if(d10!==undefined){
$v26(d10,_p+"/exchanges",_e);
}}
}else 
$type(_e,_p,$s3,"object");
}
function $v2(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s2,"id");
if(_d.suite===undefined)$required(_e,_p,$s2,"suite");
if(_d.description===undefined)$required(_e,_p,$s2,"description");
if(_d.catalogue===undefined)$required(_e,_p,$s2,"catalogue");
if(_d.target===undefined)$required(_e,_p,$s2,"target");
if(_d.profile===undefined)$required(_e,_p,$s2,"profile");
if(_d.evidence===undefined)$required(_e,_p,$s2,"evidence");
if(_d.readOnly===undefined)$required(_e,_p,$s2,"readOnly");
if(_d.only===undefined)$required(_e,_p,$s2,"only");
if(_d.skip===undefined)$required(_e,_p,$s2,"skip");
if(_d.startedAt===undefined)$required(_e,_p,$s2,"startedAt");
if(_d.endedAt===undefined)$required(_e,_p,$s2,"endedAt");
if(_d.durationMs===undefined)$required(_e,_p,$s2,"durationMs");
if(_d.verdict===undefined)$required(_e,_p,$s2,"verdict");
for(const k1 in _d)if(!$c22.has(k1))
$fail(_e,_p,$s2,"additionalProperties",{additionalProperty:k1},"must NOT have additional properties");
{const d2=_d.id;if(d2!==undefined){
if(typeof d2==="string"){
if(d2.length<1)$size(_e,_p+"/id",$s2+"/properties/id","minLength",1,"characters");
}else 
$type(_e,_p+"/id",$s2+"/properties/id","string");
}}
{const d3=_d.suite;if(d3!==undefined){
if($object(d3)){
if(d3.name===undefined)$required(_e,_p+"/suite",$s2+"/properties/suite","name");
if(d3.version===undefined)$required(_e,_p+"/suite",$s2+"/properties/suite","version");
for(const k4 in d3)if(k4!=="name"&&k4!=="version")
$fail(_e,_p+"/suite",$s2+"/properties/suite","additionalProperties",{additionalProperty:k4},"must NOT have additional properties");
{const d5=d3.name;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/suite/name",$s2+"/properties/suite/properties/name","string");
}}
{const d6=d3.version;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/suite/version",$s2+"/properties/suite/properties/version","string");
}}
}else 
$type(_e,_p+"/suite",$s2+"/properties/suite","object");
}}
{const d7=_d.description;if(d7!==undefined){
if($object(d7)){
if(d7.title===undefined)$required(_e,_p+"/description",$s2+"/properties/description","title");
if(d7.version===undefined)$required(_e,_p+"/description",$s2+"/properties/description","version");
if(d7.digest===undefined)$required(_e,_p+"/description",$s2+"/properties/description","digest");
for(const k8 in d7)if(k8!=="title"&&k8!=="version"&&k8!=="digest")
$fail(_e,_p+"/description",$s2+"/properties/description","additionalProperties",{additionalProperty:k8},"must NOT have additional properties");
{const d9=d7.title;if(d9!==undefined){
if(!(typeof d9==="string"))$type(_e,_p+"/description/title",$s2+"/properties/description/properties/title","string");
}}
{const d10=d7.version;if(d10!==undefined){
if(!(typeof d10==="string"))$type(_e,_p+"/description/version",$s2+"/properties/description/properties/version","string");
}}
{const d11=d7.digest;if(d11!==undefined){
$v16(d11,_p+"/description/digest",_e);
}}
}else 
$type(_e,_p+"/description",$s2+"/properties/description","object");
}}
{const d12=_d.catalogue;if(d12!==undefined){
if($object(d12)){
if(d12.digest===undefined)$required(_e,_p+"/catalogue",$s2+"/properties/catalogue","digest");
for(const k13 in d12)if(k13!=="digest")
$fail(_e,_p+"/catalogue",$s2+"/properties/catalogue","additionalProperties",{additionalProperty:k13},"must NOT have additional properties");
{const d14=d12.digest;if(d14!==undefined){
$v16(d14,_p+"/catalogue/digest",_e);
}}
}else 
$type(_e,_p+"/catalogue",$s2+"/properties/catalogue","object");
}}
{const d15=_d.overlays;if(d15!==undefined){
if(Array.isArray(d15)){
if(d15.length<1)$size(_e,_p+"/overlays",$s2+"/properties/overlays","minItems",1,"items");
for(let i16=0;i16<d15.length;i16++){const d17=d15[i16];
if($object(d17)){
if(d17.title===undefined)$required(_e,_p+"/overlays/"+i16,$s2+"/properties/overlays/items","title");
if(d17.digest===undefined)$required(_e,_p+"/overlays/"+i16,$s2+"/properties/overlays/items","digest");
for(const k18 in d17)if(k18!=="title"&&k18!=="digest")
$fail(_e,_p+"/overlays/"+i16,$s2+"/properties/overlays/items","additionalProperties",{additionalProperty:k18},"must NOT have additional properties");
{const d19=d17.title;if(d19!==undefined){
if(!(typeof d19==="string"))$type(_e,_p+"/overlays/"+i16+"/title",$s2+"/properties/overlays/items/properties/title","string");
}}
{const d20=d17.digest;if(d20!==undefined){
$v16(d20,_p+"/overlays/"+i16+"/digest",_e);
}}
}else 
$type(_e,_p+"/overlays/"+i16,$s2+"/properties/overlays/items","object");
}
}else 
$type(_e,_p+"/overlays",$s2+"/properties/overlays","array");
}}
{const d21=_d.target;if(d21!==undefined){
if($object(d21)){
if(d21.baseUrl===undefined)$required(_e,_p+"/target",$s2+"/properties/target","baseUrl");
for(const k22 in d21)if(k22!=="baseUrl")
$fail(_e,_p+"/target",$s2+"/properties/target","additionalProperties",{additionalProperty:k22},"must NOT have additional properties");
{const d23=d21.baseUrl;if(d23!==undefined){
if(!(typeof d23==="string"))$type(_e,_p+"/target/baseUrl",$s2+"/properties/target/properties/baseUrl","string");
}}
}else 
$type(_e,_p+"/target",$s2+"/properties/target","object");
}}
{const d24=_d.client;if(d24!==undefined){
if($object(d24)){
if(d24.command===undefined)$required(_e,_p+"/client",$s2+"/properties/client","command");
if(d24.runs===undefined)$required(_e,_p+"/client",$s2+"/properties/client","runs");
for(const k25 in d24)if(k25!=="command"&&k25!=="runs")
$fail(_e,_p+"/client",$s2+"/properties/client","additionalProperties",{additionalProperty:k25},"must NOT have additional properties");
{const d26=d24.command;if(d26!==undefined){
if(!(typeof d26==="string"))$type(_e,_p+"/client/command",$s2+"/properties/client/properties/command","string");
}}
{const d27=d24.runs;if(d27!==undefined){
$v26(d27,_p+"/client/runs",_e);
}}
}else 
$type(_e,_p+"/client",$s2+"/properties/client","object");
}}
{const d28=_d.profile;if(d28!==undefined){
if(!$c23.includes(d28))$enum(_e,_p+"/profile",$s2+"/properties/profile",$c23);
}}
{const d29=_d.evidence;if(d29!==undefined){
$v23(d29,_p+"/evidence",_e);
}}
{const d30=_d.readOnly;if(d30!==undefined){
if(!(typeof d30==="boolean"))$type(_e,_p+"/readOnly",$s2+"/properties/readOnly","boolean");
}}
{const d31=_d.only;if(d31!==undefined){
if(Array.isArray(d31)){
for(let i32=0;i32<d31.length;i32++){const d33=d31[i32];
if(!(typeof d33==="string"))$type(_e,_p+"/only/"+i32,$s2+"/properties/only/items","string");
}
}else 
$type(_e,_p+"/only",$s2+"/properties/only","array");
}}
{const d34=_d.skip;if(d34!==undefined){
if(Array.isArray(d34)){
for(let i35=0;i35<d34.length;i35++){const d36=d34[i35];
if(!(typeof d36==="string"))$type(_e,_p+"/skip/"+i35,$s2+"/properties/skip/items","string");
}
}else 
$type(_e,_p+"/skip",$s2+"/properties/skip","array");
}}
{const d37=_d.seed;if(d37!==undefined){
if(!(Number.isInteger((d37 as any))))$type(_e,_p+"/seed",$s2+"/properties/seed","integer");
if(typeof (d37 as any)==="number"){
if(!(d37<=4294967295))$limit(_e,_p+"/seed",$s2+"/properties/seed","maximum","<=",4294967295);
if(!(d37>=0))$limit(_e,_p+"/seed",$s2+"/properties/seed","minimum",">=",0);
}
}}
{const d38=_d.data;if(d38!==undefined){
if($object(d38)){
if(d38.kinds===undefined)$required(_e,_p+"/data",$s2+"/properties/data","kinds");
for(const k39 in d38)if(k39!=="kinds")
$fail(_e,_p+"/data",$s2+"/properties/data","additionalProperties",{additionalProperty:k39},"must NOT have additional properties");
{const d40=d38.kinds;if(d40!==undefined){
if(Array.isArray(d40)){
if(d40.length<1)$size(_e,_p+"/data/kinds",$s2+"/properties/data/properties/kinds","minItems",1,"items");
for(let i41=0;i41<d40.length;i41++){const d42=d40[i41];
if($object(d42)){
if(d42.name===undefined)$required(_e,_p+"/data/kinds/"+i41,$s2+"/properties/data/properties/kinds/items","name");
if(d42.values===undefined)$required(_e,_p+"/data/kinds/"+i41,$s2+"/properties/data/properties/kinds/items","values");
for(const k43 in d42)if(k43!=="name"&&k43!=="values"&&k43!=="enough"&&k43!=="weaker")
$fail(_e,_p+"/data/kinds/"+i41,$s2+"/properties/data/properties/kinds/items","additionalProperties",{additionalProperty:k43},"must NOT have additional properties");
{const d44=d42.name;if(d44!==undefined){
if(typeof d44==="string"){
if(d44.length<1)$size(_e,_p+"/data/kinds/"+i41+"/name",$s2+"/properties/data/properties/kinds/items/properties/name","minLength",1,"characters");
}else 
$type(_e,_p+"/data/kinds/"+i41+"/name",$s2+"/properties/data/properties/kinds/items/properties/name","string");
}}
{const d45=d42.values;if(d45!==undefined){
$v26(d45,_p+"/data/kinds/"+i41+"/values",_e);
}}
{const d46=d42.enough;if(d46!==undefined){
$v26(d46,_p+"/data/kinds/"+i41+"/enough",_e);
}}
{const d47=d42.weaker;if(d47!==undefined){
if(Array.isArray(d47)){
for(let i48=0;i48<d47.length;i48++){const d49=d47[i48];
if(typeof d49==="string"){
if(d49.length<1)$size(_e,_p+"/data/kinds/"+i41+"/weaker/"+i48,$s2+"/properties/data/properties/kinds/items/properties/weaker/items","minLength",1,"characters");
}else 
$type(_e,_p+"/data/kinds/"+i41+"/weaker/"+i48,$s2+"/properties/data/properties/kinds/items/properties/weaker/items","string");
}
}else 
$type(_e,_p+"/data/kinds/"+i41+"/weaker",$s2+"/properties/data/properties/kinds/items/properties/weaker","array");
}}
}else 
$type(_e,_p+"/data/kinds/"+i41,$s2+"/properties/data/properties/kinds/items","object");
}
}else 
$type(_e,_p+"/data/kinds",$s2+"/properties/data/properties/kinds","array");
}}
}else 
$type(_e,_p+"/data",$s2+"/properties/data","object");
}}
{const d50=_d.thorough;if(d50!==undefined){
if($object(d50)){
if(d50.maxCalls===undefined)$required(_e,_p+"/thorough",$s2+"/properties/thorough","maxCalls");
if(d50.questions===undefined)$required(_e,_p+"/thorough",$s2+"/properties/thorough","questions");
if(d50.leftOut===undefined)$required(_e,_p+"/thorough",$s2+"/properties/thorough","leftOut");
for(const k51 in d50)if(k51!=="maxCalls"&&k51!=="questions"&&k51!=="leftOut")
$fail(_e,_p+"/thorough",$s2+"/properties/thorough","additionalProperties",{additionalProperty:k51},"must NOT have additional properties");
{const d52=d50.maxCalls;if(d52!==undefined){
$v26(d52,_p+"/thorough/maxCalls",_e);
}}
{const d53=d50.questions;if(d53!==undefined){
if(Array.isArray(d53)){
for(let i54=0;i54<d53.length;i54++){const d55=d53[i54];
if($object(d55)){
if(d55.id===undefined)$required(_e,_p+"/thorough/questions/"+i54,$s2+"/properties/thorough/properties/questions/items","id");
if(d55.asks===undefined)$required(_e,_p+"/thorough/questions/"+i54,$s2+"/properties/thorough/properties/questions/items","asks");
for(const k56 in d55)if(k56!=="id"&&k56!=="asks")
$fail(_e,_p+"/thorough/questions/"+i54,$s2+"/properties/thorough/properties/questions/items","additionalProperties",{additionalProperty:k56},"must NOT have additional properties");
{const d57=d55.id;if(d57!==undefined){
if(typeof d57==="string"){
if(d57.length<1)$size(_e,_p+"/thorough/questions/"+i54+"/id",$s2+"/properties/thorough/properties/questions/items/properties/id","minLength",1,"characters");
}else 
$type(_e,_p+"/thorough/questions/"+i54+"/id",$s2+"/properties/thorough/properties/questions/items/properties/id","string");
}}
{const d58=d55.asks;if(d58!==undefined){
if(typeof d58==="string"){
if(d58.length<1)$size(_e,_p+"/thorough/questions/"+i54+"/asks",$s2+"/properties/thorough/properties/questions/items/properties/asks","minLength",1,"characters");
}else 
$type(_e,_p+"/thorough/questions/"+i54+"/asks",$s2+"/properties/thorough/properties/questions/items/properties/asks","string");
}}
}else 
$type(_e,_p+"/thorough/questions/"+i54,$s2+"/properties/thorough/properties/questions/items","object");
}
}else 
$type(_e,_p+"/thorough/questions",$s2+"/properties/thorough/properties/questions","array");
}}
{const d59=d50.leftOut;if(d59!==undefined){
if(Array.isArray(d59)){
for(let i60=0;i60<d59.length;i60++){const d61=d59[i60];
if(typeof d61==="string"){
if(d61.length<1)$size(_e,_p+"/thorough/leftOut/"+i60,$s2+"/properties/thorough/properties/leftOut/items","minLength",1,"characters");
}else 
$type(_e,_p+"/thorough/leftOut/"+i60,$s2+"/properties/thorough/properties/leftOut/items","string");
}
}else 
$type(_e,_p+"/thorough/leftOut",$s2+"/properties/thorough/properties/leftOut","array");
}}
}else 
$type(_e,_p+"/thorough",$s2+"/properties/thorough","object");
}}
{const d62=_d.startedAt;if(d62!==undefined){
$v17(d62,_p+"/startedAt",_e);
}}
{const d63=_d.endedAt;if(d63!==undefined){
$v17(d63,_p+"/endedAt",_e);
}}
{const d64=_d.durationMs;if(d64!==undefined){
if(typeof d64==="number"){
if(!(d64>=0))$limit(_e,_p+"/durationMs",$s2+"/properties/durationMs","minimum",">=",0);
}else 
$type(_e,_p+"/durationMs",$s2+"/properties/durationMs","number");
}}
{const d65=_d.verdict;if(d65!==undefined){
if(!$c13.includes(d65))$enum(_e,_p+"/verdict",$s2+"/properties/verdict",$c13);
}}
{const d66=_d.stopped;if(d66!==undefined){
if(typeof d66==="string"){
if(d66.length<1)$size(_e,_p+"/stopped",$s2+"/properties/stopped","minLength",1,"characters");
}else 
$type(_e,_p+"/stopped",$s2+"/properties/stopped","string");
}}
}else 
$type(_e,_p,$s2,"object");
}
export const validateReport: SchemaValidator = /* @__PURE__ */ $validator($v1);
