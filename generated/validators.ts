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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountId !== undefined){
if(!(validate2(data.accountId, {instancePath:instancePath+"/accountId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/CreateContactRequest/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/components/schemas/CreateContactRequest/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.phone !== undefined){
if(!(validate4(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.ach !== undefined){
let data4 = data.ach;
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
}
if(data.card !== undefined){
let data5 = data.card;
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
}
if(data.check !== undefined){
let data6 = data.check;
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
}
if(data.wire !== undefined){
let data7 = data.wire;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreateContactRequest/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
function validate17(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.domestic !== undefined){
let data0 = data.domestic;
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
if(data.international !== undefined){
let data1 = data.international;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountNumber !== undefined){
if(typeof data.accountNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.accountType !== undefined){
if(typeof data.accountType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bankIdentifierCode !== undefined){
if(typeof data.bankIdentifierCode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bankIdentifierCode",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/bankIdentifierCode/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bankIdentifierType !== undefined){
if(typeof data.bankIdentifierType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bankIdentifierType",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/bankIdentifierType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.beneficiaryAddress !== undefined){
let data4 = data.beneficiaryAddress;
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
}
if(data.beneficiaryBank !== undefined){
if(typeof data.beneficiaryBank !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/beneficiaryBank",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/beneficiaryBank/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.beneficiaryBankAddress !== undefined){
let data6 = data.beneficiaryBankAddress;
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
}
if(data.correspondentBank !== undefined){
if(typeof data.correspondentBank !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/correspondentBank",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/correspondentBank/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.correspondentBankAddress !== undefined){
let data8 = data.correspondentBankAddress;
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
}
if(data.correspondentBankIdentifierCode !== undefined){
if(typeof data.correspondentBankIdentifierCode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/correspondentBankIdentifierCode",schemaPath:"#/components/schemas/ContactWireInternationalInput/properties/correspondentBankIdentifierCode/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInternationalInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addressType !== undefined){
if(typeof data.addressType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/addressType",schemaPath:"#/components/schemas/AddressInput/properties/addressType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.line1 !== undefined){
if(typeof data.line1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/line1",schemaPath:"#/components/schemas/AddressInput/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.line2 !== undefined){
if(typeof data.line2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/line2",schemaPath:"#/components/schemas/AddressInput/properties/line2/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/components/schemas/AddressInput/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/components/schemas/AddressInput/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.postalCode !== undefined){
if(typeof data.postalCode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",schemaPath:"#/components/schemas/AddressInput/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.country !== undefined){
if(!(validate10(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AddressInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
const pattern2 = new RegExp("^$|^[A-Za-z]{2}$", "u");
function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CountryCodeOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^[A-Za-z]{2}$"},message:"must match pattern \""+"^$|^[A-Za-z]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CountryCodeOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
function validate18(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountNumber !== undefined){
if(typeof data.accountNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/ContactWireDomesticInput/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.accountType !== undefined){
if(typeof data.accountType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ContactWireDomesticInput/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.address !== undefined){
let data2 = data.address;
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
}
if(data.bankName !== undefined){
if(typeof data.bankName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bankName",schemaPath:"#/components/schemas/ContactWireDomesticInput/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.routingNumber !== undefined){
if(typeof data.routingNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/routingNumber",schemaPath:"#/components/schemas/ContactWireDomesticInput/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireDomesticInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
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
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactCheckInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
function validate8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
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
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactCardInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
function validate6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountNumber !== undefined){
if(typeof data.accountNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/ContactAchInput/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.accountType !== undefined){
if(typeof data.accountType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ContactAchInput/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bankName !== undefined){
if(typeof data.bankName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bankName",schemaPath:"#/components/schemas/ContactAchInput/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.routingNumber !== undefined){
if(typeof data.routingNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/routingNumber",schemaPath:"#/components/schemas/ContactAchInput/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactAchInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
const pattern1 = new RegExp("^$|^\\+[0-9]", "u");
function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/PhoneNumberOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^\\+[0-9]"},message:"must match pattern \""+"^$|^\\+[0-9]"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/PhoneNumberOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
const pattern0 = new RegExp("^$|^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
function validate28(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/sets/validateCreateContactParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/sets/validateCreateContactParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"#/sets/validateCreateContactParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/sets/validateCreateContactParameters/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
function validate30(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.programId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "programId"},message:"must have required property '"+"programId"+"'"});
errors++;
}
if(data.accountId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});
errors++;
}
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"});
errors++;
}
if(data.ach === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "ach"},message:"must have required property '"+"ach"+"'"});
errors++;
}
if(data.card === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"});
errors++;
}
if(data.check === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'"});
errors++;
}
if(data.wire === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "wire"},message:"must have required property '"+"wire"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"});
errors++;
}
if(data.modifiedAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "modifiedAt"},message:"must have required property '"+"modifiedAt"+"'"});
errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"});
errors++;
}
if(data.crossBorder === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "crossBorder"},message:"must have required property '"+"crossBorder"+"'"});
errors++;
}
if(data.debitCard === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "debitCard"},message:"must have required property '"+"debitCard"+"'"});
errors++;
}
if(data.intrabank === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/required",keyword:"required",params:{missingProperty: "intrabank"},message:"must have required property '"+"intrabank"+"'"});
errors++;
}
if(data.id !== undefined){
if(!(validate31(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.programId !== undefined){
if(!(validate33(data.programId, {instancePath:instancePath+"/programId"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.accountId !== undefined){
if(!(validate2(data.accountId, {instancePath:instancePath+"/accountId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Contact/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/components/schemas/Contact/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.phone !== undefined){
if(!(validate4(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.ach !== undefined){
let data6 = data.ach;
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
}
if(data.card !== undefined){
let data7 = data.card;
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
}
if(data.check !== undefined){
let data8 = data.check;
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
}
if(data.wire !== undefined){
let data9 = data.wire;
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
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/components/schemas/Contact/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Contact/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/Contact/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate57(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.modifiedAt !== undefined){
if(!(validate57(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Contact/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
const pattern5 = new RegExp("^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$", "u");
function validate57(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$"},message:"must match pattern \""+"^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
function validate47(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.domestic === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWire/required",keyword:"required",params:{missingProperty: "domestic"},message:"must have required property '"+"domestic"+"'"});
errors++;
}
if(data.international === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWire/required",keyword:"required",params:{missingProperty: "international"},message:"must have required property '"+"international"+"'"});
errors++;
}
if(data.domestic !== undefined){
let data0 = data.domestic;
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
if(data.international !== undefined){
let data1 = data.international;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWire/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
function validate51(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInternational/required",keyword:"required",params:{missingProperty: "accountNumber"},message:"must have required property '"+"accountNumber"+"'"});
errors++;
}
if(data.accountType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInternational/required",keyword:"required",params:{missingProperty: "accountType"},message:"must have required property '"+"accountType"+"'"});
errors++;
}
if(data.bankIdentifierCode === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInternational/required",keyword:"required",params:{missingProperty: "bankIdentifierCode"},message:"must have required property '"+"bankIdentifierCode"+"'"});
errors++;
}
if(data.bankIdentifierType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInternational/required",keyword:"required",params:{missingProperty: "bankIdentifierType"},message:"must have required property '"+"bankIdentifierType"+"'"});
errors++;
}
if(data.beneficiaryAddress === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInternational/required",keyword:"required",params:{missingProperty: "beneficiaryAddress"},message:"must have required property '"+"beneficiaryAddress"+"'"});
errors++;
}
if(data.beneficiaryBank === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInternational/required",keyword:"required",params:{missingProperty: "beneficiaryBank"},message:"must have required property '"+"beneficiaryBank"+"'"});
errors++;
}
if(data.beneficiaryBankAddress === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInternational/required",keyword:"required",params:{missingProperty: "beneficiaryBankAddress"},message:"must have required property '"+"beneficiaryBankAddress"+"'"});
errors++;
}
if(data.correspondentBank === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInternational/required",keyword:"required",params:{missingProperty: "correspondentBank"},message:"must have required property '"+"correspondentBank"+"'"});
errors++;
}
if(data.correspondentBankAddress === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInternational/required",keyword:"required",params:{missingProperty: "correspondentBankAddress"},message:"must have required property '"+"correspondentBankAddress"+"'"});
errors++;
}
if(data.correspondentBankIdentifierCode === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInternational/required",keyword:"required",params:{missingProperty: "correspondentBankIdentifierCode"},message:"must have required property '"+"correspondentBankIdentifierCode"+"'"});
errors++;
}
if(data.accountNumber !== undefined){
if(typeof data.accountNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/ContactWireInternational/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.accountType !== undefined){
if(typeof data.accountType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ContactWireInternational/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bankIdentifierCode !== undefined){
if(typeof data.bankIdentifierCode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bankIdentifierCode",schemaPath:"#/components/schemas/ContactWireInternational/properties/bankIdentifierCode/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bankIdentifierType !== undefined){
if(typeof data.bankIdentifierType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bankIdentifierType",schemaPath:"#/components/schemas/ContactWireInternational/properties/bankIdentifierType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.beneficiaryAddress !== undefined){
let data4 = data.beneficiaryAddress;
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
}
if(data.beneficiaryBank !== undefined){
if(typeof data.beneficiaryBank !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/beneficiaryBank",schemaPath:"#/components/schemas/ContactWireInternational/properties/beneficiaryBank/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.beneficiaryBankAddress !== undefined){
let data6 = data.beneficiaryBankAddress;
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
}
if(data.correspondentBank !== undefined){
if(typeof data.correspondentBank !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/correspondentBank",schemaPath:"#/components/schemas/ContactWireInternational/properties/correspondentBank/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.correspondentBankAddress !== undefined){
let data8 = data.correspondentBankAddress;
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
}
if(data.correspondentBankIdentifierCode !== undefined){
if(typeof data.correspondentBankIdentifierCode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/correspondentBankIdentifierCode",schemaPath:"#/components/schemas/ContactWireInternational/properties/correspondentBankIdentifierCode/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireInternational/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
function validate40(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addressType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Address/required",keyword:"required",params:{missingProperty: "addressType"},message:"must have required property '"+"addressType"+"'"});
errors++;
}
if(data.line1 === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Address/required",keyword:"required",params:{missingProperty: "line1"},message:"must have required property '"+"line1"+"'"});
errors++;
}
if(data.line2 === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Address/required",keyword:"required",params:{missingProperty: "line2"},message:"must have required property '"+"line2"+"'"});
errors++;
}
if(data.city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Address/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"});
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Address/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"});
errors++;
}
if(data.postalCode === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Address/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"});
errors++;
}
if(data.country === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Address/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"});
errors++;
}
if(data.addressType !== undefined){
if(typeof data.addressType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/addressType",schemaPath:"#/components/schemas/Address/properties/addressType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.line1 !== undefined){
if(typeof data.line1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/line1",schemaPath:"#/components/schemas/Address/properties/line1/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.line2 !== undefined){
if(typeof data.line2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/line2",schemaPath:"#/components/schemas/Address/properties/line2/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/components/schemas/Address/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/components/schemas/Address/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.postalCode !== undefined){
if(typeof data.postalCode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",schemaPath:"#/components/schemas/Address/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.country !== undefined){
if(!(validate10(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Address/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireDomestic/required",keyword:"required",params:{missingProperty: "accountNumber"},message:"must have required property '"+"accountNumber"+"'"});
errors++;
}
if(data.accountType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireDomestic/required",keyword:"required",params:{missingProperty: "accountType"},message:"must have required property '"+"accountType"+"'"});
errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireDomestic/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
if(data.bankName === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireDomestic/required",keyword:"required",params:{missingProperty: "bankName"},message:"must have required property '"+"bankName"+"'"});
errors++;
}
if(data.routingNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireDomestic/required",keyword:"required",params:{missingProperty: "routingNumber"},message:"must have required property '"+"routingNumber"+"'"});
errors++;
}
if(data.last4 === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireDomestic/required",keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"});
errors++;
}
if(data.accountNumber !== undefined){
if(typeof data.accountNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/ContactWireDomestic/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.accountType !== undefined){
if(typeof data.accountType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ContactWireDomestic/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.address !== undefined){
let data2 = data.address;
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
}
if(data.bankName !== undefined){
if(typeof data.bankName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bankName",schemaPath:"#/components/schemas/ContactWireDomestic/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.routingNumber !== undefined){
if(typeof data.routingNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/routingNumber",schemaPath:"#/components/schemas/ContactWireDomestic/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.last4 !== undefined){
let data5 = data.last4;
if(typeof data5 === "string"){
if(func0(data5) > 4){
(vErrors ??= []).push({instancePath:instancePath+"/last4",schemaPath:"#/components/schemas/ContactWireDomestic/properties/last4/maxLength",keyword:"maxLength",params:{limit: 4},message:"must NOT have more than 4 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/last4",schemaPath:"#/components/schemas/ContactWireDomestic/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactWireDomestic/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
function validate44(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactCheck/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
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
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactCheck/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
function validate39(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactCard/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
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
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactCard/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
function validate37(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactAch/required",keyword:"required",params:{missingProperty: "accountNumber"},message:"must have required property '"+"accountNumber"+"'"});
errors++;
}
if(data.accountType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactAch/required",keyword:"required",params:{missingProperty: "accountType"},message:"must have required property '"+"accountType"+"'"});
errors++;
}
if(data.bankName === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactAch/required",keyword:"required",params:{missingProperty: "bankName"},message:"must have required property '"+"bankName"+"'"});
errors++;
}
if(data.routingNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactAch/required",keyword:"required",params:{missingProperty: "routingNumber"},message:"must have required property '"+"routingNumber"+"'"});
errors++;
}
if(data.last4 === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactAch/required",keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"});
errors++;
}
if(data.verified === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactAch/required",keyword:"required",params:{missingProperty: "verified"},message:"must have required property '"+"verified"+"'"});
errors++;
}
if(data.accountNumber !== undefined){
if(typeof data.accountNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/ContactAch/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.accountType !== undefined){
if(typeof data.accountType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/ContactAch/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bankName !== undefined){
if(typeof data.bankName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bankName",schemaPath:"#/components/schemas/ContactAch/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.routingNumber !== undefined){
if(typeof data.routingNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/routingNumber",schemaPath:"#/components/schemas/ContactAch/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.last4 !== undefined){
let data4 = data.last4;
if(typeof data4 === "string"){
if(func0(data4) > 4){
(vErrors ??= []).push({instancePath:instancePath+"/last4",schemaPath:"#/components/schemas/ContactAch/properties/last4/maxLength",keyword:"maxLength",params:{limit: 4},message:"must NOT have more than 4 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/last4",schemaPath:"#/components/schemas/ContactAch/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.verified !== undefined){
if(typeof data.verified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/verified",schemaPath:"#/components/schemas/ContactAch/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactAch/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
const pattern4 = new RegExp("^$|^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate33(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
const pattern3 = new RegExp("^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate31(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactId/pattern",keyword:"pattern",params:{pattern: "^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
function validate61(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/sets/validateRetrieveProgramParameters/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.programId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/sets/validateRetrieveProgramParameters/properties/path/required",keyword:"required",params:{missingProperty: "programId"},message:"must have required property '"+"programId"+"'"});
errors++;
}
if(data0.programId !== undefined){
if(!(validate62(data0.programId, {instancePath:instancePath+"/path/programId"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/sets/validateRetrieveProgramParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/sets/validateRetrieveProgramParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"#/sets/validateRetrieveProgramParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/sets/validateRetrieveProgramParameters/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
const pattern6 = new RegExp("^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate62(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramId/pattern",keyword:"pattern",params:{pattern: "^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
function validate65(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});
errors++;
}
if(data.productName === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "productName"},message:"must have required property '"+"productName"+"'"});
errors++;
}
if(data.programType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "programType"},message:"must have required property '"+"programType"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"});
errors++;
}
if(data.modifiedAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "modifiedAt"},message:"must have required property '"+"modifiedAt"+"'"});
errors++;
}
if(data.allowedIps === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "allowedIps"},message:"must have required property '"+"allowedIps"+"'"});
errors++;
}
if(data.subscription === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "subscription"},message:"must have required property '"+"subscription"+"'"});
errors++;
}
if(data["3DS"] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "3DS"},message:"must have required property '"+"3DS"+"'"});
errors++;
}
if(data.bank === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "bank"},message:"must have required property '"+"bank"+"'"});
errors++;
}
if(data.billing === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "billing"},message:"must have required property '"+"billing"+"'"});
errors++;
}
if(data.brand === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"});
errors++;
}
if(data.card === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"});
errors++;
}
if(data.company === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"});
errors++;
}
if(data.fallback === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "fallback"},message:"must have required property '"+"fallback"+"'"});
errors++;
}
if(data.identity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "identity"},message:"must have required property '"+"identity"+"'"});
errors++;
}
if(data.incoming === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "incoming"},message:"must have required property '"+"incoming"+"'"});
errors++;
}
if(data.legal === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "legal"},message:"must have required property '"+"legal"+"'"});
errors++;
}
if(data.limits === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"});
errors++;
}
if(data.minor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "minor"},message:"must have required property '"+"minor"+"'"});
errors++;
}
if(data.notification === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "notification"},message:"must have required property '"+"notification"+"'"});
errors++;
}
if(data.onboarding === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "onboarding"},message:"must have required property '"+"onboarding"+"'"});
errors++;
}
if(data.ops === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "ops"},message:"must have required property '"+"ops"+"'"});
errors++;
}
if(data.bankLinkExchange === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "bankLinkExchange"},message:"must have required property '"+"bankLinkExchange"+"'"});
errors++;
}
if(data.realTimeAuth === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "realTimeAuth"},message:"must have required property '"+"realTimeAuth"+"'"});
errors++;
}
if(data.receive === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "receive"},message:"must have required property '"+"receive"+"'"});
errors++;
}
if(data.reward === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "reward"},message:"must have required property '"+"reward"+"'"});
errors++;
}
if(data.send === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "send"},message:"must have required property '"+"send"+"'"});
errors++;
}
if(data.transactionLimits === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/required",keyword:"required",params:{missingProperty: "transactionLimits"},message:"must have required property '"+"transactionLimits"+"'"});
errors++;
}
if(data.id !== undefined){
if(!(validate62(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Program/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.productName !== undefined){
if(typeof data.productName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/productName",schemaPath:"#/components/schemas/Program/properties/productName/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.programType !== undefined){
if(typeof data.programType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/programType",schemaPath:"#/components/schemas/Program/properties/programType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/components/schemas/Program/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/components/schemas/Program/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Program/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate67(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.modifiedAt !== undefined){
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.allowedIps !== undefined){
let data9 = data.allowedIps;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allowedIps/" + i0,schemaPath:"#/components/schemas/Program/properties/allowedIps/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allowedIps",schemaPath:"#/components/schemas/Program/properties/allowedIps/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data["3DS"] !== undefined){
let data11 = data["3DS"];
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(!(validate70(data11, {instancePath:instancePath+"/3DS"}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs23 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/3DS",schemaPath:"#/components/schemas/Program/properties/3DS/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs23 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/3DS",schemaPath:"#/components/schemas/Program/properties/3DS/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.bank !== undefined){
if(!(validate74(data.bank, {instancePath:instancePath+"/bank"}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.billing !== undefined){
let data13 = data.billing;
const _errs27 = errors;
let valid4 = false;
const _errs28 = errors;
if(!(validate89(data13, {instancePath:instancePath+"/billing"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid1 = _errs28 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs29 = errors;
if(data13 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/billing",schemaPath:"#/components/schemas/Program/properties/billing/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs29 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/billing",schemaPath:"#/components/schemas/Program/properties/billing/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.brand !== undefined){
let data14 = data.brand;
const _errs32 = errors;
let valid5 = false;
const _errs33 = errors;
if(!(validate93(data14, {instancePath:instancePath+"/brand"}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var _valid2 = _errs33 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs34 = errors;
if(data14 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/brand",schemaPath:"#/components/schemas/Program/properties/brand/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs34 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/brand",schemaPath:"#/components/schemas/Program/properties/brand/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.card !== undefined){
if(!(validate103(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.company !== undefined){
let data16 = data.company;
const _errs38 = errors;
let valid6 = false;
const _errs39 = errors;
if(!(validate124(data16, {instancePath:instancePath+"/company"}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var _valid3 = _errs39 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs40 = errors;
if(data16 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/company",schemaPath:"#/components/schemas/Program/properties/company/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs40 === errors;
valid6 = valid6 || _valid3;
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/company",schemaPath:"#/components/schemas/Program/properties/company/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.fallback !== undefined){
let data17 = data.fallback;
const _errs43 = errors;
let valid7 = false;
const _errs44 = errors;
if(!(validate128(data17, {instancePath:instancePath+"/fallback"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var _valid4 = _errs44 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs45 = errors;
if(data17 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/fallback",schemaPath:"#/components/schemas/Program/properties/fallback/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs45 === errors;
valid7 = valid7 || _valid4;
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/fallback",schemaPath:"#/components/schemas/Program/properties/fallback/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.identity !== undefined){
let data18 = data.identity;
const _errs48 = errors;
let valid8 = false;
const _errs49 = errors;
if(!(validate130(data18, {instancePath:instancePath+"/identity"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid5 = _errs49 === errors;
valid8 = valid8 || _valid5;
if(!valid8){
const _errs50 = errors;
if(data18 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/identity",schemaPath:"#/components/schemas/Program/properties/identity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs50 === errors;
valid8 = valid8 || _valid5;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/identity",schemaPath:"#/components/schemas/Program/properties/identity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.incoming !== undefined){
let data19 = data.incoming;
const _errs53 = errors;
let valid9 = false;
const _errs54 = errors;
if(!(validate132(data19, {instancePath:instancePath+"/incoming"}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var _valid6 = _errs54 === errors;
valid9 = valid9 || _valid6;
if(!valid9){
const _errs55 = errors;
if(data19 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/incoming",schemaPath:"#/components/schemas/Program/properties/incoming/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid6 = _errs55 === errors;
valid9 = valid9 || _valid6;
}
if(!valid9){
(vErrors ??= []).push({instancePath:instancePath+"/incoming",schemaPath:"#/components/schemas/Program/properties/incoming/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.legal !== undefined){
let data20 = data.legal;
const _errs58 = errors;
let valid10 = false;
const _errs59 = errors;
if(!(validate136(data20, {instancePath:instancePath+"/legal"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
var _valid7 = _errs59 === errors;
valid10 = valid10 || _valid7;
if(!valid10){
const _errs60 = errors;
if(data20 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/legal",schemaPath:"#/components/schemas/Program/properties/legal/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid7 = _errs60 === errors;
valid10 = valid10 || _valid7;
}
if(!valid10){
(vErrors ??= []).push({instancePath:instancePath+"/legal",schemaPath:"#/components/schemas/Program/properties/legal/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.limits !== undefined){
if(!(validate138(data.limits, {instancePath:instancePath+"/limits"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.minor !== undefined){
let data22 = data.minor;
const _errs64 = errors;
let valid11 = false;
const _errs65 = errors;
if(!(validate163(data22, {instancePath:instancePath+"/minor"}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var _valid8 = _errs65 === errors;
valid11 = valid11 || _valid8;
if(!valid11){
const _errs66 = errors;
if(data22 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/minor",schemaPath:"#/components/schemas/Program/properties/minor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid8 = _errs66 === errors;
valid11 = valid11 || _valid8;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/minor",schemaPath:"#/components/schemas/Program/properties/minor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.notification !== undefined){
if(!(validate167(data.notification, {instancePath:instancePath+"/notification"}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
if(data.onboarding !== undefined){
if(!(validate169(data.onboarding, {instancePath:instancePath+"/onboarding"}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.ops !== undefined){
let data25 = data.ops;
const _errs71 = errors;
let valid12 = false;
const _errs72 = errors;
if(!(validate177(data25, {instancePath:instancePath+"/ops"}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var _valid9 = _errs72 === errors;
valid12 = valid12 || _valid9;
if(!valid12){
const _errs73 = errors;
if(data25 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/ops",schemaPath:"#/components/schemas/Program/properties/ops/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid9 = _errs73 === errors;
valid12 = valid12 || _valid9;
}
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/ops",schemaPath:"#/components/schemas/Program/properties/ops/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.bankLinkExchange !== undefined){
if(!(validate179(data.bankLinkExchange, {instancePath:instancePath+"/bankLinkExchange"}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data.realTimeAuth !== undefined){
if(!(validate181(data.realTimeAuth, {instancePath:instancePath+"/realTimeAuth"}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
if(data.receive !== undefined){
if(!(validate183(data.receive, {instancePath:instancePath+"/receive"}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.reward !== undefined){
let data29 = data.reward;
const _errs79 = errors;
let valid13 = false;
const _errs80 = errors;
if(!(validate191(data29, {instancePath:instancePath+"/reward"}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var _valid10 = _errs80 === errors;
valid13 = valid13 || _valid10;
if(!valid13){
const _errs81 = errors;
if(data29 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reward",schemaPath:"#/components/schemas/Program/properties/reward/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid10 = _errs81 === errors;
valid13 = valid13 || _valid10;
}
if(!valid13){
(vErrors ??= []).push({instancePath:instancePath+"/reward",schemaPath:"#/components/schemas/Program/properties/reward/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.send !== undefined){
if(!(validate193(data.send, {instancePath:instancePath+"/send"}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
}
if(data.transactionLimits !== undefined){
if(!(validate205(data.transactionLimits, {instancePath:instancePath+"/transactionLimits"}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Program/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
function validate205(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receive === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/TransactionLimits/required",keyword:"required",params:{missingProperty: "receive"},message:"must have required property '"+"receive"+"'"});
errors++;
}
if(data.receive !== undefined){
if(!(validate206(data.receive, {instancePath:instancePath+"/receive"}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/TransactionLimits/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}
function validate206(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ach === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/TransactionReceiveLimits/required",keyword:"required",params:{missingProperty: "ach"},message:"must have required property '"+"ach"+"'"});
errors++;
}
if(data.debitCard === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/TransactionReceiveLimits/required",keyword:"required",params:{missingProperty: "debitCard"},message:"must have required property '"+"debitCard"+"'"});
errors++;
}
if(data.ach !== undefined){
if(!(validate142(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.debitCard !== undefined){
if(!(validate142(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/TransactionReceiveLimits/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}
function validate142(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.daily === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/PeriodLimits/required",keyword:"required",params:{missingProperty: "daily"},message:"must have required property '"+"daily"+"'"});
errors++;
}
if(data.monthly === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/PeriodLimits/required",keyword:"required",params:{missingProperty: "monthly"},message:"must have required property '"+"monthly"+"'"});
errors++;
}
if(data.daily !== undefined){
if(!(validate75(data.daily, {instancePath:instancePath+"/daily"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.monthly !== undefined){
if(!(validate75(data.monthly, {instancePath:instancePath+"/monthly"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/PeriodLimits/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
const pattern8 = new RegExp("^$|^-?[0-9]+\\.[0-9]{2}$", "u");
function validate75(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern8.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AmountOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^-?[0-9]+\\.[0-9]{2}$"},message:"must match pattern \""+"^$|^-?[0-9]+\\.[0-9]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AmountOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
function validate193(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ach === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSend/required",keyword:"required",params:{missingProperty: "ach"},message:"must have required property '"+"ach"+"'"});
errors++;
}
if(data.card === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSend/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"});
errors++;
}
if(data.check === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSend/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'"});
errors++;
}
if(data.crossBorder === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSend/required",keyword:"required",params:{missingProperty: "crossBorder"},message:"must have required property '"+"crossBorder"+"'"});
errors++;
}
if(data.debitCard === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSend/required",keyword:"required",params:{missingProperty: "debitCard"},message:"must have required property '"+"debitCard"+"'"});
errors++;
}
if(data.digitalCheck === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSend/required",keyword:"required",params:{missingProperty: "digitalCheck"},message:"must have required property '"+"digitalCheck"+"'"});
errors++;
}
if(data.internationalWire === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSend/required",keyword:"required",params:{missingProperty: "internationalWire"},message:"must have required property '"+"internationalWire"+"'"});
errors++;
}
if(data.intrabank === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSend/required",keyword:"required",params:{missingProperty: "intrabank"},message:"must have required property '"+"intrabank"+"'"});
errors++;
}
if(data.physicalCard === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSend/required",keyword:"required",params:{missingProperty: "physicalCard"},message:"must have required property '"+"physicalCard"+"'"});
errors++;
}
if(data.wire === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSend/required",keyword:"required",params:{missingProperty: "wire"},message:"must have required property '"+"wire"+"'"});
errors++;
}
if(data.ach !== undefined){
if(!(validate184(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
if(data.card !== undefined){
if(!(validate186(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.check !== undefined){
if(!(validate186(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.crossBorder !== undefined){
if(!(validate186(data.crossBorder, {instancePath:instancePath+"/crossBorder"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.debitCard !== undefined){
if(!(validate186(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.digitalCheck !== undefined){
if(!(validate186(data.digitalCheck, {instancePath:instancePath+"/digitalCheck"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.internationalWire !== undefined){
if(!(validate186(data.internationalWire, {instancePath:instancePath+"/internationalWire"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.intrabank !== undefined){
if(!(validate186(data.intrabank, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.physicalCard !== undefined){
if(!(validate186(data.physicalCard, {instancePath:instancePath+"/physicalCard"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.wire !== undefined){
if(!(validate186(data.wire, {instancePath:instancePath+"/wire"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSend/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}
function validate186(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RailRouting/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.via === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RailRouting/required",keyword:"required",params:{missingProperty: "via"},message:"must have required property '"+"via"+"'"});
errors++;
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/RailRouting/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.via !== undefined){
if(typeof data.via !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/via",schemaPath:"#/components/schemas/RailRouting/properties/via/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RailRouting/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}
function validate184(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AchRouting/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.sameDay === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AchRouting/required",keyword:"required",params:{missingProperty: "sameDay"},message:"must have required property '"+"sameDay"+"'"});
errors++;
}
if(data.via === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AchRouting/required",keyword:"required",params:{missingProperty: "via"},message:"must have required property '"+"via"+"'"});
errors++;
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/AchRouting/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.sameDay !== undefined){
if(typeof data.sameDay !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sameDay",schemaPath:"#/components/schemas/AchRouting/properties/sameDay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.via !== undefined){
if(typeof data.via !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/via",schemaPath:"#/components/schemas/AchRouting/properties/via/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AchRouting/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
function validate191(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.card === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramReward/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramReward/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}
function validate183(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ach === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramReceive/required",keyword:"required",params:{missingProperty: "ach"},message:"must have required property '"+"ach"+"'"});
errors++;
}
if(data.check === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramReceive/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'"});
errors++;
}
if(data.debitCard === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramReceive/required",keyword:"required",params:{missingProperty: "debitCard"},message:"must have required property '"+"debitCard"+"'"});
errors++;
}
if(data.intrabank === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramReceive/required",keyword:"required",params:{missingProperty: "intrabank"},message:"must have required property '"+"intrabank"+"'"});
errors++;
}
if(data.ach !== undefined){
if(!(validate184(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
if(data.check !== undefined){
if(!(validate186(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.debitCard !== undefined){
if(!(validate186(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.intrabank !== undefined){
if(!(validate186(data.intrabank, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramReceive/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
function validate181(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ach === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RealTimeAuth/required",keyword:"required",params:{missingProperty: "ach"},message:"must have required property '"+"ach"+"'"});
errors++;
}
if(data.card === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RealTimeAuth/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"});
errors++;
}
if(data.intrabank === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RealTimeAuth/required",keyword:"required",params:{missingProperty: "intrabank"},message:"must have required property '"+"intrabank"+"'"});
errors++;
}
if(data.notification === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RealTimeAuth/required",keyword:"required",params:{missingProperty: "notification"},message:"must have required property '"+"notification"+"'"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RealTimeAuth/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
function validate179(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clientId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BankLinkExchange/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'"});
errors++;
}
if(data.clientSecret === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BankLinkExchange/required",keyword:"required",params:{missingProperty: "clientSecret"},message:"must have required property '"+"clientSecret"+"'"});
errors++;
}
if(data.sendLoginOtp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BankLinkExchange/required",keyword:"required",params:{missingProperty: "sendLoginOtp"},message:"must have required property '"+"sendLoginOtp"+"'"});
errors++;
}
if(data.verifyIdNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BankLinkExchange/required",keyword:"required",params:{missingProperty: "verifyIdNumber"},message:"must have required property '"+"verifyIdNumber"+"'"});
errors++;
}
if(data.clientId !== undefined){
if(typeof data.clientId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/clientId",schemaPath:"#/components/schemas/BankLinkExchange/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.clientSecret !== undefined){
if(typeof data.clientSecret !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/clientSecret",schemaPath:"#/components/schemas/BankLinkExchange/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.verifyIdNumber !== undefined){
if(typeof data.verifyIdNumber !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/verifyIdNumber",schemaPath:"#/components/schemas/BankLinkExchange/properties/verifyIdNumber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BankLinkExchange/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
function validate177(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bulk === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramOps/required",keyword:"required",params:{missingProperty: "bulk"},message:"must have required property '"+"bulk"+"'"});
errors++;
}
if(data.debitpull === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramOps/required",keyword:"required",params:{missingProperty: "debitpull"},message:"must have required property '"+"debitpull"+"'"});
errors++;
}
if(data.kyb === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramOps/required",keyword:"required",params:{missingProperty: "kyb"},message:"must have required property '"+"kyb"+"'"});
errors++;
}
if(data.kyc === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramOps/required",keyword:"required",params:{missingProperty: "kyc"},message:"must have required property '"+"kyc"+"'"});
errors++;
}
if(data.bulk !== undefined){
if(typeof data.bulk !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/bulk",schemaPath:"#/components/schemas/ProgramOps/properties/bulk/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.debitpull !== undefined){
if(typeof data.debitpull !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/debitpull",schemaPath:"#/components/schemas/ProgramOps/properties/debitpull/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.kyb !== undefined){
if(typeof data.kyb !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/kyb",schemaPath:"#/components/schemas/ProgramOps/properties/kyb/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.kyc !== undefined){
if(typeof data.kyc !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/kyc",schemaPath:"#/components/schemas/ProgramOps/properties/kyc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramOps/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}
function validate169(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramOnboarding/required",keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'"});
errors++;
}
if(data.business === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramOnboarding/required",keyword:"required",params:{missingProperty: "business"},message:"must have required property '"+"business"+"'"});
errors++;
}
if(data.card === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramOnboarding/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"});
errors++;
}
if(data.family === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramOnboarding/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'"});
errors++;
}
if(data.person === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramOnboarding/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"});
errors++;
}
if(data.account !== undefined){
if(!(validate170(data.account, {instancePath:instancePath+"/account"}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
}
if(data.business !== undefined){
if(!(validate170(data.business, {instancePath:instancePath+"/business"}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
}
if(data.card !== undefined){
if(!(validate170(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
}
if(data.family !== undefined){
if(!(validate170(data.family, {instancePath:instancePath+"/family"}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
}
if(data.person !== undefined){
if(!(validate170(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramOnboarding/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
function validate170(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/OnboardingAllowance/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.maxCount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/OnboardingAllowance/required",keyword:"required",params:{missingProperty: "maxCount"},message:"must have required property '"+"maxCount"+"'"});
errors++;
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/OnboardingAllowance/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.maxCount !== undefined){
if(typeof data.maxCount !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/maxCount",schemaPath:"#/components/schemas/OnboardingAllowance/properties/maxCount/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/OnboardingAllowance/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
function validate167(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messageServiceSid === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "messageServiceSid"},message:"must have required property '"+"messageServiceSid"+"'"});
errors++;
}
if(data.ntfSenderEmail === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "ntfSenderEmail"},message:"must have required property '"+"ntfSenderEmail"+"'"});
errors++;
}
if(data.ntfSenderName === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "ntfSenderName"},message:"must have required property '"+"ntfSenderName"+"'"});
errors++;
}
if(data.segmentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "segmentId"},message:"must have required property '"+"segmentId"+"'"});
errors++;
}
if(data.emailProviderKey === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "emailProviderKey"},message:"must have required property '"+"emailProviderKey"+"'"});
errors++;
}
if(data.smsSenderNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "smsSenderNumber"},message:"must have required property '"+"smsSenderNumber"+"'"});
errors++;
}
if(data.platformNtfSenderNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "platformNtfSenderNumber"},message:"must have required property '"+"platformNtfSenderNumber"+"'"});
errors++;
}
if(data.smsProviderSenderSid === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "smsProviderSenderSid"},message:"must have required property '"+"smsProviderSenderSid"+"'"});
errors++;
}
if(data.smsProviderSenderToken === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "smsProviderSenderToken"},message:"must have required property '"+"smsProviderSenderToken"+"'"});
errors++;
}
if(data.ntfEmailEnabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "ntfEmailEnabled"},message:"must have required property '"+"ntfEmailEnabled"+"'"});
errors++;
}
if(data.ntfSmsEnabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "ntfSmsEnabled"},message:"must have required property '"+"ntfSmsEnabled"+"'"});
errors++;
}
if(data.sendCardEmailEnabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "sendCardEmailEnabled"},message:"must have required property '"+"sendCardEmailEnabled"+"'"});
errors++;
}
if(data.sendCardSmsEnabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "sendCardSmsEnabled"},message:"must have required property '"+"sendCardSmsEnabled"+"'"});
errors++;
}
if(data.statementEmailEnabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "statementEmailEnabled"},message:"must have required property '"+"statementEmailEnabled"+"'"});
errors++;
}
if(data.webhookErrorEmailEnabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/required",keyword:"required",params:{missingProperty: "webhookErrorEmailEnabled"},message:"must have required property '"+"webhookErrorEmailEnabled"+"'"});
errors++;
}
if(data.messageServiceSid !== undefined){
if(typeof data.messageServiceSid !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/messageServiceSid",schemaPath:"#/components/schemas/ProgramNotification/properties/messageServiceSid/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.ntfSenderEmail !== undefined){
if(typeof data.ntfSenderEmail !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ntfSenderEmail",schemaPath:"#/components/schemas/ProgramNotification/properties/ntfSenderEmail/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.ntfSenderName !== undefined){
if(typeof data.ntfSenderName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ntfSenderName",schemaPath:"#/components/schemas/ProgramNotification/properties/ntfSenderName/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.segmentId !== undefined){
if(typeof data.segmentId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/segmentId",schemaPath:"#/components/schemas/ProgramNotification/properties/segmentId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.emailProviderKey !== undefined){
if(typeof data.emailProviderKey !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/emailProviderKey",schemaPath:"#/components/schemas/ProgramNotification/properties/emailProviderKey/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.smsSenderNumber !== undefined){
if(typeof data.smsSenderNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/smsSenderNumber",schemaPath:"#/components/schemas/ProgramNotification/properties/smsSenderNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.platformNtfSenderNumber !== undefined){
if(typeof data.platformNtfSenderNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/platformNtfSenderNumber",schemaPath:"#/components/schemas/ProgramNotification/properties/platformNtfSenderNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.smsProviderSenderSid !== undefined){
if(typeof data.smsProviderSenderSid !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/smsProviderSenderSid",schemaPath:"#/components/schemas/ProgramNotification/properties/smsProviderSenderSid/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.smsProviderSenderToken !== undefined){
if(typeof data.smsProviderSenderToken !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/smsProviderSenderToken",schemaPath:"#/components/schemas/ProgramNotification/properties/smsProviderSenderToken/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.ntfEmailEnabled !== undefined){
if(typeof data.ntfEmailEnabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/ntfEmailEnabled",schemaPath:"#/components/schemas/ProgramNotification/properties/ntfEmailEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.ntfSmsEnabled !== undefined){
if(typeof data.ntfSmsEnabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/ntfSmsEnabled",schemaPath:"#/components/schemas/ProgramNotification/properties/ntfSmsEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.sendCardEmailEnabled !== undefined){
if(typeof data.sendCardEmailEnabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sendCardEmailEnabled",schemaPath:"#/components/schemas/ProgramNotification/properties/sendCardEmailEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.sendCardSmsEnabled !== undefined){
if(typeof data.sendCardSmsEnabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sendCardSmsEnabled",schemaPath:"#/components/schemas/ProgramNotification/properties/sendCardSmsEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.statementEmailEnabled !== undefined){
if(typeof data.statementEmailEnabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/statementEmailEnabled",schemaPath:"#/components/schemas/ProgramNotification/properties/statementEmailEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.webhookErrorEmailEnabled !== undefined){
if(typeof data.webhookErrorEmailEnabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/webhookErrorEmailEnabled",schemaPath:"#/components/schemas/ProgramNotification/properties/webhookErrorEmailEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramNotification/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
function validate163(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.card === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramMinor/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"});
errors++;
}
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
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramMinor/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
function validate164(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramMinorCard/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.kycRequired === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramMinorCard/required",keyword:"required",params:{missingProperty: "kycRequired"},message:"must have required property '"+"kycRequired"+"'"});
errors++;
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/ProgramMinorCard/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.kycRequired !== undefined){
if(typeof data.kycRequired !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/kycRequired",schemaPath:"#/components/schemas/ProgramMinorCard/properties/kycRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramMinorCard/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
function validate138(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receive === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Limits/required",keyword:"required",params:{missingProperty: "receive"},message:"must have required property '"+"receive"+"'"});
errors++;
}
if(data.send === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Limits/required",keyword:"required",params:{missingProperty: "send"},message:"must have required property '"+"send"+"'"});
errors++;
}
if(data.receive !== undefined){
if(!(validate139(data.receive, {instancePath:instancePath+"/receive"}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.send !== undefined){
if(!(validate150(data.send, {instancePath:instancePath+"/send"}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Limits/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
function validate150(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.daily === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SendLimits/required",keyword:"required",params:{missingProperty: "daily"},message:"must have required property '"+"daily"+"'"});
errors++;
}
if(data.monthly === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SendLimits/required",keyword:"required",params:{missingProperty: "monthly"},message:"must have required property '"+"monthly"+"'"});
errors++;
}
if(data.ach === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SendLimits/required",keyword:"required",params:{missingProperty: "ach"},message:"must have required property '"+"ach"+"'"});
errors++;
}
if(data.card === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SendLimits/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"});
errors++;
}
if(data.check === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SendLimits/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'"});
errors++;
}
if(data.crossBorder === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SendLimits/required",keyword:"required",params:{missingProperty: "crossBorder"},message:"must have required property '"+"crossBorder"+"'"});
errors++;
}
if(data.debitCard === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SendLimits/required",keyword:"required",params:{missingProperty: "debitCard"},message:"must have required property '"+"debitCard"+"'"});
errors++;
}
if(data.domesticWire === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SendLimits/required",keyword:"required",params:{missingProperty: "domesticWire"},message:"must have required property '"+"domesticWire"+"'"});
errors++;
}
if(data.internationalWire === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SendLimits/required",keyword:"required",params:{missingProperty: "internationalWire"},message:"must have required property '"+"internationalWire"+"'"});
errors++;
}
if(data.intrabank === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SendLimits/required",keyword:"required",params:{missingProperty: "intrabank"},message:"must have required property '"+"intrabank"+"'"});
errors++;
}
if(data.daily !== undefined){
if(!(validate75(data.daily, {instancePath:instancePath+"/daily"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.monthly !== undefined){
if(!(validate75(data.monthly, {instancePath:instancePath+"/monthly"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.ach !== undefined){
if(!(validate142(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.card !== undefined){
if(!(validate142(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.check !== undefined){
if(!(validate142(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.crossBorder !== undefined){
if(!(validate142(data.crossBorder, {instancePath:instancePath+"/crossBorder"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.debitCard !== undefined){
if(!(validate142(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.domesticWire !== undefined){
if(!(validate142(data.domesticWire, {instancePath:instancePath+"/domesticWire"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.internationalWire !== undefined){
if(!(validate142(data.internationalWire, {instancePath:instancePath+"/internationalWire"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.intrabank !== undefined){
if(!(validate142(data.intrabank, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SendLimits/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
function validate139(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.daily === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiveLimits/required",keyword:"required",params:{missingProperty: "daily"},message:"must have required property '"+"daily"+"'"});
errors++;
}
if(data.monthly === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiveLimits/required",keyword:"required",params:{missingProperty: "monthly"},message:"must have required property '"+"monthly"+"'"});
errors++;
}
if(data.ach === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiveLimits/required",keyword:"required",params:{missingProperty: "ach"},message:"must have required property '"+"ach"+"'"});
errors++;
}
if(data.check === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiveLimits/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'"});
errors++;
}
if(data.debitCard === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiveLimits/required",keyword:"required",params:{missingProperty: "debitCard"},message:"must have required property '"+"debitCard"+"'"});
errors++;
}
if(data.intrabank === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiveLimits/required",keyword:"required",params:{missingProperty: "intrabank"},message:"must have required property '"+"intrabank"+"'"});
errors++;
}
if(data.daily !== undefined){
if(!(validate75(data.daily, {instancePath:instancePath+"/daily"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.monthly !== undefined){
if(!(validate75(data.monthly, {instancePath:instancePath+"/monthly"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.ach !== undefined){
if(!(validate142(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.check !== undefined){
if(!(validate142(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.debitCard !== undefined){
if(!(validate142(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.intrabank !== undefined){
if(!(validate142(data.intrabank, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiveLimits/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
function validate136(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bank === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramLegal/required",keyword:"required",params:{missingProperty: "bank"},message:"must have required property '"+"bank"+"'"});
errors++;
}
if(data.disclosure === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramLegal/required",keyword:"required",params:{missingProperty: "disclosure"},message:"must have required property '"+"disclosure"+"'"});
errors++;
}
if(data.help === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramLegal/required",keyword:"required",params:{missingProperty: "help"},message:"must have required property '"+"help"+"'"});
errors++;
}
if(data.program === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramLegal/required",keyword:"required",params:{missingProperty: "program"},message:"must have required property '"+"program"+"'"});
errors++;
}
if(data.platform === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramLegal/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"});
errors++;
}
if(data.bank !== undefined){
if(typeof data.bank !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank",schemaPath:"#/components/schemas/ProgramLegal/properties/bank/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.disclosure !== undefined){
if(typeof data.disclosure !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/disclosure",schemaPath:"#/components/schemas/ProgramLegal/properties/disclosure/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.help !== undefined){
if(typeof data.help !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/help",schemaPath:"#/components/schemas/ProgramLegal/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.program !== undefined){
if(typeof data.program !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/program",schemaPath:"#/components/schemas/ProgramLegal/properties/program/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.platform !== undefined){
if(typeof data.platform !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/platform",schemaPath:"#/components/schemas/ProgramLegal/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramLegal/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
function validate132(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.achPull === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIncoming/required",keyword:"required",params:{missingProperty: "achPull"},message:"must have required property '"+"achPull"+"'"});
errors++;
}
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
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIncoming/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
const schema54 = {"type":"object","required":["allowedOriginators","blockedOriginators","enabled","via"],"properties":{"allowedOriginators":{"type":["array","null"],"items":{"type":"string"}},"blockedOriginators":{"type":["array","null"],"items":{"type":"string"}},"enabled":{"type":"boolean"},"via":{"type":"string"}}};
function validate133(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowedOriginators === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIncomingAchPull/required",keyword:"required",params:{missingProperty: "allowedOriginators"},message:"must have required property '"+"allowedOriginators"+"'"});
errors++;
}
if(data.blockedOriginators === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIncomingAchPull/required",keyword:"required",params:{missingProperty: "blockedOriginators"},message:"must have required property '"+"blockedOriginators"+"'"});
errors++;
}
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIncomingAchPull/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.via === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIncomingAchPull/required",keyword:"required",params:{missingProperty: "via"},message:"must have required property '"+"via"+"'"});
errors++;
}
if(data.allowedOriginators !== undefined){
let data0 = data.allowedOriginators;
if((!(Array.isArray(data0))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/allowedOriginators",schemaPath:"#/components/schemas/ProgramIncomingAchPull/properties/allowedOriginators/type",keyword:"type",params:{type: schema54.properties.allowedOriginators.type},message:"must be array,null"});
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allowedOriginators/" + i0,schemaPath:"#/components/schemas/ProgramIncomingAchPull/properties/allowedOriginators/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
if(data.blockedOriginators !== undefined){
let data2 = data.blockedOriginators;
if((!(Array.isArray(data2))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/blockedOriginators",schemaPath:"#/components/schemas/ProgramIncomingAchPull/properties/blockedOriginators/type",keyword:"type",params:{type: schema54.properties.blockedOriginators.type},message:"must be array,null"});
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/blockedOriginators/" + i1,schemaPath:"#/components/schemas/ProgramIncomingAchPull/properties/blockedOriginators/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/ProgramIncomingAchPull/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.via !== undefined){
if(typeof data.via !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/via",schemaPath:"#/components/schemas/ProgramIncomingAchPull/properties/via/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIncomingAchPull/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
function validate130(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIdentity/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.templateId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIdentity/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"});
errors++;
}
if(data.themeId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIdentity/required",keyword:"required",params:{missingProperty: "themeId"},message:"must have required property '"+"themeId"+"'"});
errors++;
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/ProgramIdentity/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.templateId !== undefined){
if(typeof data.templateId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/templateId",schemaPath:"#/components/schemas/ProgramIdentity/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.themeId !== undefined){
if(typeof data.themeId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/themeId",schemaPath:"#/components/schemas/ProgramIdentity/properties/themeId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramIdentity/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
function validate128(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.originated === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramFallback/required",keyword:"required",params:{missingProperty: "originated"},message:"must have required property '"+"originated"+"'"});
errors++;
}
if(data.received === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramFallback/required",keyword:"required",params:{missingProperty: "received"},message:"must have required property '"+"received"+"'"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramFallback/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
function validate124(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.achName === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCompany/required",keyword:"required",params:{missingProperty: "achName"},message:"must have required property '"+"achName"+"'"});
errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCompany/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
if(data.contact === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCompany/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCompany/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.domain === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCompany/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"});
errors++;
}
if(data.entityType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCompany/required",keyword:"required",params:{missingProperty: "entityType"},message:"must have required property '"+"entityType"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCompany/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.subDomain === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCompany/required",keyword:"required",params:{missingProperty: "subDomain"},message:"must have required property '"+"subDomain"+"'"});
errors++;
}
if(data.tin === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCompany/required",keyword:"required",params:{missingProperty: "tin"},message:"must have required property '"+"tin"+"'"});
errors++;
}
if(data.achName !== undefined){
if(typeof data.achName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/achName",schemaPath:"#/components/schemas/ProgramCompany/properties/achName/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.address !== undefined){
let data1 = data.address;
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
}
if(data.contact !== undefined){
let data2 = data.contact;
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
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/components/schemas/ProgramCompany/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.domain !== undefined){
if(typeof data.domain !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/ProgramCompany/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.entityType !== undefined){
if(typeof data.entityType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/entityType",schemaPath:"#/components/schemas/ProgramCompany/properties/entityType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ProgramCompany/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.subDomain !== undefined){
if(typeof data.subDomain !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/subDomain",schemaPath:"#/components/schemas/ProgramCompany/properties/subDomain/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.tin !== undefined){
if(typeof data.tin !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tin",schemaPath:"#/components/schemas/ProgramCompany/properties/tin/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCompany/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
function validate90(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactPerson/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactPerson/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.phoneNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactPerson/required",keyword:"required",params:{missingProperty: "phoneNumber"},message:"must have required property '"+"phoneNumber"+"'"});
errors++;
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/components/schemas/ContactPerson/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ContactPerson/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.phoneNumber !== undefined){
if(typeof data.phoneNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/phoneNumber",schemaPath:"#/components/schemas/ContactPerson/properties/phoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactPerson/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
function validate103(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bin === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCard/required",keyword:"required",params:{missingProperty: "bin"},message:"must have required property '"+"bin"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCard/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.bin !== undefined){
let data0 = data.bin;
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
if(data.type !== undefined){
if(!(validate117(data.type, {instancePath:instancePath+"/type"}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCard/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
function validate117(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.physical === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCardTypes/required",keyword:"required",params:{missingProperty: "physical"},message:"must have required property '"+"physical"+"'"});
errors++;
}
if(data.virtual === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCardTypes/required",keyword:"required",params:{missingProperty: "virtual"},message:"must have required property '"+"virtual"+"'"});
errors++;
}
if(data.physical !== undefined){
if(!(validate118(data.physical, {instancePath:instancePath+"/physical"}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.virtual !== undefined){
if(!(validate118(data.virtual, {instancePath:instancePath+"/virtual"}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCardTypes/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
function validate118(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardAllowance/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"});
errors++;
}
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardAllowance/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.count !== undefined){
if(!(validate84(data.count, {instancePath:instancePath+"/count"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/CardAllowance/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardAllowance/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
const pattern9 = new RegExp("^$|^-?[0-9]+$", "u");
function validate84(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern9.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CountOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^-?[0-9]+$"},message:"must match pattern \""+"^$|^-?[0-9]+$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CountOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
function validate104(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.businessCredit === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCardBins/required",keyword:"required",params:{missingProperty: "businessCredit"},message:"must have required property '"+"businessCredit"+"'"});
errors++;
}
if(data.businessDebit === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCardBins/required",keyword:"required",params:{missingProperty: "businessDebit"},message:"must have required property '"+"businessDebit"+"'"});
errors++;
}
if(data.personalCredit === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCardBins/required",keyword:"required",params:{missingProperty: "personalCredit"},message:"must have required property '"+"personalCredit"+"'"});
errors++;
}
if(data.personalDebit === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCardBins/required",keyword:"required",params:{missingProperty: "personalDebit"},message:"must have required property '"+"personalDebit"+"'"});
errors++;
}
if(data.businessCredit !== undefined){
let data0 = data.businessCredit;
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
if(data.businessDebit !== undefined){
let data1 = data.businessDebit;
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
}
if(data.personalCredit !== undefined){
let data2 = data.personalCredit;
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
}
if(data.personalDebit !== undefined){
let data3 = data.personalDebit;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramCardBins/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.embosser === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardBin/required",keyword:"required",params:{missingProperty: "embosser"},message:"must have required property '"+"embosser"+"'"});
errors++;
}
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardBin/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardBin/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.issuerProcessor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardBin/required",keyword:"required",params:{missingProperty: "issuerProcessor"},message:"must have required property '"+"issuerProcessor"+"'"});
errors++;
}
if(data.issuerProcessorData === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardBin/required",keyword:"required",params:{missingProperty: "issuerProcessorData"},message:"must have required property '"+"issuerProcessorData"+"'"});
errors++;
}
if(data.sponsor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardBin/required",keyword:"required",params:{missingProperty: "sponsor"},message:"must have required property '"+"sponsor"+"'"});
errors++;
}
if(data.embosser !== undefined){
if(typeof data.embosser !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/embosser",schemaPath:"#/components/schemas/CardBin/properties/embosser/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/CardBin/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate106(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.issuerProcessor !== undefined){
if(typeof data.issuerProcessor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuerProcessor",schemaPath:"#/components/schemas/CardBin/properties/issuerProcessor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.issuerProcessorData !== undefined){
let data4 = data.issuerProcessorData;
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
}
if(data.sponsor !== undefined){
if(typeof data.sponsor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sponsor",schemaPath:"#/components/schemas/CardBin/properties/sponsor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardBin/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
const schema46 = {"type":"object","required":["@type","configId","themes"],"properties":{"@type":{"type":"string"},"configId":{"$ref":"#/components/schemas/ProcessorConfigIdOrUnset"},"themes":{"type":["array","null"],"items":{}}}};
function validate108(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["@type"] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/IssuerProcessorData/required",keyword:"required",params:{missingProperty: "@type"},message:"must have required property '"+"@type"+"'"});
errors++;
}
if(data.configId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/IssuerProcessorData/required",keyword:"required",params:{missingProperty: "configId"},message:"must have required property '"+"configId"+"'"});
errors++;
}
if(data.themes === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/IssuerProcessorData/required",keyword:"required",params:{missingProperty: "themes"},message:"must have required property '"+"themes"+"'"});
errors++;
}
if(data["@type"] !== undefined){
if(typeof data["@type"] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/@type",schemaPath:"#/components/schemas/IssuerProcessorData/properties/%40type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.configId !== undefined){
if(!(validate109(data.configId, {instancePath:instancePath+"/configId"}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
if(data.themes !== undefined){
let data2 = data.themes;
if((!(Array.isArray(data2))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/themes",schemaPath:"#/components/schemas/IssuerProcessorData/properties/themes/type",keyword:"type",params:{type: schema46.properties.themes.type},message:"must be array,null"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/IssuerProcessorData/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
const pattern12 = new RegExp("^$|^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate109(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern12.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProcessorConfigIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProcessorConfigIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
const pattern11 = new RegExp("^$|^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate106(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern11.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BinIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BinIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
function validate93(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cardArtPhysical === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "cardArtPhysical"},message:"must have required property '"+"cardArtPhysical"+"'"});
errors++;
}
if(data.cardArtPhysicalBack === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "cardArtPhysicalBack"},message:"must have required property '"+"cardArtPhysicalBack"+"'"});
errors++;
}
if(data.cardArtVirtual === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "cardArtVirtual"},message:"must have required property '"+"cardArtVirtual"+"'"});
errors++;
}
if(data.cardArtVirtualBack === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "cardArtVirtualBack"},message:"must have required property '"+"cardArtVirtualBack"+"'"});
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"});
errors++;
}
if(data.ctaColor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "ctaColor"},message:"must have required property '"+"ctaColor"+"'"});
errors++;
}
if(data.ctaTextColor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "ctaTextColor"},message:"must have required property '"+"ctaTextColor"+"'"});
errors++;
}
if(data.darkCtaColor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "darkCtaColor"},message:"must have required property '"+"darkCtaColor"+"'"});
errors++;
}
if(data.darkCtaTextColor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "darkCtaTextColor"},message:"must have required property '"+"darkCtaTextColor"+"'"});
errors++;
}
if(data.darkLandscapeLogo === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "darkLandscapeLogo"},message:"must have required property '"+"darkLandscapeLogo"+"'"});
errors++;
}
if(data.darkPrimaryColor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "darkPrimaryColor"},message:"must have required property '"+"darkPrimaryColor"+"'"});
errors++;
}
if(data.darkPrimaryTextColor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "darkPrimaryTextColor"},message:"must have required property '"+"darkPrimaryTextColor"+"'"});
errors++;
}
if(data.darkSecondaryColor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "darkSecondaryColor"},message:"must have required property '"+"darkSecondaryColor"+"'"});
errors++;
}
if(data.darkSquareLogo === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "darkSquareLogo"},message:"must have required property '"+"darkSquareLogo"+"'"});
errors++;
}
if(data.fontName === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "fontName"},message:"must have required property '"+"fontName"+"'"});
errors++;
}
if(data.fontURL === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "fontURL"},message:"must have required property '"+"fontURL"+"'"});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.landscapeLogo === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "landscapeLogo"},message:"must have required property '"+"landscapeLogo"+"'"});
errors++;
}
if(data.modifiedAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "modifiedAt"},message:"must have required property '"+"modifiedAt"+"'"});
errors++;
}
if(data.physicalCardTextColor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "physicalCardTextColor"},message:"must have required property '"+"physicalCardTextColor"+"'"});
errors++;
}
if(data.primaryColor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "primaryColor"},message:"must have required property '"+"primaryColor"+"'"});
errors++;
}
if(data.primaryTextColor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "primaryTextColor"},message:"must have required property '"+"primaryTextColor"+"'"});
errors++;
}
if(data.redirectUrl === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "redirectUrl"},message:"must have required property '"+"redirectUrl"+"'"});
errors++;
}
if(data.sdkLocale === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "sdkLocale"},message:"must have required property '"+"sdkLocale"+"'"});
errors++;
}
if(data.sdkTheme === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "sdkTheme"},message:"must have required property '"+"sdkTheme"+"'"});
errors++;
}
if(data.secondaryColor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "secondaryColor"},message:"must have required property '"+"secondaryColor"+"'"});
errors++;
}
if(data.squareLogo === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "squareLogo"},message:"must have required property '"+"squareLogo"+"'"});
errors++;
}
if(data.supportEmail === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "supportEmail"},message:"must have required property '"+"supportEmail"+"'"});
errors++;
}
if(data.virtualCardTextColor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/required",keyword:"required",params:{missingProperty: "virtualCardTextColor"},message:"must have required property '"+"virtualCardTextColor"+"'"});
errors++;
}
if(data.cardArtPhysical !== undefined){
if(typeof data.cardArtPhysical !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cardArtPhysical",schemaPath:"#/components/schemas/ProgramBrand/properties/cardArtPhysical/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cardArtPhysicalBack !== undefined){
if(typeof data.cardArtPhysicalBack !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cardArtPhysicalBack",schemaPath:"#/components/schemas/ProgramBrand/properties/cardArtPhysicalBack/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cardArtVirtual !== undefined){
if(typeof data.cardArtVirtual !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cardArtVirtual",schemaPath:"#/components/schemas/ProgramBrand/properties/cardArtVirtual/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cardArtVirtualBack !== undefined){
if(typeof data.cardArtVirtualBack !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cardArtVirtualBack",schemaPath:"#/components/schemas/ProgramBrand/properties/cardArtVirtualBack/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate67(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.ctaColor !== undefined){
if(typeof data.ctaColor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ctaColor",schemaPath:"#/components/schemas/ProgramBrand/properties/ctaColor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.ctaTextColor !== undefined){
if(typeof data.ctaTextColor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ctaTextColor",schemaPath:"#/components/schemas/ProgramBrand/properties/ctaTextColor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.darkCtaColor !== undefined){
if(typeof data.darkCtaColor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/darkCtaColor",schemaPath:"#/components/schemas/ProgramBrand/properties/darkCtaColor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.darkCtaTextColor !== undefined){
if(typeof data.darkCtaTextColor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/darkCtaTextColor",schemaPath:"#/components/schemas/ProgramBrand/properties/darkCtaTextColor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.darkLandscapeLogo !== undefined){
if(typeof data.darkLandscapeLogo !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/darkLandscapeLogo",schemaPath:"#/components/schemas/ProgramBrand/properties/darkLandscapeLogo/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.darkPrimaryColor !== undefined){
if(typeof data.darkPrimaryColor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/darkPrimaryColor",schemaPath:"#/components/schemas/ProgramBrand/properties/darkPrimaryColor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.darkPrimaryTextColor !== undefined){
if(typeof data.darkPrimaryTextColor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/darkPrimaryTextColor",schemaPath:"#/components/schemas/ProgramBrand/properties/darkPrimaryTextColor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.darkSecondaryColor !== undefined){
if(typeof data.darkSecondaryColor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/darkSecondaryColor",schemaPath:"#/components/schemas/ProgramBrand/properties/darkSecondaryColor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.darkSquareLogo !== undefined){
if(typeof data.darkSquareLogo !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/darkSquareLogo",schemaPath:"#/components/schemas/ProgramBrand/properties/darkSquareLogo/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.fontName !== undefined){
if(typeof data.fontName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fontName",schemaPath:"#/components/schemas/ProgramBrand/properties/fontName/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.fontURL !== undefined){
if(typeof data.fontURL !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fontURL",schemaPath:"#/components/schemas/ProgramBrand/properties/fontURL/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate95(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.landscapeLogo !== undefined){
if(typeof data.landscapeLogo !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/landscapeLogo",schemaPath:"#/components/schemas/ProgramBrand/properties/landscapeLogo/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.modifiedAt !== undefined){
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.physicalCardTextColor !== undefined){
if(typeof data.physicalCardTextColor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/physicalCardTextColor",schemaPath:"#/components/schemas/ProgramBrand/properties/physicalCardTextColor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.primaryColor !== undefined){
if(typeof data.primaryColor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/primaryColor",schemaPath:"#/components/schemas/ProgramBrand/properties/primaryColor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.primaryTextColor !== undefined){
if(typeof data.primaryTextColor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/primaryTextColor",schemaPath:"#/components/schemas/ProgramBrand/properties/primaryTextColor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.redirectUrl !== undefined){
if(typeof data.redirectUrl !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/redirectUrl",schemaPath:"#/components/schemas/ProgramBrand/properties/redirectUrl/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sdkLocale !== undefined){
let data23 = data.sdkLocale;
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
}
if(data.sdkTheme !== undefined){
let data24 = data.sdkTheme;
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
}
if(data.secondaryColor !== undefined){
if(typeof data.secondaryColor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/secondaryColor",schemaPath:"#/components/schemas/ProgramBrand/properties/secondaryColor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.squareLogo !== undefined){
if(typeof data.squareLogo !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/squareLogo",schemaPath:"#/components/schemas/ProgramBrand/properties/squareLogo/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.supportEmail !== undefined){
if(typeof data.supportEmail !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/supportEmail",schemaPath:"#/components/schemas/ProgramBrand/properties/supportEmail/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.virtualCardTextColor !== undefined){
if(typeof data.virtualCardTextColor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/virtualCardTextColor",schemaPath:"#/components/schemas/ProgramBrand/properties/virtualCardTextColor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBrand/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
function validate100(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BrandSdkTheme/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.themeURL === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BrandSdkTheme/required",keyword:"required",params:{missingProperty: "themeURL"},message:"must have required property '"+"themeURL"+"'"});
errors++;
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/BrandSdkTheme/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.themeURL !== undefined){
if(typeof data.themeURL !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/themeURL",schemaPath:"#/components/schemas/BrandSdkTheme/properties/themeURL/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BrandSdkTheme/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
const schema40 = {"type":"object","required":["data"],"properties":{"data":{"type":["array","null"],"items":{}}}};
function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BrandSdkLocale/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if((!(Array.isArray(data0))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/components/schemas/BrandSdkLocale/properties/data/type",keyword:"type",params:{type: schema40.properties.data.type},message:"must be array,null"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BrandSdkLocale/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
const pattern10 = new RegExp("^$|^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate95(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BrandIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BrandIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
const pattern7 = new RegExp("^$|^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$", "u");
function validate67(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern7.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/TimestampOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$"},message:"must match pattern \""+"^$|^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/TimestampOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
const schema36 = {"type":"object","required":["contacts"],"properties":{"contacts":{"type":["array","null"],"items":{"$ref":"#/components/schemas/ContactPerson"}}}};
function validate89(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contacts === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBilling/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"});
errors++;
}
if(data.contacts !== undefined){
let data0 = data.contacts;
if((!(Array.isArray(data0))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contacts",schemaPath:"#/components/schemas/ProgramBilling/properties/contacts/type",keyword:"type",params:{type: schema36.properties.contacts.type},message:"must be array,null"});
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate90(data0[i0], {instancePath:instancePath+"/contacts/" + i0}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBilling/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
function validate74(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountCreationCredit === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBank/required",keyword:"required",params:{missingProperty: "accountCreationCredit"},message:"must have required property '"+"accountCreationCredit"+"'"});
errors++;
}
if(data.accountFees === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBank/required",keyword:"required",params:{missingProperty: "accountFees"},message:"must have required property '"+"accountFees"+"'"});
errors++;
}
if(data.accountInterest === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBank/required",keyword:"required",params:{missingProperty: "accountInterest"},message:"must have required property '"+"accountInterest"+"'"});
errors++;
}
if(data.accountInterestFrequency === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBank/required",keyword:"required",params:{missingProperty: "accountInterestFrequency"},message:"must have required property '"+"accountInterestFrequency"+"'"});
errors++;
}
if(data.accountSubType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBank/required",keyword:"required",params:{missingProperty: "accountSubType"},message:"must have required property '"+"accountSubType"+"'"});
errors++;
}
if(data.accountType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBank/required",keyword:"required",params:{missingProperty: "accountType"},message:"must have required property '"+"accountType"+"'"});
errors++;
}
if(data.fdicInsurance === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBank/required",keyword:"required",params:{missingProperty: "fdicInsurance"},message:"must have required property '"+"fdicInsurance"+"'"});
errors++;
}
if(data.maxAccounts === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBank/required",keyword:"required",params:{missingProperty: "maxAccounts"},message:"must have required property '"+"maxAccounts"+"'"});
errors++;
}
if(data.sponsor === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBank/required",keyword:"required",params:{missingProperty: "sponsor"},message:"must have required property '"+"sponsor"+"'"});
errors++;
}
if(data.accountCreationCredit !== undefined){
if(!(validate75(data.accountCreationCredit, {instancePath:instancePath+"/accountCreationCredit"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.accountFees !== undefined){
if(!(validate75(data.accountFees, {instancePath:instancePath+"/accountFees"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.accountInterest !== undefined){
if(!(validate75(data.accountInterest, {instancePath:instancePath+"/accountInterest"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.accountInterestFrequency !== undefined){
if(typeof data.accountInterestFrequency !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountInterestFrequency",schemaPath:"#/components/schemas/ProgramBank/properties/accountInterestFrequency/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.accountSubType !== undefined){
let data4 = data.accountSubType;
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
}
if(data.accountType !== undefined){
let data5 = data.accountType;
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
}
if(data.fdicInsurance !== undefined){
if(typeof data.fdicInsurance !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/fdicInsurance",schemaPath:"#/components/schemas/ProgramBank/properties/fdicInsurance/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.maxAccounts !== undefined){
if(!(validate83(data.maxAccounts, {instancePath:instancePath+"/maxAccounts"}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.sponsor !== undefined){
if(typeof data.sponsor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sponsor",schemaPath:"#/components/schemas/ProgramBank/properties/sponsor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramBank/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
function validate83(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.business === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramMaxAccounts/required",keyword:"required",params:{missingProperty: "business"},message:"must have required property '"+"business"+"'"});
errors++;
}
if(data.personal === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramMaxAccounts/required",keyword:"required",params:{missingProperty: "personal"},message:"must have required property '"+"personal"+"'"});
errors++;
}
if(data.business !== undefined){
if(!(validate84(data.business, {instancePath:instancePath+"/business"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.personal !== undefined){
if(!(validate84(data.personal, {instancePath:instancePath+"/personal"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramMaxAccounts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
function validate81(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.businessChecking === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountTypes/required",keyword:"required",params:{missingProperty: "businessChecking"},message:"must have required property '"+"businessChecking"+"'"});
errors++;
}
if(data.businessSavings === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountTypes/required",keyword:"required",params:{missingProperty: "businessSavings"},message:"must have required property '"+"businessSavings"+"'"});
errors++;
}
if(data.cardAccount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountTypes/required",keyword:"required",params:{missingProperty: "cardAccount"},message:"must have required property '"+"cardAccount"+"'"});
errors++;
}
if(data.clearingAccount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountTypes/required",keyword:"required",params:{missingProperty: "clearingAccount"},message:"must have required property '"+"clearingAccount"+"'"});
errors++;
}
if(data.fallbackAccount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountTypes/required",keyword:"required",params:{missingProperty: "fallbackAccount"},message:"must have required property '"+"fallbackAccount"+"'"});
errors++;
}
if(data.fundingAccount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountTypes/required",keyword:"required",params:{missingProperty: "fundingAccount"},message:"must have required property '"+"fundingAccount"+"'"});
errors++;
}
if(data.personalChecking === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountTypes/required",keyword:"required",params:{missingProperty: "personalChecking"},message:"must have required property '"+"personalChecking"+"'"});
errors++;
}
if(data.personalSavings === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountTypes/required",keyword:"required",params:{missingProperty: "personalSavings"},message:"must have required property '"+"personalSavings"+"'"});
errors++;
}
if(data.reserveAccount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountTypes/required",keyword:"required",params:{missingProperty: "reserveAccount"},message:"must have required property '"+"reserveAccount"+"'"});
errors++;
}
if(data.businessChecking !== undefined){
if(typeof data.businessChecking !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/businessChecking",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/businessChecking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.businessSavings !== undefined){
if(typeof data.businessSavings !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/businessSavings",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/businessSavings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.cardAccount !== undefined){
if(typeof data.cardAccount !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/cardAccount",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/cardAccount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.clearingAccount !== undefined){
if(typeof data.clearingAccount !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/clearingAccount",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/clearingAccount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.fallbackAccount !== undefined){
if(typeof data.fallbackAccount !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/fallbackAccount",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/fallbackAccount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.fundingAccount !== undefined){
if(typeof data.fundingAccount !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/fundingAccount",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/fundingAccount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.personalChecking !== undefined){
if(typeof data.personalChecking !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/personalChecking",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/personalChecking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.personalSavings !== undefined){
if(typeof data.personalSavings !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/personalSavings",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/personalSavings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.reserveAccount !== undefined){
if(typeof data.reserveAccount !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reserveAccount",schemaPath:"#/components/schemas/ProgramAccountTypes/properties/reserveAccount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountTypes/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
function validate79(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accrue === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountSubTypes/required",keyword:"required",params:{missingProperty: "accrue"},message:"must have required property '"+"accrue"+"'"});
errors++;
}
if(data.clearing === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountSubTypes/required",keyword:"required",params:{missingProperty: "clearing"},message:"must have required property '"+"clearing"+"'"});
errors++;
}
if(data.dda === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountSubTypes/required",keyword:"required",params:{missingProperty: "dda"},message:"must have required property '"+"dda"+"'"});
errors++;
}
if(data.interest === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountSubTypes/required",keyword:"required",params:{missingProperty: "interest"},message:"must have required property '"+"interest"+"'"});
errors++;
}
if(data.reserve === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountSubTypes/required",keyword:"required",params:{missingProperty: "reserve"},message:"must have required property '"+"reserve"+"'"});
errors++;
}
if(data.accrue !== undefined){
if(typeof data.accrue !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/accrue",schemaPath:"#/components/schemas/ProgramAccountSubTypes/properties/accrue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.clearing !== undefined){
if(typeof data.clearing !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/clearing",schemaPath:"#/components/schemas/ProgramAccountSubTypes/properties/clearing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.dda !== undefined){
if(typeof data.dda !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/dda",schemaPath:"#/components/schemas/ProgramAccountSubTypes/properties/dda/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.interest !== undefined){
if(typeof data.interest !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/interest",schemaPath:"#/components/schemas/ProgramAccountSubTypes/properties/interest/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.reserve !== undefined){
if(typeof data.reserve !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reserve",schemaPath:"#/components/schemas/ProgramAccountSubTypes/properties/reserve/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramAccountSubTypes/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
function validate70(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challengeProfileId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramThreeDomainSecure/required",keyword:"required",params:{missingProperty: "challengeProfileId"},message:"must have required property '"+"challengeProfileId"+"'"});
errors++;
}
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramThreeDomainSecure/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.institutionId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramThreeDomainSecure/required",keyword:"required",params:{missingProperty: "institutionId"},message:"must have required property '"+"institutionId"+"'"});
errors++;
}
if(data.sendOtp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramThreeDomainSecure/required",keyword:"required",params:{missingProperty: "sendOtp"},message:"must have required property '"+"sendOtp"+"'"});
errors++;
}
if(data.challengeProfileId !== undefined){
if(typeof data.challengeProfileId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/challengeProfileId",schemaPath:"#/components/schemas/ProgramThreeDomainSecure/properties/challengeProfileId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/ProgramThreeDomainSecure/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.institutionId !== undefined){
if(typeof data.institutionId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/institutionId",schemaPath:"#/components/schemas/ProgramThreeDomainSecure/properties/institutionId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sendOtp !== undefined){
let data3 = data.sendOtp;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramThreeDomainSecure/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSendOtp/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSendOtp/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/ProgramSendOtp/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/components/schemas/ProgramSendOtp/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProgramSendOtp/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
function validate212(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.acceptedTerms !== undefined){
if(typeof data.acceptedTerms !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/acceptedTerms",schemaPath:"#/components/schemas/CreateAccountRequest/properties/acceptedTerms/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.businessId !== undefined){
if(!(validate213(data.businessId, {instancePath:instancePath+"/businessId"}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/components/schemas/CreateAccountRequest/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/CreateAccountRequest/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreateAccountRequest/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
const pattern13 = new RegExp("^$|^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate213(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern13.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BusinessIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BusinessIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}
function validate216(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/sets/validateCreateAccountParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/sets/validateCreateAccountParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"#/sets/validateCreateAccountParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/sets/validateCreateAccountParameters/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}
function validate218(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.programId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "programId"},message:"must have required property '"+"programId"+"'"});
errors++;
}
if(data.businessId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "businessId"},message:"must have required property '"+"businessId"+"'"});
errors++;
}
if(data.createdPersonId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "createdPersonId"},message:"must have required property '"+"createdPersonId"+"'"});
errors++;
}
if(data.familyId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "familyId"},message:"must have required property '"+"familyId"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.acceptedTerms === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "acceptedTerms"},message:"must have required property '"+"acceptedTerms"+"'"});
errors++;
}
if(data.accountNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "accountNumber"},message:"must have required property '"+"accountNumber"+"'"});
errors++;
}
if(data.routingNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "routingNumber"},message:"must have required property '"+"routingNumber"+"'"});
errors++;
}
if(data.sponsorBankName === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "sponsorBankName"},message:"must have required property '"+"sponsorBankName"+"'"});
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
if(data.accountInterestFrequency === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "accountInterestFrequency"},message:"must have required property '"+"accountInterestFrequency"+"'"});
errors++;
}
if(data.availableBalance === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "availableBalance"},message:"must have required property '"+"availableBalance"+"'"});
errors++;
}
if(data.pendingCredit === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "pendingCredit"},message:"must have required property '"+"pendingCredit"+"'"});
errors++;
}
if(data.pendingDebit === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "pendingDebit"},message:"must have required property '"+"pendingDebit"+"'"});
errors++;
}
if(data.fees === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "fees"},message:"must have required property '"+"fees"+"'"});
errors++;
}
if(data.interest === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "interest"},message:"must have required property '"+"interest"+"'"});
errors++;
}
if(data.isVerified === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "isVerified"},message:"must have required property '"+"isVerified"+"'"});
errors++;
}
if(data.verifiedAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "verifiedAt"},message:"must have required property '"+"verifiedAt"+"'"});
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"});
errors++;
}
if(data.modifiedAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "modifiedAt"},message:"must have required property '"+"modifiedAt"+"'"});
errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/required",keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
if(data.id !== undefined){
if(!(validate219(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
if(data.programId !== undefined){
if(!(validate62(data.programId, {instancePath:instancePath+"/programId"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.businessId !== undefined){
if(!(validate213(data.businessId, {instancePath:instancePath+"/businessId"}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.createdPersonId !== undefined){
if(!(validate223(data.createdPersonId, {instancePath:instancePath+"/createdPersonId"}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
if(data.familyId !== undefined){
if(typeof data.familyId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/familyId",schemaPath:"#/components/schemas/Account/properties/familyId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/components/schemas/Account/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/Account/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Account/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.acceptedTerms !== undefined){
if(typeof data.acceptedTerms !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/acceptedTerms",schemaPath:"#/components/schemas/Account/properties/acceptedTerms/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.accountNumber !== undefined){
if(typeof data.accountNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/Account/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.routingNumber !== undefined){
if(typeof data.routingNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/routingNumber",schemaPath:"#/components/schemas/Account/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sponsorBankName !== undefined){
if(typeof data.sponsorBankName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sponsorBankName",schemaPath:"#/components/schemas/Account/properties/sponsorBankName/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Account/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.accountInterestFrequency !== undefined){
if(typeof data.accountInterestFrequency !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountInterestFrequency",schemaPath:"#/components/schemas/Account/properties/accountInterestFrequency/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.availableBalance !== undefined){
if(!(validate225(data.availableBalance, {instancePath:instancePath+"/availableBalance"}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
if(data.pendingCredit !== undefined){
if(!(validate75(data.pendingCredit, {instancePath:instancePath+"/pendingCredit"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.pendingDebit !== undefined){
if(!(validate75(data.pendingDebit, {instancePath:instancePath+"/pendingDebit"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.fees !== undefined){
if(!(validate75(data.fees, {instancePath:instancePath+"/fees"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.interest !== undefined){
if(!(validate75(data.interest, {instancePath:instancePath+"/interest"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.isVerified !== undefined){
if(typeof data.isVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isVerified",schemaPath:"#/components/schemas/Account/properties/isVerified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.verifiedAt !== undefined){
if(!(validate67(data.verifiedAt, {instancePath:instancePath+"/verifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
if(!(validate57(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.modifiedAt !== undefined){
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate234(data.config, {instancePath:instancePath+"/config"}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Account/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}
function validate234(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.card === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountConfig/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"});
errors++;
}
if(data.fallback === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountConfig/required",keyword:"required",params:{missingProperty: "fallback"},message:"must have required property '"+"fallback"+"'"});
errors++;
}
if(data.incoming === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountConfig/required",keyword:"required",params:{missingProperty: "incoming"},message:"must have required property '"+"incoming"+"'"});
errors++;
}
if(data.limits === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountConfig/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"});
errors++;
}
if(data.receive === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountConfig/required",keyword:"required",params:{missingProperty: "receive"},message:"must have required property '"+"receive"+"'"});
errors++;
}
if(data.send === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountConfig/required",keyword:"required",params:{missingProperty: "send"},message:"must have required property '"+"send"+"'"});
errors++;
}
if(data.card !== undefined){
if(!(validate235(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
}
if(data.fallback !== undefined){
let data1 = data.fallback;
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
}
if(data.incoming !== undefined){
let data2 = data.incoming;
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
}
if(data.limits !== undefined){
if(!(validate138(data.limits, {instancePath:instancePath+"/limits"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.receive !== undefined){
if(!(validate246(data.receive, {instancePath:instancePath+"/receive"}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
}
if(data.send !== undefined){
if(!(validate254(data.send, {instancePath:instancePath+"/send"}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountConfig/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}
function validate254(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ach === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSend/required",keyword:"required",params:{missingProperty: "ach"},message:"must have required property '"+"ach"+"'"});
errors++;
}
if(data.card === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSend/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"});
errors++;
}
if(data.check === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSend/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'"});
errors++;
}
if(data.crossBorder === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSend/required",keyword:"required",params:{missingProperty: "crossBorder"},message:"must have required property '"+"crossBorder"+"'"});
errors++;
}
if(data.debitCard === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSend/required",keyword:"required",params:{missingProperty: "debitCard"},message:"must have required property '"+"debitCard"+"'"});
errors++;
}
if(data.digitalCheck === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSend/required",keyword:"required",params:{missingProperty: "digitalCheck"},message:"must have required property '"+"digitalCheck"+"'"});
errors++;
}
if(data.internationalWire === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSend/required",keyword:"required",params:{missingProperty: "internationalWire"},message:"must have required property '"+"internationalWire"+"'"});
errors++;
}
if(data.intrabank === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSend/required",keyword:"required",params:{missingProperty: "intrabank"},message:"must have required property '"+"intrabank"+"'"});
errors++;
}
if(data.physicalCard === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSend/required",keyword:"required",params:{missingProperty: "physicalCard"},message:"must have required property '"+"physicalCard"+"'"});
errors++;
}
if(data.wire === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSend/required",keyword:"required",params:{missingProperty: "wire"},message:"must have required property '"+"wire"+"'"});
errors++;
}
if(data.ach !== undefined){
if(!(validate247(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
if(data.card !== undefined){
if(!(validate249(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.check !== undefined){
if(!(validate249(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.crossBorder !== undefined){
if(!(validate249(data.crossBorder, {instancePath:instancePath+"/crossBorder"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.debitCard !== undefined){
if(!(validate249(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.digitalCheck !== undefined){
if(!(validate249(data.digitalCheck, {instancePath:instancePath+"/digitalCheck"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.internationalWire !== undefined){
if(!(validate249(data.internationalWire, {instancePath:instancePath+"/internationalWire"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.intrabank !== undefined){
if(!(validate249(data.intrabank, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.physicalCard !== undefined){
if(!(validate249(data.physicalCard, {instancePath:instancePath+"/physicalCard"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.wire !== undefined){
if(!(validate249(data.wire, {instancePath:instancePath+"/wire"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSend/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate254.errors = vErrors;
return errors === 0;
}
function validate249(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RailSwitch/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/RailSwitch/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RailSwitch/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate249.errors = vErrors;
return errors === 0;
}
function validate247(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AchSwitch/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.sameDay === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AchSwitch/required",keyword:"required",params:{missingProperty: "sameDay"},message:"must have required property '"+"sameDay"+"'"});
errors++;
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/AchSwitch/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.sameDay !== undefined){
if(typeof data.sameDay !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sameDay",schemaPath:"#/components/schemas/AchSwitch/properties/sameDay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AchSwitch/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}
function validate246(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ach === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountReceive/required",keyword:"required",params:{missingProperty: "ach"},message:"must have required property '"+"ach"+"'"});
errors++;
}
if(data.check === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountReceive/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'"});
errors++;
}
if(data.debitCard === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountReceive/required",keyword:"required",params:{missingProperty: "debitCard"},message:"must have required property '"+"debitCard"+"'"});
errors++;
}
if(data.intrabank === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountReceive/required",keyword:"required",params:{missingProperty: "intrabank"},message:"must have required property '"+"intrabank"+"'"});
errors++;
}
if(data.ach !== undefined){
if(!(validate247(data.ach, {instancePath:instancePath+"/ach"}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
if(data.check !== undefined){
if(!(validate249(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.debitCard !== undefined){
if(!(validate249(data.debitCard, {instancePath:instancePath+"/debitCard"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.intrabank !== undefined){
if(!(validate249(data.intrabank, {instancePath:instancePath+"/intrabank"}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountReceive/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate246.errors = vErrors;
return errors === 0;
}
function validate241(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.achPull === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountIncoming/required",keyword:"required",params:{missingProperty: "achPull"},message:"must have required property '"+"achPull"+"'"});
errors++;
}
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
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountIncoming/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate241.errors = vErrors;
return errors === 0;
}
const schema86 = {"type":"object","required":["allowedOriginators","blockedOriginators","enabled"],"properties":{"allowedOriginators":{"type":["array","null"],"items":{"type":"string"}},"blockedOriginators":{"type":["array","null"],"items":{"type":"string"}},"enabled":{"type":"boolean"}}};
function validate242(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowedOriginators === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountIncomingAchPull/required",keyword:"required",params:{missingProperty: "allowedOriginators"},message:"must have required property '"+"allowedOriginators"+"'"});
errors++;
}
if(data.blockedOriginators === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountIncomingAchPull/required",keyword:"required",params:{missingProperty: "blockedOriginators"},message:"must have required property '"+"blockedOriginators"+"'"});
errors++;
}
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountIncomingAchPull/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"});
errors++;
}
if(data.allowedOriginators !== undefined){
let data0 = data.allowedOriginators;
if((!(Array.isArray(data0))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/allowedOriginators",schemaPath:"#/components/schemas/AccountIncomingAchPull/properties/allowedOriginators/type",keyword:"type",params:{type: schema86.properties.allowedOriginators.type},message:"must be array,null"});
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allowedOriginators/" + i0,schemaPath:"#/components/schemas/AccountIncomingAchPull/properties/allowedOriginators/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
if(data.blockedOriginators !== undefined){
let data2 = data.blockedOriginators;
if((!(Array.isArray(data2))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/blockedOriginators",schemaPath:"#/components/schemas/AccountIncomingAchPull/properties/blockedOriginators/type",keyword:"type",params:{type: schema86.properties.blockedOriginators.type},message:"must be array,null"});
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/blockedOriginators/" + i1,schemaPath:"#/components/schemas/AccountIncomingAchPull/properties/blockedOriginators/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/AccountIncomingAchPull/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountIncomingAchPull/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate242.errors = vErrors;
return errors === 0;
}
function validate239(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.received === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountFallback/required",keyword:"required",params:{missingProperty: "received"},message:"must have required property '"+"received"+"'"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountFallback/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate239.errors = vErrors;
return errors === 0;
}
function validate235(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.physical === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountCardConfig/required",keyword:"required",params:{missingProperty: "physical"},message:"must have required property '"+"physical"+"'"});
errors++;
}
if(data.virtual === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountCardConfig/required",keyword:"required",params:{missingProperty: "virtual"},message:"must have required property '"+"virtual"+"'"});
errors++;
}
if(data.physical !== undefined){
if(!(validate118(data.physical, {instancePath:instancePath+"/physical"}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.virtual !== undefined){
if(!(validate118(data.virtual, {instancePath:instancePath+"/virtual"}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountCardConfig/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate235.errors = vErrors;
return errors === 0;
}
const pattern16 = new RegExp("^-?[0-9]+\\.[0-9]{2}$", "u");
function validate225(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern16.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}
const pattern15 = new RegExp("^$|^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate223(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern15.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/PersonIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/PersonIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}
const pattern14 = new RegExp("^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate219(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern14.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountId/pattern",keyword:"pattern",params:{pattern: "^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}
function validate268(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config !== undefined){
let data0 = data.config;
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
if(data.incoming !== undefined){
let data1 = data.incoming;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/UpdateAccountRequest/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate268.errors = vErrors;
return errors === 0;
}
function validate320(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
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
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountIncomingInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate320.errors = vErrors;
return errors === 0;
}
const schema104 = {"type":"object","properties":{"allowedOriginators":{"type":["array","null"],"items":{"type":"string"}}}};
function validate321(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowedOriginators !== undefined){
let data0 = data.allowedOriginators;
if((!(Array.isArray(data0))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/allowedOriginators",schemaPath:"#/components/schemas/AccountIncomingAchPullInput/properties/allowedOriginators/type",keyword:"type",params:{type: schema104.properties.allowedOriginators.type},message:"must be array,null"});
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allowedOriginators/" + i0,schemaPath:"#/components/schemas/AccountIncomingAchPullInput/properties/allowedOriginators/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountIncomingAchPullInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate321.errors = vErrors;
return errors === 0;
}
function validate269(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.card !== undefined){
let data0 = data.card;
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
if(data.limits !== undefined){
let data1 = data.limits;
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
}
if(data.receive !== undefined){
let data2 = data.receive;
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
}
if(data.send !== undefined){
let data3 = data.send;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountConfigInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate269.errors = vErrors;
return errors === 0;
}
function validate307(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ach !== undefined){
let data0 = data.ach;
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
if(data.card !== undefined){
let data1 = data.card;
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
}
if(data.check !== undefined){
let data2 = data.check;
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
}
if(data.crossBorder !== undefined){
let data3 = data.crossBorder;
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
}
if(data.debitCard !== undefined){
let data4 = data.debitCard;
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
}
if(data.digitalCheck !== undefined){
let data5 = data.digitalCheck;
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
}
if(data.internationalWire !== undefined){
let data6 = data.internationalWire;
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
}
if(data.intrabank !== undefined){
let data7 = data.intrabank;
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
}
if(data.physicalCard !== undefined){
let data8 = data.physicalCard;
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
}
if(data.wire !== undefined){
let data9 = data.wire;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSendInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate307.errors = vErrors;
return errors === 0;
}
function validate302(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/RailSwitchInput/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RailSwitchInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate302.errors = vErrors;
return errors === 0;
}
function validate300(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/AchSwitchInput/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.sameDay !== undefined){
if(typeof data.sameDay !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sameDay",schemaPath:"#/components/schemas/AchSwitchInput/properties/sameDay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AchSwitchInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate300.errors = vErrors;
return errors === 0;
}
function validate299(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ach !== undefined){
let data0 = data.ach;
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
if(data.check !== undefined){
let data1 = data.check;
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
}
if(data.debitCard !== undefined){
let data2 = data.debitCard;
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
}
if(data.intrabank !== undefined){
let data3 = data.intrabank;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountReceiveInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}
function validate276(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receive !== undefined){
let data0 = data.receive;
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
if(data.send !== undefined){
let data1 = data.send;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LimitsInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate276.errors = vErrors;
return errors === 0;
}
function validate288(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.daily !== undefined){
if(!(validate75(data.daily, {instancePath:instancePath+"/daily"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.monthly !== undefined){
if(!(validate75(data.monthly, {instancePath:instancePath+"/monthly"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.ach !== undefined){
let data2 = data.ach;
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
}
if(data.check !== undefined){
let data3 = data.check;
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
}
if(data.crossBorder !== undefined){
let data4 = data.crossBorder;
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
}
if(data.domesticWire !== undefined){
let data5 = data.domesticWire;
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
}
if(data.internationalWire !== undefined){
let data6 = data.internationalWire;
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
}
if(data.intrabank !== undefined){
let data7 = data.intrabank;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SendLimitsInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}
function validate280(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.daily !== undefined){
if(!(validate75(data.daily, {instancePath:instancePath+"/daily"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.monthly !== undefined){
if(!(validate75(data.monthly, {instancePath:instancePath+"/monthly"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/PeriodLimitsInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}
function validate277(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.daily !== undefined){
if(!(validate75(data.daily, {instancePath:instancePath+"/daily"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.monthly !== undefined){
if(!(validate75(data.monthly, {instancePath:instancePath+"/monthly"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.ach !== undefined){
let data2 = data.ach;
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
}
if(data.check !== undefined){
let data3 = data.check;
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
}
if(data.debitCard !== undefined){
let data4 = data.debitCard;
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
}
if(data.intrabank !== undefined){
let data5 = data.intrabank;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiveLimitsInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate277.errors = vErrors;
return errors === 0;
}
function validate270(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.physical !== undefined){
let data0 = data.physical;
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
if(data.virtual !== undefined){
let data1 = data.virtual;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountCardConfigInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}
function validate271(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count !== undefined){
if(!(validate84(data.count, {instancePath:instancePath+"/count"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/CardAllowanceInput/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardAllowanceInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate271.errors = vErrors;
return errors === 0;
}
function validate325(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/sets/validateUpdateAccountParameters/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.accountId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/sets/validateUpdateAccountParameters/properties/path/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"});
errors++;
}
if(data0.accountId !== undefined){
if(!(validate219(data0.accountId, {instancePath:instancePath+"/path/accountId"}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/sets/validateUpdateAccountParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/sets/validateUpdateAccountParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"#/sets/validateUpdateAccountParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/sets/validateUpdateAccountParameters/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate325.errors = vErrors;
return errors === 0;
}
const schema106 = {"type":"object","properties":{"accountId":{"$ref":"#/components/schemas/AccountIdOrUnset"},"allowedCategories":{"type":["array","null"],"items":{"type":"string"}},"blockedMerchants":{"type":["array","null"],"items":{"type":"string"}},"atmAccess":{"type":"boolean"},"billingAddress":{"anyOf":[{"$ref":"#/components/schemas/AddressInput"},{"type":"null"}]},"bin":{"type":"string"},"cardType":{"type":"string"},"currency":{"type":"string"},"embossingBusiness":{"type":"string"},"embossingPerson":{"type":"string"},"label":{"type":"string"},"limitAmount":{"$ref":"#/components/schemas/AmountOrUnset"},"limitInterval":{"type":"string"},"shipping":{"anyOf":[{"$ref":"#/components/schemas/CardShippingInput"},{"type":"null"}]}}};
function validate329(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountId !== undefined){
if(!(validate2(data.accountId, {instancePath:instancePath+"/accountId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.allowedCategories !== undefined){
let data1 = data.allowedCategories;
if((!(Array.isArray(data1))) && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/allowedCategories",schemaPath:"#/components/schemas/CreateCardRequest/properties/allowedCategories/type",keyword:"type",params:{type: schema106.properties.allowedCategories.type},message:"must be array,null"});
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allowedCategories/" + i0,schemaPath:"#/components/schemas/CreateCardRequest/properties/allowedCategories/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
if(data.blockedMerchants !== undefined){
let data3 = data.blockedMerchants;
if((!(Array.isArray(data3))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/blockedMerchants",schemaPath:"#/components/schemas/CreateCardRequest/properties/blockedMerchants/type",keyword:"type",params:{type: schema106.properties.blockedMerchants.type},message:"must be array,null"});
errors++;
}
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/blockedMerchants/" + i1,schemaPath:"#/components/schemas/CreateCardRequest/properties/blockedMerchants/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
if(data.atmAccess !== undefined){
if(typeof data.atmAccess !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/atmAccess",schemaPath:"#/components/schemas/CreateCardRequest/properties/atmAccess/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.billingAddress !== undefined){
let data6 = data.billingAddress;
const _errs13 = errors;
let valid5 = false;
const _errs14 = errors;
if(!(validate9(data6, {instancePath:instancePath+"/billingAddress"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs15 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/billingAddress",schemaPath:"#/components/schemas/CreateCardRequest/properties/billingAddress/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs15 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/billingAddress",schemaPath:"#/components/schemas/CreateCardRequest/properties/billingAddress/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.bin !== undefined){
if(typeof data.bin !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bin",schemaPath:"#/components/schemas/CreateCardRequest/properties/bin/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cardType !== undefined){
if(typeof data.cardType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cardType",schemaPath:"#/components/schemas/CreateCardRequest/properties/cardType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/CreateCardRequest/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.embossingBusiness !== undefined){
if(typeof data.embossingBusiness !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/embossingBusiness",schemaPath:"#/components/schemas/CreateCardRequest/properties/embossingBusiness/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.embossingPerson !== undefined){
if(typeof data.embossingPerson !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/embossingPerson",schemaPath:"#/components/schemas/CreateCardRequest/properties/embossingPerson/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/components/schemas/CreateCardRequest/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.limitAmount !== undefined){
if(!(validate75(data.limitAmount, {instancePath:instancePath+"/limitAmount"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.limitInterval !== undefined){
if(typeof data.limitInterval !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/limitInterval",schemaPath:"#/components/schemas/CreateCardRequest/properties/limitInterval/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.shipping !== undefined){
let data15 = data.shipping;
const _errs33 = errors;
let valid6 = false;
const _errs34 = errors;
if(!(validate333(data15, {instancePath:instancePath+"/shipping"}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
var _valid1 = _errs34 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs35 = errors;
if(data15 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/shipping",schemaPath:"#/components/schemas/CreateCardRequest/properties/shipping/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs35 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/shipping",schemaPath:"#/components/schemas/CreateCardRequest/properties/shipping/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreateCardRequest/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate329.errors = vErrors;
return errors === 0;
}
function validate333(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
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
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardShippingInput/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate333.errors = vErrors;
return errors === 0;
}
function validate337(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/sets/validateCreateCardParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/sets/validateCreateCardParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"#/sets/validateCreateCardParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/sets/validateCreateCardParameters/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate337.errors = vErrors;
return errors === 0;
}
const schema109 = {"type":"object","required":["id","accountId","businessId","programId","createdPersonId","familyId","label","bin","cardType","currency","atmAccess","limitAmount","limitInterval","allowedCategories","blockedMerchants","embossingBusiness","embossingPerson","allowedMerchants","blockedCategories","availableLimit","cardStatus","activatedAt","expiryMonth","expiryYear","last4","theme","walletId","metadata","createdAt","modifiedAt","cardholder","shipping"],"properties":{"id":{"$ref":"#/components/schemas/CardId"},"accountId":{"$ref":"#/components/schemas/AccountId"},"businessId":{"$ref":"#/components/schemas/BusinessIdOrUnset"},"programId":{"$ref":"#/components/schemas/ProgramIdOrUnset"},"createdPersonId":{"$ref":"#/components/schemas/PersonIdOrUnset"},"familyId":{"type":"string"},"label":{"type":"string"},"bin":{"type":"string"},"cardType":{"type":"string"},"currency":{"type":"string"},"atmAccess":{"type":"boolean"},"limitAmount":{"$ref":"#/components/schemas/AmountOrUnset"},"limitInterval":{"type":"string"},"allowedCategories":{"type":["array","null"],"items":{"type":"string"}},"blockedMerchants":{"type":["array","null"],"items":{"type":"string"}},"embossingBusiness":{"type":"string"},"embossingPerson":{"type":"string"},"allowedMerchants":{"type":["array","null"],"items":{}},"blockedCategories":{"type":["array","null"],"items":{}},"availableLimit":{"$ref":"#/components/schemas/AmountOrUnset"},"cardStatus":{"type":"string"},"activatedAt":{"$ref":"#/components/schemas/TimestampOrUnset"},"expiryMonth":{"$ref":"#/components/schemas/ExpiryMonthOrUnset"},"expiryYear":{"$ref":"#/components/schemas/ExpiryYearOrUnset"},"last4":{"type":"string"},"theme":{"type":"string"},"walletId":{"type":"string"},"metadata":{},"createdAt":{"$ref":"#/components/schemas/Timestamp"},"modifiedAt":{"$ref":"#/components/schemas/TimestampOrUnset"},"cardholder":{"anyOf":[{"$ref":"#/components/schemas/Cardholder"},{"type":"null"}]},"shipping":{"anyOf":[{"$ref":"#/components/schemas/CardShipping"},{"type":"null"}]}}};
function validate339(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.accountId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"});
errors++;
}
if(data.businessId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "businessId"},message:"must have required property '"+"businessId"+"'"});
errors++;
}
if(data.programId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "programId"},message:"must have required property '"+"programId"+"'"});
errors++;
}
if(data.createdPersonId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "createdPersonId"},message:"must have required property '"+"createdPersonId"+"'"});
errors++;
}
if(data.familyId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "familyId"},message:"must have required property '"+"familyId"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.bin === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "bin"},message:"must have required property '"+"bin"+"'"});
errors++;
}
if(data.cardType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "cardType"},message:"must have required property '"+"cardType"+"'"});
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
if(data.atmAccess === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "atmAccess"},message:"must have required property '"+"atmAccess"+"'"});
errors++;
}
if(data.limitAmount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "limitAmount"},message:"must have required property '"+"limitAmount"+"'"});
errors++;
}
if(data.limitInterval === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "limitInterval"},message:"must have required property '"+"limitInterval"+"'"});
errors++;
}
if(data.allowedCategories === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "allowedCategories"},message:"must have required property '"+"allowedCategories"+"'"});
errors++;
}
if(data.blockedMerchants === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "blockedMerchants"},message:"must have required property '"+"blockedMerchants"+"'"});
errors++;
}
if(data.embossingBusiness === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "embossingBusiness"},message:"must have required property '"+"embossingBusiness"+"'"});
errors++;
}
if(data.embossingPerson === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "embossingPerson"},message:"must have required property '"+"embossingPerson"+"'"});
errors++;
}
if(data.allowedMerchants === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "allowedMerchants"},message:"must have required property '"+"allowedMerchants"+"'"});
errors++;
}
if(data.blockedCategories === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "blockedCategories"},message:"must have required property '"+"blockedCategories"+"'"});
errors++;
}
if(data.availableLimit === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "availableLimit"},message:"must have required property '"+"availableLimit"+"'"});
errors++;
}
if(data.cardStatus === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "cardStatus"},message:"must have required property '"+"cardStatus"+"'"});
errors++;
}
if(data.activatedAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "activatedAt"},message:"must have required property '"+"activatedAt"+"'"});
errors++;
}
if(data.expiryMonth === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "expiryMonth"},message:"must have required property '"+"expiryMonth"+"'"});
errors++;
}
if(data.expiryYear === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "expiryYear"},message:"must have required property '"+"expiryYear"+"'"});
errors++;
}
if(data.last4 === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"});
errors++;
}
if(data.theme === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "theme"},message:"must have required property '"+"theme"+"'"});
errors++;
}
if(data.walletId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "walletId"},message:"must have required property '"+"walletId"+"'"});
errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"});
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"});
errors++;
}
if(data.modifiedAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "modifiedAt"},message:"must have required property '"+"modifiedAt"+"'"});
errors++;
}
if(data.cardholder === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "cardholder"},message:"must have required property '"+"cardholder"+"'"});
errors++;
}
if(data.shipping === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: "shipping"},message:"must have required property '"+"shipping"+"'"});
errors++;
}
if(data.id !== undefined){
if(!(validate340(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
}
if(data.accountId !== undefined){
if(!(validate219(data.accountId, {instancePath:instancePath+"/accountId"}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
if(data.businessId !== undefined){
if(!(validate213(data.businessId, {instancePath:instancePath+"/businessId"}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.programId !== undefined){
if(!(validate33(data.programId, {instancePath:instancePath+"/programId"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.createdPersonId !== undefined){
if(!(validate223(data.createdPersonId, {instancePath:instancePath+"/createdPersonId"}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
if(data.familyId !== undefined){
if(typeof data.familyId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/familyId",schemaPath:"#/components/schemas/Card/properties/familyId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/components/schemas/Card/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bin !== undefined){
if(typeof data.bin !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bin",schemaPath:"#/components/schemas/Card/properties/bin/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cardType !== undefined){
if(typeof data.cardType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cardType",schemaPath:"#/components/schemas/Card/properties/cardType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Card/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.atmAccess !== undefined){
if(typeof data.atmAccess !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/atmAccess",schemaPath:"#/components/schemas/Card/properties/atmAccess/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.limitAmount !== undefined){
if(!(validate75(data.limitAmount, {instancePath:instancePath+"/limitAmount"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.limitInterval !== undefined){
if(typeof data.limitInterval !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/limitInterval",schemaPath:"#/components/schemas/Card/properties/limitInterval/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.allowedCategories !== undefined){
let data13 = data.allowedCategories;
if((!(Array.isArray(data13))) && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/allowedCategories",schemaPath:"#/components/schemas/Card/properties/allowedCategories/type",keyword:"type",params:{type: schema109.properties.allowedCategories.type},message:"must be array,null"});
errors++;
}
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(typeof data13[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allowedCategories/" + i0,schemaPath:"#/components/schemas/Card/properties/allowedCategories/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
if(data.blockedMerchants !== undefined){
let data15 = data.blockedMerchants;
if((!(Array.isArray(data15))) && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/blockedMerchants",schemaPath:"#/components/schemas/Card/properties/blockedMerchants/type",keyword:"type",params:{type: schema109.properties.blockedMerchants.type},message:"must be array,null"});
errors++;
}
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(typeof data15[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/blockedMerchants/" + i1,schemaPath:"#/components/schemas/Card/properties/blockedMerchants/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
}
if(data.embossingBusiness !== undefined){
if(typeof data.embossingBusiness !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/embossingBusiness",schemaPath:"#/components/schemas/Card/properties/embossingBusiness/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.embossingPerson !== undefined){
if(typeof data.embossingPerson !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/embossingPerson",schemaPath:"#/components/schemas/Card/properties/embossingPerson/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.allowedMerchants !== undefined){
let data19 = data.allowedMerchants;
if((!(Array.isArray(data19))) && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/allowedMerchants",schemaPath:"#/components/schemas/Card/properties/allowedMerchants/type",keyword:"type",params:{type: schema109.properties.allowedMerchants.type},message:"must be array,null"});
errors++;
}
}
if(data.blockedCategories !== undefined){
let data20 = data.blockedCategories;
if((!(Array.isArray(data20))) && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/blockedCategories",schemaPath:"#/components/schemas/Card/properties/blockedCategories/type",keyword:"type",params:{type: schema109.properties.blockedCategories.type},message:"must be array,null"});
errors++;
}
}
if(data.availableLimit !== undefined){
if(!(validate75(data.availableLimit, {instancePath:instancePath+"/availableLimit"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.cardStatus !== undefined){
if(typeof data.cardStatus !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cardStatus",schemaPath:"#/components/schemas/Card/properties/cardStatus/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.activatedAt !== undefined){
if(!(validate67(data.activatedAt, {instancePath:instancePath+"/activatedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.expiryMonth !== undefined){
if(!(validate349(data.expiryMonth, {instancePath:instancePath+"/expiryMonth"}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
if(data.expiryYear !== undefined){
if(!(validate351(data.expiryYear, {instancePath:instancePath+"/expiryYear"}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
}
if(data.last4 !== undefined){
if(typeof data.last4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/last4",schemaPath:"#/components/schemas/Card/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.theme !== undefined){
if(typeof data.theme !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/theme",schemaPath:"#/components/schemas/Card/properties/theme/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.walletId !== undefined){
if(typeof data.walletId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/walletId",schemaPath:"#/components/schemas/Card/properties/walletId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate57(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.modifiedAt !== undefined){
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.cardholder !== undefined){
let data31 = data.cardholder;
const _errs52 = errors;
let valid5 = false;
const _errs53 = errors;
if(!(validate355(data31, {instancePath:instancePath+"/cardholder"}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var _valid0 = _errs53 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs54 = errors;
if(data31 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/cardholder",schemaPath:"#/components/schemas/Card/properties/cardholder/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs54 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/cardholder",schemaPath:"#/components/schemas/Card/properties/cardholder/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
if(data.shipping !== undefined){
let data32 = data.shipping;
const _errs57 = errors;
let valid6 = false;
const _errs58 = errors;
if(!(validate363(data32, {instancePath:instancePath+"/shipping"}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
var _valid1 = _errs58 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs59 = errors;
if(data32 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/shipping",schemaPath:"#/components/schemas/Card/properties/shipping/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs59 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/shipping",schemaPath:"#/components/schemas/Card/properties/shipping/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Card/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate339.errors = vErrors;
return errors === 0;
}
function validate363(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardShipping/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.shippingAddress === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardShipping/required",keyword:"required",params:{missingProperty: "shippingAddress"},message:"must have required property '"+"shippingAddress"+"'"});
errors++;
}
if(data.deliveryStatus === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardShipping/required",keyword:"required",params:{missingProperty: "deliveryStatus"},message:"must have required property '"+"deliveryStatus"+"'"});
errors++;
}
if(data.deliveryPartner === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardShipping/required",keyword:"required",params:{missingProperty: "deliveryPartner"},message:"must have required property '"+"deliveryPartner"+"'"});
errors++;
}
if(data.eta === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardShipping/required",keyword:"required",params:{missingProperty: "eta"},message:"must have required property '"+"eta"+"'"});
errors++;
}
if(data.trackingNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardShipping/required",keyword:"required",params:{missingProperty: "trackingNumber"},message:"must have required property '"+"trackingNumber"+"'"});
errors++;
}
if(data.trackingUrl === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardShipping/required",keyword:"required",params:{missingProperty: "trackingUrl"},message:"must have required property '"+"trackingUrl"+"'"});
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardShipping/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"});
errors++;
}
if(data.modifiedAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardShipping/required",keyword:"required",params:{missingProperty: "modifiedAt"},message:"must have required property '"+"modifiedAt"+"'"});
errors++;
}
if(data.id !== undefined){
if(!(validate364(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
errors = vErrors.length;
}
}
if(data.shippingAddress !== undefined){
let data1 = data.shippingAddress;
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
}
if(data.deliveryStatus !== undefined){
if(typeof data.deliveryStatus !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryStatus",schemaPath:"#/components/schemas/CardShipping/properties/deliveryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.deliveryPartner !== undefined){
if(typeof data.deliveryPartner !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryPartner",schemaPath:"#/components/schemas/CardShipping/properties/deliveryPartner/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.eta !== undefined){
if(typeof data.eta !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/eta",schemaPath:"#/components/schemas/CardShipping/properties/eta/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.trackingNumber !== undefined){
if(typeof data.trackingNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/trackingNumber",schemaPath:"#/components/schemas/CardShipping/properties/trackingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.trackingUrl !== undefined){
if(typeof data.trackingUrl !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/trackingUrl",schemaPath:"#/components/schemas/CardShipping/properties/trackingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate67(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.modifiedAt !== undefined){
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardShipping/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate363.errors = vErrors;
return errors === 0;
}
const pattern21 = new RegExp("^$|^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate364(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern21.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ShippingIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ShippingIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate364.errors = vErrors;
return errors === 0;
}
function validate355(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Cardholder/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Cardholder/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.personId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Cardholder/required",keyword:"required",params:{missingProperty: "personId"},message:"must have required property '"+"personId"+"'"});
errors++;
}
if(data.billingAddress === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Cardholder/required",keyword:"required",params:{missingProperty: "billingAddress"},message:"must have required property '"+"billingAddress"+"'"});
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Cardholder/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"});
errors++;
}
if(data.modifiedAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Cardholder/required",keyword:"required",params:{missingProperty: "modifiedAt"},message:"must have required property '"+"modifiedAt"+"'"});
errors++;
}
if(data.id !== undefined){
if(!(validate356(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Cardholder/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.personId !== undefined){
if(!(validate223(data.personId, {instancePath:instancePath+"/personId"}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
if(data.billingAddress !== undefined){
let data3 = data.billingAddress;
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
}
if(data.createdAt !== undefined){
if(!(validate67(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.modifiedAt !== undefined){
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Cardholder/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate355.errors = vErrors;
return errors === 0;
}
const pattern20 = new RegExp("^$|^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate356(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern20.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardholderIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardholderIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate356.errors = vErrors;
return errors === 0;
}
const pattern19 = new RegExp("^$|^[0-9]{4}$", "u");
function validate351(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern19.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ExpiryYearOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^[0-9]{4}$"},message:"must match pattern \""+"^$|^[0-9]{4}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ExpiryYearOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate351.errors = vErrors;
return errors === 0;
}
const pattern18 = new RegExp("^$|^[0-9]{2}$", "u");
function validate349(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern18.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ExpiryMonthOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^[0-9]{2}$"},message:"must match pattern \""+"^$|^[0-9]{2}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ExpiryMonthOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate349.errors = vErrors;
return errors === 0;
}
const pattern17 = new RegExp("^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate340(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern17.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardId/pattern",keyword:"pattern",params:{pattern: "^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CardId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate340.errors = vErrors;
return errors === 0;
}
function validate371(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountId !== undefined){
if(!(validate2(data.accountId, {instancePath:instancePath+"/accountId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.contactId !== undefined){
if(!(validate373(data.contactId, {instancePath:instancePath+"/contactId"}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate75(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/components/schemas/ReceiveAchPullRequest/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ReceiveAchPullRequest/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiveAchPullRequest/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate371.errors = vErrors;
return errors === 0;
}
const pattern22 = new RegExp("^$|^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate373(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern22.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactIdOrUnset/pattern",keyword:"pattern",params:{pattern: "^$|^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^$|^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ContactIdOrUnset/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate373.errors = vErrors;
return errors === 0;
}
function validate377(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/sets/validateReceiveAchPullParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/sets/validateReceiveAchPullParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"#/sets/validateReceiveAchPullParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/sets/validateReceiveAchPullParameters/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate377.errors = vErrors;
return errors === 0;
}
function validate379(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.accountId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"});
errors++;
}
if(data.contactId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "contactId"},message:"must have required property '"+"contactId"+"'"});
errors++;
}
if(data.parentTransferId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "parentTransferId"},message:"must have required property '"+"parentTransferId"+"'"});
errors++;
}
if(data.fallbackTransferId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "fallbackTransferId"},message:"must have required property '"+"fallbackTransferId"+"'"});
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"});
errors++;
}
if(data.destinationAmount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "destinationAmount"},message:"must have required property '"+"destinationAmount"+"'"});
errors++;
}
if(data.destinationCurrency === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "destinationCurrency"},message:"must have required property '"+"destinationCurrency"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.accountNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "accountNumber"},message:"must have required property '"+"accountNumber"+"'"});
errors++;
}
if(data.accountType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "accountType"},message:"must have required property '"+"accountType"+"'"});
errors++;
}
if(data.bankName === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "bankName"},message:"must have required property '"+"bankName"+"'"});
errors++;
}
if(data.routingNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "routingNumber"},message:"must have required property '"+"routingNumber"+"'"});
errors++;
}
if(data.iban === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "iban"},message:"must have required property '"+"iban"+"'"});
errors++;
}
if(data.bin === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "bin"},message:"must have required property '"+"bin"+"'"});
errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
if(data.attachment === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "attachment"},message:"must have required property '"+"attachment"+"'"});
errors++;
}
if(data.purposeCode === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "purposeCode"},message:"must have required property '"+"purposeCode"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.valid === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "valid"},message:"must have required property '"+"valid"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"});
errors++;
}
if(data.card === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"});
errors++;
}
if(data.reviewCode === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "reviewCode"},message:"must have required property '"+"reviewCode"+"'"});
errors++;
}
if(data.reviewMessage === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "reviewMessage"},message:"must have required property '"+"reviewMessage"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.transferType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "transferType"},message:"must have required property '"+"transferType"+"'"});
errors++;
}
if(data.transferSubType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "transferSubType"},message:"must have required property '"+"transferSubType"+"'"});
errors++;
}
if(data.txnType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "txnType"},message:"must have required property '"+"txnType"+"'"});
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"});
errors++;
}
if(data.modifiedAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "modifiedAt"},message:"must have required property '"+"modifiedAt"+"'"});
errors++;
}
if(data.transferredAt === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/required",keyword:"required",params:{missingProperty: "transferredAt"},message:"must have required property '"+"transferredAt"+"'"});
errors++;
}
if(data.id !== undefined){
if(!(validate380(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
}
if(data.accountId !== undefined){
if(!(validate2(data.accountId, {instancePath:instancePath+"/accountId"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.contactId !== undefined){
if(!(validate373(data.contactId, {instancePath:instancePath+"/contactId"}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
}
if(data.parentTransferId !== undefined){
if(typeof data.parentTransferId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/parentTransferId",schemaPath:"#/components/schemas/Transfer/properties/parentTransferId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.fallbackTransferId !== undefined){
if(typeof data.fallbackTransferId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fallbackTransferId",schemaPath:"#/components/schemas/Transfer/properties/fallbackTransferId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.amount !== undefined){
if(!(validate225(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
if(data.destinationAmount !== undefined){
if(!(validate75(data.destinationAmount, {instancePath:instancePath+"/destinationAmount"}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.destinationCurrency !== undefined){
if(typeof data.destinationCurrency !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/destinationCurrency",schemaPath:"#/components/schemas/Transfer/properties/destinationCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/Transfer/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.accountNumber !== undefined){
if(typeof data.accountNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountNumber",schemaPath:"#/components/schemas/Transfer/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.accountType !== undefined){
if(typeof data.accountType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/accountType",schemaPath:"#/components/schemas/Transfer/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bankName !== undefined){
if(typeof data.bankName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bankName",schemaPath:"#/components/schemas/Transfer/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.routingNumber !== undefined){
if(typeof data.routingNumber !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/routingNumber",schemaPath:"#/components/schemas/Transfer/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.iban !== undefined){
if(typeof data.iban !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/iban",schemaPath:"#/components/schemas/Transfer/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bin !== undefined){
if(typeof data.bin !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bin",schemaPath:"#/components/schemas/Transfer/properties/bin/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.address !== undefined){
if(!(validate40(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.attachment !== undefined){
if(typeof data.attachment !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/attachment",schemaPath:"#/components/schemas/Transfer/properties/attachment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.purposeCode !== undefined){
if(typeof data.purposeCode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/purposeCode",schemaPath:"#/components/schemas/Transfer/properties/purposeCode/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/Transfer/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.valid !== undefined){
if(typeof data.valid !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/valid",schemaPath:"#/components/schemas/Transfer/properties/valid/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/components/schemas/Transfer/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/components/schemas/Transfer/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.metadata !== undefined){
let data22 = data.metadata;
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
}
if(data.reviewCode !== undefined){
if(typeof data.reviewCode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewCode",schemaPath:"#/components/schemas/Transfer/properties/reviewCode/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.reviewMessage !== undefined){
if(typeof data.reviewMessage !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewMessage",schemaPath:"#/components/schemas/Transfer/properties/reviewMessage/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Transfer/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.transferType !== undefined){
if(typeof data.transferType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transferType",schemaPath:"#/components/schemas/Transfer/properties/transferType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.transferSubType !== undefined){
if(typeof data.transferSubType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transferSubType",schemaPath:"#/components/schemas/Transfer/properties/transferSubType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.txnType !== undefined){
if(typeof data.txnType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/txnType",schemaPath:"#/components/schemas/Transfer/properties/txnType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate67(data.createdAt, {instancePath:instancePath+"/createdAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.modifiedAt !== undefined){
if(!(validate67(data.modifiedAt, {instancePath:instancePath+"/modifiedAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.transferredAt !== undefined){
if(!(validate67(data.transferredAt, {instancePath:instancePath+"/transferredAt"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Transfer/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate379.errors = vErrors;
return errors === 0;
}
function validate387(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/TransferMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate387.errors = vErrors;
return errors === 0;
}
const pattern23 = new RegExp("^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
function validate380(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern23.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/TransferId/pattern",keyword:"pattern",params:{pattern: "^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/TransferId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate380.errors = vErrors;
return errors === 0;
}
function validate393(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/components/schemas/UpdateSentCheckRequest/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/components/schemas/UpdateSentCheckRequest/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.metadata !== undefined){
let data2 = data.metadata;
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
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/UpdateSentCheckRequest/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate393.errors = vErrors;
return errors === 0;
}
function validate396(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/sets/validateUpdateSentCheckParameters/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.transferId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/sets/validateUpdateSentCheckParameters/properties/path/required",keyword:"required",params:{missingProperty: "transferId"},message:"must have required property '"+"transferId"+"'"});
errors++;
}
if(data0.transferId !== undefined){
if(!(validate380(data0.transferId, {instancePath:instancePath+"/path/transferId"}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/sets/validateUpdateSentCheckParameters/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/sets/validateUpdateSentCheckParameters/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"#/sets/validateUpdateSentCheckParameters/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/sets/validateUpdateSentCheckParameters/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate396.errors = vErrors;
return errors === 0;
}
function validate399(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate379(data, {instancePath}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.transferType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SentCheck/allOf/1/required",keyword:"required",params:{missingProperty: "transferType"},message:"must have required property '"+"transferType"+"'"});
errors++;
}
if(data.txnType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SentCheck/allOf/1/required",keyword:"required",params:{missingProperty: "txnType"},message:"must have required property '"+"txnType"+"'"});
errors++;
}
if(data.transferType !== undefined){
let data0 = data.transferType;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transferType",schemaPath:"#/components/schemas/SentCheck/allOf/1/properties/transferType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("physicalCheck" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/transferType",schemaPath:"#/components/schemas/SentCheck/allOf/1/properties/transferType/const",keyword:"const",params:{allowedValue: "physicalCheck"},message:"must be equal to constant"});
errors++;
}
}
if(data.txnType !== undefined){
let data1 = data.txnType;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/txnType",schemaPath:"#/components/schemas/SentCheck/allOf/1/properties/txnType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("debit" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/txnType",schemaPath:"#/components/schemas/SentCheck/allOf/1/properties/txnType/const",keyword:"const",params:{allowedValue: "debit"},message:"must be equal to constant"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SentCheck/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
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
