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
$v16(d,p,e);
if($object(d)){
if(d.transferType===undefined)$required(e,p,$s19+"/allOf/1","transferType");
if(d.txnType===undefined)$required(e,p,$s19+"/allOf/1","txnType");
{const d1=d.transferType;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/transferType",$s19+"/allOf/1/properties/transferType","string");
if(d1!=="physicalCheck")$const(e,p+"/transferType",$s19+"/allOf/1/properties/transferType","physicalCheck");
}}
{const d2=d.txnType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/txnType",$s19+"/allOf/1/properties/txnType","string");
if(d2!=="debit")$const(e,p+"/txnType",$s19+"/allOf/1/properties/txnType","debit");
}}
{const d3=d.status;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/status",$s19+"/allOf/1/properties/status","string");
}}
{const d4=d.type;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/type",$s19+"/allOf/1/properties/type","string");
}}
}else 
$type(e,p,$s19+"/allOf/1","object");
}
function $v18(d,p,e){
if($object(d)){
if(d.path===undefined)$required(e,p,$s18,"path");
{const d1=d.path;if(d1!==undefined){
if($object(d1)){
if(d1.transferId===undefined)$required(e,p+"/path",$s18+"/properties/path","transferId");
{const d2=d1.transferId;if(d2!==undefined){
$v20(d2,p+"/path/transferId",e);
}}
}else 
$type(e,p+"/path",$s18+"/properties/path","object");
}}
{const d3=d.query;if(d3!==undefined){
if(!($object(d3)))
$type(e,p+"/query",$s18+"/properties/query","object");
}}
{const d4=d.header;if(d4!==undefined){
if(!($object(d4)))
$type(e,p+"/header",$s18+"/properties/header","object");
}}
}else 
$type(e,p,$s18,"object");
}
function $v20(d,p,e){
if(typeof d==="string"){
if(!$c1.test(d))$pattern(e,p,$s20,"^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s20,"string");
}
function $v17(d,p,e){
if($object(d)){
{const d1=d.description;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/description",$s17+"/properties/description","string");
}}
{const d2=d.title;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/title",$s17+"/properties/title","string");
}}
{const d3=d.metadata;if(d3!==undefined){
a4:{const n5=e.length;
{const n6=e.length;
$v21(d3,p+"/metadata",e);
if(e.length===n6){break a4;}}
{const n7=e.length;
if(!(d3===null))$type(e,p+"/metadata",$s17+"/properties/metadata/anyOf/1","null");
if(e.length===n7){e.length=n5;break a4;}}
$composed(e,p+"/metadata",$s17+"/properties/metadata","anyOf");
}
}}
}else 
$type(e,p,$s17,"object");
}
function $v21(d,p,e){
if(!($object(d)))
$type(e,p,$s21,"object");
}
function $v16(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s16,"id");
if(d.accountId===undefined)$required(e,p,$s16,"accountId");
if(d.contactId===undefined)$required(e,p,$s16,"contactId");
if(d.parentTransferId===undefined)$required(e,p,$s16,"parentTransferId");
if(d.fallbackTransferId===undefined)$required(e,p,$s16,"fallbackTransferId");
if(d.amount===undefined)$required(e,p,$s16,"amount");
if(d.destinationAmount===undefined)$required(e,p,$s16,"destinationAmount");
if(d.destinationCurrency===undefined)$required(e,p,$s16,"destinationCurrency");
if(d.name===undefined)$required(e,p,$s16,"name");
if(d.accountNumber===undefined)$required(e,p,$s16,"accountNumber");
if(d.accountType===undefined)$required(e,p,$s16,"accountType");
if(d.bankName===undefined)$required(e,p,$s16,"bankName");
if(d.routingNumber===undefined)$required(e,p,$s16,"routingNumber");
if(d.iban===undefined)$required(e,p,$s16,"iban");
if(d.bin===undefined)$required(e,p,$s16,"bin");
if(d.address===undefined)$required(e,p,$s16,"address");
if(d.attachment===undefined)$required(e,p,$s16,"attachment");
if(d.purposeCode===undefined)$required(e,p,$s16,"purposeCode");
if(d.type===undefined)$required(e,p,$s16,"type");
if(d.valid===undefined)$required(e,p,$s16,"valid");
if(d.title===undefined)$required(e,p,$s16,"title");
if(d.description===undefined)$required(e,p,$s16,"description");
if(d.metadata===undefined)$required(e,p,$s16,"metadata");
if(d.card===undefined)$required(e,p,$s16,"card");
if(d.reviewCode===undefined)$required(e,p,$s16,"reviewCode");
if(d.reviewMessage===undefined)$required(e,p,$s16,"reviewMessage");
if(d.status===undefined)$required(e,p,$s16,"status");
if(d.transferType===undefined)$required(e,p,$s16,"transferType");
if(d.transferSubType===undefined)$required(e,p,$s16,"transferSubType");
if(d.txnType===undefined)$required(e,p,$s16,"txnType");
if(d.createdAt===undefined)$required(e,p,$s16,"createdAt");
if(d.modifiedAt===undefined)$required(e,p,$s16,"modifiedAt");
if(d.transferredAt===undefined)$required(e,p,$s16,"transferredAt");
{const d1=d.id;if(d1!==undefined){
$v20(d1,p+"/id",e);
}}
{const d2=d.accountId;if(d2!==undefined){
$v22(d2,p+"/accountId",e);
}}
{const d3=d.contactId;if(d3!==undefined){
$v23(d3,p+"/contactId",e);
}}
{const d4=d.parentTransferId;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/parentTransferId",$s16+"/properties/parentTransferId","string");
}}
{const d5=d.fallbackTransferId;if(d5!==undefined){
if(!(typeof d5==="string"))$type(e,p+"/fallbackTransferId",$s16+"/properties/fallbackTransferId","string");
}}
{const d6=d.amount;if(d6!==undefined){
$v24(d6,p+"/amount",e);
}}
{const d7=d.destinationAmount;if(d7!==undefined){
$v25(d7,p+"/destinationAmount",e);
}}
{const d8=d.destinationCurrency;if(d8!==undefined){
if(!(typeof d8==="string"))$type(e,p+"/destinationCurrency",$s16+"/properties/destinationCurrency","string");
}}
{const d9=d.name;if(d9!==undefined){
if(!(typeof d9==="string"))$type(e,p+"/name",$s16+"/properties/name","string");
}}
{const d10=d.accountNumber;if(d10!==undefined){
if(!(typeof d10==="string"))$type(e,p+"/accountNumber",$s16+"/properties/accountNumber","string");
}}
{const d11=d.accountType;if(d11!==undefined){
if(!(typeof d11==="string"))$type(e,p+"/accountType",$s16+"/properties/accountType","string");
}}
{const d12=d.bankName;if(d12!==undefined){
if(!(typeof d12==="string"))$type(e,p+"/bankName",$s16+"/properties/bankName","string");
}}
{const d13=d.routingNumber;if(d13!==undefined){
if(!(typeof d13==="string"))$type(e,p+"/routingNumber",$s16+"/properties/routingNumber","string");
}}
{const d14=d.iban;if(d14!==undefined){
if(!(typeof d14==="string"))$type(e,p+"/iban",$s16+"/properties/iban","string");
}}
{const d15=d.bin;if(d15!==undefined){
if(!(typeof d15==="string"))$type(e,p+"/bin",$s16+"/properties/bin","string");
}}
{const d16=d.address;if(d16!==undefined){
$v26(d16,p+"/address",e);
}}
{const d17=d.attachment;if(d17!==undefined){
if(!(typeof d17==="string"))$type(e,p+"/attachment",$s16+"/properties/attachment","string");
}}
{const d18=d.purposeCode;if(d18!==undefined){
if(!(typeof d18==="string"))$type(e,p+"/purposeCode",$s16+"/properties/purposeCode","string");
}}
{const d19=d.type;if(d19!==undefined){
if(!(typeof d19==="string"))$type(e,p+"/type",$s16+"/properties/type","string");
}}
{const d20=d.valid;if(d20!==undefined){
if(!(typeof d20==="string"))$type(e,p+"/valid",$s16+"/properties/valid","string");
}}
{const d21=d.title;if(d21!==undefined){
if(!(typeof d21==="string"))$type(e,p+"/title",$s16+"/properties/title","string");
}}
{const d22=d.description;if(d22!==undefined){
if(!(typeof d22==="string"))$type(e,p+"/description",$s16+"/properties/description","string");
}}
{const d23=d.metadata;if(d23!==undefined){
a24:{const n25=e.length;
{const n26=e.length;
$v21(d23,p+"/metadata",e);
if(e.length===n26){break a24;}}
{const n27=e.length;
if(!(d23===null))$type(e,p+"/metadata",$s16+"/properties/metadata/anyOf/1","null");
if(e.length===n27){e.length=n25;break a24;}}
$composed(e,p+"/metadata",$s16+"/properties/metadata","anyOf");
}
}}
{const d28=d.reviewCode;if(d28!==undefined){
if(!(typeof d28==="string"))$type(e,p+"/reviewCode",$s16+"/properties/reviewCode","string");
}}
{const d29=d.reviewMessage;if(d29!==undefined){
if(!(typeof d29==="string"))$type(e,p+"/reviewMessage",$s16+"/properties/reviewMessage","string");
}}
{const d30=d.status;if(d30!==undefined){
if(!(typeof d30==="string"))$type(e,p+"/status",$s16+"/properties/status","string");
}}
{const d31=d.transferType;if(d31!==undefined){
if(!(typeof d31==="string"))$type(e,p+"/transferType",$s16+"/properties/transferType","string");
}}
{const d32=d.transferSubType;if(d32!==undefined){
if(!(typeof d32==="string"))$type(e,p+"/transferSubType",$s16+"/properties/transferSubType","string");
}}
{const d33=d.txnType;if(d33!==undefined){
if(!(typeof d33==="string"))$type(e,p+"/txnType",$s16+"/properties/txnType","string");
}}
{const d34=d.createdAt;if(d34!==undefined){
$v27(d34,p+"/createdAt",e);
}}
{const d35=d.modifiedAt;if(d35!==undefined){
$v27(d35,p+"/modifiedAt",e);
}}
{const d36=d.transferredAt;if(d36!==undefined){
$v27(d36,p+"/transferredAt",e);
}}
}else 
$type(e,p,$s16,"object");
}
function $v27(d,p,e){
if(typeof d==="string"){
if(!$c2.test(d))$pattern(e,p,$s27,"^$|^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$");
}else 
$type(e,p,$s27,"string");
}
function $v26(d,p,e){
if($object(d)){
if(d.addressType===undefined)$required(e,p,$s26,"addressType");
if(d.line1===undefined)$required(e,p,$s26,"line1");
if(d.line2===undefined)$required(e,p,$s26,"line2");
if(d.city===undefined)$required(e,p,$s26,"city");
if(d.state===undefined)$required(e,p,$s26,"state");
if(d.postalCode===undefined)$required(e,p,$s26,"postalCode");
if(d.country===undefined)$required(e,p,$s26,"country");
{const d1=d.addressType;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/addressType",$s26+"/properties/addressType","string");
}}
{const d2=d.line1;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/line1",$s26+"/properties/line1","string");
}}
{const d3=d.line2;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/line2",$s26+"/properties/line2","string");
}}
{const d4=d.city;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/city",$s26+"/properties/city","string");
}}
{const d5=d.state;if(d5!==undefined){
if(!(typeof d5==="string"))$type(e,p+"/state",$s26+"/properties/state","string");
}}
{const d6=d.postalCode;if(d6!==undefined){
if(!(typeof d6==="string"))$type(e,p+"/postalCode",$s26+"/properties/postalCode","string");
}}
{const d7=d.country;if(d7!==undefined){
$v28(d7,p+"/country",e);
}}
}else 
$type(e,p,$s26,"object");
}
function $v28(d,p,e){
if(typeof d==="string"){
if(!$c3.test(d))$pattern(e,p,$s28,"^$|^[A-Za-z]{2}$");
}else 
$type(e,p,$s28,"string");
}
function $v25(d,p,e){
if(typeof d==="string"){
if(!$c4.test(d))$pattern(e,p,$s25,"^$|^-?[0-9]+\\.[0-9]{2}$");
}else 
$type(e,p,$s25,"string");
}
function $v24(d,p,e){
if(typeof d==="string"){
if(!$c5.test(d))$pattern(e,p,$s24,"^-?[0-9]+\\.[0-9]{2}$");
}else 
$type(e,p,$s24,"string");
}
function $v23(d,p,e){
if(typeof d==="string"){
if(!$c6.test(d))$pattern(e,p,$s23,"^$|^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s23,"string");
}
function $v22(d,p,e){
if(typeof d==="string"){
if(!$c7.test(d))$pattern(e,p,$s22,"^$|^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s22,"string");
}
function $v15(d,p,e){
if($object(d)){
{const d1=d.path;if(d1!==undefined){
if(!($object(d1)))
$type(e,p+"/path",$s15+"/properties/path","object");
}}
{const d2=d.query;if(d2!==undefined){
if(!($object(d2)))
$type(e,p+"/query",$s15+"/properties/query","object");
}}
{const d3=d.header;if(d3!==undefined){
if(!($object(d3)))
$type(e,p+"/header",$s15+"/properties/header","object");
}}
}else 
$type(e,p,$s15,"object");
}
function $v14(d,p,e){
if($object(d)){
{const d1=d.accountId;if(d1!==undefined){
$v22(d1,p+"/accountId",e);
}}
{const d2=d.contactId;if(d2!==undefined){
$v23(d2,p+"/contactId",e);
}}
{const d3=d.amount;if(d3!==undefined){
$v25(d3,p+"/amount",e);
}}
{const d4=d.description;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/description",$s14+"/properties/description","string");
}}
{const d5=d.type;if(d5!==undefined){
if(!(typeof d5==="string"))$type(e,p+"/type",$s14+"/properties/type","string");
}}
}else 
$type(e,p,$s14,"object");
}
function $v13(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s13,"id");
if(d.accountId===undefined)$required(e,p,$s13,"accountId");
if(d.businessId===undefined)$required(e,p,$s13,"businessId");
if(d.programId===undefined)$required(e,p,$s13,"programId");
if(d.createdPersonId===undefined)$required(e,p,$s13,"createdPersonId");
if(d.familyId===undefined)$required(e,p,$s13,"familyId");
if(d.label===undefined)$required(e,p,$s13,"label");
if(d.bin===undefined)$required(e,p,$s13,"bin");
if(d.cardType===undefined)$required(e,p,$s13,"cardType");
if(d.currency===undefined)$required(e,p,$s13,"currency");
if(d.atmAccess===undefined)$required(e,p,$s13,"atmAccess");
if(d.limitAmount===undefined)$required(e,p,$s13,"limitAmount");
if(d.limitInterval===undefined)$required(e,p,$s13,"limitInterval");
if(d.allowedCategories===undefined)$required(e,p,$s13,"allowedCategories");
if(d.blockedMerchants===undefined)$required(e,p,$s13,"blockedMerchants");
if(d.embossingBusiness===undefined)$required(e,p,$s13,"embossingBusiness");
if(d.embossingPerson===undefined)$required(e,p,$s13,"embossingPerson");
if(d.allowedMerchants===undefined)$required(e,p,$s13,"allowedMerchants");
if(d.blockedCategories===undefined)$required(e,p,$s13,"blockedCategories");
if(d.availableLimit===undefined)$required(e,p,$s13,"availableLimit");
if(d.cardStatus===undefined)$required(e,p,$s13,"cardStatus");
if(d.activatedAt===undefined)$required(e,p,$s13,"activatedAt");
if(d.expiryMonth===undefined)$required(e,p,$s13,"expiryMonth");
if(d.expiryYear===undefined)$required(e,p,$s13,"expiryYear");
if(d.last4===undefined)$required(e,p,$s13,"last4");
if(d.theme===undefined)$required(e,p,$s13,"theme");
if(d.walletId===undefined)$required(e,p,$s13,"walletId");
if(d.metadata===undefined)$required(e,p,$s13,"metadata");
if(d.createdAt===undefined)$required(e,p,$s13,"createdAt");
if(d.modifiedAt===undefined)$required(e,p,$s13,"modifiedAt");
if(d.cardholder===undefined)$required(e,p,$s13,"cardholder");
if(d.shipping===undefined)$required(e,p,$s13,"shipping");
{const d1=d.id;if(d1!==undefined){
$v29(d1,p+"/id",e);
}}
{const d2=d.accountId;if(d2!==undefined){
$v30(d2,p+"/accountId",e);
}}
{const d3=d.businessId;if(d3!==undefined){
$v31(d3,p+"/businessId",e);
}}
{const d4=d.programId;if(d4!==undefined){
$v32(d4,p+"/programId",e);
}}
{const d5=d.createdPersonId;if(d5!==undefined){
$v33(d5,p+"/createdPersonId",e);
}}
{const d6=d.familyId;if(d6!==undefined){
if(!(typeof d6==="string"))$type(e,p+"/familyId",$s13+"/properties/familyId","string");
}}
{const d7=d.label;if(d7!==undefined){
if(!(typeof d7==="string"))$type(e,p+"/label",$s13+"/properties/label","string");
}}
{const d8=d.bin;if(d8!==undefined){
if(!(typeof d8==="string"))$type(e,p+"/bin",$s13+"/properties/bin","string");
}}
{const d9=d.cardType;if(d9!==undefined){
if(!(typeof d9==="string"))$type(e,p+"/cardType",$s13+"/properties/cardType","string");
}}
{const d10=d.currency;if(d10!==undefined){
if(!(typeof d10==="string"))$type(e,p+"/currency",$s13+"/properties/currency","string");
}}
{const d11=d.atmAccess;if(d11!==undefined){
if(!(typeof d11==="boolean"))$type(e,p+"/atmAccess",$s13+"/properties/atmAccess","boolean");
}}
{const d12=d.limitAmount;if(d12!==undefined){
$v25(d12,p+"/limitAmount",e);
}}
{const d13=d.limitInterval;if(d13!==undefined){
if(!(typeof d13==="string"))$type(e,p+"/limitInterval",$s13+"/properties/limitInterval","string");
}}
{const d14=d.allowedCategories;if(d14!==undefined){
if(!(Array.isArray(d14)||d14===null))$type(e,p+"/allowedCategories",$s13+"/properties/allowedCategories",["array","null"]);
if(Array.isArray(d14)){
for(let i15=0;i15<d14.length;i15++){const d16=d14[i15];
if(!(typeof d16==="string"))$type(e,p+"/allowedCategories/"+i15,$s13+"/properties/allowedCategories/items","string");
}
}
}}
{const d17=d.blockedMerchants;if(d17!==undefined){
if(!(Array.isArray(d17)||d17===null))$type(e,p+"/blockedMerchants",$s13+"/properties/blockedMerchants",["array","null"]);
if(Array.isArray(d17)){
for(let i18=0;i18<d17.length;i18++){const d19=d17[i18];
if(!(typeof d19==="string"))$type(e,p+"/blockedMerchants/"+i18,$s13+"/properties/blockedMerchants/items","string");
}
}
}}
{const d20=d.embossingBusiness;if(d20!==undefined){
if(!(typeof d20==="string"))$type(e,p+"/embossingBusiness",$s13+"/properties/embossingBusiness","string");
}}
{const d21=d.embossingPerson;if(d21!==undefined){
if(!(typeof d21==="string"))$type(e,p+"/embossingPerson",$s13+"/properties/embossingPerson","string");
}}
{const d22=d.allowedMerchants;if(d22!==undefined){
if(!(Array.isArray(d22)||d22===null))$type(e,p+"/allowedMerchants",$s13+"/properties/allowedMerchants",["array","null"]);
}}
{const d25=d.blockedCategories;if(d25!==undefined){
if(!(Array.isArray(d25)||d25===null))$type(e,p+"/blockedCategories",$s13+"/properties/blockedCategories",["array","null"]);
}}
{const d28=d.availableLimit;if(d28!==undefined){
$v25(d28,p+"/availableLimit",e);
}}
{const d29=d.cardStatus;if(d29!==undefined){
if(!(typeof d29==="string"))$type(e,p+"/cardStatus",$s13+"/properties/cardStatus","string");
}}
{const d30=d.activatedAt;if(d30!==undefined){
$v27(d30,p+"/activatedAt",e);
}}
{const d31=d.expiryMonth;if(d31!==undefined){
$v34(d31,p+"/expiryMonth",e);
}}
{const d32=d.expiryYear;if(d32!==undefined){
$v35(d32,p+"/expiryYear",e);
}}
{const d33=d.last4;if(d33!==undefined){
if(!(typeof d33==="string"))$type(e,p+"/last4",$s13+"/properties/last4","string");
}}
{const d34=d.theme;if(d34!==undefined){
if(!(typeof d34==="string"))$type(e,p+"/theme",$s13+"/properties/theme","string");
}}
{const d35=d.walletId;if(d35!==undefined){
if(!(typeof d35==="string"))$type(e,p+"/walletId",$s13+"/properties/walletId","string");
}}
{const d36=d.createdAt;if(d36!==undefined){
$v36(d36,p+"/createdAt",e);
}}
{const d37=d.modifiedAt;if(d37!==undefined){
$v27(d37,p+"/modifiedAt",e);
}}
{const d38=d.cardholder;if(d38!==undefined){
a39:{const n40=e.length;
{const n41=e.length;
$v37(d38,p+"/cardholder",e);
if(e.length===n41){break a39;}}
{const n42=e.length;
if(!(d38===null))$type(e,p+"/cardholder",$s13+"/properties/cardholder/anyOf/1","null");
if(e.length===n42){e.length=n40;break a39;}}
$composed(e,p+"/cardholder",$s13+"/properties/cardholder","anyOf");
}
}}
{const d43=d.shipping;if(d43!==undefined){
a44:{const n45=e.length;
{const n46=e.length;
$v38(d43,p+"/shipping",e);
if(e.length===n46){break a44;}}
{const n47=e.length;
if(!(d43===null))$type(e,p+"/shipping",$s13+"/properties/shipping/anyOf/1","null");
if(e.length===n47){e.length=n45;break a44;}}
$composed(e,p+"/shipping",$s13+"/properties/shipping","anyOf");
}
}}
}else 
$type(e,p,$s13,"object");
}
function $v38(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s38,"id");
if(d.shippingAddress===undefined)$required(e,p,$s38,"shippingAddress");
if(d.deliveryStatus===undefined)$required(e,p,$s38,"deliveryStatus");
if(d.deliveryPartner===undefined)$required(e,p,$s38,"deliveryPartner");
if(d.eta===undefined)$required(e,p,$s38,"eta");
if(d.trackingNumber===undefined)$required(e,p,$s38,"trackingNumber");
if(d.trackingUrl===undefined)$required(e,p,$s38,"trackingUrl");
if(d.createdAt===undefined)$required(e,p,$s38,"createdAt");
if(d.modifiedAt===undefined)$required(e,p,$s38,"modifiedAt");
{const d1=d.id;if(d1!==undefined){
$v39(d1,p+"/id",e);
}}
{const d2=d.shippingAddress;if(d2!==undefined){
a3:{const n4=e.length;
{const n5=e.length;
$v26(d2,p+"/shippingAddress",e);
if(e.length===n5){break a3;}}
{const n6=e.length;
if(!(d2===null))$type(e,p+"/shippingAddress",$s38+"/properties/shippingAddress/anyOf/1","null");
if(e.length===n6){e.length=n4;break a3;}}
$composed(e,p+"/shippingAddress",$s38+"/properties/shippingAddress","anyOf");
}
}}
{const d7=d.deliveryStatus;if(d7!==undefined){
if(!(typeof d7==="string"))$type(e,p+"/deliveryStatus",$s38+"/properties/deliveryStatus","string");
}}
{const d8=d.deliveryPartner;if(d8!==undefined){
if(!(typeof d8==="string"))$type(e,p+"/deliveryPartner",$s38+"/properties/deliveryPartner","string");
}}
{const d9=d.eta;if(d9!==undefined){
if(!(typeof d9==="string"))$type(e,p+"/eta",$s38+"/properties/eta","string");
}}
{const d10=d.trackingNumber;if(d10!==undefined){
if(!(typeof d10==="string"))$type(e,p+"/trackingNumber",$s38+"/properties/trackingNumber","string");
}}
{const d11=d.trackingUrl;if(d11!==undefined){
if(!(typeof d11==="string"))$type(e,p+"/trackingUrl",$s38+"/properties/trackingUrl","string");
}}
{const d12=d.createdAt;if(d12!==undefined){
$v27(d12,p+"/createdAt",e);
}}
{const d13=d.modifiedAt;if(d13!==undefined){
$v27(d13,p+"/modifiedAt",e);
}}
}else 
$type(e,p,$s38,"object");
}
function $v39(d,p,e){
if(typeof d==="string"){
if(!$c8.test(d))$pattern(e,p,$s39,"^$|^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s39,"string");
}
function $v37(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s37,"id");
if(d.name===undefined)$required(e,p,$s37,"name");
if(d.personId===undefined)$required(e,p,$s37,"personId");
if(d.billingAddress===undefined)$required(e,p,$s37,"billingAddress");
if(d.createdAt===undefined)$required(e,p,$s37,"createdAt");
if(d.modifiedAt===undefined)$required(e,p,$s37,"modifiedAt");
{const d1=d.id;if(d1!==undefined){
$v40(d1,p+"/id",e);
}}
{const d2=d.name;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/name",$s37+"/properties/name","string");
}}
{const d3=d.personId;if(d3!==undefined){
$v33(d3,p+"/personId",e);
}}
{const d4=d.billingAddress;if(d4!==undefined){
a5:{const n6=e.length;
{const n7=e.length;
$v26(d4,p+"/billingAddress",e);
if(e.length===n7){break a5;}}
{const n8=e.length;
if(!(d4===null))$type(e,p+"/billingAddress",$s37+"/properties/billingAddress/anyOf/1","null");
if(e.length===n8){e.length=n6;break a5;}}
$composed(e,p+"/billingAddress",$s37+"/properties/billingAddress","anyOf");
}
}}
{const d9=d.createdAt;if(d9!==undefined){
$v27(d9,p+"/createdAt",e);
}}
{const d10=d.modifiedAt;if(d10!==undefined){
$v27(d10,p+"/modifiedAt",e);
}}
}else 
$type(e,p,$s37,"object");
}
function $v40(d,p,e){
if(typeof d==="string"){
if(!$c9.test(d))$pattern(e,p,$s40,"^$|^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s40,"string");
}
function $v36(d,p,e){
if(typeof d==="string"){
if(!$c10.test(d))$pattern(e,p,$s36,"^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$");
}else 
$type(e,p,$s36,"string");
}
function $v35(d,p,e){
if(typeof d==="string"){
if(!$c11.test(d))$pattern(e,p,$s35,"^$|^[0-9]{4}$");
}else 
$type(e,p,$s35,"string");
}
function $v34(d,p,e){
if(typeof d==="string"){
if(!$c12.test(d))$pattern(e,p,$s34,"^$|^[0-9]{2}$");
}else 
$type(e,p,$s34,"string");
}
function $v33(d,p,e){
if(typeof d==="string"){
if(!$c13.test(d))$pattern(e,p,$s33,"^$|^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s33,"string");
}
function $v32(d,p,e){
if(typeof d==="string"){
if(!$c14.test(d))$pattern(e,p,$s32,"^$|^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s32,"string");
}
function $v31(d,p,e){
if(typeof d==="string"){
if(!$c15.test(d))$pattern(e,p,$s31,"^$|^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s31,"string");
}
function $v30(d,p,e){
if(typeof d==="string"){
if(!$c16.test(d))$pattern(e,p,$s30,"^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s30,"string");
}
function $v29(d,p,e){
if(typeof d==="string"){
if(!$c17.test(d))$pattern(e,p,$s29,"^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s29,"string");
}
function $v12(d,p,e){
if($object(d)){
{const d1=d.path;if(d1!==undefined){
if(!($object(d1)))
$type(e,p+"/path",$s12+"/properties/path","object");
}}
{const d2=d.query;if(d2!==undefined){
if(!($object(d2)))
$type(e,p+"/query",$s12+"/properties/query","object");
}}
{const d3=d.header;if(d3!==undefined){
if(!($object(d3)))
$type(e,p+"/header",$s12+"/properties/header","object");
}}
}else 
$type(e,p,$s12,"object");
}
function $v11(d,p,e){
if($object(d)){
{const d1=d.accountId;if(d1!==undefined){
$v22(d1,p+"/accountId",e);
}}
{const d2=d.allowedCategories;if(d2!==undefined){
if(!(Array.isArray(d2)||d2===null))$type(e,p+"/allowedCategories",$s11+"/properties/allowedCategories",["array","null"]);
if(Array.isArray(d2)){
for(let i3=0;i3<d2.length;i3++){const d4=d2[i3];
if(!(typeof d4==="string"))$type(e,p+"/allowedCategories/"+i3,$s11+"/properties/allowedCategories/items","string");
}
}
}}
{const d5=d.blockedMerchants;if(d5!==undefined){
if(!(Array.isArray(d5)||d5===null))$type(e,p+"/blockedMerchants",$s11+"/properties/blockedMerchants",["array","null"]);
if(Array.isArray(d5)){
for(let i6=0;i6<d5.length;i6++){const d7=d5[i6];
if(!(typeof d7==="string"))$type(e,p+"/blockedMerchants/"+i6,$s11+"/properties/blockedMerchants/items","string");
}
}
}}
{const d8=d.atmAccess;if(d8!==undefined){
if(!(typeof d8==="boolean"))$type(e,p+"/atmAccess",$s11+"/properties/atmAccess","boolean");
}}
{const d9=d.billingAddress;if(d9!==undefined){
a10:{const n11=e.length;
{const n12=e.length;
$v41(d9,p+"/billingAddress",e);
if(e.length===n12){break a10;}}
{const n13=e.length;
if(!(d9===null))$type(e,p+"/billingAddress",$s11+"/properties/billingAddress/anyOf/1","null");
if(e.length===n13){e.length=n11;break a10;}}
$composed(e,p+"/billingAddress",$s11+"/properties/billingAddress","anyOf");
}
}}
{const d14=d.bin;if(d14!==undefined){
if(!(typeof d14==="string"))$type(e,p+"/bin",$s11+"/properties/bin","string");
}}
{const d15=d.cardType;if(d15!==undefined){
if(!(typeof d15==="string"))$type(e,p+"/cardType",$s11+"/properties/cardType","string");
}}
{const d16=d.currency;if(d16!==undefined){
if(!(typeof d16==="string"))$type(e,p+"/currency",$s11+"/properties/currency","string");
}}
{const d17=d.embossingBusiness;if(d17!==undefined){
if(!(typeof d17==="string"))$type(e,p+"/embossingBusiness",$s11+"/properties/embossingBusiness","string");
}}
{const d18=d.embossingPerson;if(d18!==undefined){
if(!(typeof d18==="string"))$type(e,p+"/embossingPerson",$s11+"/properties/embossingPerson","string");
}}
{const d19=d.label;if(d19!==undefined){
if(!(typeof d19==="string"))$type(e,p+"/label",$s11+"/properties/label","string");
}}
{const d20=d.limitAmount;if(d20!==undefined){
$v25(d20,p+"/limitAmount",e);
}}
{const d21=d.limitInterval;if(d21!==undefined){
if(!(typeof d21==="string"))$type(e,p+"/limitInterval",$s11+"/properties/limitInterval","string");
}}
{const d22=d.shipping;if(d22!==undefined){
a23:{const n24=e.length;
{const n25=e.length;
$v42(d22,p+"/shipping",e);
if(e.length===n25){break a23;}}
{const n26=e.length;
if(!(d22===null))$type(e,p+"/shipping",$s11+"/properties/shipping/anyOf/1","null");
if(e.length===n26){e.length=n24;break a23;}}
$composed(e,p+"/shipping",$s11+"/properties/shipping","anyOf");
}
}}
}else 
$type(e,p,$s11,"object");
}
function $v42(d,p,e){
if($object(d)){
{const d1=d.shippingAddress;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v41(d1,p+"/shippingAddress",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/shippingAddress",$s42+"/properties/shippingAddress/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/shippingAddress",$s42+"/properties/shippingAddress","anyOf");
}
}}
}else 
$type(e,p,$s42,"object");
}
function $v41(d,p,e){
if($object(d)){
{const d1=d.addressType;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/addressType",$s41+"/properties/addressType","string");
}}
{const d2=d.line1;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/line1",$s41+"/properties/line1","string");
}}
{const d3=d.line2;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/line2",$s41+"/properties/line2","string");
}}
{const d4=d.city;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/city",$s41+"/properties/city","string");
}}
{const d5=d.state;if(d5!==undefined){
if(!(typeof d5==="string"))$type(e,p+"/state",$s41+"/properties/state","string");
}}
{const d6=d.postalCode;if(d6!==undefined){
if(!(typeof d6==="string"))$type(e,p+"/postalCode",$s41+"/properties/postalCode","string");
}}
{const d7=d.country;if(d7!==undefined){
$v28(d7,p+"/country",e);
}}
}else 
$type(e,p,$s41,"object");
}
function $v10(d,p,e){
if($object(d)){
if(d.path===undefined)$required(e,p,$s10,"path");
{const d1=d.path;if(d1!==undefined){
if($object(d1)){
if(d1.accountId===undefined)$required(e,p+"/path",$s10+"/properties/path","accountId");
{const d2=d1.accountId;if(d2!==undefined){
$v30(d2,p+"/path/accountId",e);
}}
}else 
$type(e,p+"/path",$s10+"/properties/path","object");
}}
{const d3=d.query;if(d3!==undefined){
if(!($object(d3)))
$type(e,p+"/query",$s10+"/properties/query","object");
}}
{const d4=d.header;if(d4!==undefined){
if(!($object(d4)))
$type(e,p+"/header",$s10+"/properties/header","object");
}}
}else 
$type(e,p,$s10,"object");
}
function $v9(d,p,e){
if($object(d)){
{const d1=d.config;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v43(d1,p+"/config",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/config",$s9+"/properties/config/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/config",$s9+"/properties/config","anyOf");
}
}}
{const d6=d.incoming;if(d6!==undefined){
a7:{const n8=e.length;
{const n9=e.length;
$v44(d6,p+"/incoming",e);
if(e.length===n9){break a7;}}
{const n10=e.length;
if(!(d6===null))$type(e,p+"/incoming",$s9+"/properties/incoming/anyOf/1","null");
if(e.length===n10){e.length=n8;break a7;}}
$composed(e,p+"/incoming",$s9+"/properties/incoming","anyOf");
}
}}
}else 
$type(e,p,$s9,"object");
}
function $v44(d,p,e){
if($object(d)){
{const d1=d.achPull;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v45(d1,p+"/achPull",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/achPull",$s44+"/properties/achPull/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/achPull",$s44+"/properties/achPull","anyOf");
}
}}
}else 
$type(e,p,$s44,"object");
}
function $v45(d,p,e){
if($object(d)){
{const d1=d.allowedOriginators;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))$type(e,p+"/allowedOriginators",$s45+"/properties/allowedOriginators",["array","null"]);
if(Array.isArray(d1)){
for(let i2=0;i2<d1.length;i2++){const d3=d1[i2];
if(!(typeof d3==="string"))$type(e,p+"/allowedOriginators/"+i2,$s45+"/properties/allowedOriginators/items","string");
}
}
}}
}else 
$type(e,p,$s45,"object");
}
function $v43(d,p,e){
if($object(d)){
{const d1=d.card;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v46(d1,p+"/card",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/card",$s43+"/properties/card/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/card",$s43+"/properties/card","anyOf");
}
}}
{const d6=d.limits;if(d6!==undefined){
a7:{const n8=e.length;
{const n9=e.length;
$v47(d6,p+"/limits",e);
if(e.length===n9){break a7;}}
{const n10=e.length;
if(!(d6===null))$type(e,p+"/limits",$s43+"/properties/limits/anyOf/1","null");
if(e.length===n10){e.length=n8;break a7;}}
$composed(e,p+"/limits",$s43+"/properties/limits","anyOf");
}
}}
{const d11=d.receive;if(d11!==undefined){
a12:{const n13=e.length;
{const n14=e.length;
$v48(d11,p+"/receive",e);
if(e.length===n14){break a12;}}
{const n15=e.length;
if(!(d11===null))$type(e,p+"/receive",$s43+"/properties/receive/anyOf/1","null");
if(e.length===n15){e.length=n13;break a12;}}
$composed(e,p+"/receive",$s43+"/properties/receive","anyOf");
}
}}
{const d16=d.send;if(d16!==undefined){
a17:{const n18=e.length;
{const n19=e.length;
$v49(d16,p+"/send",e);
if(e.length===n19){break a17;}}
{const n20=e.length;
if(!(d16===null))$type(e,p+"/send",$s43+"/properties/send/anyOf/1","null");
if(e.length===n20){e.length=n18;break a17;}}
$composed(e,p+"/send",$s43+"/properties/send","anyOf");
}
}}
}else 
$type(e,p,$s43,"object");
}
function $v49(d,p,e){
if($object(d)){
{const d1=d.ach;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v50(d1,p+"/ach",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/ach",$s49+"/properties/ach/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/ach",$s49+"/properties/ach","anyOf");
}
}}
{const d6=d.card;if(d6!==undefined){
a7:{const n8=e.length;
{const n9=e.length;
$v51(d6,p+"/card",e);
if(e.length===n9){break a7;}}
{const n10=e.length;
if(!(d6===null))$type(e,p+"/card",$s49+"/properties/card/anyOf/1","null");
if(e.length===n10){e.length=n8;break a7;}}
$composed(e,p+"/card",$s49+"/properties/card","anyOf");
}
}}
{const d11=d.check;if(d11!==undefined){
a12:{const n13=e.length;
{const n14=e.length;
$v51(d11,p+"/check",e);
if(e.length===n14){break a12;}}
{const n15=e.length;
if(!(d11===null))$type(e,p+"/check",$s49+"/properties/check/anyOf/1","null");
if(e.length===n15){e.length=n13;break a12;}}
$composed(e,p+"/check",$s49+"/properties/check","anyOf");
}
}}
{const d16=d.crossBorder;if(d16!==undefined){
a17:{const n18=e.length;
{const n19=e.length;
$v51(d16,p+"/crossBorder",e);
if(e.length===n19){break a17;}}
{const n20=e.length;
if(!(d16===null))$type(e,p+"/crossBorder",$s49+"/properties/crossBorder/anyOf/1","null");
if(e.length===n20){e.length=n18;break a17;}}
$composed(e,p+"/crossBorder",$s49+"/properties/crossBorder","anyOf");
}
}}
{const d21=d.debitCard;if(d21!==undefined){
a22:{const n23=e.length;
{const n24=e.length;
$v51(d21,p+"/debitCard",e);
if(e.length===n24){break a22;}}
{const n25=e.length;
if(!(d21===null))$type(e,p+"/debitCard",$s49+"/properties/debitCard/anyOf/1","null");
if(e.length===n25){e.length=n23;break a22;}}
$composed(e,p+"/debitCard",$s49+"/properties/debitCard","anyOf");
}
}}
{const d26=d.digitalCheck;if(d26!==undefined){
a27:{const n28=e.length;
{const n29=e.length;
$v51(d26,p+"/digitalCheck",e);
if(e.length===n29){break a27;}}
{const n30=e.length;
if(!(d26===null))$type(e,p+"/digitalCheck",$s49+"/properties/digitalCheck/anyOf/1","null");
if(e.length===n30){e.length=n28;break a27;}}
$composed(e,p+"/digitalCheck",$s49+"/properties/digitalCheck","anyOf");
}
}}
{const d31=d.internationalWire;if(d31!==undefined){
a32:{const n33=e.length;
{const n34=e.length;
$v51(d31,p+"/internationalWire",e);
if(e.length===n34){break a32;}}
{const n35=e.length;
if(!(d31===null))$type(e,p+"/internationalWire",$s49+"/properties/internationalWire/anyOf/1","null");
if(e.length===n35){e.length=n33;break a32;}}
$composed(e,p+"/internationalWire",$s49+"/properties/internationalWire","anyOf");
}
}}
{const d36=d.intrabank;if(d36!==undefined){
a37:{const n38=e.length;
{const n39=e.length;
$v51(d36,p+"/intrabank",e);
if(e.length===n39){break a37;}}
{const n40=e.length;
if(!(d36===null))$type(e,p+"/intrabank",$s49+"/properties/intrabank/anyOf/1","null");
if(e.length===n40){e.length=n38;break a37;}}
$composed(e,p+"/intrabank",$s49+"/properties/intrabank","anyOf");
}
}}
{const d41=d.physicalCard;if(d41!==undefined){
a42:{const n43=e.length;
{const n44=e.length;
$v51(d41,p+"/physicalCard",e);
if(e.length===n44){break a42;}}
{const n45=e.length;
if(!(d41===null))$type(e,p+"/physicalCard",$s49+"/properties/physicalCard/anyOf/1","null");
if(e.length===n45){e.length=n43;break a42;}}
$composed(e,p+"/physicalCard",$s49+"/properties/physicalCard","anyOf");
}
}}
{const d46=d.wire;if(d46!==undefined){
a47:{const n48=e.length;
{const n49=e.length;
$v51(d46,p+"/wire",e);
if(e.length===n49){break a47;}}
{const n50=e.length;
if(!(d46===null))$type(e,p+"/wire",$s49+"/properties/wire/anyOf/1","null");
if(e.length===n50){e.length=n48;break a47;}}
$composed(e,p+"/wire",$s49+"/properties/wire","anyOf");
}
}}
}else 
$type(e,p,$s49,"object");
}
function $v51(d,p,e){
if($object(d)){
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/enabled",$s51+"/properties/enabled","boolean");
}}
}else 
$type(e,p,$s51,"object");
}
function $v50(d,p,e){
if($object(d)){
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/enabled",$s50+"/properties/enabled","boolean");
}}
{const d2=d.sameDay;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(e,p+"/sameDay",$s50+"/properties/sameDay","boolean");
}}
}else 
$type(e,p,$s50,"object");
}
function $v48(d,p,e){
if($object(d)){
{const d1=d.ach;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v50(d1,p+"/ach",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/ach",$s48+"/properties/ach/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/ach",$s48+"/properties/ach","anyOf");
}
}}
{const d6=d.check;if(d6!==undefined){
a7:{const n8=e.length;
{const n9=e.length;
$v51(d6,p+"/check",e);
if(e.length===n9){break a7;}}
{const n10=e.length;
if(!(d6===null))$type(e,p+"/check",$s48+"/properties/check/anyOf/1","null");
if(e.length===n10){e.length=n8;break a7;}}
$composed(e,p+"/check",$s48+"/properties/check","anyOf");
}
}}
{const d11=d.debitCard;if(d11!==undefined){
a12:{const n13=e.length;
{const n14=e.length;
$v51(d11,p+"/debitCard",e);
if(e.length===n14){break a12;}}
{const n15=e.length;
if(!(d11===null))$type(e,p+"/debitCard",$s48+"/properties/debitCard/anyOf/1","null");
if(e.length===n15){e.length=n13;break a12;}}
$composed(e,p+"/debitCard",$s48+"/properties/debitCard","anyOf");
}
}}
{const d16=d.intrabank;if(d16!==undefined){
a17:{const n18=e.length;
{const n19=e.length;
$v51(d16,p+"/intrabank",e);
if(e.length===n19){break a17;}}
{const n20=e.length;
if(!(d16===null))$type(e,p+"/intrabank",$s48+"/properties/intrabank/anyOf/1","null");
if(e.length===n20){e.length=n18;break a17;}}
$composed(e,p+"/intrabank",$s48+"/properties/intrabank","anyOf");
}
}}
}else 
$type(e,p,$s48,"object");
}
function $v47(d,p,e){
if($object(d)){
{const d1=d.receive;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v52(d1,p+"/receive",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/receive",$s47+"/properties/receive/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/receive",$s47+"/properties/receive","anyOf");
}
}}
{const d6=d.send;if(d6!==undefined){
a7:{const n8=e.length;
{const n9=e.length;
$v53(d6,p+"/send",e);
if(e.length===n9){break a7;}}
{const n10=e.length;
if(!(d6===null))$type(e,p+"/send",$s47+"/properties/send/anyOf/1","null");
if(e.length===n10){e.length=n8;break a7;}}
$composed(e,p+"/send",$s47+"/properties/send","anyOf");
}
}}
}else 
$type(e,p,$s47,"object");
}
function $v53(d,p,e){
if($object(d)){
{const d1=d.daily;if(d1!==undefined){
$v25(d1,p+"/daily",e);
}}
{const d2=d.monthly;if(d2!==undefined){
$v25(d2,p+"/monthly",e);
}}
{const d3=d.ach;if(d3!==undefined){
a4:{const n5=e.length;
{const n6=e.length;
$v54(d3,p+"/ach",e);
if(e.length===n6){break a4;}}
{const n7=e.length;
if(!(d3===null))$type(e,p+"/ach",$s53+"/properties/ach/anyOf/1","null");
if(e.length===n7){e.length=n5;break a4;}}
$composed(e,p+"/ach",$s53+"/properties/ach","anyOf");
}
}}
{const d8=d.check;if(d8!==undefined){
a9:{const n10=e.length;
{const n11=e.length;
$v54(d8,p+"/check",e);
if(e.length===n11){break a9;}}
{const n12=e.length;
if(!(d8===null))$type(e,p+"/check",$s53+"/properties/check/anyOf/1","null");
if(e.length===n12){e.length=n10;break a9;}}
$composed(e,p+"/check",$s53+"/properties/check","anyOf");
}
}}
{const d13=d.crossBorder;if(d13!==undefined){
a14:{const n15=e.length;
{const n16=e.length;
$v54(d13,p+"/crossBorder",e);
if(e.length===n16){break a14;}}
{const n17=e.length;
if(!(d13===null))$type(e,p+"/crossBorder",$s53+"/properties/crossBorder/anyOf/1","null");
if(e.length===n17){e.length=n15;break a14;}}
$composed(e,p+"/crossBorder",$s53+"/properties/crossBorder","anyOf");
}
}}
{const d18=d.domesticWire;if(d18!==undefined){
a19:{const n20=e.length;
{const n21=e.length;
$v54(d18,p+"/domesticWire",e);
if(e.length===n21){break a19;}}
{const n22=e.length;
if(!(d18===null))$type(e,p+"/domesticWire",$s53+"/properties/domesticWire/anyOf/1","null");
if(e.length===n22){e.length=n20;break a19;}}
$composed(e,p+"/domesticWire",$s53+"/properties/domesticWire","anyOf");
}
}}
{const d23=d.internationalWire;if(d23!==undefined){
a24:{const n25=e.length;
{const n26=e.length;
$v54(d23,p+"/internationalWire",e);
if(e.length===n26){break a24;}}
{const n27=e.length;
if(!(d23===null))$type(e,p+"/internationalWire",$s53+"/properties/internationalWire/anyOf/1","null");
if(e.length===n27){e.length=n25;break a24;}}
$composed(e,p+"/internationalWire",$s53+"/properties/internationalWire","anyOf");
}
}}
{const d28=d.intrabank;if(d28!==undefined){
a29:{const n30=e.length;
{const n31=e.length;
$v54(d28,p+"/intrabank",e);
if(e.length===n31){break a29;}}
{const n32=e.length;
if(!(d28===null))$type(e,p+"/intrabank",$s53+"/properties/intrabank/anyOf/1","null");
if(e.length===n32){e.length=n30;break a29;}}
$composed(e,p+"/intrabank",$s53+"/properties/intrabank","anyOf");
}
}}
}else 
$type(e,p,$s53,"object");
}
function $v54(d,p,e){
if($object(d)){
{const d1=d.daily;if(d1!==undefined){
$v25(d1,p+"/daily",e);
}}
{const d2=d.monthly;if(d2!==undefined){
$v25(d2,p+"/monthly",e);
}}
}else 
$type(e,p,$s54,"object");
}
function $v52(d,p,e){
if($object(d)){
{const d1=d.daily;if(d1!==undefined){
$v25(d1,p+"/daily",e);
}}
{const d2=d.monthly;if(d2!==undefined){
$v25(d2,p+"/monthly",e);
}}
{const d3=d.ach;if(d3!==undefined){
a4:{const n5=e.length;
{const n6=e.length;
$v54(d3,p+"/ach",e);
if(e.length===n6){break a4;}}
{const n7=e.length;
if(!(d3===null))$type(e,p+"/ach",$s52+"/properties/ach/anyOf/1","null");
if(e.length===n7){e.length=n5;break a4;}}
$composed(e,p+"/ach",$s52+"/properties/ach","anyOf");
}
}}
{const d8=d.check;if(d8!==undefined){
a9:{const n10=e.length;
{const n11=e.length;
$v54(d8,p+"/check",e);
if(e.length===n11){break a9;}}
{const n12=e.length;
if(!(d8===null))$type(e,p+"/check",$s52+"/properties/check/anyOf/1","null");
if(e.length===n12){e.length=n10;break a9;}}
$composed(e,p+"/check",$s52+"/properties/check","anyOf");
}
}}
{const d13=d.debitCard;if(d13!==undefined){
a14:{const n15=e.length;
{const n16=e.length;
$v54(d13,p+"/debitCard",e);
if(e.length===n16){break a14;}}
{const n17=e.length;
if(!(d13===null))$type(e,p+"/debitCard",$s52+"/properties/debitCard/anyOf/1","null");
if(e.length===n17){e.length=n15;break a14;}}
$composed(e,p+"/debitCard",$s52+"/properties/debitCard","anyOf");
}
}}
{const d18=d.intrabank;if(d18!==undefined){
a19:{const n20=e.length;
{const n21=e.length;
$v54(d18,p+"/intrabank",e);
if(e.length===n21){break a19;}}
{const n22=e.length;
if(!(d18===null))$type(e,p+"/intrabank",$s52+"/properties/intrabank/anyOf/1","null");
if(e.length===n22){e.length=n20;break a19;}}
$composed(e,p+"/intrabank",$s52+"/properties/intrabank","anyOf");
}
}}
}else 
$type(e,p,$s52,"object");
}
function $v46(d,p,e){
if($object(d)){
{const d1=d.physical;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v55(d1,p+"/physical",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/physical",$s46+"/properties/physical/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/physical",$s46+"/properties/physical","anyOf");
}
}}
{const d6=d.virtual;if(d6!==undefined){
a7:{const n8=e.length;
{const n9=e.length;
$v55(d6,p+"/virtual",e);
if(e.length===n9){break a7;}}
{const n10=e.length;
if(!(d6===null))$type(e,p+"/virtual",$s46+"/properties/virtual/anyOf/1","null");
if(e.length===n10){e.length=n8;break a7;}}
$composed(e,p+"/virtual",$s46+"/properties/virtual","anyOf");
}
}}
}else 
$type(e,p,$s46,"object");
}
function $v55(d,p,e){
if($object(d)){
{const d1=d.count;if(d1!==undefined){
$v56(d1,p+"/count",e);
}}
{const d2=d.enabled;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(e,p+"/enabled",$s55+"/properties/enabled","boolean");
}}
}else 
$type(e,p,$s55,"object");
}
function $v56(d,p,e){
if(typeof d==="string"){
if(!$c18.test(d))$pattern(e,p,$s56,"^$|^-?[0-9]+$");
}else 
$type(e,p,$s56,"string");
}
function $v8(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s8,"id");
if(d.programId===undefined)$required(e,p,$s8,"programId");
if(d.businessId===undefined)$required(e,p,$s8,"businessId");
if(d.createdPersonId===undefined)$required(e,p,$s8,"createdPersonId");
if(d.familyId===undefined)$required(e,p,$s8,"familyId");
if(d.label===undefined)$required(e,p,$s8,"label");
if(d.type===undefined)$required(e,p,$s8,"type");
if(d.status===undefined)$required(e,p,$s8,"status");
if(d.acceptedTerms===undefined)$required(e,p,$s8,"acceptedTerms");
if(d.accountNumber===undefined)$required(e,p,$s8,"accountNumber");
if(d.routingNumber===undefined)$required(e,p,$s8,"routingNumber");
if(d.sponsorBankName===undefined)$required(e,p,$s8,"sponsorBankName");
if(d.currency===undefined)$required(e,p,$s8,"currency");
if(d.accountInterestFrequency===undefined)$required(e,p,$s8,"accountInterestFrequency");
if(d.availableBalance===undefined)$required(e,p,$s8,"availableBalance");
if(d.pendingCredit===undefined)$required(e,p,$s8,"pendingCredit");
if(d.pendingDebit===undefined)$required(e,p,$s8,"pendingDebit");
if(d.fees===undefined)$required(e,p,$s8,"fees");
if(d.interest===undefined)$required(e,p,$s8,"interest");
if(d.isVerified===undefined)$required(e,p,$s8,"isVerified");
if(d.verifiedAt===undefined)$required(e,p,$s8,"verifiedAt");
if(d.createdAt===undefined)$required(e,p,$s8,"createdAt");
if(d.modifiedAt===undefined)$required(e,p,$s8,"modifiedAt");
if(d.metadata===undefined)$required(e,p,$s8,"metadata");
if(d.config===undefined)$required(e,p,$s8,"config");
{const d1=d.id;if(d1!==undefined){
$v30(d1,p+"/id",e);
}}
{const d2=d.programId;if(d2!==undefined){
$v57(d2,p+"/programId",e);
}}
{const d3=d.businessId;if(d3!==undefined){
$v31(d3,p+"/businessId",e);
}}
{const d4=d.createdPersonId;if(d4!==undefined){
$v33(d4,p+"/createdPersonId",e);
}}
{const d5=d.familyId;if(d5!==undefined){
if(!(typeof d5==="string"))$type(e,p+"/familyId",$s8+"/properties/familyId","string");
}}
{const d6=d.label;if(d6!==undefined){
if(!(typeof d6==="string"))$type(e,p+"/label",$s8+"/properties/label","string");
}}
{const d7=d.type;if(d7!==undefined){
if(!(typeof d7==="string"))$type(e,p+"/type",$s8+"/properties/type","string");
}}
{const d8=d.status;if(d8!==undefined){
if(!(typeof d8==="string"))$type(e,p+"/status",$s8+"/properties/status","string");
}}
{const d9=d.acceptedTerms;if(d9!==undefined){
if(!(typeof d9==="boolean"))$type(e,p+"/acceptedTerms",$s8+"/properties/acceptedTerms","boolean");
}}
{const d10=d.accountNumber;if(d10!==undefined){
if(!(typeof d10==="string"))$type(e,p+"/accountNumber",$s8+"/properties/accountNumber","string");
}}
{const d11=d.routingNumber;if(d11!==undefined){
if(!(typeof d11==="string"))$type(e,p+"/routingNumber",$s8+"/properties/routingNumber","string");
}}
{const d12=d.sponsorBankName;if(d12!==undefined){
if(!(typeof d12==="string"))$type(e,p+"/sponsorBankName",$s8+"/properties/sponsorBankName","string");
}}
{const d13=d.currency;if(d13!==undefined){
if(!(typeof d13==="string"))$type(e,p+"/currency",$s8+"/properties/currency","string");
}}
{const d14=d.accountInterestFrequency;if(d14!==undefined){
if(!(typeof d14==="string"))$type(e,p+"/accountInterestFrequency",$s8+"/properties/accountInterestFrequency","string");
}}
{const d15=d.availableBalance;if(d15!==undefined){
$v24(d15,p+"/availableBalance",e);
}}
{const d16=d.pendingCredit;if(d16!==undefined){
$v25(d16,p+"/pendingCredit",e);
}}
{const d17=d.pendingDebit;if(d17!==undefined){
$v25(d17,p+"/pendingDebit",e);
}}
{const d18=d.fees;if(d18!==undefined){
$v25(d18,p+"/fees",e);
}}
{const d19=d.interest;if(d19!==undefined){
$v25(d19,p+"/interest",e);
}}
{const d20=d.isVerified;if(d20!==undefined){
if(!(typeof d20==="boolean"))$type(e,p+"/isVerified",$s8+"/properties/isVerified","boolean");
}}
{const d21=d.verifiedAt;if(d21!==undefined){
$v27(d21,p+"/verifiedAt",e);
}}
{const d22=d.createdAt;if(d22!==undefined){
$v36(d22,p+"/createdAt",e);
}}
{const d23=d.modifiedAt;if(d23!==undefined){
$v27(d23,p+"/modifiedAt",e);
}}
{const d24=d.config;if(d24!==undefined){
$v58(d24,p+"/config",e);
}}
}else 
$type(e,p,$s8,"object");
}
function $v58(d,p,e){
if($object(d)){
if(d.card===undefined)$required(e,p,$s58,"card");
if(d.fallback===undefined)$required(e,p,$s58,"fallback");
if(d.incoming===undefined)$required(e,p,$s58,"incoming");
if(d.limits===undefined)$required(e,p,$s58,"limits");
if(d.receive===undefined)$required(e,p,$s58,"receive");
if(d.send===undefined)$required(e,p,$s58,"send");
{const d1=d.card;if(d1!==undefined){
$v59(d1,p+"/card",e);
}}
{const d2=d.fallback;if(d2!==undefined){
a3:{const n4=e.length;
{const n5=e.length;
$v60(d2,p+"/fallback",e);
if(e.length===n5){break a3;}}
{const n6=e.length;
if(!(d2===null))$type(e,p+"/fallback",$s58+"/properties/fallback/anyOf/1","null");
if(e.length===n6){e.length=n4;break a3;}}
$composed(e,p+"/fallback",$s58+"/properties/fallback","anyOf");
}
}}
{const d7=d.incoming;if(d7!==undefined){
a8:{const n9=e.length;
{const n10=e.length;
$v61(d7,p+"/incoming",e);
if(e.length===n10){break a8;}}
{const n11=e.length;
if(!(d7===null))$type(e,p+"/incoming",$s58+"/properties/incoming/anyOf/1","null");
if(e.length===n11){e.length=n9;break a8;}}
$composed(e,p+"/incoming",$s58+"/properties/incoming","anyOf");
}
}}
{const d12=d.limits;if(d12!==undefined){
$v62(d12,p+"/limits",e);
}}
{const d13=d.receive;if(d13!==undefined){
$v63(d13,p+"/receive",e);
}}
{const d14=d.send;if(d14!==undefined){
$v64(d14,p+"/send",e);
}}
}else 
$type(e,p,$s58,"object");
}
function $v64(d,p,e){
if($object(d)){
if(d.ach===undefined)$required(e,p,$s64,"ach");
if(d.card===undefined)$required(e,p,$s64,"card");
if(d.check===undefined)$required(e,p,$s64,"check");
if(d.crossBorder===undefined)$required(e,p,$s64,"crossBorder");
if(d.debitCard===undefined)$required(e,p,$s64,"debitCard");
if(d.digitalCheck===undefined)$required(e,p,$s64,"digitalCheck");
if(d.internationalWire===undefined)$required(e,p,$s64,"internationalWire");
if(d.intrabank===undefined)$required(e,p,$s64,"intrabank");
if(d.physicalCard===undefined)$required(e,p,$s64,"physicalCard");
if(d.wire===undefined)$required(e,p,$s64,"wire");
{const d1=d.ach;if(d1!==undefined){
$v65(d1,p+"/ach",e);
}}
{const d2=d.card;if(d2!==undefined){
$v66(d2,p+"/card",e);
}}
{const d3=d.check;if(d3!==undefined){
$v66(d3,p+"/check",e);
}}
{const d4=d.crossBorder;if(d4!==undefined){
$v66(d4,p+"/crossBorder",e);
}}
{const d5=d.debitCard;if(d5!==undefined){
$v66(d5,p+"/debitCard",e);
}}
{const d6=d.digitalCheck;if(d6!==undefined){
$v66(d6,p+"/digitalCheck",e);
}}
{const d7=d.internationalWire;if(d7!==undefined){
$v66(d7,p+"/internationalWire",e);
}}
{const d8=d.intrabank;if(d8!==undefined){
$v66(d8,p+"/intrabank",e);
}}
{const d9=d.physicalCard;if(d9!==undefined){
$v66(d9,p+"/physicalCard",e);
}}
{const d10=d.wire;if(d10!==undefined){
$v66(d10,p+"/wire",e);
}}
}else 
$type(e,p,$s64,"object");
}
function $v66(d,p,e){
if($object(d)){
if(d.enabled===undefined)$required(e,p,$s66,"enabled");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/enabled",$s66+"/properties/enabled","boolean");
}}
}else 
$type(e,p,$s66,"object");
}
function $v65(d,p,e){
if($object(d)){
if(d.enabled===undefined)$required(e,p,$s65,"enabled");
if(d.sameDay===undefined)$required(e,p,$s65,"sameDay");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/enabled",$s65+"/properties/enabled","boolean");
}}
{const d2=d.sameDay;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(e,p+"/sameDay",$s65+"/properties/sameDay","boolean");
}}
}else 
$type(e,p,$s65,"object");
}
function $v63(d,p,e){
if($object(d)){
if(d.ach===undefined)$required(e,p,$s63,"ach");
if(d.check===undefined)$required(e,p,$s63,"check");
if(d.debitCard===undefined)$required(e,p,$s63,"debitCard");
if(d.intrabank===undefined)$required(e,p,$s63,"intrabank");
{const d1=d.ach;if(d1!==undefined){
$v65(d1,p+"/ach",e);
}}
{const d2=d.check;if(d2!==undefined){
$v66(d2,p+"/check",e);
}}
{const d3=d.debitCard;if(d3!==undefined){
$v66(d3,p+"/debitCard",e);
}}
{const d4=d.intrabank;if(d4!==undefined){
$v66(d4,p+"/intrabank",e);
}}
}else 
$type(e,p,$s63,"object");
}
function $v62(d,p,e){
if($object(d)){
if(d.receive===undefined)$required(e,p,$s62,"receive");
if(d.send===undefined)$required(e,p,$s62,"send");
{const d1=d.receive;if(d1!==undefined){
$v67(d1,p+"/receive",e);
}}
{const d2=d.send;if(d2!==undefined){
$v68(d2,p+"/send",e);
}}
}else 
$type(e,p,$s62,"object");
}
function $v68(d,p,e){
if($object(d)){
if(d.daily===undefined)$required(e,p,$s68,"daily");
if(d.monthly===undefined)$required(e,p,$s68,"monthly");
if(d.ach===undefined)$required(e,p,$s68,"ach");
if(d.card===undefined)$required(e,p,$s68,"card");
if(d.check===undefined)$required(e,p,$s68,"check");
if(d.crossBorder===undefined)$required(e,p,$s68,"crossBorder");
if(d.debitCard===undefined)$required(e,p,$s68,"debitCard");
if(d.domesticWire===undefined)$required(e,p,$s68,"domesticWire");
if(d.internationalWire===undefined)$required(e,p,$s68,"internationalWire");
if(d.intrabank===undefined)$required(e,p,$s68,"intrabank");
{const d1=d.daily;if(d1!==undefined){
$v25(d1,p+"/daily",e);
}}
{const d2=d.monthly;if(d2!==undefined){
$v25(d2,p+"/monthly",e);
}}
{const d3=d.ach;if(d3!==undefined){
$v69(d3,p+"/ach",e);
}}
{const d4=d.card;if(d4!==undefined){
$v69(d4,p+"/card",e);
}}
{const d5=d.check;if(d5!==undefined){
$v69(d5,p+"/check",e);
}}
{const d6=d.crossBorder;if(d6!==undefined){
$v69(d6,p+"/crossBorder",e);
}}
{const d7=d.debitCard;if(d7!==undefined){
$v69(d7,p+"/debitCard",e);
}}
{const d8=d.domesticWire;if(d8!==undefined){
$v69(d8,p+"/domesticWire",e);
}}
{const d9=d.internationalWire;if(d9!==undefined){
$v69(d9,p+"/internationalWire",e);
}}
{const d10=d.intrabank;if(d10!==undefined){
$v69(d10,p+"/intrabank",e);
}}
}else 
$type(e,p,$s68,"object");
}
function $v69(d,p,e){
if($object(d)){
if(d.daily===undefined)$required(e,p,$s69,"daily");
if(d.monthly===undefined)$required(e,p,$s69,"monthly");
{const d1=d.daily;if(d1!==undefined){
$v25(d1,p+"/daily",e);
}}
{const d2=d.monthly;if(d2!==undefined){
$v25(d2,p+"/monthly",e);
}}
}else 
$type(e,p,$s69,"object");
}
function $v67(d,p,e){
if($object(d)){
if(d.daily===undefined)$required(e,p,$s67,"daily");
if(d.monthly===undefined)$required(e,p,$s67,"monthly");
if(d.ach===undefined)$required(e,p,$s67,"ach");
if(d.check===undefined)$required(e,p,$s67,"check");
if(d.debitCard===undefined)$required(e,p,$s67,"debitCard");
if(d.intrabank===undefined)$required(e,p,$s67,"intrabank");
{const d1=d.daily;if(d1!==undefined){
$v25(d1,p+"/daily",e);
}}
{const d2=d.monthly;if(d2!==undefined){
$v25(d2,p+"/monthly",e);
}}
{const d3=d.ach;if(d3!==undefined){
$v69(d3,p+"/ach",e);
}}
{const d4=d.check;if(d4!==undefined){
$v69(d4,p+"/check",e);
}}
{const d5=d.debitCard;if(d5!==undefined){
$v69(d5,p+"/debitCard",e);
}}
{const d6=d.intrabank;if(d6!==undefined){
$v69(d6,p+"/intrabank",e);
}}
}else 
$type(e,p,$s67,"object");
}
function $v61(d,p,e){
if($object(d)){
if(d.achPull===undefined)$required(e,p,$s61,"achPull");
{const d1=d.achPull;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v70(d1,p+"/achPull",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/achPull",$s61+"/properties/achPull/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/achPull",$s61+"/properties/achPull","anyOf");
}
}}
}else 
$type(e,p,$s61,"object");
}
function $v70(d,p,e){
if($object(d)){
if(d.allowedOriginators===undefined)$required(e,p,$s70,"allowedOriginators");
if(d.blockedOriginators===undefined)$required(e,p,$s70,"blockedOriginators");
if(d.enabled===undefined)$required(e,p,$s70,"enabled");
{const d1=d.allowedOriginators;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))$type(e,p+"/allowedOriginators",$s70+"/properties/allowedOriginators",["array","null"]);
if(Array.isArray(d1)){
for(let i2=0;i2<d1.length;i2++){const d3=d1[i2];
if(!(typeof d3==="string"))$type(e,p+"/allowedOriginators/"+i2,$s70+"/properties/allowedOriginators/items","string");
}
}
}}
{const d4=d.blockedOriginators;if(d4!==undefined){
if(!(Array.isArray(d4)||d4===null))$type(e,p+"/blockedOriginators",$s70+"/properties/blockedOriginators",["array","null"]);
if(Array.isArray(d4)){
for(let i5=0;i5<d4.length;i5++){const d6=d4[i5];
if(!(typeof d6==="string"))$type(e,p+"/blockedOriginators/"+i5,$s70+"/properties/blockedOriginators/items","string");
}
}
}}
{const d7=d.enabled;if(d7!==undefined){
if(!(typeof d7==="boolean"))$type(e,p+"/enabled",$s70+"/properties/enabled","boolean");
}}
}else 
$type(e,p,$s70,"object");
}
function $v60(d,p,e){
if($object(d)){
if(d.received===undefined)$required(e,p,$s60,"received");
}else 
$type(e,p,$s60,"object");
}
function $v59(d,p,e){
if($object(d)){
if(d.physical===undefined)$required(e,p,$s59,"physical");
if(d.virtual===undefined)$required(e,p,$s59,"virtual");
{const d1=d.physical;if(d1!==undefined){
$v71(d1,p+"/physical",e);
}}
{const d2=d.virtual;if(d2!==undefined){
$v71(d2,p+"/virtual",e);
}}
}else 
$type(e,p,$s59,"object");
}
function $v71(d,p,e){
if($object(d)){
if(d.count===undefined)$required(e,p,$s71,"count");
if(d.enabled===undefined)$required(e,p,$s71,"enabled");
{const d1=d.count;if(d1!==undefined){
$v56(d1,p+"/count",e);
}}
{const d2=d.enabled;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(e,p+"/enabled",$s71+"/properties/enabled","boolean");
}}
}else 
$type(e,p,$s71,"object");
}
function $v57(d,p,e){
if(typeof d==="string"){
if(!$c19.test(d))$pattern(e,p,$s57,"^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s57,"string");
}
function $v7(d,p,e){
if($object(d)){
{const d1=d.path;if(d1!==undefined){
if(!($object(d1)))
$type(e,p+"/path",$s7+"/properties/path","object");
}}
{const d2=d.query;if(d2!==undefined){
if(!($object(d2)))
$type(e,p+"/query",$s7+"/properties/query","object");
}}
{const d3=d.header;if(d3!==undefined){
if(!($object(d3)))
$type(e,p+"/header",$s7+"/properties/header","object");
}}
}else 
$type(e,p,$s7,"object");
}
function $v6(d,p,e){
if($object(d)){
{const d1=d.acceptedTerms;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/acceptedTerms",$s6+"/properties/acceptedTerms","boolean");
}}
{const d2=d.businessId;if(d2!==undefined){
$v31(d2,p+"/businessId",e);
}}
{const d3=d.label;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/label",$s6+"/properties/label","string");
}}
{const d4=d.type;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/type",$s6+"/properties/type","string");
}}
}else 
$type(e,p,$s6,"object");
}
function $v5(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s5,"id");
if(d.code===undefined)$required(e,p,$s5,"code");
if(d.productName===undefined)$required(e,p,$s5,"productName");
if(d.programType===undefined)$required(e,p,$s5,"programType");
if(d.description===undefined)$required(e,p,$s5,"description");
if(d.language===undefined)$required(e,p,$s5,"language");
if(d.status===undefined)$required(e,p,$s5,"status");
if(d.createdAt===undefined)$required(e,p,$s5,"createdAt");
if(d.modifiedAt===undefined)$required(e,p,$s5,"modifiedAt");
if(d.allowedIps===undefined)$required(e,p,$s5,"allowedIps");
if(d.subscription===undefined)$required(e,p,$s5,"subscription");
if(d["3DS"]===undefined)$required(e,p,$s5,"3DS");
if(d.bank===undefined)$required(e,p,$s5,"bank");
if(d.billing===undefined)$required(e,p,$s5,"billing");
if(d.brand===undefined)$required(e,p,$s5,"brand");
if(d.card===undefined)$required(e,p,$s5,"card");
if(d.company===undefined)$required(e,p,$s5,"company");
if(d.fallback===undefined)$required(e,p,$s5,"fallback");
if(d.identity===undefined)$required(e,p,$s5,"identity");
if(d.incoming===undefined)$required(e,p,$s5,"incoming");
if(d.legal===undefined)$required(e,p,$s5,"legal");
if(d.limits===undefined)$required(e,p,$s5,"limits");
if(d.minor===undefined)$required(e,p,$s5,"minor");
if(d.notification===undefined)$required(e,p,$s5,"notification");
if(d.onboarding===undefined)$required(e,p,$s5,"onboarding");
if(d.ops===undefined)$required(e,p,$s5,"ops");
if(d.bankLinkExchange===undefined)$required(e,p,$s5,"bankLinkExchange");
if(d.realTimeAuth===undefined)$required(e,p,$s5,"realTimeAuth");
if(d.receive===undefined)$required(e,p,$s5,"receive");
if(d.reward===undefined)$required(e,p,$s5,"reward");
if(d.send===undefined)$required(e,p,$s5,"send");
if(d.transactionLimits===undefined)$required(e,p,$s5,"transactionLimits");
{const d1=d.id;if(d1!==undefined){
$v57(d1,p+"/id",e);
}}
{const d2=d.code;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/code",$s5+"/properties/code","string");
}}
{const d3=d.productName;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/productName",$s5+"/properties/productName","string");
}}
{const d4=d.programType;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/programType",$s5+"/properties/programType","string");
}}
{const d5=d.description;if(d5!==undefined){
if(!(typeof d5==="string"))$type(e,p+"/description",$s5+"/properties/description","string");
}}
{const d6=d.language;if(d6!==undefined){
if(!(typeof d6==="string"))$type(e,p+"/language",$s5+"/properties/language","string");
}}
{const d7=d.status;if(d7!==undefined){
if(!(typeof d7==="string"))$type(e,p+"/status",$s5+"/properties/status","string");
}}
{const d8=d.createdAt;if(d8!==undefined){
$v27(d8,p+"/createdAt",e);
}}
{const d9=d.modifiedAt;if(d9!==undefined){
$v27(d9,p+"/modifiedAt",e);
}}
{const d10=d.allowedIps;if(d10!==undefined){
if(Array.isArray(d10)){
for(let i11=0;i11<d10.length;i11++){const d12=d10[i11];
if(!(typeof d12==="string"))$type(e,p+"/allowedIps/"+i11,$s5+"/properties/allowedIps/items","string");
}
}else 
$type(e,p+"/allowedIps",$s5+"/properties/allowedIps","array");
}}
{const d13=d["3DS"];if(d13!==undefined){
a14:{const n15=e.length;
{const n16=e.length;
$v72(d13,p+"/3DS",e);
if(e.length===n16){break a14;}}
{const n17=e.length;
if(!(d13===null))$type(e,p+"/3DS",$s5+"/properties/3DS/anyOf/1","null");
if(e.length===n17){e.length=n15;break a14;}}
$composed(e,p+"/3DS",$s5+"/properties/3DS","anyOf");
}
}}
{const d18=d.bank;if(d18!==undefined){
$v73(d18,p+"/bank",e);
}}
{const d19=d.billing;if(d19!==undefined){
a20:{const n21=e.length;
{const n22=e.length;
$v74(d19,p+"/billing",e);
if(e.length===n22){break a20;}}
{const n23=e.length;
if(!(d19===null))$type(e,p+"/billing",$s5+"/properties/billing/anyOf/1","null");
if(e.length===n23){e.length=n21;break a20;}}
$composed(e,p+"/billing",$s5+"/properties/billing","anyOf");
}
}}
{const d24=d.brand;if(d24!==undefined){
a25:{const n26=e.length;
{const n27=e.length;
$v75(d24,p+"/brand",e);
if(e.length===n27){break a25;}}
{const n28=e.length;
if(!(d24===null))$type(e,p+"/brand",$s5+"/properties/brand/anyOf/1","null");
if(e.length===n28){e.length=n26;break a25;}}
$composed(e,p+"/brand",$s5+"/properties/brand","anyOf");
}
}}
{const d29=d.card;if(d29!==undefined){
$v76(d29,p+"/card",e);
}}
{const d30=d.company;if(d30!==undefined){
a31:{const n32=e.length;
{const n33=e.length;
$v77(d30,p+"/company",e);
if(e.length===n33){break a31;}}
{const n34=e.length;
if(!(d30===null))$type(e,p+"/company",$s5+"/properties/company/anyOf/1","null");
if(e.length===n34){e.length=n32;break a31;}}
$composed(e,p+"/company",$s5+"/properties/company","anyOf");
}
}}
{const d35=d.fallback;if(d35!==undefined){
a36:{const n37=e.length;
{const n38=e.length;
$v78(d35,p+"/fallback",e);
if(e.length===n38){break a36;}}
{const n39=e.length;
if(!(d35===null))$type(e,p+"/fallback",$s5+"/properties/fallback/anyOf/1","null");
if(e.length===n39){e.length=n37;break a36;}}
$composed(e,p+"/fallback",$s5+"/properties/fallback","anyOf");
}
}}
{const d40=d.identity;if(d40!==undefined){
a41:{const n42=e.length;
{const n43=e.length;
$v79(d40,p+"/identity",e);
if(e.length===n43){break a41;}}
{const n44=e.length;
if(!(d40===null))$type(e,p+"/identity",$s5+"/properties/identity/anyOf/1","null");
if(e.length===n44){e.length=n42;break a41;}}
$composed(e,p+"/identity",$s5+"/properties/identity","anyOf");
}
}}
{const d45=d.incoming;if(d45!==undefined){
a46:{const n47=e.length;
{const n48=e.length;
$v80(d45,p+"/incoming",e);
if(e.length===n48){break a46;}}
{const n49=e.length;
if(!(d45===null))$type(e,p+"/incoming",$s5+"/properties/incoming/anyOf/1","null");
if(e.length===n49){e.length=n47;break a46;}}
$composed(e,p+"/incoming",$s5+"/properties/incoming","anyOf");
}
}}
{const d50=d.legal;if(d50!==undefined){
a51:{const n52=e.length;
{const n53=e.length;
$v81(d50,p+"/legal",e);
if(e.length===n53){break a51;}}
{const n54=e.length;
if(!(d50===null))$type(e,p+"/legal",$s5+"/properties/legal/anyOf/1","null");
if(e.length===n54){e.length=n52;break a51;}}
$composed(e,p+"/legal",$s5+"/properties/legal","anyOf");
}
}}
{const d55=d.limits;if(d55!==undefined){
$v62(d55,p+"/limits",e);
}}
{const d56=d.minor;if(d56!==undefined){
a57:{const n58=e.length;
{const n59=e.length;
$v82(d56,p+"/minor",e);
if(e.length===n59){break a57;}}
{const n60=e.length;
if(!(d56===null))$type(e,p+"/minor",$s5+"/properties/minor/anyOf/1","null");
if(e.length===n60){e.length=n58;break a57;}}
$composed(e,p+"/minor",$s5+"/properties/minor","anyOf");
}
}}
{const d61=d.notification;if(d61!==undefined){
$v83(d61,p+"/notification",e);
}}
{const d62=d.onboarding;if(d62!==undefined){
$v84(d62,p+"/onboarding",e);
}}
{const d63=d.ops;if(d63!==undefined){
a64:{const n65=e.length;
{const n66=e.length;
$v85(d63,p+"/ops",e);
if(e.length===n66){break a64;}}
{const n67=e.length;
if(!(d63===null))$type(e,p+"/ops",$s5+"/properties/ops/anyOf/1","null");
if(e.length===n67){e.length=n65;break a64;}}
$composed(e,p+"/ops",$s5+"/properties/ops","anyOf");
}
}}
{const d68=d.bankLinkExchange;if(d68!==undefined){
$v86(d68,p+"/bankLinkExchange",e);
}}
{const d69=d.realTimeAuth;if(d69!==undefined){
$v87(d69,p+"/realTimeAuth",e);
}}
{const d70=d.receive;if(d70!==undefined){
$v88(d70,p+"/receive",e);
}}
{const d71=d.reward;if(d71!==undefined){
a72:{const n73=e.length;
{const n74=e.length;
$v89(d71,p+"/reward",e);
if(e.length===n74){break a72;}}
{const n75=e.length;
if(!(d71===null))$type(e,p+"/reward",$s5+"/properties/reward/anyOf/1","null");
if(e.length===n75){e.length=n73;break a72;}}
$composed(e,p+"/reward",$s5+"/properties/reward","anyOf");
}
}}
{const d76=d.send;if(d76!==undefined){
$v90(d76,p+"/send",e);
}}
{const d77=d.transactionLimits;if(d77!==undefined){
$v91(d77,p+"/transactionLimits",e);
}}
}else 
$type(e,p,$s5,"object");
}
function $v91(d,p,e){
if($object(d)){
if(d.receive===undefined)$required(e,p,$s91,"receive");
{const d1=d.receive;if(d1!==undefined){
$v92(d1,p+"/receive",e);
}}
}else 
$type(e,p,$s91,"object");
}
function $v92(d,p,e){
if($object(d)){
if(d.ach===undefined)$required(e,p,$s92,"ach");
if(d.debitCard===undefined)$required(e,p,$s92,"debitCard");
{const d1=d.ach;if(d1!==undefined){
$v69(d1,p+"/ach",e);
}}
{const d2=d.debitCard;if(d2!==undefined){
$v69(d2,p+"/debitCard",e);
}}
}else 
$type(e,p,$s92,"object");
}
function $v90(d,p,e){
if($object(d)){
if(d.ach===undefined)$required(e,p,$s90,"ach");
if(d.card===undefined)$required(e,p,$s90,"card");
if(d.check===undefined)$required(e,p,$s90,"check");
if(d.crossBorder===undefined)$required(e,p,$s90,"crossBorder");
if(d.debitCard===undefined)$required(e,p,$s90,"debitCard");
if(d.digitalCheck===undefined)$required(e,p,$s90,"digitalCheck");
if(d.internationalWire===undefined)$required(e,p,$s90,"internationalWire");
if(d.intrabank===undefined)$required(e,p,$s90,"intrabank");
if(d.physicalCard===undefined)$required(e,p,$s90,"physicalCard");
if(d.wire===undefined)$required(e,p,$s90,"wire");
{const d1=d.ach;if(d1!==undefined){
$v93(d1,p+"/ach",e);
}}
{const d2=d.card;if(d2!==undefined){
$v94(d2,p+"/card",e);
}}
{const d3=d.check;if(d3!==undefined){
$v94(d3,p+"/check",e);
}}
{const d4=d.crossBorder;if(d4!==undefined){
$v94(d4,p+"/crossBorder",e);
}}
{const d5=d.debitCard;if(d5!==undefined){
$v94(d5,p+"/debitCard",e);
}}
{const d6=d.digitalCheck;if(d6!==undefined){
$v94(d6,p+"/digitalCheck",e);
}}
{const d7=d.internationalWire;if(d7!==undefined){
$v94(d7,p+"/internationalWire",e);
}}
{const d8=d.intrabank;if(d8!==undefined){
$v94(d8,p+"/intrabank",e);
}}
{const d9=d.physicalCard;if(d9!==undefined){
$v94(d9,p+"/physicalCard",e);
}}
{const d10=d.wire;if(d10!==undefined){
$v94(d10,p+"/wire",e);
}}
}else 
$type(e,p,$s90,"object");
}
function $v94(d,p,e){
if($object(d)){
if(d.enabled===undefined)$required(e,p,$s94,"enabled");
if(d.via===undefined)$required(e,p,$s94,"via");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/enabled",$s94+"/properties/enabled","boolean");
}}
{const d2=d.via;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/via",$s94+"/properties/via","string");
}}
}else 
$type(e,p,$s94,"object");
}
function $v93(d,p,e){
if($object(d)){
if(d.enabled===undefined)$required(e,p,$s93,"enabled");
if(d.sameDay===undefined)$required(e,p,$s93,"sameDay");
if(d.via===undefined)$required(e,p,$s93,"via");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/enabled",$s93+"/properties/enabled","boolean");
}}
{const d2=d.sameDay;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(e,p+"/sameDay",$s93+"/properties/sameDay","boolean");
}}
{const d3=d.via;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/via",$s93+"/properties/via","string");
}}
}else 
$type(e,p,$s93,"object");
}
function $v89(d,p,e){
if($object(d)){
if(d.card===undefined)$required(e,p,$s89,"card");
}else 
$type(e,p,$s89,"object");
}
function $v88(d,p,e){
if($object(d)){
if(d.ach===undefined)$required(e,p,$s88,"ach");
if(d.check===undefined)$required(e,p,$s88,"check");
if(d.debitCard===undefined)$required(e,p,$s88,"debitCard");
if(d.intrabank===undefined)$required(e,p,$s88,"intrabank");
{const d1=d.ach;if(d1!==undefined){
$v93(d1,p+"/ach",e);
}}
{const d2=d.check;if(d2!==undefined){
$v94(d2,p+"/check",e);
}}
{const d3=d.debitCard;if(d3!==undefined){
$v94(d3,p+"/debitCard",e);
}}
{const d4=d.intrabank;if(d4!==undefined){
$v94(d4,p+"/intrabank",e);
}}
}else 
$type(e,p,$s88,"object");
}
function $v87(d,p,e){
if($object(d)){
if(d.ach===undefined)$required(e,p,$s87,"ach");
if(d.card===undefined)$required(e,p,$s87,"card");
if(d.intrabank===undefined)$required(e,p,$s87,"intrabank");
if(d.notification===undefined)$required(e,p,$s87,"notification");
}else 
$type(e,p,$s87,"object");
}
function $v86(d,p,e){
if($object(d)){
if(d.clientId===undefined)$required(e,p,$s86,"clientId");
if(d.clientSecret===undefined)$required(e,p,$s86,"clientSecret");
if(d.sendLoginOtp===undefined)$required(e,p,$s86,"sendLoginOtp");
if(d.verifyIdNumber===undefined)$required(e,p,$s86,"verifyIdNumber");
{const d1=d.clientId;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/clientId",$s86+"/properties/clientId","string");
}}
{const d2=d.clientSecret;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/clientSecret",$s86+"/properties/clientSecret","string");
}}
{const d3=d.verifyIdNumber;if(d3!==undefined){
if(!(typeof d3==="boolean"))$type(e,p+"/verifyIdNumber",$s86+"/properties/verifyIdNumber","boolean");
}}
}else 
$type(e,p,$s86,"object");
}
function $v85(d,p,e){
if($object(d)){
if(d.bulk===undefined)$required(e,p,$s85,"bulk");
if(d.debitpull===undefined)$required(e,p,$s85,"debitpull");
if(d.kyb===undefined)$required(e,p,$s85,"kyb");
if(d.kyc===undefined)$required(e,p,$s85,"kyc");
{const d1=d.bulk;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/bulk",$s85+"/properties/bulk","boolean");
}}
{const d2=d.debitpull;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(e,p+"/debitpull",$s85+"/properties/debitpull","boolean");
}}
{const d3=d.kyb;if(d3!==undefined){
if(!(typeof d3==="boolean"))$type(e,p+"/kyb",$s85+"/properties/kyb","boolean");
}}
{const d4=d.kyc;if(d4!==undefined){
if(!(typeof d4==="boolean"))$type(e,p+"/kyc",$s85+"/properties/kyc","boolean");
}}
}else 
$type(e,p,$s85,"object");
}
function $v84(d,p,e){
if($object(d)){
if(d.account===undefined)$required(e,p,$s84,"account");
if(d.business===undefined)$required(e,p,$s84,"business");
if(d.card===undefined)$required(e,p,$s84,"card");
if(d.family===undefined)$required(e,p,$s84,"family");
if(d.person===undefined)$required(e,p,$s84,"person");
{const d1=d.account;if(d1!==undefined){
$v95(d1,p+"/account",e);
}}
{const d2=d.business;if(d2!==undefined){
$v95(d2,p+"/business",e);
}}
{const d3=d.card;if(d3!==undefined){
$v95(d3,p+"/card",e);
}}
{const d4=d.family;if(d4!==undefined){
$v95(d4,p+"/family",e);
}}
{const d5=d.person;if(d5!==undefined){
$v95(d5,p+"/person",e);
}}
}else 
$type(e,p,$s84,"object");
}
function $v95(d,p,e){
if($object(d)){
if(d.enabled===undefined)$required(e,p,$s95,"enabled");
if(d.maxCount===undefined)$required(e,p,$s95,"maxCount");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/enabled",$s95+"/properties/enabled","boolean");
}}
{const d2=d.maxCount;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/maxCount",$s95+"/properties/maxCount","string");
}}
}else 
$type(e,p,$s95,"object");
}
function $v83(d,p,e){
if($object(d)){
if(d.messageServiceSid===undefined)$required(e,p,$s83,"messageServiceSid");
if(d.ntfSenderEmail===undefined)$required(e,p,$s83,"ntfSenderEmail");
if(d.ntfSenderName===undefined)$required(e,p,$s83,"ntfSenderName");
if(d.segmentId===undefined)$required(e,p,$s83,"segmentId");
if(d.emailProviderKey===undefined)$required(e,p,$s83,"emailProviderKey");
if(d.smsSenderNumber===undefined)$required(e,p,$s83,"smsSenderNumber");
if(d.platformNtfSenderNumber===undefined)$required(e,p,$s83,"platformNtfSenderNumber");
if(d.smsProviderSenderSid===undefined)$required(e,p,$s83,"smsProviderSenderSid");
if(d.smsProviderSenderToken===undefined)$required(e,p,$s83,"smsProviderSenderToken");
if(d.ntfEmailEnabled===undefined)$required(e,p,$s83,"ntfEmailEnabled");
if(d.ntfSmsEnabled===undefined)$required(e,p,$s83,"ntfSmsEnabled");
if(d.sendCardEmailEnabled===undefined)$required(e,p,$s83,"sendCardEmailEnabled");
if(d.sendCardSmsEnabled===undefined)$required(e,p,$s83,"sendCardSmsEnabled");
if(d.statementEmailEnabled===undefined)$required(e,p,$s83,"statementEmailEnabled");
if(d.webhookErrorEmailEnabled===undefined)$required(e,p,$s83,"webhookErrorEmailEnabled");
{const d1=d.messageServiceSid;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/messageServiceSid",$s83+"/properties/messageServiceSid","string");
}}
{const d2=d.ntfSenderEmail;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/ntfSenderEmail",$s83+"/properties/ntfSenderEmail","string");
}}
{const d3=d.ntfSenderName;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/ntfSenderName",$s83+"/properties/ntfSenderName","string");
}}
{const d4=d.segmentId;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/segmentId",$s83+"/properties/segmentId","string");
}}
{const d5=d.emailProviderKey;if(d5!==undefined){
if(!(typeof d5==="string"))$type(e,p+"/emailProviderKey",$s83+"/properties/emailProviderKey","string");
}}
{const d6=d.smsSenderNumber;if(d6!==undefined){
if(!(typeof d6==="string"))$type(e,p+"/smsSenderNumber",$s83+"/properties/smsSenderNumber","string");
}}
{const d7=d.platformNtfSenderNumber;if(d7!==undefined){
if(!(typeof d7==="string"))$type(e,p+"/platformNtfSenderNumber",$s83+"/properties/platformNtfSenderNumber","string");
}}
{const d8=d.smsProviderSenderSid;if(d8!==undefined){
if(!(typeof d8==="string"))$type(e,p+"/smsProviderSenderSid",$s83+"/properties/smsProviderSenderSid","string");
}}
{const d9=d.smsProviderSenderToken;if(d9!==undefined){
if(!(typeof d9==="string"))$type(e,p+"/smsProviderSenderToken",$s83+"/properties/smsProviderSenderToken","string");
}}
{const d10=d.ntfEmailEnabled;if(d10!==undefined){
if(!(typeof d10==="boolean"))$type(e,p+"/ntfEmailEnabled",$s83+"/properties/ntfEmailEnabled","boolean");
}}
{const d11=d.ntfSmsEnabled;if(d11!==undefined){
if(!(typeof d11==="boolean"))$type(e,p+"/ntfSmsEnabled",$s83+"/properties/ntfSmsEnabled","boolean");
}}
{const d12=d.sendCardEmailEnabled;if(d12!==undefined){
if(!(typeof d12==="boolean"))$type(e,p+"/sendCardEmailEnabled",$s83+"/properties/sendCardEmailEnabled","boolean");
}}
{const d13=d.sendCardSmsEnabled;if(d13!==undefined){
if(!(typeof d13==="boolean"))$type(e,p+"/sendCardSmsEnabled",$s83+"/properties/sendCardSmsEnabled","boolean");
}}
{const d14=d.statementEmailEnabled;if(d14!==undefined){
if(!(typeof d14==="boolean"))$type(e,p+"/statementEmailEnabled",$s83+"/properties/statementEmailEnabled","boolean");
}}
{const d15=d.webhookErrorEmailEnabled;if(d15!==undefined){
if(!(typeof d15==="boolean"))$type(e,p+"/webhookErrorEmailEnabled",$s83+"/properties/webhookErrorEmailEnabled","boolean");
}}
}else 
$type(e,p,$s83,"object");
}
function $v82(d,p,e){
if($object(d)){
if(d.card===undefined)$required(e,p,$s82,"card");
{const d1=d.card;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v96(d1,p+"/card",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/card",$s82+"/properties/card/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/card",$s82+"/properties/card","anyOf");
}
}}
}else 
$type(e,p,$s82,"object");
}
function $v96(d,p,e){
if($object(d)){
if(d.enabled===undefined)$required(e,p,$s96,"enabled");
if(d.kycRequired===undefined)$required(e,p,$s96,"kycRequired");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/enabled",$s96+"/properties/enabled","boolean");
}}
{const d2=d.kycRequired;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(e,p+"/kycRequired",$s96+"/properties/kycRequired","boolean");
}}
}else 
$type(e,p,$s96,"object");
}
function $v81(d,p,e){
if($object(d)){
if(d.bank===undefined)$required(e,p,$s81,"bank");
if(d.disclosure===undefined)$required(e,p,$s81,"disclosure");
if(d.help===undefined)$required(e,p,$s81,"help");
if(d.program===undefined)$required(e,p,$s81,"program");
if(d.platform===undefined)$required(e,p,$s81,"platform");
{const d1=d.bank;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/bank",$s81+"/properties/bank","string");
}}
{const d2=d.disclosure;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/disclosure",$s81+"/properties/disclosure","string");
}}
{const d3=d.help;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/help",$s81+"/properties/help","string");
}}
{const d4=d.program;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/program",$s81+"/properties/program","string");
}}
{const d5=d.platform;if(d5!==undefined){
if(!(typeof d5==="string"))$type(e,p+"/platform",$s81+"/properties/platform","string");
}}
}else 
$type(e,p,$s81,"object");
}
function $v80(d,p,e){
if($object(d)){
if(d.achPull===undefined)$required(e,p,$s80,"achPull");
{const d1=d.achPull;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v97(d1,p+"/achPull",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/achPull",$s80+"/properties/achPull/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/achPull",$s80+"/properties/achPull","anyOf");
}
}}
}else 
$type(e,p,$s80,"object");
}
function $v97(d,p,e){
if($object(d)){
if(d.allowedOriginators===undefined)$required(e,p,$s97,"allowedOriginators");
if(d.blockedOriginators===undefined)$required(e,p,$s97,"blockedOriginators");
if(d.enabled===undefined)$required(e,p,$s97,"enabled");
if(d.via===undefined)$required(e,p,$s97,"via");
{const d1=d.allowedOriginators;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))$type(e,p+"/allowedOriginators",$s97+"/properties/allowedOriginators",["array","null"]);
if(Array.isArray(d1)){
for(let i2=0;i2<d1.length;i2++){const d3=d1[i2];
if(!(typeof d3==="string"))$type(e,p+"/allowedOriginators/"+i2,$s97+"/properties/allowedOriginators/items","string");
}
}
}}
{const d4=d.blockedOriginators;if(d4!==undefined){
if(!(Array.isArray(d4)||d4===null))$type(e,p+"/blockedOriginators",$s97+"/properties/blockedOriginators",["array","null"]);
if(Array.isArray(d4)){
for(let i5=0;i5<d4.length;i5++){const d6=d4[i5];
if(!(typeof d6==="string"))$type(e,p+"/blockedOriginators/"+i5,$s97+"/properties/blockedOriginators/items","string");
}
}
}}
{const d7=d.enabled;if(d7!==undefined){
if(!(typeof d7==="boolean"))$type(e,p+"/enabled",$s97+"/properties/enabled","boolean");
}}
{const d8=d.via;if(d8!==undefined){
if(!(typeof d8==="string"))$type(e,p+"/via",$s97+"/properties/via","string");
}}
}else 
$type(e,p,$s97,"object");
}
function $v79(d,p,e){
if($object(d)){
if(d.enabled===undefined)$required(e,p,$s79,"enabled");
if(d.templateId===undefined)$required(e,p,$s79,"templateId");
if(d.themeId===undefined)$required(e,p,$s79,"themeId");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/enabled",$s79+"/properties/enabled","boolean");
}}
{const d2=d.templateId;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/templateId",$s79+"/properties/templateId","string");
}}
{const d3=d.themeId;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/themeId",$s79+"/properties/themeId","string");
}}
}else 
$type(e,p,$s79,"object");
}
function $v78(d,p,e){
if($object(d)){
if(d.originated===undefined)$required(e,p,$s78,"originated");
if(d.received===undefined)$required(e,p,$s78,"received");
}else 
$type(e,p,$s78,"object");
}
function $v77(d,p,e){
if($object(d)){
if(d.achName===undefined)$required(e,p,$s77,"achName");
if(d.address===undefined)$required(e,p,$s77,"address");
if(d.contact===undefined)$required(e,p,$s77,"contact");
if(d.description===undefined)$required(e,p,$s77,"description");
if(d.domain===undefined)$required(e,p,$s77,"domain");
if(d.entityType===undefined)$required(e,p,$s77,"entityType");
if(d.name===undefined)$required(e,p,$s77,"name");
if(d.subDomain===undefined)$required(e,p,$s77,"subDomain");
if(d.tin===undefined)$required(e,p,$s77,"tin");
{const d1=d.achName;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/achName",$s77+"/properties/achName","string");
}}
{const d2=d.address;if(d2!==undefined){
a3:{const n4=e.length;
{const n5=e.length;
$v26(d2,p+"/address",e);
if(e.length===n5){break a3;}}
{const n6=e.length;
if(!(d2===null))$type(e,p+"/address",$s77+"/properties/address/anyOf/1","null");
if(e.length===n6){e.length=n4;break a3;}}
$composed(e,p+"/address",$s77+"/properties/address","anyOf");
}
}}
{const d7=d.contact;if(d7!==undefined){
a8:{const n9=e.length;
{const n10=e.length;
$v98(d7,p+"/contact",e);
if(e.length===n10){break a8;}}
{const n11=e.length;
if(!(d7===null))$type(e,p+"/contact",$s77+"/properties/contact/anyOf/1","null");
if(e.length===n11){e.length=n9;break a8;}}
$composed(e,p+"/contact",$s77+"/properties/contact","anyOf");
}
}}
{const d12=d.description;if(d12!==undefined){
if(!(typeof d12==="string"))$type(e,p+"/description",$s77+"/properties/description","string");
}}
{const d13=d.domain;if(d13!==undefined){
if(!(typeof d13==="string"))$type(e,p+"/domain",$s77+"/properties/domain","string");
}}
{const d14=d.entityType;if(d14!==undefined){
if(!(typeof d14==="string"))$type(e,p+"/entityType",$s77+"/properties/entityType","string");
}}
{const d15=d.name;if(d15!==undefined){
if(!(typeof d15==="string"))$type(e,p+"/name",$s77+"/properties/name","string");
}}
{const d16=d.subDomain;if(d16!==undefined){
if(!(typeof d16==="string"))$type(e,p+"/subDomain",$s77+"/properties/subDomain","string");
}}
{const d17=d.tin;if(d17!==undefined){
if(!(typeof d17==="string"))$type(e,p+"/tin",$s77+"/properties/tin","string");
}}
}else 
$type(e,p,$s77,"object");
}
function $v98(d,p,e){
if($object(d)){
if(d.email===undefined)$required(e,p,$s98,"email");
if(d.name===undefined)$required(e,p,$s98,"name");
if(d.phoneNumber===undefined)$required(e,p,$s98,"phoneNumber");
{const d1=d.email;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/email",$s98+"/properties/email","string");
}}
{const d2=d.name;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/name",$s98+"/properties/name","string");
}}
{const d3=d.phoneNumber;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/phoneNumber",$s98+"/properties/phoneNumber","string");
}}
}else 
$type(e,p,$s98,"object");
}
function $v76(d,p,e){
if($object(d)){
if(d.bin===undefined)$required(e,p,$s76,"bin");
if(d.type===undefined)$required(e,p,$s76,"type");
{const d1=d.bin;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v99(d1,p+"/bin",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/bin",$s76+"/properties/bin/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/bin",$s76+"/properties/bin","anyOf");
}
}}
{const d6=d.type;if(d6!==undefined){
$v100(d6,p+"/type",e);
}}
}else 
$type(e,p,$s76,"object");
}
function $v100(d,p,e){
if($object(d)){
if(d.physical===undefined)$required(e,p,$s100,"physical");
if(d.virtual===undefined)$required(e,p,$s100,"virtual");
{const d1=d.physical;if(d1!==undefined){
$v71(d1,p+"/physical",e);
}}
{const d2=d.virtual;if(d2!==undefined){
$v71(d2,p+"/virtual",e);
}}
}else 
$type(e,p,$s100,"object");
}
function $v99(d,p,e){
if($object(d)){
if(d.businessCredit===undefined)$required(e,p,$s99,"businessCredit");
if(d.businessDebit===undefined)$required(e,p,$s99,"businessDebit");
if(d.personalCredit===undefined)$required(e,p,$s99,"personalCredit");
if(d.personalDebit===undefined)$required(e,p,$s99,"personalDebit");
{const d1=d.businessCredit;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v101(d1,p+"/businessCredit",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/businessCredit",$s99+"/properties/businessCredit/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/businessCredit",$s99+"/properties/businessCredit","anyOf");
}
}}
{const d6=d.businessDebit;if(d6!==undefined){
a7:{const n8=e.length;
{const n9=e.length;
$v101(d6,p+"/businessDebit",e);
if(e.length===n9){break a7;}}
{const n10=e.length;
if(!(d6===null))$type(e,p+"/businessDebit",$s99+"/properties/businessDebit/anyOf/1","null");
if(e.length===n10){e.length=n8;break a7;}}
$composed(e,p+"/businessDebit",$s99+"/properties/businessDebit","anyOf");
}
}}
{const d11=d.personalCredit;if(d11!==undefined){
a12:{const n13=e.length;
{const n14=e.length;
$v101(d11,p+"/personalCredit",e);
if(e.length===n14){break a12;}}
{const n15=e.length;
if(!(d11===null))$type(e,p+"/personalCredit",$s99+"/properties/personalCredit/anyOf/1","null");
if(e.length===n15){e.length=n13;break a12;}}
$composed(e,p+"/personalCredit",$s99+"/properties/personalCredit","anyOf");
}
}}
{const d16=d.personalDebit;if(d16!==undefined){
a17:{const n18=e.length;
{const n19=e.length;
$v101(d16,p+"/personalDebit",e);
if(e.length===n19){break a17;}}
{const n20=e.length;
if(!(d16===null))$type(e,p+"/personalDebit",$s99+"/properties/personalDebit/anyOf/1","null");
if(e.length===n20){e.length=n18;break a17;}}
$composed(e,p+"/personalDebit",$s99+"/properties/personalDebit","anyOf");
}
}}
}else 
$type(e,p,$s99,"object");
}
function $v101(d,p,e){
if($object(d)){
if(d.embosser===undefined)$required(e,p,$s101,"embosser");
if(d.enabled===undefined)$required(e,p,$s101,"enabled");
if(d.id===undefined)$required(e,p,$s101,"id");
if(d.issuerProcessor===undefined)$required(e,p,$s101,"issuerProcessor");
if(d.issuerProcessorData===undefined)$required(e,p,$s101,"issuerProcessorData");
if(d.sponsor===undefined)$required(e,p,$s101,"sponsor");
{const d1=d.embosser;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/embosser",$s101+"/properties/embosser","string");
}}
{const d2=d.enabled;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(e,p+"/enabled",$s101+"/properties/enabled","boolean");
}}
{const d3=d.id;if(d3!==undefined){
$v102(d3,p+"/id",e);
}}
{const d4=d.issuerProcessor;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/issuerProcessor",$s101+"/properties/issuerProcessor","string");
}}
{const d5=d.issuerProcessorData;if(d5!==undefined){
a6:{const n7=e.length;
{const n8=e.length;
$v103(d5,p+"/issuerProcessorData",e);
if(e.length===n8){break a6;}}
{const n9=e.length;
if(!(d5===null))$type(e,p+"/issuerProcessorData",$s101+"/properties/issuerProcessorData/anyOf/1","null");
if(e.length===n9){e.length=n7;break a6;}}
$composed(e,p+"/issuerProcessorData",$s101+"/properties/issuerProcessorData","anyOf");
}
}}
{const d10=d.sponsor;if(d10!==undefined){
if(!(typeof d10==="string"))$type(e,p+"/sponsor",$s101+"/properties/sponsor","string");
}}
}else 
$type(e,p,$s101,"object");
}
function $v103(d,p,e){
if($object(d)){
if(d["@type"]===undefined)$required(e,p,$s103,"@type");
if(d.configId===undefined)$required(e,p,$s103,"configId");
if(d.themes===undefined)$required(e,p,$s103,"themes");
{const d1=d["@type"];if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/@type",$s103+"/properties/%40type","string");
}}
{const d2=d.configId;if(d2!==undefined){
$v104(d2,p+"/configId",e);
}}
{const d3=d.themes;if(d3!==undefined){
if(!(Array.isArray(d3)||d3===null))$type(e,p+"/themes",$s103+"/properties/themes",["array","null"]);
}}
}else 
$type(e,p,$s103,"object");
}
function $v104(d,p,e){
if(typeof d==="string"){
if(!$c20.test(d))$pattern(e,p,$s104,"^$|^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s104,"string");
}
function $v102(d,p,e){
if(typeof d==="string"){
if(!$c21.test(d))$pattern(e,p,$s102,"^$|^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s102,"string");
}
function $v75(d,p,e){
if($object(d)){
if(d.cardArtPhysical===undefined)$required(e,p,$s75,"cardArtPhysical");
if(d.cardArtPhysicalBack===undefined)$required(e,p,$s75,"cardArtPhysicalBack");
if(d.cardArtVirtual===undefined)$required(e,p,$s75,"cardArtVirtual");
if(d.cardArtVirtualBack===undefined)$required(e,p,$s75,"cardArtVirtualBack");
if(d.createdAt===undefined)$required(e,p,$s75,"createdAt");
if(d.ctaColor===undefined)$required(e,p,$s75,"ctaColor");
if(d.ctaTextColor===undefined)$required(e,p,$s75,"ctaTextColor");
if(d.darkCtaColor===undefined)$required(e,p,$s75,"darkCtaColor");
if(d.darkCtaTextColor===undefined)$required(e,p,$s75,"darkCtaTextColor");
if(d.darkLandscapeLogo===undefined)$required(e,p,$s75,"darkLandscapeLogo");
if(d.darkPrimaryColor===undefined)$required(e,p,$s75,"darkPrimaryColor");
if(d.darkPrimaryTextColor===undefined)$required(e,p,$s75,"darkPrimaryTextColor");
if(d.darkSecondaryColor===undefined)$required(e,p,$s75,"darkSecondaryColor");
if(d.darkSquareLogo===undefined)$required(e,p,$s75,"darkSquareLogo");
if(d.fontName===undefined)$required(e,p,$s75,"fontName");
if(d.fontURL===undefined)$required(e,p,$s75,"fontURL");
if(d.id===undefined)$required(e,p,$s75,"id");
if(d.landscapeLogo===undefined)$required(e,p,$s75,"landscapeLogo");
if(d.modifiedAt===undefined)$required(e,p,$s75,"modifiedAt");
if(d.physicalCardTextColor===undefined)$required(e,p,$s75,"physicalCardTextColor");
if(d.primaryColor===undefined)$required(e,p,$s75,"primaryColor");
if(d.primaryTextColor===undefined)$required(e,p,$s75,"primaryTextColor");
if(d.redirectUrl===undefined)$required(e,p,$s75,"redirectUrl");
if(d.sdkLocale===undefined)$required(e,p,$s75,"sdkLocale");
if(d.sdkTheme===undefined)$required(e,p,$s75,"sdkTheme");
if(d.secondaryColor===undefined)$required(e,p,$s75,"secondaryColor");
if(d.squareLogo===undefined)$required(e,p,$s75,"squareLogo");
if(d.supportEmail===undefined)$required(e,p,$s75,"supportEmail");
if(d.virtualCardTextColor===undefined)$required(e,p,$s75,"virtualCardTextColor");
{const d1=d.cardArtPhysical;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/cardArtPhysical",$s75+"/properties/cardArtPhysical","string");
}}
{const d2=d.cardArtPhysicalBack;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/cardArtPhysicalBack",$s75+"/properties/cardArtPhysicalBack","string");
}}
{const d3=d.cardArtVirtual;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/cardArtVirtual",$s75+"/properties/cardArtVirtual","string");
}}
{const d4=d.cardArtVirtualBack;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/cardArtVirtualBack",$s75+"/properties/cardArtVirtualBack","string");
}}
{const d5=d.createdAt;if(d5!==undefined){
$v27(d5,p+"/createdAt",e);
}}
{const d6=d.ctaColor;if(d6!==undefined){
if(!(typeof d6==="string"))$type(e,p+"/ctaColor",$s75+"/properties/ctaColor","string");
}}
{const d7=d.ctaTextColor;if(d7!==undefined){
if(!(typeof d7==="string"))$type(e,p+"/ctaTextColor",$s75+"/properties/ctaTextColor","string");
}}
{const d8=d.darkCtaColor;if(d8!==undefined){
if(!(typeof d8==="string"))$type(e,p+"/darkCtaColor",$s75+"/properties/darkCtaColor","string");
}}
{const d9=d.darkCtaTextColor;if(d9!==undefined){
if(!(typeof d9==="string"))$type(e,p+"/darkCtaTextColor",$s75+"/properties/darkCtaTextColor","string");
}}
{const d10=d.darkLandscapeLogo;if(d10!==undefined){
if(!(typeof d10==="string"))$type(e,p+"/darkLandscapeLogo",$s75+"/properties/darkLandscapeLogo","string");
}}
{const d11=d.darkPrimaryColor;if(d11!==undefined){
if(!(typeof d11==="string"))$type(e,p+"/darkPrimaryColor",$s75+"/properties/darkPrimaryColor","string");
}}
{const d12=d.darkPrimaryTextColor;if(d12!==undefined){
if(!(typeof d12==="string"))$type(e,p+"/darkPrimaryTextColor",$s75+"/properties/darkPrimaryTextColor","string");
}}
{const d13=d.darkSecondaryColor;if(d13!==undefined){
if(!(typeof d13==="string"))$type(e,p+"/darkSecondaryColor",$s75+"/properties/darkSecondaryColor","string");
}}
{const d14=d.darkSquareLogo;if(d14!==undefined){
if(!(typeof d14==="string"))$type(e,p+"/darkSquareLogo",$s75+"/properties/darkSquareLogo","string");
}}
{const d15=d.fontName;if(d15!==undefined){
if(!(typeof d15==="string"))$type(e,p+"/fontName",$s75+"/properties/fontName","string");
}}
{const d16=d.fontURL;if(d16!==undefined){
if(!(typeof d16==="string"))$type(e,p+"/fontURL",$s75+"/properties/fontURL","string");
}}
{const d17=d.id;if(d17!==undefined){
$v105(d17,p+"/id",e);
}}
{const d18=d.landscapeLogo;if(d18!==undefined){
if(!(typeof d18==="string"))$type(e,p+"/landscapeLogo",$s75+"/properties/landscapeLogo","string");
}}
{const d19=d.modifiedAt;if(d19!==undefined){
$v27(d19,p+"/modifiedAt",e);
}}
{const d20=d.physicalCardTextColor;if(d20!==undefined){
if(!(typeof d20==="string"))$type(e,p+"/physicalCardTextColor",$s75+"/properties/physicalCardTextColor","string");
}}
{const d21=d.primaryColor;if(d21!==undefined){
if(!(typeof d21==="string"))$type(e,p+"/primaryColor",$s75+"/properties/primaryColor","string");
}}
{const d22=d.primaryTextColor;if(d22!==undefined){
if(!(typeof d22==="string"))$type(e,p+"/primaryTextColor",$s75+"/properties/primaryTextColor","string");
}}
{const d23=d.redirectUrl;if(d23!==undefined){
if(!(typeof d23==="string"))$type(e,p+"/redirectUrl",$s75+"/properties/redirectUrl","string");
}}
{const d24=d.sdkLocale;if(d24!==undefined){
a25:{const n26=e.length;
{const n27=e.length;
$v106(d24,p+"/sdkLocale",e);
if(e.length===n27){break a25;}}
{const n28=e.length;
if(!(d24===null))$type(e,p+"/sdkLocale",$s75+"/properties/sdkLocale/anyOf/1","null");
if(e.length===n28){e.length=n26;break a25;}}
$composed(e,p+"/sdkLocale",$s75+"/properties/sdkLocale","anyOf");
}
}}
{const d29=d.sdkTheme;if(d29!==undefined){
a30:{const n31=e.length;
{const n32=e.length;
$v107(d29,p+"/sdkTheme",e);
if(e.length===n32){break a30;}}
{const n33=e.length;
if(!(d29===null))$type(e,p+"/sdkTheme",$s75+"/properties/sdkTheme/anyOf/1","null");
if(e.length===n33){e.length=n31;break a30;}}
$composed(e,p+"/sdkTheme",$s75+"/properties/sdkTheme","anyOf");
}
}}
{const d34=d.secondaryColor;if(d34!==undefined){
if(!(typeof d34==="string"))$type(e,p+"/secondaryColor",$s75+"/properties/secondaryColor","string");
}}
{const d35=d.squareLogo;if(d35!==undefined){
if(!(typeof d35==="string"))$type(e,p+"/squareLogo",$s75+"/properties/squareLogo","string");
}}
{const d36=d.supportEmail;if(d36!==undefined){
if(!(typeof d36==="string"))$type(e,p+"/supportEmail",$s75+"/properties/supportEmail","string");
}}
{const d37=d.virtualCardTextColor;if(d37!==undefined){
if(!(typeof d37==="string"))$type(e,p+"/virtualCardTextColor",$s75+"/properties/virtualCardTextColor","string");
}}
}else 
$type(e,p,$s75,"object");
}
function $v107(d,p,e){
if($object(d)){
if(d.enabled===undefined)$required(e,p,$s107,"enabled");
if(d.themeURL===undefined)$required(e,p,$s107,"themeURL");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/enabled",$s107+"/properties/enabled","boolean");
}}
{const d2=d.themeURL;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/themeURL",$s107+"/properties/themeURL","string");
}}
}else 
$type(e,p,$s107,"object");
}
function $v106(d,p,e){
if($object(d)){
if(d.data===undefined)$required(e,p,$s106,"data");
{const d1=d.data;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))$type(e,p+"/data",$s106+"/properties/data",["array","null"]);
}}
}else 
$type(e,p,$s106,"object");
}
function $v105(d,p,e){
if(typeof d==="string"){
if(!$c22.test(d))$pattern(e,p,$s105,"^$|^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s105,"string");
}
function $v74(d,p,e){
if($object(d)){
if(d.contacts===undefined)$required(e,p,$s74,"contacts");
{const d1=d.contacts;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))$type(e,p+"/contacts",$s74+"/properties/contacts",["array","null"]);
if(Array.isArray(d1)){
for(let i2=0;i2<d1.length;i2++){const d3=d1[i2];
$v98(d3,p+"/contacts/"+i2,e);
}
}
}}
}else 
$type(e,p,$s74,"object");
}
function $v73(d,p,e){
if($object(d)){
if(d.accountCreationCredit===undefined)$required(e,p,$s73,"accountCreationCredit");
if(d.accountFees===undefined)$required(e,p,$s73,"accountFees");
if(d.accountInterest===undefined)$required(e,p,$s73,"accountInterest");
if(d.accountInterestFrequency===undefined)$required(e,p,$s73,"accountInterestFrequency");
if(d.accountSubType===undefined)$required(e,p,$s73,"accountSubType");
if(d.accountType===undefined)$required(e,p,$s73,"accountType");
if(d.fdicInsurance===undefined)$required(e,p,$s73,"fdicInsurance");
if(d.maxAccounts===undefined)$required(e,p,$s73,"maxAccounts");
if(d.sponsor===undefined)$required(e,p,$s73,"sponsor");
{const d1=d.accountCreationCredit;if(d1!==undefined){
$v25(d1,p+"/accountCreationCredit",e);
}}
{const d2=d.accountFees;if(d2!==undefined){
$v25(d2,p+"/accountFees",e);
}}
{const d3=d.accountInterest;if(d3!==undefined){
$v25(d3,p+"/accountInterest",e);
}}
{const d4=d.accountInterestFrequency;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/accountInterestFrequency",$s73+"/properties/accountInterestFrequency","string");
}}
{const d5=d.accountSubType;if(d5!==undefined){
a6:{const n7=e.length;
{const n8=e.length;
$v108(d5,p+"/accountSubType",e);
if(e.length===n8){break a6;}}
{const n9=e.length;
if(!(d5===null))$type(e,p+"/accountSubType",$s73+"/properties/accountSubType/anyOf/1","null");
if(e.length===n9){e.length=n7;break a6;}}
$composed(e,p+"/accountSubType",$s73+"/properties/accountSubType","anyOf");
}
}}
{const d10=d.accountType;if(d10!==undefined){
a11:{const n12=e.length;
{const n13=e.length;
$v109(d10,p+"/accountType",e);
if(e.length===n13){break a11;}}
{const n14=e.length;
if(!(d10===null))$type(e,p+"/accountType",$s73+"/properties/accountType/anyOf/1","null");
if(e.length===n14){e.length=n12;break a11;}}
$composed(e,p+"/accountType",$s73+"/properties/accountType","anyOf");
}
}}
{const d15=d.fdicInsurance;if(d15!==undefined){
if(!(typeof d15==="boolean"))$type(e,p+"/fdicInsurance",$s73+"/properties/fdicInsurance","boolean");
}}
{const d16=d.maxAccounts;if(d16!==undefined){
$v110(d16,p+"/maxAccounts",e);
}}
{const d17=d.sponsor;if(d17!==undefined){
if(!(typeof d17==="string"))$type(e,p+"/sponsor",$s73+"/properties/sponsor","string");
}}
}else 
$type(e,p,$s73,"object");
}
function $v110(d,p,e){
if($object(d)){
if(d.business===undefined)$required(e,p,$s110,"business");
if(d.personal===undefined)$required(e,p,$s110,"personal");
{const d1=d.business;if(d1!==undefined){
$v56(d1,p+"/business",e);
}}
{const d2=d.personal;if(d2!==undefined){
$v56(d2,p+"/personal",e);
}}
}else 
$type(e,p,$s110,"object");
}
function $v109(d,p,e){
if($object(d)){
if(d.businessChecking===undefined)$required(e,p,$s109,"businessChecking");
if(d.businessSavings===undefined)$required(e,p,$s109,"businessSavings");
if(d.cardAccount===undefined)$required(e,p,$s109,"cardAccount");
if(d.clearingAccount===undefined)$required(e,p,$s109,"clearingAccount");
if(d.fallbackAccount===undefined)$required(e,p,$s109,"fallbackAccount");
if(d.fundingAccount===undefined)$required(e,p,$s109,"fundingAccount");
if(d.personalChecking===undefined)$required(e,p,$s109,"personalChecking");
if(d.personalSavings===undefined)$required(e,p,$s109,"personalSavings");
if(d.reserveAccount===undefined)$required(e,p,$s109,"reserveAccount");
{const d1=d.businessChecking;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/businessChecking",$s109+"/properties/businessChecking","boolean");
}}
{const d2=d.businessSavings;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(e,p+"/businessSavings",$s109+"/properties/businessSavings","boolean");
}}
{const d3=d.cardAccount;if(d3!==undefined){
if(!(typeof d3==="boolean"))$type(e,p+"/cardAccount",$s109+"/properties/cardAccount","boolean");
}}
{const d4=d.clearingAccount;if(d4!==undefined){
if(!(typeof d4==="boolean"))$type(e,p+"/clearingAccount",$s109+"/properties/clearingAccount","boolean");
}}
{const d5=d.fallbackAccount;if(d5!==undefined){
if(!(typeof d5==="boolean"))$type(e,p+"/fallbackAccount",$s109+"/properties/fallbackAccount","boolean");
}}
{const d6=d.fundingAccount;if(d6!==undefined){
if(!(typeof d6==="boolean"))$type(e,p+"/fundingAccount",$s109+"/properties/fundingAccount","boolean");
}}
{const d7=d.personalChecking;if(d7!==undefined){
if(!(typeof d7==="boolean"))$type(e,p+"/personalChecking",$s109+"/properties/personalChecking","boolean");
}}
{const d8=d.personalSavings;if(d8!==undefined){
if(!(typeof d8==="boolean"))$type(e,p+"/personalSavings",$s109+"/properties/personalSavings","boolean");
}}
{const d9=d.reserveAccount;if(d9!==undefined){
if(!(typeof d9==="boolean"))$type(e,p+"/reserveAccount",$s109+"/properties/reserveAccount","boolean");
}}
}else 
$type(e,p,$s109,"object");
}
function $v108(d,p,e){
if($object(d)){
if(d.accrue===undefined)$required(e,p,$s108,"accrue");
if(d.clearing===undefined)$required(e,p,$s108,"clearing");
if(d.dda===undefined)$required(e,p,$s108,"dda");
if(d.interest===undefined)$required(e,p,$s108,"interest");
if(d.reserve===undefined)$required(e,p,$s108,"reserve");
{const d1=d.accrue;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/accrue",$s108+"/properties/accrue","boolean");
}}
{const d2=d.clearing;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(e,p+"/clearing",$s108+"/properties/clearing","boolean");
}}
{const d3=d.dda;if(d3!==undefined){
if(!(typeof d3==="boolean"))$type(e,p+"/dda",$s108+"/properties/dda","boolean");
}}
{const d4=d.interest;if(d4!==undefined){
if(!(typeof d4==="boolean"))$type(e,p+"/interest",$s108+"/properties/interest","boolean");
}}
{const d5=d.reserve;if(d5!==undefined){
if(!(typeof d5==="boolean"))$type(e,p+"/reserve",$s108+"/properties/reserve","boolean");
}}
}else 
$type(e,p,$s108,"object");
}
function $v72(d,p,e){
if($object(d)){
if(d.challengeProfileId===undefined)$required(e,p,$s72,"challengeProfileId");
if(d.enabled===undefined)$required(e,p,$s72,"enabled");
if(d.institutionId===undefined)$required(e,p,$s72,"institutionId");
if(d.sendOtp===undefined)$required(e,p,$s72,"sendOtp");
{const d1=d.challengeProfileId;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/challengeProfileId",$s72+"/properties/challengeProfileId","string");
}}
{const d2=d.enabled;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(e,p+"/enabled",$s72+"/properties/enabled","boolean");
}}
{const d3=d.institutionId;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/institutionId",$s72+"/properties/institutionId","string");
}}
{const d4=d.sendOtp;if(d4!==undefined){
a5:{const n6=e.length;
{const n7=e.length;
$v111(d4,p+"/sendOtp",e);
if(e.length===n7){break a5;}}
{const n8=e.length;
if(!(d4===null))$type(e,p+"/sendOtp",$s72+"/properties/sendOtp/anyOf/1","null");
if(e.length===n8){e.length=n6;break a5;}}
$composed(e,p+"/sendOtp",$s72+"/properties/sendOtp","anyOf");
}
}}
}else 
$type(e,p,$s72,"object");
}
function $v111(d,p,e){
if($object(d)){
if(d.enabled===undefined)$required(e,p,$s111,"enabled");
if(d.url===undefined)$required(e,p,$s111,"url");
{const d1=d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(e,p+"/enabled",$s111+"/properties/enabled","boolean");
}}
{const d2=d.url;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/url",$s111+"/properties/url","string");
}}
}else 
$type(e,p,$s111,"object");
}
function $v4(d,p,e){
if($object(d)){
if(d.path===undefined)$required(e,p,$s4,"path");
{const d1=d.path;if(d1!==undefined){
if($object(d1)){
if(d1.programId===undefined)$required(e,p+"/path",$s4+"/properties/path","programId");
{const d2=d1.programId;if(d2!==undefined){
$v57(d2,p+"/path/programId",e);
}}
}else 
$type(e,p+"/path",$s4+"/properties/path","object");
}}
{const d3=d.query;if(d3!==undefined){
if(!($object(d3)))
$type(e,p+"/query",$s4+"/properties/query","object");
}}
{const d4=d.header;if(d4!==undefined){
if(!($object(d4)))
$type(e,p+"/header",$s4+"/properties/header","object");
}}
}else 
$type(e,p,$s4,"object");
}
function $v3(d,p,e){
if($object(d)){
if(d.id===undefined)$required(e,p,$s3,"id");
if(d.programId===undefined)$required(e,p,$s3,"programId");
if(d.accountId===undefined)$required(e,p,$s3,"accountId");
if(d.name===undefined)$required(e,p,$s3,"name");
if(d.email===undefined)$required(e,p,$s3,"email");
if(d.phone===undefined)$required(e,p,$s3,"phone");
if(d.ach===undefined)$required(e,p,$s3,"ach");
if(d.card===undefined)$required(e,p,$s3,"card");
if(d.check===undefined)$required(e,p,$s3,"check");
if(d.wire===undefined)$required(e,p,$s3,"wire");
if(d.label===undefined)$required(e,p,$s3,"label");
if(d.status===undefined)$required(e,p,$s3,"status");
if(d.type===undefined)$required(e,p,$s3,"type");
if(d.createdAt===undefined)$required(e,p,$s3,"createdAt");
if(d.modifiedAt===undefined)$required(e,p,$s3,"modifiedAt");
if(d.metadata===undefined)$required(e,p,$s3,"metadata");
if(d.crossBorder===undefined)$required(e,p,$s3,"crossBorder");
if(d.debitCard===undefined)$required(e,p,$s3,"debitCard");
if(d.intrabank===undefined)$required(e,p,$s3,"intrabank");
{const d1=d.id;if(d1!==undefined){
$v112(d1,p+"/id",e);
}}
{const d2=d.programId;if(d2!==undefined){
$v32(d2,p+"/programId",e);
}}
{const d3=d.accountId;if(d3!==undefined){
$v22(d3,p+"/accountId",e);
}}
{const d4=d.name;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/name",$s3+"/properties/name","string");
}}
{const d5=d.email;if(d5!==undefined){
if(!(typeof d5==="string"))$type(e,p+"/email",$s3+"/properties/email","string");
}}
{const d6=d.phone;if(d6!==undefined){
$v113(d6,p+"/phone",e);
}}
{const d7=d.ach;if(d7!==undefined){
a8:{const n9=e.length;
{const n10=e.length;
$v114(d7,p+"/ach",e);
if(e.length===n10){break a8;}}
{const n11=e.length;
if(!(d7===null))$type(e,p+"/ach",$s3+"/properties/ach/anyOf/1","null");
if(e.length===n11){e.length=n9;break a8;}}
$composed(e,p+"/ach",$s3+"/properties/ach","anyOf");
}
}}
{const d12=d.card;if(d12!==undefined){
a13:{const n14=e.length;
{const n15=e.length;
$v115(d12,p+"/card",e);
if(e.length===n15){break a13;}}
{const n16=e.length;
if(!(d12===null))$type(e,p+"/card",$s3+"/properties/card/anyOf/1","null");
if(e.length===n16){e.length=n14;break a13;}}
$composed(e,p+"/card",$s3+"/properties/card","anyOf");
}
}}
{const d17=d.check;if(d17!==undefined){
a18:{const n19=e.length;
{const n20=e.length;
$v116(d17,p+"/check",e);
if(e.length===n20){break a18;}}
{const n21=e.length;
if(!(d17===null))$type(e,p+"/check",$s3+"/properties/check/anyOf/1","null");
if(e.length===n21){e.length=n19;break a18;}}
$composed(e,p+"/check",$s3+"/properties/check","anyOf");
}
}}
{const d22=d.wire;if(d22!==undefined){
a23:{const n24=e.length;
{const n25=e.length;
$v117(d22,p+"/wire",e);
if(e.length===n25){break a23;}}
{const n26=e.length;
if(!(d22===null))$type(e,p+"/wire",$s3+"/properties/wire/anyOf/1","null");
if(e.length===n26){e.length=n24;break a23;}}
$composed(e,p+"/wire",$s3+"/properties/wire","anyOf");
}
}}
{const d27=d.label;if(d27!==undefined){
if(!(typeof d27==="string"))$type(e,p+"/label",$s3+"/properties/label","string");
}}
{const d28=d.status;if(d28!==undefined){
if(!(typeof d28==="string"))$type(e,p+"/status",$s3+"/properties/status","string");
}}
{const d29=d.type;if(d29!==undefined){
if(!(typeof d29==="string"))$type(e,p+"/type",$s3+"/properties/type","string");
}}
{const d30=d.createdAt;if(d30!==undefined){
$v36(d30,p+"/createdAt",e);
}}
{const d31=d.modifiedAt;if(d31!==undefined){
$v36(d31,p+"/modifiedAt",e);
}}
}else 
$type(e,p,$s3,"object");
}
function $v117(d,p,e){
if($object(d)){
if(d.domestic===undefined)$required(e,p,$s117,"domestic");
if(d.international===undefined)$required(e,p,$s117,"international");
{const d1=d.domestic;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v118(d1,p+"/domestic",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/domestic",$s117+"/properties/domestic/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/domestic",$s117+"/properties/domestic","anyOf");
}
}}
{const d6=d.international;if(d6!==undefined){
a7:{const n8=e.length;
{const n9=e.length;
$v119(d6,p+"/international",e);
if(e.length===n9){break a7;}}
{const n10=e.length;
if(!(d6===null))$type(e,p+"/international",$s117+"/properties/international/anyOf/1","null");
if(e.length===n10){e.length=n8;break a7;}}
$composed(e,p+"/international",$s117+"/properties/international","anyOf");
}
}}
}else 
$type(e,p,$s117,"object");
}
function $v119(d,p,e){
if($object(d)){
if(d.accountNumber===undefined)$required(e,p,$s119,"accountNumber");
if(d.accountType===undefined)$required(e,p,$s119,"accountType");
if(d.bankIdentifierCode===undefined)$required(e,p,$s119,"bankIdentifierCode");
if(d.bankIdentifierType===undefined)$required(e,p,$s119,"bankIdentifierType");
if(d.beneficiaryAddress===undefined)$required(e,p,$s119,"beneficiaryAddress");
if(d.beneficiaryBank===undefined)$required(e,p,$s119,"beneficiaryBank");
if(d.beneficiaryBankAddress===undefined)$required(e,p,$s119,"beneficiaryBankAddress");
if(d.correspondentBank===undefined)$required(e,p,$s119,"correspondentBank");
if(d.correspondentBankAddress===undefined)$required(e,p,$s119,"correspondentBankAddress");
if(d.correspondentBankIdentifierCode===undefined)$required(e,p,$s119,"correspondentBankIdentifierCode");
{const d1=d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/accountNumber",$s119+"/properties/accountNumber","string");
}}
{const d2=d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/accountType",$s119+"/properties/accountType","string");
}}
{const d3=d.bankIdentifierCode;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/bankIdentifierCode",$s119+"/properties/bankIdentifierCode","string");
}}
{const d4=d.bankIdentifierType;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/bankIdentifierType",$s119+"/properties/bankIdentifierType","string");
}}
{const d5=d.beneficiaryAddress;if(d5!==undefined){
a6:{const n7=e.length;
{const n8=e.length;
$v26(d5,p+"/beneficiaryAddress",e);
if(e.length===n8){break a6;}}
{const n9=e.length;
if(!(d5===null))$type(e,p+"/beneficiaryAddress",$s119+"/properties/beneficiaryAddress/anyOf/1","null");
if(e.length===n9){e.length=n7;break a6;}}
$composed(e,p+"/beneficiaryAddress",$s119+"/properties/beneficiaryAddress","anyOf");
}
}}
{const d10=d.beneficiaryBank;if(d10!==undefined){
if(!(typeof d10==="string"))$type(e,p+"/beneficiaryBank",$s119+"/properties/beneficiaryBank","string");
}}
{const d11=d.beneficiaryBankAddress;if(d11!==undefined){
a12:{const n13=e.length;
{const n14=e.length;
$v26(d11,p+"/beneficiaryBankAddress",e);
if(e.length===n14){break a12;}}
{const n15=e.length;
if(!(d11===null))$type(e,p+"/beneficiaryBankAddress",$s119+"/properties/beneficiaryBankAddress/anyOf/1","null");
if(e.length===n15){e.length=n13;break a12;}}
$composed(e,p+"/beneficiaryBankAddress",$s119+"/properties/beneficiaryBankAddress","anyOf");
}
}}
{const d16=d.correspondentBank;if(d16!==undefined){
if(!(typeof d16==="string"))$type(e,p+"/correspondentBank",$s119+"/properties/correspondentBank","string");
}}
{const d17=d.correspondentBankAddress;if(d17!==undefined){
a18:{const n19=e.length;
{const n20=e.length;
$v26(d17,p+"/correspondentBankAddress",e);
if(e.length===n20){break a18;}}
{const n21=e.length;
if(!(d17===null))$type(e,p+"/correspondentBankAddress",$s119+"/properties/correspondentBankAddress/anyOf/1","null");
if(e.length===n21){e.length=n19;break a18;}}
$composed(e,p+"/correspondentBankAddress",$s119+"/properties/correspondentBankAddress","anyOf");
}
}}
{const d22=d.correspondentBankIdentifierCode;if(d22!==undefined){
if(!(typeof d22==="string"))$type(e,p+"/correspondentBankIdentifierCode",$s119+"/properties/correspondentBankIdentifierCode","string");
}}
}else 
$type(e,p,$s119,"object");
}
function $v118(d,p,e){
if($object(d)){
if(d.accountNumber===undefined)$required(e,p,$s118,"accountNumber");
if(d.accountType===undefined)$required(e,p,$s118,"accountType");
if(d.address===undefined)$required(e,p,$s118,"address");
if(d.bankName===undefined)$required(e,p,$s118,"bankName");
if(d.routingNumber===undefined)$required(e,p,$s118,"routingNumber");
if(d.last4===undefined)$required(e,p,$s118,"last4");
{const d1=d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/accountNumber",$s118+"/properties/accountNumber","string");
}}
{const d2=d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/accountType",$s118+"/properties/accountType","string");
}}
{const d3=d.address;if(d3!==undefined){
a4:{const n5=e.length;
{const n6=e.length;
$v26(d3,p+"/address",e);
if(e.length===n6){break a4;}}
{const n7=e.length;
if(!(d3===null))$type(e,p+"/address",$s118+"/properties/address/anyOf/1","null");
if(e.length===n7){e.length=n5;break a4;}}
$composed(e,p+"/address",$s118+"/properties/address","anyOf");
}
}}
{const d8=d.bankName;if(d8!==undefined){
if(!(typeof d8==="string"))$type(e,p+"/bankName",$s118+"/properties/bankName","string");
}}
{const d9=d.routingNumber;if(d9!==undefined){
if(!(typeof d9==="string"))$type(e,p+"/routingNumber",$s118+"/properties/routingNumber","string");
}}
{const d10=d.last4;if(d10!==undefined){
if(typeof d10==="string"){
if(d10.length>4&&$length(d10)>4)$size(e,p+"/last4",$s118+"/properties/last4","maxLength",4,"characters");
}else 
$type(e,p+"/last4",$s118+"/properties/last4","string");
}}
}else 
$type(e,p,$s118,"object");
}
function $v116(d,p,e){
if($object(d)){
if(d.address===undefined)$required(e,p,$s116,"address");
{const d1=d.address;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v26(d1,p+"/address",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/address",$s116+"/properties/address/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/address",$s116+"/properties/address","anyOf");
}
}}
}else 
$type(e,p,$s116,"object");
}
function $v115(d,p,e){
if($object(d)){
if(d.address===undefined)$required(e,p,$s115,"address");
{const d1=d.address;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v26(d1,p+"/address",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/address",$s115+"/properties/address/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/address",$s115+"/properties/address","anyOf");
}
}}
}else 
$type(e,p,$s115,"object");
}
function $v114(d,p,e){
if($object(d)){
if(d.accountNumber===undefined)$required(e,p,$s114,"accountNumber");
if(d.accountType===undefined)$required(e,p,$s114,"accountType");
if(d.bankName===undefined)$required(e,p,$s114,"bankName");
if(d.routingNumber===undefined)$required(e,p,$s114,"routingNumber");
if(d.last4===undefined)$required(e,p,$s114,"last4");
if(d.verified===undefined)$required(e,p,$s114,"verified");
{const d1=d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/accountNumber",$s114+"/properties/accountNumber","string");
}}
{const d2=d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/accountType",$s114+"/properties/accountType","string");
}}
{const d3=d.bankName;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/bankName",$s114+"/properties/bankName","string");
}}
{const d4=d.routingNumber;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/routingNumber",$s114+"/properties/routingNumber","string");
}}
{const d5=d.last4;if(d5!==undefined){
if(typeof d5==="string"){
if(d5.length>4&&$length(d5)>4)$size(e,p+"/last4",$s114+"/properties/last4","maxLength",4,"characters");
}else 
$type(e,p+"/last4",$s114+"/properties/last4","string");
}}
{const d6=d.verified;if(d6!==undefined){
if(!(typeof d6==="boolean"))$type(e,p+"/verified",$s114+"/properties/verified","boolean");
}}
}else 
$type(e,p,$s114,"object");
}
function $v113(d,p,e){
if(typeof d==="string"){
if(!$c23.test(d))$pattern(e,p,$s113,"^$|^\\+[0-9]");
}else 
$type(e,p,$s113,"string");
}
function $v112(d,p,e){
if(typeof d==="string"){
if(!$c24.test(d))$pattern(e,p,$s112,"^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(e,p,$s112,"string");
}
function $v2(d,p,e){
if($object(d)){
{const d1=d.path;if(d1!==undefined){
if(!($object(d1)))
$type(e,p+"/path",$s2+"/properties/path","object");
}}
{const d2=d.query;if(d2!==undefined){
if(!($object(d2)))
$type(e,p+"/query",$s2+"/properties/query","object");
}}
{const d3=d.header;if(d3!==undefined){
if(!($object(d3)))
$type(e,p+"/header",$s2+"/properties/header","object");
}}
}else 
$type(e,p,$s2,"object");
}
function $v1(d,p,e){
if($object(d)){
{const d1=d.accountId;if(d1!==undefined){
$v22(d1,p+"/accountId",e);
}}
{const d2=d.name;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/name",$s1+"/properties/name","string");
}}
{const d3=d.email;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/email",$s1+"/properties/email","string");
}}
{const d4=d.phone;if(d4!==undefined){
$v113(d4,p+"/phone",e);
}}
{const d5=d.ach;if(d5!==undefined){
a6:{const n7=e.length;
{const n8=e.length;
$v120(d5,p+"/ach",e);
if(e.length===n8){break a6;}}
{const n9=e.length;
if(!(d5===null))$type(e,p+"/ach",$s1+"/properties/ach/anyOf/1","null");
if(e.length===n9){e.length=n7;break a6;}}
$composed(e,p+"/ach",$s1+"/properties/ach","anyOf");
}
}}
{const d10=d.card;if(d10!==undefined){
a11:{const n12=e.length;
{const n13=e.length;
$v121(d10,p+"/card",e);
if(e.length===n13){break a11;}}
{const n14=e.length;
if(!(d10===null))$type(e,p+"/card",$s1+"/properties/card/anyOf/1","null");
if(e.length===n14){e.length=n12;break a11;}}
$composed(e,p+"/card",$s1+"/properties/card","anyOf");
}
}}
{const d15=d.check;if(d15!==undefined){
a16:{const n17=e.length;
{const n18=e.length;
$v122(d15,p+"/check",e);
if(e.length===n18){break a16;}}
{const n19=e.length;
if(!(d15===null))$type(e,p+"/check",$s1+"/properties/check/anyOf/1","null");
if(e.length===n19){e.length=n17;break a16;}}
$composed(e,p+"/check",$s1+"/properties/check","anyOf");
}
}}
{const d20=d.wire;if(d20!==undefined){
a21:{const n22=e.length;
{const n23=e.length;
$v123(d20,p+"/wire",e);
if(e.length===n23){break a21;}}
{const n24=e.length;
if(!(d20===null))$type(e,p+"/wire",$s1+"/properties/wire/anyOf/1","null");
if(e.length===n24){e.length=n22;break a21;}}
$composed(e,p+"/wire",$s1+"/properties/wire","anyOf");
}
}}
}else 
$type(e,p,$s1,"object");
}
function $v123(d,p,e){
if($object(d)){
{const d1=d.domestic;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v124(d1,p+"/domestic",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/domestic",$s123+"/properties/domestic/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/domestic",$s123+"/properties/domestic","anyOf");
}
}}
{const d6=d.international;if(d6!==undefined){
a7:{const n8=e.length;
{const n9=e.length;
$v125(d6,p+"/international",e);
if(e.length===n9){break a7;}}
{const n10=e.length;
if(!(d6===null))$type(e,p+"/international",$s123+"/properties/international/anyOf/1","null");
if(e.length===n10){e.length=n8;break a7;}}
$composed(e,p+"/international",$s123+"/properties/international","anyOf");
}
}}
}else 
$type(e,p,$s123,"object");
}
function $v125(d,p,e){
if($object(d)){
{const d1=d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/accountNumber",$s125+"/properties/accountNumber","string");
}}
{const d2=d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/accountType",$s125+"/properties/accountType","string");
}}
{const d3=d.bankIdentifierCode;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/bankIdentifierCode",$s125+"/properties/bankIdentifierCode","string");
}}
{const d4=d.bankIdentifierType;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/bankIdentifierType",$s125+"/properties/bankIdentifierType","string");
}}
{const d5=d.beneficiaryAddress;if(d5!==undefined){
a6:{const n7=e.length;
{const n8=e.length;
$v41(d5,p+"/beneficiaryAddress",e);
if(e.length===n8){break a6;}}
{const n9=e.length;
if(!(d5===null))$type(e,p+"/beneficiaryAddress",$s125+"/properties/beneficiaryAddress/anyOf/1","null");
if(e.length===n9){e.length=n7;break a6;}}
$composed(e,p+"/beneficiaryAddress",$s125+"/properties/beneficiaryAddress","anyOf");
}
}}
{const d10=d.beneficiaryBank;if(d10!==undefined){
if(!(typeof d10==="string"))$type(e,p+"/beneficiaryBank",$s125+"/properties/beneficiaryBank","string");
}}
{const d11=d.beneficiaryBankAddress;if(d11!==undefined){
a12:{const n13=e.length;
{const n14=e.length;
$v41(d11,p+"/beneficiaryBankAddress",e);
if(e.length===n14){break a12;}}
{const n15=e.length;
if(!(d11===null))$type(e,p+"/beneficiaryBankAddress",$s125+"/properties/beneficiaryBankAddress/anyOf/1","null");
if(e.length===n15){e.length=n13;break a12;}}
$composed(e,p+"/beneficiaryBankAddress",$s125+"/properties/beneficiaryBankAddress","anyOf");
}
}}
{const d16=d.correspondentBank;if(d16!==undefined){
if(!(typeof d16==="string"))$type(e,p+"/correspondentBank",$s125+"/properties/correspondentBank","string");
}}
{const d17=d.correspondentBankAddress;if(d17!==undefined){
a18:{const n19=e.length;
{const n20=e.length;
$v41(d17,p+"/correspondentBankAddress",e);
if(e.length===n20){break a18;}}
{const n21=e.length;
if(!(d17===null))$type(e,p+"/correspondentBankAddress",$s125+"/properties/correspondentBankAddress/anyOf/1","null");
if(e.length===n21){e.length=n19;break a18;}}
$composed(e,p+"/correspondentBankAddress",$s125+"/properties/correspondentBankAddress","anyOf");
}
}}
{const d22=d.correspondentBankIdentifierCode;if(d22!==undefined){
if(!(typeof d22==="string"))$type(e,p+"/correspondentBankIdentifierCode",$s125+"/properties/correspondentBankIdentifierCode","string");
}}
}else 
$type(e,p,$s125,"object");
}
function $v124(d,p,e){
if($object(d)){
{const d1=d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/accountNumber",$s124+"/properties/accountNumber","string");
}}
{const d2=d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/accountType",$s124+"/properties/accountType","string");
}}
{const d3=d.address;if(d3!==undefined){
a4:{const n5=e.length;
{const n6=e.length;
$v41(d3,p+"/address",e);
if(e.length===n6){break a4;}}
{const n7=e.length;
if(!(d3===null))$type(e,p+"/address",$s124+"/properties/address/anyOf/1","null");
if(e.length===n7){e.length=n5;break a4;}}
$composed(e,p+"/address",$s124+"/properties/address","anyOf");
}
}}
{const d8=d.bankName;if(d8!==undefined){
if(!(typeof d8==="string"))$type(e,p+"/bankName",$s124+"/properties/bankName","string");
}}
{const d9=d.routingNumber;if(d9!==undefined){
if(!(typeof d9==="string"))$type(e,p+"/routingNumber",$s124+"/properties/routingNumber","string");
}}
}else 
$type(e,p,$s124,"object");
}
function $v122(d,p,e){
if($object(d)){
{const d1=d.address;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v41(d1,p+"/address",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/address",$s122+"/properties/address/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/address",$s122+"/properties/address","anyOf");
}
}}
}else 
$type(e,p,$s122,"object");
}
function $v121(d,p,e){
if($object(d)){
{const d1=d.address;if(d1!==undefined){
a2:{const n3=e.length;
{const n4=e.length;
$v41(d1,p+"/address",e);
if(e.length===n4){break a2;}}
{const n5=e.length;
if(!(d1===null))$type(e,p+"/address",$s121+"/properties/address/anyOf/1","null");
if(e.length===n5){e.length=n3;break a2;}}
$composed(e,p+"/address",$s121+"/properties/address","anyOf");
}
}}
}else 
$type(e,p,$s121,"object");
}
function $v120(d,p,e){
if($object(d)){
{const d1=d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))$type(e,p+"/accountNumber",$s120+"/properties/accountNumber","string");
}}
{const d2=d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(e,p+"/accountType",$s120+"/properties/accountType","string");
}}
{const d3=d.bankName;if(d3!==undefined){
if(!(typeof d3==="string"))$type(e,p+"/bankName",$s120+"/properties/bankName","string");
}}
{const d4=d.routingNumber;if(d4!==undefined){
if(!(typeof d4==="string"))$type(e,p+"/routingNumber",$s120+"/properties/routingNumber","string");
}}
}else 
$type(e,p,$s120,"object");
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
