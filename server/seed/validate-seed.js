// Made by scripts/dev/make-schema-validators.ts from server/seed/seed.schema.json. Do not edit; to make it again: npm run generate:schema-validators
const schema1 = {"type":"object","additionalProperties":false,"required":["version"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"clock":{"type":"object","additionalProperties":false,"properties":{"now":{"type":"string","pattern":"^(19[7-9]\\d|[2-8]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$"},"frozen":{"type":"boolean"}}},"faults":{"type":"array","maxItems":1000,"items":{"type":"object"}},"programs":{"type":"object","propertyNames":{"$ref":"#/$defs/name"},"additionalProperties":{"$ref":"#/$defs/program"}},"businesses":{"type":"object","propertyNames":{"$ref":"#/$defs/name"},"additionalProperties":{"$ref":"#/$defs/member"}},"people":{"type":"object","propertyNames":{"$ref":"#/$defs/name"},"additionalProperties":{"$ref":"#/$defs/member"}},"accounts":{"type":"object","propertyNames":{"$ref":"#/$defs/name"},"additionalProperties":{"$ref":"#/$defs/account"}},"contacts":{"type":"object","propertyNames":{"$ref":"#/$defs/name"},"additionalProperties":{"$ref":"#/$defs/contact"}},"cards":{"type":"object","propertyNames":{"$ref":"#/$defs/name"},"additionalProperties":{"$ref":"#/$defs/card"}},"transfers":{"type":"object","propertyNames":{"$ref":"#/$defs/name"},"additionalProperties":{"$ref":"#/$defs/transfer"}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(19[7-9]\\d|[2-8]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$", "u");
function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/seed/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"});
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/seed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",schemaPath:"#/$defs/seed/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
(vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/$defs/seed/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"});
errors++;
}
}
if(data.clock !== undefined){
let data2 = data.clock;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((key1 === "now") || (key1 === "frozen"))){
(vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/$defs/seed/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data2.now !== undefined){
let data3 = data2.now;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/clock/now",schemaPath:"#/$defs/seed/properties/clock/properties/now/pattern",keyword:"pattern",params:{pattern: "^(19[7-9]\\d|[2-8]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$"},message:"must match pattern \""+"^(19[7-9]\\d|[2-8]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clock/now",schemaPath:"#/$defs/seed/properties/clock/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data2.frozen !== undefined){
if(typeof data2.frozen !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/clock/frozen",schemaPath:"#/$defs/seed/properties/clock/properties/frozen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/$defs/seed/properties/clock/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.faults !== undefined){
let data5 = data.faults;
if(Array.isArray(data5)){
if(data5.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/faults",schemaPath:"#/$defs/seed/properties/faults/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i0,schemaPath:"#/$defs/seed/properties/faults/items/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/faults",schemaPath:"#/$defs/seed/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.programs !== undefined){
let data7 = data.programs;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
const _errs18 = errors;
if(!(validate2(key2, {instancePath:instancePath+"/programs"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid4 = _errs18 === errors;
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/programs",schemaPath:"#/$defs/seed/properties/programs/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"});
errors++;
}
}
for(const key3 in data7){
if(!(validate4(data7[key3], {instancePath:instancePath+"/programs/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",schemaPath:"#/$defs/seed/properties/programs/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.businesses !== undefined){
let data9 = data.businesses;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key4 in data9){
const _errs23 = errors;
if(!(validate2(key4, {instancePath:instancePath+"/businesses"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid6 = _errs23 === errors;
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/businesses",schemaPath:"#/$defs/seed/properties/businesses/propertyNames",keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"});
errors++;
}
}
for(const key5 in data9){
if(!(validate7(data9[key5], {instancePath:instancePath+"/businesses/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/businesses",schemaPath:"#/$defs/seed/properties/businesses/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.people !== undefined){
let data11 = data.people;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key6 in data11){
const _errs28 = errors;
if(!(validate2(key6, {instancePath:instancePath+"/people"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid8 = _errs28 === errors;
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/people",schemaPath:"#/$defs/seed/properties/people/propertyNames",keyword:"propertyNames",params:{propertyName: key6},message:"property name must be valid"});
errors++;
}
}
for(const key7 in data11){
if(!(validate7(data11[key7], {instancePath:instancePath+"/people/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/people",schemaPath:"#/$defs/seed/properties/people/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.accounts !== undefined){
let data13 = data.accounts;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key8 in data13){
const _errs33 = errors;
if(!(validate2(key8, {instancePath:instancePath+"/accounts"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid10 = _errs33 === errors;
if(!valid10){
(vErrors ??= []).push({instancePath:instancePath+"/accounts",schemaPath:"#/$defs/seed/properties/accounts/propertyNames",keyword:"propertyNames",params:{propertyName: key8},message:"property name must be valid"});
errors++;
}
}
for(const key9 in data13){
if(!(validate13(data13[key9], {instancePath:instancePath+"/accounts/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/accounts",schemaPath:"#/$defs/seed/properties/accounts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.contacts !== undefined){
let data15 = data.contacts;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key10 in data15){
const _errs38 = errors;
if(!(validate2(key10, {instancePath:instancePath+"/contacts"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid12 = _errs38 === errors;
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/contacts",schemaPath:"#/$defs/seed/properties/contacts/propertyNames",keyword:"propertyNames",params:{propertyName: key10},message:"property name must be valid"});
errors++;
}
}
for(const key11 in data15){
if(!(validate19(data15[key11], {instancePath:instancePath+"/contacts/" + key11.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",schemaPath:"#/$defs/seed/properties/contacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.cards !== undefined){
let data17 = data.cards;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key12 in data17){
const _errs43 = errors;
if(!(validate2(key12, {instancePath:instancePath+"/cards"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid14 = _errs43 === errors;
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/$defs/seed/properties/cards/propertyNames",keyword:"propertyNames",params:{propertyName: key12},message:"property name must be valid"});
errors++;
}
}
for(const key13 in data17){
if(!(validate23(data17[key13], {instancePath:instancePath+"/cards/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/$defs/seed/properties/cards/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.transfers !== undefined){
let data19 = data.transfers;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key14 in data19){
const _errs48 = errors;
if(!(validate2(key14, {instancePath:instancePath+"/transfers"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid16 = _errs48 === errors;
if(!valid16){
(vErrors ??= []).push({instancePath:instancePath+"/transfers",schemaPath:"#/$defs/seed/properties/transfers/propertyNames",keyword:"propertyNames",params:{propertyName: key14},message:"property name must be valid"});
errors++;
}
}
for(const key15 in data19){
if(!(validate28(data19[key15], {instancePath:instancePath+"/transfers/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transfers",schemaPath:"#/$defs/seed/properties/transfers/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/seed/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
function validate28(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact !== undefined){
if(!(validate2(data.contact, {instancePath:instancePath+"/contact"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.account !== undefined){
if(!(validate2(data.account, {instancePath:instancePath+"/account"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/transfer/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$", "u");
function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
function validate23(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account !== undefined){
if(!(validate2(data.account, {instancePath:instancePath+"/account"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.person !== undefined){
if(!(validate2(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/card/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
function validate19(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account !== undefined){
if(!(validate2(data.account, {instancePath:instancePath+"/account"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/contact/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
function validate13(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.program !== undefined){
if(!(validate2(data.program, {instancePath:instancePath+"/program"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.business !== undefined){
if(!(validate2(data.business, {instancePath:instancePath+"/business"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.person !== undefined){
if(!(validate2(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/account/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
function validate7(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "program")){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/member/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.program !== undefined){
if(!(validate2(data.program, {instancePath:instancePath+"/program"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/member/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
const pattern2 = new RegExp("^[!-~]{16,200}$", "u");
function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "apiKey") || (key0 === "settings"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/program/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.apiKey !== undefined){
let data0 = data.apiKey;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/apiKey",schemaPath:"#/$defs/program/properties/apiKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]{16,200}$"},message:"must match pattern \""+"^[!-~]{16,200}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/apiKey",schemaPath:"#/$defs/program/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.settings !== undefined){
let data1 = data.settings;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/settings",schemaPath:"#/$defs/program/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/program/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const validateSeed = validate1;
