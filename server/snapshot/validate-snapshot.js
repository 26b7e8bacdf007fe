// Made by scripts/dev/make-schema-validators.ts from server/snapshot/snapshot.schema.json. Do not edit; to make it again: npm run generate:schema-validators
const pattern0 = new RegExp("^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
const pattern2 = new RegExp("^(bus|per)-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
const pattern3 = new RegExp("^key-[0-9a-f]{64}$", "u");
const pattern4 = new RegExp("^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
const pattern5 = new RegExp("^(con|crd)-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
const pattern6 = new RegExp("^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
const pattern7 = new RegExp("^clock(-prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}))?$", "u");
function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/snapshot/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"});
errors++;
}
if(data.records === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/snapshot/required",keyword:"required",params:{missingProperty: "records"},message:"must have required property '"+"records"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "$schema") || (key0 === "version")) || (key0 === "programId")) || (key0 === "records")) || (key0 === "faults"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/snapshot/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",schemaPath:"#/$defs/snapshot/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
(vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/$defs/snapshot/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"});
errors++;
}
}
if(data.programId !== undefined){
if(!(validate2(data.programId, {instancePath:instancePath+"/programId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.records !== undefined){
let data3 = data.records;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(((((((pattern0.test(key1)) || (pattern2.test(key1))) || (pattern3.test(key1))) || (pattern4.test(key1))) || (pattern5.test(key1))) || (pattern6.test(key1))) || (pattern7.test(key1)))){
(vErrors ??= []).push({instancePath:instancePath+"/records",schemaPath:"#/$defs/snapshot/properties/records/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
for(const key2 in data3){
if(pattern0.test(key2)){
if(!(validate4(data3[key2], {instancePath:instancePath+"/records/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
for(const key3 in data3){
if(pattern2.test(key3)){
if(!(validate6(data3[key3], {instancePath:instancePath+"/records/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
for(const key4 in data3){
if(pattern3.test(key4)){
if(!(validate9(data3[key4], {instancePath:instancePath+"/records/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
for(const key5 in data3){
if(pattern4.test(key5)){
if(!(validate12(data3[key5], {instancePath:instancePath+"/records/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
for(const key6 in data3){
if(pattern5.test(key6)){
if(!(validate4(data3[key6], {instancePath:instancePath+"/records/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
for(const key7 in data3){
if(pattern6.test(key7)){
if(!(validate15(data3[key7], {instancePath:instancePath+"/records/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
for(const key8 in data3){
if(pattern7.test(key8)){
if(!(validate18(data3[key8], {instancePath:instancePath+"/records/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/records",schemaPath:"#/$defs/snapshot/properties/records/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.faults !== undefined){
let data11 = data.faults;
if(Array.isArray(data11)){
if(data11.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/faults",schemaPath:"#/$defs/snapshot/properties/faults/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i0,schemaPath:"#/$defs/snapshot/properties/faults/items/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/faults",schemaPath:"#/$defs/snapshot/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/snapshot/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
const pattern17 = new RegExp("^(19[7-9]\\d|[2-8]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$", "u");
function validate18(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/clock/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"});
errors++;
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/clock/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!((key0 === "stoppedAt") || (key0 === "shiftMs"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.stoppedAt !== undefined){
let data0 = data.stoppedAt;
if(typeof data0 === "string"){
if(!pattern17.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/stoppedAt",schemaPath:"#/$defs/clock/properties/stoppedAt/pattern",keyword:"pattern",params:{pattern: "^(19[7-9]\\d|[2-8]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$"},message:"must match pattern \""+"^(19[7-9]\\d|[2-8]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stoppedAt",schemaPath:"#/$defs/clock/properties/stoppedAt/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.shiftMs !== undefined){
let data1 = data.shiftMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/shiftMs",schemaPath:"#/$defs/clock/properties/shiftMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 300000000000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/shiftMs",schemaPath:"#/$defs/clock/properties/shiftMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300000000000000},message:"must be <= 300000000000000"});
errors++;
}
if(data1 < -300000000000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/shiftMs",schemaPath:"#/$defs/clock/properties/shiftMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: -300000000000000},message:"must be >= -300000000000000"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/clock/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
function validate15(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.programId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/transfer/required",keyword:"required",params:{missingProperty: "programId"},message:"must have required property '"+"programId"+"'"});
errors++;
}
if(data.transfer === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/transfer/required",keyword:"required",params:{missingProperty: "transfer"},message:"must have required property '"+"transfer"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "programId") || (key0 === "transfer"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/transfer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.programId !== undefined){
if(!(validate2(data.programId, {instancePath:instancePath+"/programId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.transfer !== undefined){
let data1 = data.transfer;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/transfer",schemaPath:"#/$defs/transfer/properties/transfer/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/transfer/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/programId/pattern",keyword:"pattern",params:{pattern: "^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/programId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
const pattern12 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const pattern13 = new RegExp("^\\d{4}-\\d{2}$", "u");
function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/account/required",keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'"});
errors++;
}
if(data.cards === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/account/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"});
errors++;
}
if(data.received === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/account/required",keyword:"required",params:{missingProperty: "received"},message:"must have required property '"+"received"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "account") || (key0 === "cards")) || (key0 === "received"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.account !== undefined){
let data0 = data.account;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/account",schemaPath:"#/$defs/account/properties/account/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.cards !== undefined){
let data1 = data.cards;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.physical === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/$defs/account/properties/cards/required",keyword:"required",params:{missingProperty: "physical"},message:"must have required property '"+"physical"+"'"});
errors++;
}
if(data1.virtual === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/$defs/account/properties/cards/required",keyword:"required",params:{missingProperty: "virtual"},message:"must have required property '"+"virtual"+"'"});
errors++;
}
for(const key1 in data1){
if(!((key1 === "physical") || (key1 === "virtual"))){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/$defs/account/properties/cards/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data1.physical !== undefined){
let data2 = data1.physical;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/cards/physical",schemaPath:"#/$defs/account/properties/cards/properties/physical/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/cards/physical",schemaPath:"#/$defs/account/properties/cards/properties/physical/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/cards/physical",schemaPath:"#/$defs/account/properties/cards/properties/physical/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data1.virtual !== undefined){
let data3 = data1.virtual;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/cards/virtual",schemaPath:"#/$defs/account/properties/cards/properties/virtual/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/cards/virtual",schemaPath:"#/$defs/account/properties/cards/properties/virtual/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/cards/virtual",schemaPath:"#/$defs/account/properties/cards/properties/virtual/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/$defs/account/properties/cards/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.received !== undefined){
let data4 = data.received;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.day === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/received",schemaPath:"#/$defs/account/properties/received/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"});
errors++;
}
if(data4.dayCents === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/received",schemaPath:"#/$defs/account/properties/received/required",keyword:"required",params:{missingProperty: "dayCents"},message:"must have required property '"+"dayCents"+"'"});
errors++;
}
if(data4.month === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/received",schemaPath:"#/$defs/account/properties/received/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"});
errors++;
}
if(data4.monthCents === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/received",schemaPath:"#/$defs/account/properties/received/required",keyword:"required",params:{missingProperty: "monthCents"},message:"must have required property '"+"monthCents"+"'"});
errors++;
}
for(const key2 in data4){
if(!((((key2 === "day") || (key2 === "dayCents")) || (key2 === "month")) || (key2 === "monthCents"))){
(vErrors ??= []).push({instancePath:instancePath+"/received",schemaPath:"#/$defs/account/properties/received/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
if(data4.day !== undefined){
let data5 = data4.day;
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/received/day",schemaPath:"#/$defs/account/properties/received/properties/day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/received/day",schemaPath:"#/$defs/account/properties/received/properties/day/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data4.dayCents !== undefined){
let data6 = data4.dayCents;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/received/dayCents",schemaPath:"#/$defs/account/properties/received/properties/dayCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/received/dayCents",schemaPath:"#/$defs/account/properties/received/properties/dayCents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/received/dayCents",schemaPath:"#/$defs/account/properties/received/properties/dayCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data4.month !== undefined){
let data7 = data4.month;
if(typeof data7 === "string"){
if(!pattern13.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/received/month",schemaPath:"#/$defs/account/properties/received/properties/month/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/received/month",schemaPath:"#/$defs/account/properties/received/properties/month/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data4.monthCents !== undefined){
let data8 = data4.monthCents;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/received/monthCents",schemaPath:"#/$defs/account/properties/received/properties/monthCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/received/monthCents",schemaPath:"#/$defs/account/properties/received/properties/monthCents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/received/monthCents",schemaPath:"#/$defs/account/properties/received/properties/monthCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/received",schemaPath:"#/$defs/account/properties/received/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/account/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.programId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/key/required",keyword:"required",params:{missingProperty: "programId"},message:"must have required property '"+"programId"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/key/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/key/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "programId") || (key0 === "label")) || (key0 === "createdAt"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/key/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.programId !== undefined){
if(!(validate2(data.programId, {instancePath:instancePath+"/programId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/$defs/key/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.createdAt !== undefined){
if(typeof data.createdAt !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",schemaPath:"#/$defs/key/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
function validate6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/member/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.programId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/member/required",keyword:"required",params:{missingProperty: "programId"},message:"must have required property '"+"programId"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "programId"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/member/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/member/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.programId !== undefined){
if(!(validate2(data.programId, {instancePath:instancePath+"/programId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/member/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/resource/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const validateSnapshot = validate1;
