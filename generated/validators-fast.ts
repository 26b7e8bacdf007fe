// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

// @ts-nocheck

import type { Account, AccountId, Card, Contact, CreateAccountRequest, CreateCardRequest, CreateContactRequest, Program, ProgramId, ReceiveAchPullRequest, SentCheck, Transfer, TransferId, UpdateAccountRequest, UpdateSentCheckRequest } from './types.ts';

/** One validation error: where in the data, which keyword of which schema, and why. */
export interface ValidationError {
  /** JSON pointer into the data: `/passengers/0/name`; empty for the data as a whole. */
  instancePath: string;
  /** Pointer into the description: `#/components/schemas/Person/required`. */
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** True when the data is valid. Otherwise `errors` says why, until the next call: read it right away. */
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ValidationError[] | null;
}

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountId !== undefined){
const _errs1 = errors;
if(!(validate2(data.accountId, {instancePath:instancePath+"/accountId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CreateContactRequest/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs4 = errors;
if(typeof data.email !== "string"){
validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/CreateContactRequest/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs6 = errors;
if(!(validate4(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ach !== undefined){
let data4 = data.ach;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate6(data4, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/ach",schemaPath:"#/components/schemas/CreateContactRequest/properties/ach/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/ach",schemaPath:"#/components/schemas/CreateContactRequest/properties/ach/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data5 = data.card;
const _errs12 = errors;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate8(data5, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/components/schemas/CreateContactRequest/properties/card/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/components/schemas/CreateContactRequest/properties/card/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
let data6 = data.check;
const _errs17 = errors;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(!(validate14(data6, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs20 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/components/schemas/CreateContactRequest/properties/check/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/components/schemas/CreateContactRequest/properties/check/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wire !== undefined){
let data7 = data.wire;
const _errs22 = errors;
const _errs23 = errors;
let valid4 = false;
const _errs24 = errors;
if(!(validate17(data7, {instancePath:instancePath+"/wire"}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs25 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/wire",schemaPath:"#/components/schemas/CreateContactRequest/properties/wire/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/wire",schemaPath:"#/components/schemas/CreateContactRequest/properties/wire/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/CreateContactRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
function validate17(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.domestic !== undefined){
let data0 = data.domestic;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate18(data0, {instancePath:instancePath+"/domestic"}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/domestic",schemaPath:"#/components/schemas/ContactWireInput/properties/domestic/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/domestic",schemaPath:"#/components/schemas/ContactWireInput/properties/domestic/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate17.errors = vErrors;
return false;
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.international !== undefined){
let data1 = data.international;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate21(data1, {instancePath:instancePath+"/international"}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/international",schemaPath:"#/components/schemas/ContactWireInput/properties/international/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/international",schemaPath:"#/components/schemas/ContactWireInput/properties/international/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate17.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/components/schemas/ContactWireInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}
function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountNumber !== undefined){
const _errs1 = errors;
if(typeof data.accountNumber !== "string"){
validate21.errors = [{instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountType !== undefined){
const _errs3 = errors;
if(typeof data.accountType !== "string"){
validate21.errors = [{instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankIdentifierCode !== undefined){
const _errs5 = errors;
if(typeof data.bankIdentifierCode !== "string"){
validate21.errors = [{instancePath:instancePath+"/bankIdentifierCode",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/bankIdentifierCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankIdentifierType !== undefined){
const _errs7 = errors;
if(typeof data.bankIdentifierType !== "string"){
validate21.errors = [{instancePath:instancePath+"/bankIdentifierType",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/bankIdentifierType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.beneficiaryAddress !== undefined){
let data4 = data.beneficiaryAddress;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate9(data4, {instancePath:instancePath+"/beneficiaryAddress"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/beneficiaryAddress",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/beneficiaryAddress/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/beneficiaryAddress",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/beneficiaryAddress/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.beneficiaryBank !== undefined){
const _errs14 = errors;
if(typeof data.beneficiaryBank !== "string"){
validate21.errors = [{instancePath:instancePath+"/beneficiaryBank",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/beneficiaryBank/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.beneficiaryBankAddress !== undefined){
let data6 = data.beneficiaryBankAddress;
const _errs16 = errors;
const _errs17 = errors;
let valid2 = false;
const _errs18 = errors;
if(!(validate9(data6, {instancePath:instancePath+"/beneficiaryBankAddress"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs19 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/beneficiaryBankAddress",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/beneficiaryBankAddress/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/beneficiaryBankAddress",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/beneficiaryBankAddress/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correspondentBank !== undefined){
const _errs21 = errors;
if(typeof data.correspondentBank !== "string"){
validate21.errors = [{instancePath:instancePath+"/correspondentBank",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/correspondentBank/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correspondentBankAddress !== undefined){
let data8 = data.correspondentBankAddress;
const _errs23 = errors;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(!(validate9(data8, {instancePath:instancePath+"/correspondentBankAddress"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs26 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/correspondentBankAddress",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/correspondentBankAddress/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/correspondentBankAddress",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/correspondentBankAddress/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correspondentBankIdentifierCode !== undefined){
const _errs28 = errors;
if(typeof data.correspondentBankIdentifierCode !== "string"){
validate21.errors = [{instancePath:instancePath+"/correspondentBankIdentifierCode",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/correspondentBankIdentifierCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/ContactWireInternationalInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addressType !== undefined){
const _errs1 = errors;
if(typeof data.addressType !== "string"){
validate9.errors = [{instancePath:instancePath+"/addressType",schemaPath:"#/components/schemas/AddressInput/properties/addressType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line1 !== undefined){
const _errs3 = errors;
if(typeof data.line1 !== "string"){
validate9.errors = [{instancePath:instancePath+"/line1",schemaPath:"#/components/schemas/AddressInput/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line2 !== undefined){
const _errs5 = errors;
if(typeof data.line2 !== "string"){
validate9.errors = [{instancePath:instancePath+"/line2",schemaPath:"#/components/schemas/AddressInput/properties/line2/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs7 = errors;
if(typeof data.city !== "string"){
validate9.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/AddressInput/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs9 = errors;
if(typeof data.state !== "string"){
validate9.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/AddressInput/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.postalCode !== undefined){
const _errs11 = errors;
if(typeof data.postalCode !== "string"){
validate9.errors = [{instancePath:instancePath+"/postalCode",schemaPath:"#/components/schemas/AddressInput/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
const _errs13 = errors;
if(!(validate10(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/components/schemas/AddressInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}
const pattern2 = new RegExp("^$|^[A-Za-z]{2}$", "u");
function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate10.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCodeOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^[A-Za-z]{2}$"},message:"must match pattern \""+"^$|^[A-Za-z]{2}$"+"\""}];
return false;
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/components/schemas/CountryCodeOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
function validate18(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountNumber !== undefined){
const _errs1 = errors;
if(typeof data.accountNumber !== "string"){
validate18.errors = [{instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/ContactWireDomesticInput/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountType !== undefined){
const _errs3 = errors;
if(typeof data.accountType !== "string"){
validate18.errors = [{instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ContactWireDomesticInput/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data2 = data.address;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate9(data2, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ContactWireDomesticInput/properties/address/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ContactWireDomesticInput/properties/address/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate18.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankName !== undefined){
const _errs10 = errors;
if(typeof data.bankName !== "string"){
validate18.errors = [{instancePath:instancePath+"/bankName",schemaPath:"#/components/schemas/ContactWireDomesticInput/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routingNumber !== undefined){
const _errs12 = errors;
if(typeof data.routingNumber !== "string"){
validate18.errors = [{instancePath:instancePath+"/routingNumber",schemaPath:"#/components/schemas/ContactWireDomesticInput/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/components/schemas/ContactWireDomesticInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}
function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate9(data0, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ContactCheckInput/properties/address/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ContactCheckInput/properties/address/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate14.errors = vErrors;
return false;
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
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/components/schemas/ContactCheckInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}
function validate8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate9(data0, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ContactCardInput/properties/address/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ContactCardInput/properties/address/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate8.errors = vErrors;
return false;
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
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/components/schemas/ContactCardInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
function validate6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountNumber !== undefined){
const _errs1 = errors;
if(typeof data.accountNumber !== "string"){
validate6.errors = [{instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/ContactAchInput/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountType !== undefined){
const _errs3 = errors;
if(typeof data.accountType !== "string"){
validate6.errors = [{instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ContactAchInput/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankName !== undefined){
const _errs5 = errors;
if(typeof data.bankName !== "string"){
validate6.errors = [{instancePath:instancePath+"/bankName",schemaPath:"#/components/schemas/ContactAchInput/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routingNumber !== undefined){
const _errs7 = errors;
if(typeof data.routingNumber !== "string"){
validate6.errors = [{instancePath:instancePath+"/routingNumber",schemaPath:"#/components/schemas/ContactAchInput/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/components/schemas/ContactAchInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}
const pattern1 = new RegExp("^$|^\\+[0-9]", "u");
function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate4.errors = [{instancePath,schemaPath:"#/components/schemas/PhoneNumberOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^\\+[0-9]"},message:"must match pattern \""+"^$|^\\+[0-9]"+"\""}];
return false;
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/components/schemas/PhoneNumberOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
const pattern0 = new RegExp("^$|^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate2.errors = [{instancePath,schemaPath:"#/components/schemas/AccountIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/components/schemas/AccountIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
function validate28(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/sets/validateCreateContactParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate28.errors = [{instancePath:instancePath+"/query",schemaPath:"#/sets/validateCreateContactParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate28.errors = [{instancePath:instancePath+"/header",schemaPath:"#/sets/validateCreateContactParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/sets/validateCreateContactParameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
function validate30(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.programId === undefined) && (missing0 = "programId"))) || ((data.accountId === undefined) && (missing0 = "accountId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.phone === undefined) && (missing0 = "phone"))) || ((data.ach === undefined) && (missing0 = "ach"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.check === undefined) && (missing0 = "check"))) || ((data.wire === undefined) && (missing0 = "wire"))) || ((data.label === undefined) && (missing0 = "label"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.modifiedAt === undefined) && (missing0 = "modifiedAt"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.crossBorder === undefined) && (missing0 = "crossBorder"))) || ((data.debitCard === undefined) && (missing0 = "debitCard"))) || ((data.intrabank === undefined) && (missing0 = "intrabank"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate31(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.programId !== undefined){
const _errs2 = errors;
if(!(validate33(data.programId, {instancePath:instancePath+"/programId"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountId !== undefined){
const _errs3 = errors;
if(!(validate2(data.accountId, {instancePath:instancePath+"/accountId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate30.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Contact/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs6 = errors;
if(typeof data.email !== "string"){
validate30.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/Contact/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs8 = errors;
if(!(validate4(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ach !== undefined){
let data6 = data.ach;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate37(data6, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/ach",schemaPath:"#/components/schemas/Contact/properties/ach/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/ach",schemaPath:"#/components/schemas/Contact/properties/ach/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data7 = data.card;
const _errs14 = errors;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(!(validate39(data7, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs17 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/components/schemas/Contact/properties/card/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/components/schemas/Contact/properties/card/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
let data8 = data.check;
const _errs19 = errors;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(!(validate44(data8, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs22 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/components/schemas/Contact/properties/check/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/components/schemas/Contact/properties/check/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wire !== undefined){
let data9 = data.wire;
const _errs24 = errors;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
if(!(validate47(data9, {instancePath:instancePath+"/wire"}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs27 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/wire",schemaPath:"#/components/schemas/Contact/properties/wire/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/wire",schemaPath:"#/components/schemas/Contact/properties/wire/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs29 = errors;
if(typeof data.label !== "string"){
validate30.errors = [{instancePath:instancePath+"/label",schemaPath:"#/components/schemas/Contact/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs31 = errors;
if(typeof data.status !== "string"){
validate30.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Contact/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs33 = errors;
if(typeof data.type !== "string"){
validate30.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/Contact/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs35 = errors;
if(!(validate57(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modifiedAt !== undefined){
const _errs36 = errors;
if(!(validate57(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/Contact/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
const pattern5 = new RegExp("^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$", "u");
function validate57(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$"},message:"must match pattern \""+"^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$"+"\""}];
return false;
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
function validate47(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.domestic === undefined) && (missing0 = "domestic")) || ((data.international === undefined) && (missing0 = "international"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/ContactWire/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.domestic !== undefined){
let data0 = data.domestic;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate48(data0, {instancePath:instancePath+"/domestic"}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/domestic",schemaPath:"#/components/schemas/ContactWire/properties/domestic/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/domestic",schemaPath:"#/components/schemas/ContactWire/properties/domestic/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate47.errors = vErrors;
return false;
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.international !== undefined){
let data1 = data.international;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate51(data1, {instancePath:instancePath+"/international"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/international",schemaPath:"#/components/schemas/ContactWire/properties/international/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/international",schemaPath:"#/components/schemas/ContactWire/properties/international/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate47.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/ContactWire/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
function validate51(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.accountNumber === undefined) && (missing0 = "accountNumber")) || ((data.accountType === undefined) && (missing0 = "accountType"))) || ((data.bankIdentifierCode === undefined) && (missing0 = "bankIdentifierCode"))) || ((data.bankIdentifierType === undefined) && (missing0 = "bankIdentifierType"))) || ((data.beneficiaryAddress === undefined) && (missing0 = "beneficiaryAddress"))) || ((data.beneficiaryBank === undefined) && (missing0 = "beneficiaryBank"))) || ((data.beneficiaryBankAddress === undefined) && (missing0 = "beneficiaryBankAddress"))) || ((data.correspondentBank === undefined) && (missing0 = "correspondentBank"))) || ((data.correspondentBankAddress === undefined) && (missing0 = "correspondentBankAddress"))) || ((data.correspondentBankIdentifierCode === undefined) && (missing0 = "correspondentBankIdentifierCode"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/ContactWireInternational/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.accountNumber !== undefined){
const _errs1 = errors;
if(typeof data.accountNumber !== "string"){
validate51.errors = [{instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/ContactWireInternational/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountType !== undefined){
const _errs3 = errors;
if(typeof data.accountType !== "string"){
validate51.errors = [{instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ContactWireInternational/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankIdentifierCode !== undefined){
const _errs5 = errors;
if(typeof data.bankIdentifierCode !== "string"){
validate51.errors = [{instancePath:instancePath+"/bankIdentifierCode",schemaPath:"#/components/schemas/ContactWireInternational/properties/bankIdentifierCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankIdentifierType !== undefined){
const _errs7 = errors;
if(typeof data.bankIdentifierType !== "string"){
validate51.errors = [{instancePath:instancePath+"/bankIdentifierType",schemaPath:"#/components/schemas/ContactWireInternational/properties/bankIdentifierType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.beneficiaryAddress !== undefined){
let data4 = data.beneficiaryAddress;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate40(data4, {instancePath:instancePath+"/beneficiaryAddress"}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/beneficiaryAddress",schemaPath:"#/components/schemas/ContactWireInternational/properties/beneficiaryAddress/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/beneficiaryAddress",schemaPath:"#/components/schemas/ContactWireInternational/properties/beneficiaryAddress/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate51.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.beneficiaryBank !== undefined){
const _errs14 = errors;
if(typeof data.beneficiaryBank !== "string"){
validate51.errors = [{instancePath:instancePath+"/beneficiaryBank",schemaPath:"#/components/schemas/ContactWireInternational/properties/beneficiaryBank/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.beneficiaryBankAddress !== undefined){
let data6 = data.beneficiaryBankAddress;
const _errs16 = errors;
const _errs17 = errors;
let valid2 = false;
const _errs18 = errors;
if(!(validate40(data6, {instancePath:instancePath+"/beneficiaryBankAddress"}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs19 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/beneficiaryBankAddress",schemaPath:"#/components/schemas/ContactWireInternational/properties/beneficiaryBankAddress/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/beneficiaryBankAddress",schemaPath:"#/components/schemas/ContactWireInternational/properties/beneficiaryBankAddress/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate51.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correspondentBank !== undefined){
const _errs21 = errors;
if(typeof data.correspondentBank !== "string"){
validate51.errors = [{instancePath:instancePath+"/correspondentBank",schemaPath:"#/components/schemas/ContactWireInternational/properties/correspondentBank/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correspondentBankAddress !== undefined){
let data8 = data.correspondentBankAddress;
const _errs23 = errors;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(!(validate40(data8, {instancePath:instancePath+"/correspondentBankAddress"}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs26 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/correspondentBankAddress",schemaPath:"#/components/schemas/ContactWireInternational/properties/correspondentBankAddress/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/correspondentBankAddress",schemaPath:"#/components/schemas/ContactWireInternational/properties/correspondentBankAddress/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate51.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correspondentBankIdentifierCode !== undefined){
const _errs28 = errors;
if(typeof data.correspondentBankIdentifierCode !== "string"){
validate51.errors = [{instancePath:instancePath+"/correspondentBankIdentifierCode",schemaPath:"#/components/schemas/ContactWireInternational/properties/correspondentBankIdentifierCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/ContactWireInternational/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
function validate40(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.addressType === undefined) && (missing0 = "addressType")) || ((data.line1 === undefined) && (missing0 = "line1"))) || ((data.line2 === undefined) && (missing0 = "line2"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.postalCode === undefined) && (missing0 = "postalCode"))) || ((data.country === undefined) && (missing0 = "country"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/Address/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.addressType !== undefined){
const _errs1 = errors;
if(typeof data.addressType !== "string"){
validate40.errors = [{instancePath:instancePath+"/addressType",schemaPath:"#/components/schemas/Address/properties/addressType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line1 !== undefined){
const _errs3 = errors;
if(typeof data.line1 !== "string"){
validate40.errors = [{instancePath:instancePath+"/line1",schemaPath:"#/components/schemas/Address/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line2 !== undefined){
const _errs5 = errors;
if(typeof data.line2 !== "string"){
validate40.errors = [{instancePath:instancePath+"/line2",schemaPath:"#/components/schemas/Address/properties/line2/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs7 = errors;
if(typeof data.city !== "string"){
validate40.errors = [{instancePath:instancePath+"/city",schemaPath:"#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs9 = errors;
if(typeof data.state !== "string"){
validate40.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/Address/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.postalCode !== undefined){
const _errs11 = errors;
if(typeof data.postalCode !== "string"){
validate40.errors = [{instancePath:instancePath+"/postalCode",schemaPath:"#/components/schemas/Address/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
const _errs13 = errors;
if(!(validate10(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/Address/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
const func0 = (function ucs2length(str) {
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
function validate48(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.accountNumber === undefined) && (missing0 = "accountNumber")) || ((data.accountType === undefined) && (missing0 = "accountType"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.bankName === undefined) && (missing0 = "bankName"))) || ((data.routingNumber === undefined) && (missing0 = "routingNumber"))) || ((data.last4 === undefined) && (missing0 = "last4"))){
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/ContactWireDomestic/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.accountNumber !== undefined){
const _errs1 = errors;
if(typeof data.accountNumber !== "string"){
validate48.errors = [{instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/ContactWireDomestic/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountType !== undefined){
const _errs3 = errors;
if(typeof data.accountType !== "string"){
validate48.errors = [{instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ContactWireDomestic/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data2 = data.address;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate40(data2, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ContactWireDomestic/properties/address/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ContactWireDomestic/properties/address/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankName !== undefined){
const _errs10 = errors;
if(typeof data.bankName !== "string"){
validate48.errors = [{instancePath:instancePath+"/bankName",schemaPath:"#/components/schemas/ContactWireDomestic/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routingNumber !== undefined){
const _errs12 = errors;
if(typeof data.routingNumber !== "string"){
validate48.errors = [{instancePath:instancePath+"/routingNumber",schemaPath:"#/components/schemas/ContactWireDomestic/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last4 !== undefined){
let data5 = data.last4;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func0(data5) > 4){
validate48.errors = [{instancePath:instancePath+"/last4",schemaPath:"#/components/schemas/ContactWireDomestic/properties/last4/maxLength",keyword:"maxLength",params:{limit: 4},message:"must NOT have more than 4 characters"}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/last4",schemaPath:"#/components/schemas/ContactWireDomestic/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/components/schemas/ContactWireDomestic/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
function validate44(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.address === undefined) && (missing0 = "address")){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/ContactCheck/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate40(data0, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ContactCheck/properties/address/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ContactCheck/properties/address/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate44.errors = vErrors;
return false;
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
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/ContactCheck/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
function validate39(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.address === undefined) && (missing0 = "address")){
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/ContactCard/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate40(data0, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ContactCard/properties/address/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ContactCard/properties/address/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate39.errors = vErrors;
return false;
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
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/components/schemas/ContactCard/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
function validate37(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.accountNumber === undefined) && (missing0 = "accountNumber")) || ((data.accountType === undefined) && (missing0 = "accountType"))) || ((data.bankName === undefined) && (missing0 = "bankName"))) || ((data.routingNumber === undefined) && (missing0 = "routingNumber"))) || ((data.last4 === undefined) && (missing0 = "last4"))) || ((data.verified === undefined) && (missing0 = "verified"))){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/ContactAch/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.accountNumber !== undefined){
const _errs1 = errors;
if(typeof data.accountNumber !== "string"){
validate37.errors = [{instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/ContactAch/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountType !== undefined){
const _errs3 = errors;
if(typeof data.accountType !== "string"){
validate37.errors = [{instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ContactAch/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankName !== undefined){
const _errs5 = errors;
if(typeof data.bankName !== "string"){
validate37.errors = [{instancePath:instancePath+"/bankName",schemaPath:"#/components/schemas/ContactAch/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routingNumber !== undefined){
const _errs7 = errors;
if(typeof data.routingNumber !== "string"){
validate37.errors = [{instancePath:instancePath+"/routingNumber",schemaPath:"#/components/schemas/ContactAch/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last4 !== undefined){
let data4 = data.last4;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func0(data4) > 4){
validate37.errors = [{instancePath:instancePath+"/last4",schemaPath:"#/components/schemas/ContactAch/properties/last4/maxLength",keyword:"maxLength",params:{limit: 4},message:"must NOT have more than 4 characters"}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/last4",schemaPath:"#/components/schemas/ContactAch/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verified !== undefined){
const _errs11 = errors;
if(typeof data.verified !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/verified",schemaPath:"#/components/schemas/ContactAch/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/ContactAch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
const pattern4 = new RegExp("^$|^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate33(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
const pattern3 = new RegExp("^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate31(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ContactId/pattern",keyword:"pattern",params:{pattern: "^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/ContactId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
function validate61(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate61.errors = [{instancePath,schemaPath:"#/sets/validateRetrieveProgramParameters/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.programId === undefined) && (missing1 = "programId")){
validate61.errors = [{instancePath:instancePath+"/path",schemaPath:"#/sets/validateRetrieveProgramParameters/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.programId !== undefined){
if(!(validate62(data0.programId, {instancePath:instancePath+"/path/programId"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/path",schemaPath:"#/sets/validateRetrieveProgramParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate61.errors = [{instancePath:instancePath+"/query",schemaPath:"#/sets/validateRetrieveProgramParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs6 = errors;
if(errors === _errs6){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate61.errors = [{instancePath:instancePath+"/header",schemaPath:"#/sets/validateRetrieveProgramParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/sets/validateRetrieveProgramParameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
const pattern6 = new RegExp("^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate62(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern6.test(data)){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramId/pattern",keyword:"pattern",params:{pattern: "^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
function validate65(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.productName === undefined) && (missing0 = "productName"))) || ((data.programType === undefined) && (missing0 = "programType"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.language === undefined) && (missing0 = "language"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.modifiedAt === undefined) && (missing0 = "modifiedAt"))) || ((data.allowedIps === undefined) && (missing0 = "allowedIps"))) || ((data.subscription === undefined) && (missing0 = "subscription"))) || ((data["3DS"] === undefined) && (missing0 = "3DS"))) || ((data.bank === undefined) && (missing0 = "bank"))) || ((data.billing === undefined) && (missing0 = "billing"))) || ((data.brand === undefined) && (missing0 = "brand"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.company === undefined) && (missing0 = "company"))) || ((data.fallback === undefined) && (missing0 = "fallback"))) || ((data.identity === undefined) && (missing0 = "identity"))) || ((data.incoming === undefined) && (missing0 = "incoming"))) || ((data.legal === undefined) && (missing0 = "legal"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.minor === undefined) && (missing0 = "minor"))) || ((data.notification === undefined) && (missing0 = "notification"))) || ((data.onboarding === undefined) && (missing0 = "onboarding"))) || ((data.ops === undefined) && (missing0 = "ops"))) || ((data.bankLinkExchange === undefined) && (missing0 = "bankLinkExchange"))) || ((data.realTimeAuth === undefined) && (missing0 = "realTimeAuth"))) || ((data.receive === undefined) && (missing0 = "receive"))) || ((data.reward === undefined) && (missing0 = "reward"))) || ((data.send === undefined) && (missing0 = "send"))) || ((data.transactionLimits === undefined) && (missing0 = "transactionLimits"))){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate62(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs2 = errors;
if(typeof data.code !== "string"){
validate65.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Program/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.productName !== undefined){
const _errs4 = errors;
if(typeof data.productName !== "string"){
validate65.errors = [{instancePath:instancePath+"/productName",schemaPath:"#/components/schemas/Program/properties/productName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.programType !== undefined){
const _errs6 = errors;
if(typeof data.programType !== "string"){
validate65.errors = [{instancePath:instancePath+"/programType",schemaPath:"#/components/schemas/Program/properties/programType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs8 = errors;
if(typeof data.description !== "string"){
validate65.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/Program/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
const _errs10 = errors;
if(typeof data.language !== "string"){
validate65.errors = [{instancePath:instancePath+"/language",schemaPath:"#/components/schemas/Program/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs12 = errors;
if(typeof data.status !== "string"){
validate65.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Program/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs14 = errors;
if(!(validate67(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modifiedAt !== undefined){
const _errs15 = errors;
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowedIps !== undefined){
let data9 = data.allowedIps;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(typeof data9[i0] !== "string"){
validate65.errors = [{instancePath:instancePath+"/allowedIps/" + i0,schemaPath:"#/components/schemas/Program/properties/allowedIps/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/allowedIps",schemaPath:"#/components/schemas/Program/properties/allowedIps/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["3DS"] !== undefined){
let data11 = data["3DS"];
const _errs20 = errors;
const _errs21 = errors;
let valid2 = false;
const _errs22 = errors;
if(!(validate70(data11, {instancePath:instancePath+"/3DS"}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs23 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/3DS",schemaPath:"#/components/schemas/Program/properties/3DS/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs23 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/3DS",schemaPath:"#/components/schemas/Program/properties/3DS/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate65.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bank !== undefined){
const _errs25 = errors;
if(!(validate74(data.bank, {instancePath:instancePath+"/bank"}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.billing !== undefined){
let data13 = data.billing;
const _errs26 = errors;
const _errs27 = errors;
let valid3 = false;
const _errs28 = errors;
if(!(validate89(data13, {instancePath:instancePath+"/billing"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid1 = _errs28 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs29 = errors;
if(data13 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/billing",schemaPath:"#/components/schemas/Program/properties/billing/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs29 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/billing",schemaPath:"#/components/schemas/Program/properties/billing/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate65.errors = vErrors;
return false;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand !== undefined){
let data14 = data.brand;
const _errs31 = errors;
const _errs32 = errors;
let valid4 = false;
const _errs33 = errors;
if(!(validate93(data14, {instancePath:instancePath+"/brand"}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var _valid2 = _errs33 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs34 = errors;
if(data14 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/brand",schemaPath:"#/components/schemas/Program/properties/brand/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs34 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/brand",schemaPath:"#/components/schemas/Program/properties/brand/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate65.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
const _errs36 = errors;
if(!(validate103(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company !== undefined){
let data16 = data.company;
const _errs37 = errors;
const _errs38 = errors;
let valid5 = false;
const _errs39 = errors;
if(!(validate124(data16, {instancePath:instancePath+"/company"}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var _valid3 = _errs39 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs40 = errors;
if(data16 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/company",schemaPath:"#/components/schemas/Program/properties/company/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs40 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/company",schemaPath:"#/components/schemas/Program/properties/company/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate65.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback !== undefined){
let data17 = data.fallback;
const _errs42 = errors;
const _errs43 = errors;
let valid6 = false;
const _errs44 = errors;
if(!(validate128(data17, {instancePath:instancePath+"/fallback"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var _valid4 = _errs44 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const _errs45 = errors;
if(data17 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/fallback",schemaPath:"#/components/schemas/Program/properties/fallback/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs45 === errors;
valid6 = valid6 || _valid4;
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/fallback",schemaPath:"#/components/schemas/Program/properties/fallback/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate65.errors = vErrors;
return false;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity !== undefined){
let data18 = data.identity;
const _errs47 = errors;
const _errs48 = errors;
let valid7 = false;
const _errs49 = errors;
if(!(validate130(data18, {instancePath:instancePath+"/identity"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid5 = _errs49 === errors;
valid7 = valid7 || _valid5;
if(!valid7){
const _errs50 = errors;
if(data18 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/identity",schemaPath:"#/components/schemas/Program/properties/identity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs50 === errors;
valid7 = valid7 || _valid5;
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/identity",schemaPath:"#/components/schemas/Program/properties/identity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate65.errors = vErrors;
return false;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incoming !== undefined){
let data19 = data.incoming;
const _errs52 = errors;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(!(validate132(data19, {instancePath:instancePath+"/incoming"}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var _valid6 = _errs54 === errors;
valid8 = valid8 || _valid6;
if(!valid8){
const _errs55 = errors;
if(data19 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/incoming",schemaPath:"#/components/schemas/Program/properties/incoming/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid6 = _errs55 === errors;
valid8 = valid8 || _valid6;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/incoming",schemaPath:"#/components/schemas/Program/properties/incoming/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate65.errors = vErrors;
return false;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.legal !== undefined){
let data20 = data.legal;
const _errs57 = errors;
const _errs58 = errors;
let valid9 = false;
const _errs59 = errors;
if(!(validate136(data20, {instancePath:instancePath+"/legal"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
var _valid7 = _errs59 === errors;
valid9 = valid9 || _valid7;
if(!valid9){
const _errs60 = errors;
if(data20 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/legal",schemaPath:"#/components/schemas/Program/properties/legal/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid7 = _errs60 === errors;
valid9 = valid9 || _valid7;
}
if(!valid9){
(vErrors ??= []).push({instancePath:instancePath+"/legal",schemaPath:"#/components/schemas/Program/properties/legal/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate65.errors = vErrors;
return false;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
const _errs62 = errors;
if(!(validate138(data.limits, {instancePath:instancePath+"/limits"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minor !== undefined){
let data22 = data.minor;
const _errs63 = errors;
const _errs64 = errors;
let valid10 = false;
const _errs65 = errors;
if(!(validate163(data22, {instancePath:instancePath+"/minor"}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var _valid8 = _errs65 === errors;
valid10 = valid10 || _valid8;
if(!valid10){
const _errs66 = errors;
if(data22 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/minor",schemaPath:"#/components/schemas/Program/properties/minor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid8 = _errs66 === errors;
valid10 = valid10 || _valid8;
}
if(!valid10){
(vErrors ??= []).push({instancePath:instancePath+"/minor",schemaPath:"#/components/schemas/Program/properties/minor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate65.errors = vErrors;
return false;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notification !== undefined){
const _errs68 = errors;
if(!(validate167(data.notification, {instancePath:instancePath+"/notification"}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onboarding !== undefined){
const _errs69 = errors;
if(!(validate169(data.onboarding, {instancePath:instancePath+"/onboarding"}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ops !== undefined){
let data25 = data.ops;
const _errs70 = errors;
const _errs71 = errors;
let valid11 = false;
const _errs72 = errors;
if(!(validate177(data25, {instancePath:instancePath+"/ops"}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var _valid9 = _errs72 === errors;
valid11 = valid11 || _valid9;
if(!valid11){
const _errs73 = errors;
if(data25 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/ops",schemaPath:"#/components/schemas/Program/properties/ops/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid9 = _errs73 === errors;
valid11 = valid11 || _valid9;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/ops",schemaPath:"#/components/schemas/Program/properties/ops/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate65.errors = vErrors;
return false;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankLinkExchange !== undefined){
const _errs75 = errors;
if(!(validate179(data.bankLinkExchange, {instancePath:instancePath+"/bankLinkExchange"}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.realTimeAuth !== undefined){
const _errs76 = errors;
if(!(validate181(data.realTimeAuth, {instancePath:instancePath+"/realTimeAuth"}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receive !== undefined){
const _errs77 = errors;
if(!(validate183(data.receive, {instancePath:instancePath+"/receive"}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reward !== undefined){
let data29 = data.reward;
const _errs78 = errors;
const _errs79 = errors;
let valid12 = false;
const _errs80 = errors;
if(!(validate191(data29, {instancePath:instancePath+"/reward"}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var _valid10 = _errs80 === errors;
valid12 = valid12 || _valid10;
if(!valid12){
const _errs81 = errors;
if(data29 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reward",schemaPath:"#/components/schemas/Program/properties/reward/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid10 = _errs81 === errors;
valid12 = valid12 || _valid10;
}
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/reward",schemaPath:"#/components/schemas/Program/properties/reward/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate65.errors = vErrors;
return false;
}
else {
errors = _errs79;
if(vErrors !== null){
if(_errs79){
vErrors.length = _errs79;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.send !== undefined){
const _errs83 = errors;
if(!(validate193(data.send, {instancePath:instancePath+"/send"}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionLimits !== undefined){
const _errs84 = errors;
if(!(validate205(data.transactionLimits, {instancePath:instancePath+"/transactionLimits"}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/Program/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
function validate205(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.receive === undefined) && (missing0 = "receive")){
validate205.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionLimits/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.receive !== undefined){
if(!(validate206(data.receive, {instancePath:instancePath+"/receive"}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
function validate206(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ach === undefined) && (missing0 = "ach")) || ((data.debitCard === undefined) && (missing0 = "debitCard"))){
validate206.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionReceiveLimits/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ach !== undefined){
const _errs1 = errors;
if(!(validate142(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debitCard !== undefined){
const _errs2 = errors;
if(!(validate142(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate206.errors = [{instancePath,schemaPath:"#/components/schemas/TransactionReceiveLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}
function validate142(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.daily === undefined) && (missing0 = "daily")) || ((data.monthly === undefined) && (missing0 = "monthly"))){
validate142.errors = [{instancePath,schemaPath:"#/components/schemas/PeriodLimits/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.daily !== undefined){
const _errs1 = errors;
if(!(validate75(data.daily, {instancePath:instancePath+"/daily"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.monthly !== undefined){
const _errs2 = errors;
if(!(validate75(data.monthly, {instancePath:instancePath+"/monthly"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/components/schemas/PeriodLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
const pattern8 = new RegExp("^$|^-?[0-9]+\\.[0-9]{2}$", "u");
function validate75(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/AmountOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^-?[0-9]+\\.[0-9]{2}$"},message:"must match pattern \""+"^$|^-?[0-9]+\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/AmountOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
function validate193(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.ach === undefined) && (missing0 = "ach")) || ((data.card === undefined) && (missing0 = "card"))) || ((data.check === undefined) && (missing0 = "check"))) || ((data.crossBorder === undefined) && (missing0 = "crossBorder"))) || ((data.debitCard === undefined) && (missing0 = "debitCard"))) || ((data.digitalCheck === undefined) && (missing0 = "digitalCheck"))) || ((data.internationalWire === undefined) && (missing0 = "internationalWire"))) || ((data.intrabank === undefined) && (missing0 = "intrabank"))) || ((data.physicalCard === undefined) && (missing0 = "physicalCard"))) || ((data.wire === undefined) && (missing0 = "wire"))){
validate193.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramSend/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ach !== undefined){
const _errs1 = errors;
if(!(validate184(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
const _errs2 = errors;
if(!(validate186(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
const _errs3 = errors;
if(!(validate186(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crossBorder !== undefined){
const _errs4 = errors;
if(!(validate186(data.crossBorder, {instancePath:instancePath+"/crossBorder"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debitCard !== undefined){
const _errs5 = errors;
if(!(validate186(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digitalCheck !== undefined){
const _errs6 = errors;
if(!(validate186(data.digitalCheck, {instancePath:instancePath+"/digitalCheck"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internationalWire !== undefined){
const _errs7 = errors;
if(!(validate186(data.internationalWire, {instancePath:instancePath+"/internationalWire"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intrabank !== undefined){
const _errs8 = errors;
if(!(validate186(data.intrabank, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.physicalCard !== undefined){
const _errs9 = errors;
if(!(validate186(data.physicalCard, {instancePath:instancePath+"/physicalCard"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wire !== undefined){
const _errs10 = errors;
if(!(validate186(data.wire, {instancePath:instancePath+"/wire"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramSend/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}
function validate186(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.enabled === undefined) && (missing0 = "enabled")) || ((data.via === undefined) && (missing0 = "via"))){
validate186.errors = [{instancePath,schemaPath:"#/components/schemas/RailRouting/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.enabled !== undefined){
const _errs1 = errors;
if(typeof data.enabled !== "boolean"){
validate186.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/RailRouting/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.via !== undefined){
const _errs3 = errors;
if(typeof data.via !== "string"){
validate186.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/RailRouting/properties/via/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/components/schemas/RailRouting/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
function validate184(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.enabled === undefined) && (missing0 = "enabled")) || ((data.sameDay === undefined) && (missing0 = "sameDay"))) || ((data.via === undefined) && (missing0 = "via"))){
validate184.errors = [{instancePath,schemaPath:"#/components/schemas/AchRouting/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.enabled !== undefined){
const _errs1 = errors;
if(typeof data.enabled !== "boolean"){
validate184.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/AchRouting/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sameDay !== undefined){
const _errs3 = errors;
if(typeof data.sameDay !== "boolean"){
validate184.errors = [{instancePath:instancePath+"/sameDay",schemaPath:"#/components/schemas/AchRouting/properties/sameDay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.via !== undefined){
const _errs5 = errors;
if(typeof data.via !== "string"){
validate184.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/AchRouting/properties/via/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/components/schemas/AchRouting/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
function validate191(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.card === undefined) && (missing0 = "card")){
validate191.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramReward/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramReward/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}
function validate183(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.ach === undefined) && (missing0 = "ach")) || ((data.check === undefined) && (missing0 = "check"))) || ((data.debitCard === undefined) && (missing0 = "debitCard"))) || ((data.intrabank === undefined) && (missing0 = "intrabank"))){
validate183.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramReceive/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ach !== undefined){
const _errs1 = errors;
if(!(validate184(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
const _errs2 = errors;
if(!(validate186(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debitCard !== undefined){
const _errs3 = errors;
if(!(validate186(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intrabank !== undefined){
const _errs4 = errors;
if(!(validate186(data.intrabank, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramReceive/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
function validate181(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.ach === undefined) && (missing0 = "ach")) || ((data.card === undefined) && (missing0 = "card"))) || ((data.intrabank === undefined) && (missing0 = "intrabank"))) || ((data.notification === undefined) && (missing0 = "notification"))){
validate181.errors = [{instancePath,schemaPath:"#/components/schemas/RealTimeAuth/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/components/schemas/RealTimeAuth/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}
function validate179(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.clientId === undefined) && (missing0 = "clientId")) || ((data.clientSecret === undefined) && (missing0 = "clientSecret"))) || ((data.sendLoginOtp === undefined) && (missing0 = "sendLoginOtp"))) || ((data.verifyIdNumber === undefined) && (missing0 = "verifyIdNumber"))){
validate179.errors = [{instancePath,schemaPath:"#/components/schemas/BankLinkExchange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.clientId !== undefined){
const _errs1 = errors;
if(typeof data.clientId !== "string"){
validate179.errors = [{instancePath:instancePath+"/clientId",schemaPath:"#/components/schemas/BankLinkExchange/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clientSecret !== undefined){
const _errs3 = errors;
if(typeof data.clientSecret !== "string"){
validate179.errors = [{instancePath:instancePath+"/clientSecret",schemaPath:"#/components/schemas/BankLinkExchange/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verifyIdNumber !== undefined){
const _errs5 = errors;
if(typeof data.verifyIdNumber !== "boolean"){
validate179.errors = [{instancePath:instancePath+"/verifyIdNumber",schemaPath:"#/components/schemas/BankLinkExchange/properties/verifyIdNumber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/components/schemas/BankLinkExchange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}
function validate177(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.bulk === undefined) && (missing0 = "bulk")) || ((data.debitpull === undefined) && (missing0 = "debitpull"))) || ((data.kyb === undefined) && (missing0 = "kyb"))) || ((data.kyc === undefined) && (missing0 = "kyc"))){
validate177.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramOps/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.bulk !== undefined){
const _errs1 = errors;
if(typeof data.bulk !== "boolean"){
validate177.errors = [{instancePath:instancePath+"/bulk",schemaPath:"#/components/schemas/ProgramOps/properties/bulk/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debitpull !== undefined){
const _errs3 = errors;
if(typeof data.debitpull !== "boolean"){
validate177.errors = [{instancePath:instancePath+"/debitpull",schemaPath:"#/components/schemas/ProgramOps/properties/debitpull/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kyb !== undefined){
const _errs5 = errors;
if(typeof data.kyb !== "boolean"){
validate177.errors = [{instancePath:instancePath+"/kyb",schemaPath:"#/components/schemas/ProgramOps/properties/kyb/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kyc !== undefined){
const _errs7 = errors;
if(typeof data.kyc !== "boolean"){
validate177.errors = [{instancePath:instancePath+"/kyc",schemaPath:"#/components/schemas/ProgramOps/properties/kyc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramOps/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
function validate169(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.account === undefined) && (missing0 = "account")) || ((data.business === undefined) && (missing0 = "business"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.family === undefined) && (missing0 = "family"))) || ((data.person === undefined) && (missing0 = "person"))){
validate169.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramOnboarding/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.account !== undefined){
const _errs1 = errors;
if(!(validate170(data.account, {instancePath:instancePath+"/account"}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.business !== undefined){
const _errs2 = errors;
if(!(validate170(data.business, {instancePath:instancePath+"/business"}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
const _errs3 = errors;
if(!(validate170(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.family !== undefined){
const _errs4 = errors;
if(!(validate170(data.family, {instancePath:instancePath+"/family"}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.person !== undefined){
const _errs5 = errors;
if(!(validate170(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramOnboarding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}
function validate170(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.enabled === undefined) && (missing0 = "enabled")) || ((data.maxCount === undefined) && (missing0 = "maxCount"))){
validate170.errors = [{instancePath,schemaPath:"#/components/schemas/OnboardingAllowance/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.enabled !== undefined){
const _errs1 = errors;
if(typeof data.enabled !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/OnboardingAllowance/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxCount !== undefined){
const _errs3 = errors;
if(typeof data.maxCount !== "string"){
validate170.errors = [{instancePath:instancePath+"/maxCount",schemaPath:"#/components/schemas/OnboardingAllowance/properties/maxCount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/components/schemas/OnboardingAllowance/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
function validate167(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.messageServiceSid === undefined) && (missing0 = "messageServiceSid")) || ((data.ntfSenderEmail === undefined) && (missing0 = "ntfSenderEmail"))) || ((data.ntfSenderName === undefined) && (missing0 = "ntfSenderName"))) || ((data.segmentId === undefined) && (missing0 = "segmentId"))) || ((data.emailProviderKey === undefined) && (missing0 = "emailProviderKey"))) || ((data.smsSenderNumber === undefined) && (missing0 = "smsSenderNumber"))) || ((data.platformNtfSenderNumber === undefined) && (missing0 = "platformNtfSenderNumber"))) || ((data.smsProviderSenderSid === undefined) && (missing0 = "smsProviderSenderSid"))) || ((data.smsProviderSenderToken === undefined) && (missing0 = "smsProviderSenderToken"))) || ((data.ntfEmailEnabled === undefined) && (missing0 = "ntfEmailEnabled"))) || ((data.ntfSmsEnabled === undefined) && (missing0 = "ntfSmsEnabled"))) || ((data.sendCardEmailEnabled === undefined) && (missing0 = "sendCardEmailEnabled"))) || ((data.sendCardSmsEnabled === undefined) && (missing0 = "sendCardSmsEnabled"))) || ((data.statementEmailEnabled === undefined) && (missing0 = "statementEmailEnabled"))) || ((data.webhookErrorEmailEnabled === undefined) && (missing0 = "webhookErrorEmailEnabled"))){
validate167.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageServiceSid !== undefined){
const _errs1 = errors;
if(typeof data.messageServiceSid !== "string"){
validate167.errors = [{instancePath:instancePath+"/messageServiceSid",schemaPath:"#/components/schemas/ProgramNotification/properties/messageServiceSid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ntfSenderEmail !== undefined){
const _errs3 = errors;
if(typeof data.ntfSenderEmail !== "string"){
validate167.errors = [{instancePath:instancePath+"/ntfSenderEmail",schemaPath:"#/components/schemas/ProgramNotification/properties/ntfSenderEmail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ntfSenderName !== undefined){
const _errs5 = errors;
if(typeof data.ntfSenderName !== "string"){
validate167.errors = [{instancePath:instancePath+"/ntfSenderName",schemaPath:"#/components/schemas/ProgramNotification/properties/ntfSenderName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segmentId !== undefined){
const _errs7 = errors;
if(typeof data.segmentId !== "string"){
validate167.errors = [{instancePath:instancePath+"/segmentId",schemaPath:"#/components/schemas/ProgramNotification/properties/segmentId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emailProviderKey !== undefined){
const _errs9 = errors;
if(typeof data.emailProviderKey !== "string"){
validate167.errors = [{instancePath:instancePath+"/emailProviderKey",schemaPath:"#/components/schemas/ProgramNotification/properties/emailProviderKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.smsSenderNumber !== undefined){
const _errs11 = errors;
if(typeof data.smsSenderNumber !== "string"){
validate167.errors = [{instancePath:instancePath+"/smsSenderNumber",schemaPath:"#/components/schemas/ProgramNotification/properties/smsSenderNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.platformNtfSenderNumber !== undefined){
const _errs13 = errors;
if(typeof data.platformNtfSenderNumber !== "string"){
validate167.errors = [{instancePath:instancePath+"/platformNtfSenderNumber",schemaPath:"#/components/schemas/ProgramNotification/properties/platformNtfSenderNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.smsProviderSenderSid !== undefined){
const _errs15 = errors;
if(typeof data.smsProviderSenderSid !== "string"){
validate167.errors = [{instancePath:instancePath+"/smsProviderSenderSid",schemaPath:"#/components/schemas/ProgramNotification/properties/smsProviderSenderSid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.smsProviderSenderToken !== undefined){
const _errs17 = errors;
if(typeof data.smsProviderSenderToken !== "string"){
validate167.errors = [{instancePath:instancePath+"/smsProviderSenderToken",schemaPath:"#/components/schemas/ProgramNotification/properties/smsProviderSenderToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ntfEmailEnabled !== undefined){
const _errs19 = errors;
if(typeof data.ntfEmailEnabled !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/ntfEmailEnabled",schemaPath:"#/components/schemas/ProgramNotification/properties/ntfEmailEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ntfSmsEnabled !== undefined){
const _errs21 = errors;
if(typeof data.ntfSmsEnabled !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/ntfSmsEnabled",schemaPath:"#/components/schemas/ProgramNotification/properties/ntfSmsEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sendCardEmailEnabled !== undefined){
const _errs23 = errors;
if(typeof data.sendCardEmailEnabled !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/sendCardEmailEnabled",schemaPath:"#/components/schemas/ProgramNotification/properties/sendCardEmailEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sendCardSmsEnabled !== undefined){
const _errs25 = errors;
if(typeof data.sendCardSmsEnabled !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/sendCardSmsEnabled",schemaPath:"#/components/schemas/ProgramNotification/properties/sendCardSmsEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statementEmailEnabled !== undefined){
const _errs27 = errors;
if(typeof data.statementEmailEnabled !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/statementEmailEnabled",schemaPath:"#/components/schemas/ProgramNotification/properties/statementEmailEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhookErrorEmailEnabled !== undefined){
const _errs29 = errors;
if(typeof data.webhookErrorEmailEnabled !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/webhookErrorEmailEnabled",schemaPath:"#/components/schemas/ProgramNotification/properties/webhookErrorEmailEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramNotification/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}
function validate163(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.card === undefined) && (missing0 = "card")){
validate163.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramMinor/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.card !== undefined){
let data0 = data.card;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate164(data0, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/components/schemas/ProgramMinor/properties/card/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/components/schemas/ProgramMinor/properties/card/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate163.errors = vErrors;
return false;
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
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramMinor/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
function validate164(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.enabled === undefined) && (missing0 = "enabled")) || ((data.kycRequired === undefined) && (missing0 = "kycRequired"))){
validate164.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramMinorCard/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.enabled !== undefined){
const _errs1 = errors;
if(typeof data.enabled !== "boolean"){
validate164.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/ProgramMinorCard/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kycRequired !== undefined){
const _errs3 = errors;
if(typeof data.kycRequired !== "boolean"){
validate164.errors = [{instancePath:instancePath+"/kycRequired",schemaPath:"#/components/schemas/ProgramMinorCard/properties/kycRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramMinorCard/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}
function validate138(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.receive === undefined) && (missing0 = "receive")) || ((data.send === undefined) && (missing0 = "send"))){
validate138.errors = [{instancePath,schemaPath:"#/components/schemas/Limits/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.receive !== undefined){
const _errs1 = errors;
if(!(validate139(data.receive, {instancePath:instancePath+"/receive"}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.send !== undefined){
const _errs2 = errors;
if(!(validate150(data.send, {instancePath:instancePath+"/send"}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/components/schemas/Limits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
function validate150(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.daily === undefined) && (missing0 = "daily")) || ((data.monthly === undefined) && (missing0 = "monthly"))) || ((data.ach === undefined) && (missing0 = "ach"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.check === undefined) && (missing0 = "check"))) || ((data.crossBorder === undefined) && (missing0 = "crossBorder"))) || ((data.debitCard === undefined) && (missing0 = "debitCard"))) || ((data.domesticWire === undefined) && (missing0 = "domesticWire"))) || ((data.internationalWire === undefined) && (missing0 = "internationalWire"))) || ((data.intrabank === undefined) && (missing0 = "intrabank"))){
validate150.errors = [{instancePath,schemaPath:"#/components/schemas/SendLimits/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.daily !== undefined){
const _errs1 = errors;
if(!(validate75(data.daily, {instancePath:instancePath+"/daily"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.monthly !== undefined){
const _errs2 = errors;
if(!(validate75(data.monthly, {instancePath:instancePath+"/monthly"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ach !== undefined){
const _errs3 = errors;
if(!(validate142(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
const _errs4 = errors;
if(!(validate142(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
const _errs5 = errors;
if(!(validate142(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crossBorder !== undefined){
const _errs6 = errors;
if(!(validate142(data.crossBorder, {instancePath:instancePath+"/crossBorder"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debitCard !== undefined){
const _errs7 = errors;
if(!(validate142(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domesticWire !== undefined){
const _errs8 = errors;
if(!(validate142(data.domesticWire, {instancePath:instancePath+"/domesticWire"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internationalWire !== undefined){
const _errs9 = errors;
if(!(validate142(data.internationalWire, {instancePath:instancePath+"/internationalWire"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intrabank !== undefined){
const _errs10 = errors;
if(!(validate142(data.intrabank, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/components/schemas/SendLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}
function validate139(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.daily === undefined) && (missing0 = "daily")) || ((data.monthly === undefined) && (missing0 = "monthly"))) || ((data.ach === undefined) && (missing0 = "ach"))) || ((data.check === undefined) && (missing0 = "check"))) || ((data.debitCard === undefined) && (missing0 = "debitCard"))) || ((data.intrabank === undefined) && (missing0 = "intrabank"))){
validate139.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiveLimits/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.daily !== undefined){
const _errs1 = errors;
if(!(validate75(data.daily, {instancePath:instancePath+"/daily"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.monthly !== undefined){
const _errs2 = errors;
if(!(validate75(data.monthly, {instancePath:instancePath+"/monthly"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ach !== undefined){
const _errs3 = errors;
if(!(validate142(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
const _errs4 = errors;
if(!(validate142(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debitCard !== undefined){
const _errs5 = errors;
if(!(validate142(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intrabank !== undefined){
const _errs6 = errors;
if(!(validate142(data.intrabank, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiveLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
function validate136(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.bank === undefined) && (missing0 = "bank")) || ((data.disclosure === undefined) && (missing0 = "disclosure"))) || ((data.help === undefined) && (missing0 = "help"))) || ((data.program === undefined) && (missing0 = "program"))) || ((data.platform === undefined) && (missing0 = "platform"))){
validate136.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramLegal/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.bank !== undefined){
const _errs1 = errors;
if(typeof data.bank !== "string"){
validate136.errors = [{instancePath:instancePath+"/bank",schemaPath:"#/components/schemas/ProgramLegal/properties/bank/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disclosure !== undefined){
const _errs3 = errors;
if(typeof data.disclosure !== "string"){
validate136.errors = [{instancePath:instancePath+"/disclosure",schemaPath:"#/components/schemas/ProgramLegal/properties/disclosure/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
const _errs5 = errors;
if(typeof data.help !== "string"){
validate136.errors = [{instancePath:instancePath+"/help",schemaPath:"#/components/schemas/ProgramLegal/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.program !== undefined){
const _errs7 = errors;
if(typeof data.program !== "string"){
validate136.errors = [{instancePath:instancePath+"/program",schemaPath:"#/components/schemas/ProgramLegal/properties/program/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.platform !== undefined){
const _errs9 = errors;
if(typeof data.platform !== "string"){
validate136.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/components/schemas/ProgramLegal/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate136.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramLegal/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}
function validate132(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.achPull === undefined) && (missing0 = "achPull")){
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramIncoming/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.achPull !== undefined){
let data0 = data.achPull;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate133(data0, {instancePath:instancePath+"/achPull"}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/achPull",schemaPath:"#/components/schemas/ProgramIncoming/properties/achPull/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/achPull",schemaPath:"#/components/schemas/ProgramIncoming/properties/achPull/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate132.errors = vErrors;
return false;
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
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramIncoming/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
const schema54 = {"type":"object","required":["allowedOriginators","blockedOriginators","enabled","via"],"properties":{"allowedOriginators":{"type":["array","null"],"items":{"type":"string"}},"blockedOriginators":{"type":["array","null"],"items":{"type":"string"}},"enabled":{"type":"boolean"},"via":{"type":"string"}}};
function validate133(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.allowedOriginators === undefined) && (missing0 = "allowedOriginators")) || ((data.blockedOriginators === undefined) && (missing0 = "blockedOriginators"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.via === undefined) && (missing0 = "via"))){
validate133.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramIncomingAchPull/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.allowedOriginators !== undefined){
let data0 = data.allowedOriginators;
const _errs1 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate133.errors = [{instancePath:instancePath+"/allowedOriginators",schemaPath:"#/components/schemas/ProgramIncomingAchPull/properties/allowedOriginators/type",keyword:"type",params:{type: schema54.properties.allowedOriginators.type},message:"must be array,null"}];
return false;
}
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate133.errors = [{instancePath:instancePath+"/allowedOriginators/" + i0,schemaPath:"#/components/schemas/ProgramIncomingAchPull/properties/allowedOriginators/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockedOriginators !== undefined){
let data2 = data.blockedOriginators;
const _errs5 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate133.errors = [{instancePath:instancePath+"/blockedOriginators",schemaPath:"#/components/schemas/ProgramIncomingAchPull/properties/blockedOriginators/type",keyword:"type",params:{type: schema54.properties.blockedOriginators.type},message:"must be array,null"}];
return false;
}
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(typeof data2[i1] !== "string"){
validate133.errors = [{instancePath:instancePath+"/blockedOriginators/" + i1,schemaPath:"#/components/schemas/ProgramIncomingAchPull/properties/blockedOriginators/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs9 = errors;
if(typeof data.enabled !== "boolean"){
validate133.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/ProgramIncomingAchPull/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.via !== undefined){
const _errs11 = errors;
if(typeof data.via !== "string"){
validate133.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/ProgramIncomingAchPull/properties/via/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramIncomingAchPull/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
function validate130(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.enabled === undefined) && (missing0 = "enabled")) || ((data.templateId === undefined) && (missing0 = "templateId"))) || ((data.themeId === undefined) && (missing0 = "themeId"))){
validate130.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramIdentity/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.enabled !== undefined){
const _errs1 = errors;
if(typeof data.enabled !== "boolean"){
validate130.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/ProgramIdentity/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
const _errs3 = errors;
if(typeof data.templateId !== "string"){
validate130.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/components/schemas/ProgramIdentity/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.themeId !== undefined){
const _errs5 = errors;
if(typeof data.themeId !== "string"){
validate130.errors = [{instancePath:instancePath+"/themeId",schemaPath:"#/components/schemas/ProgramIdentity/properties/themeId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramIdentity/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
function validate128(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.originated === undefined) && (missing0 = "originated")) || ((data.received === undefined) && (missing0 = "received"))){
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramFallback/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramFallback/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}
function validate124(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.achName === undefined) && (missing0 = "achName")) || ((data.address === undefined) && (missing0 = "address"))) || ((data.contact === undefined) && (missing0 = "contact"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.domain === undefined) && (missing0 = "domain"))) || ((data.entityType === undefined) && (missing0 = "entityType"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.subDomain === undefined) && (missing0 = "subDomain"))) || ((data.tin === undefined) && (missing0 = "tin"))){
validate124.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramCompany/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.achName !== undefined){
const _errs1 = errors;
if(typeof data.achName !== "string"){
validate124.errors = [{instancePath:instancePath+"/achName",schemaPath:"#/components/schemas/ProgramCompany/properties/achName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data1 = data.address;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate40(data1, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ProgramCompany/properties/address/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/components/schemas/ProgramCompany/properties/address/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate124.errors = vErrors;
return false;
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact !== undefined){
let data2 = data.contact;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate90(data2, {instancePath:instancePath+"/contact"}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/contact",schemaPath:"#/components/schemas/ProgramCompany/properties/contact/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/contact",schemaPath:"#/components/schemas/ProgramCompany/properties/contact/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate124.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs13 = errors;
if(typeof data.description !== "string"){
validate124.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/ProgramCompany/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs15 = errors;
if(typeof data.domain !== "string"){
validate124.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/ProgramCompany/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entityType !== undefined){
const _errs17 = errors;
if(typeof data.entityType !== "string"){
validate124.errors = [{instancePath:instancePath+"/entityType",schemaPath:"#/components/schemas/ProgramCompany/properties/entityType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs19 = errors;
if(typeof data.name !== "string"){
validate124.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ProgramCompany/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subDomain !== undefined){
const _errs21 = errors;
if(typeof data.subDomain !== "string"){
validate124.errors = [{instancePath:instancePath+"/subDomain",schemaPath:"#/components/schemas/ProgramCompany/properties/subDomain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tin !== undefined){
const _errs23 = errors;
if(typeof data.tin !== "string"){
validate124.errors = [{instancePath:instancePath+"/tin",schemaPath:"#/components/schemas/ProgramCompany/properties/tin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramCompany/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}
function validate90(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.email === undefined) && (missing0 = "email")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))){
validate90.errors = [{instancePath,schemaPath:"#/components/schemas/ContactPerson/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate90.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/ContactPerson/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate90.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ContactPerson/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phoneNumber !== undefined){
const _errs5 = errors;
if(typeof data.phoneNumber !== "string"){
validate90.errors = [{instancePath:instancePath+"/phoneNumber",schemaPath:"#/components/schemas/ContactPerson/properties/phoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/components/schemas/ContactPerson/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
function validate103(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.bin === undefined) && (missing0 = "bin")) || ((data.type === undefined) && (missing0 = "type"))){
validate103.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramCard/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.bin !== undefined){
let data0 = data.bin;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate104(data0, {instancePath:instancePath+"/bin"}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/bin",schemaPath:"#/components/schemas/ProgramCard/properties/bin/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/bin",schemaPath:"#/components/schemas/ProgramCard/properties/bin/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate103.errors = vErrors;
return false;
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs6 = errors;
if(!(validate117(data.type, {instancePath:instancePath+"/type"}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramCard/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
function validate117(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.physical === undefined) && (missing0 = "physical")) || ((data.virtual === undefined) && (missing0 = "virtual"))){
validate117.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramCardTypes/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.physical !== undefined){
const _errs1 = errors;
if(!(validate118(data.physical, {instancePath:instancePath+"/physical"}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.virtual !== undefined){
const _errs2 = errors;
if(!(validate118(data.virtual, {instancePath:instancePath+"/virtual"}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramCardTypes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
function validate118(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.count === undefined) && (missing0 = "count")) || ((data.enabled === undefined) && (missing0 = "enabled"))){
validate118.errors = [{instancePath,schemaPath:"#/components/schemas/CardAllowance/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.count !== undefined){
const _errs1 = errors;
if(!(validate84(data.count, {instancePath:instancePath+"/count"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs2 = errors;
if(typeof data.enabled !== "boolean"){
validate118.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/CardAllowance/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/components/schemas/CardAllowance/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}
const pattern9 = new RegExp("^$|^-?[0-9]+$", "u");
function validate84(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/CountOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^-?[0-9]+$"},message:"must match pattern \""+"^$|^-?[0-9]+$"+"\""}];
return false;
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/components/schemas/CountOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
function validate104(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.businessCredit === undefined) && (missing0 = "businessCredit")) || ((data.businessDebit === undefined) && (missing0 = "businessDebit"))) || ((data.personalCredit === undefined) && (missing0 = "personalCredit"))) || ((data.personalDebit === undefined) && (missing0 = "personalDebit"))){
validate104.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramCardBins/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.businessCredit !== undefined){
let data0 = data.businessCredit;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate105(data0, {instancePath:instancePath+"/businessCredit"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/businessCredit",schemaPath:"#/components/schemas/ProgramCardBins/properties/businessCredit/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/businessCredit",schemaPath:"#/components/schemas/ProgramCardBins/properties/businessCredit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate104.errors = vErrors;
return false;
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessDebit !== undefined){
let data1 = data.businessDebit;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate105(data1, {instancePath:instancePath+"/businessDebit"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/businessDebit",schemaPath:"#/components/schemas/ProgramCardBins/properties/businessDebit/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/businessDebit",schemaPath:"#/components/schemas/ProgramCardBins/properties/businessDebit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate104.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.personalCredit !== undefined){
let data2 = data.personalCredit;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate105(data2, {instancePath:instancePath+"/personalCredit"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/personalCredit",schemaPath:"#/components/schemas/ProgramCardBins/properties/personalCredit/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/personalCredit",schemaPath:"#/components/schemas/ProgramCardBins/properties/personalCredit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate104.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.personalDebit !== undefined){
let data3 = data.personalDebit;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate105(data3, {instancePath:instancePath+"/personalDebit"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs19 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/personalDebit",schemaPath:"#/components/schemas/ProgramCardBins/properties/personalDebit/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/personalDebit",schemaPath:"#/components/schemas/ProgramCardBins/properties/personalDebit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate104.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramCardBins/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.embosser === undefined) && (missing0 = "embosser")) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.issuerProcessor === undefined) && (missing0 = "issuerProcessor"))) || ((data.issuerProcessorData === undefined) && (missing0 = "issuerProcessorData"))) || ((data.sponsor === undefined) && (missing0 = "sponsor"))){
validate105.errors = [{instancePath,schemaPath:"#/components/schemas/CardBin/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.embosser !== undefined){
const _errs1 = errors;
if(typeof data.embosser !== "string"){
validate105.errors = [{instancePath:instancePath+"/embosser",schemaPath:"#/components/schemas/CardBin/properties/embosser/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs3 = errors;
if(typeof data.enabled !== "boolean"){
validate105.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/CardBin/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs5 = errors;
if(!(validate106(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuerProcessor !== undefined){
const _errs6 = errors;
if(typeof data.issuerProcessor !== "string"){
validate105.errors = [{instancePath:instancePath+"/issuerProcessor",schemaPath:"#/components/schemas/CardBin/properties/issuerProcessor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuerProcessorData !== undefined){
let data4 = data.issuerProcessorData;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate108(data4, {instancePath:instancePath+"/issuerProcessorData"}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/issuerProcessorData",schemaPath:"#/components/schemas/CardBin/properties/issuerProcessorData/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/issuerProcessorData",schemaPath:"#/components/schemas/CardBin/properties/issuerProcessorData/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate105.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sponsor !== undefined){
const _errs13 = errors;
if(typeof data.sponsor !== "string"){
validate105.errors = [{instancePath:instancePath+"/sponsor",schemaPath:"#/components/schemas/CardBin/properties/sponsor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/components/schemas/CardBin/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
const schema46 = {"type":"object","required":["@type","configId","themes"],"properties":{"@type":{"type":"string"},"configId":{"$ref":"#/components/schemas/ProcessorConfigIdOrUnset"},"themes":{"type":["array","null"],"items":{}}}};
function validate108(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data["@type"] === undefined) && (missing0 = "@type")) || ((data.configId === undefined) && (missing0 = "configId"))) || ((data.themes === undefined) && (missing0 = "themes"))){
validate108.errors = [{instancePath,schemaPath:"#/components/schemas/IssuerProcessorData/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["@type"] !== undefined){
const _errs1 = errors;
if(typeof data["@type"] !== "string"){
validate108.errors = [{instancePath:instancePath+"/@type",schemaPath:"#/components/schemas/IssuerProcessorData/properties/%40type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configId !== undefined){
const _errs3 = errors;
if(!(validate109(data.configId, {instancePath:instancePath+"/configId"}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.themes !== undefined){
let data2 = data.themes;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate108.errors = [{instancePath:instancePath+"/themes",schemaPath:"#/components/schemas/IssuerProcessorData/properties/themes/type",keyword:"type",params:{type: schema46.properties.themes.type},message:"must be array,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/components/schemas/IssuerProcessorData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
const pattern12 = new RegExp("^$|^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate109(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern12.test(data)){
validate109.errors = [{instancePath,schemaPath:"#/components/schemas/ProcessorConfigIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/components/schemas/ProcessorConfigIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
const pattern11 = new RegExp("^$|^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate106(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern11.test(data)){
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/BinIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/BinIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
function validate93(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((data.cardArtPhysical === undefined) && (missing0 = "cardArtPhysical")) || ((data.cardArtPhysicalBack === undefined) && (missing0 = "cardArtPhysicalBack"))) || ((data.cardArtVirtual === undefined) && (missing0 = "cardArtVirtual"))) || ((data.cardArtVirtualBack === undefined) && (missing0 = "cardArtVirtualBack"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.ctaColor === undefined) && (missing0 = "ctaColor"))) || ((data.ctaTextColor === undefined) && (missing0 = "ctaTextColor"))) || ((data.darkCtaColor === undefined) && (missing0 = "darkCtaColor"))) || ((data.darkCtaTextColor === undefined) && (missing0 = "darkCtaTextColor"))) || ((data.darkLandscapeLogo === undefined) && (missing0 = "darkLandscapeLogo"))) || ((data.darkPrimaryColor === undefined) && (missing0 = "darkPrimaryColor"))) || ((data.darkPrimaryTextColor === undefined) && (missing0 = "darkPrimaryTextColor"))) || ((data.darkSecondaryColor === undefined) && (missing0 = "darkSecondaryColor"))) || ((data.darkSquareLogo === undefined) && (missing0 = "darkSquareLogo"))) || ((data.fontName === undefined) && (missing0 = "fontName"))) || ((data.fontURL === undefined) && (missing0 = "fontURL"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.landscapeLogo === undefined) && (missing0 = "landscapeLogo"))) || ((data.modifiedAt === undefined) && (missing0 = "modifiedAt"))) || ((data.physicalCardTextColor === undefined) && (missing0 = "physicalCardTextColor"))) || ((data.primaryColor === undefined) && (missing0 = "primaryColor"))) || ((data.primaryTextColor === undefined) && (missing0 = "primaryTextColor"))) || ((data.redirectUrl === undefined) && (missing0 = "redirectUrl"))) || ((data.sdkLocale === undefined) && (missing0 = "sdkLocale"))) || ((data.sdkTheme === undefined) && (missing0 = "sdkTheme"))) || ((data.secondaryColor === undefined) && (missing0 = "secondaryColor"))) || ((data.squareLogo === undefined) && (missing0 = "squareLogo"))) || ((data.supportEmail === undefined) && (missing0 = "supportEmail"))) || ((data.virtualCardTextColor === undefined) && (missing0 = "virtualCardTextColor"))){
validate93.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cardArtPhysical !== undefined){
const _errs1 = errors;
if(typeof data.cardArtPhysical !== "string"){
validate93.errors = [{instancePath:instancePath+"/cardArtPhysical",schemaPath:"#/components/schemas/ProgramBrand/properties/cardArtPhysical/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cardArtPhysicalBack !== undefined){
const _errs3 = errors;
if(typeof data.cardArtPhysicalBack !== "string"){
validate93.errors = [{instancePath:instancePath+"/cardArtPhysicalBack",schemaPath:"#/components/schemas/ProgramBrand/properties/cardArtPhysicalBack/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cardArtVirtual !== undefined){
const _errs5 = errors;
if(typeof data.cardArtVirtual !== "string"){
validate93.errors = [{instancePath:instancePath+"/cardArtVirtual",schemaPath:"#/components/schemas/ProgramBrand/properties/cardArtVirtual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cardArtVirtualBack !== undefined){
const _errs7 = errors;
if(typeof data.cardArtVirtualBack !== "string"){
validate93.errors = [{instancePath:instancePath+"/cardArtVirtualBack",schemaPath:"#/components/schemas/ProgramBrand/properties/cardArtVirtualBack/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs9 = errors;
if(!(validate67(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ctaColor !== undefined){
const _errs10 = errors;
if(typeof data.ctaColor !== "string"){
validate93.errors = [{instancePath:instancePath+"/ctaColor",schemaPath:"#/components/schemas/ProgramBrand/properties/ctaColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ctaTextColor !== undefined){
const _errs12 = errors;
if(typeof data.ctaTextColor !== "string"){
validate93.errors = [{instancePath:instancePath+"/ctaTextColor",schemaPath:"#/components/schemas/ProgramBrand/properties/ctaTextColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.darkCtaColor !== undefined){
const _errs14 = errors;
if(typeof data.darkCtaColor !== "string"){
validate93.errors = [{instancePath:instancePath+"/darkCtaColor",schemaPath:"#/components/schemas/ProgramBrand/properties/darkCtaColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.darkCtaTextColor !== undefined){
const _errs16 = errors;
if(typeof data.darkCtaTextColor !== "string"){
validate93.errors = [{instancePath:instancePath+"/darkCtaTextColor",schemaPath:"#/components/schemas/ProgramBrand/properties/darkCtaTextColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.darkLandscapeLogo !== undefined){
const _errs18 = errors;
if(typeof data.darkLandscapeLogo !== "string"){
validate93.errors = [{instancePath:instancePath+"/darkLandscapeLogo",schemaPath:"#/components/schemas/ProgramBrand/properties/darkLandscapeLogo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.darkPrimaryColor !== undefined){
const _errs20 = errors;
if(typeof data.darkPrimaryColor !== "string"){
validate93.errors = [{instancePath:instancePath+"/darkPrimaryColor",schemaPath:"#/components/schemas/ProgramBrand/properties/darkPrimaryColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.darkPrimaryTextColor !== undefined){
const _errs22 = errors;
if(typeof data.darkPrimaryTextColor !== "string"){
validate93.errors = [{instancePath:instancePath+"/darkPrimaryTextColor",schemaPath:"#/components/schemas/ProgramBrand/properties/darkPrimaryTextColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.darkSecondaryColor !== undefined){
const _errs24 = errors;
if(typeof data.darkSecondaryColor !== "string"){
validate93.errors = [{instancePath:instancePath+"/darkSecondaryColor",schemaPath:"#/components/schemas/ProgramBrand/properties/darkSecondaryColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.darkSquareLogo !== undefined){
const _errs26 = errors;
if(typeof data.darkSquareLogo !== "string"){
validate93.errors = [{instancePath:instancePath+"/darkSquareLogo",schemaPath:"#/components/schemas/ProgramBrand/properties/darkSquareLogo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fontName !== undefined){
const _errs28 = errors;
if(typeof data.fontName !== "string"){
validate93.errors = [{instancePath:instancePath+"/fontName",schemaPath:"#/components/schemas/ProgramBrand/properties/fontName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fontURL !== undefined){
const _errs30 = errors;
if(typeof data.fontURL !== "string"){
validate93.errors = [{instancePath:instancePath+"/fontURL",schemaPath:"#/components/schemas/ProgramBrand/properties/fontURL/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs32 = errors;
if(!(validate95(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.landscapeLogo !== undefined){
const _errs33 = errors;
if(typeof data.landscapeLogo !== "string"){
validate93.errors = [{instancePath:instancePath+"/landscapeLogo",schemaPath:"#/components/schemas/ProgramBrand/properties/landscapeLogo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modifiedAt !== undefined){
const _errs35 = errors;
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.physicalCardTextColor !== undefined){
const _errs36 = errors;
if(typeof data.physicalCardTextColor !== "string"){
validate93.errors = [{instancePath:instancePath+"/physicalCardTextColor",schemaPath:"#/components/schemas/ProgramBrand/properties/physicalCardTextColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.primaryColor !== undefined){
const _errs38 = errors;
if(typeof data.primaryColor !== "string"){
validate93.errors = [{instancePath:instancePath+"/primaryColor",schemaPath:"#/components/schemas/ProgramBrand/properties/primaryColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.primaryTextColor !== undefined){
const _errs40 = errors;
if(typeof data.primaryTextColor !== "string"){
validate93.errors = [{instancePath:instancePath+"/primaryTextColor",schemaPath:"#/components/schemas/ProgramBrand/properties/primaryTextColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirectUrl !== undefined){
const _errs42 = errors;
if(typeof data.redirectUrl !== "string"){
validate93.errors = [{instancePath:instancePath+"/redirectUrl",schemaPath:"#/components/schemas/ProgramBrand/properties/redirectUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sdkLocale !== undefined){
let data23 = data.sdkLocale;
const _errs44 = errors;
const _errs45 = errors;
let valid1 = false;
const _errs46 = errors;
if(!(validate98(data23, {instancePath:instancePath+"/sdkLocale"}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs46 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs47 = errors;
if(data23 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sdkLocale",schemaPath:"#/components/schemas/ProgramBrand/properties/sdkLocale/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs47 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/sdkLocale",schemaPath:"#/components/schemas/ProgramBrand/properties/sdkLocale/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate93.errors = vErrors;
return false;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sdkTheme !== undefined){
let data24 = data.sdkTheme;
const _errs49 = errors;
const _errs50 = errors;
let valid2 = false;
const _errs51 = errors;
if(!(validate100(data24, {instancePath:instancePath+"/sdkTheme"}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs52 = errors;
if(data24 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sdkTheme",schemaPath:"#/components/schemas/ProgramBrand/properties/sdkTheme/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs52 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/sdkTheme",schemaPath:"#/components/schemas/ProgramBrand/properties/sdkTheme/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate93.errors = vErrors;
return false;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secondaryColor !== undefined){
const _errs54 = errors;
if(typeof data.secondaryColor !== "string"){
validate93.errors = [{instancePath:instancePath+"/secondaryColor",schemaPath:"#/components/schemas/ProgramBrand/properties/secondaryColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.squareLogo !== undefined){
const _errs56 = errors;
if(typeof data.squareLogo !== "string"){
validate93.errors = [{instancePath:instancePath+"/squareLogo",schemaPath:"#/components/schemas/ProgramBrand/properties/squareLogo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supportEmail !== undefined){
const _errs58 = errors;
if(typeof data.supportEmail !== "string"){
validate93.errors = [{instancePath:instancePath+"/supportEmail",schemaPath:"#/components/schemas/ProgramBrand/properties/supportEmail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.virtualCardTextColor !== undefined){
const _errs60 = errors;
if(typeof data.virtualCardTextColor !== "string"){
validate93.errors = [{instancePath:instancePath+"/virtualCardTextColor",schemaPath:"#/components/schemas/ProgramBrand/properties/virtualCardTextColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramBrand/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
function validate100(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.enabled === undefined) && (missing0 = "enabled")) || ((data.themeURL === undefined) && (missing0 = "themeURL"))){
validate100.errors = [{instancePath,schemaPath:"#/components/schemas/BrandSdkTheme/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.enabled !== undefined){
const _errs1 = errors;
if(typeof data.enabled !== "boolean"){
validate100.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/BrandSdkTheme/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.themeURL !== undefined){
const _errs3 = errors;
if(typeof data.themeURL !== "string"){
validate100.errors = [{instancePath:instancePath+"/themeURL",schemaPath:"#/components/schemas/BrandSdkTheme/properties/themeURL/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/components/schemas/BrandSdkTheme/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
const schema40 = {"type":"object","required":["data"],"properties":{"data":{"type":["array","null"],"items":{}}}};
function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/BrandSdkLocale/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate98.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BrandSdkLocale/properties/data/type",keyword:"type",params:{type: schema40.properties.data.type},message:"must be array,null"}];
return false;
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/BrandSdkLocale/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
const pattern10 = new RegExp("^$|^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate95(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern10.test(data)){
validate95.errors = [{instancePath,schemaPath:"#/components/schemas/BrandIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/components/schemas/BrandIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
const pattern7 = new RegExp("^$|^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$", "u");
function validate67(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/TimestampOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$"},message:"must match pattern \""+"^$|^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$"+"\""}];
return false;
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/TimestampOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
const schema36 = {"type":"object","required":["contacts"],"properties":{"contacts":{"type":["array","null"],"items":{"$ref":"#/components/schemas/ContactPerson"}}}};
function validate89(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contacts === undefined) && (missing0 = "contacts")){
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramBilling/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.contacts !== undefined){
let data0 = data.contacts;
const _errs1 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate89.errors = [{instancePath:instancePath+"/contacts",schemaPath:"#/components/schemas/ProgramBilling/properties/contacts/type",keyword:"type",params:{type: schema36.properties.contacts.type},message:"must be array,null"}];
return false;
}
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate90(data0[i0], {instancePath:instancePath+"/contacts/" + i0}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramBilling/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
function validate74(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.accountCreationCredit === undefined) && (missing0 = "accountCreationCredit")) || ((data.accountFees === undefined) && (missing0 = "accountFees"))) || ((data.accountInterest === undefined) && (missing0 = "accountInterest"))) || ((data.accountInterestFrequency === undefined) && (missing0 = "accountInterestFrequency"))) || ((data.accountSubType === undefined) && (missing0 = "accountSubType"))) || ((data.accountType === undefined) && (missing0 = "accountType"))) || ((data.fdicInsurance === undefined) && (missing0 = "fdicInsurance"))) || ((data.maxAccounts === undefined) && (missing0 = "maxAccounts"))) || ((data.sponsor === undefined) && (missing0 = "sponsor"))){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramBank/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.accountCreationCredit !== undefined){
const _errs1 = errors;
if(!(validate75(data.accountCreationCredit, {instancePath:instancePath+"/accountCreationCredit"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountFees !== undefined){
const _errs2 = errors;
if(!(validate75(data.accountFees, {instancePath:instancePath+"/accountFees"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountInterest !== undefined){
const _errs3 = errors;
if(!(validate75(data.accountInterest, {instancePath:instancePath+"/accountInterest"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountInterestFrequency !== undefined){
const _errs4 = errors;
if(typeof data.accountInterestFrequency !== "string"){
validate74.errors = [{instancePath:instancePath+"/accountInterestFrequency",schemaPath:"#/components/schemas/ProgramBank/properties/accountInterestFrequency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountSubType !== undefined){
let data4 = data.accountSubType;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate79(data4, {instancePath:instancePath+"/accountSubType"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/accountSubType",schemaPath:"#/components/schemas/ProgramBank/properties/accountSubType/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/accountSubType",schemaPath:"#/components/schemas/ProgramBank/properties/accountSubType/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate74.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountType !== undefined){
let data5 = data.accountType;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate81(data5, {instancePath:instancePath+"/accountType"}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs14 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ProgramBank/properties/accountType/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ProgramBank/properties/accountType/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate74.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fdicInsurance !== undefined){
const _errs16 = errors;
if(typeof data.fdicInsurance !== "boolean"){
validate74.errors = [{instancePath:instancePath+"/fdicInsurance",schemaPath:"#/components/schemas/ProgramBank/properties/fdicInsurance/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxAccounts !== undefined){
const _errs18 = errors;
if(!(validate83(data.maxAccounts, {instancePath:instancePath+"/maxAccounts"}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sponsor !== undefined){
const _errs19 = errors;
if(typeof data.sponsor !== "string"){
validate74.errors = [{instancePath:instancePath+"/sponsor",schemaPath:"#/components/schemas/ProgramBank/properties/sponsor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramBank/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
function validate83(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.business === undefined) && (missing0 = "business")) || ((data.personal === undefined) && (missing0 = "personal"))){
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramMaxAccounts/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.business !== undefined){
const _errs1 = errors;
if(!(validate84(data.business, {instancePath:instancePath+"/business"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.personal !== undefined){
const _errs2 = errors;
if(!(validate84(data.personal, {instancePath:instancePath+"/personal"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramMaxAccounts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
function validate81(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.businessChecking === undefined) && (missing0 = "businessChecking")) || ((data.businessSavings === undefined) && (missing0 = "businessSavings"))) || ((data.cardAccount === undefined) && (missing0 = "cardAccount"))) || ((data.clearingAccount === undefined) && (missing0 = "clearingAccount"))) || ((data.fallbackAccount === undefined) && (missing0 = "fallbackAccount"))) || ((data.fundingAccount === undefined) && (missing0 = "fundingAccount"))) || ((data.personalChecking === undefined) && (missing0 = "personalChecking"))) || ((data.personalSavings === undefined) && (missing0 = "personalSavings"))) || ((data.reserveAccount === undefined) && (missing0 = "reserveAccount"))){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramAccountTypes/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.businessChecking !== undefined){
const _errs1 = errors;
if(typeof data.businessChecking !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/businessChecking",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/businessChecking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessSavings !== undefined){
const _errs3 = errors;
if(typeof data.businessSavings !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/businessSavings",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/businessSavings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cardAccount !== undefined){
const _errs5 = errors;
if(typeof data.cardAccount !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/cardAccount",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/cardAccount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clearingAccount !== undefined){
const _errs7 = errors;
if(typeof data.clearingAccount !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/clearingAccount",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/clearingAccount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallbackAccount !== undefined){
const _errs9 = errors;
if(typeof data.fallbackAccount !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/fallbackAccount",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/fallbackAccount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fundingAccount !== undefined){
const _errs11 = errors;
if(typeof data.fundingAccount !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/fundingAccount",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/fundingAccount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.personalChecking !== undefined){
const _errs13 = errors;
if(typeof data.personalChecking !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/personalChecking",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/personalChecking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.personalSavings !== undefined){
const _errs15 = errors;
if(typeof data.personalSavings !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/personalSavings",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/personalSavings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reserveAccount !== undefined){
const _errs17 = errors;
if(typeof data.reserveAccount !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/reserveAccount",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/reserveAccount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramAccountTypes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
function validate79(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.accrue === undefined) && (missing0 = "accrue")) || ((data.clearing === undefined) && (missing0 = "clearing"))) || ((data.dda === undefined) && (missing0 = "dda"))) || ((data.interest === undefined) && (missing0 = "interest"))) || ((data.reserve === undefined) && (missing0 = "reserve"))){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramAccountSubTypes/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.accrue !== undefined){
const _errs1 = errors;
if(typeof data.accrue !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/accrue",schemaPath:"#/components/schemas/ProgramAccountSubTypes/properties/accrue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clearing !== undefined){
const _errs3 = errors;
if(typeof data.clearing !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/clearing",schemaPath:"#/components/schemas/ProgramAccountSubTypes/properties/clearing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dda !== undefined){
const _errs5 = errors;
if(typeof data.dda !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/dda",schemaPath:"#/components/schemas/ProgramAccountSubTypes/properties/dda/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interest !== undefined){
const _errs7 = errors;
if(typeof data.interest !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/interest",schemaPath:"#/components/schemas/ProgramAccountSubTypes/properties/interest/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reserve !== undefined){
const _errs9 = errors;
if(typeof data.reserve !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/reserve",schemaPath:"#/components/schemas/ProgramAccountSubTypes/properties/reserve/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramAccountSubTypes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
function validate70(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.challengeProfileId === undefined) && (missing0 = "challengeProfileId")) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.institutionId === undefined) && (missing0 = "institutionId"))) || ((data.sendOtp === undefined) && (missing0 = "sendOtp"))){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramThreeDomainSecure/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.challengeProfileId !== undefined){
const _errs1 = errors;
if(typeof data.challengeProfileId !== "string"){
validate70.errors = [{instancePath:instancePath+"/challengeProfileId",schemaPath:"#/components/schemas/ProgramThreeDomainSecure/properties/challengeProfileId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs3 = errors;
if(typeof data.enabled !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/ProgramThreeDomainSecure/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.institutionId !== undefined){
const _errs5 = errors;
if(typeof data.institutionId !== "string"){
validate70.errors = [{instancePath:instancePath+"/institutionId",schemaPath:"#/components/schemas/ProgramThreeDomainSecure/properties/institutionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sendOtp !== undefined){
let data3 = data.sendOtp;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate71(data3, {instancePath:instancePath+"/sendOtp"}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sendOtp",schemaPath:"#/components/schemas/ProgramThreeDomainSecure/properties/sendOtp/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/sendOtp",schemaPath:"#/components/schemas/ProgramThreeDomainSecure/properties/sendOtp/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate70.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramThreeDomainSecure/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.enabled === undefined) && (missing0 = "enabled")) || ((data.url === undefined) && (missing0 = "url"))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramSendOtp/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.enabled !== undefined){
const _errs1 = errors;
if(typeof data.enabled !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/ProgramSendOtp/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs3 = errors;
if(typeof data.url !== "string"){
validate71.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/ProgramSendOtp/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/ProgramSendOtp/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
function validate212(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.acceptedTerms !== undefined){
const _errs1 = errors;
if(typeof data.acceptedTerms !== "boolean"){
validate212.errors = [{instancePath:instancePath+"/acceptedTerms",schemaPath:"#/components/schemas/CreateAccountRequest/properties/acceptedTerms/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessId !== undefined){
const _errs3 = errors;
if(!(validate213(data.businessId, {instancePath:instancePath+"/businessId"}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs4 = errors;
if(typeof data.label !== "string"){
validate212.errors = [{instancePath:instancePath+"/label",schemaPath:"#/components/schemas/CreateAccountRequest/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs6 = errors;
if(typeof data.type !== "string"){
validate212.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/CreateAccountRequest/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/components/schemas/CreateAccountRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
const pattern13 = new RegExp("^$|^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate213(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern13.test(data)){
validate213.errors = [{instancePath,schemaPath:"#/components/schemas/BusinessIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/components/schemas/BusinessIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
function validate216(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate216.errors = [{instancePath:instancePath+"/path",schemaPath:"#/sets/validateCreateAccountParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate216.errors = [{instancePath:instancePath+"/query",schemaPath:"#/sets/validateCreateAccountParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate216.errors = [{instancePath:instancePath+"/header",schemaPath:"#/sets/validateCreateAccountParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate216.errors = [{instancePath,schemaPath:"#/sets/validateCreateAccountParameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate216.errors = vErrors;
return errors === 0;
}
function validate218(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.programId === undefined) && (missing0 = "programId"))) || ((data.businessId === undefined) && (missing0 = "businessId"))) || ((data.createdPersonId === undefined) && (missing0 = "createdPersonId"))) || ((data.familyId === undefined) && (missing0 = "familyId"))) || ((data.label === undefined) && (missing0 = "label"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.acceptedTerms === undefined) && (missing0 = "acceptedTerms"))) || ((data.accountNumber === undefined) && (missing0 = "accountNumber"))) || ((data.routingNumber === undefined) && (missing0 = "routingNumber"))) || ((data.sponsorBankName === undefined) && (missing0 = "sponsorBankName"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.accountInterestFrequency === undefined) && (missing0 = "accountInterestFrequency"))) || ((data.availableBalance === undefined) && (missing0 = "availableBalance"))) || ((data.pendingCredit === undefined) && (missing0 = "pendingCredit"))) || ((data.pendingDebit === undefined) && (missing0 = "pendingDebit"))) || ((data.fees === undefined) && (missing0 = "fees"))) || ((data.interest === undefined) && (missing0 = "interest"))) || ((data.isVerified === undefined) && (missing0 = "isVerified"))) || ((data.verifiedAt === undefined) && (missing0 = "verifiedAt"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.modifiedAt === undefined) && (missing0 = "modifiedAt"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.config === undefined) && (missing0 = "config"))){
validate218.errors = [{instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate219(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.programId !== undefined){
const _errs2 = errors;
if(!(validate62(data.programId, {instancePath:instancePath+"/programId"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessId !== undefined){
const _errs3 = errors;
if(!(validate213(data.businessId, {instancePath:instancePath+"/businessId"}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdPersonId !== undefined){
const _errs4 = errors;
if(!(validate223(data.createdPersonId, {instancePath:instancePath+"/createdPersonId"}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.familyId !== undefined){
const _errs5 = errors;
if(typeof data.familyId !== "string"){
validate218.errors = [{instancePath:instancePath+"/familyId",schemaPath:"#/components/schemas/Account/properties/familyId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs7 = errors;
if(typeof data.label !== "string"){
validate218.errors = [{instancePath:instancePath+"/label",schemaPath:"#/components/schemas/Account/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs9 = errors;
if(typeof data.type !== "string"){
validate218.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/Account/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs11 = errors;
if(typeof data.status !== "string"){
validate218.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Account/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptedTerms !== undefined){
const _errs13 = errors;
if(typeof data.acceptedTerms !== "boolean"){
validate218.errors = [{instancePath:instancePath+"/acceptedTerms",schemaPath:"#/components/schemas/Account/properties/acceptedTerms/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountNumber !== undefined){
const _errs15 = errors;
if(typeof data.accountNumber !== "string"){
validate218.errors = [{instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/Account/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routingNumber !== undefined){
const _errs17 = errors;
if(typeof data.routingNumber !== "string"){
validate218.errors = [{instancePath:instancePath+"/routingNumber",schemaPath:"#/components/schemas/Account/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sponsorBankName !== undefined){
const _errs19 = errors;
if(typeof data.sponsorBankName !== "string"){
validate218.errors = [{instancePath:instancePath+"/sponsorBankName",schemaPath:"#/components/schemas/Account/properties/sponsorBankName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
const _errs21 = errors;
if(typeof data.currency !== "string"){
validate218.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Account/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountInterestFrequency !== undefined){
const _errs23 = errors;
if(typeof data.accountInterestFrequency !== "string"){
validate218.errors = [{instancePath:instancePath+"/accountInterestFrequency",schemaPath:"#/components/schemas/Account/properties/accountInterestFrequency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.availableBalance !== undefined){
const _errs25 = errors;
if(!(validate225(data.availableBalance, {instancePath:instancePath+"/availableBalance"}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pendingCredit !== undefined){
const _errs26 = errors;
if(!(validate75(data.pendingCredit, {instancePath:instancePath+"/pendingCredit"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pendingDebit !== undefined){
const _errs27 = errors;
if(!(validate75(data.pendingDebit, {instancePath:instancePath+"/pendingDebit"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fees !== undefined){
const _errs28 = errors;
if(!(validate75(data.fees, {instancePath:instancePath+"/fees"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interest !== undefined){
const _errs29 = errors;
if(!(validate75(data.interest, {instancePath:instancePath+"/interest"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isVerified !== undefined){
const _errs30 = errors;
if(typeof data.isVerified !== "boolean"){
validate218.errors = [{instancePath:instancePath+"/isVerified",schemaPath:"#/components/schemas/Account/properties/isVerified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verifiedAt !== undefined){
const _errs32 = errors;
if(!(validate67(data.verifiedAt, {instancePath:instancePath+"/verifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs33 = errors;
if(!(validate57(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modifiedAt !== undefined){
const _errs34 = errors;
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.config !== undefined){
const _errs35 = errors;
if(!(validate234(data.config, {instancePath:instancePath+"/config"}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"#/components/schemas/Account/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
function validate234(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.card === undefined) && (missing0 = "card")) || ((data.fallback === undefined) && (missing0 = "fallback"))) || ((data.incoming === undefined) && (missing0 = "incoming"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.receive === undefined) && (missing0 = "receive"))) || ((data.send === undefined) && (missing0 = "send"))){
validate234.errors = [{instancePath,schemaPath:"#/components/schemas/AccountConfig/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.card !== undefined){
const _errs1 = errors;
if(!(validate235(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback !== undefined){
let data1 = data.fallback;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate239(data1, {instancePath:instancePath+"/fallback"}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/fallback",schemaPath:"#/components/schemas/AccountConfig/properties/fallback/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/fallback",schemaPath:"#/components/schemas/AccountConfig/properties/fallback/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate234.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incoming !== undefined){
let data2 = data.incoming;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate241(data2, {instancePath:instancePath+"/incoming"}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs10 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/incoming",schemaPath:"#/components/schemas/AccountConfig/properties/incoming/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/incoming",schemaPath:"#/components/schemas/AccountConfig/properties/incoming/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate234.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
const _errs12 = errors;
if(!(validate138(data.limits, {instancePath:instancePath+"/limits"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receive !== undefined){
const _errs13 = errors;
if(!(validate246(data.receive, {instancePath:instancePath+"/receive"}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.send !== undefined){
const _errs14 = errors;
if(!(validate254(data.send, {instancePath:instancePath+"/send"}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate234.errors = [{instancePath,schemaPath:"#/components/schemas/AccountConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}
function validate254(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.ach === undefined) && (missing0 = "ach")) || ((data.card === undefined) && (missing0 = "card"))) || ((data.check === undefined) && (missing0 = "check"))) || ((data.crossBorder === undefined) && (missing0 = "crossBorder"))) || ((data.debitCard === undefined) && (missing0 = "debitCard"))) || ((data.digitalCheck === undefined) && (missing0 = "digitalCheck"))) || ((data.internationalWire === undefined) && (missing0 = "internationalWire"))) || ((data.intrabank === undefined) && (missing0 = "intrabank"))) || ((data.physicalCard === undefined) && (missing0 = "physicalCard"))) || ((data.wire === undefined) && (missing0 = "wire"))){
validate254.errors = [{instancePath,schemaPath:"#/components/schemas/AccountSend/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ach !== undefined){
const _errs1 = errors;
if(!(validate247(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
const _errs2 = errors;
if(!(validate249(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
const _errs3 = errors;
if(!(validate249(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crossBorder !== undefined){
const _errs4 = errors;
if(!(validate249(data.crossBorder, {instancePath:instancePath+"/crossBorder"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debitCard !== undefined){
const _errs5 = errors;
if(!(validate249(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digitalCheck !== undefined){
const _errs6 = errors;
if(!(validate249(data.digitalCheck, {instancePath:instancePath+"/digitalCheck"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internationalWire !== undefined){
const _errs7 = errors;
if(!(validate249(data.internationalWire, {instancePath:instancePath+"/internationalWire"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intrabank !== undefined){
const _errs8 = errors;
if(!(validate249(data.intrabank, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.physicalCard !== undefined){
const _errs9 = errors;
if(!(validate249(data.physicalCard, {instancePath:instancePath+"/physicalCard"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wire !== undefined){
const _errs10 = errors;
if(!(validate249(data.wire, {instancePath:instancePath+"/wire"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate254.errors = [{instancePath,schemaPath:"#/components/schemas/AccountSend/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}
function validate249(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.enabled === undefined) && (missing0 = "enabled")){
validate249.errors = [{instancePath,schemaPath:"#/components/schemas/RailSwitch/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
validate249.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/RailSwitch/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate249.errors = [{instancePath,schemaPath:"#/components/schemas/RailSwitch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}
function validate247(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.enabled === undefined) && (missing0 = "enabled")) || ((data.sameDay === undefined) && (missing0 = "sameDay"))){
validate247.errors = [{instancePath,schemaPath:"#/components/schemas/AchSwitch/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.enabled !== undefined){
const _errs1 = errors;
if(typeof data.enabled !== "boolean"){
validate247.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/AchSwitch/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sameDay !== undefined){
const _errs3 = errors;
if(typeof data.sameDay !== "boolean"){
validate247.errors = [{instancePath:instancePath+"/sameDay",schemaPath:"#/components/schemas/AchSwitch/properties/sameDay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate247.errors = [{instancePath,schemaPath:"#/components/schemas/AchSwitch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}
function validate246(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.ach === undefined) && (missing0 = "ach")) || ((data.check === undefined) && (missing0 = "check"))) || ((data.debitCard === undefined) && (missing0 = "debitCard"))) || ((data.intrabank === undefined) && (missing0 = "intrabank"))){
validate246.errors = [{instancePath,schemaPath:"#/components/schemas/AccountReceive/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ach !== undefined){
const _errs1 = errors;
if(!(validate247(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
const _errs2 = errors;
if(!(validate249(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debitCard !== undefined){
const _errs3 = errors;
if(!(validate249(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intrabank !== undefined){
const _errs4 = errors;
if(!(validate249(data.intrabank, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"#/components/schemas/AccountReceive/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
function validate241(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.achPull === undefined) && (missing0 = "achPull")){
validate241.errors = [{instancePath,schemaPath:"#/components/schemas/AccountIncoming/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.achPull !== undefined){
let data0 = data.achPull;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate242(data0, {instancePath:instancePath+"/achPull"}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/achPull",schemaPath:"#/components/schemas/AccountIncoming/properties/achPull/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/achPull",schemaPath:"#/components/schemas/AccountIncoming/properties/achPull/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate241.errors = vErrors;
return false;
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
}
}
}
else {
validate241.errors = [{instancePath,schemaPath:"#/components/schemas/AccountIncoming/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
const schema86 = {"type":"object","required":["allowedOriginators","blockedOriginators","enabled"],"properties":{"allowedOriginators":{"type":["array","null"],"items":{"type":"string"}},"blockedOriginators":{"type":["array","null"],"items":{"type":"string"}},"enabled":{"type":"boolean"}}};
function validate242(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.allowedOriginators === undefined) && (missing0 = "allowedOriginators")) || ((data.blockedOriginators === undefined) && (missing0 = "blockedOriginators"))) || ((data.enabled === undefined) && (missing0 = "enabled"))){
validate242.errors = [{instancePath,schemaPath:"#/components/schemas/AccountIncomingAchPull/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.allowedOriginators !== undefined){
let data0 = data.allowedOriginators;
const _errs1 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate242.errors = [{instancePath:instancePath+"/allowedOriginators",schemaPath:"#/components/schemas/AccountIncomingAchPull/properties/allowedOriginators/type",keyword:"type",params:{type: schema86.properties.allowedOriginators.type},message:"must be array,null"}];
return false;
}
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate242.errors = [{instancePath:instancePath+"/allowedOriginators/" + i0,schemaPath:"#/components/schemas/AccountIncomingAchPull/properties/allowedOriginators/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockedOriginators !== undefined){
let data2 = data.blockedOriginators;
const _errs5 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate242.errors = [{instancePath:instancePath+"/blockedOriginators",schemaPath:"#/components/schemas/AccountIncomingAchPull/properties/blockedOriginators/type",keyword:"type",params:{type: schema86.properties.blockedOriginators.type},message:"must be array,null"}];
return false;
}
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(typeof data2[i1] !== "string"){
validate242.errors = [{instancePath:instancePath+"/blockedOriginators/" + i1,schemaPath:"#/components/schemas/AccountIncomingAchPull/properties/blockedOriginators/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs9 = errors;
if(typeof data.enabled !== "boolean"){
validate242.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/AccountIncomingAchPull/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate242.errors = [{instancePath,schemaPath:"#/components/schemas/AccountIncomingAchPull/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}
function validate239(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.received === undefined) && (missing0 = "received")){
validate239.errors = [{instancePath,schemaPath:"#/components/schemas/AccountFallback/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
}
else {
validate239.errors = [{instancePath,schemaPath:"#/components/schemas/AccountFallback/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}
function validate235(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.physical === undefined) && (missing0 = "physical")) || ((data.virtual === undefined) && (missing0 = "virtual"))){
validate235.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCardConfig/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.physical !== undefined){
const _errs1 = errors;
if(!(validate118(data.physical, {instancePath:instancePath+"/physical"}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.virtual !== undefined){
const _errs2 = errors;
if(!(validate118(data.virtual, {instancePath:instancePath+"/virtual"}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate235.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCardConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}
const pattern16 = new RegExp("^-?[0-9]+\\.[0-9]{2}$", "u");
function validate225(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern16.test(data)){
validate225.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
const pattern15 = new RegExp("^$|^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate223(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern15.test(data)){
validate223.errors = [{instancePath,schemaPath:"#/components/schemas/PersonIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate223.errors = [{instancePath,schemaPath:"#/components/schemas/PersonIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}
const pattern14 = new RegExp("^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate219(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern14.test(data)){
validate219.errors = [{instancePath,schemaPath:"#/components/schemas/AccountId/pattern",keyword:"pattern",params:{pattern: "^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate219.errors = [{instancePath,schemaPath:"#/components/schemas/AccountId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
function validate268(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config !== undefined){
let data0 = data.config;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate269(data0, {instancePath:instancePath+"/config"}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/config",schemaPath:"#/components/schemas/UpdateAccountRequest/properties/config/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/config",schemaPath:"#/components/schemas/UpdateAccountRequest/properties/config/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate268.errors = vErrors;
return false;
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incoming !== undefined){
let data1 = data.incoming;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate320(data1, {instancePath:instancePath+"/incoming"}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/incoming",schemaPath:"#/components/schemas/UpdateAccountRequest/properties/incoming/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/incoming",schemaPath:"#/components/schemas/UpdateAccountRequest/properties/incoming/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate268.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate268.errors = [{instancePath,schemaPath:"#/components/schemas/UpdateAccountRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate268.errors = vErrors;
return errors === 0;
}
function validate320(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.achPull !== undefined){
let data0 = data.achPull;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate321(data0, {instancePath:instancePath+"/achPull"}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/achPull",schemaPath:"#/components/schemas/AccountIncomingInput/properties/achPull/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/achPull",schemaPath:"#/components/schemas/AccountIncomingInput/properties/achPull/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate320.errors = vErrors;
return false;
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
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/components/schemas/AccountIncomingInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}
const schema104 = {"type":"object","properties":{"allowedOriginators":{"type":["array","null"],"items":{"type":"string"}}}};
function validate321(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowedOriginators !== undefined){
let data0 = data.allowedOriginators;
const _errs1 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate321.errors = [{instancePath:instancePath+"/allowedOriginators",schemaPath:"#/components/schemas/AccountIncomingAchPullInput/properties/allowedOriginators/type",keyword:"type",params:{type: schema104.properties.allowedOriginators.type},message:"must be array,null"}];
return false;
}
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate321.errors = [{instancePath:instancePath+"/allowedOriginators/" + i0,schemaPath:"#/components/schemas/AccountIncomingAchPullInput/properties/allowedOriginators/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
}
else {
validate321.errors = [{instancePath,schemaPath:"#/components/schemas/AccountIncomingAchPullInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate321.errors = vErrors;
return errors === 0;
}
function validate269(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.card !== undefined){
let data0 = data.card;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate270(data0, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/components/schemas/AccountConfigInput/properties/card/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/components/schemas/AccountConfigInput/properties/card/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate269.errors = vErrors;
return false;
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data1 = data.limits;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate276(data1, {instancePath:instancePath+"/limits"}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/limits",schemaPath:"#/components/schemas/AccountConfigInput/properties/limits/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/limits",schemaPath:"#/components/schemas/AccountConfigInput/properties/limits/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate269.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receive !== undefined){
let data2 = data.receive;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate299(data2, {instancePath:instancePath+"/receive"}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/receive",schemaPath:"#/components/schemas/AccountConfigInput/properties/receive/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/receive",schemaPath:"#/components/schemas/AccountConfigInput/properties/receive/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate269.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.send !== undefined){
let data3 = data.send;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate307(data3, {instancePath:instancePath+"/send"}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs19 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/send",schemaPath:"#/components/schemas/AccountConfigInput/properties/send/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/send",schemaPath:"#/components/schemas/AccountConfigInput/properties/send/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate269.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate269.errors = [{instancePath,schemaPath:"#/components/schemas/AccountConfigInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}
function validate307(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ach !== undefined){
let data0 = data.ach;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate300(data0, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/ach",schemaPath:"#/components/schemas/AccountSendInput/properties/ach/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/ach",schemaPath:"#/components/schemas/AccountSendInput/properties/ach/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate307.errors = vErrors;
return false;
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data1 = data.card;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate302(data1, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/components/schemas/AccountSendInput/properties/card/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/components/schemas/AccountSendInput/properties/card/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
let data2 = data.check;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate302(data2, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/components/schemas/AccountSendInput/properties/check/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/components/schemas/AccountSendInput/properties/check/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crossBorder !== undefined){
let data3 = data.crossBorder;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate302(data3, {instancePath:instancePath+"/crossBorder"}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs19 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/crossBorder",schemaPath:"#/components/schemas/AccountSendInput/properties/crossBorder/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/crossBorder",schemaPath:"#/components/schemas/AccountSendInput/properties/crossBorder/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debitCard !== undefined){
let data4 = data.debitCard;
const _errs21 = errors;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
if(!(validate302(data4, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid4 = _errs23 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs24 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/debitCard",schemaPath:"#/components/schemas/AccountSendInput/properties/debitCard/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs24 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/debitCard",schemaPath:"#/components/schemas/AccountSendInput/properties/debitCard/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digitalCheck !== undefined){
let data5 = data.digitalCheck;
const _errs26 = errors;
const _errs27 = errors;
let valid6 = false;
const _errs28 = errors;
if(!(validate302(data5, {instancePath:instancePath+"/digitalCheck"}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid5 = _errs28 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs29 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/digitalCheck",schemaPath:"#/components/schemas/AccountSendInput/properties/digitalCheck/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs29 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/digitalCheck",schemaPath:"#/components/schemas/AccountSendInput/properties/digitalCheck/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internationalWire !== undefined){
let data6 = data.internationalWire;
const _errs31 = errors;
const _errs32 = errors;
let valid7 = false;
const _errs33 = errors;
if(!(validate302(data6, {instancePath:instancePath+"/internationalWire"}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid6 = _errs33 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs34 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/internationalWire",schemaPath:"#/components/schemas/AccountSendInput/properties/internationalWire/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid6 = _errs34 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/internationalWire",schemaPath:"#/components/schemas/AccountSendInput/properties/internationalWire/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intrabank !== undefined){
let data7 = data.intrabank;
const _errs36 = errors;
const _errs37 = errors;
let valid8 = false;
const _errs38 = errors;
if(!(validate302(data7, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid7 = _errs38 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs39 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/intrabank",schemaPath:"#/components/schemas/AccountSendInput/properties/intrabank/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid7 = _errs39 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/intrabank",schemaPath:"#/components/schemas/AccountSendInput/properties/intrabank/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.physicalCard !== undefined){
let data8 = data.physicalCard;
const _errs41 = errors;
const _errs42 = errors;
let valid9 = false;
const _errs43 = errors;
if(!(validate302(data8, {instancePath:instancePath+"/physicalCard"}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid8 = _errs43 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const _errs44 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/physicalCard",schemaPath:"#/components/schemas/AccountSendInput/properties/physicalCard/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid8 = _errs44 === errors;
valid9 = valid9 || _valid8;
}
if(!valid9){
(vErrors ??= []).push({instancePath:instancePath+"/physicalCard",schemaPath:"#/components/schemas/AccountSendInput/properties/physicalCard/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wire !== undefined){
let data9 = data.wire;
const _errs46 = errors;
const _errs47 = errors;
let valid10 = false;
const _errs48 = errors;
if(!(validate302(data9, {instancePath:instancePath+"/wire"}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid9 = _errs48 === errors;
valid10 = valid10 || _valid9;
if(!valid10){
const _errs49 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/wire",schemaPath:"#/components/schemas/AccountSendInput/properties/wire/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid9 = _errs49 === errors;
valid10 = valid10 || _valid9;
}
if(!valid10){
(vErrors ??= []).push({instancePath:instancePath+"/wire",schemaPath:"#/components/schemas/AccountSendInput/properties/wire/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate307.errors = vErrors;
return false;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate307.errors = [{instancePath,schemaPath:"#/components/schemas/AccountSendInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}
function validate302(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
validate302.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/RailSwitchInput/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"#/components/schemas/RailSwitchInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}
function validate300(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
const _errs1 = errors;
if(typeof data.enabled !== "boolean"){
validate300.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/AchSwitchInput/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sameDay !== undefined){
const _errs3 = errors;
if(typeof data.sameDay !== "boolean"){
validate300.errors = [{instancePath:instancePath+"/sameDay",schemaPath:"#/components/schemas/AchSwitchInput/properties/sameDay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate300.errors = [{instancePath,schemaPath:"#/components/schemas/AchSwitchInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}
function validate299(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ach !== undefined){
let data0 = data.ach;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate300(data0, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/ach",schemaPath:"#/components/schemas/AccountReceiveInput/properties/ach/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/ach",schemaPath:"#/components/schemas/AccountReceiveInput/properties/ach/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate299.errors = vErrors;
return false;
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
let data1 = data.check;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate302(data1, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/components/schemas/AccountReceiveInput/properties/check/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/components/schemas/AccountReceiveInput/properties/check/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate299.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debitCard !== undefined){
let data2 = data.debitCard;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate302(data2, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/debitCard",schemaPath:"#/components/schemas/AccountReceiveInput/properties/debitCard/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/debitCard",schemaPath:"#/components/schemas/AccountReceiveInput/properties/debitCard/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate299.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intrabank !== undefined){
let data3 = data.intrabank;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate302(data3, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs19 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/intrabank",schemaPath:"#/components/schemas/AccountReceiveInput/properties/intrabank/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/intrabank",schemaPath:"#/components/schemas/AccountReceiveInput/properties/intrabank/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate299.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate299.errors = [{instancePath,schemaPath:"#/components/schemas/AccountReceiveInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}
function validate276(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receive !== undefined){
let data0 = data.receive;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate277(data0, {instancePath:instancePath+"/receive"}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/receive",schemaPath:"#/components/schemas/LimitsInput/properties/receive/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/receive",schemaPath:"#/components/schemas/LimitsInput/properties/receive/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate276.errors = vErrors;
return false;
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.send !== undefined){
let data1 = data.send;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate288(data1, {instancePath:instancePath+"/send"}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/send",schemaPath:"#/components/schemas/LimitsInput/properties/send/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/send",schemaPath:"#/components/schemas/LimitsInput/properties/send/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate276.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate276.errors = [{instancePath,schemaPath:"#/components/schemas/LimitsInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}
function validate288(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.daily !== undefined){
const _errs1 = errors;
if(!(validate75(data.daily, {instancePath:instancePath+"/daily"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.monthly !== undefined){
const _errs2 = errors;
if(!(validate75(data.monthly, {instancePath:instancePath+"/monthly"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ach !== undefined){
let data2 = data.ach;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate280(data2, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/ach",schemaPath:"#/components/schemas/SendLimitsInput/properties/ach/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/ach",schemaPath:"#/components/schemas/SendLimitsInput/properties/ach/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate288.errors = vErrors;
return false;
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
let data3 = data.check;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate280(data3, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/components/schemas/SendLimitsInput/properties/check/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/components/schemas/SendLimitsInput/properties/check/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate288.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crossBorder !== undefined){
let data4 = data.crossBorder;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(!(validate280(data4, {instancePath:instancePath+"/crossBorder"}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs16 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/crossBorder",schemaPath:"#/components/schemas/SendLimitsInput/properties/crossBorder/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs16 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/crossBorder",schemaPath:"#/components/schemas/SendLimitsInput/properties/crossBorder/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate288.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domesticWire !== undefined){
let data5 = data.domesticWire;
const _errs18 = errors;
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
if(!(validate280(data5, {instancePath:instancePath+"/domesticWire"}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs21 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/domesticWire",schemaPath:"#/components/schemas/SendLimitsInput/properties/domesticWire/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs21 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/domesticWire",schemaPath:"#/components/schemas/SendLimitsInput/properties/domesticWire/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate288.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internationalWire !== undefined){
let data6 = data.internationalWire;
const _errs23 = errors;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if(!(validate280(data6, {instancePath:instancePath+"/internationalWire"}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs26 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/internationalWire",schemaPath:"#/components/schemas/SendLimitsInput/properties/internationalWire/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs26 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/internationalWire",schemaPath:"#/components/schemas/SendLimitsInput/properties/internationalWire/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate288.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intrabank !== undefined){
let data7 = data.intrabank;
const _errs28 = errors;
const _errs29 = errors;
let valid6 = false;
const _errs30 = errors;
if(!(validate280(data7, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs31 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/intrabank",schemaPath:"#/components/schemas/SendLimitsInput/properties/intrabank/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs31 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/intrabank",schemaPath:"#/components/schemas/SendLimitsInput/properties/intrabank/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate288.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate288.errors = [{instancePath,schemaPath:"#/components/schemas/SendLimitsInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate288.errors = vErrors;
return errors === 0;
}
function validate280(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.daily !== undefined){
const _errs1 = errors;
if(!(validate75(data.daily, {instancePath:instancePath+"/daily"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.monthly !== undefined){
const _errs2 = errors;
if(!(validate75(data.monthly, {instancePath:instancePath+"/monthly"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate280.errors = [{instancePath,schemaPath:"#/components/schemas/PeriodLimitsInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}
function validate277(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.daily !== undefined){
const _errs1 = errors;
if(!(validate75(data.daily, {instancePath:instancePath+"/daily"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.monthly !== undefined){
const _errs2 = errors;
if(!(validate75(data.monthly, {instancePath:instancePath+"/monthly"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ach !== undefined){
let data2 = data.ach;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate280(data2, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/ach",schemaPath:"#/components/schemas/ReceiveLimitsInput/properties/ach/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/ach",schemaPath:"#/components/schemas/ReceiveLimitsInput/properties/ach/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate277.errors = vErrors;
return false;
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
let data3 = data.check;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate280(data3, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/components/schemas/ReceiveLimitsInput/properties/check/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/components/schemas/ReceiveLimitsInput/properties/check/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate277.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debitCard !== undefined){
let data4 = data.debitCard;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(!(validate280(data4, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs16 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/debitCard",schemaPath:"#/components/schemas/ReceiveLimitsInput/properties/debitCard/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs16 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/debitCard",schemaPath:"#/components/schemas/ReceiveLimitsInput/properties/debitCard/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate277.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intrabank !== undefined){
let data5 = data.intrabank;
const _errs18 = errors;
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
if(!(validate280(data5, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs21 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/intrabank",schemaPath:"#/components/schemas/ReceiveLimitsInput/properties/intrabank/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs21 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/intrabank",schemaPath:"#/components/schemas/ReceiveLimitsInput/properties/intrabank/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate277.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiveLimitsInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}
function validate270(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.physical !== undefined){
let data0 = data.physical;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate271(data0, {instancePath:instancePath+"/physical"}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/physical",schemaPath:"#/components/schemas/AccountCardConfigInput/properties/physical/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/physical",schemaPath:"#/components/schemas/AccountCardConfigInput/properties/physical/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate270.errors = vErrors;
return false;
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.virtual !== undefined){
let data1 = data.virtual;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate271(data1, {instancePath:instancePath+"/virtual"}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/virtual",schemaPath:"#/components/schemas/AccountCardConfigInput/properties/virtual/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/virtual",schemaPath:"#/components/schemas/AccountCardConfigInput/properties/virtual/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate270.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"#/components/schemas/AccountCardConfigInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}
function validate271(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count !== undefined){
const _errs1 = errors;
if(!(validate84(data.count, {instancePath:instancePath+"/count"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs2 = errors;
if(typeof data.enabled !== "boolean"){
validate271.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/CardAllowanceInput/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate271.errors = [{instancePath,schemaPath:"#/components/schemas/CardAllowanceInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate271.errors = vErrors;
return errors === 0;
}
function validate325(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate325.errors = [{instancePath,schemaPath:"#/sets/validateUpdateAccountParameters/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.accountId === undefined) && (missing1 = "accountId")){
validate325.errors = [{instancePath:instancePath+"/path",schemaPath:"#/sets/validateUpdateAccountParameters/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.accountId !== undefined){
if(!(validate219(data0.accountId, {instancePath:instancePath+"/path/accountId"}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
}
}
else {
validate325.errors = [{instancePath:instancePath+"/path",schemaPath:"#/sets/validateUpdateAccountParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate325.errors = [{instancePath:instancePath+"/query",schemaPath:"#/sets/validateUpdateAccountParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs6 = errors;
if(errors === _errs6){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate325.errors = [{instancePath:instancePath+"/header",schemaPath:"#/sets/validateUpdateAccountParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"#/sets/validateUpdateAccountParameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}
const schema106 = {"type":"object","properties":{"accountId":{"$ref":"#/components/schemas/AccountIdOrUnset"},"allowedCategories":{"type":["array","null"],"items":{"type":"string"}},"blockedMerchants":{"type":["array","null"],"items":{"type":"string"}},"atmAccess":{"type":"boolean"},"billingAddress":{"anyOf":[{"$ref":"#/components/schemas/AddressInput"},{"type":"null"}]},"bin":{"type":"string"},"cardType":{"type":"string"},"currency":{"type":"string"},"embossingBusiness":{"type":"string"},"embossingPerson":{"type":"string"},"label":{"type":"string"},"limitAmount":{"$ref":"#/components/schemas/AmountOrUnset"},"limitInterval":{"type":"string"},"shipping":{"anyOf":[{"$ref":"#/components/schemas/CardShippingInput"},{"type":"null"}]}}};
function validate329(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountId !== undefined){
const _errs1 = errors;
if(!(validate2(data.accountId, {instancePath:instancePath+"/accountId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowedCategories !== undefined){
let data1 = data.allowedCategories;
const _errs2 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate329.errors = [{instancePath:instancePath+"/allowedCategories",schemaPath:"#/components/schemas/CreateCardRequest/properties/allowedCategories/type",keyword:"type",params:{type: schema106.properties.allowedCategories.type},message:"must be array,null"}];
return false;
}
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data1[i0] !== "string"){
validate329.errors = [{instancePath:instancePath+"/allowedCategories/" + i0,schemaPath:"#/components/schemas/CreateCardRequest/properties/allowedCategories/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockedMerchants !== undefined){
let data3 = data.blockedMerchants;
const _errs6 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate329.errors = [{instancePath:instancePath+"/blockedMerchants",schemaPath:"#/components/schemas/CreateCardRequest/properties/blockedMerchants/type",keyword:"type",params:{type: schema106.properties.blockedMerchants.type},message:"must be array,null"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(typeof data3[i1] !== "string"){
validate329.errors = [{instancePath:instancePath+"/blockedMerchants/" + i1,schemaPath:"#/components/schemas/CreateCardRequest/properties/blockedMerchants/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.atmAccess !== undefined){
const _errs10 = errors;
if(typeof data.atmAccess !== "boolean"){
validate329.errors = [{instancePath:instancePath+"/atmAccess",schemaPath:"#/components/schemas/CreateCardRequest/properties/atmAccess/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.billingAddress !== undefined){
let data6 = data.billingAddress;
const _errs12 = errors;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate9(data6, {instancePath:instancePath+"/billingAddress"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs15 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/billingAddress",schemaPath:"#/components/schemas/CreateCardRequest/properties/billingAddress/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/billingAddress",schemaPath:"#/components/schemas/CreateCardRequest/properties/billingAddress/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate329.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bin !== undefined){
const _errs17 = errors;
if(typeof data.bin !== "string"){
validate329.errors = [{instancePath:instancePath+"/bin",schemaPath:"#/components/schemas/CreateCardRequest/properties/bin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cardType !== undefined){
const _errs19 = errors;
if(typeof data.cardType !== "string"){
validate329.errors = [{instancePath:instancePath+"/cardType",schemaPath:"#/components/schemas/CreateCardRequest/properties/cardType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
const _errs21 = errors;
if(typeof data.currency !== "string"){
validate329.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/CreateCardRequest/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.embossingBusiness !== undefined){
const _errs23 = errors;
if(typeof data.embossingBusiness !== "string"){
validate329.errors = [{instancePath:instancePath+"/embossingBusiness",schemaPath:"#/components/schemas/CreateCardRequest/properties/embossingBusiness/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.embossingPerson !== undefined){
const _errs25 = errors;
if(typeof data.embossingPerson !== "string"){
validate329.errors = [{instancePath:instancePath+"/embossingPerson",schemaPath:"#/components/schemas/CreateCardRequest/properties/embossingPerson/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs27 = errors;
if(typeof data.label !== "string"){
validate329.errors = [{instancePath:instancePath+"/label",schemaPath:"#/components/schemas/CreateCardRequest/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limitAmount !== undefined){
const _errs29 = errors;
if(!(validate75(data.limitAmount, {instancePath:instancePath+"/limitAmount"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limitInterval !== undefined){
const _errs30 = errors;
if(typeof data.limitInterval !== "string"){
validate329.errors = [{instancePath:instancePath+"/limitInterval",schemaPath:"#/components/schemas/CreateCardRequest/properties/limitInterval/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shipping !== undefined){
let data15 = data.shipping;
const _errs32 = errors;
const _errs33 = errors;
let valid4 = false;
const _errs34 = errors;
if(!(validate333(data15, {instancePath:instancePath+"/shipping"}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
var _valid1 = _errs34 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs35 = errors;
if(data15 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/shipping",schemaPath:"#/components/schemas/CreateCardRequest/properties/shipping/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs35 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/shipping",schemaPath:"#/components/schemas/CreateCardRequest/properties/shipping/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate329.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate329.errors = [{instancePath,schemaPath:"#/components/schemas/CreateCardRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate329.errors = vErrors;
return errors === 0;
}
function validate333(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.shippingAddress !== undefined){
let data0 = data.shippingAddress;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate9(data0, {instancePath:instancePath+"/shippingAddress"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/shippingAddress",schemaPath:"#/components/schemas/CardShippingInput/properties/shippingAddress/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/shippingAddress",schemaPath:"#/components/schemas/CardShippingInput/properties/shippingAddress/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate333.errors = vErrors;
return false;
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
}
}
else {
validate333.errors = [{instancePath,schemaPath:"#/components/schemas/CardShippingInput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate333.errors = vErrors;
return errors === 0;
}
function validate337(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate337.errors = [{instancePath:instancePath+"/path",schemaPath:"#/sets/validateCreateCardParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate337.errors = [{instancePath:instancePath+"/query",schemaPath:"#/sets/validateCreateCardParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate337.errors = [{instancePath:instancePath+"/header",schemaPath:"#/sets/validateCreateCardParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate337.errors = [{instancePath,schemaPath:"#/sets/validateCreateCardParameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}
const schema109 = {"type":"object","required":["id","accountId","businessId","programId","createdPersonId","familyId","label","bin","cardType","currency","atmAccess","limitAmount","limitInterval","allowedCategories","blockedMerchants","embossingBusiness","embossingPerson","allowedMerchants","blockedCategories","availableLimit","cardStatus","activatedAt","expiryMonth","expiryYear","last4","theme","walletId","metadata","createdAt","modifiedAt","cardholder","shipping"],"properties":{"id":{"$ref":"#/components/schemas/CardId"},"accountId":{"$ref":"#/components/schemas/AccountId"},"businessId":{"$ref":"#/components/schemas/BusinessIdOrUnset"},"programId":{"$ref":"#/components/schemas/ProgramIdOrUnset"},"createdPersonId":{"$ref":"#/components/schemas/PersonIdOrUnset"},"familyId":{"type":"string"},"label":{"type":"string"},"bin":{"type":"string"},"cardType":{"type":"string"},"currency":{"type":"string"},"atmAccess":{"type":"boolean"},"limitAmount":{"$ref":"#/components/schemas/AmountOrUnset"},"limitInterval":{"type":"string"},"allowedCategories":{"type":["array","null"],"items":{"type":"string"}},"blockedMerchants":{"type":["array","null"],"items":{"type":"string"}},"embossingBusiness":{"type":"string"},"embossingPerson":{"type":"string"},"allowedMerchants":{"type":["array","null"],"items":{}},"blockedCategories":{"type":["array","null"],"items":{}},"availableLimit":{"$ref":"#/components/schemas/AmountOrUnset"},"cardStatus":{"type":"string"},"activatedAt":{"$ref":"#/components/schemas/TimestampOrUnset"},"expiryMonth":{"$ref":"#/components/schemas/ExpiryMonthOrUnset"},"expiryYear":{"$ref":"#/components/schemas/ExpiryYearOrUnset"},"last4":{"type":"string"},"theme":{"type":"string"},"walletId":{"type":"string"},"metadata":{},"createdAt":{"$ref":"#/components/schemas/Timestamp"},"modifiedAt":{"$ref":"#/components/schemas/TimestampOrUnset"},"cardholder":{"anyOf":[{"$ref":"#/components/schemas/Cardholder"},{"type":"null"}]},"shipping":{"anyOf":[{"$ref":"#/components/schemas/CardShipping"},{"type":"null"}]}}};
function validate339(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.accountId === undefined) && (missing0 = "accountId"))) || ((data.businessId === undefined) && (missing0 = "businessId"))) || ((data.programId === undefined) && (missing0 = "programId"))) || ((data.createdPersonId === undefined) && (missing0 = "createdPersonId"))) || ((data.familyId === undefined) && (missing0 = "familyId"))) || ((data.label === undefined) && (missing0 = "label"))) || ((data.bin === undefined) && (missing0 = "bin"))) || ((data.cardType === undefined) && (missing0 = "cardType"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.atmAccess === undefined) && (missing0 = "atmAccess"))) || ((data.limitAmount === undefined) && (missing0 = "limitAmount"))) || ((data.limitInterval === undefined) && (missing0 = "limitInterval"))) || ((data.allowedCategories === undefined) && (missing0 = "allowedCategories"))) || ((data.blockedMerchants === undefined) && (missing0 = "blockedMerchants"))) || ((data.embossingBusiness === undefined) && (missing0 = "embossingBusiness"))) || ((data.embossingPerson === undefined) && (missing0 = "embossingPerson"))) || ((data.allowedMerchants === undefined) && (missing0 = "allowedMerchants"))) || ((data.blockedCategories === undefined) && (missing0 = "blockedCategories"))) || ((data.availableLimit === undefined) && (missing0 = "availableLimit"))) || ((data.cardStatus === undefined) && (missing0 = "cardStatus"))) || ((data.activatedAt === undefined) && (missing0 = "activatedAt"))) || ((data.expiryMonth === undefined) && (missing0 = "expiryMonth"))) || ((data.expiryYear === undefined) && (missing0 = "expiryYear"))) || ((data.last4 === undefined) && (missing0 = "last4"))) || ((data.theme === undefined) && (missing0 = "theme"))) || ((data.walletId === undefined) && (missing0 = "walletId"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.modifiedAt === undefined) && (missing0 = "modifiedAt"))) || ((data.cardholder === undefined) && (missing0 = "cardholder"))) || ((data.shipping === undefined) && (missing0 = "shipping"))){
validate339.errors = [{instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate340(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountId !== undefined){
const _errs2 = errors;
if(!(validate219(data.accountId, {instancePath:instancePath+"/accountId"}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessId !== undefined){
const _errs3 = errors;
if(!(validate213(data.businessId, {instancePath:instancePath+"/businessId"}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.programId !== undefined){
const _errs4 = errors;
if(!(validate33(data.programId, {instancePath:instancePath+"/programId"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdPersonId !== undefined){
const _errs5 = errors;
if(!(validate223(data.createdPersonId, {instancePath:instancePath+"/createdPersonId"}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.familyId !== undefined){
const _errs6 = errors;
if(typeof data.familyId !== "string"){
validate339.errors = [{instancePath:instancePath+"/familyId",schemaPath:"#/components/schemas/Card/properties/familyId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs8 = errors;
if(typeof data.label !== "string"){
validate339.errors = [{instancePath:instancePath+"/label",schemaPath:"#/components/schemas/Card/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bin !== undefined){
const _errs10 = errors;
if(typeof data.bin !== "string"){
validate339.errors = [{instancePath:instancePath+"/bin",schemaPath:"#/components/schemas/Card/properties/bin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cardType !== undefined){
const _errs12 = errors;
if(typeof data.cardType !== "string"){
validate339.errors = [{instancePath:instancePath+"/cardType",schemaPath:"#/components/schemas/Card/properties/cardType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
const _errs14 = errors;
if(typeof data.currency !== "string"){
validate339.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Card/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.atmAccess !== undefined){
const _errs16 = errors;
if(typeof data.atmAccess !== "boolean"){
validate339.errors = [{instancePath:instancePath+"/atmAccess",schemaPath:"#/components/schemas/Card/properties/atmAccess/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limitAmount !== undefined){
const _errs18 = errors;
if(!(validate75(data.limitAmount, {instancePath:instancePath+"/limitAmount"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limitInterval !== undefined){
const _errs19 = errors;
if(typeof data.limitInterval !== "string"){
validate339.errors = [{instancePath:instancePath+"/limitInterval",schemaPath:"#/components/schemas/Card/properties/limitInterval/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowedCategories !== undefined){
let data13 = data.allowedCategories;
const _errs21 = errors;
if((!(Array.isArray(data13))) && (data13 !== null)){
validate339.errors = [{instancePath:instancePath+"/allowedCategories",schemaPath:"#/components/schemas/Card/properties/allowedCategories/type",keyword:"type",params:{type: schema109.properties.allowedCategories.type},message:"must be array,null"}];
return false;
}
if(errors === _errs21){
if(Array.isArray(data13)){
var valid1 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
const _errs23 = errors;
if(typeof data13[i0] !== "string"){
validate339.errors = [{instancePath:instancePath+"/allowedCategories/" + i0,schemaPath:"#/components/schemas/Card/properties/allowedCategories/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs23 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockedMerchants !== undefined){
let data15 = data.blockedMerchants;
const _errs25 = errors;
if((!(Array.isArray(data15))) && (data15 !== null)){
validate339.errors = [{instancePath:instancePath+"/blockedMerchants",schemaPath:"#/components/schemas/Card/properties/blockedMerchants/type",keyword:"type",params:{type: schema109.properties.blockedMerchants.type},message:"must be array,null"}];
return false;
}
if(errors === _errs25){
if(Array.isArray(data15)){
var valid2 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
const _errs27 = errors;
if(typeof data15[i1] !== "string"){
validate339.errors = [{instancePath:instancePath+"/blockedMerchants/" + i1,schemaPath:"#/components/schemas/Card/properties/blockedMerchants/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs27 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.embossingBusiness !== undefined){
const _errs29 = errors;
if(typeof data.embossingBusiness !== "string"){
validate339.errors = [{instancePath:instancePath+"/embossingBusiness",schemaPath:"#/components/schemas/Card/properties/embossingBusiness/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.embossingPerson !== undefined){
const _errs31 = errors;
if(typeof data.embossingPerson !== "string"){
validate339.errors = [{instancePath:instancePath+"/embossingPerson",schemaPath:"#/components/schemas/Card/properties/embossingPerson/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowedMerchants !== undefined){
let data19 = data.allowedMerchants;
const _errs33 = errors;
if((!(Array.isArray(data19))) && (data19 !== null)){
validate339.errors = [{instancePath:instancePath+"/allowedMerchants",schemaPath:"#/components/schemas/Card/properties/allowedMerchants/type",keyword:"type",params:{type: schema109.properties.allowedMerchants.type},message:"must be array,null"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockedCategories !== undefined){
let data20 = data.blockedCategories;
const _errs35 = errors;
if((!(Array.isArray(data20))) && (data20 !== null)){
validate339.errors = [{instancePath:instancePath+"/blockedCategories",schemaPath:"#/components/schemas/Card/properties/blockedCategories/type",keyword:"type",params:{type: schema109.properties.blockedCategories.type},message:"must be array,null"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.availableLimit !== undefined){
const _errs37 = errors;
if(!(validate75(data.availableLimit, {instancePath:instancePath+"/availableLimit"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cardStatus !== undefined){
const _errs38 = errors;
if(typeof data.cardStatus !== "string"){
validate339.errors = [{instancePath:instancePath+"/cardStatus",schemaPath:"#/components/schemas/Card/properties/cardStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activatedAt !== undefined){
const _errs40 = errors;
if(!(validate67(data.activatedAt, {instancePath:instancePath+"/activatedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiryMonth !== undefined){
const _errs41 = errors;
if(!(validate349(data.expiryMonth, {instancePath:instancePath+"/expiryMonth"}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiryYear !== undefined){
const _errs42 = errors;
if(!(validate351(data.expiryYear, {instancePath:instancePath+"/expiryYear"}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last4 !== undefined){
const _errs43 = errors;
if(typeof data.last4 !== "string"){
validate339.errors = [{instancePath:instancePath+"/last4",schemaPath:"#/components/schemas/Card/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.theme !== undefined){
const _errs45 = errors;
if(typeof data.theme !== "string"){
validate339.errors = [{instancePath:instancePath+"/theme",schemaPath:"#/components/schemas/Card/properties/theme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.walletId !== undefined){
const _errs47 = errors;
if(typeof data.walletId !== "string"){
validate339.errors = [{instancePath:instancePath+"/walletId",schemaPath:"#/components/schemas/Card/properties/walletId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs49 = errors;
if(!(validate57(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modifiedAt !== undefined){
const _errs50 = errors;
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cardholder !== undefined){
let data31 = data.cardholder;
const _errs51 = errors;
const _errs52 = errors;
let valid3 = false;
const _errs53 = errors;
if(!(validate355(data31, {instancePath:instancePath+"/cardholder"}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var _valid0 = _errs53 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs54 = errors;
if(data31 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/cardholder",schemaPath:"#/components/schemas/Card/properties/cardholder/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs54 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/cardholder",schemaPath:"#/components/schemas/Card/properties/cardholder/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate339.errors = vErrors;
return false;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shipping !== undefined){
let data32 = data.shipping;
const _errs56 = errors;
const _errs57 = errors;
let valid4 = false;
const _errs58 = errors;
if(!(validate363(data32, {instancePath:instancePath+"/shipping"}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
var _valid1 = _errs58 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs59 = errors;
if(data32 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/shipping",schemaPath:"#/components/schemas/Card/properties/shipping/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs59 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/shipping",schemaPath:"#/components/schemas/Card/properties/shipping/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate339.errors = vErrors;
return false;
}
else {
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate339.errors = [{instancePath,schemaPath:"#/components/schemas/Card/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}
function validate363(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.shippingAddress === undefined) && (missing0 = "shippingAddress"))) || ((data.deliveryStatus === undefined) && (missing0 = "deliveryStatus"))) || ((data.deliveryPartner === undefined) && (missing0 = "deliveryPartner"))) || ((data.eta === undefined) && (missing0 = "eta"))) || ((data.trackingNumber === undefined) && (missing0 = "trackingNumber"))) || ((data.trackingUrl === undefined) && (missing0 = "trackingUrl"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.modifiedAt === undefined) && (missing0 = "modifiedAt"))){
validate363.errors = [{instancePath,schemaPath:"#/components/schemas/CardShipping/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate364(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shippingAddress !== undefined){
let data1 = data.shippingAddress;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate40(data1, {instancePath:instancePath+"/shippingAddress"}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/shippingAddress",schemaPath:"#/components/schemas/CardShipping/properties/shippingAddress/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/shippingAddress",schemaPath:"#/components/schemas/CardShipping/properties/shippingAddress/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate363.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliveryStatus !== undefined){
const _errs7 = errors;
if(typeof data.deliveryStatus !== "string"){
validate363.errors = [{instancePath:instancePath+"/deliveryStatus",schemaPath:"#/components/schemas/CardShipping/properties/deliveryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliveryPartner !== undefined){
const _errs9 = errors;
if(typeof data.deliveryPartner !== "string"){
validate363.errors = [{instancePath:instancePath+"/deliveryPartner",schemaPath:"#/components/schemas/CardShipping/properties/deliveryPartner/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eta !== undefined){
const _errs11 = errors;
if(typeof data.eta !== "string"){
validate363.errors = [{instancePath:instancePath+"/eta",schemaPath:"#/components/schemas/CardShipping/properties/eta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trackingNumber !== undefined){
const _errs13 = errors;
if(typeof data.trackingNumber !== "string"){
validate363.errors = [{instancePath:instancePath+"/trackingNumber",schemaPath:"#/components/schemas/CardShipping/properties/trackingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trackingUrl !== undefined){
const _errs15 = errors;
if(typeof data.trackingUrl !== "string"){
validate363.errors = [{instancePath:instancePath+"/trackingUrl",schemaPath:"#/components/schemas/CardShipping/properties/trackingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs17 = errors;
if(!(validate67(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modifiedAt !== undefined){
const _errs18 = errors;
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate363.errors = [{instancePath,schemaPath:"#/components/schemas/CardShipping/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate363.errors = vErrors;
return errors === 0;
}
const pattern21 = new RegExp("^$|^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate364(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern21.test(data)){
validate364.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate364.errors = [{instancePath,schemaPath:"#/components/schemas/ShippingIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate364.errors = vErrors;
return errors === 0;
}
function validate355(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.personId === undefined) && (missing0 = "personId"))) || ((data.billingAddress === undefined) && (missing0 = "billingAddress"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.modifiedAt === undefined) && (missing0 = "modifiedAt"))){
validate355.errors = [{instancePath,schemaPath:"#/components/schemas/Cardholder/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate356(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate355.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Cardholder/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.personId !== undefined){
const _errs4 = errors;
if(!(validate223(data.personId, {instancePath:instancePath+"/personId"}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.billingAddress !== undefined){
let data3 = data.billingAddress;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate40(data3, {instancePath:instancePath+"/billingAddress"}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/billingAddress",schemaPath:"#/components/schemas/Cardholder/properties/billingAddress/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/billingAddress",schemaPath:"#/components/schemas/Cardholder/properties/billingAddress/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate355.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs10 = errors;
if(!(validate67(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modifiedAt !== undefined){
const _errs11 = errors;
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate355.errors = [{instancePath,schemaPath:"#/components/schemas/Cardholder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate355.errors = vErrors;
return errors === 0;
}
const pattern20 = new RegExp("^$|^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate356(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern20.test(data)){
validate356.errors = [{instancePath,schemaPath:"#/components/schemas/CardholderIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate356.errors = [{instancePath,schemaPath:"#/components/schemas/CardholderIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate356.errors = vErrors;
return errors === 0;
}
const pattern19 = new RegExp("^$|^[0-9]{4}$", "u");
function validate351(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern19.test(data)){
validate351.errors = [{instancePath,schemaPath:"#/components/schemas/ExpiryYearOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^[0-9]{4}$"},message:"must match pattern \""+"^$|^[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate351.errors = [{instancePath,schemaPath:"#/components/schemas/ExpiryYearOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate351.errors = vErrors;
return errors === 0;
}
const pattern18 = new RegExp("^$|^[0-9]{2}$", "u");
function validate349(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern18.test(data)){
validate349.errors = [{instancePath,schemaPath:"#/components/schemas/ExpiryMonthOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^[0-9]{2}$"},message:"must match pattern \""+"^$|^[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate349.errors = [{instancePath,schemaPath:"#/components/schemas/ExpiryMonthOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}
const pattern17 = new RegExp("^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate340(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate340.errors = [{instancePath,schemaPath:"#/components/schemas/CardId/pattern",keyword:"pattern",params:{pattern: "^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/components/schemas/CardId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}
function validate371(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountId !== undefined){
const _errs1 = errors;
if(!(validate2(data.accountId, {instancePath:instancePath+"/accountId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contactId !== undefined){
const _errs2 = errors;
if(!(validate373(data.contactId, {instancePath:instancePath+"/contactId"}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
const _errs3 = errors;
if(!(validate75(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
validate371.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/ReceiveAchPullRequest/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs6 = errors;
if(typeof data.type !== "string"){
validate371.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ReceiveAchPullRequest/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate371.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiveAchPullRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate371.errors = vErrors;
return errors === 0;
}
const pattern22 = new RegExp("^$|^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate373(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern22.test(data)){
validate373.errors = [{instancePath,schemaPath:"#/components/schemas/ContactIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate373.errors = [{instancePath,schemaPath:"#/components/schemas/ContactIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate373.errors = vErrors;
return errors === 0;
}
function validate377(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate377.errors = [{instancePath:instancePath+"/path",schemaPath:"#/sets/validateReceiveAchPullParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate377.errors = [{instancePath:instancePath+"/query",schemaPath:"#/sets/validateReceiveAchPullParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate377.errors = [{instancePath:instancePath+"/header",schemaPath:"#/sets/validateReceiveAchPullParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate377.errors = [{instancePath,schemaPath:"#/sets/validateReceiveAchPullParameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate377.errors = vErrors;
return errors === 0;
}
function validate379(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.accountId === undefined) && (missing0 = "accountId"))) || ((data.contactId === undefined) && (missing0 = "contactId"))) || ((data.parentTransferId === undefined) && (missing0 = "parentTransferId"))) || ((data.fallbackTransferId === undefined) && (missing0 = "fallbackTransferId"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.destinationAmount === undefined) && (missing0 = "destinationAmount"))) || ((data.destinationCurrency === undefined) && (missing0 = "destinationCurrency"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.accountNumber === undefined) && (missing0 = "accountNumber"))) || ((data.accountType === undefined) && (missing0 = "accountType"))) || ((data.bankName === undefined) && (missing0 = "bankName"))) || ((data.routingNumber === undefined) && (missing0 = "routingNumber"))) || ((data.iban === undefined) && (missing0 = "iban"))) || ((data.bin === undefined) && (missing0 = "bin"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.attachment === undefined) && (missing0 = "attachment"))) || ((data.purposeCode === undefined) && (missing0 = "purposeCode"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.valid === undefined) && (missing0 = "valid"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.reviewCode === undefined) && (missing0 = "reviewCode"))) || ((data.reviewMessage === undefined) && (missing0 = "reviewMessage"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.transferType === undefined) && (missing0 = "transferType"))) || ((data.transferSubType === undefined) && (missing0 = "transferSubType"))) || ((data.txnType === undefined) && (missing0 = "txnType"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.modifiedAt === undefined) && (missing0 = "modifiedAt"))) || ((data.transferredAt === undefined) && (missing0 = "transferredAt"))){
validate379.errors = [{instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate380(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountId !== undefined){
const _errs2 = errors;
if(!(validate2(data.accountId, {instancePath:instancePath+"/accountId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contactId !== undefined){
const _errs3 = errors;
if(!(validate373(data.contactId, {instancePath:instancePath+"/contactId"}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentTransferId !== undefined){
const _errs4 = errors;
if(typeof data.parentTransferId !== "string"){
validate379.errors = [{instancePath:instancePath+"/parentTransferId",schemaPath:"#/components/schemas/Transfer/properties/parentTransferId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallbackTransferId !== undefined){
const _errs6 = errors;
if(typeof data.fallbackTransferId !== "string"){
validate379.errors = [{instancePath:instancePath+"/fallbackTransferId",schemaPath:"#/components/schemas/Transfer/properties/fallbackTransferId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
const _errs8 = errors;
if(!(validate225(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destinationAmount !== undefined){
const _errs9 = errors;
if(!(validate75(data.destinationAmount, {instancePath:instancePath+"/destinationAmount"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destinationCurrency !== undefined){
const _errs10 = errors;
if(typeof data.destinationCurrency !== "string"){
validate379.errors = [{instancePath:instancePath+"/destinationCurrency",schemaPath:"#/components/schemas/Transfer/properties/destinationCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs12 = errors;
if(typeof data.name !== "string"){
validate379.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Transfer/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountNumber !== undefined){
const _errs14 = errors;
if(typeof data.accountNumber !== "string"){
validate379.errors = [{instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/Transfer/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountType !== undefined){
const _errs16 = errors;
if(typeof data.accountType !== "string"){
validate379.errors = [{instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/Transfer/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankName !== undefined){
const _errs18 = errors;
if(typeof data.bankName !== "string"){
validate379.errors = [{instancePath:instancePath+"/bankName",schemaPath:"#/components/schemas/Transfer/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routingNumber !== undefined){
const _errs20 = errors;
if(typeof data.routingNumber !== "string"){
validate379.errors = [{instancePath:instancePath+"/routingNumber",schemaPath:"#/components/schemas/Transfer/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iban !== undefined){
const _errs22 = errors;
if(typeof data.iban !== "string"){
validate379.errors = [{instancePath:instancePath+"/iban",schemaPath:"#/components/schemas/Transfer/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bin !== undefined){
const _errs24 = errors;
if(typeof data.bin !== "string"){
validate379.errors = [{instancePath:instancePath+"/bin",schemaPath:"#/components/schemas/Transfer/properties/bin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs26 = errors;
if(!(validate40(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachment !== undefined){
const _errs27 = errors;
if(typeof data.attachment !== "string"){
validate379.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/components/schemas/Transfer/properties/attachment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.purposeCode !== undefined){
const _errs29 = errors;
if(typeof data.purposeCode !== "string"){
validate379.errors = [{instancePath:instancePath+"/purposeCode",schemaPath:"#/components/schemas/Transfer/properties/purposeCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs31 = errors;
if(typeof data.type !== "string"){
validate379.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/Transfer/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valid !== undefined){
const _errs33 = errors;
if(typeof data.valid !== "string"){
validate379.errors = [{instancePath:instancePath+"/valid",schemaPath:"#/components/schemas/Transfer/properties/valid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs35 = errors;
if(typeof data.title !== "string"){
validate379.errors = [{instancePath:instancePath+"/title",schemaPath:"#/components/schemas/Transfer/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs37 = errors;
if(typeof data.description !== "string"){
validate379.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/Transfer/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data22 = data.metadata;
const _errs39 = errors;
const _errs40 = errors;
let valid1 = false;
const _errs41 = errors;
if(!(validate387(data22, {instancePath:instancePath+"/metadata"}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var _valid0 = _errs41 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs42 = errors;
if(data22 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Transfer/properties/metadata/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs42 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/Transfer/properties/metadata/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate379.errors = vErrors;
return false;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewCode !== undefined){
const _errs44 = errors;
if(typeof data.reviewCode !== "string"){
validate379.errors = [{instancePath:instancePath+"/reviewCode",schemaPath:"#/components/schemas/Transfer/properties/reviewCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewMessage !== undefined){
const _errs46 = errors;
if(typeof data.reviewMessage !== "string"){
validate379.errors = [{instancePath:instancePath+"/reviewMessage",schemaPath:"#/components/schemas/Transfer/properties/reviewMessage/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs48 = errors;
if(typeof data.status !== "string"){
validate379.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Transfer/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transferType !== undefined){
const _errs50 = errors;
if(typeof data.transferType !== "string"){
validate379.errors = [{instancePath:instancePath+"/transferType",schemaPath:"#/components/schemas/Transfer/properties/transferType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transferSubType !== undefined){
const _errs52 = errors;
if(typeof data.transferSubType !== "string"){
validate379.errors = [{instancePath:instancePath+"/transferSubType",schemaPath:"#/components/schemas/Transfer/properties/transferSubType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.txnType !== undefined){
const _errs54 = errors;
if(typeof data.txnType !== "string"){
validate379.errors = [{instancePath:instancePath+"/txnType",schemaPath:"#/components/schemas/Transfer/properties/txnType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs56 = errors;
if(!(validate67(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modifiedAt !== undefined){
const _errs57 = errors;
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transferredAt !== undefined){
const _errs58 = errors;
if(!(validate67(data.transferredAt, {instancePath:instancePath+"/transferredAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate379.errors = [{instancePath,schemaPath:"#/components/schemas/Transfer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate379.errors = vErrors;
return errors === 0;
}
function validate387(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate387.errors = [{instancePath,schemaPath:"#/components/schemas/TransferMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate387.errors = vErrors;
return errors === 0;
}
const pattern23 = new RegExp("^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate380(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern23.test(data)){
validate380.errors = [{instancePath,schemaPath:"#/components/schemas/TransferId/pattern",keyword:"pattern",params:{pattern: "^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""}];
return false;
}
}
else {
validate380.errors = [{instancePath,schemaPath:"#/components/schemas/TransferId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate380.errors = vErrors;
return errors === 0;
}
function validate393(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
const _errs1 = errors;
if(typeof data.description !== "string"){
validate393.errors = [{instancePath:instancePath+"/description",schemaPath:"#/components/schemas/UpdateSentCheckRequest/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate393.errors = [{instancePath:instancePath+"/title",schemaPath:"#/components/schemas/UpdateSentCheckRequest/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data2 = data.metadata;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate387(data2, {instancePath:instancePath+"/metadata"}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/UpdateSentCheckRequest/properties/metadata/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/UpdateSentCheckRequest/properties/metadata/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
validate393.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate393.errors = [{instancePath,schemaPath:"#/components/schemas/UpdateSentCheckRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate393.errors = vErrors;
return errors === 0;
}
function validate396(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate396.errors = [{instancePath,schemaPath:"#/sets/validateUpdateSentCheckParameters/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.transferId === undefined) && (missing1 = "transferId")){
validate396.errors = [{instancePath:instancePath+"/path",schemaPath:"#/sets/validateUpdateSentCheckParameters/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.transferId !== undefined){
if(!(validate380(data0.transferId, {instancePath:instancePath+"/path/transferId"}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
}
}
}
else {
validate396.errors = [{instancePath:instancePath+"/path",schemaPath:"#/sets/validateUpdateSentCheckParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate396.errors = [{instancePath:instancePath+"/query",schemaPath:"#/sets/validateUpdateSentCheckParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs6 = errors;
if(errors === _errs6){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate396.errors = [{instancePath:instancePath+"/header",schemaPath:"#/sets/validateUpdateSentCheckParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate396.errors = [{instancePath,schemaPath:"#/sets/validateUpdateSentCheckParameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate396.errors = vErrors;
return errors === 0;
}
function validate399(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate379(data, {instancePath}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.transferType === undefined) && (missing0 = "transferType")) || ((data.txnType === undefined) && (missing0 = "txnType"))){
validate399.errors = [{instancePath,schemaPath:"#/components/schemas/SentCheck/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.transferType !== undefined){
let data0 = data.transferType;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate399.errors = [{instancePath:instancePath+"/transferType",schemaPath:"#/components/schemas/SentCheck/allOf/1/properties/transferType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("physicalCheck" !== data0){
validate399.errors = [{instancePath:instancePath+"/transferType",schemaPath:"#/components/schemas/SentCheck/allOf/1/properties/transferType/const",keyword:"const",params:{allowedValue: "physicalCheck"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.txnType !== undefined){
let data1 = data.txnType;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate399.errors = [{instancePath:instancePath+"/txnType",schemaPath:"#/components/schemas/SentCheck/allOf/1/properties/txnType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("debit" !== data1){
validate399.errors = [{instancePath:instancePath+"/txnType",schemaPath:"#/components/schemas/SentCheck/allOf/1/properties/txnType/const",keyword:"const",params:{allowedValue: "debit"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate399.errors = [{instancePath,schemaPath:"#/components/schemas/SentCheck/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate399.errors = vErrors;
return errors === 0;
}
export const validateCreateContactRequest: Validator<CreateContactRequest> = validate1;
export const validateCreateContactParameters: Validator<{ path?: object; query?: object; header?: object }> = validate28;
export const validateCreateContactResponse201: Validator<Contact> = validate30;
export const validateRetrieveProgramParameters: Validator<{ path: { "programId": ProgramId }; query?: object; header?: object }> = validate61;
export const validateRetrieveProgramResponse2XX: Validator<Program> = validate65;
export const validateCreateAccountRequest: Validator<CreateAccountRequest> = validate212;
export const validateCreateAccountParameters: Validator<{ path?: object; query?: object; header?: object }> = validate216;
export const validateCreateAccountResponse201: Validator<Account> = validate218;
export const validateUpdateAccountRequest: Validator<UpdateAccountRequest> = validate268;
export const validateUpdateAccountParameters: Validator<{ path: { "accountId": AccountId }; query?: object; header?: object }> = validate325;
export const validateUpdateAccountResponse200: Validator<Account> = validateCreateAccountResponse201;
export const validateCreateCardRequest: Validator<CreateCardRequest> = validate329;
export const validateCreateCardParameters: Validator<{ path?: object; query?: object; header?: object }> = validate337;
export const validateCreateCardResponse201: Validator<Card> = validate339;
export const validateReceiveAchPullRequest: Validator<ReceiveAchPullRequest> = validate371;
export const validateReceiveAchPullParameters: Validator<{ path?: object; query?: object; header?: object }> = validate377;
export const validateReceiveAchPullResponse201: Validator<Transfer> = validate379;
export const validateUpdateSentCheckRequest: Validator<UpdateSentCheckRequest> = validate393;
export const validateUpdateSentCheckParameters: Validator<{ path: { "transferId": TransferId }; query?: object; header?: object }> = validate396;
export const validateUpdateSentCheckResponse200: Validator<SentCheck> = validate399;

export const requestBodies = {
  "createContact": validateCreateContactRequest,
  "createAccount": validateCreateAccountRequest,
  "updateAccount": validateUpdateAccountRequest,
  "createCard": validateCreateCardRequest,
  "receiveAchPull": validateReceiveAchPullRequest,
  "updateSentCheck": validateUpdateSentCheckRequest,
} as const;
export const parameters = {
  "createContact": validateCreateContactParameters,
  "retrieveProgram": validateRetrieveProgramParameters,
  "createAccount": validateCreateAccountParameters,
  "updateAccount": validateUpdateAccountParameters,
  "createCard": validateCreateCardParameters,
  "receiveAchPull": validateReceiveAchPullParameters,
  "updateSentCheck": validateUpdateSentCheckParameters,
} as const;
export const responses = {
  "createContact": { "201": validateCreateContactResponse201 },
  "retrieveProgram": { "2XX": validateRetrieveProgramResponse2XX },
  "createAccount": { "201": validateCreateAccountResponse201 },
  "updateAccount": { "200": validateUpdateAccountResponse200 },
  "createCard": { "201": validateCreateCardResponse201 },
  "receiveAchPull": { "201": validateReceiveAchPullResponse201 },
  "updateSentCheck": { "200": validateUpdateSentCheckResponse200 },
} as const;
