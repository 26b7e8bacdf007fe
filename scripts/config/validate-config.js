// Made by scripts/dev/make-schema-validators.ts from scripts/config/config.schema.json. Do not edit; to make it again: npm run generate:schema-validators
const schema1 = {"type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"spec":{"type":"string","minLength":1},"out":{"type":"string","minLength":1},"only":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/output"}},"skip":{"type":"array","items":{"$ref":"#/$defs/output"}},"hooks":{"enum":["react","vue","svelte","solid","swr"]},"importExtension":{"enum":["ts","js","none"]},"strict":{"type":"boolean"},"lint":{"type":"object","additionalProperties":false,"properties":{"extends":{"enum":["recommended","house"]},"rules":{"type":"object","additionalProperties":{"enum":["off","warn","error"]}}}},"names":{"type":"object","additionalProperties":false,"properties":{"operations":{"type":"object","additionalProperties":{"$ref":"#/$defs/name"}},"schemas":{"type":"object","additionalProperties":{"$ref":"#/$defs/name"}}}}}};
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
function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",schemaPath:"#/$defs/config/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.spec !== undefined){
let data1 = data.spec;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec",schemaPath:"#/$defs/config/properties/spec/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec",schemaPath:"#/$defs/config/properties/spec/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.out !== undefined){
let data2 = data.out;
if(typeof data2 === "string"){
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/out",schemaPath:"#/$defs/config/properties/out/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/out",schemaPath:"#/$defs/config/properties/out/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.only !== undefined){
let data3 = data.only;
if(Array.isArray(data3)){
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/only",schemaPath:"#/$defs/config/properties/only/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data3[i0], {instancePath:instancePath+"/only/" + i0}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/only",schemaPath:"#/$defs/config/properties/only/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.skip !== undefined){
let data5 = data.skip;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate2(data5[i1], {instancePath:instancePath+"/skip/" + i1}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skip",schemaPath:"#/$defs/config/properties/skip/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.hooks !== undefined){
let data7 = data.hooks;
if(!(((((data7 === "react") || (data7 === "vue")) || (data7 === "svelte")) || (data7 === "solid")) || (data7 === "swr"))){
(vErrors ??= []).push({instancePath:instancePath+"/hooks",schemaPath:"#/$defs/config/properties/hooks/enum",keyword:"enum",params:{allowedValues: schema1.properties.hooks.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.importExtension !== undefined){
let data8 = data.importExtension;
if(!(((data8 === "ts") || (data8 === "js")) || (data8 === "none"))){
(vErrors ??= []).push({instancePath:instancePath+"/importExtension",schemaPath:"#/$defs/config/properties/importExtension/enum",keyword:"enum",params:{allowedValues: schema1.properties.importExtension.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.strict !== undefined){
if(typeof data.strict !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/strict",schemaPath:"#/$defs/config/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.lint !== undefined){
let data10 = data.lint;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
if(!((key1 === "extends") || (key1 === "rules"))){
(vErrors ??= []).push({instancePath:instancePath+"/lint",schemaPath:"#/$defs/config/properties/lint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data10.extends !== undefined){
let data11 = data10.extends;
if(!((data11 === "recommended") || (data11 === "house"))){
(vErrors ??= []).push({instancePath:instancePath+"/lint/extends",schemaPath:"#/$defs/config/properties/lint/properties/extends/enum",keyword:"enum",params:{allowedValues: schema1.properties.lint.properties.extends.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data10.rules !== undefined){
let data12 = data10.rules;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
let data13 = data12[key2];
if(!(((data13 === "off") || (data13 === "warn")) || (data13 === "error"))){
(vErrors ??= []).push({instancePath:instancePath+"/lint/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/config/properties/lint/properties/rules/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema1.properties.lint.properties.rules.additionalProperties.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lint/rules",schemaPath:"#/$defs/config/properties/lint/properties/rules/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lint",schemaPath:"#/$defs/config/properties/lint/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.names !== undefined){
let data14 = data.names;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key3 in data14){
if(!((key3 === "operations") || (key3 === "schemas"))){
(vErrors ??= []).push({instancePath:instancePath+"/names",schemaPath:"#/$defs/config/properties/names/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"});
errors++;
}
}
if(data14.operations !== undefined){
let data15 = data14.operations;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key4 in data15){
if(!(validate5(data15[key4], {instancePath:instancePath+"/names/operations/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/names/operations",schemaPath:"#/$defs/config/properties/names/properties/operations/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data14.schemas !== undefined){
let data17 = data14.schemas;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key5 in data17){
if(!(validate5(data17[key5], {instancePath:instancePath+"/names/schemas/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/names/schemas",schemaPath:"#/$defs/config/properties/names/properties/schemas/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/names",schemaPath:"#/$defs/config/properties/names/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/config/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
const pattern0 = new RegExp("^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$", "u");
function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$"},message:"must match pattern \""+"^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
const schema2 = {"enum":["openapi","openapi-3.0","types","identifiers","operations","examples","catalogue","validators","zod","msw","client","hooks","server","reference"]};
function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((data === "openapi") || (data === "openapi-3.0")) || (data === "types")) || (data === "identifiers")) || (data === "operations")) || (data === "examples")) || (data === "catalogue")) || (data === "validators")) || (data === "zod")) || (data === "msw")) || (data === "client")) || (data === "hooks")) || (data === "server")) || (data === "reference"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/output/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const validateConfig = validate1;
