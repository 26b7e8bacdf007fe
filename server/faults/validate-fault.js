// Made by scripts/dev/make-schema-validators.ts from server/faults/fault.schema.json. Do not edit; to make it again: npm run generate:schema-validators
const schema1 = {"type":"object","additionalProperties":false,"properties":{"operation":{"type":"string","maxLength":100},"programId":{"type":"string","maxLength":100,"pattern":"^prg-"},"when":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/$defs/condition"}},"times":{"type":["integer","null"],"minimum":1,"maximum":1000000000},"delayMs":{"type":"integer","minimum":1,"maximum":60000},"drop":{"enum":["before","after","midway"]},"answer":{"$ref":"#/$defs/answer"},"state":{"enum":["forget"]},"written":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/$defs/writtenChange"}},"status":{"$ref":"#/$defs/status"},"headers":{"$ref":"#/$defs/headers"},"patch":{"$ref":"#/$defs/patch"},"body":{"enum":["truncated","not-json","empty","not-utf8","duplicate-key","byte-order-mark","keys-reversed","indented","in-pieces"]}},"allOf":[{"if":{"anyOf":[{"required":["delayMs"]},{"required":["drop"]},{"required":["answer"]},{"required":["state"]},{"required":["written"]},{"required":["status"]},{"required":["headers"]},{"required":["patch"]},{"required":["body"]}]},"else":{"$ref":"#/$defs/withoutEffect"}},{"if":{"required":["answer"]},"then":{"$ref":"#/$defs/besideAnswer"}},{"if":{"required":["drop"],"properties":{"drop":{"const":"before"}}},"then":{"$ref":"#/$defs/besideDropBefore"}},{"if":{"required":["drop"],"properties":{"drop":{"const":"after"}}},"then":{"$ref":"#/$defs/besideDropAfter"}},{"if":{"required":["status"],"properties":{"status":{"$ref":"#/$defs/bodilessStatus"}}},"then":{"$ref":"#/$defs/besideBodilessStatus"}},{"if":{"required":["body"],"properties":{"body":{"const":"empty"}}},"then":{"$ref":"#/$defs/besideEmptyBody"}},{"if":{"required":["state"]},"then":{"$ref":"#/$defs/besideForgottenState"}},{"if":{"required":["drop"],"properties":{"drop":{"const":"midway"}},"anyOf":[{"required":["status"],"properties":{"status":{"$ref":"#/$defs/bodilessStatus"}}},{"required":["body"],"properties":{"body":{"enum":["empty","in-pieces"]}}}]},"then":{"$ref":"#/$defs/withoutWholeBody"}}]};
const func0 = Object.prototype.hasOwnProperty;
const func1 = (function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
});
const pattern0 = new RegExp("^prg-", "u");
function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.delayMs === undefined) && (missing0 = "delayMs")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs5 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.drop === undefined) && (missing1 = "drop")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs6 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.answer === undefined) && (missing2 = "answer")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs7 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.state === undefined) && (missing3 = "state")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.written === undefined) && (missing4 = "written")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.status === undefined) && (missing5 = "status")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.headers === undefined) && (missing6 = "headers")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.patch === undefined) && (missing7 = "patch")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.body === undefined) && (missing8 = "body")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
}
}
}
}
}
}
}
if(!valid2){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs14 = errors;
if(!(validate2(data, {instancePath}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/fault/allOf/0/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"});
errors++;
}
const _errs16 = errors;
let valid3 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.answer === undefined) && (missing9 = "answer")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid2 = _errs18 === errors;
valid3 = _valid2;
}
if(!valid3){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/fault/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs20 = errors;
let valid4 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.drop === undefined) && (missing10 = "drop")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.drop !== undefined){
if("before" !== data.drop){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(!(validate6(data, {instancePath}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid3 = _errs23 === errors;
valid4 = _valid3;
}
if(!valid4){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/fault/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs25 = errors;
let valid6 = true;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.drop === undefined) && (missing11 = "drop")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.drop !== undefined){
if("after" !== data.drop){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid4 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs28 = errors;
if(!(validate8(data, {instancePath}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var _valid4 = _errs28 === errors;
valid6 = _valid4;
}
if(!valid6){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/fault/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs30 = errors;
let valid8 = true;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.status === undefined) && (missing12 = "status")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.status !== undefined){
if(!(validate10(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
}
var _valid5 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs33 = errors;
if(!(validate12(data, {instancePath}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid5 = _errs33 === errors;
valid8 = _valid5;
}
if(!valid8){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/fault/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs35 = errors;
let valid10 = true;
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.body === undefined) && (missing13 = "body")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.body !== undefined){
if("empty" !== data.body){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid6 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs38 = errors;
if(!(validate14(data, {instancePath}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var _valid6 = _errs38 === errors;
valid10 = _valid6;
}
if(!valid10){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/fault/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs40 = errors;
let valid12 = true;
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((data.state === undefined) && (missing14 = "state")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid7 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs42 = errors;
if(!(validate16(data, {instancePath}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var _valid7 = _errs42 === errors;
valid12 = _valid7;
}
if(!valid12){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/fault/allOf/6/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs44 = errors;
let valid13 = true;
const _errs45 = errors;
const _errs46 = errors;
let valid14 = false;
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.status === undefined) && (missing15 = "status")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.status !== undefined){
if(!(validate10(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
}
var _valid9 = _errs47 === errors;
valid14 = valid14 || _valid9;
if(!valid14){
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.body === undefined) && (missing16 = "body")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.body !== undefined){
let data5 = data.body;
if(!((data5 === "empty") || (data5 === "in-pieces"))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid9 = _errs49 === errors;
valid14 = valid14 || _valid9;
}
if(!valid14){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
if(errors === _errs45){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if((data.drop === undefined) && (missing17 = "drop")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.drop !== undefined){
if("midway" !== data.drop){
(vErrors ??= []).push({});
errors++;
}
}
}
}
}
var _valid8 = _errs45 === errors;
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs52 = errors;
if(!(validate19(data, {instancePath}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var _valid8 = _errs52 === errors;
valid13 = _valid8;
}
if(!valid13){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/fault/allOf/7/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.operation !== undefined){
let data7 = data.operation;
if(typeof data7 === "string"){
if(func1(data7) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/operation",schemaPath:"#/$defs/fault/properties/operation/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/operation",schemaPath:"#/$defs/fault/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.programId !== undefined){
let data8 = data.programId;
if(typeof data8 === "string"){
if(func1(data8) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/programId",schemaPath:"#/$defs/fault/properties/programId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/programId",schemaPath:"#/$defs/fault/properties/programId/pattern",keyword:"pattern",params:{pattern: "^prg-"},message:"must match pattern \""+"^prg-"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programId",schemaPath:"#/$defs/fault/properties/programId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.when !== undefined){
let data9 = data.when;
if(Array.isArray(data9)){
if(data9.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/when",schemaPath:"#/$defs/fault/properties/when/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
if(data9.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/when",schemaPath:"#/$defs/fault/properties/when/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21(data9[i0], {instancePath:instancePath+"/when/" + i0}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/when",schemaPath:"#/$defs/fault/properties/when/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.times !== undefined){
let data11 = data.times;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/times",schemaPath:"#/$defs/fault/properties/times/type",keyword:"type",params:{type: schema1.properties.times.type},message:"must be integer,null"});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 1000000000 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/times",schemaPath:"#/$defs/fault/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/times",schemaPath:"#/$defs/fault/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.delayMs !== undefined){
let data12 = data.delayMs;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/$defs/fault/properties/delayMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 60000 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/$defs/fault/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/$defs/fault/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.drop !== undefined){
let data13 = data.drop;
if(!(((data13 === "before") || (data13 === "after")) || (data13 === "midway"))){
(vErrors ??= []).push({instancePath:instancePath+"/drop",schemaPath:"#/$defs/fault/properties/drop/enum",keyword:"enum",params:{allowedValues: schema1.properties.drop.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.answer !== undefined){
if(!(validate29(data.answer, {instancePath:instancePath+"/answer"}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(data.state === "forget")){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/$defs/fault/properties/state/enum",keyword:"enum",params:{allowedValues: schema1.properties.state.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.written !== undefined){
let data16 = data.written;
if(Array.isArray(data16)){
if(data16.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/written",schemaPath:"#/$defs/fault/properties/written/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
if(data16.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/written",schemaPath:"#/$defs/fault/properties/written/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(validate42(data16[i1], {instancePath:instancePath+"/written/" + i1}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/written",schemaPath:"#/$defs/fault/properties/written/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status !== undefined){
if(!(validate33(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
if(!(validate36(data.headers, {instancePath:instancePath+"/headers"}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.patch !== undefined){
if(!(validate43(data.patch, {instancePath:instancePath+"/patch"}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
let data21 = data.body;
if(!(((((((((data21 === "truncated") || (data21 === "not-json")) || (data21 === "empty")) || (data21 === "not-utf8")) || (data21 === "duplicate-key")) || (data21 === "byte-order-mark")) || (data21 === "keys-reversed")) || (data21 === "indented")) || (data21 === "in-pieces"))){
(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/$defs/fault/properties/body/enum",keyword:"enum",params:{allowedValues: schema1.properties.body.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/fault/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
function validate43(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1000){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/patch/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"});
errors++;
}
if(data.length < 1){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/patch/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate44(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/patch/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
const schema23 = {"type":"object","required":["op"],"properties":{"op":{"enum":["add","replace","test","remove","move","copy","take","change"]}},"allOf":[{"if":{"required":["op"],"properties":{"op":{"enum":["add","replace","test"]}}},"then":{"$ref":"#/$defs/valueStep"}},{"if":{"required":["op"],"properties":{"op":{"const":"remove"}}},"then":{"$ref":"#/$defs/removeStep"}},{"if":{"required":["op"],"properties":{"op":{"enum":["move","copy"]}}},"then":{"$ref":"#/$defs/moveStep"}},{"if":{"required":["op"],"properties":{"op":{"const":"take"}}},"then":{"$ref":"#/$defs/takeStep"}},{"if":{"required":["op"],"properties":{"op":{"const":"change"}}},"then":{"$ref":"#/$defs/changeStep"}}]};
function validate44(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.op === undefined) && (missing0 = "op")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.op !== undefined){
let data0 = data.op;
if(!(((data0 === "add") || (data0 === "replace")) || (data0 === "test"))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(!(validate45(data, {instancePath}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/step/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.op === undefined) && (missing1 = "op")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.op !== undefined){
if("remove" !== data.op){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(!(validate48(data, {instancePath}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
}
if(!valid3){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/step/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.op === undefined) && (missing2 = "op")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.op !== undefined){
let data2 = data.op;
if(!((data2 === "move") || (data2 === "copy"))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(!(validate51(data, {instancePath}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
}
if(!valid5){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/step/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.op === undefined) && (missing3 = "op")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.op !== undefined){
if("take" !== data.op){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(!(validate55(data, {instancePath}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid7 = _valid3;
}
if(!valid7){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/step/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
const _errs22 = errors;
let valid9 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.op === undefined) && (missing4 = "op")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.op !== undefined){
if("change" !== data.op){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs25 = errors;
if(!(validate59(data, {instancePath}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
valid9 = _valid4;
}
if(!valid9){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/step/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/step/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.op !== undefined){
let data5 = data.op;
if(!((((((((data5 === "add") || (data5 === "replace")) || (data5 === "test")) || (data5 === "remove")) || (data5 === "move")) || (data5 === "copy")) || (data5 === "take")) || (data5 === "change"))){
(vErrors ??= []).push({instancePath:instancePath+"/op",schemaPath:"#/$defs/step/properties/op/enum",keyword:"enum",params:{allowedValues: schema23.properties.op.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/step/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
const schema28 = {"additionalProperties":false,"required":["path"],"minProperties":3,"properties":{"op":true,"path":{"$ref":"#/$defs/pointer"},"slice":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"integer"}},"prepend":{"type":"string","maxLength":100000},"append":{"type":"string","maxLength":100000},"letters":{"enum":["upper","lower"]},"addSeconds":{"type":"integer","minimum":-10000000000,"maximum":10000000000},"addAmount":{"$ref":"#/$defs/amount"},"invert":{"const":true},"as":{"enum":["text","number"]}},"if":{"required":["invert"]},"then":{"$ref":"#/$defs/besideInvert"}};
function validate59(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.invert === undefined) && (missing0 = "invert")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs2 = errors;
if(!(validate60(data, {instancePath}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = _valid0;
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/changeStep/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 3){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/changeStep/minProperties",keyword:"minProperties",params:{limit: 3},message:"must NOT have fewer than 3 properties"});
errors++;
}
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/changeStep/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
for(const key0 in data){
if(!(func0.call(schema28.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/changeStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.path !== undefined){
if(!(validate24(data.path, {instancePath:instancePath+"/path"}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.slice !== undefined){
let data1 = data.slice;
if(Array.isArray(data1)){
if(data1.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/slice",schemaPath:"#/$defs/changeStep/properties/slice/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/slice",schemaPath:"#/$defs/changeStep/properties/slice/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/slice/" + i0,schemaPath:"#/$defs/changeStep/properties/slice/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/slice",schemaPath:"#/$defs/changeStep/properties/slice/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.prepend !== undefined){
let data3 = data.prepend;
if(typeof data3 === "string"){
if(func1(data3) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/prepend",schemaPath:"#/$defs/changeStep/properties/prepend/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prepend",schemaPath:"#/$defs/changeStep/properties/prepend/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.append !== undefined){
let data4 = data.append;
if(typeof data4 === "string"){
if(func1(data4) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/append",schemaPath:"#/$defs/changeStep/properties/append/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/append",schemaPath:"#/$defs/changeStep/properties/append/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.letters !== undefined){
let data5 = data.letters;
if(!((data5 === "upper") || (data5 === "lower"))){
(vErrors ??= []).push({instancePath:instancePath+"/letters",schemaPath:"#/$defs/changeStep/properties/letters/enum",keyword:"enum",params:{allowedValues: schema28.properties.letters.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.addSeconds !== undefined){
let data6 = data.addSeconds;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/addSeconds",schemaPath:"#/$defs/changeStep/properties/addSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 10000000000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/addSeconds",schemaPath:"#/$defs/changeStep/properties/addSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000000},message:"must be <= 10000000000"});
errors++;
}
if(data6 < -10000000000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/addSeconds",schemaPath:"#/$defs/changeStep/properties/addSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10000000000},message:"must be >= -10000000000"});
errors++;
}
}
}
if(data.addAmount !== undefined){
if(!(validate63(data.addAmount, {instancePath:instancePath+"/addAmount"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.invert !== undefined){
if(true !== data.invert){
(vErrors ??= []).push({instancePath:instancePath+"/invert",schemaPath:"#/$defs/changeStep/properties/invert/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.as !== undefined){
let data9 = data.as;
if(!((data9 === "text") || (data9 === "number"))){
(vErrors ??= []).push({instancePath:instancePath+"/as",schemaPath:"#/$defs/changeStep/properties/as/enum",keyword:"enum",params:{allowedValues: schema28.properties.as.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
validate59.errors = vErrors;
return errors === 0;
}
const pattern5 = new RegExp("^-?\\d{1,15}(?:\\.\\d{1,4})?$", "u");
function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 30){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/amount/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});
errors++;
}
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/amount/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,15}(?:\\.\\d{1,4})?$"},message:"must match pattern \""+"^-?\\d{1,15}(?:\\.\\d{1,4})?$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/amount/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
const pattern2 = new RegExp("^(?:/(?:[^~/]|~[01])*)*$", "u");
function validate24(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/pointer/not",keyword:"not",params:{},message:"must NOT be valid"});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func1(data) > 1000){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/pointer/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/pointer/pattern",keyword:"pattern",params:{pattern: "^(?:/(?:[^~/]|~[01])*)*$"},message:"must match pattern \""+"^(?:/(?:[^~/]|~[01])*)*$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
const pattern1 = new RegExp("/(?:__proto__|constructor|prototype)(?=/|$)", "u");
function validate25(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/prototypePointer/pattern",keyword:"pattern",params:{pattern: "/(?:__proto__|constructor|prototype)(?=/|$)"},message:"must match pattern \""+"/(?:__proto__|constructor|prototype)(?=/|$)"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/prototypePointer/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slice !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/slice",schemaPath:"#/$defs/besideInvert/properties/slice/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.prepend !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/prepend",schemaPath:"#/$defs/besideInvert/properties/prepend/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.append !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/append",schemaPath:"#/$defs/besideInvert/properties/append/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.letters !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/letters",schemaPath:"#/$defs/besideInvert/properties/letters/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.addSeconds !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/addSeconds",schemaPath:"#/$defs/besideInvert/properties/addSeconds/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.addAmount !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/addAmount",schemaPath:"#/$defs/besideInvert/properties/addAmount/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
}
validate60.errors = vErrors;
return errors === 0;
}
const schema27 = {"additionalProperties":false,"required":["of","from","path"],"properties":{"op":true,"of":{"enum":["request","before"]},"from":{"$ref":"#/$defs/pointer"},"path":{"$ref":"#/$defs/pointer"}}};
function validate55(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.of === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/takeStep/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'"});
errors++;
}
if(data.from === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/takeStep/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"});
errors++;
}
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/takeStep/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "op") || (key0 === "of")) || (key0 === "from")) || (key0 === "path"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/takeStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.of !== undefined){
let data0 = data.of;
if(!((data0 === "request") || (data0 === "before"))){
(vErrors ??= []).push({instancePath:instancePath+"/of",schemaPath:"#/$defs/takeStep/properties/of/enum",keyword:"enum",params:{allowedValues: schema27.properties.of.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.from !== undefined){
if(!(validate24(data.from, {instancePath:instancePath+"/from"}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined){
if(!(validate24(data.path, {instancePath:instancePath+"/path"}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
validate55.errors = vErrors;
return errors === 0;
}
function validate51(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/moveStep/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"});
errors++;
}
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/moveStep/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "op") || (key0 === "from")) || (key0 === "path"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/moveStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.from !== undefined){
if(!(validate24(data.from, {instancePath:instancePath+"/from"}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined){
if(!(validate24(data.path, {instancePath:instancePath+"/path"}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
validate51.errors = vErrors;
return errors === 0;
}
function validate48(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/removeStep/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "op") || (key0 === "path"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/removeStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.path !== undefined){
if(!(validate24(data.path, {instancePath:instancePath+"/path"}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
validate48.errors = vErrors;
return errors === 0;
}
function validate45(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/valueStep/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
if(data.value === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/valueStep/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "op") || (key0 === "path")) || (key0 === "value"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/valueStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.path !== undefined){
if(!(validate24(data.path, {instancePath:instancePath+"/path"}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
validate45.errors = vErrors;
return errors === 0;
}
const pattern3 = new RegExp("^[!#$%&'*+.^_`|~0-9a-z\\-]+$", "u");
function validate36(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/headers/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/headers/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
const _errs3 = errors;
if(!(((((((key0 === "connection") || (key0 === "content-length")) || (key0 === "keep-alive")) || (key0 === "te")) || (key0 === "trailer")) || (key0 === "transfer-encoding")) || (key0 === "upgrade"))){
(vErrors ??= []).push({});
errors++;
}
var valid1 = _errs3 === errors;
if(valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/headers/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:key0});
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(typeof key0 === "string"){
if(func1(key0) > 200){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/headers/propertyNames/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",propertyName:key0});
errors++;
}
if(!pattern3.test(key0)){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[!#$%&'*+.^_`|~0-9a-z\\-]+$"},message:"must match pattern \""+"^[!#$%&'*+.^_`|~0-9a-z\\-]+$"+"\"",propertyName:key0});
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
for(const key1 in data){
if(!(validate37(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/headers/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
const schema20 = {"type":["string","null"],"maxLength":8192,"pattern":"^[\\t\\x20-\\x7e\\x80-\\xff]*$"};
const pattern4 = new RegExp("^[\\t\\x20-\\x7e\\x80-\\xff]*$", "u");
function validate37(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/headerValue/type",keyword:"type",params:{type: schema20.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(func1(data) > 8192){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/headerValue/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});
errors++;
}
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/headerValue/pattern",keyword:"pattern",params:{pattern: "^[\\t\\x20-\\x7e\\x80-\\xff]*$"},message:"must match pattern \""+"^[\\t\\x20-\\x7e\\x80-\\xff]*$"+"\""});
errors++;
}
}
validate37.errors = vErrors;
return errors === 0;
}
function validate33(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 599 || isNaN(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"});
errors++;
}
if(data < 200 || isNaN(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200"});
errors++;
}
}
validate33.errors = vErrors;
return errors === 0;
}
const schema21 = {"type":"object","additionalProperties":false,"required":["kind","patch"],"properties":{"kind":{"enum":["prg-","acc-","con-","crd-","tra-"]},"patch":{"$ref":"#/$defs/patch"}}};
function validate42(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/writtenChange/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.patch === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/writtenChange/required",keyword:"required",params:{missingProperty: "patch"},message:"must have required property '"+"patch"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "patch"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/writtenChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!(((((data0 === "prg-") || (data0 === "acc-")) || (data0 === "con-")) || (data0 === "crd-")) || (data0 === "tra-"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/$defs/writtenChange/properties/kind/enum",keyword:"enum",params:{allowedValues: schema21.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.patch !== undefined){
if(!(validate43(data.patch, {instancePath:instancePath+"/patch"}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/writtenChange/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
function validate29(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.status !== undefined){
if(!(validate10(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(!(validate31(data, {instancePath}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/answer/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/answer/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "headers")) || (key0 === "body"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
if(!(validate33(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
if(!(validate35(data.headers, {instancePath:instancePath+"/headers"}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/answer/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
function validate35(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate36(data, {instancePath}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(typeof data[key0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/answerHeaders/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/answerHeaders/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
function validate31(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/$defs/answerWithoutBody/properties/body/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
}
validate31.errors = vErrors;
return errors === 0;
}
const schema6 = {"enum":[204,205,304]};
function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === 204) || (data === 205)) || (data === 304))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/bodilessStatus/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.exists === undefined) && (missing0 = "exists")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exists !== undefined){
if(false !== data.exists){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(!(validate22(data, {instancePath}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/condition/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/condition/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "request") || (key0 === "exists")) || (key0 === "is")) || (key0 === "isNot"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/condition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.request !== undefined){
if(!(validate24(data.request, {instancePath:instancePath+"/request"}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.exists !== undefined){
if(typeof data.exists !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/exists",schemaPath:"#/$defs/condition/properties/exists/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
function validate22(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/is",schemaPath:"#/$defs/withoutPlace/properties/is/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.isNot !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/isNot",schemaPath:"#/$defs/withoutPlace/properties/isNot/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
}
validate22.errors = vErrors;
return errors === 0;
}
function validate19(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.drop !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/drop",schemaPath:"#/$defs/withoutWholeBody/properties/drop/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
}
validate19.errors = vErrors;
return errors === 0;
}
function validate16(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.written !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/written",schemaPath:"#/$defs/besideForgottenState/properties/written/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
}
validate16.errors = vErrors;
return errors === 0;
}
function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patch !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/patch",schemaPath:"#/$defs/besideEmptyBody/properties/patch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
}
validate14.errors = vErrors;
return errors === 0;
}
function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patch !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/patch",schemaPath:"#/$defs/besideBodilessStatus/properties/patch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.body !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/$defs/besideBodilessStatus/properties/body/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
}
validate12.errors = vErrors;
return errors === 0;
}
function validate8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/$defs/besideDropAfter/properties/status/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.headers !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/headers",schemaPath:"#/$defs/besideDropAfter/properties/headers/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.patch !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/patch",schemaPath:"#/$defs/besideDropAfter/properties/patch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.body !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/$defs/besideDropAfter/properties/body/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
}
validate8.errors = vErrors;
return errors === 0;
}
function validate6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.answer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/answer",schemaPath:"#/$defs/besideDropBefore/properties/answer/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.state !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/$defs/besideDropBefore/properties/state/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.written !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/written",schemaPath:"#/$defs/besideDropBefore/properties/written/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/$defs/besideDropBefore/properties/status/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.headers !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/headers",schemaPath:"#/$defs/besideDropBefore/properties/headers/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.patch !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/patch",schemaPath:"#/$defs/besideDropBefore/properties/patch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.body !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/$defs/besideDropBefore/properties/body/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
}
validate6.errors = vErrors;
return errors === 0;
}
function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.drop !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/drop",schemaPath:"#/$defs/besideAnswer/properties/drop/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.state !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/$defs/besideAnswer/properties/state/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.written !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/written",schemaPath:"#/$defs/besideAnswer/properties/written/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/$defs/besideAnswer/properties/status/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.headers !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/headers",schemaPath:"#/$defs/besideAnswer/properties/headers/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.patch !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/patch",schemaPath:"#/$defs/besideAnswer/properties/patch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.body !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/$defs/besideAnswer/properties/body/false schema",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
}
validate4.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/withoutEffect/not",keyword:"not",params:{},message:"must NOT be valid"});
errors++;
validate2.errors = vErrors;
return errors === 0;
}
export const validateFault = validate1;
