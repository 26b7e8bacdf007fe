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
function $const(errors, path, place, allowedValue) {
  return $fail(errors, path, place, "const", { allowedValue }, "must be equal to constant");
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
function $length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
const $c1=new RegExp("^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c2=new RegExp("^$|^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$","u");
const $c3=new RegExp("^$|^[A-Za-z]{2}$","u");
const $c4=new RegExp("^$|^-?[0-9]+\\.[0-9]{2}$","u");
const $c5=new RegExp("^-?[0-9]+\\.[0-9]{2}$","u");
const $c6=new RegExp("^$|^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c7=new RegExp("^$|^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c8=new RegExp("^$|^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c9=new RegExp("^$|^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c10=new RegExp("^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$","u");
const $c11=new RegExp("^$|^[0-9]{4}$","u");
const $c12=new RegExp("^$|^[0-9]{2}$","u");
const $c13=new RegExp("^$|^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c14=new RegExp("^$|^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c15=new RegExp("^$|^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c16=new RegExp("^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c17=new RegExp("^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c18=new RegExp("^$|^-?[0-9]+$","u");
const $c19=new RegExp("^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c20=new RegExp("^$|^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c21=new RegExp("^$|^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c22=new RegExp("^$|^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $c23=new RegExp("^$|^\\+[0-9]","u");
const $c24=new RegExp("^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
const $s19="#/components/schemas/SentCheck";
const $s18="#/sets/validateUpdateSentCheckParameters";
const $s20="#/components/schemas/TransferId";
const $s17="#/components/schemas/UpdateSentCheckRequest";
const $s21="#/components/schemas/TransferMetadata";
const $s16="#/components/schemas/Transfer";
const $s27="#/components/schemas/TimestampOrUnset";
const $s26="#/components/schemas/Address";
const $s28="#/components/schemas/CountryCodeOrUnset";
const $s25="#/components/schemas/AmountOrUnset";
const $s24="#/components/schemas/Amount";
const $s23="#/components/schemas/ContactIdOrUnset";
const $s22="#/components/schemas/AccountIdOrUnset";
const $s15="#/sets/validateReceiveAchPullParameters";
const $s14="#/components/schemas/ReceiveAchPullRequest";
const $s13="#/components/schemas/Card";
const $s38="#/components/schemas/CardShipping";
const $s39="#/components/schemas/ShippingIdOrUnset";
const $s37="#/components/schemas/Cardholder";
const $s40="#/components/schemas/CardholderIdOrUnset";
const $s36="#/components/schemas/Timestamp";
const $s35="#/components/schemas/ExpiryYearOrUnset";
const $s34="#/components/schemas/ExpiryMonthOrUnset";
const $s33="#/components/schemas/PersonIdOrUnset";
const $s32="#/components/schemas/ProgramIdOrUnset";
const $s31="#/components/schemas/BusinessIdOrUnset";
const $s30="#/components/schemas/AccountId";
const $s29="#/components/schemas/CardId";
const $s12="#/sets/validateCreateCardParameters";
const $s11="#/components/schemas/CreateCardRequest";
const $s42="#/components/schemas/CardShippingInput";
const $s41="#/components/schemas/AddressInput";
const $s10="#/sets/validateUpdateAccountParameters";
const $s9="#/components/schemas/UpdateAccountRequest";
const $s44="#/components/schemas/AccountIncomingInput";
const $s45="#/components/schemas/AccountIncomingAchPullInput";
const $s43="#/components/schemas/AccountConfigInput";
const $s49="#/components/schemas/AccountSendInput";
const $s51="#/components/schemas/RailSwitchInput";
const $s50="#/components/schemas/AchSwitchInput";
const $s48="#/components/schemas/AccountReceiveInput";
const $s47="#/components/schemas/LimitsInput";
const $s53="#/components/schemas/SendLimitsInput";
const $s54="#/components/schemas/PeriodLimitsInput";
const $s52="#/components/schemas/ReceiveLimitsInput";
const $s46="#/components/schemas/AccountCardConfigInput";
const $s55="#/components/schemas/CardAllowanceInput";
const $s56="#/components/schemas/CountOrUnset";
const $s8="#/components/schemas/Account";
const $s58="#/components/schemas/AccountConfig";
const $s64="#/components/schemas/AccountSend";
const $s66="#/components/schemas/RailSwitch";
const $s65="#/components/schemas/AchSwitch";
const $s63="#/components/schemas/AccountReceive";
const $s62="#/components/schemas/Limits";
const $s68="#/components/schemas/SendLimits";
const $s69="#/components/schemas/PeriodLimits";
const $s67="#/components/schemas/ReceiveLimits";
const $s61="#/components/schemas/AccountIncoming";
const $s70="#/components/schemas/AccountIncomingAchPull";
const $s60="#/components/schemas/AccountFallback";
const $s59="#/components/schemas/AccountCardConfig";
const $s71="#/components/schemas/CardAllowance";
const $s57="#/components/schemas/ProgramId";
const $s7="#/sets/validateCreateAccountParameters";
const $s6="#/components/schemas/CreateAccountRequest";
const $s5="#/components/schemas/Program";
const $s91="#/components/schemas/TransactionLimits";
const $s92="#/components/schemas/TransactionReceiveLimits";
const $s90="#/components/schemas/ProgramSend";
const $s94="#/components/schemas/RailRouting";
const $s93="#/components/schemas/AchRouting";
const $s89="#/components/schemas/ProgramReward";
const $s88="#/components/schemas/ProgramReceive";
const $s87="#/components/schemas/RealTimeAuth";
const $s86="#/components/schemas/BankLinkExchange";
const $s85="#/components/schemas/ProgramOps";
const $s84="#/components/schemas/ProgramOnboarding";
const $s95="#/components/schemas/OnboardingAllowance";
const $s83="#/components/schemas/ProgramNotification";
const $s82="#/components/schemas/ProgramMinor";
const $s96="#/components/schemas/ProgramMinorCard";
const $s81="#/components/schemas/ProgramLegal";
const $s80="#/components/schemas/ProgramIncoming";
const $s97="#/components/schemas/ProgramIncomingAchPull";
const $s79="#/components/schemas/ProgramIdentity";
const $s78="#/components/schemas/ProgramFallback";
const $s77="#/components/schemas/ProgramCompany";
const $s98="#/components/schemas/ContactPerson";
const $s76="#/components/schemas/ProgramCard";
const $s100="#/components/schemas/ProgramCardTypes";
const $s99="#/components/schemas/ProgramCardBins";
const $s101="#/components/schemas/CardBin";
const $s103="#/components/schemas/IssuerProcessorData";
const $s104="#/components/schemas/ProcessorConfigIdOrUnset";
const $s102="#/components/schemas/BinIdOrUnset";
const $s75="#/components/schemas/ProgramBrand";
const $s107="#/components/schemas/BrandSdkTheme";
const $s106="#/components/schemas/BrandSdkLocale";
const $s105="#/components/schemas/BrandIdOrUnset";
const $s74="#/components/schemas/ProgramBilling";
const $s73="#/components/schemas/ProgramBank";
const $s110="#/components/schemas/ProgramMaxAccounts";
const $s109="#/components/schemas/ProgramAccountTypes";
const $s108="#/components/schemas/ProgramAccountSubTypes";
const $s72="#/components/schemas/ProgramThreeDomainSecure";
const $s111="#/components/schemas/ProgramSendOtp";
const $s4="#/sets/validateRetrieveProgramParameters";
const $s3="#/components/schemas/Contact";
const $s117="#/components/schemas/ContactWire";
const $s119="#/components/schemas/ContactWireInternational";
const $s118="#/components/schemas/ContactWireDomestic";
const $s116="#/components/schemas/ContactCheck";
const $s115="#/components/schemas/ContactCard";
const $s114="#/components/schemas/ContactAch";
const $s113="#/components/schemas/PhoneNumberOrUnset";
const $s112="#/components/schemas/ContactId";
const $s2="#/sets/validateCreateContactParameters";
const $s1="#/components/schemas/CreateContactRequest";
const $s123="#/components/schemas/ContactWireInput";
const $s125="#/components/schemas/ContactWireInternationalInput";
const $s124="#/components/schemas/ContactWireDomesticInput";
const $s122="#/components/schemas/ContactCheckInput";
const $s121="#/components/schemas/ContactCardInput";
const $s120="#/components/schemas/ContactAchInput";
function $v19(d,p,e){
if(!$v16(d,p,e)){return false;}
if($object(d)){
if(d.transferType===undefined)return $required(e,p,$s19+"/allOf/1","transferType");
if(d.txnType===undefined)return $required(e,p,$s19+"/allOf/1","txnType");
{const d1=d.transferType;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/transferType",$s19+"/allOf/1/properties/transferType","string");
if(d1!=="physicalCheck")return $const(e,p+"/transferType",$s19+"/allOf/1/properties/transferType","physicalCheck");
}}
{const d2=d.txnType;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/txnType",$s19+"/allOf/1/properties/txnType","string");
if(d2!=="debit")return $const(e,p+"/txnType",$s19+"/allOf/1/properties/txnType","debit");
}}
{const d3=d.status;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/status",$s19+"/allOf/1/properties/status","string");
}}
{const d4=d.type;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/type",$s19+"/allOf/1/properties/type","string");
}}
}else 
return $type(e,p,$s19+"/allOf/1","object");
return true;
}
function $v18(d,p,e){
if($object(d)){
if(d.path===undefined)return $required(e,p,$s18,"path");
{const d1=d.path;if(d1!==undefined){
if($object(d1)){
if(d1.transferId===undefined)return $required(e,p+"/path",$s18+"/properties/path","transferId");
{const d2=d1.transferId;if(d2!==undefined){
if(!$v20(d2,p+"/path/transferId",e)){return false;}
}}
}else 
return $type(e,p+"/path",$s18+"/properties/path","object");
}}
{const d3=d.query;if(d3!==undefined){
if(!($object(d3)))
return $type(e,p+"/query",$s18+"/properties/query","object");
}}
{const d4=d.header;if(d4!==undefined){
if(!($object(d4)))
return $type(e,p+"/header",$s18+"/properties/header","object");
}}
}else 
return $type(e,p,$s18,"object");
return true;
}
function $v20(d,p,e){
if(typeof d==="string"){
if(!$c1.test(d))return $pattern(e,p,$s20,"^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s20,"string");
return true;
}
function $v17(d,p,e){
if($object(d)){
{const d1=d.description;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/description",$s17+"/properties/description","string");
}}
{const d2=d.title;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/title",$s17+"/properties/title","string");
}}
{const d3=d.metadata;if(d3!==undefined){
a4:{const n5=e.length;
b6:{
if(!$v21(d3,p+"/metadata",e)){break b6;}
e.length=n5;break a4;}
b7:{
if(!(d3===null)){$type(e,p+"/metadata",$s17+"/properties/metadata/anyOf/1","null");break b7;}
e.length=n5;break a4;}
return $composed(e,p+"/metadata",$s17+"/properties/metadata","anyOf");
}
}}
}else 
return $type(e,p,$s17,"object");
return true;
}
function $v21(d,p,e){
if(!($object(d)))
return $type(e,p,$s21,"object");
return true;
}
function $v16(d,p,e){
if($object(d)){
if(d.id===undefined)return $required(e,p,$s16,"id");
if(d.accountId===undefined)return $required(e,p,$s16,"accountId");
if(d.contactId===undefined)return $required(e,p,$s16,"contactId");
if(d.parentTransferId===undefined)return $required(e,p,$s16,"parentTransferId");
if(d.fallbackTransferId===undefined)return $required(e,p,$s16,"fallbackTransferId");
if(d.amount===undefined)return $required(e,p,$s16,"amount");
if(d.destinationAmount===undefined)return $required(e,p,$s16,"destinationAmount");
if(d.destinationCurrency===undefined)return $required(e,p,$s16,"destinationCurrency");
if(d.name===undefined)return $required(e,p,$s16,"name");
if(d.accountNumber===undefined)return $required(e,p,$s16,"accountNumber");
if(d.accountType===undefined)return $required(e,p,$s16,"accountType");
if(d.bankName===undefined)return $required(e,p,$s16,"bankName");
if(d.routingNumber===undefined)return $required(e,p,$s16,"routingNumber");
if(d.iban===undefined)return $required(e,p,$s16,"iban");
if(d.bin===undefined)return $required(e,p,$s16,"bin");
if(d.address===undefined)return $required(e,p,$s16,"address");
if(d.attachment===undefined)return $required(e,p,$s16,"attachment");
if(d.purposeCode===undefined)return $required(e,p,$s16,"purposeCode");
if(d.type===undefined)return $required(e,p,$s16,"type");
if(d.valid===undefined)return $required(e,p,$s16,"valid");
if(d.title===undefined)return $required(e,p,$s16,"title");
if(d.description===undefined)return $required(e,p,$s16,"description");
if(d.metadata===undefined)return $required(e,p,$s16,"metadata");
if(d.card===undefined)return $required(e,p,$s16,"card");
if(d.reviewCode===undefined)return $required(e,p,$s16,"reviewCode");
if(d.reviewMessage===undefined)return $required(e,p,$s16,"reviewMessage");
if(d.status===undefined)return $required(e,p,$s16,"status");
if(d.transferType===undefined)return $required(e,p,$s16,"transferType");
if(d.transferSubType===undefined)return $required(e,p,$s16,"transferSubType");
if(d.txnType===undefined)return $required(e,p,$s16,"txnType");
if(d.createdAt===undefined)return $required(e,p,$s16,"createdAt");
if(d.modifiedAt===undefined)return $required(e,p,$s16,"modifiedAt");
if(d.transferredAt===undefined)return $required(e,p,$s16,"transferredAt");
{const d1=d.id;if(d1!==undefined){
if(!$v20(d1,p+"/id",e)){return false;}
}}
{const d2=d.accountId;if(d2!==undefined){
if(!$v22(d2,p+"/accountId",e)){return false;}
}}
{const d3=d.contactId;if(d3!==undefined){
if(!$v23(d3,p+"/contactId",e)){return false;}
}}
{const d4=d.parentTransferId;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/parentTransferId",$s16+"/properties/parentTransferId","string");
}}
{const d5=d.fallbackTransferId;if(d5!==undefined){
if(!(typeof d5==="string"))return $type(e,p+"/fallbackTransferId",$s16+"/properties/fallbackTransferId","string");
}}
{const d6=d.amount;if(d6!==undefined){
if(!$v24(d6,p+"/amount",e)){return false;}
}}
{const d7=d.destinationAmount;if(d7!==undefined){
if(!$v25(d7,p+"/destinationAmount",e)){return false;}
}}
{const d8=d.destinationCurrency;if(d8!==undefined){
if(!(typeof d8==="string"))return $type(e,p+"/destinationCurrency",$s16+"/properties/destinationCurrency","string");
}}
{const d9=d.name;if(d9!==undefined){
if(!(typeof d9==="string"))return $type(e,p+"/name",$s16+"/properties/name","string");
}}
{const d10=d.accountNumber;if(d10!==undefined){
if(!(typeof d10==="string"))return $type(e,p+"/accountNumber",$s16+"/properties/accountNumber","string");
}}
{const d11=d.accountType;if(d11!==undefined){
if(!(typeof d11==="string"))return $type(e,p+"/accountType",$s16+"/properties/accountType","string");
}}
{const d12=d.bankName;if(d12!==undefined){
if(!(typeof d12==="string"))return $type(e,p+"/bankName",$s16+"/properties/bankName","string");
}}
{const d13=d.routingNumber;if(d13!==undefined){
if(!(typeof d13==="string"))return $type(e,p+"/routingNumber",$s16+"/properties/routingNumber","string");
}}
{const d14=d.iban;if(d14!==undefined){
if(!(typeof d14==="string"))return $type(e,p+"/iban",$s16+"/properties/iban","string");
}}
{const d15=d.bin;if(d15!==undefined){
if(!(typeof d15==="string"))return $type(e,p+"/bin",$s16+"/properties/bin","string");
}}
{const d16=d.address;if(d16!==undefined){
if(!$v26(d16,p+"/address",e)){return false;}
}}
{const d17=d.attachment;if(d17!==undefined){
if(!(typeof d17==="string"))return $type(e,p+"/attachment",$s16+"/properties/attachment","string");
}}
{const d18=d.purposeCode;if(d18!==undefined){
if(!(typeof d18==="string"))return $type(e,p+"/purposeCode",$s16+"/properties/purposeCode","string");
}}
{const d19=d.type;if(d19!==undefined){
if(!(typeof d19==="string"))return $type(e,p+"/type",$s16+"/properties/type","string");
}}
{const d20=d.valid;if(d20!==undefined){
if(!(typeof d20==="string"))return $type(e,p+"/valid",$s16+"/properties/valid","string");
}}
{const d21=d.title;if(d21!==undefined){
if(!(typeof d21==="string"))return $type(e,p+"/title",$s16+"/properties/title","string");
}}
{const d22=d.description;if(d22!==undefined){
if(!(typeof d22==="string"))return $type(e,p+"/description",$s16+"/properties/description","string");
}}
{const d23=d.metadata;if(d23!==undefined){
a24:{const n25=e.length;
b26:{
if(!$v21(d23,p+"/metadata",e)){break b26;}
e.length=n25;break a24;}
b27:{
if(!(d23===null)){$type(e,p+"/metadata",$s16+"/properties/metadata/anyOf/1","null");break b27;}
e.length=n25;break a24;}
return $composed(e,p+"/metadata",$s16+"/properties/metadata","anyOf");
}
}}
{const d28=d.reviewCode;if(d28!==undefined){
if(!(typeof d28==="string"))return $type(e,p+"/reviewCode",$s16+"/properties/reviewCode","string");
}}
{const d29=d.reviewMessage;if(d29!==undefined){
if(!(typeof d29==="string"))return $type(e,p+"/reviewMessage",$s16+"/properties/reviewMessage","string");
}}
{const d30=d.status;if(d30!==undefined){
if(!(typeof d30==="string"))return $type(e,p+"/status",$s16+"/properties/status","string");
}}
{const d31=d.transferType;if(d31!==undefined){
if(!(typeof d31==="string"))return $type(e,p+"/transferType",$s16+"/properties/transferType","string");
}}
{const d32=d.transferSubType;if(d32!==undefined){
if(!(typeof d32==="string"))return $type(e,p+"/transferSubType",$s16+"/properties/transferSubType","string");
}}
{const d33=d.txnType;if(d33!==undefined){
if(!(typeof d33==="string"))return $type(e,p+"/txnType",$s16+"/properties/txnType","string");
}}
{const d34=d.createdAt;if(d34!==undefined){
if(!$v27(d34,p+"/createdAt",e)){return false;}
}}
{const d35=d.modifiedAt;if(d35!==undefined){
if(!$v27(d35,p+"/modifiedAt",e)){return false;}
}}
{const d36=d.transferredAt;if(d36!==undefined){
if(!$v27(d36,p+"/transferredAt",e)){return false;}
}}
}else 
return $type(e,p,$s16,"object");
return true;
}
function $v27(d,p,e){
if(typeof d==="string"){
if(!$c2.test(d))return $pattern(e,p,$s27,"^$|^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$");
}else 
return $type(e,p,$s27,"string");
return true;
}
function $v26(d,p,e){
if($object(d)){
if(d.addressType===undefined)return $required(e,p,$s26,"addressType");
if(d.line1===undefined)return $required(e,p,$s26,"line1");
if(d.line2===undefined)return $required(e,p,$s26,"line2");
if(d.city===undefined)return $required(e,p,$s26,"city");
if(d.state===undefined)return $required(e,p,$s26,"state");
if(d.postalCode===undefined)return $required(e,p,$s26,"postalCode");
if(d.country===undefined)return $required(e,p,$s26,"country");
{const d1=d.addressType;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/addressType",$s26+"/properties/addressType","string");
}}
{const d2=d.line1;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/line1",$s26+"/properties/line1","string");
}}
{const d3=d.line2;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/line2",$s26+"/properties/line2","string");
}}
{const d4=d.city;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/city",$s26+"/properties/city","string");
}}
{const d5=d.state;if(d5!==undefined){
if(!(typeof d5==="string"))return $type(e,p+"/state",$s26+"/properties/state","string");
}}
{const d6=d.postalCode;if(d6!==undefined){
if(!(typeof d6==="string"))return $type(e,p+"/postalCode",$s26+"/properties/postalCode","string");
}}
{const d7=d.country;if(d7!==undefined){
if(!$v28(d7,p+"/country",e)){return false;}
}}
}else 
return $type(e,p,$s26,"object");
return true;
}
function $v28(d,p,e){
if(typeof d==="string"){
if(!$c3.test(d))return $pattern(e,p,$s28,"^$|^[A-Za-z]{2}$");
}else 
return $type(e,p,$s28,"string");
return true;
}
function $v25(d,p,e){
if(typeof d==="string"){
if(!$c4.test(d))return $pattern(e,p,$s25,"^$|^-?[0-9]+\\.[0-9]{2}$");
}else 
return $type(e,p,$s25,"string");
return true;
}
function $v24(d,p,e){
if(typeof d==="string"){
if(!$c5.test(d))return $pattern(e,p,$s24,"^-?[0-9]+\\.[0-9]{2}$");
}else 
return $type(e,p,$s24,"string");
return true;
}
function $v23(d,p,e){
if(typeof d==="string"){
if(!$c6.test(d))return $pattern(e,p,$s23,"^$|^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s23,"string");
return true;
}
function $v22(d,p,e){
if(typeof d==="string"){
if(!$c7.test(d))return $pattern(e,p,$s22,"^$|^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s22,"string");
return true;
}
function $v15(d,p,e){
if($object(d)){
{const d1=d.path;if(d1!==undefined){
if(!($object(d1)))
return $type(e,p+"/path",$s15+"/properties/path","object");
}}
{const d2=d.query;if(d2!==undefined){
if(!($object(d2)))
return $type(e,p+"/query",$s15+"/properties/query","object");
}}
{const d3=d.header;if(d3!==undefined){
if(!($object(d3)))
return $type(e,p+"/header",$s15+"/properties/header","object");
}}
}else 
return $type(e,p,$s15,"object");
return true;
}
function $v14(d,p,e){
if($object(d)){
{const d1=d.accountId;if(d1!==undefined){
if(!$v22(d1,p+"/accountId",e)){return false;}
}}
{const d2=d.contactId;if(d2!==undefined){
if(!$v23(d2,p+"/contactId",e)){return false;}
}}
{const d3=d.amount;if(d3!==undefined){
if(!$v25(d3,p+"/amount",e)){return false;}
}}
{const d4=d.description;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/description",$s14+"/properties/description","string");
}}
{const d5=d.type;if(d5!==undefined){
if(!(typeof d5==="string"))return $type(e,p+"/type",$s14+"/properties/type","string");
}}
}else 
return $type(e,p,$s14,"object");
return true;
}
function $v13(d,p,e){
if($object(d)){
if(d.id===undefined)return $required(e,p,$s13,"id");
if(d.accountId===undefined)return $required(e,p,$s13,"accountId");
if(d.businessId===undefined)return $required(e,p,$s13,"businessId");
if(d.programId===undefined)return $required(e,p,$s13,"programId");
if(d.createdPersonId===undefined)return $required(e,p,$s13,"createdPersonId");
if(d.familyId===undefined)return $required(e,p,$s13,"familyId");
if(d.label===undefined)return $required(e,p,$s13,"label");
if(d.bin===undefined)return $required(e,p,$s13,"bin");
if(d.cardType===undefined)return $required(e,p,$s13,"cardType");
if(d.currency===undefined)return $required(e,p,$s13,"currency");
if(d.atmAccess===undefined)return $required(e,p,$s13,"atmAccess");
if(d.limitAmount===undefined)return $required(e,p,$s13,"limitAmount");
if(d.limitInterval===undefined)return $required(e,p,$s13,"limitInterval");
if(d.allowedCategories===undefined)return $required(e,p,$s13,"allowedCategories");
if(d.blockedMerchants===undefined)return $required(e,p,$s13,"blockedMerchants");
if(d.embossingBusiness===undefined)return $required(e,p,$s13,"embossingBusiness");
if(d.embossingPerson===undefined)return $required(e,p,$s13,"embossingPerson");
if(d.allowedMerchants===undefined)return $required(e,p,$s13,"allowedMerchants");
if(d.blockedCategories===undefined)return $required(e,p,$s13,"blockedCategories");
if(d.availableLimit===undefined)return $required(e,p,$s13,"availableLimit");
if(d.cardStatus===undefined)return $required(e,p,$s13,"cardStatus");
if(d.activatedAt===undefined)return $required(e,p,$s13,"activatedAt");
if(d.expiryMonth===undefined)return $required(e,p,$s13,"expiryMonth");
if(d.expiryYear===undefined)return $required(e,p,$s13,"expiryYear");
if(d.last4===undefined)return $required(e,p,$s13,"last4");
if(d.theme===undefined)return $required(e,p,$s13,"theme");
if(d.walletId===undefined)return $required(e,p,$s13,"walletId");
if(d.metadata===undefined)return $required(e,p,$s13,"metadata");
if(d.createdAt===undefined)return $required(e,p,$s13,"createdAt");
if(d.modifiedAt===undefined)return $required(e,p,$s13,"modifiedAt");
if(d.cardholder===undefined)return $required(e,p,$s13,"cardholder");
if(d.shipping===undefined)return $required(e,p,$s13,"shipping");
{const d1=d.id;if(d1!==undefined){
if(!$v29(d1,p+"/id",e)){return false;}
}}
{const d2=d.accountId;if(d2!==undefined){
if(!$v30(d2,p+"/accountId",e)){return false;}
}}
{const d3=d.businessId;if(d3!==undefined){
if(!$v31(d3,p+"/businessId",e)){return false;}
}}
{const d4=d.programId;if(d4!==undefined){
if(!$v32(d4,p+"/programId",e)){return false;}
}}
{const d5=d.createdPersonId;if(d5!==undefined){
if(!$v33(d5,p+"/createdPersonId",e)){return false;}
}}
{const d6=d.familyId;if(d6!==undefined){
if(!(typeof d6==="string"))return $type(e,p+"/familyId",$s13+"/properties/familyId","string");
}}
{const d7=d.label;if(d7!==undefined){
if(!(typeof d7==="string"))return $type(e,p+"/label",$s13+"/properties/label","string");
}}
{const d8=d.bin;if(d8!==undefined){
if(!(typeof d8==="string"))return $type(e,p+"/bin",$s13+"/properties/bin","string");
}}
{const d9=d.cardType;if(d9!==undefined){
if(!(typeof d9==="string"))return $type(e,p+"/cardType",$s13+"/properties/cardType","string");
}}
{const d10=d.currency;if(d10!==undefined){
if(!(typeof d10==="string"))return $type(e,p+"/currency",$s13+"/properties/currency","string");
}}
{const d11=d.atmAccess;if(d11!==undefined){
if(!(typeof d11==="boolean"))return $type(e,p+"/atmAccess",$s13+"/properties/atmAccess","boolean");
}}
{const d12=d.limitAmount;if(d12!==undefined){
if(!$v25(d12,p+"/limitAmount",e)){return false;}
}}
{const d13=d.limitInterval;if(d13!==undefined){
if(!(typeof d13==="string"))return $type(e,p+"/limitInterval",$s13+"/properties/limitInterval","string");
}}
{const d14=d.allowedCategories;if(d14!==undefined){
if(!(Array.isArray(d14)||d14===null))return $type(e,p+"/allowedCategories",$s13+"/properties/allowedCategories",["array","null"]);
if(Array.isArray(d14)){
for(let i15=0;i15<d14.length;i15++){const d16=d14[i15];
if(!(typeof d16==="string"))return $type(e,p+"/allowedCategories/"+i15,$s13+"/properties/allowedCategories/items","string");
}
}
}}
{const d17=d.blockedMerchants;if(d17!==undefined){
if(!(Array.isArray(d17)||d17===null))return $type(e,p+"/blockedMerchants",$s13+"/properties/blockedMerchants",["array","null"]);
if(Array.isArray(d17)){
for(let i18=0;i18<d17.length;i18++){const d19=d17[i18];
if(!(typeof d19==="string"))return $type(e,p+"/blockedMerchants/"+i18,$s13+"/properties/blockedMerchants/items","string");
}
}
}}
{const d20=d.embossingBusiness;if(d20!==undefined){
if(!(typeof d20==="string"))return $type(e,p+"/embossingBusiness",$s13+"/properties/embossingBusiness","string");
}}
{const d21=d.embossingPerson;if(d21!==undefined){
if(!(typeof d21==="string"))return $type(e,p+"/embossingPerson",$s13+"/properties/embossingPerson","string");
}}
{const d22=d.allowedMerchants;if(d22!==undefined){
if(!(Array.isArray(d22)||d22===null))return $type(e,p+"/allowedMerchants",$s13+"/properties/allowedMerchants",["array","null"]);
}}
{const d25=d.blockedCategories;if(d25!==undefined){
if(!(Array.isArray(d25)||d25===null))return $type(e,p+"/blockedCategories",$s13+"/properties/blockedCategories",["array","null"]);
}}
{const d28=d.availableLimit;if(d28!==undefined){
if(!$v25(d28,p+"/availableLimit",e)){return false;}
}}
{const d29=d.cardStatus;if(d29!==undefined){
if(!(typeof d29==="string"))return $type(e,p+"/cardStatus",$s13+"/properties/cardStatus","string");
}}
{const d30=d.activatedAt;if(d30!==undefined){
if(!$v27(d30,p+"/activatedAt",e)){return false;}
}}
{const d31=d.expiryMonth;if(d31!==undefined){
if(!$v34(d31,p+"/expiryMonth",e)){return false;}
}}
{const d32=d.expiryYear;if(d32!==undefined){
if(!$v35(d32,p+"/expiryYear",e)){return false;}
}}
{const d33=d.last4;if(d33!==undefined){
if(!(typeof d33==="string"))return $type(e,p+"/last4",$s13+"/properties/last4","string");
}}
{const d34=d.theme;if(d34!==undefined){
if(!(typeof d34==="string"))return $type(e,p+"/theme",$s13+"/properties/theme","string");
}}
{const d35=d.walletId;if(d35!==undefined){
if(!(typeof d35==="string"))return $type(e,p+"/walletId",$s13+"/properties/walletId","string");
}}
{const d36=d.createdAt;if(d36!==undefined){
if(!$v36(d36,p+"/createdAt",e)){return false;}
}}
{const d37=d.modifiedAt;if(d37!==undefined){
if(!$v27(d37,p+"/modifiedAt",e)){return false;}
}}
{const d38=d.cardholder;if(d38!==undefined){
a39:{const n40=e.length;
b41:{
if(!$v37(d38,p+"/cardholder",e)){break b41;}
e.length=n40;break a39;}
b42:{
if(!(d38===null)){$type(e,p+"/cardholder",$s13+"/properties/cardholder/anyOf/1","null");break b42;}
e.length=n40;break a39;}
return $composed(e,p+"/cardholder",$s13+"/properties/cardholder","anyOf");
}
}}
{const d43=d.shipping;if(d43!==undefined){
a44:{const n45=e.length;
b46:{
if(!$v38(d43,p+"/shipping",e)){break b46;}
e.length=n45;break a44;}
b47:{
if(!(d43===null)){$type(e,p+"/shipping",$s13+"/properties/shipping/anyOf/1","null");break b47;}
e.length=n45;break a44;}
return $composed(e,p+"/shipping",$s13+"/properties/shipping","anyOf");
}
}}
}else 
return $type(e,p,$s13,"object");
return true;
}
function $v38(d,p,e){
if($object(d)){
if(d.id===undefined)return $required(e,p,$s38,"id");
if(d.shippingAddress===undefined)return $required(e,p,$s38,"shippingAddress");
if(d.deliveryStatus===undefined)return $required(e,p,$s38,"deliveryStatus");
if(d.deliveryPartner===undefined)return $required(e,p,$s38,"deliveryPartner");
if(d.eta===undefined)return $required(e,p,$s38,"eta");
if(d.trackingNumber===undefined)return $required(e,p,$s38,"trackingNumber");
if(d.trackingUrl===undefined)return $required(e,p,$s38,"trackingUrl");
if(d.createdAt===undefined)return $required(e,p,$s38,"createdAt");
if(d.modifiedAt===undefined)return $required(e,p,$s38,"modifiedAt");
{const d1=d.id;if(d1!==undefined){
if(!$v39(d1,p+"/id",e)){return false;}
}}
{const d2=d.shippingAddress;if(d2!==undefined){
a3:{const n4=e.length;
b5:{
if(!$v26(d2,p+"/shippingAddress",e)){break b5;}
e.length=n4;break a3;}
b6:{
if(!(d2===null)){$type(e,p+"/shippingAddress",$s38+"/properties/shippingAddress/anyOf/1","null");break b6;}
e.length=n4;break a3;}
return $composed(e,p+"/shippingAddress",$s38+"/properties/shippingAddress","anyOf");
}
}}
{const d7=d.deliveryStatus;if(d7!==undefined){
if(!(typeof d7==="string"))return $type(e,p+"/deliveryStatus",$s38+"/properties/deliveryStatus","string");
}}
{const d8=d.deliveryPartner;if(d8!==undefined){
if(!(typeof d8==="string"))return $type(e,p+"/deliveryPartner",$s38+"/properties/deliveryPartner","string");
}}
{const d9=d.eta;if(d9!==undefined){
if(!(typeof d9==="string"))return $type(e,p+"/eta",$s38+"/properties/eta","string");
}}
{const d10=d.trackingNumber;if(d10!==undefined){
if(!(typeof d10==="string"))return $type(e,p+"/trackingNumber",$s38+"/properties/trackingNumber","string");
}}
{const d11=d.trackingUrl;if(d11!==undefined){
if(!(typeof d11==="string"))return $type(e,p+"/trackingUrl",$s38+"/properties/trackingUrl","string");
}}
{const d12=d.createdAt;if(d12!==undefined){
if(!$v27(d12,p+"/createdAt",e)){return false;}
}}
{const d13=d.modifiedAt;if(d13!==undefined){
if(!$v27(d13,p+"/modifiedAt",e)){return false;}
}}
}else 
return $type(e,p,$s38,"object");
return true;
}
function $v39(d,p,e){
if(typeof d==="string"){
if(!$c8.test(d))return $pattern(e,p,$s39,"^$|^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s39,"string");
return true;
}
function $v37(d,p,e){
if($object(d)){
if(d.id===undefined)return $required(e,p,$s37,"id");
if(d.name===undefined)return $required(e,p,$s37,"name");
if(d.personId===undefined)return $required(e,p,$s37,"personId");
if(d.billingAddress===undefined)return $required(e,p,$s37,"billingAddress");
if(d.createdAt===undefined)return $required(e,p,$s37,"createdAt");
if(d.modifiedAt===undefined)return $required(e,p,$s37,"modifiedAt");
{const d1=d.id;if(d1!==undefined){
if(!$v40(d1,p+"/id",e)){return false;}
}}
{const d2=d.name;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/name",$s37+"/properties/name","string");
}}
{const d3=d.personId;if(d3!==undefined){
if(!$v33(d3,p+"/personId",e)){return false;}
}}
{const d4=d.billingAddress;if(d4!==undefined){
a5:{const n6=e.length;
b7:{
if(!$v26(d4,p+"/billingAddress",e)){break b7;}
e.length=n6;break a5;}
b8:{
if(!(d4===null)){$type(e,p+"/billingAddress",$s37+"/properties/billingAddress/anyOf/1","null");break b8;}
e.length=n6;break a5;}
return $composed(e,p+"/billingAddress",$s37+"/properties/billingAddress","anyOf");
}
}}
{const d9=d.createdAt;if(d9!==undefined){
if(!$v27(d9,p+"/createdAt",e)){return false;}
}}
{const d10=d.modifiedAt;if(d10!==undefined){
if(!$v27(d10,p+"/modifiedAt",e)){return false;}
}}
}else 
return $type(e,p,$s37,"object");
return true;
}
function $v40(d,p,e){
if(typeof d==="string"){
if(!$c9.test(d))return $pattern(e,p,$s40,"^$|^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s40,"string");
return true;
}
function $v36(d,p,e){
if(typeof d==="string"){
if(!$c10.test(d))return $pattern(e,p,$s36,"^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$");
}else 
return $type(e,p,$s36,"string");
return true;
}
function $v35(d,p,e){
if(typeof d==="string"){
if(!$c11.test(d))return $pattern(e,p,$s35,"^$|^[0-9]{4}$");
}else 
return $type(e,p,$s35,"string");
return true;
}
function $v34(d,p,e){
if(typeof d==="string"){
if(!$c12.test(d))return $pattern(e,p,$s34,"^$|^[0-9]{2}$");
}else 
return $type(e,p,$s34,"string");
return true;
}
function $v33(d,p,e){
if(typeof d==="string"){
if(!$c13.test(d))return $pattern(e,p,$s33,"^$|^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s33,"string");
return true;
}
function $v32(d,p,e){
if(typeof d==="string"){
if(!$c14.test(d))return $pattern(e,p,$s32,"^$|^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s32,"string");
return true;
}
function $v31(d,p,e){
if(typeof d==="string"){
if(!$c15.test(d))return $pattern(e,p,$s31,"^$|^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s31,"string");
return true;
}
function $v30(d,p,e){
if(typeof d==="string"){
if(!$c16.test(d))return $pattern(e,p,$s30,"^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s30,"string");
return true;
}
function $v29(d,p,e){
if(typeof d==="string"){
if(!$c17.test(d))return $pattern(e,p,$s29,"^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s29,"string");
return true;
}
function $v12(d,p,e){
if($object(d)){
{const d1=d.path;if(d1!==undefined){
if(!($object(d1)))
return $type(e,p+"/path",$s12+"/properties/path","object");
}}
{const d2=d.query;if(d2!==undefined){
if(!($object(d2)))
return $type(e,p+"/query",$s12+"/properties/query","object");
}}
{const d3=d.header;if(d3!==undefined){
if(!($object(d3)))
return $type(e,p+"/header",$s12+"/properties/header","object");
}}
}else 
return $type(e,p,$s12,"object");
return true;
}
function $v11(d,p,e){
if($object(d)){
{const d1=d.accountId;if(d1!==undefined){
if(!$v22(d1,p+"/accountId",e)){return false;}
}}
{const d2=d.allowedCategories;if(d2!==undefined){
if(!(Array.isArray(d2)||d2===null))return $type(e,p+"/allowedCategories",$s11+"/properties/allowedCategories",["array","null"]);
if(Array.isArray(d2)){
for(let i3=0;i3<d2.length;i3++){const d4=d2[i3];
if(!(typeof d4==="string"))return $type(e,p+"/allowedCategories/"+i3,$s11+"/properties/allowedCategories/items","string");
}
}
}}
{const d5=d.blockedMerchants;if(d5!==undefined){
if(!(Array.isArray(d5)||d5===null))return $type(e,p+"/blockedMerchants",$s11+"/properties/blockedMerchants",["array","null"]);
if(Array.isArray(d5)){
for(let i6=0;i6<d5.length;i6++){const d7=d5[i6];
if(!(typeof d7==="string"))return $type(e,p+"/blockedMerchants/"+i6,$s11+"/properties/blockedMerchants/items","string");
}
}
}}
{const d8=d.atmAccess;if(d8!==undefined){
if(!(typeof d8==="boolean"))return $type(e,p+"/atmAccess",$s11+"/properties/atmAccess","boolean");
}}
{const d9=d.billingAddress;if(d9!==undefined){
a10:{const n11=e.length;
b12:{
if(!$v41(d9,p+"/billingAddress",e)){break b12;}
e.length=n11;break a10;}
b13:{
if(!(d9===null)){$type(e,p+"/billingAddress",$s11+"/properties/billingAddress/anyOf/1","null");break b13;}
e.length=n11;break a10;}
return $composed(e,p+"/billingAddress",$s11+"/properties/billingAddress","anyOf");
}
}}
{const d14=d.bin;if(d14!==undefined){
if(!(typeof d14==="string"))return $type(e,p+"/bin",$s11+"/properties/bin","string");
}}
{const d15=d.cardType;if(d15!==undefined){
if(!(typeof d15==="string"))return $type(e,p+"/cardType",$s11+"/properties/cardType","string");
}}
{const d16=d.currency;if(d16!==undefined){
if(!(typeof d16==="string"))return $type(e,p+"/currency",$s11+"/properties/currency","string");
}}
{const d17=d.embossingBusiness;if(d17!==undefined){
if(!(typeof d17==="string"))return $type(e,p+"/embossingBusiness",$s11+"/properties/embossingBusiness","string");
}}
{const d18=d.embossingPerson;if(d18!==undefined){
if(!(typeof d18==="string"))return $type(e,p+"/embossingPerson",$s11+"/properties/embossingPerson","string");
}}
{const d19=d.label;if(d19!==undefined){
if(!(typeof d19==="string"))return $type(e,p+"/label",$s11+"/properties/label","string");
}}
{const d20=d.limitAmount;if(d20!==undefined){
if(!$v25(d20,p+"/limitAmount",e)){return false;}
}}
{const d21=d.limitInterval;if(d21!==undefined){
if(!(typeof d21==="string"))return $type(e,p+"/limitInterval",$s11+"/properties/limitInterval","string");
}}
{const d22=d.shipping;if(d22!==undefined){
a23:{const n24=e.length;
b25:{
if(!$v42(d22,p+"/shipping",e)){break b25;}
e.length=n24;break a23;}
b26:{
if(!(d22===null)){$type(e,p+"/shipping",$s11+"/properties/shipping/anyOf/1","null");break b26;}
e.length=n24;break a23;}
return $composed(e,p+"/shipping",$s11+"/properties/shipping","anyOf");
}
}}
}else 
return $type(e,p,$s11,"object");
return true;
}
function $v42(d,p,e){
if($object(d)){
{const d1=d.shippingAddress;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v41(d1,p+"/shippingAddress",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/shippingAddress",$s42+"/properties/shippingAddress/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/shippingAddress",$s42+"/properties/shippingAddress","anyOf");
}
}}
}else 
return $type(e,p,$s42,"object");
return true;
}
function $v41(d,p,e){
if($object(d)){
{const d1=d.addressType;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/addressType",$s41+"/properties/addressType","string");
}}
{const d2=d.line1;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/line1",$s41+"/properties/line1","string");
}}
{const d3=d.line2;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/line2",$s41+"/properties/line2","string");
}}
{const d4=d.city;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/city",$s41+"/properties/city","string");
}}
{const d5=d.state;if(d5!==undefined){
if(!(typeof d5==="string"))return $type(e,p+"/state",$s41+"/properties/state","string");
}}
{const d6=d.postalCode;if(d6!==undefined){
if(!(typeof d6==="string"))return $type(e,p+"/postalCode",$s41+"/properties/postalCode","string");
}}
{const d7=d.country;if(d7!==undefined){
if(!$v28(d7,p+"/country",e)){return false;}
}}
}else 
return $type(e,p,$s41,"object");
return true;
}
function $v10(d,p,e){
if($object(d)){
if(d.path===undefined)return $required(e,p,$s10,"path");
{const d1=d.path;if(d1!==undefined){
if($object(d1)){
if(d1.accountId===undefined)return $required(e,p+"/path",$s10+"/properties/path","accountId");
{const d2=d1.accountId;if(d2!==undefined){
if(!$v30(d2,p+"/path/accountId",e)){return false;}
}}
}else 
return $type(e,p+"/path",$s10+"/properties/path","object");
}}
{const d3=d.query;if(d3!==undefined){
if(!($object(d3)))
return $type(e,p+"/query",$s10+"/properties/query","object");
}}
{const d4=d.header;if(d4!==undefined){
if(!($object(d4)))
return $type(e,p+"/header",$s10+"/properties/header","object");
}}
}else 
return $type(e,p,$s10,"object");
return true;
}
function $v9(d,p,e){
if($object(d)){
{const d1=d.config;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v43(d1,p+"/config",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/config",$s9+"/properties/config/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/config",$s9+"/properties/config","anyOf");
}
}}
{const d6=d.incoming;if(d6!==undefined){
a7:{const n8=e.length;
b9:{
if(!$v44(d6,p+"/incoming",e)){break b9;}
e.length=n8;break a7;}
b10:{
if(!(d6===null)){$type(e,p+"/incoming",$s9+"/properties/incoming/anyOf/1","null");break b10;}
e.length=n8;break a7;}
return $composed(e,p+"/incoming",$s9+"/properties/incoming","anyOf");
}
}}
}else 
return $type(e,p,$s9,"object");
return true;
}
function $v44(d,p,e){
if($object(d)){
{const d1=d.achPull;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v45(d1,p+"/achPull",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/achPull",$s44+"/properties/achPull/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/achPull",$s44+"/properties/achPull","anyOf");
}
}}
}else 
return $type(e,p,$s44,"object");
return true;
}
function $v45(d,p,e){
if($object(d)){
{const d1=d.allowedOriginators;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))return $type(e,p+"/allowedOriginators",$s45+"/properties/allowedOriginators",["array","null"]);
if(Array.isArray(d1)){
for(let i2=0;i2<d1.length;i2++){const d3=d1[i2];
if(!(typeof d3==="string"))return $type(e,p+"/allowedOriginators/"+i2,$s45+"/properties/allowedOriginators/items","string");
}
}
}}
}else 
return $type(e,p,$s45,"object");
return true;
}
function $v43(d,p,e){
if($object(d)){
{const d1=d.card;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v46(d1,p+"/card",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/card",$s43+"/properties/card/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/card",$s43+"/properties/card","anyOf");
}
}}
{const d6=d.limits;if(d6!==undefined){
a7:{const n8=e.length;
b9:{
if(!$v47(d6,p+"/limits",e)){break b9;}
e.length=n8;break a7;}
b10:{
if(!(d6===null)){$type(e,p+"/limits",$s43+"/properties/limits/anyOf/1","null");break b10;}
e.length=n8;break a7;}
return $composed(e,p+"/limits",$s43+"/properties/limits","anyOf");
}
}}
{const d11=d.receive;if(d11!==undefined){
a12:{const n13=e.length;
b14:{
if(!$v48(d11,p+"/receive",e)){break b14;}
e.length=n13;break a12;}
b15:{
if(!(d11===null)){$type(e,p+"/receive",$s43+"/properties/receive/anyOf/1","null");break b15;}
e.length=n13;break a12;}
return $composed(e,p+"/receive",$s43+"/properties/receive","anyOf");
}
}}
{const d16=d.send;if(d16!==undefined){
a17:{const n18=e.length;
b19:{
if(!$v49(d16,p+"/send",e)){break b19;}
e.length=n18;break a17;}
b20:{
if(!(d16===null)){$type(e,p+"/send",$s43+"/properties/send/anyOf/1","null");break b20;}
e.length=n18;break a17;}
return $composed(e,p+"/send",$s43+"/properties/send","anyOf");
}
}}
}else 
return $type(e,p,$s43,"object");
return true;
}
function $v49(d,p,e){
if($object(d)){
{const d1=d.ach;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v50(d1,p+"/ach",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/ach",$s49+"/properties/ach/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/ach",$s49+"/properties/ach","anyOf");
}
}}
{const d6=d.card;if(d6!==undefined){
a7:{const n8=e.length;
b9:{
if(!$v51(d6,p+"/card",e)){break b9;}
e.length=n8;break a7;}
b10:{
if(!(d6===null)){$type(e,p+"/card",$s49+"/properties/card/anyOf/1","null");break b10;}
e.length=n8;break a7;}
return $composed(e,p+"/card",$s49+"/properties/card","anyOf");
}
}}
{const d11=d.check;if(d11!==undefined){
a12:{const n13=e.length;
b14:{
if(!$v51(d11,p+"/check",e)){break b14;}
e.length=n13;break a12;}
b15:{
if(!(d11===null)){$type(e,p+"/check",$s49+"/properties/check/anyOf/1","null");break b15;}
e.length=n13;break a12;}
return $composed(e,p+"/check",$s49+"/properties/check","anyOf");
}
}}
{const d16=d.crossBorder;if(d16!==undefined){
a17:{const n18=e.length;
b19:{
if(!$v51(d16,p+"/crossBorder",e)){break b19;}
e.length=n18;break a17;}
b20:{
if(!(d16===null)){$type(e,p+"/crossBorder",$s49+"/properties/crossBorder/anyOf/1","null");break b20;}
e.length=n18;break a17;}
return $composed(e,p+"/crossBorder",$s49+"/properties/crossBorder","anyOf");
}
}}
{const d21=d.debitCard;if(d21!==undefined){
a22:{const n23=e.length;
b24:{
if(!$v51(d21,p+"/debitCard",e)){break b24;}
e.length=n23;break a22;}
b25:{
if(!(d21===null)){$type(e,p+"/debitCard",$s49+"/properties/debitCard/anyOf/1","null");break b25;}
e.length=n23;break a22;}
return $composed(e,p+"/debitCard",$s49+"/properties/debitCard","anyOf");
}
}}
{const d26=d.digitalCheck;if(d26!==undefined){
a27:{const n28=e.length;
b29:{
if(!$v51(d26,p+"/digitalCheck",e)){break b29;}
e.length=n28;break a27;}
b30:{
if(!(d26===null)){$type(e,p+"/digitalCheck",$s49+"/properties/digitalCheck/anyOf/1","null");break b30;}
e.length=n28;break a27;}
return $composed(e,p+"/digitalCheck",$s49+"/properties/digitalCheck","anyOf");
}
}}
{const d31=d.internationalWire;if(d31!==undefined){
a32:{const n33=e.length;
b34:{
if(!$v51(d31,p+"/internationalWire",e)){break b34;}
e.length=n33;break a32;}
b35:{
if(!(d31===null)){$type(e,p+"/internationalWire",$s49+"/properties/internationalWire/anyOf/1","null");break b35;}
e.length=n33;break a32;}
return $composed(e,p+"/internationalWire",$s49+"/properties/internationalWire","anyOf");
}
}}
{const d36=d.intrabank;if(d36!==undefined){
a37:{const n38=e.length;
b39:{
if(!$v51(d36,p+"/intrabank",e)){break b39;}
e.length=n38;break a37;}
b40:{
if(!(d36===null)){$type(e,p+"/intrabank",$s49+"/properties/intrabank/anyOf/1","null");break b40;}
e.length=n38;break a37;}
return $composed(e,p+"/intrabank",$s49+"/properties/intrabank","anyOf");
}
}}
{const d41=d.physicalCard;if(d41!==undefined){
a42:{const n43=e.length;
b44:{
if(!$v51(d41,p+"/physicalCard",e)){break b44;}
e.length=n43;break a42;}
b45:{
if(!(d41===null)){$type(e,p+"/physicalCard",$s49+"/properties/physicalCard/anyOf/1","null");break b45;}
e.length=n43;break a42;}
return $composed(e,p+"/physicalCard",$s49+"/properties/physicalCard","anyOf");
}
}}
{const d46=d.wire;if(d46!==undefined){
a47:{const n48=e.length;
b49:{
if(!$v51(d46,p+"/wire",e)){break b49;}
e.length=n48;break a47;}
b50:{
if(!(d46===null)){$type(e,p+"/wire",$s49+"/properties/wire/anyOf/1","null");break b50;}
e.length=n48;break a47;}
return $composed(e,p+"/wire",$s49+"/properties/wire","anyOf");
}
}}
}else 
return $type(e,p,$s49,"object");
return true;
}
function $v51(d,p,e){
if($object(d)){
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/enabled",$s51+"/properties/enabled","boolean");
}}
}else 
return $type(e,p,$s51,"object");
return true;
}
function $v50(d,p,e){
if($object(d)){
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/enabled",$s50+"/properties/enabled","boolean");
}}
{const d2=d.sameDay;if(d2!==undefined){
if(!(typeof d2==="boolean"))return $type(e,p+"/sameDay",$s50+"/properties/sameDay","boolean");
}}
}else 
return $type(e,p,$s50,"object");
return true;
}
function $v48(d,p,e){
if($object(d)){
{const d1=d.ach;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v50(d1,p+"/ach",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/ach",$s48+"/properties/ach/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/ach",$s48+"/properties/ach","anyOf");
}
}}
{const d6=d.check;if(d6!==undefined){
a7:{const n8=e.length;
b9:{
if(!$v51(d6,p+"/check",e)){break b9;}
e.length=n8;break a7;}
b10:{
if(!(d6===null)){$type(e,p+"/check",$s48+"/properties/check/anyOf/1","null");break b10;}
e.length=n8;break a7;}
return $composed(e,p+"/check",$s48+"/properties/check","anyOf");
}
}}
{const d11=d.debitCard;if(d11!==undefined){
a12:{const n13=e.length;
b14:{
if(!$v51(d11,p+"/debitCard",e)){break b14;}
e.length=n13;break a12;}
b15:{
if(!(d11===null)){$type(e,p+"/debitCard",$s48+"/properties/debitCard/anyOf/1","null");break b15;}
e.length=n13;break a12;}
return $composed(e,p+"/debitCard",$s48+"/properties/debitCard","anyOf");
}
}}
{const d16=d.intrabank;if(d16!==undefined){
a17:{const n18=e.length;
b19:{
if(!$v51(d16,p+"/intrabank",e)){break b19;}
e.length=n18;break a17;}
b20:{
if(!(d16===null)){$type(e,p+"/intrabank",$s48+"/properties/intrabank/anyOf/1","null");break b20;}
e.length=n18;break a17;}
return $composed(e,p+"/intrabank",$s48+"/properties/intrabank","anyOf");
}
}}
}else 
return $type(e,p,$s48,"object");
return true;
}
function $v47(d,p,e){
if($object(d)){
{const d1=d.receive;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v52(d1,p+"/receive",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/receive",$s47+"/properties/receive/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/receive",$s47+"/properties/receive","anyOf");
}
}}
{const d6=d.send;if(d6!==undefined){
a7:{const n8=e.length;
b9:{
if(!$v53(d6,p+"/send",e)){break b9;}
e.length=n8;break a7;}
b10:{
if(!(d6===null)){$type(e,p+"/send",$s47+"/properties/send/anyOf/1","null");break b10;}
e.length=n8;break a7;}
return $composed(e,p+"/send",$s47+"/properties/send","anyOf");
}
}}
}else 
return $type(e,p,$s47,"object");
return true;
}
function $v53(d,p,e){
if($object(d)){
{const d1=d.daily;if(d1!==undefined){
if(!$v25(d1,p+"/daily",e)){return false;}
}}
{const d2=d.monthly;if(d2!==undefined){
if(!$v25(d2,p+"/monthly",e)){return false;}
}}
{const d3=d.ach;if(d3!==undefined){
a4:{const n5=e.length;
b6:{
if(!$v54(d3,p+"/ach",e)){break b6;}
e.length=n5;break a4;}
b7:{
if(!(d3===null)){$type(e,p+"/ach",$s53+"/properties/ach/anyOf/1","null");break b7;}
e.length=n5;break a4;}
return $composed(e,p+"/ach",$s53+"/properties/ach","anyOf");
}
}}
{const d8=d.check;if(d8!==undefined){
a9:{const n10=e.length;
b11:{
if(!$v54(d8,p+"/check",e)){break b11;}
e.length=n10;break a9;}
b12:{
if(!(d8===null)){$type(e,p+"/check",$s53+"/properties/check/anyOf/1","null");break b12;}
e.length=n10;break a9;}
return $composed(e,p+"/check",$s53+"/properties/check","anyOf");
}
}}
{const d13=d.crossBorder;if(d13!==undefined){
a14:{const n15=e.length;
b16:{
if(!$v54(d13,p+"/crossBorder",e)){break b16;}
e.length=n15;break a14;}
b17:{
if(!(d13===null)){$type(e,p+"/crossBorder",$s53+"/properties/crossBorder/anyOf/1","null");break b17;}
e.length=n15;break a14;}
return $composed(e,p+"/crossBorder",$s53+"/properties/crossBorder","anyOf");
}
}}
{const d18=d.domesticWire;if(d18!==undefined){
a19:{const n20=e.length;
b21:{
if(!$v54(d18,p+"/domesticWire",e)){break b21;}
e.length=n20;break a19;}
b22:{
if(!(d18===null)){$type(e,p+"/domesticWire",$s53+"/properties/domesticWire/anyOf/1","null");break b22;}
e.length=n20;break a19;}
return $composed(e,p+"/domesticWire",$s53+"/properties/domesticWire","anyOf");
}
}}
{const d23=d.internationalWire;if(d23!==undefined){
a24:{const n25=e.length;
b26:{
if(!$v54(d23,p+"/internationalWire",e)){break b26;}
e.length=n25;break a24;}
b27:{
if(!(d23===null)){$type(e,p+"/internationalWire",$s53+"/properties/internationalWire/anyOf/1","null");break b27;}
e.length=n25;break a24;}
return $composed(e,p+"/internationalWire",$s53+"/properties/internationalWire","anyOf");
}
}}
{const d28=d.intrabank;if(d28!==undefined){
a29:{const n30=e.length;
b31:{
if(!$v54(d28,p+"/intrabank",e)){break b31;}
e.length=n30;break a29;}
b32:{
if(!(d28===null)){$type(e,p+"/intrabank",$s53+"/properties/intrabank/anyOf/1","null");break b32;}
e.length=n30;break a29;}
return $composed(e,p+"/intrabank",$s53+"/properties/intrabank","anyOf");
}
}}
}else 
return $type(e,p,$s53,"object");
return true;
}
function $v54(d,p,e){
if($object(d)){
{const d1=d.daily;if(d1!==undefined){
if(!$v25(d1,p+"/daily",e)){return false;}
}}
{const d2=d.monthly;if(d2!==undefined){
if(!$v25(d2,p+"/monthly",e)){return false;}
}}
}else 
return $type(e,p,$s54,"object");
return true;
}
function $v52(d,p,e){
if($object(d)){
{const d1=d.daily;if(d1!==undefined){
if(!$v25(d1,p+"/daily",e)){return false;}
}}
{const d2=d.monthly;if(d2!==undefined){
if(!$v25(d2,p+"/monthly",e)){return false;}
}}
{const d3=d.ach;if(d3!==undefined){
a4:{const n5=e.length;
b6:{
if(!$v54(d3,p+"/ach",e)){break b6;}
e.length=n5;break a4;}
b7:{
if(!(d3===null)){$type(e,p+"/ach",$s52+"/properties/ach/anyOf/1","null");break b7;}
e.length=n5;break a4;}
return $composed(e,p+"/ach",$s52+"/properties/ach","anyOf");
}
}}
{const d8=d.check;if(d8!==undefined){
a9:{const n10=e.length;
b11:{
if(!$v54(d8,p+"/check",e)){break b11;}
e.length=n10;break a9;}
b12:{
if(!(d8===null)){$type(e,p+"/check",$s52+"/properties/check/anyOf/1","null");break b12;}
e.length=n10;break a9;}
return $composed(e,p+"/check",$s52+"/properties/check","anyOf");
}
}}
{const d13=d.debitCard;if(d13!==undefined){
a14:{const n15=e.length;
b16:{
if(!$v54(d13,p+"/debitCard",e)){break b16;}
e.length=n15;break a14;}
b17:{
if(!(d13===null)){$type(e,p+"/debitCard",$s52+"/properties/debitCard/anyOf/1","null");break b17;}
e.length=n15;break a14;}
return $composed(e,p+"/debitCard",$s52+"/properties/debitCard","anyOf");
}
}}
{const d18=d.intrabank;if(d18!==undefined){
a19:{const n20=e.length;
b21:{
if(!$v54(d18,p+"/intrabank",e)){break b21;}
e.length=n20;break a19;}
b22:{
if(!(d18===null)){$type(e,p+"/intrabank",$s52+"/properties/intrabank/anyOf/1","null");break b22;}
e.length=n20;break a19;}
return $composed(e,p+"/intrabank",$s52+"/properties/intrabank","anyOf");
}
}}
}else 
return $type(e,p,$s52,"object");
return true;
}
function $v46(d,p,e){
if($object(d)){
{const d1=d.physical;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v55(d1,p+"/physical",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/physical",$s46+"/properties/physical/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/physical",$s46+"/properties/physical","anyOf");
}
}}
{const d6=d.virtual;if(d6!==undefined){
a7:{const n8=e.length;
b9:{
if(!$v55(d6,p+"/virtual",e)){break b9;}
e.length=n8;break a7;}
b10:{
if(!(d6===null)){$type(e,p+"/virtual",$s46+"/properties/virtual/anyOf/1","null");break b10;}
e.length=n8;break a7;}
return $composed(e,p+"/virtual",$s46+"/properties/virtual","anyOf");
}
}}
}else 
return $type(e,p,$s46,"object");
return true;
}
function $v55(d,p,e){
if($object(d)){
{const d1=d.count;if(d1!==undefined){
if(!$v56(d1,p+"/count",e)){return false;}
}}
{const d2=d.enabled;if(d2!==undefined){
if(!(typeof d2==="boolean"))return $type(e,p+"/enabled",$s55+"/properties/enabled","boolean");
}}
}else 
return $type(e,p,$s55,"object");
return true;
}
function $v56(d,p,e){
if(typeof d==="string"){
if(!$c18.test(d))return $pattern(e,p,$s56,"^$|^-?[0-9]+$");
}else 
return $type(e,p,$s56,"string");
return true;
}
function $v8(d,p,e){
if($object(d)){
if(d.id===undefined)return $required(e,p,$s8,"id");
if(d.programId===undefined)return $required(e,p,$s8,"programId");
if(d.businessId===undefined)return $required(e,p,$s8,"businessId");
if(d.createdPersonId===undefined)return $required(e,p,$s8,"createdPersonId");
if(d.familyId===undefined)return $required(e,p,$s8,"familyId");
if(d.label===undefined)return $required(e,p,$s8,"label");
if(d.type===undefined)return $required(e,p,$s8,"type");
if(d.status===undefined)return $required(e,p,$s8,"status");
if(d.acceptedTerms===undefined)return $required(e,p,$s8,"acceptedTerms");
if(d.accountNumber===undefined)return $required(e,p,$s8,"accountNumber");
if(d.routingNumber===undefined)return $required(e,p,$s8,"routingNumber");
if(d.sponsorBankName===undefined)return $required(e,p,$s8,"sponsorBankName");
if(d.currency===undefined)return $required(e,p,$s8,"currency");
if(d.accountInterestFrequency===undefined)return $required(e,p,$s8,"accountInterestFrequency");
if(d.availableBalance===undefined)return $required(e,p,$s8,"availableBalance");
if(d.pendingCredit===undefined)return $required(e,p,$s8,"pendingCredit");
if(d.pendingDebit===undefined)return $required(e,p,$s8,"pendingDebit");
if(d.fees===undefined)return $required(e,p,$s8,"fees");
if(d.interest===undefined)return $required(e,p,$s8,"interest");
if(d.isVerified===undefined)return $required(e,p,$s8,"isVerified");
if(d.verifiedAt===undefined)return $required(e,p,$s8,"verifiedAt");
if(d.createdAt===undefined)return $required(e,p,$s8,"createdAt");
if(d.modifiedAt===undefined)return $required(e,p,$s8,"modifiedAt");
if(d.metadata===undefined)return $required(e,p,$s8,"metadata");
if(d.config===undefined)return $required(e,p,$s8,"config");
{const d1=d.id;if(d1!==undefined){
if(!$v30(d1,p+"/id",e)){return false;}
}}
{const d2=d.programId;if(d2!==undefined){
if(!$v57(d2,p+"/programId",e)){return false;}
}}
{const d3=d.businessId;if(d3!==undefined){
if(!$v31(d3,p+"/businessId",e)){return false;}
}}
{const d4=d.createdPersonId;if(d4!==undefined){
if(!$v33(d4,p+"/createdPersonId",e)){return false;}
}}
{const d5=d.familyId;if(d5!==undefined){
if(!(typeof d5==="string"))return $type(e,p+"/familyId",$s8+"/properties/familyId","string");
}}
{const d6=d.label;if(d6!==undefined){
if(!(typeof d6==="string"))return $type(e,p+"/label",$s8+"/properties/label","string");
}}
{const d7=d.type;if(d7!==undefined){
if(!(typeof d7==="string"))return $type(e,p+"/type",$s8+"/properties/type","string");
}}
{const d8=d.status;if(d8!==undefined){
if(!(typeof d8==="string"))return $type(e,p+"/status",$s8+"/properties/status","string");
}}
{const d9=d.acceptedTerms;if(d9!==undefined){
if(!(typeof d9==="boolean"))return $type(e,p+"/acceptedTerms",$s8+"/properties/acceptedTerms","boolean");
}}
{const d10=d.accountNumber;if(d10!==undefined){
if(!(typeof d10==="string"))return $type(e,p+"/accountNumber",$s8+"/properties/accountNumber","string");
}}
{const d11=d.routingNumber;if(d11!==undefined){
if(!(typeof d11==="string"))return $type(e,p+"/routingNumber",$s8+"/properties/routingNumber","string");
}}
{const d12=d.sponsorBankName;if(d12!==undefined){
if(!(typeof d12==="string"))return $type(e,p+"/sponsorBankName",$s8+"/properties/sponsorBankName","string");
}}
{const d13=d.currency;if(d13!==undefined){
if(!(typeof d13==="string"))return $type(e,p+"/currency",$s8+"/properties/currency","string");
}}
{const d14=d.accountInterestFrequency;if(d14!==undefined){
if(!(typeof d14==="string"))return $type(e,p+"/accountInterestFrequency",$s8+"/properties/accountInterestFrequency","string");
}}
{const d15=d.availableBalance;if(d15!==undefined){
if(!$v24(d15,p+"/availableBalance",e)){return false;}
}}
{const d16=d.pendingCredit;if(d16!==undefined){
if(!$v25(d16,p+"/pendingCredit",e)){return false;}
}}
{const d17=d.pendingDebit;if(d17!==undefined){
if(!$v25(d17,p+"/pendingDebit",e)){return false;}
}}
{const d18=d.fees;if(d18!==undefined){
if(!$v25(d18,p+"/fees",e)){return false;}
}}
{const d19=d.interest;if(d19!==undefined){
if(!$v25(d19,p+"/interest",e)){return false;}
}}
{const d20=d.isVerified;if(d20!==undefined){
if(!(typeof d20==="boolean"))return $type(e,p+"/isVerified",$s8+"/properties/isVerified","boolean");
}}
{const d21=d.verifiedAt;if(d21!==undefined){
if(!$v27(d21,p+"/verifiedAt",e)){return false;}
}}
{const d22=d.createdAt;if(d22!==undefined){
if(!$v36(d22,p+"/createdAt",e)){return false;}
}}
{const d23=d.modifiedAt;if(d23!==undefined){
if(!$v27(d23,p+"/modifiedAt",e)){return false;}
}}
{const d24=d.config;if(d24!==undefined){
if(!$v58(d24,p+"/config",e)){return false;}
}}
}else 
return $type(e,p,$s8,"object");
return true;
}
function $v58(d,p,e){
if($object(d)){
if(d.card===undefined)return $required(e,p,$s58,"card");
if(d.fallback===undefined)return $required(e,p,$s58,"fallback");
if(d.incoming===undefined)return $required(e,p,$s58,"incoming");
if(d.limits===undefined)return $required(e,p,$s58,"limits");
if(d.receive===undefined)return $required(e,p,$s58,"receive");
if(d.send===undefined)return $required(e,p,$s58,"send");
{const d1=d.card;if(d1!==undefined){
if(!$v59(d1,p+"/card",e)){return false;}
}}
{const d2=d.fallback;if(d2!==undefined){
a3:{const n4=e.length;
b5:{
if(!$v60(d2,p+"/fallback",e)){break b5;}
e.length=n4;break a3;}
b6:{
if(!(d2===null)){$type(e,p+"/fallback",$s58+"/properties/fallback/anyOf/1","null");break b6;}
e.length=n4;break a3;}
return $composed(e,p+"/fallback",$s58+"/properties/fallback","anyOf");
}
}}
{const d7=d.incoming;if(d7!==undefined){
a8:{const n9=e.length;
b10:{
if(!$v61(d7,p+"/incoming",e)){break b10;}
e.length=n9;break a8;}
b11:{
if(!(d7===null)){$type(e,p+"/incoming",$s58+"/properties/incoming/anyOf/1","null");break b11;}
e.length=n9;break a8;}
return $composed(e,p+"/incoming",$s58+"/properties/incoming","anyOf");
}
}}
{const d12=d.limits;if(d12!==undefined){
if(!$v62(d12,p+"/limits",e)){return false;}
}}
{const d13=d.receive;if(d13!==undefined){
if(!$v63(d13,p+"/receive",e)){return false;}
}}
{const d14=d.send;if(d14!==undefined){
if(!$v64(d14,p+"/send",e)){return false;}
}}
}else 
return $type(e,p,$s58,"object");
return true;
}
function $v64(d,p,e){
if($object(d)){
if(d.ach===undefined)return $required(e,p,$s64,"ach");
if(d.card===undefined)return $required(e,p,$s64,"card");
if(d.check===undefined)return $required(e,p,$s64,"check");
if(d.crossBorder===undefined)return $required(e,p,$s64,"crossBorder");
if(d.debitCard===undefined)return $required(e,p,$s64,"debitCard");
if(d.digitalCheck===undefined)return $required(e,p,$s64,"digitalCheck");
if(d.internationalWire===undefined)return $required(e,p,$s64,"internationalWire");
if(d.intrabank===undefined)return $required(e,p,$s64,"intrabank");
if(d.physicalCard===undefined)return $required(e,p,$s64,"physicalCard");
if(d.wire===undefined)return $required(e,p,$s64,"wire");
{const d1=d.ach;if(d1!==undefined){
if(!$v65(d1,p+"/ach",e)){return false;}
}}
{const d2=d.card;if(d2!==undefined){
if(!$v66(d2,p+"/card",e)){return false;}
}}
{const d3=d.check;if(d3!==undefined){
if(!$v66(d3,p+"/check",e)){return false;}
}}
{const d4=d.crossBorder;if(d4!==undefined){
if(!$v66(d4,p+"/crossBorder",e)){return false;}
}}
{const d5=d.debitCard;if(d5!==undefined){
if(!$v66(d5,p+"/debitCard",e)){return false;}
}}
{const d6=d.digitalCheck;if(d6!==undefined){
if(!$v66(d6,p+"/digitalCheck",e)){return false;}
}}
{const d7=d.internationalWire;if(d7!==undefined){
if(!$v66(d7,p+"/internationalWire",e)){return false;}
}}
{const d8=d.intrabank;if(d8!==undefined){
if(!$v66(d8,p+"/intrabank",e)){return false;}
}}
{const d9=d.physicalCard;if(d9!==undefined){
if(!$v66(d9,p+"/physicalCard",e)){return false;}
}}
{const d10=d.wire;if(d10!==undefined){
if(!$v66(d10,p+"/wire",e)){return false;}
}}
}else 
return $type(e,p,$s64,"object");
return true;
}
function $v66(d,p,e){
if($object(d)){
if(d.enabled===undefined)return $required(e,p,$s66,"enabled");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/enabled",$s66+"/properties/enabled","boolean");
}}
}else 
return $type(e,p,$s66,"object");
return true;
}
function $v65(d,p,e){
if($object(d)){
if(d.enabled===undefined)return $required(e,p,$s65,"enabled");
if(d.sameDay===undefined)return $required(e,p,$s65,"sameDay");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/enabled",$s65+"/properties/enabled","boolean");
}}
{const d2=d.sameDay;if(d2!==undefined){
if(!(typeof d2==="boolean"))return $type(e,p+"/sameDay",$s65+"/properties/sameDay","boolean");
}}
}else 
return $type(e,p,$s65,"object");
return true;
}
function $v63(d,p,e){
if($object(d)){
if(d.ach===undefined)return $required(e,p,$s63,"ach");
if(d.check===undefined)return $required(e,p,$s63,"check");
if(d.debitCard===undefined)return $required(e,p,$s63,"debitCard");
if(d.intrabank===undefined)return $required(e,p,$s63,"intrabank");
{const d1=d.ach;if(d1!==undefined){
if(!$v65(d1,p+"/ach",e)){return false;}
}}
{const d2=d.check;if(d2!==undefined){
if(!$v66(d2,p+"/check",e)){return false;}
}}
{const d3=d.debitCard;if(d3!==undefined){
if(!$v66(d3,p+"/debitCard",e)){return false;}
}}
{const d4=d.intrabank;if(d4!==undefined){
if(!$v66(d4,p+"/intrabank",e)){return false;}
}}
}else 
return $type(e,p,$s63,"object");
return true;
}
function $v62(d,p,e){
if($object(d)){
if(d.receive===undefined)return $required(e,p,$s62,"receive");
if(d.send===undefined)return $required(e,p,$s62,"send");
{const d1=d.receive;if(d1!==undefined){
if(!$v67(d1,p+"/receive",e)){return false;}
}}
{const d2=d.send;if(d2!==undefined){
if(!$v68(d2,p+"/send",e)){return false;}
}}
}else 
return $type(e,p,$s62,"object");
return true;
}
function $v68(d,p,e){
if($object(d)){
if(d.daily===undefined)return $required(e,p,$s68,"daily");
if(d.monthly===undefined)return $required(e,p,$s68,"monthly");
if(d.ach===undefined)return $required(e,p,$s68,"ach");
if(d.card===undefined)return $required(e,p,$s68,"card");
if(d.check===undefined)return $required(e,p,$s68,"check");
if(d.crossBorder===undefined)return $required(e,p,$s68,"crossBorder");
if(d.debitCard===undefined)return $required(e,p,$s68,"debitCard");
if(d.domesticWire===undefined)return $required(e,p,$s68,"domesticWire");
if(d.internationalWire===undefined)return $required(e,p,$s68,"internationalWire");
if(d.intrabank===undefined)return $required(e,p,$s68,"intrabank");
{const d1=d.daily;if(d1!==undefined){
if(!$v25(d1,p+"/daily",e)){return false;}
}}
{const d2=d.monthly;if(d2!==undefined){
if(!$v25(d2,p+"/monthly",e)){return false;}
}}
{const d3=d.ach;if(d3!==undefined){
if(!$v69(d3,p+"/ach",e)){return false;}
}}
{const d4=d.card;if(d4!==undefined){
if(!$v69(d4,p+"/card",e)){return false;}
}}
{const d5=d.check;if(d5!==undefined){
if(!$v69(d5,p+"/check",e)){return false;}
}}
{const d6=d.crossBorder;if(d6!==undefined){
if(!$v69(d6,p+"/crossBorder",e)){return false;}
}}
{const d7=d.debitCard;if(d7!==undefined){
if(!$v69(d7,p+"/debitCard",e)){return false;}
}}
{const d8=d.domesticWire;if(d8!==undefined){
if(!$v69(d8,p+"/domesticWire",e)){return false;}
}}
{const d9=d.internationalWire;if(d9!==undefined){
if(!$v69(d9,p+"/internationalWire",e)){return false;}
}}
{const d10=d.intrabank;if(d10!==undefined){
if(!$v69(d10,p+"/intrabank",e)){return false;}
}}
}else 
return $type(e,p,$s68,"object");
return true;
}
function $v69(d,p,e){
if($object(d)){
if(d.daily===undefined)return $required(e,p,$s69,"daily");
if(d.monthly===undefined)return $required(e,p,$s69,"monthly");
{const d1=d.daily;if(d1!==undefined){
if(!$v25(d1,p+"/daily",e)){return false;}
}}
{const d2=d.monthly;if(d2!==undefined){
if(!$v25(d2,p+"/monthly",e)){return false;}
}}
}else 
return $type(e,p,$s69,"object");
return true;
}
function $v67(d,p,e){
if($object(d)){
if(d.daily===undefined)return $required(e,p,$s67,"daily");
if(d.monthly===undefined)return $required(e,p,$s67,"monthly");
if(d.ach===undefined)return $required(e,p,$s67,"ach");
if(d.check===undefined)return $required(e,p,$s67,"check");
if(d.debitCard===undefined)return $required(e,p,$s67,"debitCard");
if(d.intrabank===undefined)return $required(e,p,$s67,"intrabank");
{const d1=d.daily;if(d1!==undefined){
if(!$v25(d1,p+"/daily",e)){return false;}
}}
{const d2=d.monthly;if(d2!==undefined){
if(!$v25(d2,p+"/monthly",e)){return false;}
}}
{const d3=d.ach;if(d3!==undefined){
if(!$v69(d3,p+"/ach",e)){return false;}
}}
{const d4=d.check;if(d4!==undefined){
if(!$v69(d4,p+"/check",e)){return false;}
}}
{const d5=d.debitCard;if(d5!==undefined){
if(!$v69(d5,p+"/debitCard",e)){return false;}
}}
{const d6=d.intrabank;if(d6!==undefined){
if(!$v69(d6,p+"/intrabank",e)){return false;}
}}
}else 
return $type(e,p,$s67,"object");
return true;
}
function $v61(d,p,e){
if($object(d)){
if(d.achPull===undefined)return $required(e,p,$s61,"achPull");
{const d1=d.achPull;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v70(d1,p+"/achPull",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/achPull",$s61+"/properties/achPull/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/achPull",$s61+"/properties/achPull","anyOf");
}
}}
}else 
return $type(e,p,$s61,"object");
return true;
}
function $v70(d,p,e){
if($object(d)){
if(d.allowedOriginators===undefined)return $required(e,p,$s70,"allowedOriginators");
if(d.blockedOriginators===undefined)return $required(e,p,$s70,"blockedOriginators");
if(d.enabled===undefined)return $required(e,p,$s70,"enabled");
{const d1=d.allowedOriginators;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))return $type(e,p+"/allowedOriginators",$s70+"/properties/allowedOriginators",["array","null"]);
if(Array.isArray(d1)){
for(let i2=0;i2<d1.length;i2++){const d3=d1[i2];
if(!(typeof d3==="string"))return $type(e,p+"/allowedOriginators/"+i2,$s70+"/properties/allowedOriginators/items","string");
}
}
}}
{const d4=d.blockedOriginators;if(d4!==undefined){
if(!(Array.isArray(d4)||d4===null))return $type(e,p+"/blockedOriginators",$s70+"/properties/blockedOriginators",["array","null"]);
if(Array.isArray(d4)){
for(let i5=0;i5<d4.length;i5++){const d6=d4[i5];
if(!(typeof d6==="string"))return $type(e,p+"/blockedOriginators/"+i5,$s70+"/properties/blockedOriginators/items","string");
}
}
}}
{const d7=d.enabled;if(d7!==undefined){
if(!(typeof d7==="boolean"))return $type(e,p+"/enabled",$s70+"/properties/enabled","boolean");
}}
}else 
return $type(e,p,$s70,"object");
return true;
}
function $v60(d,p,e){
if($object(d)){
if(d.received===undefined)return $required(e,p,$s60,"received");
}else 
return $type(e,p,$s60,"object");
return true;
}
function $v59(d,p,e){
if($object(d)){
if(d.physical===undefined)return $required(e,p,$s59,"physical");
if(d.virtual===undefined)return $required(e,p,$s59,"virtual");
{const d1=d.physical;if(d1!==undefined){
if(!$v71(d1,p+"/physical",e)){return false;}
}}
{const d2=d.virtual;if(d2!==undefined){
if(!$v71(d2,p+"/virtual",e)){return false;}
}}
}else 
return $type(e,p,$s59,"object");
return true;
}
function $v71(d,p,e){
if($object(d)){
if(d.count===undefined)return $required(e,p,$s71,"count");
if(d.enabled===undefined)return $required(e,p,$s71,"enabled");
{const d1=d.count;if(d1!==undefined){
if(!$v56(d1,p+"/count",e)){return false;}
}}
{const d2=d.enabled;if(d2!==undefined){
if(!(typeof d2==="boolean"))return $type(e,p+"/enabled",$s71+"/properties/enabled","boolean");
}}
}else 
return $type(e,p,$s71,"object");
return true;
}
function $v57(d,p,e){
if(typeof d==="string"){
if(!$c19.test(d))return $pattern(e,p,$s57,"^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s57,"string");
return true;
}
function $v7(d,p,e){
if($object(d)){
{const d1=d.path;if(d1!==undefined){
if(!($object(d1)))
return $type(e,p+"/path",$s7+"/properties/path","object");
}}
{const d2=d.query;if(d2!==undefined){
if(!($object(d2)))
return $type(e,p+"/query",$s7+"/properties/query","object");
}}
{const d3=d.header;if(d3!==undefined){
if(!($object(d3)))
return $type(e,p+"/header",$s7+"/properties/header","object");
}}
}else 
return $type(e,p,$s7,"object");
return true;
}
function $v6(d,p,e){
if($object(d)){
{const d1=d.acceptedTerms;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/acceptedTerms",$s6+"/properties/acceptedTerms","boolean");
}}
{const d2=d.businessId;if(d2!==undefined){
if(!$v31(d2,p+"/businessId",e)){return false;}
}}
{const d3=d.label;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/label",$s6+"/properties/label","string");
}}
{const d4=d.type;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/type",$s6+"/properties/type","string");
}}
}else 
return $type(e,p,$s6,"object");
return true;
}
function $v5(d,p,e){
if($object(d)){
if(d.id===undefined)return $required(e,p,$s5,"id");
if(d.code===undefined)return $required(e,p,$s5,"code");
if(d.productName===undefined)return $required(e,p,$s5,"productName");
if(d.programType===undefined)return $required(e,p,$s5,"programType");
if(d.description===undefined)return $required(e,p,$s5,"description");
if(d.language===undefined)return $required(e,p,$s5,"language");
if(d.status===undefined)return $required(e,p,$s5,"status");
if(d.createdAt===undefined)return $required(e,p,$s5,"createdAt");
if(d.modifiedAt===undefined)return $required(e,p,$s5,"modifiedAt");
if(d.allowedIps===undefined)return $required(e,p,$s5,"allowedIps");
if(d.subscription===undefined)return $required(e,p,$s5,"subscription");
if(d["3DS"]===undefined)return $required(e,p,$s5,"3DS");
if(d.bank===undefined)return $required(e,p,$s5,"bank");
if(d.billing===undefined)return $required(e,p,$s5,"billing");
if(d.brand===undefined)return $required(e,p,$s5,"brand");
if(d.card===undefined)return $required(e,p,$s5,"card");
if(d.company===undefined)return $required(e,p,$s5,"company");
if(d.fallback===undefined)return $required(e,p,$s5,"fallback");
if(d.identity===undefined)return $required(e,p,$s5,"identity");
if(d.incoming===undefined)return $required(e,p,$s5,"incoming");
if(d.legal===undefined)return $required(e,p,$s5,"legal");
if(d.limits===undefined)return $required(e,p,$s5,"limits");
if(d.minor===undefined)return $required(e,p,$s5,"minor");
if(d.notification===undefined)return $required(e,p,$s5,"notification");
if(d.onboarding===undefined)return $required(e,p,$s5,"onboarding");
if(d.ops===undefined)return $required(e,p,$s5,"ops");
if(d.bankLinkExchange===undefined)return $required(e,p,$s5,"bankLinkExchange");
if(d.realTimeAuth===undefined)return $required(e,p,$s5,"realTimeAuth");
if(d.receive===undefined)return $required(e,p,$s5,"receive");
if(d.reward===undefined)return $required(e,p,$s5,"reward");
if(d.send===undefined)return $required(e,p,$s5,"send");
if(d.transactionLimits===undefined)return $required(e,p,$s5,"transactionLimits");
{const d1=d.id;if(d1!==undefined){
if(!$v57(d1,p+"/id",e)){return false;}
}}
{const d2=d.code;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/code",$s5+"/properties/code","string");
}}
{const d3=d.productName;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/productName",$s5+"/properties/productName","string");
}}
{const d4=d.programType;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/programType",$s5+"/properties/programType","string");
}}
{const d5=d.description;if(d5!==undefined){
if(!(typeof d5==="string"))return $type(e,p+"/description",$s5+"/properties/description","string");
}}
{const d6=d.language;if(d6!==undefined){
if(!(typeof d6==="string"))return $type(e,p+"/language",$s5+"/properties/language","string");
}}
{const d7=d.status;if(d7!==undefined){
if(!(typeof d7==="string"))return $type(e,p+"/status",$s5+"/properties/status","string");
}}
{const d8=d.createdAt;if(d8!==undefined){
if(!$v27(d8,p+"/createdAt",e)){return false;}
}}
{const d9=d.modifiedAt;if(d9!==undefined){
if(!$v27(d9,p+"/modifiedAt",e)){return false;}
}}
{const d10=d.allowedIps;if(d10!==undefined){
if(Array.isArray(d10)){
for(let i11=0;i11<d10.length;i11++){const d12=d10[i11];
if(!(typeof d12==="string"))return $type(e,p+"/allowedIps/"+i11,$s5+"/properties/allowedIps/items","string");
}
}else 
return $type(e,p+"/allowedIps",$s5+"/properties/allowedIps","array");
}}
{const d13=d["3DS"];if(d13!==undefined){
a14:{const n15=e.length;
b16:{
if(!$v72(d13,p+"/3DS",e)){break b16;}
e.length=n15;break a14;}
b17:{
if(!(d13===null)){$type(e,p+"/3DS",$s5+"/properties/3DS/anyOf/1","null");break b17;}
e.length=n15;break a14;}
return $composed(e,p+"/3DS",$s5+"/properties/3DS","anyOf");
}
}}
{const d18=d.bank;if(d18!==undefined){
if(!$v73(d18,p+"/bank",e)){return false;}
}}
{const d19=d.billing;if(d19!==undefined){
a20:{const n21=e.length;
b22:{
if(!$v74(d19,p+"/billing",e)){break b22;}
e.length=n21;break a20;}
b23:{
if(!(d19===null)){$type(e,p+"/billing",$s5+"/properties/billing/anyOf/1","null");break b23;}
e.length=n21;break a20;}
return $composed(e,p+"/billing",$s5+"/properties/billing","anyOf");
}
}}
{const d24=d.brand;if(d24!==undefined){
a25:{const n26=e.length;
b27:{
if(!$v75(d24,p+"/brand",e)){break b27;}
e.length=n26;break a25;}
b28:{
if(!(d24===null)){$type(e,p+"/brand",$s5+"/properties/brand/anyOf/1","null");break b28;}
e.length=n26;break a25;}
return $composed(e,p+"/brand",$s5+"/properties/brand","anyOf");
}
}}
{const d29=d.card;if(d29!==undefined){
if(!$v76(d29,p+"/card",e)){return false;}
}}
{const d30=d.company;if(d30!==undefined){
a31:{const n32=e.length;
b33:{
if(!$v77(d30,p+"/company",e)){break b33;}
e.length=n32;break a31;}
b34:{
if(!(d30===null)){$type(e,p+"/company",$s5+"/properties/company/anyOf/1","null");break b34;}
e.length=n32;break a31;}
return $composed(e,p+"/company",$s5+"/properties/company","anyOf");
}
}}
{const d35=d.fallback;if(d35!==undefined){
a36:{const n37=e.length;
b38:{
if(!$v78(d35,p+"/fallback",e)){break b38;}
e.length=n37;break a36;}
b39:{
if(!(d35===null)){$type(e,p+"/fallback",$s5+"/properties/fallback/anyOf/1","null");break b39;}
e.length=n37;break a36;}
return $composed(e,p+"/fallback",$s5+"/properties/fallback","anyOf");
}
}}
{const d40=d.identity;if(d40!==undefined){
a41:{const n42=e.length;
b43:{
if(!$v79(d40,p+"/identity",e)){break b43;}
e.length=n42;break a41;}
b44:{
if(!(d40===null)){$type(e,p+"/identity",$s5+"/properties/identity/anyOf/1","null");break b44;}
e.length=n42;break a41;}
return $composed(e,p+"/identity",$s5+"/properties/identity","anyOf");
}
}}
{const d45=d.incoming;if(d45!==undefined){
a46:{const n47=e.length;
b48:{
if(!$v80(d45,p+"/incoming",e)){break b48;}
e.length=n47;break a46;}
b49:{
if(!(d45===null)){$type(e,p+"/incoming",$s5+"/properties/incoming/anyOf/1","null");break b49;}
e.length=n47;break a46;}
return $composed(e,p+"/incoming",$s5+"/properties/incoming","anyOf");
}
}}
{const d50=d.legal;if(d50!==undefined){
a51:{const n52=e.length;
b53:{
if(!$v81(d50,p+"/legal",e)){break b53;}
e.length=n52;break a51;}
b54:{
if(!(d50===null)){$type(e,p+"/legal",$s5+"/properties/legal/anyOf/1","null");break b54;}
e.length=n52;break a51;}
return $composed(e,p+"/legal",$s5+"/properties/legal","anyOf");
}
}}
{const d55=d.limits;if(d55!==undefined){
if(!$v62(d55,p+"/limits",e)){return false;}
}}
{const d56=d.minor;if(d56!==undefined){
a57:{const n58=e.length;
b59:{
if(!$v82(d56,p+"/minor",e)){break b59;}
e.length=n58;break a57;}
b60:{
if(!(d56===null)){$type(e,p+"/minor",$s5+"/properties/minor/anyOf/1","null");break b60;}
e.length=n58;break a57;}
return $composed(e,p+"/minor",$s5+"/properties/minor","anyOf");
}
}}
{const d61=d.notification;if(d61!==undefined){
if(!$v83(d61,p+"/notification",e)){return false;}
}}
{const d62=d.onboarding;if(d62!==undefined){
if(!$v84(d62,p+"/onboarding",e)){return false;}
}}
{const d63=d.ops;if(d63!==undefined){
a64:{const n65=e.length;
b66:{
if(!$v85(d63,p+"/ops",e)){break b66;}
e.length=n65;break a64;}
b67:{
if(!(d63===null)){$type(e,p+"/ops",$s5+"/properties/ops/anyOf/1","null");break b67;}
e.length=n65;break a64;}
return $composed(e,p+"/ops",$s5+"/properties/ops","anyOf");
}
}}
{const d68=d.bankLinkExchange;if(d68!==undefined){
if(!$v86(d68,p+"/bankLinkExchange",e)){return false;}
}}
{const d69=d.realTimeAuth;if(d69!==undefined){
if(!$v87(d69,p+"/realTimeAuth",e)){return false;}
}}
{const d70=d.receive;if(d70!==undefined){
if(!$v88(d70,p+"/receive",e)){return false;}
}}
{const d71=d.reward;if(d71!==undefined){
a72:{const n73=e.length;
b74:{
if(!$v89(d71,p+"/reward",e)){break b74;}
e.length=n73;break a72;}
b75:{
if(!(d71===null)){$type(e,p+"/reward",$s5+"/properties/reward/anyOf/1","null");break b75;}
e.length=n73;break a72;}
return $composed(e,p+"/reward",$s5+"/properties/reward","anyOf");
}
}}
{const d76=d.send;if(d76!==undefined){
if(!$v90(d76,p+"/send",e)){return false;}
}}
{const d77=d.transactionLimits;if(d77!==undefined){
if(!$v91(d77,p+"/transactionLimits",e)){return false;}
}}
}else 
return $type(e,p,$s5,"object");
return true;
}
function $v91(d,p,e){
if($object(d)){
if(d.receive===undefined)return $required(e,p,$s91,"receive");
{const d1=d.receive;if(d1!==undefined){
if(!$v92(d1,p+"/receive",e)){return false;}
}}
}else 
return $type(e,p,$s91,"object");
return true;
}
function $v92(d,p,e){
if($object(d)){
if(d.ach===undefined)return $required(e,p,$s92,"ach");
if(d.debitCard===undefined)return $required(e,p,$s92,"debitCard");
{const d1=d.ach;if(d1!==undefined){
if(!$v69(d1,p+"/ach",e)){return false;}
}}
{const d2=d.debitCard;if(d2!==undefined){
if(!$v69(d2,p+"/debitCard",e)){return false;}
}}
}else 
return $type(e,p,$s92,"object");
return true;
}
function $v90(d,p,e){
if($object(d)){
if(d.ach===undefined)return $required(e,p,$s90,"ach");
if(d.card===undefined)return $required(e,p,$s90,"card");
if(d.check===undefined)return $required(e,p,$s90,"check");
if(d.crossBorder===undefined)return $required(e,p,$s90,"crossBorder");
if(d.debitCard===undefined)return $required(e,p,$s90,"debitCard");
if(d.digitalCheck===undefined)return $required(e,p,$s90,"digitalCheck");
if(d.internationalWire===undefined)return $required(e,p,$s90,"internationalWire");
if(d.intrabank===undefined)return $required(e,p,$s90,"intrabank");
if(d.physicalCard===undefined)return $required(e,p,$s90,"physicalCard");
if(d.wire===undefined)return $required(e,p,$s90,"wire");
{const d1=d.ach;if(d1!==undefined){
if(!$v93(d1,p+"/ach",e)){return false;}
}}
{const d2=d.card;if(d2!==undefined){
if(!$v94(d2,p+"/card",e)){return false;}
}}
{const d3=d.check;if(d3!==undefined){
if(!$v94(d3,p+"/check",e)){return false;}
}}
{const d4=d.crossBorder;if(d4!==undefined){
if(!$v94(d4,p+"/crossBorder",e)){return false;}
}}
{const d5=d.debitCard;if(d5!==undefined){
if(!$v94(d5,p+"/debitCard",e)){return false;}
}}
{const d6=d.digitalCheck;if(d6!==undefined){
if(!$v94(d6,p+"/digitalCheck",e)){return false;}
}}
{const d7=d.internationalWire;if(d7!==undefined){
if(!$v94(d7,p+"/internationalWire",e)){return false;}
}}
{const d8=d.intrabank;if(d8!==undefined){
if(!$v94(d8,p+"/intrabank",e)){return false;}
}}
{const d9=d.physicalCard;if(d9!==undefined){
if(!$v94(d9,p+"/physicalCard",e)){return false;}
}}
{const d10=d.wire;if(d10!==undefined){
if(!$v94(d10,p+"/wire",e)){return false;}
}}
}else 
return $type(e,p,$s90,"object");
return true;
}
function $v94(d,p,e){
if($object(d)){
if(d.enabled===undefined)return $required(e,p,$s94,"enabled");
if(d.via===undefined)return $required(e,p,$s94,"via");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/enabled",$s94+"/properties/enabled","boolean");
}}
{const d2=d.via;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/via",$s94+"/properties/via","string");
}}
}else 
return $type(e,p,$s94,"object");
return true;
}
function $v93(d,p,e){
if($object(d)){
if(d.enabled===undefined)return $required(e,p,$s93,"enabled");
if(d.sameDay===undefined)return $required(e,p,$s93,"sameDay");
if(d.via===undefined)return $required(e,p,$s93,"via");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/enabled",$s93+"/properties/enabled","boolean");
}}
{const d2=d.sameDay;if(d2!==undefined){
if(!(typeof d2==="boolean"))return $type(e,p+"/sameDay",$s93+"/properties/sameDay","boolean");
}}
{const d3=d.via;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/via",$s93+"/properties/via","string");
}}
}else 
return $type(e,p,$s93,"object");
return true;
}
function $v89(d,p,e){
if($object(d)){
if(d.card===undefined)return $required(e,p,$s89,"card");
}else 
return $type(e,p,$s89,"object");
return true;
}
function $v88(d,p,e){
if($object(d)){
if(d.ach===undefined)return $required(e,p,$s88,"ach");
if(d.check===undefined)return $required(e,p,$s88,"check");
if(d.debitCard===undefined)return $required(e,p,$s88,"debitCard");
if(d.intrabank===undefined)return $required(e,p,$s88,"intrabank");
{const d1=d.ach;if(d1!==undefined){
if(!$v93(d1,p+"/ach",e)){return false;}
}}
{const d2=d.check;if(d2!==undefined){
if(!$v94(d2,p+"/check",e)){return false;}
}}
{const d3=d.debitCard;if(d3!==undefined){
if(!$v94(d3,p+"/debitCard",e)){return false;}
}}
{const d4=d.intrabank;if(d4!==undefined){
if(!$v94(d4,p+"/intrabank",e)){return false;}
}}
}else 
return $type(e,p,$s88,"object");
return true;
}
function $v87(d,p,e){
if($object(d)){
if(d.ach===undefined)return $required(e,p,$s87,"ach");
if(d.card===undefined)return $required(e,p,$s87,"card");
if(d.intrabank===undefined)return $required(e,p,$s87,"intrabank");
if(d.notification===undefined)return $required(e,p,$s87,"notification");
}else 
return $type(e,p,$s87,"object");
return true;
}
function $v86(d,p,e){
if($object(d)){
if(d.clientId===undefined)return $required(e,p,$s86,"clientId");
if(d.clientSecret===undefined)return $required(e,p,$s86,"clientSecret");
if(d.sendLoginOtp===undefined)return $required(e,p,$s86,"sendLoginOtp");
if(d.verifyIdNumber===undefined)return $required(e,p,$s86,"verifyIdNumber");
{const d1=d.clientId;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/clientId",$s86+"/properties/clientId","string");
}}
{const d2=d.clientSecret;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/clientSecret",$s86+"/properties/clientSecret","string");
}}
{const d3=d.verifyIdNumber;if(d3!==undefined){
if(!(typeof d3==="boolean"))return $type(e,p+"/verifyIdNumber",$s86+"/properties/verifyIdNumber","boolean");
}}
}else 
return $type(e,p,$s86,"object");
return true;
}
function $v85(d,p,e){
if($object(d)){
if(d.bulk===undefined)return $required(e,p,$s85,"bulk");
if(d.debitpull===undefined)return $required(e,p,$s85,"debitpull");
if(d.kyb===undefined)return $required(e,p,$s85,"kyb");
if(d.kyc===undefined)return $required(e,p,$s85,"kyc");
{const d1=d.bulk;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/bulk",$s85+"/properties/bulk","boolean");
}}
{const d2=d.debitpull;if(d2!==undefined){
if(!(typeof d2==="boolean"))return $type(e,p+"/debitpull",$s85+"/properties/debitpull","boolean");
}}
{const d3=d.kyb;if(d3!==undefined){
if(!(typeof d3==="boolean"))return $type(e,p+"/kyb",$s85+"/properties/kyb","boolean");
}}
{const d4=d.kyc;if(d4!==undefined){
if(!(typeof d4==="boolean"))return $type(e,p+"/kyc",$s85+"/properties/kyc","boolean");
}}
}else 
return $type(e,p,$s85,"object");
return true;
}
function $v84(d,p,e){
if($object(d)){
if(d.account===undefined)return $required(e,p,$s84,"account");
if(d.business===undefined)return $required(e,p,$s84,"business");
if(d.card===undefined)return $required(e,p,$s84,"card");
if(d.family===undefined)return $required(e,p,$s84,"family");
if(d.person===undefined)return $required(e,p,$s84,"person");
{const d1=d.account;if(d1!==undefined){
if(!$v95(d1,p+"/account",e)){return false;}
}}
{const d2=d.business;if(d2!==undefined){
if(!$v95(d2,p+"/business",e)){return false;}
}}
{const d3=d.card;if(d3!==undefined){
if(!$v95(d3,p+"/card",e)){return false;}
}}
{const d4=d.family;if(d4!==undefined){
if(!$v95(d4,p+"/family",e)){return false;}
}}
{const d5=d.person;if(d5!==undefined){
if(!$v95(d5,p+"/person",e)){return false;}
}}
}else 
return $type(e,p,$s84,"object");
return true;
}
function $v95(d,p,e){
if($object(d)){
if(d.enabled===undefined)return $required(e,p,$s95,"enabled");
if(d.maxCount===undefined)return $required(e,p,$s95,"maxCount");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/enabled",$s95+"/properties/enabled","boolean");
}}
{const d2=d.maxCount;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/maxCount",$s95+"/properties/maxCount","string");
}}
}else 
return $type(e,p,$s95,"object");
return true;
}
function $v83(d,p,e){
if($object(d)){
if(d.messageServiceSid===undefined)return $required(e,p,$s83,"messageServiceSid");
if(d.ntfSenderEmail===undefined)return $required(e,p,$s83,"ntfSenderEmail");
if(d.ntfSenderName===undefined)return $required(e,p,$s83,"ntfSenderName");
if(d.segmentId===undefined)return $required(e,p,$s83,"segmentId");
if(d.emailProviderKey===undefined)return $required(e,p,$s83,"emailProviderKey");
if(d.smsSenderNumber===undefined)return $required(e,p,$s83,"smsSenderNumber");
if(d.platformNtfSenderNumber===undefined)return $required(e,p,$s83,"platformNtfSenderNumber");
if(d.smsProviderSenderSid===undefined)return $required(e,p,$s83,"smsProviderSenderSid");
if(d.smsProviderSenderToken===undefined)return $required(e,p,$s83,"smsProviderSenderToken");
if(d.ntfEmailEnabled===undefined)return $required(e,p,$s83,"ntfEmailEnabled");
if(d.ntfSmsEnabled===undefined)return $required(e,p,$s83,"ntfSmsEnabled");
if(d.sendCardEmailEnabled===undefined)return $required(e,p,$s83,"sendCardEmailEnabled");
if(d.sendCardSmsEnabled===undefined)return $required(e,p,$s83,"sendCardSmsEnabled");
if(d.statementEmailEnabled===undefined)return $required(e,p,$s83,"statementEmailEnabled");
if(d.webhookErrorEmailEnabled===undefined)return $required(e,p,$s83,"webhookErrorEmailEnabled");
{const d1=d.messageServiceSid;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/messageServiceSid",$s83+"/properties/messageServiceSid","string");
}}
{const d2=d.ntfSenderEmail;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/ntfSenderEmail",$s83+"/properties/ntfSenderEmail","string");
}}
{const d3=d.ntfSenderName;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/ntfSenderName",$s83+"/properties/ntfSenderName","string");
}}
{const d4=d.segmentId;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/segmentId",$s83+"/properties/segmentId","string");
}}
{const d5=d.emailProviderKey;if(d5!==undefined){
if(!(typeof d5==="string"))return $type(e,p+"/emailProviderKey",$s83+"/properties/emailProviderKey","string");
}}
{const d6=d.smsSenderNumber;if(d6!==undefined){
if(!(typeof d6==="string"))return $type(e,p+"/smsSenderNumber",$s83+"/properties/smsSenderNumber","string");
}}
{const d7=d.platformNtfSenderNumber;if(d7!==undefined){
if(!(typeof d7==="string"))return $type(e,p+"/platformNtfSenderNumber",$s83+"/properties/platformNtfSenderNumber","string");
}}
{const d8=d.smsProviderSenderSid;if(d8!==undefined){
if(!(typeof d8==="string"))return $type(e,p+"/smsProviderSenderSid",$s83+"/properties/smsProviderSenderSid","string");
}}
{const d9=d.smsProviderSenderToken;if(d9!==undefined){
if(!(typeof d9==="string"))return $type(e,p+"/smsProviderSenderToken",$s83+"/properties/smsProviderSenderToken","string");
}}
{const d10=d.ntfEmailEnabled;if(d10!==undefined){
if(!(typeof d10==="boolean"))return $type(e,p+"/ntfEmailEnabled",$s83+"/properties/ntfEmailEnabled","boolean");
}}
{const d11=d.ntfSmsEnabled;if(d11!==undefined){
if(!(typeof d11==="boolean"))return $type(e,p+"/ntfSmsEnabled",$s83+"/properties/ntfSmsEnabled","boolean");
}}
{const d12=d.sendCardEmailEnabled;if(d12!==undefined){
if(!(typeof d12==="boolean"))return $type(e,p+"/sendCardEmailEnabled",$s83+"/properties/sendCardEmailEnabled","boolean");
}}
{const d13=d.sendCardSmsEnabled;if(d13!==undefined){
if(!(typeof d13==="boolean"))return $type(e,p+"/sendCardSmsEnabled",$s83+"/properties/sendCardSmsEnabled","boolean");
}}
{const d14=d.statementEmailEnabled;if(d14!==undefined){
if(!(typeof d14==="boolean"))return $type(e,p+"/statementEmailEnabled",$s83+"/properties/statementEmailEnabled","boolean");
}}
{const d15=d.webhookErrorEmailEnabled;if(d15!==undefined){
if(!(typeof d15==="boolean"))return $type(e,p+"/webhookErrorEmailEnabled",$s83+"/properties/webhookErrorEmailEnabled","boolean");
}}
}else 
return $type(e,p,$s83,"object");
return true;
}
function $v82(d,p,e){
if($object(d)){
if(d.card===undefined)return $required(e,p,$s82,"card");
{const d1=d.card;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v96(d1,p+"/card",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/card",$s82+"/properties/card/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/card",$s82+"/properties/card","anyOf");
}
}}
}else 
return $type(e,p,$s82,"object");
return true;
}
function $v96(d,p,e){
if($object(d)){
if(d.enabled===undefined)return $required(e,p,$s96,"enabled");
if(d.kycRequired===undefined)return $required(e,p,$s96,"kycRequired");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/enabled",$s96+"/properties/enabled","boolean");
}}
{const d2=d.kycRequired;if(d2!==undefined){
if(!(typeof d2==="boolean"))return $type(e,p+"/kycRequired",$s96+"/properties/kycRequired","boolean");
}}
}else 
return $type(e,p,$s96,"object");
return true;
}
function $v81(d,p,e){
if($object(d)){
if(d.bank===undefined)return $required(e,p,$s81,"bank");
if(d.disclosure===undefined)return $required(e,p,$s81,"disclosure");
if(d.help===undefined)return $required(e,p,$s81,"help");
if(d.program===undefined)return $required(e,p,$s81,"program");
if(d.platform===undefined)return $required(e,p,$s81,"platform");
{const d1=d.bank;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/bank",$s81+"/properties/bank","string");
}}
{const d2=d.disclosure;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/disclosure",$s81+"/properties/disclosure","string");
}}
{const d3=d.help;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/help",$s81+"/properties/help","string");
}}
{const d4=d.program;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/program",$s81+"/properties/program","string");
}}
{const d5=d.platform;if(d5!==undefined){
if(!(typeof d5==="string"))return $type(e,p+"/platform",$s81+"/properties/platform","string");
}}
}else 
return $type(e,p,$s81,"object");
return true;
}
function $v80(d,p,e){
if($object(d)){
if(d.achPull===undefined)return $required(e,p,$s80,"achPull");
{const d1=d.achPull;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v97(d1,p+"/achPull",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/achPull",$s80+"/properties/achPull/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/achPull",$s80+"/properties/achPull","anyOf");
}
}}
}else 
return $type(e,p,$s80,"object");
return true;
}
function $v97(d,p,e){
if($object(d)){
if(d.allowedOriginators===undefined)return $required(e,p,$s97,"allowedOriginators");
if(d.blockedOriginators===undefined)return $required(e,p,$s97,"blockedOriginators");
if(d.enabled===undefined)return $required(e,p,$s97,"enabled");
if(d.via===undefined)return $required(e,p,$s97,"via");
{const d1=d.allowedOriginators;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))return $type(e,p+"/allowedOriginators",$s97+"/properties/allowedOriginators",["array","null"]);
if(Array.isArray(d1)){
for(let i2=0;i2<d1.length;i2++){const d3=d1[i2];
if(!(typeof d3==="string"))return $type(e,p+"/allowedOriginators/"+i2,$s97+"/properties/allowedOriginators/items","string");
}
}
}}
{const d4=d.blockedOriginators;if(d4!==undefined){
if(!(Array.isArray(d4)||d4===null))return $type(e,p+"/blockedOriginators",$s97+"/properties/blockedOriginators",["array","null"]);
if(Array.isArray(d4)){
for(let i5=0;i5<d4.length;i5++){const d6=d4[i5];
if(!(typeof d6==="string"))return $type(e,p+"/blockedOriginators/"+i5,$s97+"/properties/blockedOriginators/items","string");
}
}
}}
{const d7=d.enabled;if(d7!==undefined){
if(!(typeof d7==="boolean"))return $type(e,p+"/enabled",$s97+"/properties/enabled","boolean");
}}
{const d8=d.via;if(d8!==undefined){
if(!(typeof d8==="string"))return $type(e,p+"/via",$s97+"/properties/via","string");
}}
}else 
return $type(e,p,$s97,"object");
return true;
}
function $v79(d,p,e){
if($object(d)){
if(d.enabled===undefined)return $required(e,p,$s79,"enabled");
if(d.templateId===undefined)return $required(e,p,$s79,"templateId");
if(d.themeId===undefined)return $required(e,p,$s79,"themeId");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/enabled",$s79+"/properties/enabled","boolean");
}}
{const d2=d.templateId;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/templateId",$s79+"/properties/templateId","string");
}}
{const d3=d.themeId;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/themeId",$s79+"/properties/themeId","string");
}}
}else 
return $type(e,p,$s79,"object");
return true;
}
function $v78(d,p,e){
if($object(d)){
if(d.originated===undefined)return $required(e,p,$s78,"originated");
if(d.received===undefined)return $required(e,p,$s78,"received");
}else 
return $type(e,p,$s78,"object");
return true;
}
function $v77(d,p,e){
if($object(d)){
if(d.achName===undefined)return $required(e,p,$s77,"achName");
if(d.address===undefined)return $required(e,p,$s77,"address");
if(d.contact===undefined)return $required(e,p,$s77,"contact");
if(d.description===undefined)return $required(e,p,$s77,"description");
if(d.domain===undefined)return $required(e,p,$s77,"domain");
if(d.entityType===undefined)return $required(e,p,$s77,"entityType");
if(d.name===undefined)return $required(e,p,$s77,"name");
if(d.subDomain===undefined)return $required(e,p,$s77,"subDomain");
if(d.tin===undefined)return $required(e,p,$s77,"tin");
{const d1=d.achName;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/achName",$s77+"/properties/achName","string");
}}
{const d2=d.address;if(d2!==undefined){
a3:{const n4=e.length;
b5:{
if(!$v26(d2,p+"/address",e)){break b5;}
e.length=n4;break a3;}
b6:{
if(!(d2===null)){$type(e,p+"/address",$s77+"/properties/address/anyOf/1","null");break b6;}
e.length=n4;break a3;}
return $composed(e,p+"/address",$s77+"/properties/address","anyOf");
}
}}
{const d7=d.contact;if(d7!==undefined){
a8:{const n9=e.length;
b10:{
if(!$v98(d7,p+"/contact",e)){break b10;}
e.length=n9;break a8;}
b11:{
if(!(d7===null)){$type(e,p+"/contact",$s77+"/properties/contact/anyOf/1","null");break b11;}
e.length=n9;break a8;}
return $composed(e,p+"/contact",$s77+"/properties/contact","anyOf");
}
}}
{const d12=d.description;if(d12!==undefined){
if(!(typeof d12==="string"))return $type(e,p+"/description",$s77+"/properties/description","string");
}}
{const d13=d.domain;if(d13!==undefined){
if(!(typeof d13==="string"))return $type(e,p+"/domain",$s77+"/properties/domain","string");
}}
{const d14=d.entityType;if(d14!==undefined){
if(!(typeof d14==="string"))return $type(e,p+"/entityType",$s77+"/properties/entityType","string");
}}
{const d15=d.name;if(d15!==undefined){
if(!(typeof d15==="string"))return $type(e,p+"/name",$s77+"/properties/name","string");
}}
{const d16=d.subDomain;if(d16!==undefined){
if(!(typeof d16==="string"))return $type(e,p+"/subDomain",$s77+"/properties/subDomain","string");
}}
{const d17=d.tin;if(d17!==undefined){
if(!(typeof d17==="string"))return $type(e,p+"/tin",$s77+"/properties/tin","string");
}}
}else 
return $type(e,p,$s77,"object");
return true;
}
function $v98(d,p,e){
if($object(d)){
if(d.email===undefined)return $required(e,p,$s98,"email");
if(d.name===undefined)return $required(e,p,$s98,"name");
if(d.phoneNumber===undefined)return $required(e,p,$s98,"phoneNumber");
{const d1=d.email;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/email",$s98+"/properties/email","string");
}}
{const d2=d.name;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/name",$s98+"/properties/name","string");
}}
{const d3=d.phoneNumber;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/phoneNumber",$s98+"/properties/phoneNumber","string");
}}
}else 
return $type(e,p,$s98,"object");
return true;
}
function $v76(d,p,e){
if($object(d)){
if(d.bin===undefined)return $required(e,p,$s76,"bin");
if(d.type===undefined)return $required(e,p,$s76,"type");
{const d1=d.bin;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v99(d1,p+"/bin",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/bin",$s76+"/properties/bin/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/bin",$s76+"/properties/bin","anyOf");
}
}}
{const d6=d.type;if(d6!==undefined){
if(!$v100(d6,p+"/type",e)){return false;}
}}
}else 
return $type(e,p,$s76,"object");
return true;
}
function $v100(d,p,e){
if($object(d)){
if(d.physical===undefined)return $required(e,p,$s100,"physical");
if(d.virtual===undefined)return $required(e,p,$s100,"virtual");
{const d1=d.physical;if(d1!==undefined){
if(!$v71(d1,p+"/physical",e)){return false;}
}}
{const d2=d.virtual;if(d2!==undefined){
if(!$v71(d2,p+"/virtual",e)){return false;}
}}
}else 
return $type(e,p,$s100,"object");
return true;
}
function $v99(d,p,e){
if($object(d)){
if(d.businessCredit===undefined)return $required(e,p,$s99,"businessCredit");
if(d.businessDebit===undefined)return $required(e,p,$s99,"businessDebit");
if(d.personalCredit===undefined)return $required(e,p,$s99,"personalCredit");
if(d.personalDebit===undefined)return $required(e,p,$s99,"personalDebit");
{const d1=d.businessCredit;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v101(d1,p+"/businessCredit",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/businessCredit",$s99+"/properties/businessCredit/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/businessCredit",$s99+"/properties/businessCredit","anyOf");
}
}}
{const d6=d.businessDebit;if(d6!==undefined){
a7:{const n8=e.length;
b9:{
if(!$v101(d6,p+"/businessDebit",e)){break b9;}
e.length=n8;break a7;}
b10:{
if(!(d6===null)){$type(e,p+"/businessDebit",$s99+"/properties/businessDebit/anyOf/1","null");break b10;}
e.length=n8;break a7;}
return $composed(e,p+"/businessDebit",$s99+"/properties/businessDebit","anyOf");
}
}}
{const d11=d.personalCredit;if(d11!==undefined){
a12:{const n13=e.length;
b14:{
if(!$v101(d11,p+"/personalCredit",e)){break b14;}
e.length=n13;break a12;}
b15:{
if(!(d11===null)){$type(e,p+"/personalCredit",$s99+"/properties/personalCredit/anyOf/1","null");break b15;}
e.length=n13;break a12;}
return $composed(e,p+"/personalCredit",$s99+"/properties/personalCredit","anyOf");
}
}}
{const d16=d.personalDebit;if(d16!==undefined){
a17:{const n18=e.length;
b19:{
if(!$v101(d16,p+"/personalDebit",e)){break b19;}
e.length=n18;break a17;}
b20:{
if(!(d16===null)){$type(e,p+"/personalDebit",$s99+"/properties/personalDebit/anyOf/1","null");break b20;}
e.length=n18;break a17;}
return $composed(e,p+"/personalDebit",$s99+"/properties/personalDebit","anyOf");
}
}}
}else 
return $type(e,p,$s99,"object");
return true;
}
function $v101(d,p,e){
if($object(d)){
if(d.embosser===undefined)return $required(e,p,$s101,"embosser");
if(d.enabled===undefined)return $required(e,p,$s101,"enabled");
if(d.id===undefined)return $required(e,p,$s101,"id");
if(d.issuerProcessor===undefined)return $required(e,p,$s101,"issuerProcessor");
if(d.issuerProcessorData===undefined)return $required(e,p,$s101,"issuerProcessorData");
if(d.sponsor===undefined)return $required(e,p,$s101,"sponsor");
{const d1=d.embosser;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/embosser",$s101+"/properties/embosser","string");
}}
{const d2=d.enabled;if(d2!==undefined){
if(!(typeof d2==="boolean"))return $type(e,p+"/enabled",$s101+"/properties/enabled","boolean");
}}
{const d3=d.id;if(d3!==undefined){
if(!$v102(d3,p+"/id",e)){return false;}
}}
{const d4=d.issuerProcessor;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/issuerProcessor",$s101+"/properties/issuerProcessor","string");
}}
{const d5=d.issuerProcessorData;if(d5!==undefined){
a6:{const n7=e.length;
b8:{
if(!$v103(d5,p+"/issuerProcessorData",e)){break b8;}
e.length=n7;break a6;}
b9:{
if(!(d5===null)){$type(e,p+"/issuerProcessorData",$s101+"/properties/issuerProcessorData/anyOf/1","null");break b9;}
e.length=n7;break a6;}
return $composed(e,p+"/issuerProcessorData",$s101+"/properties/issuerProcessorData","anyOf");
}
}}
{const d10=d.sponsor;if(d10!==undefined){
if(!(typeof d10==="string"))return $type(e,p+"/sponsor",$s101+"/properties/sponsor","string");
}}
}else 
return $type(e,p,$s101,"object");
return true;
}
function $v103(d,p,e){
if($object(d)){
if(d["@type"]===undefined)return $required(e,p,$s103,"@type");
if(d.configId===undefined)return $required(e,p,$s103,"configId");
if(d.themes===undefined)return $required(e,p,$s103,"themes");
{const d1=d["@type"];if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/@type",$s103+"/properties/%40type","string");
}}
{const d2=d.configId;if(d2!==undefined){
if(!$v104(d2,p+"/configId",e)){return false;}
}}
{const d3=d.themes;if(d3!==undefined){
if(!(Array.isArray(d3)||d3===null))return $type(e,p+"/themes",$s103+"/properties/themes",["array","null"]);
}}
}else 
return $type(e,p,$s103,"object");
return true;
}
function $v104(d,p,e){
if(typeof d==="string"){
if(!$c20.test(d))return $pattern(e,p,$s104,"^$|^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s104,"string");
return true;
}
function $v102(d,p,e){
if(typeof d==="string"){
if(!$c21.test(d))return $pattern(e,p,$s102,"^$|^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s102,"string");
return true;
}
function $v75(d,p,e){
if($object(d)){
if(d.cardArtPhysical===undefined)return $required(e,p,$s75,"cardArtPhysical");
if(d.cardArtPhysicalBack===undefined)return $required(e,p,$s75,"cardArtPhysicalBack");
if(d.cardArtVirtual===undefined)return $required(e,p,$s75,"cardArtVirtual");
if(d.cardArtVirtualBack===undefined)return $required(e,p,$s75,"cardArtVirtualBack");
if(d.createdAt===undefined)return $required(e,p,$s75,"createdAt");
if(d.ctaColor===undefined)return $required(e,p,$s75,"ctaColor");
if(d.ctaTextColor===undefined)return $required(e,p,$s75,"ctaTextColor");
if(d.darkCtaColor===undefined)return $required(e,p,$s75,"darkCtaColor");
if(d.darkCtaTextColor===undefined)return $required(e,p,$s75,"darkCtaTextColor");
if(d.darkLandscapeLogo===undefined)return $required(e,p,$s75,"darkLandscapeLogo");
if(d.darkPrimaryColor===undefined)return $required(e,p,$s75,"darkPrimaryColor");
if(d.darkPrimaryTextColor===undefined)return $required(e,p,$s75,"darkPrimaryTextColor");
if(d.darkSecondaryColor===undefined)return $required(e,p,$s75,"darkSecondaryColor");
if(d.darkSquareLogo===undefined)return $required(e,p,$s75,"darkSquareLogo");
if(d.fontName===undefined)return $required(e,p,$s75,"fontName");
if(d.fontURL===undefined)return $required(e,p,$s75,"fontURL");
if(d.id===undefined)return $required(e,p,$s75,"id");
if(d.landscapeLogo===undefined)return $required(e,p,$s75,"landscapeLogo");
if(d.modifiedAt===undefined)return $required(e,p,$s75,"modifiedAt");
if(d.physicalCardTextColor===undefined)return $required(e,p,$s75,"physicalCardTextColor");
if(d.primaryColor===undefined)return $required(e,p,$s75,"primaryColor");
if(d.primaryTextColor===undefined)return $required(e,p,$s75,"primaryTextColor");
if(d.redirectUrl===undefined)return $required(e,p,$s75,"redirectUrl");
if(d.sdkLocale===undefined)return $required(e,p,$s75,"sdkLocale");
if(d.sdkTheme===undefined)return $required(e,p,$s75,"sdkTheme");
if(d.secondaryColor===undefined)return $required(e,p,$s75,"secondaryColor");
if(d.squareLogo===undefined)return $required(e,p,$s75,"squareLogo");
if(d.supportEmail===undefined)return $required(e,p,$s75,"supportEmail");
if(d.virtualCardTextColor===undefined)return $required(e,p,$s75,"virtualCardTextColor");
{const d1=d.cardArtPhysical;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/cardArtPhysical",$s75+"/properties/cardArtPhysical","string");
}}
{const d2=d.cardArtPhysicalBack;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/cardArtPhysicalBack",$s75+"/properties/cardArtPhysicalBack","string");
}}
{const d3=d.cardArtVirtual;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/cardArtVirtual",$s75+"/properties/cardArtVirtual","string");
}}
{const d4=d.cardArtVirtualBack;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/cardArtVirtualBack",$s75+"/properties/cardArtVirtualBack","string");
}}
{const d5=d.createdAt;if(d5!==undefined){
if(!$v27(d5,p+"/createdAt",e)){return false;}
}}
{const d6=d.ctaColor;if(d6!==undefined){
if(!(typeof d6==="string"))return $type(e,p+"/ctaColor",$s75+"/properties/ctaColor","string");
}}
{const d7=d.ctaTextColor;if(d7!==undefined){
if(!(typeof d7==="string"))return $type(e,p+"/ctaTextColor",$s75+"/properties/ctaTextColor","string");
}}
{const d8=d.darkCtaColor;if(d8!==undefined){
if(!(typeof d8==="string"))return $type(e,p+"/darkCtaColor",$s75+"/properties/darkCtaColor","string");
}}
{const d9=d.darkCtaTextColor;if(d9!==undefined){
if(!(typeof d9==="string"))return $type(e,p+"/darkCtaTextColor",$s75+"/properties/darkCtaTextColor","string");
}}
{const d10=d.darkLandscapeLogo;if(d10!==undefined){
if(!(typeof d10==="string"))return $type(e,p+"/darkLandscapeLogo",$s75+"/properties/darkLandscapeLogo","string");
}}
{const d11=d.darkPrimaryColor;if(d11!==undefined){
if(!(typeof d11==="string"))return $type(e,p+"/darkPrimaryColor",$s75+"/properties/darkPrimaryColor","string");
}}
{const d12=d.darkPrimaryTextColor;if(d12!==undefined){
if(!(typeof d12==="string"))return $type(e,p+"/darkPrimaryTextColor",$s75+"/properties/darkPrimaryTextColor","string");
}}
{const d13=d.darkSecondaryColor;if(d13!==undefined){
if(!(typeof d13==="string"))return $type(e,p+"/darkSecondaryColor",$s75+"/properties/darkSecondaryColor","string");
}}
{const d14=d.darkSquareLogo;if(d14!==undefined){
if(!(typeof d14==="string"))return $type(e,p+"/darkSquareLogo",$s75+"/properties/darkSquareLogo","string");
}}
{const d15=d.fontName;if(d15!==undefined){
if(!(typeof d15==="string"))return $type(e,p+"/fontName",$s75+"/properties/fontName","string");
}}
{const d16=d.fontURL;if(d16!==undefined){
if(!(typeof d16==="string"))return $type(e,p+"/fontURL",$s75+"/properties/fontURL","string");
}}
{const d17=d.id;if(d17!==undefined){
if(!$v105(d17,p+"/id",e)){return false;}
}}
{const d18=d.landscapeLogo;if(d18!==undefined){
if(!(typeof d18==="string"))return $type(e,p+"/landscapeLogo",$s75+"/properties/landscapeLogo","string");
}}
{const d19=d.modifiedAt;if(d19!==undefined){
if(!$v27(d19,p+"/modifiedAt",e)){return false;}
}}
{const d20=d.physicalCardTextColor;if(d20!==undefined){
if(!(typeof d20==="string"))return $type(e,p+"/physicalCardTextColor",$s75+"/properties/physicalCardTextColor","string");
}}
{const d21=d.primaryColor;if(d21!==undefined){
if(!(typeof d21==="string"))return $type(e,p+"/primaryColor",$s75+"/properties/primaryColor","string");
}}
{const d22=d.primaryTextColor;if(d22!==undefined){
if(!(typeof d22==="string"))return $type(e,p+"/primaryTextColor",$s75+"/properties/primaryTextColor","string");
}}
{const d23=d.redirectUrl;if(d23!==undefined){
if(!(typeof d23==="string"))return $type(e,p+"/redirectUrl",$s75+"/properties/redirectUrl","string");
}}
{const d24=d.sdkLocale;if(d24!==undefined){
a25:{const n26=e.length;
b27:{
if(!$v106(d24,p+"/sdkLocale",e)){break b27;}
e.length=n26;break a25;}
b28:{
if(!(d24===null)){$type(e,p+"/sdkLocale",$s75+"/properties/sdkLocale/anyOf/1","null");break b28;}
e.length=n26;break a25;}
return $composed(e,p+"/sdkLocale",$s75+"/properties/sdkLocale","anyOf");
}
}}
{const d29=d.sdkTheme;if(d29!==undefined){
a30:{const n31=e.length;
b32:{
if(!$v107(d29,p+"/sdkTheme",e)){break b32;}
e.length=n31;break a30;}
b33:{
if(!(d29===null)){$type(e,p+"/sdkTheme",$s75+"/properties/sdkTheme/anyOf/1","null");break b33;}
e.length=n31;break a30;}
return $composed(e,p+"/sdkTheme",$s75+"/properties/sdkTheme","anyOf");
}
}}
{const d34=d.secondaryColor;if(d34!==undefined){
if(!(typeof d34==="string"))return $type(e,p+"/secondaryColor",$s75+"/properties/secondaryColor","string");
}}
{const d35=d.squareLogo;if(d35!==undefined){
if(!(typeof d35==="string"))return $type(e,p+"/squareLogo",$s75+"/properties/squareLogo","string");
}}
{const d36=d.supportEmail;if(d36!==undefined){
if(!(typeof d36==="string"))return $type(e,p+"/supportEmail",$s75+"/properties/supportEmail","string");
}}
{const d37=d.virtualCardTextColor;if(d37!==undefined){
if(!(typeof d37==="string"))return $type(e,p+"/virtualCardTextColor",$s75+"/properties/virtualCardTextColor","string");
}}
}else 
return $type(e,p,$s75,"object");
return true;
}
function $v107(d,p,e){
if($object(d)){
if(d.enabled===undefined)return $required(e,p,$s107,"enabled");
if(d.themeURL===undefined)return $required(e,p,$s107,"themeURL");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/enabled",$s107+"/properties/enabled","boolean");
}}
{const d2=d.themeURL;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/themeURL",$s107+"/properties/themeURL","string");
}}
}else 
return $type(e,p,$s107,"object");
return true;
}
function $v106(d,p,e){
if($object(d)){
if(d.data===undefined)return $required(e,p,$s106,"data");
{const d1=d.data;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))return $type(e,p+"/data",$s106+"/properties/data",["array","null"]);
}}
}else 
return $type(e,p,$s106,"object");
return true;
}
function $v105(d,p,e){
if(typeof d==="string"){
if(!$c22.test(d))return $pattern(e,p,$s105,"^$|^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s105,"string");
return true;
}
function $v74(d,p,e){
if($object(d)){
if(d.contacts===undefined)return $required(e,p,$s74,"contacts");
{const d1=d.contacts;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))return $type(e,p+"/contacts",$s74+"/properties/contacts",["array","null"]);
if(Array.isArray(d1)){
for(let i2=0;i2<d1.length;i2++){const d3=d1[i2];
if(!$v98(d3,p+"/contacts/"+i2,e)){return false;}
}
}
}}
}else 
return $type(e,p,$s74,"object");
return true;
}
function $v73(d,p,e){
if($object(d)){
if(d.accountCreationCredit===undefined)return $required(e,p,$s73,"accountCreationCredit");
if(d.accountFees===undefined)return $required(e,p,$s73,"accountFees");
if(d.accountInterest===undefined)return $required(e,p,$s73,"accountInterest");
if(d.accountInterestFrequency===undefined)return $required(e,p,$s73,"accountInterestFrequency");
if(d.accountSubType===undefined)return $required(e,p,$s73,"accountSubType");
if(d.accountType===undefined)return $required(e,p,$s73,"accountType");
if(d.fdicInsurance===undefined)return $required(e,p,$s73,"fdicInsurance");
if(d.maxAccounts===undefined)return $required(e,p,$s73,"maxAccounts");
if(d.sponsor===undefined)return $required(e,p,$s73,"sponsor");
{const d1=d.accountCreationCredit;if(d1!==undefined){
if(!$v25(d1,p+"/accountCreationCredit",e)){return false;}
}}
{const d2=d.accountFees;if(d2!==undefined){
if(!$v25(d2,p+"/accountFees",e)){return false;}
}}
{const d3=d.accountInterest;if(d3!==undefined){
if(!$v25(d3,p+"/accountInterest",e)){return false;}
}}
{const d4=d.accountInterestFrequency;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/accountInterestFrequency",$s73+"/properties/accountInterestFrequency","string");
}}
{const d5=d.accountSubType;if(d5!==undefined){
a6:{const n7=e.length;
b8:{
if(!$v108(d5,p+"/accountSubType",e)){break b8;}
e.length=n7;break a6;}
b9:{
if(!(d5===null)){$type(e,p+"/accountSubType",$s73+"/properties/accountSubType/anyOf/1","null");break b9;}
e.length=n7;break a6;}
return $composed(e,p+"/accountSubType",$s73+"/properties/accountSubType","anyOf");
}
}}
{const d10=d.accountType;if(d10!==undefined){
a11:{const n12=e.length;
b13:{
if(!$v109(d10,p+"/accountType",e)){break b13;}
e.length=n12;break a11;}
b14:{
if(!(d10===null)){$type(e,p+"/accountType",$s73+"/properties/accountType/anyOf/1","null");break b14;}
e.length=n12;break a11;}
return $composed(e,p+"/accountType",$s73+"/properties/accountType","anyOf");
}
}}
{const d15=d.fdicInsurance;if(d15!==undefined){
if(!(typeof d15==="boolean"))return $type(e,p+"/fdicInsurance",$s73+"/properties/fdicInsurance","boolean");
}}
{const d16=d.maxAccounts;if(d16!==undefined){
if(!$v110(d16,p+"/maxAccounts",e)){return false;}
}}
{const d17=d.sponsor;if(d17!==undefined){
if(!(typeof d17==="string"))return $type(e,p+"/sponsor",$s73+"/properties/sponsor","string");
}}
}else 
return $type(e,p,$s73,"object");
return true;
}
function $v110(d,p,e){
if($object(d)){
if(d.business===undefined)return $required(e,p,$s110,"business");
if(d.personal===undefined)return $required(e,p,$s110,"personal");
{const d1=d.business;if(d1!==undefined){
if(!$v56(d1,p+"/business",e)){return false;}
}}
{const d2=d.personal;if(d2!==undefined){
if(!$v56(d2,p+"/personal",e)){return false;}
}}
}else 
return $type(e,p,$s110,"object");
return true;
}
function $v109(d,p,e){
if($object(d)){
if(d.businessChecking===undefined)return $required(e,p,$s109,"businessChecking");
if(d.businessSavings===undefined)return $required(e,p,$s109,"businessSavings");
if(d.cardAccount===undefined)return $required(e,p,$s109,"cardAccount");
if(d.clearingAccount===undefined)return $required(e,p,$s109,"clearingAccount");
if(d.fallbackAccount===undefined)return $required(e,p,$s109,"fallbackAccount");
if(d.fundingAccount===undefined)return $required(e,p,$s109,"fundingAccount");
if(d.personalChecking===undefined)return $required(e,p,$s109,"personalChecking");
if(d.personalSavings===undefined)return $required(e,p,$s109,"personalSavings");
if(d.reserveAccount===undefined)return $required(e,p,$s109,"reserveAccount");
{const d1=d.businessChecking;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/businessChecking",$s109+"/properties/businessChecking","boolean");
}}
{const d2=d.businessSavings;if(d2!==undefined){
if(!(typeof d2==="boolean"))return $type(e,p+"/businessSavings",$s109+"/properties/businessSavings","boolean");
}}
{const d3=d.cardAccount;if(d3!==undefined){
if(!(typeof d3==="boolean"))return $type(e,p+"/cardAccount",$s109+"/properties/cardAccount","boolean");
}}
{const d4=d.clearingAccount;if(d4!==undefined){
if(!(typeof d4==="boolean"))return $type(e,p+"/clearingAccount",$s109+"/properties/clearingAccount","boolean");
}}
{const d5=d.fallbackAccount;if(d5!==undefined){
if(!(typeof d5==="boolean"))return $type(e,p+"/fallbackAccount",$s109+"/properties/fallbackAccount","boolean");
}}
{const d6=d.fundingAccount;if(d6!==undefined){
if(!(typeof d6==="boolean"))return $type(e,p+"/fundingAccount",$s109+"/properties/fundingAccount","boolean");
}}
{const d7=d.personalChecking;if(d7!==undefined){
if(!(typeof d7==="boolean"))return $type(e,p+"/personalChecking",$s109+"/properties/personalChecking","boolean");
}}
{const d8=d.personalSavings;if(d8!==undefined){
if(!(typeof d8==="boolean"))return $type(e,p+"/personalSavings",$s109+"/properties/personalSavings","boolean");
}}
{const d9=d.reserveAccount;if(d9!==undefined){
if(!(typeof d9==="boolean"))return $type(e,p+"/reserveAccount",$s109+"/properties/reserveAccount","boolean");
}}
}else 
return $type(e,p,$s109,"object");
return true;
}
function $v108(d,p,e){
if($object(d)){
if(d.accrue===undefined)return $required(e,p,$s108,"accrue");
if(d.clearing===undefined)return $required(e,p,$s108,"clearing");
if(d.dda===undefined)return $required(e,p,$s108,"dda");
if(d.interest===undefined)return $required(e,p,$s108,"interest");
if(d.reserve===undefined)return $required(e,p,$s108,"reserve");
{const d1=d.accrue;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/accrue",$s108+"/properties/accrue","boolean");
}}
{const d2=d.clearing;if(d2!==undefined){
if(!(typeof d2==="boolean"))return $type(e,p+"/clearing",$s108+"/properties/clearing","boolean");
}}
{const d3=d.dda;if(d3!==undefined){
if(!(typeof d3==="boolean"))return $type(e,p+"/dda",$s108+"/properties/dda","boolean");
}}
{const d4=d.interest;if(d4!==undefined){
if(!(typeof d4==="boolean"))return $type(e,p+"/interest",$s108+"/properties/interest","boolean");
}}
{const d5=d.reserve;if(d5!==undefined){
if(!(typeof d5==="boolean"))return $type(e,p+"/reserve",$s108+"/properties/reserve","boolean");
}}
}else 
return $type(e,p,$s108,"object");
return true;
}
function $v72(d,p,e){
if($object(d)){
if(d.challengeProfileId===undefined)return $required(e,p,$s72,"challengeProfileId");
if(d.enabled===undefined)return $required(e,p,$s72,"enabled");
if(d.institutionId===undefined)return $required(e,p,$s72,"institutionId");
if(d.sendOtp===undefined)return $required(e,p,$s72,"sendOtp");
{const d1=d.challengeProfileId;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/challengeProfileId",$s72+"/properties/challengeProfileId","string");
}}
{const d2=d.enabled;if(d2!==undefined){
if(!(typeof d2==="boolean"))return $type(e,p+"/enabled",$s72+"/properties/enabled","boolean");
}}
{const d3=d.institutionId;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/institutionId",$s72+"/properties/institutionId","string");
}}
{const d4=d.sendOtp;if(d4!==undefined){
a5:{const n6=e.length;
b7:{
if(!$v111(d4,p+"/sendOtp",e)){break b7;}
e.length=n6;break a5;}
b8:{
if(!(d4===null)){$type(e,p+"/sendOtp",$s72+"/properties/sendOtp/anyOf/1","null");break b8;}
e.length=n6;break a5;}
return $composed(e,p+"/sendOtp",$s72+"/properties/sendOtp","anyOf");
}
}}
}else 
return $type(e,p,$s72,"object");
return true;
}
function $v111(d,p,e){
if($object(d)){
if(d.enabled===undefined)return $required(e,p,$s111,"enabled");
if(d.url===undefined)return $required(e,p,$s111,"url");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))return $type(e,p+"/enabled",$s111+"/properties/enabled","boolean");
}}
{const d2=d.url;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/url",$s111+"/properties/url","string");
}}
}else 
return $type(e,p,$s111,"object");
return true;
}
function $v4(d,p,e){
if($object(d)){
if(d.path===undefined)return $required(e,p,$s4,"path");
{const d1=d.path;if(d1!==undefined){
if($object(d1)){
if(d1.programId===undefined)return $required(e,p+"/path",$s4+"/properties/path","programId");
{const d2=d1.programId;if(d2!==undefined){
if(!$v57(d2,p+"/path/programId",e)){return false;}
}}
}else 
return $type(e,p+"/path",$s4+"/properties/path","object");
}}
{const d3=d.query;if(d3!==undefined){
if(!($object(d3)))
return $type(e,p+"/query",$s4+"/properties/query","object");
}}
{const d4=d.header;if(d4!==undefined){
if(!($object(d4)))
return $type(e,p+"/header",$s4+"/properties/header","object");
}}
}else 
return $type(e,p,$s4,"object");
return true;
}
function $v3(d,p,e){
if($object(d)){
if(d.id===undefined)return $required(e,p,$s3,"id");
if(d.programId===undefined)return $required(e,p,$s3,"programId");
if(d.accountId===undefined)return $required(e,p,$s3,"accountId");
if(d.name===undefined)return $required(e,p,$s3,"name");
if(d.email===undefined)return $required(e,p,$s3,"email");
if(d.phone===undefined)return $required(e,p,$s3,"phone");
if(d.ach===undefined)return $required(e,p,$s3,"ach");
if(d.card===undefined)return $required(e,p,$s3,"card");
if(d.check===undefined)return $required(e,p,$s3,"check");
if(d.wire===undefined)return $required(e,p,$s3,"wire");
if(d.label===undefined)return $required(e,p,$s3,"label");
if(d.status===undefined)return $required(e,p,$s3,"status");
if(d.type===undefined)return $required(e,p,$s3,"type");
if(d.createdAt===undefined)return $required(e,p,$s3,"createdAt");
if(d.modifiedAt===undefined)return $required(e,p,$s3,"modifiedAt");
if(d.metadata===undefined)return $required(e,p,$s3,"metadata");
if(d.crossBorder===undefined)return $required(e,p,$s3,"crossBorder");
if(d.debitCard===undefined)return $required(e,p,$s3,"debitCard");
if(d.intrabank===undefined)return $required(e,p,$s3,"intrabank");
{const d1=d.id;if(d1!==undefined){
if(!$v112(d1,p+"/id",e)){return false;}
}}
{const d2=d.programId;if(d2!==undefined){
if(!$v32(d2,p+"/programId",e)){return false;}
}}
{const d3=d.accountId;if(d3!==undefined){
if(!$v22(d3,p+"/accountId",e)){return false;}
}}
{const d4=d.name;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/name",$s3+"/properties/name","string");
}}
{const d5=d.email;if(d5!==undefined){
if(!(typeof d5==="string"))return $type(e,p+"/email",$s3+"/properties/email","string");
}}
{const d6=d.phone;if(d6!==undefined){
if(!$v113(d6,p+"/phone",e)){return false;}
}}
{const d7=d.ach;if(d7!==undefined){
a8:{const n9=e.length;
b10:{
if(!$v114(d7,p+"/ach",e)){break b10;}
e.length=n9;break a8;}
b11:{
if(!(d7===null)){$type(e,p+"/ach",$s3+"/properties/ach/anyOf/1","null");break b11;}
e.length=n9;break a8;}
return $composed(e,p+"/ach",$s3+"/properties/ach","anyOf");
}
}}
{const d12=d.card;if(d12!==undefined){
a13:{const n14=e.length;
b15:{
if(!$v115(d12,p+"/card",e)){break b15;}
e.length=n14;break a13;}
b16:{
if(!(d12===null)){$type(e,p+"/card",$s3+"/properties/card/anyOf/1","null");break b16;}
e.length=n14;break a13;}
return $composed(e,p+"/card",$s3+"/properties/card","anyOf");
}
}}
{const d17=d.check;if(d17!==undefined){
a18:{const n19=e.length;
b20:{
if(!$v116(d17,p+"/check",e)){break b20;}
e.length=n19;break a18;}
b21:{
if(!(d17===null)){$type(e,p+"/check",$s3+"/properties/check/anyOf/1","null");break b21;}
e.length=n19;break a18;}
return $composed(e,p+"/check",$s3+"/properties/check","anyOf");
}
}}
{const d22=d.wire;if(d22!==undefined){
a23:{const n24=e.length;
b25:{
if(!$v117(d22,p+"/wire",e)){break b25;}
e.length=n24;break a23;}
b26:{
if(!(d22===null)){$type(e,p+"/wire",$s3+"/properties/wire/anyOf/1","null");break b26;}
e.length=n24;break a23;}
return $composed(e,p+"/wire",$s3+"/properties/wire","anyOf");
}
}}
{const d27=d.label;if(d27!==undefined){
if(!(typeof d27==="string"))return $type(e,p+"/label",$s3+"/properties/label","string");
}}
{const d28=d.status;if(d28!==undefined){
if(!(typeof d28==="string"))return $type(e,p+"/status",$s3+"/properties/status","string");
}}
{const d29=d.type;if(d29!==undefined){
if(!(typeof d29==="string"))return $type(e,p+"/type",$s3+"/properties/type","string");
}}
{const d30=d.createdAt;if(d30!==undefined){
if(!$v36(d30,p+"/createdAt",e)){return false;}
}}
{const d31=d.modifiedAt;if(d31!==undefined){
if(!$v36(d31,p+"/modifiedAt",e)){return false;}
}}
}else 
return $type(e,p,$s3,"object");
return true;
}
function $v117(d,p,e){
if($object(d)){
if(d.domestic===undefined)return $required(e,p,$s117,"domestic");
if(d.international===undefined)return $required(e,p,$s117,"international");
{const d1=d.domestic;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v118(d1,p+"/domestic",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/domestic",$s117+"/properties/domestic/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/domestic",$s117+"/properties/domestic","anyOf");
}
}}
{const d6=d.international;if(d6!==undefined){
a7:{const n8=e.length;
b9:{
if(!$v119(d6,p+"/international",e)){break b9;}
e.length=n8;break a7;}
b10:{
if(!(d6===null)){$type(e,p+"/international",$s117+"/properties/international/anyOf/1","null");break b10;}
e.length=n8;break a7;}
return $composed(e,p+"/international",$s117+"/properties/international","anyOf");
}
}}
}else 
return $type(e,p,$s117,"object");
return true;
}
function $v119(d,p,e){
if($object(d)){
if(d.accountNumber===undefined)return $required(e,p,$s119,"accountNumber");
if(d.accountType===undefined)return $required(e,p,$s119,"accountType");
if(d.bankIdentifierCode===undefined)return $required(e,p,$s119,"bankIdentifierCode");
if(d.bankIdentifierType===undefined)return $required(e,p,$s119,"bankIdentifierType");
if(d.beneficiaryAddress===undefined)return $required(e,p,$s119,"beneficiaryAddress");
if(d.beneficiaryBank===undefined)return $required(e,p,$s119,"beneficiaryBank");
if(d.beneficiaryBankAddress===undefined)return $required(e,p,$s119,"beneficiaryBankAddress");
if(d.correspondentBank===undefined)return $required(e,p,$s119,"correspondentBank");
if(d.correspondentBankAddress===undefined)return $required(e,p,$s119,"correspondentBankAddress");
if(d.correspondentBankIdentifierCode===undefined)return $required(e,p,$s119,"correspondentBankIdentifierCode");
{const d1=d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/accountNumber",$s119+"/properties/accountNumber","string");
}}
{const d2=d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/accountType",$s119+"/properties/accountType","string");
}}
{const d3=d.bankIdentifierCode;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/bankIdentifierCode",$s119+"/properties/bankIdentifierCode","string");
}}
{const d4=d.bankIdentifierType;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/bankIdentifierType",$s119+"/properties/bankIdentifierType","string");
}}
{const d5=d.beneficiaryAddress;if(d5!==undefined){
a6:{const n7=e.length;
b8:{
if(!$v26(d5,p+"/beneficiaryAddress",e)){break b8;}
e.length=n7;break a6;}
b9:{
if(!(d5===null)){$type(e,p+"/beneficiaryAddress",$s119+"/properties/beneficiaryAddress/anyOf/1","null");break b9;}
e.length=n7;break a6;}
return $composed(e,p+"/beneficiaryAddress",$s119+"/properties/beneficiaryAddress","anyOf");
}
}}
{const d10=d.beneficiaryBank;if(d10!==undefined){
if(!(typeof d10==="string"))return $type(e,p+"/beneficiaryBank",$s119+"/properties/beneficiaryBank","string");
}}
{const d11=d.beneficiaryBankAddress;if(d11!==undefined){
a12:{const n13=e.length;
b14:{
if(!$v26(d11,p+"/beneficiaryBankAddress",e)){break b14;}
e.length=n13;break a12;}
b15:{
if(!(d11===null)){$type(e,p+"/beneficiaryBankAddress",$s119+"/properties/beneficiaryBankAddress/anyOf/1","null");break b15;}
e.length=n13;break a12;}
return $composed(e,p+"/beneficiaryBankAddress",$s119+"/properties/beneficiaryBankAddress","anyOf");
}
}}
{const d16=d.correspondentBank;if(d16!==undefined){
if(!(typeof d16==="string"))return $type(e,p+"/correspondentBank",$s119+"/properties/correspondentBank","string");
}}
{const d17=d.correspondentBankAddress;if(d17!==undefined){
a18:{const n19=e.length;
b20:{
if(!$v26(d17,p+"/correspondentBankAddress",e)){break b20;}
e.length=n19;break a18;}
b21:{
if(!(d17===null)){$type(e,p+"/correspondentBankAddress",$s119+"/properties/correspondentBankAddress/anyOf/1","null");break b21;}
e.length=n19;break a18;}
return $composed(e,p+"/correspondentBankAddress",$s119+"/properties/correspondentBankAddress","anyOf");
}
}}
{const d22=d.correspondentBankIdentifierCode;if(d22!==undefined){
if(!(typeof d22==="string"))return $type(e,p+"/correspondentBankIdentifierCode",$s119+"/properties/correspondentBankIdentifierCode","string");
}}
}else 
return $type(e,p,$s119,"object");
return true;
}
function $v118(d,p,e){
if($object(d)){
if(d.accountNumber===undefined)return $required(e,p,$s118,"accountNumber");
if(d.accountType===undefined)return $required(e,p,$s118,"accountType");
if(d.address===undefined)return $required(e,p,$s118,"address");
if(d.bankName===undefined)return $required(e,p,$s118,"bankName");
if(d.routingNumber===undefined)return $required(e,p,$s118,"routingNumber");
if(d.last4===undefined)return $required(e,p,$s118,"last4");
{const d1=d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/accountNumber",$s118+"/properties/accountNumber","string");
}}
{const d2=d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/accountType",$s118+"/properties/accountType","string");
}}
{const d3=d.address;if(d3!==undefined){
a4:{const n5=e.length;
b6:{
if(!$v26(d3,p+"/address",e)){break b6;}
e.length=n5;break a4;}
b7:{
if(!(d3===null)){$type(e,p+"/address",$s118+"/properties/address/anyOf/1","null");break b7;}
e.length=n5;break a4;}
return $composed(e,p+"/address",$s118+"/properties/address","anyOf");
}
}}
{const d8=d.bankName;if(d8!==undefined){
if(!(typeof d8==="string"))return $type(e,p+"/bankName",$s118+"/properties/bankName","string");
}}
{const d9=d.routingNumber;if(d9!==undefined){
if(!(typeof d9==="string"))return $type(e,p+"/routingNumber",$s118+"/properties/routingNumber","string");
}}
{const d10=d.last4;if(d10!==undefined){
if(typeof d10==="string"){
if(d10.length>4&&$length(d10)>4)return $size(e,p+"/last4",$s118+"/properties/last4","maxLength",4,"characters");
}else 
return $type(e,p+"/last4",$s118+"/properties/last4","string");
}}
}else 
return $type(e,p,$s118,"object");
return true;
}
function $v116(d,p,e){
if($object(d)){
if(d.address===undefined)return $required(e,p,$s116,"address");
{const d1=d.address;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v26(d1,p+"/address",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/address",$s116+"/properties/address/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/address",$s116+"/properties/address","anyOf");
}
}}
}else 
return $type(e,p,$s116,"object");
return true;
}
function $v115(d,p,e){
if($object(d)){
if(d.address===undefined)return $required(e,p,$s115,"address");
{const d1=d.address;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v26(d1,p+"/address",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/address",$s115+"/properties/address/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/address",$s115+"/properties/address","anyOf");
}
}}
}else 
return $type(e,p,$s115,"object");
return true;
}
function $v114(d,p,e){
if($object(d)){
if(d.accountNumber===undefined)return $required(e,p,$s114,"accountNumber");
if(d.accountType===undefined)return $required(e,p,$s114,"accountType");
if(d.bankName===undefined)return $required(e,p,$s114,"bankName");
if(d.routingNumber===undefined)return $required(e,p,$s114,"routingNumber");
if(d.last4===undefined)return $required(e,p,$s114,"last4");
if(d.verified===undefined)return $required(e,p,$s114,"verified");
{const d1=d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/accountNumber",$s114+"/properties/accountNumber","string");
}}
{const d2=d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/accountType",$s114+"/properties/accountType","string");
}}
{const d3=d.bankName;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/bankName",$s114+"/properties/bankName","string");
}}
{const d4=d.routingNumber;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/routingNumber",$s114+"/properties/routingNumber","string");
}}
{const d5=d.last4;if(d5!==undefined){
if(typeof d5==="string"){
if(d5.length>4&&$length(d5)>4)return $size(e,p+"/last4",$s114+"/properties/last4","maxLength",4,"characters");
}else 
return $type(e,p+"/last4",$s114+"/properties/last4","string");
}}
{const d6=d.verified;if(d6!==undefined){
if(!(typeof d6==="boolean"))return $type(e,p+"/verified",$s114+"/properties/verified","boolean");
}}
}else 
return $type(e,p,$s114,"object");
return true;
}
function $v113(d,p,e){
if(typeof d==="string"){
if(!$c23.test(d))return $pattern(e,p,$s113,"^$|^\\+[0-9]");
}else 
return $type(e,p,$s113,"string");
return true;
}
function $v112(d,p,e){
if(typeof d==="string"){
if(!$c24.test(d))return $pattern(e,p,$s112,"^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
return $type(e,p,$s112,"string");
return true;
}
function $v2(d,p,e){
if($object(d)){
{const d1=d.path;if(d1!==undefined){
if(!($object(d1)))
return $type(e,p+"/path",$s2+"/properties/path","object");
}}
{const d2=d.query;if(d2!==undefined){
if(!($object(d2)))
return $type(e,p+"/query",$s2+"/properties/query","object");
}}
{const d3=d.header;if(d3!==undefined){
if(!($object(d3)))
return $type(e,p+"/header",$s2+"/properties/header","object");
}}
}else 
return $type(e,p,$s2,"object");
return true;
}
function $v1(d,p,e){
if($object(d)){
{const d1=d.accountId;if(d1!==undefined){
if(!$v22(d1,p+"/accountId",e)){return false;}
}}
{const d2=d.name;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/name",$s1+"/properties/name","string");
}}
{const d3=d.email;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/email",$s1+"/properties/email","string");
}}
{const d4=d.phone;if(d4!==undefined){
if(!$v113(d4,p+"/phone",e)){return false;}
}}
{const d5=d.ach;if(d5!==undefined){
a6:{const n7=e.length;
b8:{
if(!$v120(d5,p+"/ach",e)){break b8;}
e.length=n7;break a6;}
b9:{
if(!(d5===null)){$type(e,p+"/ach",$s1+"/properties/ach/anyOf/1","null");break b9;}
e.length=n7;break a6;}
return $composed(e,p+"/ach",$s1+"/properties/ach","anyOf");
}
}}
{const d10=d.card;if(d10!==undefined){
a11:{const n12=e.length;
b13:{
if(!$v121(d10,p+"/card",e)){break b13;}
e.length=n12;break a11;}
b14:{
if(!(d10===null)){$type(e,p+"/card",$s1+"/properties/card/anyOf/1","null");break b14;}
e.length=n12;break a11;}
return $composed(e,p+"/card",$s1+"/properties/card","anyOf");
}
}}
{const d15=d.check;if(d15!==undefined){
a16:{const n17=e.length;
b18:{
if(!$v122(d15,p+"/check",e)){break b18;}
e.length=n17;break a16;}
b19:{
if(!(d15===null)){$type(e,p+"/check",$s1+"/properties/check/anyOf/1","null");break b19;}
e.length=n17;break a16;}
return $composed(e,p+"/check",$s1+"/properties/check","anyOf");
}
}}
{const d20=d.wire;if(d20!==undefined){
a21:{const n22=e.length;
b23:{
if(!$v123(d20,p+"/wire",e)){break b23;}
e.length=n22;break a21;}
b24:{
if(!(d20===null)){$type(e,p+"/wire",$s1+"/properties/wire/anyOf/1","null");break b24;}
e.length=n22;break a21;}
return $composed(e,p+"/wire",$s1+"/properties/wire","anyOf");
}
}}
}else 
return $type(e,p,$s1,"object");
return true;
}
function $v123(d,p,e){
if($object(d)){
{const d1=d.domestic;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v124(d1,p+"/domestic",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/domestic",$s123+"/properties/domestic/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/domestic",$s123+"/properties/domestic","anyOf");
}
}}
{const d6=d.international;if(d6!==undefined){
a7:{const n8=e.length;
b9:{
if(!$v125(d6,p+"/international",e)){break b9;}
e.length=n8;break a7;}
b10:{
if(!(d6===null)){$type(e,p+"/international",$s123+"/properties/international/anyOf/1","null");break b10;}
e.length=n8;break a7;}
return $composed(e,p+"/international",$s123+"/properties/international","anyOf");
}
}}
}else 
return $type(e,p,$s123,"object");
return true;
}
function $v125(d,p,e){
if($object(d)){
{const d1=d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/accountNumber",$s125+"/properties/accountNumber","string");
}}
{const d2=d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/accountType",$s125+"/properties/accountType","string");
}}
{const d3=d.bankIdentifierCode;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/bankIdentifierCode",$s125+"/properties/bankIdentifierCode","string");
}}
{const d4=d.bankIdentifierType;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/bankIdentifierType",$s125+"/properties/bankIdentifierType","string");
}}
{const d5=d.beneficiaryAddress;if(d5!==undefined){
a6:{const n7=e.length;
b8:{
if(!$v41(d5,p+"/beneficiaryAddress",e)){break b8;}
e.length=n7;break a6;}
b9:{
if(!(d5===null)){$type(e,p+"/beneficiaryAddress",$s125+"/properties/beneficiaryAddress/anyOf/1","null");break b9;}
e.length=n7;break a6;}
return $composed(e,p+"/beneficiaryAddress",$s125+"/properties/beneficiaryAddress","anyOf");
}
}}
{const d10=d.beneficiaryBank;if(d10!==undefined){
if(!(typeof d10==="string"))return $type(e,p+"/beneficiaryBank",$s125+"/properties/beneficiaryBank","string");
}}
{const d11=d.beneficiaryBankAddress;if(d11!==undefined){
a12:{const n13=e.length;
b14:{
if(!$v41(d11,p+"/beneficiaryBankAddress",e)){break b14;}
e.length=n13;break a12;}
b15:{
if(!(d11===null)){$type(e,p+"/beneficiaryBankAddress",$s125+"/properties/beneficiaryBankAddress/anyOf/1","null");break b15;}
e.length=n13;break a12;}
return $composed(e,p+"/beneficiaryBankAddress",$s125+"/properties/beneficiaryBankAddress","anyOf");
}
}}
{const d16=d.correspondentBank;if(d16!==undefined){
if(!(typeof d16==="string"))return $type(e,p+"/correspondentBank",$s125+"/properties/correspondentBank","string");
}}
{const d17=d.correspondentBankAddress;if(d17!==undefined){
a18:{const n19=e.length;
b20:{
if(!$v41(d17,p+"/correspondentBankAddress",e)){break b20;}
e.length=n19;break a18;}
b21:{
if(!(d17===null)){$type(e,p+"/correspondentBankAddress",$s125+"/properties/correspondentBankAddress/anyOf/1","null");break b21;}
e.length=n19;break a18;}
return $composed(e,p+"/correspondentBankAddress",$s125+"/properties/correspondentBankAddress","anyOf");
}
}}
{const d22=d.correspondentBankIdentifierCode;if(d22!==undefined){
if(!(typeof d22==="string"))return $type(e,p+"/correspondentBankIdentifierCode",$s125+"/properties/correspondentBankIdentifierCode","string");
}}
}else 
return $type(e,p,$s125,"object");
return true;
}
function $v124(d,p,e){
if($object(d)){
{const d1=d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/accountNumber",$s124+"/properties/accountNumber","string");
}}
{const d2=d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/accountType",$s124+"/properties/accountType","string");
}}
{const d3=d.address;if(d3!==undefined){
a4:{const n5=e.length;
b6:{
if(!$v41(d3,p+"/address",e)){break b6;}
e.length=n5;break a4;}
b7:{
if(!(d3===null)){$type(e,p+"/address",$s124+"/properties/address/anyOf/1","null");break b7;}
e.length=n5;break a4;}
return $composed(e,p+"/address",$s124+"/properties/address","anyOf");
}
}}
{const d8=d.bankName;if(d8!==undefined){
if(!(typeof d8==="string"))return $type(e,p+"/bankName",$s124+"/properties/bankName","string");
}}
{const d9=d.routingNumber;if(d9!==undefined){
if(!(typeof d9==="string"))return $type(e,p+"/routingNumber",$s124+"/properties/routingNumber","string");
}}
}else 
return $type(e,p,$s124,"object");
return true;
}
function $v122(d,p,e){
if($object(d)){
{const d1=d.address;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v41(d1,p+"/address",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/address",$s122+"/properties/address/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/address",$s122+"/properties/address","anyOf");
}
}}
}else 
return $type(e,p,$s122,"object");
return true;
}
function $v121(d,p,e){
if($object(d)){
{const d1=d.address;if(d1!==undefined){
a2:{const n3=e.length;
b4:{
if(!$v41(d1,p+"/address",e)){break b4;}
e.length=n3;break a2;}
b5:{
if(!(d1===null)){$type(e,p+"/address",$s121+"/properties/address/anyOf/1","null");break b5;}
e.length=n3;break a2;}
return $composed(e,p+"/address",$s121+"/properties/address","anyOf");
}
}}
}else 
return $type(e,p,$s121,"object");
return true;
}
function $v120(d,p,e){
if($object(d)){
{const d1=d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))return $type(e,p+"/accountNumber",$s120+"/properties/accountNumber","string");
}}
{const d2=d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))return $type(e,p+"/accountType",$s120+"/properties/accountType","string");
}}
{const d3=d.bankName;if(d3!==undefined){
if(!(typeof d3==="string"))return $type(e,p+"/bankName",$s120+"/properties/bankName","string");
}}
{const d4=d.routingNumber;if(d4!==undefined){
if(!(typeof d4==="string"))return $type(e,p+"/routingNumber",$s120+"/properties/routingNumber","string");
}}
}else 
return $type(e,p,$s120,"object");
return true;
}
export const validateCreateContactRequest: Validator<CreateContactRequest> = /* @__PURE__ */ $validator($v1);
export const validateCreateContactParameters: Validator<{ path?: object; query?: object; header?: object }> = /* @__PURE__ */ $validator($v2);
export const validateCreateContactResponse201: Validator<Contact> = /* @__PURE__ */ $validator($v3);
export const validateRetrieveProgramParameters: Validator<{ path: { "programId": ProgramId }; query?: object; header?: object }> = /* @__PURE__ */ $validator($v4);
export const validateRetrieveProgramResponse2XX: Validator<Program> = /* @__PURE__ */ $validator($v5);
export const validateCreateAccountRequest: Validator<CreateAccountRequest> = /* @__PURE__ */ $validator($v6);
export const validateCreateAccountParameters: Validator<{ path?: object; query?: object; header?: object }> = /* @__PURE__ */ $validator($v7);
export const validateCreateAccountResponse201: Validator<Account> = /* @__PURE__ */ $validator($v8);
export const validateUpdateAccountRequest: Validator<UpdateAccountRequest> = /* @__PURE__ */ $validator($v9);
export const validateUpdateAccountParameters: Validator<{ path: { "accountId": AccountId }; query?: object; header?: object }> = /* @__PURE__ */ $validator($v10);
export const validateUpdateAccountResponse200: Validator<Account> = validateCreateAccountResponse201;
export const validateCreateCardRequest: Validator<CreateCardRequest> = /* @__PURE__ */ $validator($v11);
export const validateCreateCardParameters: Validator<{ path?: object; query?: object; header?: object }> = /* @__PURE__ */ $validator($v12);
export const validateCreateCardResponse201: Validator<Card> = /* @__PURE__ */ $validator($v13);
export const validateReceiveAchPullRequest: Validator<ReceiveAchPullRequest> = /* @__PURE__ */ $validator($v14);
export const validateReceiveAchPullParameters: Validator<{ path?: object; query?: object; header?: object }> = /* @__PURE__ */ $validator($v15);
export const validateReceiveAchPullResponse201: Validator<Transfer> = /* @__PURE__ */ $validator($v16);
export const validateUpdateSentCheckRequest: Validator<UpdateSentCheckRequest> = /* @__PURE__ */ $validator($v17);
export const validateUpdateSentCheckParameters: Validator<{ path: { "transferId": TransferId }; query?: object; header?: object }> = /* @__PURE__ */ $validator($v18);
export const validateUpdateSentCheckResponse200: Validator<SentCheck> = /* @__PURE__ */ $validator($v19);

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
