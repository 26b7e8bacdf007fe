// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import type { Account, AccountId, Card, Contact, CreateAccountRequest, CreateCardRequest, CreateContactRequest, Program, ProgramId, ReceiveAchPullRequest, SentCheck, Transfer, TransferId, UpdateAccountRequest, UpdateSentCheckRequest } from './types.ts';

/** One validation error: where in the data, which keyword of which schema, and why. */
// prettier-ignore
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
// prettier-ignore
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ValidationError[] | null;
}

// prettier-ignore
type Check = (data: any, path: string, errors: ValidationError[]) => unknown;
// prettier-ignore
function $validator(check: Check): any {
  const validate: { (data: unknown): boolean; errors?: ValidationError[] | null } = (data) => {
    const errors: ValidationError[] = [];
    check(data, "", errors);
    validate.errors = errors.length === 0 ? null : errors;
    return errors.length === 0;
  };
  return validate;
}
// prettier-ignore
function $fail(errors: ValidationError[], instancePath: string, place: string, keyword: string, params: Record<string, unknown>, message: string): false {
  errors.push({ instancePath, schemaPath: place + "/" + keyword, keyword, params, message });
  return false;
}
// prettier-ignore
function $type(errors: ValidationError[], path: string, place: string, type: string | string[] | null): false {
  return $fail(errors, path, place, "type", { type }, "must be " + type);
}
// prettier-ignore
function $required(errors: ValidationError[], path: string, place: string, missingProperty: string): false {
  return $fail(errors, path, place, "required", { missingProperty }, "must have required property '" + missingProperty + "'");
}
// prettier-ignore
function $const(errors: ValidationError[], path: string, place: string, allowedValue: unknown): false {
  return $fail(errors, path, place, "const", { allowedValue }, "must be equal to constant");
}
// prettier-ignore
function $size(errors: ValidationError[], path: string, place: string, keyword: string, limit: number, things: string): false {
  const difference = keyword.startsWith("min") ? "fewer" : "more";
  return $fail(errors, path, place, keyword, { limit }, "must NOT have " + difference + " than " + limit + " " + things);
}
// prettier-ignore
function $pattern(errors: ValidationError[], path: string, place: string, pattern: string): false {
  return $fail(errors, path, place, "pattern", { pattern }, 'must match pattern "' + pattern + '"');
}
// prettier-ignore
function $composed(errors: ValidationError[], path: string, place: string, keyword: string): false {
  return $fail(errors, path, place, keyword, {}, "must match a schema in " + keyword);
}
// prettier-ignore
function $object(data: unknown): boolean {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
// prettier-ignore
function $length(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
// prettier-ignore
const $c1=new RegExp("^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c2=new RegExp("^$|^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$","u");
// prettier-ignore
const $c3=new RegExp("^$|^[A-Za-z]{2}$","u");
// prettier-ignore
const $c4=new RegExp("^$|^-?[0-9]+\\.[0-9]{2}$","u");
// prettier-ignore
const $c5=new RegExp("^-?[0-9]+\\.[0-9]{2}$","u");
// prettier-ignore
const $c6=new RegExp("^$|^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c7=new RegExp("^$|^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c8=new RegExp("^$|^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c9=new RegExp("^$|^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c10=new RegExp("^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$","u");
// prettier-ignore
const $c11=new RegExp("^$|^[0-9]{4}$","u");
// prettier-ignore
const $c12=new RegExp("^$|^[0-9]{2}$","u");
// prettier-ignore
const $c13=new RegExp("^$|^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c14=new RegExp("^$|^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c15=new RegExp("^$|^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c16=new RegExp("^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c17=new RegExp("^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c18=new RegExp("^$|^\\+[0-9]","u");
// prettier-ignore
const $c19=new RegExp("^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c20=new RegExp("^$|^-?[0-9]+$","u");
// prettier-ignore
const $c21=new RegExp("^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c22=new RegExp("^$|^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c23=new RegExp("^$|^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $c24=new RegExp("^$|^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","u");
// prettier-ignore
const $s19="#/components/schemas/SentCheck";
// prettier-ignore
const $s18="#/sets/validateUpdateSentCheckParameters";
// prettier-ignore
const $s20="#/components/schemas/TransferId";
// prettier-ignore
const $s17="#/components/schemas/UpdateSentCheckRequest";
// prettier-ignore
const $s21="#/components/schemas/TransferMetadata";
// prettier-ignore
const $s16="#/components/schemas/Transfer";
// prettier-ignore
const $s27="#/components/schemas/TimestampOrUnset";
// prettier-ignore
const $s26="#/components/schemas/Address";
// prettier-ignore
const $s28="#/components/schemas/CountryCodeOrUnset";
// prettier-ignore
const $s25="#/components/schemas/AmountOrUnset";
// prettier-ignore
const $s24="#/components/schemas/Amount";
// prettier-ignore
const $s23="#/components/schemas/ContactIdOrUnset";
// prettier-ignore
const $s22="#/components/schemas/AccountIdOrUnset";
// prettier-ignore
const $s15="#/sets/validateReceiveAchPullParameters";
// prettier-ignore
const $s14="#/components/schemas/ReceiveAchPullRequest";
// prettier-ignore
const $s13="#/components/schemas/Card";
// prettier-ignore
const $s38="#/components/schemas/CardShipping";
// prettier-ignore
const $s39="#/components/schemas/ShippingIdOrUnset";
// prettier-ignore
const $s37="#/components/schemas/Cardholder";
// prettier-ignore
const $s40="#/components/schemas/CardholderIdOrUnset";
// prettier-ignore
const $s36="#/components/schemas/Timestamp";
// prettier-ignore
const $s35="#/components/schemas/ExpiryYearOrUnset";
// prettier-ignore
const $s34="#/components/schemas/ExpiryMonthOrUnset";
// prettier-ignore
const $s33="#/components/schemas/PersonIdOrUnset";
// prettier-ignore
const $s32="#/components/schemas/ProgramIdOrUnset";
// prettier-ignore
const $s31="#/components/schemas/BusinessIdOrUnset";
// prettier-ignore
const $s30="#/components/schemas/AccountId";
// prettier-ignore
const $s29="#/components/schemas/CardId";
// prettier-ignore
const $s12="#/sets/validateCreateCardParameters";
// prettier-ignore
const $s11="#/components/schemas/CreateCardRequest";
// prettier-ignore
const $s42="#/components/schemas/CardShippingInput";
// prettier-ignore
const $s41="#/components/schemas/AddressInput";
// prettier-ignore
const $s10="#/components/schemas/Contact";
// prettier-ignore
const $s48="#/components/schemas/ContactWire";
// prettier-ignore
const $s50="#/components/schemas/ContactWireInternational";
// prettier-ignore
const $s49="#/components/schemas/ContactWireDomestic";
// prettier-ignore
const $s47="#/components/schemas/ContactCheck";
// prettier-ignore
const $s46="#/components/schemas/ContactCard";
// prettier-ignore
const $s45="#/components/schemas/ContactAch";
// prettier-ignore
const $s44="#/components/schemas/PhoneNumberOrUnset";
// prettier-ignore
const $s43="#/components/schemas/ContactId";
// prettier-ignore
const $s9="#/sets/validateCreateContactParameters";
// prettier-ignore
const $s8="#/components/schemas/CreateContactRequest";
// prettier-ignore
const $s54="#/components/schemas/ContactWireInput";
// prettier-ignore
const $s56="#/components/schemas/ContactWireInternationalInput";
// prettier-ignore
const $s55="#/components/schemas/ContactWireDomesticInput";
// prettier-ignore
const $s53="#/components/schemas/ContactCheckInput";
// prettier-ignore
const $s52="#/components/schemas/ContactCardInput";
// prettier-ignore
const $s51="#/components/schemas/ContactAchInput";
// prettier-ignore
const $s7="#/sets/validateUpdateAccountParameters";
// prettier-ignore
const $s6="#/components/schemas/UpdateAccountRequest";
// prettier-ignore
const $s58="#/components/schemas/AccountIncomingInput";
// prettier-ignore
const $s59="#/components/schemas/AccountIncomingAchPullInput";
// prettier-ignore
const $s57="#/components/schemas/AccountConfigInput";
// prettier-ignore
const $s63="#/components/schemas/AccountSendInput";
// prettier-ignore
const $s65="#/components/schemas/RailSwitchInput";
// prettier-ignore
const $s64="#/components/schemas/AchSwitchInput";
// prettier-ignore
const $s62="#/components/schemas/AccountReceiveInput";
// prettier-ignore
const $s61="#/components/schemas/LimitsInput";
// prettier-ignore
const $s67="#/components/schemas/SendLimitsInput";
// prettier-ignore
const $s68="#/components/schemas/PeriodLimitsInput";
// prettier-ignore
const $s66="#/components/schemas/ReceiveLimitsInput";
// prettier-ignore
const $s60="#/components/schemas/AccountCardConfigInput";
// prettier-ignore
const $s69="#/components/schemas/CardAllowanceInput";
// prettier-ignore
const $s70="#/components/schemas/CountOrUnset";
// prettier-ignore
const $s5="#/components/schemas/Account";
// prettier-ignore
const $s72="#/components/schemas/AccountConfig";
// prettier-ignore
const $s78="#/components/schemas/AccountSend";
// prettier-ignore
const $s80="#/components/schemas/RailSwitch";
// prettier-ignore
const $s79="#/components/schemas/AchSwitch";
// prettier-ignore
const $s77="#/components/schemas/AccountReceive";
// prettier-ignore
const $s76="#/components/schemas/Limits";
// prettier-ignore
const $s82="#/components/schemas/SendLimits";
// prettier-ignore
const $s83="#/components/schemas/PeriodLimits";
// prettier-ignore
const $s81="#/components/schemas/ReceiveLimits";
// prettier-ignore
const $s75="#/components/schemas/AccountIncoming";
// prettier-ignore
const $s84="#/components/schemas/AccountIncomingAchPull";
// prettier-ignore
const $s74="#/components/schemas/AccountFallback";
// prettier-ignore
const $s73="#/components/schemas/AccountCardConfig";
// prettier-ignore
const $s85="#/components/schemas/CardAllowance";
// prettier-ignore
const $s71="#/components/schemas/ProgramId";
// prettier-ignore
const $s4="#/sets/validateCreateAccountParameters";
// prettier-ignore
const $s3="#/components/schemas/CreateAccountRequest";
// prettier-ignore
const $s2="#/components/schemas/Program";
// prettier-ignore
const $s105="#/components/schemas/TransactionLimits";
// prettier-ignore
const $s106="#/components/schemas/TransactionReceiveLimits";
// prettier-ignore
const $s104="#/components/schemas/ProgramSend";
// prettier-ignore
const $s108="#/components/schemas/RailRouting";
// prettier-ignore
const $s107="#/components/schemas/AchRouting";
// prettier-ignore
const $s103="#/components/schemas/ProgramReward";
// prettier-ignore
const $s102="#/components/schemas/ProgramReceive";
// prettier-ignore
const $s101="#/components/schemas/RealTimeAuth";
// prettier-ignore
const $s100="#/components/schemas/BankLinkExchange";
// prettier-ignore
const $s99="#/components/schemas/ProgramOps";
// prettier-ignore
const $s98="#/components/schemas/ProgramOnboarding";
// prettier-ignore
const $s109="#/components/schemas/OnboardingAllowance";
// prettier-ignore
const $s97="#/components/schemas/ProgramNotification";
// prettier-ignore
const $s96="#/components/schemas/ProgramMinor";
// prettier-ignore
const $s110="#/components/schemas/ProgramMinorCard";
// prettier-ignore
const $s95="#/components/schemas/ProgramLegal";
// prettier-ignore
const $s94="#/components/schemas/ProgramIncoming";
// prettier-ignore
const $s111="#/components/schemas/ProgramIncomingAchPull";
// prettier-ignore
const $s93="#/components/schemas/ProgramIdentity";
// prettier-ignore
const $s92="#/components/schemas/ProgramFallback";
// prettier-ignore
const $s91="#/components/schemas/ProgramCompany";
// prettier-ignore
const $s112="#/components/schemas/ContactPerson";
// prettier-ignore
const $s90="#/components/schemas/ProgramCard";
// prettier-ignore
const $s114="#/components/schemas/ProgramCardTypes";
// prettier-ignore
const $s113="#/components/schemas/ProgramCardBins";
// prettier-ignore
const $s115="#/components/schemas/CardBin";
// prettier-ignore
const $s117="#/components/schemas/IssuerProcessorData";
// prettier-ignore
const $s118="#/components/schemas/ProcessorConfigIdOrUnset";
// prettier-ignore
const $s116="#/components/schemas/BinIdOrUnset";
// prettier-ignore
const $s89="#/components/schemas/ProgramBrand";
// prettier-ignore
const $s121="#/components/schemas/BrandSdkTheme";
// prettier-ignore
const $s120="#/components/schemas/BrandSdkLocale";
// prettier-ignore
const $s119="#/components/schemas/BrandIdOrUnset";
// prettier-ignore
const $s88="#/components/schemas/ProgramBilling";
// prettier-ignore
const $s87="#/components/schemas/ProgramBank";
// prettier-ignore
const $s124="#/components/schemas/ProgramMaxAccounts";
// prettier-ignore
const $s123="#/components/schemas/ProgramAccountTypes";
// prettier-ignore
const $s122="#/components/schemas/ProgramAccountSubTypes";
// prettier-ignore
const $s86="#/components/schemas/ProgramThreeDomainSecure";
// prettier-ignore
const $s125="#/components/schemas/ProgramSendOtp";
// prettier-ignore
const $s1="#/sets/validateRetrieveProgramParameters";
// prettier-ignore
function $v19(_d:any,_p:string,_e:ValidationError[]):void{
$v16(_d,_p,_e);
if($object((_d as any))){
if(_d.transferType===undefined)$required(_e,_p,$s19+"/allOf/1","transferType");
if(_d.txnType===undefined)$required(_e,_p,$s19+"/allOf/1","txnType");
{const d1=_d.transferType;if(d1!==undefined){
if(!(typeof (d1 as any)==="string"))$type(_e,_p+"/transferType",$s19+"/allOf/1/properties/transferType","string");
if((d1 as any)!=="physicalCheck")$const(_e,_p+"/transferType",$s19+"/allOf/1/properties/transferType","physicalCheck");
}}
{const d2=_d.txnType;if(d2!==undefined){
if(!(typeof (d2 as any)==="string"))$type(_e,_p+"/txnType",$s19+"/allOf/1/properties/txnType","string");
if((d2 as any)!=="debit")$const(_e,_p+"/txnType",$s19+"/allOf/1/properties/txnType","debit");
}}
{const d3=_d.status;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/status",$s19+"/allOf/1/properties/status","string");
}}
{const d4=_d.type;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/type",$s19+"/allOf/1/properties/type","string");
}}
}else 
$type(_e,_p,$s19+"/allOf/1","object");
}
// prettier-ignore
function $v18(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.path===undefined)$required(_e,_p,$s18,"path");
{const d1=_d.path;if(d1!==undefined){
if($object(d1)){
if(d1.transferId===undefined)$required(_e,_p+"/path",$s18+"/properties/path","transferId");
{const d2=d1.transferId;if(d2!==undefined){
$v20(d2,_p+"/path/transferId",_e);
}}
}else 
$type(_e,_p+"/path",$s18+"/properties/path","object");
}}
{const d3=_d.query;if(d3!==undefined){
if(!($object(d3)))
$type(_e,_p+"/query",$s18+"/properties/query","object");
}}
{const d4=_d.header;if(d4!==undefined){
if(!($object(d4)))
$type(_e,_p+"/header",$s18+"/properties/header","object");
}}
}else 
$type(_e,_p,$s18,"object");
}
// prettier-ignore
function $v20(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c1.test(_d))$pattern(_e,_p,$s20,"^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s20,"string");
}
// prettier-ignore
function $v17(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.description;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/description",$s17+"/properties/description","string");
}}
{const d2=_d.title;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/title",$s17+"/properties/title","string");
}}
{const d3=_d.metadata;if(d3!==undefined){
a5:{const n4=_e.length;
{const n6=_e.length;
$v21(d3,_p+"/metadata",_e);
if(_e.length===n6){break a5;}}
{const n7=_e.length;
if(!((d3 as any)===null))$type(_e,_p+"/metadata",$s17+"/properties/metadata/anyOf/1","null");
if(_e.length===n7){_e.length=n4;break a5;}}
$composed(_e,_p+"/metadata",$s17+"/properties/metadata","anyOf");
}
}}
}else 
$type(_e,_p,$s17,"object");
}
// prettier-ignore
function $v21(_d:any,_p:string,_e:ValidationError[]):void{
if(!($object(_d)))
$type(_e,_p,$s21,"object");
}
// prettier-ignore
function $v16(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s16,"id");
if(_d.accountId===undefined)$required(_e,_p,$s16,"accountId");
if(_d.contactId===undefined)$required(_e,_p,$s16,"contactId");
if(_d.parentTransferId===undefined)$required(_e,_p,$s16,"parentTransferId");
if(_d.fallbackTransferId===undefined)$required(_e,_p,$s16,"fallbackTransferId");
if(_d.amount===undefined)$required(_e,_p,$s16,"amount");
if(_d.destinationAmount===undefined)$required(_e,_p,$s16,"destinationAmount");
if(_d.destinationCurrency===undefined)$required(_e,_p,$s16,"destinationCurrency");
if(_d.name===undefined)$required(_e,_p,$s16,"name");
if(_d.accountNumber===undefined)$required(_e,_p,$s16,"accountNumber");
if(_d.accountType===undefined)$required(_e,_p,$s16,"accountType");
if(_d.bankName===undefined)$required(_e,_p,$s16,"bankName");
if(_d.routingNumber===undefined)$required(_e,_p,$s16,"routingNumber");
if(_d.iban===undefined)$required(_e,_p,$s16,"iban");
if(_d.bin===undefined)$required(_e,_p,$s16,"bin");
if(_d.address===undefined)$required(_e,_p,$s16,"address");
if(_d.attachment===undefined)$required(_e,_p,$s16,"attachment");
if(_d.purposeCode===undefined)$required(_e,_p,$s16,"purposeCode");
if(_d.type===undefined)$required(_e,_p,$s16,"type");
if(_d.valid===undefined)$required(_e,_p,$s16,"valid");
if(_d.title===undefined)$required(_e,_p,$s16,"title");
if(_d.description===undefined)$required(_e,_p,$s16,"description");
if(_d.metadata===undefined)$required(_e,_p,$s16,"metadata");
if(_d.card===undefined)$required(_e,_p,$s16,"card");
if(_d.reviewCode===undefined)$required(_e,_p,$s16,"reviewCode");
if(_d.reviewMessage===undefined)$required(_e,_p,$s16,"reviewMessage");
if(_d.status===undefined)$required(_e,_p,$s16,"status");
if(_d.transferType===undefined)$required(_e,_p,$s16,"transferType");
if(_d.transferSubType===undefined)$required(_e,_p,$s16,"transferSubType");
if(_d.txnType===undefined)$required(_e,_p,$s16,"txnType");
if(_d.createdAt===undefined)$required(_e,_p,$s16,"createdAt");
if(_d.modifiedAt===undefined)$required(_e,_p,$s16,"modifiedAt");
if(_d.transferredAt===undefined)$required(_e,_p,$s16,"transferredAt");
{const d1=_d.id;if(d1!==undefined){
$v20(d1,_p+"/id",_e);
}}
{const d2=_d.accountId;if(d2!==undefined){
$v22(d2,_p+"/accountId",_e);
}}
{const d3=_d.contactId;if(d3!==undefined){
$v23(d3,_p+"/contactId",_e);
}}
{const d4=_d.parentTransferId;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/parentTransferId",$s16+"/properties/parentTransferId","string");
}}
{const d5=_d.fallbackTransferId;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/fallbackTransferId",$s16+"/properties/fallbackTransferId","string");
}}
{const d6=_d.amount;if(d6!==undefined){
$v24(d6,_p+"/amount",_e);
}}
{const d7=_d.destinationAmount;if(d7!==undefined){
$v25(d7,_p+"/destinationAmount",_e);
}}
{const d8=_d.destinationCurrency;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/destinationCurrency",$s16+"/properties/destinationCurrency","string");
}}
{const d9=_d.name;if(d9!==undefined){
if(!(typeof d9==="string"))$type(_e,_p+"/name",$s16+"/properties/name","string");
}}
{const d10=_d.accountNumber;if(d10!==undefined){
if(!(typeof d10==="string"))$type(_e,_p+"/accountNumber",$s16+"/properties/accountNumber","string");
}}
{const d11=_d.accountType;if(d11!==undefined){
if(!(typeof d11==="string"))$type(_e,_p+"/accountType",$s16+"/properties/accountType","string");
}}
{const d12=_d.bankName;if(d12!==undefined){
if(!(typeof d12==="string"))$type(_e,_p+"/bankName",$s16+"/properties/bankName","string");
}}
{const d13=_d.routingNumber;if(d13!==undefined){
if(!(typeof d13==="string"))$type(_e,_p+"/routingNumber",$s16+"/properties/routingNumber","string");
}}
{const d14=_d.iban;if(d14!==undefined){
if(!(typeof d14==="string"))$type(_e,_p+"/iban",$s16+"/properties/iban","string");
}}
{const d15=_d.bin;if(d15!==undefined){
if(!(typeof d15==="string"))$type(_e,_p+"/bin",$s16+"/properties/bin","string");
}}
{const d16=_d.address;if(d16!==undefined){
$v26(d16,_p+"/address",_e);
}}
{const d17=_d.attachment;if(d17!==undefined){
if(!(typeof d17==="string"))$type(_e,_p+"/attachment",$s16+"/properties/attachment","string");
}}
{const d18=_d.purposeCode;if(d18!==undefined){
if(!(typeof d18==="string"))$type(_e,_p+"/purposeCode",$s16+"/properties/purposeCode","string");
}}
{const d19=_d.type;if(d19!==undefined){
if(!(typeof d19==="string"))$type(_e,_p+"/type",$s16+"/properties/type","string");
}}
{const d20=_d.valid;if(d20!==undefined){
if(!(typeof d20==="string"))$type(_e,_p+"/valid",$s16+"/properties/valid","string");
}}
{const d21=_d.title;if(d21!==undefined){
if(!(typeof d21==="string"))$type(_e,_p+"/title",$s16+"/properties/title","string");
}}
{const d22=_d.description;if(d22!==undefined){
if(!(typeof d22==="string"))$type(_e,_p+"/description",$s16+"/properties/description","string");
}}
{const d23=_d.metadata;if(d23!==undefined){
a25:{const n24=_e.length;
{const n26=_e.length;
$v21(d23,_p+"/metadata",_e);
if(_e.length===n26){break a25;}}
{const n27=_e.length;
if(!((d23 as any)===null))$type(_e,_p+"/metadata",$s16+"/properties/metadata/anyOf/1","null");
if(_e.length===n27){_e.length=n24;break a25;}}
$composed(_e,_p+"/metadata",$s16+"/properties/metadata","anyOf");
}
}}
{const d28=_d.reviewCode;if(d28!==undefined){
if(!(typeof d28==="string"))$type(_e,_p+"/reviewCode",$s16+"/properties/reviewCode","string");
}}
{const d29=_d.reviewMessage;if(d29!==undefined){
if(!(typeof d29==="string"))$type(_e,_p+"/reviewMessage",$s16+"/properties/reviewMessage","string");
}}
{const d30=_d.status;if(d30!==undefined){
if(!(typeof d30==="string"))$type(_e,_p+"/status",$s16+"/properties/status","string");
}}
{const d31=_d.transferType;if(d31!==undefined){
if(!(typeof d31==="string"))$type(_e,_p+"/transferType",$s16+"/properties/transferType","string");
}}
{const d32=_d.transferSubType;if(d32!==undefined){
if(!(typeof d32==="string"))$type(_e,_p+"/transferSubType",$s16+"/properties/transferSubType","string");
}}
{const d33=_d.txnType;if(d33!==undefined){
if(!(typeof d33==="string"))$type(_e,_p+"/txnType",$s16+"/properties/txnType","string");
}}
{const d34=_d.createdAt;if(d34!==undefined){
$v27(d34,_p+"/createdAt",_e);
}}
{const d35=_d.modifiedAt;if(d35!==undefined){
$v27(d35,_p+"/modifiedAt",_e);
}}
{const d36=_d.transferredAt;if(d36!==undefined){
$v27(d36,_p+"/transferredAt",_e);
}}
}else 
$type(_e,_p,$s16,"object");
}
// prettier-ignore
function $v27(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c2.test(_d))$pattern(_e,_p,$s27,"^$|^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$");
}else 
$type(_e,_p,$s27,"string");
}
// prettier-ignore
function $v26(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.addressType===undefined)$required(_e,_p,$s26,"addressType");
if(_d.line1===undefined)$required(_e,_p,$s26,"line1");
if(_d.line2===undefined)$required(_e,_p,$s26,"line2");
if(_d.city===undefined)$required(_e,_p,$s26,"city");
if(_d.state===undefined)$required(_e,_p,$s26,"state");
if(_d.postalCode===undefined)$required(_e,_p,$s26,"postalCode");
if(_d.country===undefined)$required(_e,_p,$s26,"country");
{const d1=_d.addressType;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/addressType",$s26+"/properties/addressType","string");
}}
{const d2=_d.line1;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/line1",$s26+"/properties/line1","string");
}}
{const d3=_d.line2;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/line2",$s26+"/properties/line2","string");
}}
{const d4=_d.city;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/city",$s26+"/properties/city","string");
}}
{const d5=_d.state;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/state",$s26+"/properties/state","string");
}}
{const d6=_d.postalCode;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/postalCode",$s26+"/properties/postalCode","string");
}}
{const d7=_d.country;if(d7!==undefined){
$v28(d7,_p+"/country",_e);
}}
}else 
$type(_e,_p,$s26,"object");
}
// prettier-ignore
function $v28(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c3.test(_d))$pattern(_e,_p,$s28,"^$|^[A-Za-z]{2}$");
}else 
$type(_e,_p,$s28,"string");
}
// prettier-ignore
function $v25(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c4.test(_d))$pattern(_e,_p,$s25,"^$|^-?[0-9]+\\.[0-9]{2}$");
}else 
$type(_e,_p,$s25,"string");
}
// prettier-ignore
function $v24(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c5.test(_d))$pattern(_e,_p,$s24,"^-?[0-9]+\\.[0-9]{2}$");
}else 
$type(_e,_p,$s24,"string");
}
// prettier-ignore
function $v23(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c6.test(_d))$pattern(_e,_p,$s23,"^$|^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s23,"string");
}
// prettier-ignore
function $v22(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c7.test(_d))$pattern(_e,_p,$s22,"^$|^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s22,"string");
}
// prettier-ignore
function $v15(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.path;if(d1!==undefined){
if(!($object(d1)))
$type(_e,_p+"/path",$s15+"/properties/path","object");
}}
{const d2=_d.query;if(d2!==undefined){
if(!($object(d2)))
$type(_e,_p+"/query",$s15+"/properties/query","object");
}}
{const d3=_d.header;if(d3!==undefined){
if(!($object(d3)))
$type(_e,_p+"/header",$s15+"/properties/header","object");
}}
}else 
$type(_e,_p,$s15,"object");
}
// prettier-ignore
function $v14(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.accountId;if(d1!==undefined){
$v22(d1,_p+"/accountId",_e);
}}
{const d2=_d.contactId;if(d2!==undefined){
$v23(d2,_p+"/contactId",_e);
}}
{const d3=_d.amount;if(d3!==undefined){
$v25(d3,_p+"/amount",_e);
}}
{const d4=_d.description;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/description",$s14+"/properties/description","string");
}}
{const d5=_d.type;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/type",$s14+"/properties/type","string");
}}
}else 
$type(_e,_p,$s14,"object");
}
// prettier-ignore
function $v13(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s13,"id");
if(_d.accountId===undefined)$required(_e,_p,$s13,"accountId");
if(_d.businessId===undefined)$required(_e,_p,$s13,"businessId");
if(_d.programId===undefined)$required(_e,_p,$s13,"programId");
if(_d.createdPersonId===undefined)$required(_e,_p,$s13,"createdPersonId");
if(_d.familyId===undefined)$required(_e,_p,$s13,"familyId");
if(_d.label===undefined)$required(_e,_p,$s13,"label");
if(_d.bin===undefined)$required(_e,_p,$s13,"bin");
if(_d.cardType===undefined)$required(_e,_p,$s13,"cardType");
if(_d.currency===undefined)$required(_e,_p,$s13,"currency");
if(_d.atmAccess===undefined)$required(_e,_p,$s13,"atmAccess");
if(_d.limitAmount===undefined)$required(_e,_p,$s13,"limitAmount");
if(_d.limitInterval===undefined)$required(_e,_p,$s13,"limitInterval");
if(_d.allowedCategories===undefined)$required(_e,_p,$s13,"allowedCategories");
if(_d.blockedMerchants===undefined)$required(_e,_p,$s13,"blockedMerchants");
if(_d.embossingBusiness===undefined)$required(_e,_p,$s13,"embossingBusiness");
if(_d.embossingPerson===undefined)$required(_e,_p,$s13,"embossingPerson");
if(_d.allowedMerchants===undefined)$required(_e,_p,$s13,"allowedMerchants");
if(_d.blockedCategories===undefined)$required(_e,_p,$s13,"blockedCategories");
if(_d.availableLimit===undefined)$required(_e,_p,$s13,"availableLimit");
if(_d.cardStatus===undefined)$required(_e,_p,$s13,"cardStatus");
if(_d.activatedAt===undefined)$required(_e,_p,$s13,"activatedAt");
if(_d.expiryMonth===undefined)$required(_e,_p,$s13,"expiryMonth");
if(_d.expiryYear===undefined)$required(_e,_p,$s13,"expiryYear");
if(_d.last4===undefined)$required(_e,_p,$s13,"last4");
if(_d.theme===undefined)$required(_e,_p,$s13,"theme");
if(_d.walletId===undefined)$required(_e,_p,$s13,"walletId");
if(_d.metadata===undefined)$required(_e,_p,$s13,"metadata");
if(_d.createdAt===undefined)$required(_e,_p,$s13,"createdAt");
if(_d.modifiedAt===undefined)$required(_e,_p,$s13,"modifiedAt");
if(_d.cardholder===undefined)$required(_e,_p,$s13,"cardholder");
if(_d.shipping===undefined)$required(_e,_p,$s13,"shipping");
{const d1=_d.id;if(d1!==undefined){
$v29(d1,_p+"/id",_e);
}}
{const d2=_d.accountId;if(d2!==undefined){
$v30(d2,_p+"/accountId",_e);
}}
{const d3=_d.businessId;if(d3!==undefined){
$v31(d3,_p+"/businessId",_e);
}}
{const d4=_d.programId;if(d4!==undefined){
$v32(d4,_p+"/programId",_e);
}}
{const d5=_d.createdPersonId;if(d5!==undefined){
$v33(d5,_p+"/createdPersonId",_e);
}}
{const d6=_d.familyId;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/familyId",$s13+"/properties/familyId","string");
}}
{const d7=_d.label;if(d7!==undefined){
if(!(typeof d7==="string"))$type(_e,_p+"/label",$s13+"/properties/label","string");
}}
{const d8=_d.bin;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/bin",$s13+"/properties/bin","string");
}}
{const d9=_d.cardType;if(d9!==undefined){
if(!(typeof d9==="string"))$type(_e,_p+"/cardType",$s13+"/properties/cardType","string");
}}
{const d10=_d.currency;if(d10!==undefined){
if(!(typeof d10==="string"))$type(_e,_p+"/currency",$s13+"/properties/currency","string");
}}
{const d11=_d.atmAccess;if(d11!==undefined){
if(!(typeof d11==="boolean"))$type(_e,_p+"/atmAccess",$s13+"/properties/atmAccess","boolean");
}}
{const d12=_d.limitAmount;if(d12!==undefined){
$v25(d12,_p+"/limitAmount",_e);
}}
{const d13=_d.limitInterval;if(d13!==undefined){
if(!(typeof d13==="string"))$type(_e,_p+"/limitInterval",$s13+"/properties/limitInterval","string");
}}
{const d14=_d.allowedCategories;if(d14!==undefined){
if(!(Array.isArray(d14)||d14===null))$type(_e,_p+"/allowedCategories",$s13+"/properties/allowedCategories",["array","null"]);
if(Array.isArray(d14)){
for(let i15=0;i15<d14.length;i15++){const d16=d14[i15];
if(!(typeof d16==="string"))$type(_e,_p+"/allowedCategories/"+i15,$s13+"/properties/allowedCategories/items","string");
}
}
}}
{const d17=_d.blockedMerchants;if(d17!==undefined){
if(!(Array.isArray(d17)||d17===null))$type(_e,_p+"/blockedMerchants",$s13+"/properties/blockedMerchants",["array","null"]);
if(Array.isArray(d17)){
for(let i18=0;i18<d17.length;i18++){const d19=d17[i18];
if(!(typeof d19==="string"))$type(_e,_p+"/blockedMerchants/"+i18,$s13+"/properties/blockedMerchants/items","string");
}
}
}}
{const d20=_d.embossingBusiness;if(d20!==undefined){
if(!(typeof d20==="string"))$type(_e,_p+"/embossingBusiness",$s13+"/properties/embossingBusiness","string");
}}
{const d21=_d.embossingPerson;if(d21!==undefined){
if(!(typeof d21==="string"))$type(_e,_p+"/embossingPerson",$s13+"/properties/embossingPerson","string");
}}
{const d22=_d.allowedMerchants;if(d22!==undefined){
if(!(Array.isArray(d22)||d22===null))$type(_e,_p+"/allowedMerchants",$s13+"/properties/allowedMerchants",["array","null"]);
}}
{const d25=_d.blockedCategories;if(d25!==undefined){
if(!(Array.isArray(d25)||d25===null))$type(_e,_p+"/blockedCategories",$s13+"/properties/blockedCategories",["array","null"]);
}}
{const d28=_d.availableLimit;if(d28!==undefined){
$v25(d28,_p+"/availableLimit",_e);
}}
{const d29=_d.cardStatus;if(d29!==undefined){
if(!(typeof d29==="string"))$type(_e,_p+"/cardStatus",$s13+"/properties/cardStatus","string");
}}
{const d30=_d.activatedAt;if(d30!==undefined){
$v27(d30,_p+"/activatedAt",_e);
}}
{const d31=_d.expiryMonth;if(d31!==undefined){
$v34(d31,_p+"/expiryMonth",_e);
}}
{const d32=_d.expiryYear;if(d32!==undefined){
$v35(d32,_p+"/expiryYear",_e);
}}
{const d33=_d.last4;if(d33!==undefined){
if(!(typeof d33==="string"))$type(_e,_p+"/last4",$s13+"/properties/last4","string");
}}
{const d34=_d.theme;if(d34!==undefined){
if(!(typeof d34==="string"))$type(_e,_p+"/theme",$s13+"/properties/theme","string");
}}
{const d35=_d.walletId;if(d35!==undefined){
if(!(typeof d35==="string"))$type(_e,_p+"/walletId",$s13+"/properties/walletId","string");
}}
{const d36=_d.createdAt;if(d36!==undefined){
$v36(d36,_p+"/createdAt",_e);
}}
{const d37=_d.modifiedAt;if(d37!==undefined){
$v27(d37,_p+"/modifiedAt",_e);
}}
{const d38=_d.cardholder;if(d38!==undefined){
a40:{const n39=_e.length;
{const n41=_e.length;
$v37(d38,_p+"/cardholder",_e);
if(_e.length===n41){break a40;}}
{const n42=_e.length;
if(!((d38 as any)===null))$type(_e,_p+"/cardholder",$s13+"/properties/cardholder/anyOf/1","null");
if(_e.length===n42){_e.length=n39;break a40;}}
$composed(_e,_p+"/cardholder",$s13+"/properties/cardholder","anyOf");
}
}}
{const d43=_d.shipping;if(d43!==undefined){
a45:{const n44=_e.length;
{const n46=_e.length;
$v38(d43,_p+"/shipping",_e);
if(_e.length===n46){break a45;}}
{const n47=_e.length;
if(!((d43 as any)===null))$type(_e,_p+"/shipping",$s13+"/properties/shipping/anyOf/1","null");
if(_e.length===n47){_e.length=n44;break a45;}}
$composed(_e,_p+"/shipping",$s13+"/properties/shipping","anyOf");
}
}}
}else 
$type(_e,_p,$s13,"object");
}
// prettier-ignore
function $v38(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s38,"id");
if(_d.shippingAddress===undefined)$required(_e,_p,$s38,"shippingAddress");
if(_d.deliveryStatus===undefined)$required(_e,_p,$s38,"deliveryStatus");
if(_d.deliveryPartner===undefined)$required(_e,_p,$s38,"deliveryPartner");
if(_d.eta===undefined)$required(_e,_p,$s38,"eta");
if(_d.trackingNumber===undefined)$required(_e,_p,$s38,"trackingNumber");
if(_d.trackingUrl===undefined)$required(_e,_p,$s38,"trackingUrl");
if(_d.createdAt===undefined)$required(_e,_p,$s38,"createdAt");
if(_d.modifiedAt===undefined)$required(_e,_p,$s38,"modifiedAt");
{const d1=_d.id;if(d1!==undefined){
$v39(d1,_p+"/id",_e);
}}
{const d2=_d.shippingAddress;if(d2!==undefined){
a4:{const n3=_e.length;
{const n5=_e.length;
$v26(d2,_p+"/shippingAddress",_e);
if(_e.length===n5){break a4;}}
{const n6=_e.length;
if(!((d2 as any)===null))$type(_e,_p+"/shippingAddress",$s38+"/properties/shippingAddress/anyOf/1","null");
if(_e.length===n6){_e.length=n3;break a4;}}
$composed(_e,_p+"/shippingAddress",$s38+"/properties/shippingAddress","anyOf");
}
}}
{const d7=_d.deliveryStatus;if(d7!==undefined){
if(!(typeof d7==="string"))$type(_e,_p+"/deliveryStatus",$s38+"/properties/deliveryStatus","string");
}}
{const d8=_d.deliveryPartner;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/deliveryPartner",$s38+"/properties/deliveryPartner","string");
}}
{const d9=_d.eta;if(d9!==undefined){
if(!(typeof d9==="string"))$type(_e,_p+"/eta",$s38+"/properties/eta","string");
}}
{const d10=_d.trackingNumber;if(d10!==undefined){
if(!(typeof d10==="string"))$type(_e,_p+"/trackingNumber",$s38+"/properties/trackingNumber","string");
}}
{const d11=_d.trackingUrl;if(d11!==undefined){
if(!(typeof d11==="string"))$type(_e,_p+"/trackingUrl",$s38+"/properties/trackingUrl","string");
}}
{const d12=_d.createdAt;if(d12!==undefined){
$v27(d12,_p+"/createdAt",_e);
}}
{const d13=_d.modifiedAt;if(d13!==undefined){
$v27(d13,_p+"/modifiedAt",_e);
}}
}else 
$type(_e,_p,$s38,"object");
}
// prettier-ignore
function $v39(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c8.test(_d))$pattern(_e,_p,$s39,"^$|^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s39,"string");
}
// prettier-ignore
function $v37(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s37,"id");
if(_d.name===undefined)$required(_e,_p,$s37,"name");
if(_d.personId===undefined)$required(_e,_p,$s37,"personId");
if(_d.billingAddress===undefined)$required(_e,_p,$s37,"billingAddress");
if(_d.createdAt===undefined)$required(_e,_p,$s37,"createdAt");
if(_d.modifiedAt===undefined)$required(_e,_p,$s37,"modifiedAt");
{const d1=_d.id;if(d1!==undefined){
$v40(d1,_p+"/id",_e);
}}
{const d2=_d.name;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/name",$s37+"/properties/name","string");
}}
{const d3=_d.personId;if(d3!==undefined){
$v33(d3,_p+"/personId",_e);
}}
{const d4=_d.billingAddress;if(d4!==undefined){
a6:{const n5=_e.length;
{const n7=_e.length;
$v26(d4,_p+"/billingAddress",_e);
if(_e.length===n7){break a6;}}
{const n8=_e.length;
if(!((d4 as any)===null))$type(_e,_p+"/billingAddress",$s37+"/properties/billingAddress/anyOf/1","null");
if(_e.length===n8){_e.length=n5;break a6;}}
$composed(_e,_p+"/billingAddress",$s37+"/properties/billingAddress","anyOf");
}
}}
{const d9=_d.createdAt;if(d9!==undefined){
$v27(d9,_p+"/createdAt",_e);
}}
{const d10=_d.modifiedAt;if(d10!==undefined){
$v27(d10,_p+"/modifiedAt",_e);
}}
}else 
$type(_e,_p,$s37,"object");
}
// prettier-ignore
function $v40(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c9.test(_d))$pattern(_e,_p,$s40,"^$|^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s40,"string");
}
// prettier-ignore
function $v36(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c10.test(_d))$pattern(_e,_p,$s36,"^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$");
}else 
$type(_e,_p,$s36,"string");
}
// prettier-ignore
function $v35(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c11.test(_d))$pattern(_e,_p,$s35,"^$|^[0-9]{4}$");
}else 
$type(_e,_p,$s35,"string");
}
// prettier-ignore
function $v34(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c12.test(_d))$pattern(_e,_p,$s34,"^$|^[0-9]{2}$");
}else 
$type(_e,_p,$s34,"string");
}
// prettier-ignore
function $v33(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c13.test(_d))$pattern(_e,_p,$s33,"^$|^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s33,"string");
}
// prettier-ignore
function $v32(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c14.test(_d))$pattern(_e,_p,$s32,"^$|^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s32,"string");
}
// prettier-ignore
function $v31(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c15.test(_d))$pattern(_e,_p,$s31,"^$|^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s31,"string");
}
// prettier-ignore
function $v30(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c16.test(_d))$pattern(_e,_p,$s30,"^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s30,"string");
}
// prettier-ignore
function $v29(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c17.test(_d))$pattern(_e,_p,$s29,"^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s29,"string");
}
// prettier-ignore
function $v12(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.path;if(d1!==undefined){
if(!($object(d1)))
$type(_e,_p+"/path",$s12+"/properties/path","object");
}}
{const d2=_d.query;if(d2!==undefined){
if(!($object(d2)))
$type(_e,_p+"/query",$s12+"/properties/query","object");
}}
{const d3=_d.header;if(d3!==undefined){
if(!($object(d3)))
$type(_e,_p+"/header",$s12+"/properties/header","object");
}}
}else 
$type(_e,_p,$s12,"object");
}
// prettier-ignore
function $v11(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.accountId;if(d1!==undefined){
$v22(d1,_p+"/accountId",_e);
}}
{const d2=_d.allowedCategories;if(d2!==undefined){
if(!(Array.isArray(d2)||d2===null))$type(_e,_p+"/allowedCategories",$s11+"/properties/allowedCategories",["array","null"]);
if(Array.isArray(d2)){
for(let i3=0;i3<d2.length;i3++){const d4=d2[i3];
if(!(typeof d4==="string"))$type(_e,_p+"/allowedCategories/"+i3,$s11+"/properties/allowedCategories/items","string");
}
}
}}
{const d5=_d.blockedMerchants;if(d5!==undefined){
if(!(Array.isArray(d5)||d5===null))$type(_e,_p+"/blockedMerchants",$s11+"/properties/blockedMerchants",["array","null"]);
if(Array.isArray(d5)){
for(let i6=0;i6<d5.length;i6++){const d7=d5[i6];
if(!(typeof d7==="string"))$type(_e,_p+"/blockedMerchants/"+i6,$s11+"/properties/blockedMerchants/items","string");
}
}
}}
{const d8=_d.atmAccess;if(d8!==undefined){
if(!(typeof d8==="boolean"))$type(_e,_p+"/atmAccess",$s11+"/properties/atmAccess","boolean");
}}
{const d9=_d.billingAddress;if(d9!==undefined){
a11:{const n10=_e.length;
{const n12=_e.length;
$v41(d9,_p+"/billingAddress",_e);
if(_e.length===n12){break a11;}}
{const n13=_e.length;
if(!((d9 as any)===null))$type(_e,_p+"/billingAddress",$s11+"/properties/billingAddress/anyOf/1","null");
if(_e.length===n13){_e.length=n10;break a11;}}
$composed(_e,_p+"/billingAddress",$s11+"/properties/billingAddress","anyOf");
}
}}
{const d14=_d.bin;if(d14!==undefined){
if(!(typeof d14==="string"))$type(_e,_p+"/bin",$s11+"/properties/bin","string");
}}
{const d15=_d.cardType;if(d15!==undefined){
if(!(typeof d15==="string"))$type(_e,_p+"/cardType",$s11+"/properties/cardType","string");
}}
{const d16=_d.currency;if(d16!==undefined){
if(!(typeof d16==="string"))$type(_e,_p+"/currency",$s11+"/properties/currency","string");
}}
{const d17=_d.embossingBusiness;if(d17!==undefined){
if(!(typeof d17==="string"))$type(_e,_p+"/embossingBusiness",$s11+"/properties/embossingBusiness","string");
}}
{const d18=_d.embossingPerson;if(d18!==undefined){
if(!(typeof d18==="string"))$type(_e,_p+"/embossingPerson",$s11+"/properties/embossingPerson","string");
}}
{const d19=_d.label;if(d19!==undefined){
if(!(typeof d19==="string"))$type(_e,_p+"/label",$s11+"/properties/label","string");
}}
{const d20=_d.limitAmount;if(d20!==undefined){
$v25(d20,_p+"/limitAmount",_e);
}}
{const d21=_d.limitInterval;if(d21!==undefined){
if(!(typeof d21==="string"))$type(_e,_p+"/limitInterval",$s11+"/properties/limitInterval","string");
}}
{const d22=_d.shipping;if(d22!==undefined){
a24:{const n23=_e.length;
{const n25=_e.length;
$v42(d22,_p+"/shipping",_e);
if(_e.length===n25){break a24;}}
{const n26=_e.length;
if(!((d22 as any)===null))$type(_e,_p+"/shipping",$s11+"/properties/shipping/anyOf/1","null");
if(_e.length===n26){_e.length=n23;break a24;}}
$composed(_e,_p+"/shipping",$s11+"/properties/shipping","anyOf");
}
}}
}else 
$type(_e,_p,$s11,"object");
}
// prettier-ignore
function $v42(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.shippingAddress;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v41(d1,_p+"/shippingAddress",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/shippingAddress",$s42+"/properties/shippingAddress/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/shippingAddress",$s42+"/properties/shippingAddress","anyOf");
}
}}
}else 
$type(_e,_p,$s42,"object");
}
// prettier-ignore
function $v41(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.addressType;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/addressType",$s41+"/properties/addressType","string");
}}
{const d2=_d.line1;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/line1",$s41+"/properties/line1","string");
}}
{const d3=_d.line2;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/line2",$s41+"/properties/line2","string");
}}
{const d4=_d.city;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/city",$s41+"/properties/city","string");
}}
{const d5=_d.state;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/state",$s41+"/properties/state","string");
}}
{const d6=_d.postalCode;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/postalCode",$s41+"/properties/postalCode","string");
}}
{const d7=_d.country;if(d7!==undefined){
$v28(d7,_p+"/country",_e);
}}
}else 
$type(_e,_p,$s41,"object");
}
// prettier-ignore
function $v10(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s10,"id");
if(_d.programId===undefined)$required(_e,_p,$s10,"programId");
if(_d.accountId===undefined)$required(_e,_p,$s10,"accountId");
if(_d.name===undefined)$required(_e,_p,$s10,"name");
if(_d.email===undefined)$required(_e,_p,$s10,"email");
if(_d.phone===undefined)$required(_e,_p,$s10,"phone");
if(_d.ach===undefined)$required(_e,_p,$s10,"ach");
if(_d.card===undefined)$required(_e,_p,$s10,"card");
if(_d.check===undefined)$required(_e,_p,$s10,"check");
if(_d.wire===undefined)$required(_e,_p,$s10,"wire");
if(_d.label===undefined)$required(_e,_p,$s10,"label");
if(_d.status===undefined)$required(_e,_p,$s10,"status");
if(_d.type===undefined)$required(_e,_p,$s10,"type");
if(_d.createdAt===undefined)$required(_e,_p,$s10,"createdAt");
if(_d.modifiedAt===undefined)$required(_e,_p,$s10,"modifiedAt");
if(_d.metadata===undefined)$required(_e,_p,$s10,"metadata");
if(_d.crossBorder===undefined)$required(_e,_p,$s10,"crossBorder");
if(_d.debitCard===undefined)$required(_e,_p,$s10,"debitCard");
if(_d.intrabank===undefined)$required(_e,_p,$s10,"intrabank");
{const d1=_d.id;if(d1!==undefined){
$v43(d1,_p+"/id",_e);
}}
{const d2=_d.programId;if(d2!==undefined){
$v32(d2,_p+"/programId",_e);
}}
{const d3=_d.accountId;if(d3!==undefined){
$v22(d3,_p+"/accountId",_e);
}}
{const d4=_d.name;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/name",$s10+"/properties/name","string");
}}
{const d5=_d.email;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/email",$s10+"/properties/email","string");
}}
{const d6=_d.phone;if(d6!==undefined){
$v44(d6,_p+"/phone",_e);
}}
{const d7=_d.ach;if(d7!==undefined){
a9:{const n8=_e.length;
{const n10=_e.length;
$v45(d7,_p+"/ach",_e);
if(_e.length===n10){break a9;}}
{const n11=_e.length;
if(!((d7 as any)===null))$type(_e,_p+"/ach",$s10+"/properties/ach/anyOf/1","null");
if(_e.length===n11){_e.length=n8;break a9;}}
$composed(_e,_p+"/ach",$s10+"/properties/ach","anyOf");
}
}}
{const d12=_d.card;if(d12!==undefined){
a14:{const n13=_e.length;
{const n15=_e.length;
$v46(d12,_p+"/card",_e);
if(_e.length===n15){break a14;}}
{const n16=_e.length;
if(!((d12 as any)===null))$type(_e,_p+"/card",$s10+"/properties/card/anyOf/1","null");
if(_e.length===n16){_e.length=n13;break a14;}}
$composed(_e,_p+"/card",$s10+"/properties/card","anyOf");
}
}}
{const d17=_d.check;if(d17!==undefined){
a19:{const n18=_e.length;
{const n20=_e.length;
$v47(d17,_p+"/check",_e);
if(_e.length===n20){break a19;}}
{const n21=_e.length;
if(!((d17 as any)===null))$type(_e,_p+"/check",$s10+"/properties/check/anyOf/1","null");
if(_e.length===n21){_e.length=n18;break a19;}}
$composed(_e,_p+"/check",$s10+"/properties/check","anyOf");
}
}}
{const d22=_d.wire;if(d22!==undefined){
a24:{const n23=_e.length;
{const n25=_e.length;
$v48(d22,_p+"/wire",_e);
if(_e.length===n25){break a24;}}
{const n26=_e.length;
if(!((d22 as any)===null))$type(_e,_p+"/wire",$s10+"/properties/wire/anyOf/1","null");
if(_e.length===n26){_e.length=n23;break a24;}}
$composed(_e,_p+"/wire",$s10+"/properties/wire","anyOf");
}
}}
{const d27=_d.label;if(d27!==undefined){
if(!(typeof d27==="string"))$type(_e,_p+"/label",$s10+"/properties/label","string");
}}
{const d28=_d.status;if(d28!==undefined){
if(!(typeof d28==="string"))$type(_e,_p+"/status",$s10+"/properties/status","string");
}}
{const d29=_d.type;if(d29!==undefined){
if(!(typeof d29==="string"))$type(_e,_p+"/type",$s10+"/properties/type","string");
}}
{const d30=_d.createdAt;if(d30!==undefined){
$v36(d30,_p+"/createdAt",_e);
}}
{const d31=_d.modifiedAt;if(d31!==undefined){
$v36(d31,_p+"/modifiedAt",_e);
}}
}else 
$type(_e,_p,$s10,"object");
}
// prettier-ignore
function $v48(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.domestic===undefined)$required(_e,_p,$s48,"domestic");
if(_d.international===undefined)$required(_e,_p,$s48,"international");
{const d1=_d.domestic;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v49(d1,_p+"/domestic",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/domestic",$s48+"/properties/domestic/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/domestic",$s48+"/properties/domestic","anyOf");
}
}}
{const d6=_d.international;if(d6!==undefined){
a8:{const n7=_e.length;
{const n9=_e.length;
$v50(d6,_p+"/international",_e);
if(_e.length===n9){break a8;}}
{const n10=_e.length;
if(!((d6 as any)===null))$type(_e,_p+"/international",$s48+"/properties/international/anyOf/1","null");
if(_e.length===n10){_e.length=n7;break a8;}}
$composed(_e,_p+"/international",$s48+"/properties/international","anyOf");
}
}}
}else 
$type(_e,_p,$s48,"object");
}
// prettier-ignore
function $v50(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.accountNumber===undefined)$required(_e,_p,$s50,"accountNumber");
if(_d.accountType===undefined)$required(_e,_p,$s50,"accountType");
if(_d.bankIdentifierCode===undefined)$required(_e,_p,$s50,"bankIdentifierCode");
if(_d.bankIdentifierType===undefined)$required(_e,_p,$s50,"bankIdentifierType");
if(_d.beneficiaryAddress===undefined)$required(_e,_p,$s50,"beneficiaryAddress");
if(_d.beneficiaryBank===undefined)$required(_e,_p,$s50,"beneficiaryBank");
if(_d.beneficiaryBankAddress===undefined)$required(_e,_p,$s50,"beneficiaryBankAddress");
if(_d.correspondentBank===undefined)$required(_e,_p,$s50,"correspondentBank");
if(_d.correspondentBankAddress===undefined)$required(_e,_p,$s50,"correspondentBankAddress");
if(_d.correspondentBankIdentifierCode===undefined)$required(_e,_p,$s50,"correspondentBankIdentifierCode");
{const d1=_d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/accountNumber",$s50+"/properties/accountNumber","string");
}}
{const d2=_d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/accountType",$s50+"/properties/accountType","string");
}}
{const d3=_d.bankIdentifierCode;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/bankIdentifierCode",$s50+"/properties/bankIdentifierCode","string");
}}
{const d4=_d.bankIdentifierType;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/bankIdentifierType",$s50+"/properties/bankIdentifierType","string");
}}
{const d5=_d.beneficiaryAddress;if(d5!==undefined){
a7:{const n6=_e.length;
{const n8=_e.length;
$v26(d5,_p+"/beneficiaryAddress",_e);
if(_e.length===n8){break a7;}}
{const n9=_e.length;
if(!((d5 as any)===null))$type(_e,_p+"/beneficiaryAddress",$s50+"/properties/beneficiaryAddress/anyOf/1","null");
if(_e.length===n9){_e.length=n6;break a7;}}
$composed(_e,_p+"/beneficiaryAddress",$s50+"/properties/beneficiaryAddress","anyOf");
}
}}
{const d10=_d.beneficiaryBank;if(d10!==undefined){
if(!(typeof d10==="string"))$type(_e,_p+"/beneficiaryBank",$s50+"/properties/beneficiaryBank","string");
}}
{const d11=_d.beneficiaryBankAddress;if(d11!==undefined){
a13:{const n12=_e.length;
{const n14=_e.length;
$v26(d11,_p+"/beneficiaryBankAddress",_e);
if(_e.length===n14){break a13;}}
{const n15=_e.length;
if(!((d11 as any)===null))$type(_e,_p+"/beneficiaryBankAddress",$s50+"/properties/beneficiaryBankAddress/anyOf/1","null");
if(_e.length===n15){_e.length=n12;break a13;}}
$composed(_e,_p+"/beneficiaryBankAddress",$s50+"/properties/beneficiaryBankAddress","anyOf");
}
}}
{const d16=_d.correspondentBank;if(d16!==undefined){
if(!(typeof d16==="string"))$type(_e,_p+"/correspondentBank",$s50+"/properties/correspondentBank","string");
}}
{const d17=_d.correspondentBankAddress;if(d17!==undefined){
a19:{const n18=_e.length;
{const n20=_e.length;
$v26(d17,_p+"/correspondentBankAddress",_e);
if(_e.length===n20){break a19;}}
{const n21=_e.length;
if(!((d17 as any)===null))$type(_e,_p+"/correspondentBankAddress",$s50+"/properties/correspondentBankAddress/anyOf/1","null");
if(_e.length===n21){_e.length=n18;break a19;}}
$composed(_e,_p+"/correspondentBankAddress",$s50+"/properties/correspondentBankAddress","anyOf");
}
}}
{const d22=_d.correspondentBankIdentifierCode;if(d22!==undefined){
if(!(typeof d22==="string"))$type(_e,_p+"/correspondentBankIdentifierCode",$s50+"/properties/correspondentBankIdentifierCode","string");
}}
}else 
$type(_e,_p,$s50,"object");
}
// prettier-ignore
function $v49(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.accountNumber===undefined)$required(_e,_p,$s49,"accountNumber");
if(_d.accountType===undefined)$required(_e,_p,$s49,"accountType");
if(_d.address===undefined)$required(_e,_p,$s49,"address");
if(_d.bankName===undefined)$required(_e,_p,$s49,"bankName");
if(_d.routingNumber===undefined)$required(_e,_p,$s49,"routingNumber");
if(_d.last4===undefined)$required(_e,_p,$s49,"last4");
{const d1=_d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/accountNumber",$s49+"/properties/accountNumber","string");
}}
{const d2=_d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/accountType",$s49+"/properties/accountType","string");
}}
{const d3=_d.address;if(d3!==undefined){
a5:{const n4=_e.length;
{const n6=_e.length;
$v26(d3,_p+"/address",_e);
if(_e.length===n6){break a5;}}
{const n7=_e.length;
if(!((d3 as any)===null))$type(_e,_p+"/address",$s49+"/properties/address/anyOf/1","null");
if(_e.length===n7){_e.length=n4;break a5;}}
$composed(_e,_p+"/address",$s49+"/properties/address","anyOf");
}
}}
{const d8=_d.bankName;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/bankName",$s49+"/properties/bankName","string");
}}
{const d9=_d.routingNumber;if(d9!==undefined){
if(!(typeof d9==="string"))$type(_e,_p+"/routingNumber",$s49+"/properties/routingNumber","string");
}}
{const d10=_d.last4;if(d10!==undefined){
if(typeof d10==="string"){
if(d10.length>4&&$length(d10)>4)$size(_e,_p+"/last4",$s49+"/properties/last4","maxLength",4,"characters");
}else 
$type(_e,_p+"/last4",$s49+"/properties/last4","string");
}}
}else 
$type(_e,_p,$s49,"object");
}
// prettier-ignore
function $v47(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.address===undefined)$required(_e,_p,$s47,"address");
{const d1=_d.address;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v26(d1,_p+"/address",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/address",$s47+"/properties/address/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/address",$s47+"/properties/address","anyOf");
}
}}
}else 
$type(_e,_p,$s47,"object");
}
// prettier-ignore
function $v46(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.address===undefined)$required(_e,_p,$s46,"address");
{const d1=_d.address;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v26(d1,_p+"/address",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/address",$s46+"/properties/address/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/address",$s46+"/properties/address","anyOf");
}
}}
}else 
$type(_e,_p,$s46,"object");
}
// prettier-ignore
function $v45(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.accountNumber===undefined)$required(_e,_p,$s45,"accountNumber");
if(_d.accountType===undefined)$required(_e,_p,$s45,"accountType");
if(_d.bankName===undefined)$required(_e,_p,$s45,"bankName");
if(_d.routingNumber===undefined)$required(_e,_p,$s45,"routingNumber");
if(_d.last4===undefined)$required(_e,_p,$s45,"last4");
if(_d.verified===undefined)$required(_e,_p,$s45,"verified");
{const d1=_d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/accountNumber",$s45+"/properties/accountNumber","string");
}}
{const d2=_d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/accountType",$s45+"/properties/accountType","string");
}}
{const d3=_d.bankName;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/bankName",$s45+"/properties/bankName","string");
}}
{const d4=_d.routingNumber;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/routingNumber",$s45+"/properties/routingNumber","string");
}}
{const d5=_d.last4;if(d5!==undefined){
if(typeof d5==="string"){
if(d5.length>4&&$length(d5)>4)$size(_e,_p+"/last4",$s45+"/properties/last4","maxLength",4,"characters");
}else 
$type(_e,_p+"/last4",$s45+"/properties/last4","string");
}}
{const d6=_d.verified;if(d6!==undefined){
if(!(typeof d6==="boolean"))$type(_e,_p+"/verified",$s45+"/properties/verified","boolean");
}}
}else 
$type(_e,_p,$s45,"object");
}
// prettier-ignore
function $v44(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c18.test(_d))$pattern(_e,_p,$s44,"^$|^\\+[0-9]");
}else 
$type(_e,_p,$s44,"string");
}
// prettier-ignore
function $v43(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c19.test(_d))$pattern(_e,_p,$s43,"^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s43,"string");
}
// prettier-ignore
function $v9(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.path;if(d1!==undefined){
if(!($object(d1)))
$type(_e,_p+"/path",$s9+"/properties/path","object");
}}
{const d2=_d.query;if(d2!==undefined){
if(!($object(d2)))
$type(_e,_p+"/query",$s9+"/properties/query","object");
}}
{const d3=_d.header;if(d3!==undefined){
if(!($object(d3)))
$type(_e,_p+"/header",$s9+"/properties/header","object");
}}
}else 
$type(_e,_p,$s9,"object");
}
// prettier-ignore
function $v8(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.accountId;if(d1!==undefined){
$v22(d1,_p+"/accountId",_e);
}}
{const d2=_d.name;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/name",$s8+"/properties/name","string");
}}
{const d3=_d.email;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/email",$s8+"/properties/email","string");
}}
{const d4=_d.phone;if(d4!==undefined){
$v44(d4,_p+"/phone",_e);
}}
{const d5=_d.ach;if(d5!==undefined){
a7:{const n6=_e.length;
{const n8=_e.length;
$v51(d5,_p+"/ach",_e);
if(_e.length===n8){break a7;}}
{const n9=_e.length;
if(!((d5 as any)===null))$type(_e,_p+"/ach",$s8+"/properties/ach/anyOf/1","null");
if(_e.length===n9){_e.length=n6;break a7;}}
$composed(_e,_p+"/ach",$s8+"/properties/ach","anyOf");
}
}}
{const d10=_d.card;if(d10!==undefined){
a12:{const n11=_e.length;
{const n13=_e.length;
$v52(d10,_p+"/card",_e);
if(_e.length===n13){break a12;}}
{const n14=_e.length;
if(!((d10 as any)===null))$type(_e,_p+"/card",$s8+"/properties/card/anyOf/1","null");
if(_e.length===n14){_e.length=n11;break a12;}}
$composed(_e,_p+"/card",$s8+"/properties/card","anyOf");
}
}}
{const d15=_d.check;if(d15!==undefined){
a17:{const n16=_e.length;
{const n18=_e.length;
$v53(d15,_p+"/check",_e);
if(_e.length===n18){break a17;}}
{const n19=_e.length;
if(!((d15 as any)===null))$type(_e,_p+"/check",$s8+"/properties/check/anyOf/1","null");
if(_e.length===n19){_e.length=n16;break a17;}}
$composed(_e,_p+"/check",$s8+"/properties/check","anyOf");
}
}}
{const d20=_d.wire;if(d20!==undefined){
a22:{const n21=_e.length;
{const n23=_e.length;
$v54(d20,_p+"/wire",_e);
if(_e.length===n23){break a22;}}
{const n24=_e.length;
if(!((d20 as any)===null))$type(_e,_p+"/wire",$s8+"/properties/wire/anyOf/1","null");
if(_e.length===n24){_e.length=n21;break a22;}}
$composed(_e,_p+"/wire",$s8+"/properties/wire","anyOf");
}
}}
}else 
$type(_e,_p,$s8,"object");
}
// prettier-ignore
function $v54(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.domestic;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v55(d1,_p+"/domestic",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/domestic",$s54+"/properties/domestic/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/domestic",$s54+"/properties/domestic","anyOf");
}
}}
{const d6=_d.international;if(d6!==undefined){
a8:{const n7=_e.length;
{const n9=_e.length;
$v56(d6,_p+"/international",_e);
if(_e.length===n9){break a8;}}
{const n10=_e.length;
if(!((d6 as any)===null))$type(_e,_p+"/international",$s54+"/properties/international/anyOf/1","null");
if(_e.length===n10){_e.length=n7;break a8;}}
$composed(_e,_p+"/international",$s54+"/properties/international","anyOf");
}
}}
}else 
$type(_e,_p,$s54,"object");
}
// prettier-ignore
function $v56(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/accountNumber",$s56+"/properties/accountNumber","string");
}}
{const d2=_d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/accountType",$s56+"/properties/accountType","string");
}}
{const d3=_d.bankIdentifierCode;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/bankIdentifierCode",$s56+"/properties/bankIdentifierCode","string");
}}
{const d4=_d.bankIdentifierType;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/bankIdentifierType",$s56+"/properties/bankIdentifierType","string");
}}
{const d5=_d.beneficiaryAddress;if(d5!==undefined){
a7:{const n6=_e.length;
{const n8=_e.length;
$v41(d5,_p+"/beneficiaryAddress",_e);
if(_e.length===n8){break a7;}}
{const n9=_e.length;
if(!((d5 as any)===null))$type(_e,_p+"/beneficiaryAddress",$s56+"/properties/beneficiaryAddress/anyOf/1","null");
if(_e.length===n9){_e.length=n6;break a7;}}
$composed(_e,_p+"/beneficiaryAddress",$s56+"/properties/beneficiaryAddress","anyOf");
}
}}
{const d10=_d.beneficiaryBank;if(d10!==undefined){
if(!(typeof d10==="string"))$type(_e,_p+"/beneficiaryBank",$s56+"/properties/beneficiaryBank","string");
}}
{const d11=_d.beneficiaryBankAddress;if(d11!==undefined){
a13:{const n12=_e.length;
{const n14=_e.length;
$v41(d11,_p+"/beneficiaryBankAddress",_e);
if(_e.length===n14){break a13;}}
{const n15=_e.length;
if(!((d11 as any)===null))$type(_e,_p+"/beneficiaryBankAddress",$s56+"/properties/beneficiaryBankAddress/anyOf/1","null");
if(_e.length===n15){_e.length=n12;break a13;}}
$composed(_e,_p+"/beneficiaryBankAddress",$s56+"/properties/beneficiaryBankAddress","anyOf");
}
}}
{const d16=_d.correspondentBank;if(d16!==undefined){
if(!(typeof d16==="string"))$type(_e,_p+"/correspondentBank",$s56+"/properties/correspondentBank","string");
}}
{const d17=_d.correspondentBankAddress;if(d17!==undefined){
a19:{const n18=_e.length;
{const n20=_e.length;
$v41(d17,_p+"/correspondentBankAddress",_e);
if(_e.length===n20){break a19;}}
{const n21=_e.length;
if(!((d17 as any)===null))$type(_e,_p+"/correspondentBankAddress",$s56+"/properties/correspondentBankAddress/anyOf/1","null");
if(_e.length===n21){_e.length=n18;break a19;}}
$composed(_e,_p+"/correspondentBankAddress",$s56+"/properties/correspondentBankAddress","anyOf");
}
}}
{const d22=_d.correspondentBankIdentifierCode;if(d22!==undefined){
if(!(typeof d22==="string"))$type(_e,_p+"/correspondentBankIdentifierCode",$s56+"/properties/correspondentBankIdentifierCode","string");
}}
}else 
$type(_e,_p,$s56,"object");
}
// prettier-ignore
function $v55(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/accountNumber",$s55+"/properties/accountNumber","string");
}}
{const d2=_d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/accountType",$s55+"/properties/accountType","string");
}}
{const d3=_d.address;if(d3!==undefined){
a5:{const n4=_e.length;
{const n6=_e.length;
$v41(d3,_p+"/address",_e);
if(_e.length===n6){break a5;}}
{const n7=_e.length;
if(!((d3 as any)===null))$type(_e,_p+"/address",$s55+"/properties/address/anyOf/1","null");
if(_e.length===n7){_e.length=n4;break a5;}}
$composed(_e,_p+"/address",$s55+"/properties/address","anyOf");
}
}}
{const d8=_d.bankName;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/bankName",$s55+"/properties/bankName","string");
}}
{const d9=_d.routingNumber;if(d9!==undefined){
if(!(typeof d9==="string"))$type(_e,_p+"/routingNumber",$s55+"/properties/routingNumber","string");
}}
}else 
$type(_e,_p,$s55,"object");
}
// prettier-ignore
function $v53(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.address;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v41(d1,_p+"/address",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/address",$s53+"/properties/address/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/address",$s53+"/properties/address","anyOf");
}
}}
}else 
$type(_e,_p,$s53,"object");
}
// prettier-ignore
function $v52(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.address;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v41(d1,_p+"/address",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/address",$s52+"/properties/address/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/address",$s52+"/properties/address","anyOf");
}
}}
}else 
$type(_e,_p,$s52,"object");
}
// prettier-ignore
function $v51(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.accountNumber;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/accountNumber",$s51+"/properties/accountNumber","string");
}}
{const d2=_d.accountType;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/accountType",$s51+"/properties/accountType","string");
}}
{const d3=_d.bankName;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/bankName",$s51+"/properties/bankName","string");
}}
{const d4=_d.routingNumber;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/routingNumber",$s51+"/properties/routingNumber","string");
}}
}else 
$type(_e,_p,$s51,"object");
}
// prettier-ignore
function $v7(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.path===undefined)$required(_e,_p,$s7,"path");
{const d1=_d.path;if(d1!==undefined){
if($object(d1)){
if(d1.accountId===undefined)$required(_e,_p+"/path",$s7+"/properties/path","accountId");
{const d2=d1.accountId;if(d2!==undefined){
$v30(d2,_p+"/path/accountId",_e);
}}
}else 
$type(_e,_p+"/path",$s7+"/properties/path","object");
}}
{const d3=_d.query;if(d3!==undefined){
if(!($object(d3)))
$type(_e,_p+"/query",$s7+"/properties/query","object");
}}
{const d4=_d.header;if(d4!==undefined){
if(!($object(d4)))
$type(_e,_p+"/header",$s7+"/properties/header","object");
}}
}else 
$type(_e,_p,$s7,"object");
}
// prettier-ignore
function $v6(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.config;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v57(d1,_p+"/config",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/config",$s6+"/properties/config/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/config",$s6+"/properties/config","anyOf");
}
}}
{const d6=_d.incoming;if(d6!==undefined){
a8:{const n7=_e.length;
{const n9=_e.length;
$v58(d6,_p+"/incoming",_e);
if(_e.length===n9){break a8;}}
{const n10=_e.length;
if(!((d6 as any)===null))$type(_e,_p+"/incoming",$s6+"/properties/incoming/anyOf/1","null");
if(_e.length===n10){_e.length=n7;break a8;}}
$composed(_e,_p+"/incoming",$s6+"/properties/incoming","anyOf");
}
}}
}else 
$type(_e,_p,$s6,"object");
}
// prettier-ignore
function $v58(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.achPull;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v59(d1,_p+"/achPull",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/achPull",$s58+"/properties/achPull/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/achPull",$s58+"/properties/achPull","anyOf");
}
}}
}else 
$type(_e,_p,$s58,"object");
}
// prettier-ignore
function $v59(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.allowedOriginators;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))$type(_e,_p+"/allowedOriginators",$s59+"/properties/allowedOriginators",["array","null"]);
if(Array.isArray(d1)){
for(let i2=0;i2<d1.length;i2++){const d3=d1[i2];
if(!(typeof d3==="string"))$type(_e,_p+"/allowedOriginators/"+i2,$s59+"/properties/allowedOriginators/items","string");
}
}
}}
}else 
$type(_e,_p,$s59,"object");
}
// prettier-ignore
function $v57(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.card;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v60(d1,_p+"/card",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/card",$s57+"/properties/card/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/card",$s57+"/properties/card","anyOf");
}
}}
{const d6=_d.limits;if(d6!==undefined){
a8:{const n7=_e.length;
{const n9=_e.length;
$v61(d6,_p+"/limits",_e);
if(_e.length===n9){break a8;}}
{const n10=_e.length;
if(!((d6 as any)===null))$type(_e,_p+"/limits",$s57+"/properties/limits/anyOf/1","null");
if(_e.length===n10){_e.length=n7;break a8;}}
$composed(_e,_p+"/limits",$s57+"/properties/limits","anyOf");
}
}}
{const d11=_d.receive;if(d11!==undefined){
a13:{const n12=_e.length;
{const n14=_e.length;
$v62(d11,_p+"/receive",_e);
if(_e.length===n14){break a13;}}
{const n15=_e.length;
if(!((d11 as any)===null))$type(_e,_p+"/receive",$s57+"/properties/receive/anyOf/1","null");
if(_e.length===n15){_e.length=n12;break a13;}}
$composed(_e,_p+"/receive",$s57+"/properties/receive","anyOf");
}
}}
{const d16=_d.send;if(d16!==undefined){
a18:{const n17=_e.length;
{const n19=_e.length;
$v63(d16,_p+"/send",_e);
if(_e.length===n19){break a18;}}
{const n20=_e.length;
if(!((d16 as any)===null))$type(_e,_p+"/send",$s57+"/properties/send/anyOf/1","null");
if(_e.length===n20){_e.length=n17;break a18;}}
$composed(_e,_p+"/send",$s57+"/properties/send","anyOf");
}
}}
}else 
$type(_e,_p,$s57,"object");
}
// prettier-ignore
function $v63(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.ach;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v64(d1,_p+"/ach",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/ach",$s63+"/properties/ach/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/ach",$s63+"/properties/ach","anyOf");
}
}}
{const d6=_d.card;if(d6!==undefined){
a8:{const n7=_e.length;
{const n9=_e.length;
$v65(d6,_p+"/card",_e);
if(_e.length===n9){break a8;}}
{const n10=_e.length;
if(!((d6 as any)===null))$type(_e,_p+"/card",$s63+"/properties/card/anyOf/1","null");
if(_e.length===n10){_e.length=n7;break a8;}}
$composed(_e,_p+"/card",$s63+"/properties/card","anyOf");
}
}}
{const d11=_d.check;if(d11!==undefined){
a13:{const n12=_e.length;
{const n14=_e.length;
$v65(d11,_p+"/check",_e);
if(_e.length===n14){break a13;}}
{const n15=_e.length;
if(!((d11 as any)===null))$type(_e,_p+"/check",$s63+"/properties/check/anyOf/1","null");
if(_e.length===n15){_e.length=n12;break a13;}}
$composed(_e,_p+"/check",$s63+"/properties/check","anyOf");
}
}}
{const d16=_d.crossBorder;if(d16!==undefined){
a18:{const n17=_e.length;
{const n19=_e.length;
$v65(d16,_p+"/crossBorder",_e);
if(_e.length===n19){break a18;}}
{const n20=_e.length;
if(!((d16 as any)===null))$type(_e,_p+"/crossBorder",$s63+"/properties/crossBorder/anyOf/1","null");
if(_e.length===n20){_e.length=n17;break a18;}}
$composed(_e,_p+"/crossBorder",$s63+"/properties/crossBorder","anyOf");
}
}}
{const d21=_d.debitCard;if(d21!==undefined){
a23:{const n22=_e.length;
{const n24=_e.length;
$v65(d21,_p+"/debitCard",_e);
if(_e.length===n24){break a23;}}
{const n25=_e.length;
if(!((d21 as any)===null))$type(_e,_p+"/debitCard",$s63+"/properties/debitCard/anyOf/1","null");
if(_e.length===n25){_e.length=n22;break a23;}}
$composed(_e,_p+"/debitCard",$s63+"/properties/debitCard","anyOf");
}
}}
{const d26=_d.digitalCheck;if(d26!==undefined){
a28:{const n27=_e.length;
{const n29=_e.length;
$v65(d26,_p+"/digitalCheck",_e);
if(_e.length===n29){break a28;}}
{const n30=_e.length;
if(!((d26 as any)===null))$type(_e,_p+"/digitalCheck",$s63+"/properties/digitalCheck/anyOf/1","null");
if(_e.length===n30){_e.length=n27;break a28;}}
$composed(_e,_p+"/digitalCheck",$s63+"/properties/digitalCheck","anyOf");
}
}}
{const d31=_d.internationalWire;if(d31!==undefined){
a33:{const n32=_e.length;
{const n34=_e.length;
$v65(d31,_p+"/internationalWire",_e);
if(_e.length===n34){break a33;}}
{const n35=_e.length;
if(!((d31 as any)===null))$type(_e,_p+"/internationalWire",$s63+"/properties/internationalWire/anyOf/1","null");
if(_e.length===n35){_e.length=n32;break a33;}}
$composed(_e,_p+"/internationalWire",$s63+"/properties/internationalWire","anyOf");
}
}}
{const d36=_d.intrabank;if(d36!==undefined){
a38:{const n37=_e.length;
{const n39=_e.length;
$v65(d36,_p+"/intrabank",_e);
if(_e.length===n39){break a38;}}
{const n40=_e.length;
if(!((d36 as any)===null))$type(_e,_p+"/intrabank",$s63+"/properties/intrabank/anyOf/1","null");
if(_e.length===n40){_e.length=n37;break a38;}}
$composed(_e,_p+"/intrabank",$s63+"/properties/intrabank","anyOf");
}
}}
{const d41=_d.physicalCard;if(d41!==undefined){
a43:{const n42=_e.length;
{const n44=_e.length;
$v65(d41,_p+"/physicalCard",_e);
if(_e.length===n44){break a43;}}
{const n45=_e.length;
if(!((d41 as any)===null))$type(_e,_p+"/physicalCard",$s63+"/properties/physicalCard/anyOf/1","null");
if(_e.length===n45){_e.length=n42;break a43;}}
$composed(_e,_p+"/physicalCard",$s63+"/properties/physicalCard","anyOf");
}
}}
{const d46=_d.wire;if(d46!==undefined){
a48:{const n47=_e.length;
{const n49=_e.length;
$v65(d46,_p+"/wire",_e);
if(_e.length===n49){break a48;}}
{const n50=_e.length;
if(!((d46 as any)===null))$type(_e,_p+"/wire",$s63+"/properties/wire/anyOf/1","null");
if(_e.length===n50){_e.length=n47;break a48;}}
$composed(_e,_p+"/wire",$s63+"/properties/wire","anyOf");
}
}}
}else 
$type(_e,_p,$s63,"object");
}
// prettier-ignore
function $v65(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/enabled",$s65+"/properties/enabled","boolean");
}}
}else 
$type(_e,_p,$s65,"object");
}
// prettier-ignore
function $v64(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/enabled",$s64+"/properties/enabled","boolean");
}}
{const d2=_d.sameDay;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(_e,_p+"/sameDay",$s64+"/properties/sameDay","boolean");
}}
}else 
$type(_e,_p,$s64,"object");
}
// prettier-ignore
function $v62(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.ach;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v64(d1,_p+"/ach",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/ach",$s62+"/properties/ach/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/ach",$s62+"/properties/ach","anyOf");
}
}}
{const d6=_d.check;if(d6!==undefined){
a8:{const n7=_e.length;
{const n9=_e.length;
$v65(d6,_p+"/check",_e);
if(_e.length===n9){break a8;}}
{const n10=_e.length;
if(!((d6 as any)===null))$type(_e,_p+"/check",$s62+"/properties/check/anyOf/1","null");
if(_e.length===n10){_e.length=n7;break a8;}}
$composed(_e,_p+"/check",$s62+"/properties/check","anyOf");
}
}}
{const d11=_d.debitCard;if(d11!==undefined){
a13:{const n12=_e.length;
{const n14=_e.length;
$v65(d11,_p+"/debitCard",_e);
if(_e.length===n14){break a13;}}
{const n15=_e.length;
if(!((d11 as any)===null))$type(_e,_p+"/debitCard",$s62+"/properties/debitCard/anyOf/1","null");
if(_e.length===n15){_e.length=n12;break a13;}}
$composed(_e,_p+"/debitCard",$s62+"/properties/debitCard","anyOf");
}
}}
{const d16=_d.intrabank;if(d16!==undefined){
a18:{const n17=_e.length;
{const n19=_e.length;
$v65(d16,_p+"/intrabank",_e);
if(_e.length===n19){break a18;}}
{const n20=_e.length;
if(!((d16 as any)===null))$type(_e,_p+"/intrabank",$s62+"/properties/intrabank/anyOf/1","null");
if(_e.length===n20){_e.length=n17;break a18;}}
$composed(_e,_p+"/intrabank",$s62+"/properties/intrabank","anyOf");
}
}}
}else 
$type(_e,_p,$s62,"object");
}
// prettier-ignore
function $v61(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.receive;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v66(d1,_p+"/receive",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/receive",$s61+"/properties/receive/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/receive",$s61+"/properties/receive","anyOf");
}
}}
{const d6=_d.send;if(d6!==undefined){
a8:{const n7=_e.length;
{const n9=_e.length;
$v67(d6,_p+"/send",_e);
if(_e.length===n9){break a8;}}
{const n10=_e.length;
if(!((d6 as any)===null))$type(_e,_p+"/send",$s61+"/properties/send/anyOf/1","null");
if(_e.length===n10){_e.length=n7;break a8;}}
$composed(_e,_p+"/send",$s61+"/properties/send","anyOf");
}
}}
}else 
$type(_e,_p,$s61,"object");
}
// prettier-ignore
function $v67(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.daily;if(d1!==undefined){
$v25(d1,_p+"/daily",_e);
}}
{const d2=_d.monthly;if(d2!==undefined){
$v25(d2,_p+"/monthly",_e);
}}
{const d3=_d.ach;if(d3!==undefined){
a5:{const n4=_e.length;
{const n6=_e.length;
$v68(d3,_p+"/ach",_e);
if(_e.length===n6){break a5;}}
{const n7=_e.length;
if(!((d3 as any)===null))$type(_e,_p+"/ach",$s67+"/properties/ach/anyOf/1","null");
if(_e.length===n7){_e.length=n4;break a5;}}
$composed(_e,_p+"/ach",$s67+"/properties/ach","anyOf");
}
}}
{const d8=_d.check;if(d8!==undefined){
a10:{const n9=_e.length;
{const n11=_e.length;
$v68(d8,_p+"/check",_e);
if(_e.length===n11){break a10;}}
{const n12=_e.length;
if(!((d8 as any)===null))$type(_e,_p+"/check",$s67+"/properties/check/anyOf/1","null");
if(_e.length===n12){_e.length=n9;break a10;}}
$composed(_e,_p+"/check",$s67+"/properties/check","anyOf");
}
}}
{const d13=_d.crossBorder;if(d13!==undefined){
a15:{const n14=_e.length;
{const n16=_e.length;
$v68(d13,_p+"/crossBorder",_e);
if(_e.length===n16){break a15;}}
{const n17=_e.length;
if(!((d13 as any)===null))$type(_e,_p+"/crossBorder",$s67+"/properties/crossBorder/anyOf/1","null");
if(_e.length===n17){_e.length=n14;break a15;}}
$composed(_e,_p+"/crossBorder",$s67+"/properties/crossBorder","anyOf");
}
}}
{const d18=_d.domesticWire;if(d18!==undefined){
a20:{const n19=_e.length;
{const n21=_e.length;
$v68(d18,_p+"/domesticWire",_e);
if(_e.length===n21){break a20;}}
{const n22=_e.length;
if(!((d18 as any)===null))$type(_e,_p+"/domesticWire",$s67+"/properties/domesticWire/anyOf/1","null");
if(_e.length===n22){_e.length=n19;break a20;}}
$composed(_e,_p+"/domesticWire",$s67+"/properties/domesticWire","anyOf");
}
}}
{const d23=_d.internationalWire;if(d23!==undefined){
a25:{const n24=_e.length;
{const n26=_e.length;
$v68(d23,_p+"/internationalWire",_e);
if(_e.length===n26){break a25;}}
{const n27=_e.length;
if(!((d23 as any)===null))$type(_e,_p+"/internationalWire",$s67+"/properties/internationalWire/anyOf/1","null");
if(_e.length===n27){_e.length=n24;break a25;}}
$composed(_e,_p+"/internationalWire",$s67+"/properties/internationalWire","anyOf");
}
}}
{const d28=_d.intrabank;if(d28!==undefined){
a30:{const n29=_e.length;
{const n31=_e.length;
$v68(d28,_p+"/intrabank",_e);
if(_e.length===n31){break a30;}}
{const n32=_e.length;
if(!((d28 as any)===null))$type(_e,_p+"/intrabank",$s67+"/properties/intrabank/anyOf/1","null");
if(_e.length===n32){_e.length=n29;break a30;}}
$composed(_e,_p+"/intrabank",$s67+"/properties/intrabank","anyOf");
}
}}
}else 
$type(_e,_p,$s67,"object");
}
// prettier-ignore
function $v68(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.daily;if(d1!==undefined){
$v25(d1,_p+"/daily",_e);
}}
{const d2=_d.monthly;if(d2!==undefined){
$v25(d2,_p+"/monthly",_e);
}}
}else 
$type(_e,_p,$s68,"object");
}
// prettier-ignore
function $v66(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.daily;if(d1!==undefined){
$v25(d1,_p+"/daily",_e);
}}
{const d2=_d.monthly;if(d2!==undefined){
$v25(d2,_p+"/monthly",_e);
}}
{const d3=_d.ach;if(d3!==undefined){
a5:{const n4=_e.length;
{const n6=_e.length;
$v68(d3,_p+"/ach",_e);
if(_e.length===n6){break a5;}}
{const n7=_e.length;
if(!((d3 as any)===null))$type(_e,_p+"/ach",$s66+"/properties/ach/anyOf/1","null");
if(_e.length===n7){_e.length=n4;break a5;}}
$composed(_e,_p+"/ach",$s66+"/properties/ach","anyOf");
}
}}
{const d8=_d.check;if(d8!==undefined){
a10:{const n9=_e.length;
{const n11=_e.length;
$v68(d8,_p+"/check",_e);
if(_e.length===n11){break a10;}}
{const n12=_e.length;
if(!((d8 as any)===null))$type(_e,_p+"/check",$s66+"/properties/check/anyOf/1","null");
if(_e.length===n12){_e.length=n9;break a10;}}
$composed(_e,_p+"/check",$s66+"/properties/check","anyOf");
}
}}
{const d13=_d.debitCard;if(d13!==undefined){
a15:{const n14=_e.length;
{const n16=_e.length;
$v68(d13,_p+"/debitCard",_e);
if(_e.length===n16){break a15;}}
{const n17=_e.length;
if(!((d13 as any)===null))$type(_e,_p+"/debitCard",$s66+"/properties/debitCard/anyOf/1","null");
if(_e.length===n17){_e.length=n14;break a15;}}
$composed(_e,_p+"/debitCard",$s66+"/properties/debitCard","anyOf");
}
}}
{const d18=_d.intrabank;if(d18!==undefined){
a20:{const n19=_e.length;
{const n21=_e.length;
$v68(d18,_p+"/intrabank",_e);
if(_e.length===n21){break a20;}}
{const n22=_e.length;
if(!((d18 as any)===null))$type(_e,_p+"/intrabank",$s66+"/properties/intrabank/anyOf/1","null");
if(_e.length===n22){_e.length=n19;break a20;}}
$composed(_e,_p+"/intrabank",$s66+"/properties/intrabank","anyOf");
}
}}
}else 
$type(_e,_p,$s66,"object");
}
// prettier-ignore
function $v60(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.physical;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v69(d1,_p+"/physical",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/physical",$s60+"/properties/physical/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/physical",$s60+"/properties/physical","anyOf");
}
}}
{const d6=_d.virtual;if(d6!==undefined){
a8:{const n7=_e.length;
{const n9=_e.length;
$v69(d6,_p+"/virtual",_e);
if(_e.length===n9){break a8;}}
{const n10=_e.length;
if(!((d6 as any)===null))$type(_e,_p+"/virtual",$s60+"/properties/virtual/anyOf/1","null");
if(_e.length===n10){_e.length=n7;break a8;}}
$composed(_e,_p+"/virtual",$s60+"/properties/virtual","anyOf");
}
}}
}else 
$type(_e,_p,$s60,"object");
}
// prettier-ignore
function $v69(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.count;if(d1!==undefined){
$v70(d1,_p+"/count",_e);
}}
{const d2=_d.enabled;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(_e,_p+"/enabled",$s69+"/properties/enabled","boolean");
}}
}else 
$type(_e,_p,$s69,"object");
}
// prettier-ignore
function $v70(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c20.test(_d))$pattern(_e,_p,$s70,"^$|^-?[0-9]+$");
}else 
$type(_e,_p,$s70,"string");
}
// prettier-ignore
function $v5(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s5,"id");
if(_d.programId===undefined)$required(_e,_p,$s5,"programId");
if(_d.businessId===undefined)$required(_e,_p,$s5,"businessId");
if(_d.createdPersonId===undefined)$required(_e,_p,$s5,"createdPersonId");
if(_d.familyId===undefined)$required(_e,_p,$s5,"familyId");
if(_d.label===undefined)$required(_e,_p,$s5,"label");
if(_d.type===undefined)$required(_e,_p,$s5,"type");
if(_d.status===undefined)$required(_e,_p,$s5,"status");
if(_d.acceptedTerms===undefined)$required(_e,_p,$s5,"acceptedTerms");
if(_d.accountNumber===undefined)$required(_e,_p,$s5,"accountNumber");
if(_d.routingNumber===undefined)$required(_e,_p,$s5,"routingNumber");
if(_d.sponsorBankName===undefined)$required(_e,_p,$s5,"sponsorBankName");
if(_d.currency===undefined)$required(_e,_p,$s5,"currency");
if(_d.accountInterestFrequency===undefined)$required(_e,_p,$s5,"accountInterestFrequency");
if(_d.availableBalance===undefined)$required(_e,_p,$s5,"availableBalance");
if(_d.pendingCredit===undefined)$required(_e,_p,$s5,"pendingCredit");
if(_d.pendingDebit===undefined)$required(_e,_p,$s5,"pendingDebit");
if(_d.fees===undefined)$required(_e,_p,$s5,"fees");
if(_d.interest===undefined)$required(_e,_p,$s5,"interest");
if(_d.isVerified===undefined)$required(_e,_p,$s5,"isVerified");
if(_d.verifiedAt===undefined)$required(_e,_p,$s5,"verifiedAt");
if(_d.createdAt===undefined)$required(_e,_p,$s5,"createdAt");
if(_d.modifiedAt===undefined)$required(_e,_p,$s5,"modifiedAt");
if(_d.metadata===undefined)$required(_e,_p,$s5,"metadata");
if(_d.config===undefined)$required(_e,_p,$s5,"config");
{const d1=_d.id;if(d1!==undefined){
$v30(d1,_p+"/id",_e);
}}
{const d2=_d.programId;if(d2!==undefined){
$v71(d2,_p+"/programId",_e);
}}
{const d3=_d.businessId;if(d3!==undefined){
$v31(d3,_p+"/businessId",_e);
}}
{const d4=_d.createdPersonId;if(d4!==undefined){
$v33(d4,_p+"/createdPersonId",_e);
}}
{const d5=_d.familyId;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/familyId",$s5+"/properties/familyId","string");
}}
{const d6=_d.label;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/label",$s5+"/properties/label","string");
}}
{const d7=_d.type;if(d7!==undefined){
if(!(typeof d7==="string"))$type(_e,_p+"/type",$s5+"/properties/type","string");
}}
{const d8=_d.status;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/status",$s5+"/properties/status","string");
}}
{const d9=_d.acceptedTerms;if(d9!==undefined){
if(!(typeof d9==="boolean"))$type(_e,_p+"/acceptedTerms",$s5+"/properties/acceptedTerms","boolean");
}}
{const d10=_d.accountNumber;if(d10!==undefined){
if(!(typeof d10==="string"))$type(_e,_p+"/accountNumber",$s5+"/properties/accountNumber","string");
}}
{const d11=_d.routingNumber;if(d11!==undefined){
if(!(typeof d11==="string"))$type(_e,_p+"/routingNumber",$s5+"/properties/routingNumber","string");
}}
{const d12=_d.sponsorBankName;if(d12!==undefined){
if(!(typeof d12==="string"))$type(_e,_p+"/sponsorBankName",$s5+"/properties/sponsorBankName","string");
}}
{const d13=_d.currency;if(d13!==undefined){
if(!(typeof d13==="string"))$type(_e,_p+"/currency",$s5+"/properties/currency","string");
}}
{const d14=_d.accountInterestFrequency;if(d14!==undefined){
if(!(typeof d14==="string"))$type(_e,_p+"/accountInterestFrequency",$s5+"/properties/accountInterestFrequency","string");
}}
{const d15=_d.availableBalance;if(d15!==undefined){
$v24(d15,_p+"/availableBalance",_e);
}}
{const d16=_d.pendingCredit;if(d16!==undefined){
$v25(d16,_p+"/pendingCredit",_e);
}}
{const d17=_d.pendingDebit;if(d17!==undefined){
$v25(d17,_p+"/pendingDebit",_e);
}}
{const d18=_d.fees;if(d18!==undefined){
$v25(d18,_p+"/fees",_e);
}}
{const d19=_d.interest;if(d19!==undefined){
$v25(d19,_p+"/interest",_e);
}}
{const d20=_d.isVerified;if(d20!==undefined){
if(!(typeof d20==="boolean"))$type(_e,_p+"/isVerified",$s5+"/properties/isVerified","boolean");
}}
{const d21=_d.verifiedAt;if(d21!==undefined){
$v27(d21,_p+"/verifiedAt",_e);
}}
{const d22=_d.createdAt;if(d22!==undefined){
$v36(d22,_p+"/createdAt",_e);
}}
{const d23=_d.modifiedAt;if(d23!==undefined){
$v27(d23,_p+"/modifiedAt",_e);
}}
{const d24=_d.config;if(d24!==undefined){
$v72(d24,_p+"/config",_e);
}}
}else 
$type(_e,_p,$s5,"object");
}
// prettier-ignore
function $v72(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.card===undefined)$required(_e,_p,$s72,"card");
if(_d.fallback===undefined)$required(_e,_p,$s72,"fallback");
if(_d.incoming===undefined)$required(_e,_p,$s72,"incoming");
if(_d.limits===undefined)$required(_e,_p,$s72,"limits");
if(_d.receive===undefined)$required(_e,_p,$s72,"receive");
if(_d.send===undefined)$required(_e,_p,$s72,"send");
{const d1=_d.card;if(d1!==undefined){
$v73(d1,_p+"/card",_e);
}}
{const d2=_d.fallback;if(d2!==undefined){
a4:{const n3=_e.length;
{const n5=_e.length;
$v74(d2,_p+"/fallback",_e);
if(_e.length===n5){break a4;}}
{const n6=_e.length;
if(!((d2 as any)===null))$type(_e,_p+"/fallback",$s72+"/properties/fallback/anyOf/1","null");
if(_e.length===n6){_e.length=n3;break a4;}}
$composed(_e,_p+"/fallback",$s72+"/properties/fallback","anyOf");
}
}}
{const d7=_d.incoming;if(d7!==undefined){
a9:{const n8=_e.length;
{const n10=_e.length;
$v75(d7,_p+"/incoming",_e);
if(_e.length===n10){break a9;}}
{const n11=_e.length;
if(!((d7 as any)===null))$type(_e,_p+"/incoming",$s72+"/properties/incoming/anyOf/1","null");
if(_e.length===n11){_e.length=n8;break a9;}}
$composed(_e,_p+"/incoming",$s72+"/properties/incoming","anyOf");
}
}}
{const d12=_d.limits;if(d12!==undefined){
$v76(d12,_p+"/limits",_e);
}}
{const d13=_d.receive;if(d13!==undefined){
$v77(d13,_p+"/receive",_e);
}}
{const d14=_d.send;if(d14!==undefined){
$v78(d14,_p+"/send",_e);
}}
}else 
$type(_e,_p,$s72,"object");
}
// prettier-ignore
function $v78(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.ach===undefined)$required(_e,_p,$s78,"ach");
if(_d.card===undefined)$required(_e,_p,$s78,"card");
if(_d.check===undefined)$required(_e,_p,$s78,"check");
if(_d.crossBorder===undefined)$required(_e,_p,$s78,"crossBorder");
if(_d.debitCard===undefined)$required(_e,_p,$s78,"debitCard");
if(_d.digitalCheck===undefined)$required(_e,_p,$s78,"digitalCheck");
if(_d.internationalWire===undefined)$required(_e,_p,$s78,"internationalWire");
if(_d.intrabank===undefined)$required(_e,_p,$s78,"intrabank");
if(_d.physicalCard===undefined)$required(_e,_p,$s78,"physicalCard");
if(_d.wire===undefined)$required(_e,_p,$s78,"wire");
{const d1=_d.ach;if(d1!==undefined){
$v79(d1,_p+"/ach",_e);
}}
{const d2=_d.card;if(d2!==undefined){
$v80(d2,_p+"/card",_e);
}}
{const d3=_d.check;if(d3!==undefined){
$v80(d3,_p+"/check",_e);
}}
{const d4=_d.crossBorder;if(d4!==undefined){
$v80(d4,_p+"/crossBorder",_e);
}}
{const d5=_d.debitCard;if(d5!==undefined){
$v80(d5,_p+"/debitCard",_e);
}}
{const d6=_d.digitalCheck;if(d6!==undefined){
$v80(d6,_p+"/digitalCheck",_e);
}}
{const d7=_d.internationalWire;if(d7!==undefined){
$v80(d7,_p+"/internationalWire",_e);
}}
{const d8=_d.intrabank;if(d8!==undefined){
$v80(d8,_p+"/intrabank",_e);
}}
{const d9=_d.physicalCard;if(d9!==undefined){
$v80(d9,_p+"/physicalCard",_e);
}}
{const d10=_d.wire;if(d10!==undefined){
$v80(d10,_p+"/wire",_e);
}}
}else 
$type(_e,_p,$s78,"object");
}
// prettier-ignore
function $v80(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.enabled===undefined)$required(_e,_p,$s80,"enabled");
{const d1=_d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/enabled",$s80+"/properties/enabled","boolean");
}}
}else 
$type(_e,_p,$s80,"object");
}
// prettier-ignore
function $v79(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.enabled===undefined)$required(_e,_p,$s79,"enabled");
if(_d.sameDay===undefined)$required(_e,_p,$s79,"sameDay");
{const d1=_d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/enabled",$s79+"/properties/enabled","boolean");
}}
{const d2=_d.sameDay;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(_e,_p+"/sameDay",$s79+"/properties/sameDay","boolean");
}}
}else 
$type(_e,_p,$s79,"object");
}
// prettier-ignore
function $v77(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.ach===undefined)$required(_e,_p,$s77,"ach");
if(_d.check===undefined)$required(_e,_p,$s77,"check");
if(_d.debitCard===undefined)$required(_e,_p,$s77,"debitCard");
if(_d.intrabank===undefined)$required(_e,_p,$s77,"intrabank");
{const d1=_d.ach;if(d1!==undefined){
$v79(d1,_p+"/ach",_e);
}}
{const d2=_d.check;if(d2!==undefined){
$v80(d2,_p+"/check",_e);
}}
{const d3=_d.debitCard;if(d3!==undefined){
$v80(d3,_p+"/debitCard",_e);
}}
{const d4=_d.intrabank;if(d4!==undefined){
$v80(d4,_p+"/intrabank",_e);
}}
}else 
$type(_e,_p,$s77,"object");
}
// prettier-ignore
function $v76(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.receive===undefined)$required(_e,_p,$s76,"receive");
if(_d.send===undefined)$required(_e,_p,$s76,"send");
{const d1=_d.receive;if(d1!==undefined){
$v81(d1,_p+"/receive",_e);
}}
{const d2=_d.send;if(d2!==undefined){
$v82(d2,_p+"/send",_e);
}}
}else 
$type(_e,_p,$s76,"object");
}
// prettier-ignore
function $v82(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.daily===undefined)$required(_e,_p,$s82,"daily");
if(_d.monthly===undefined)$required(_e,_p,$s82,"monthly");
if(_d.ach===undefined)$required(_e,_p,$s82,"ach");
if(_d.card===undefined)$required(_e,_p,$s82,"card");
if(_d.check===undefined)$required(_e,_p,$s82,"check");
if(_d.crossBorder===undefined)$required(_e,_p,$s82,"crossBorder");
if(_d.debitCard===undefined)$required(_e,_p,$s82,"debitCard");
if(_d.domesticWire===undefined)$required(_e,_p,$s82,"domesticWire");
if(_d.internationalWire===undefined)$required(_e,_p,$s82,"internationalWire");
if(_d.intrabank===undefined)$required(_e,_p,$s82,"intrabank");
{const d1=_d.daily;if(d1!==undefined){
$v25(d1,_p+"/daily",_e);
}}
{const d2=_d.monthly;if(d2!==undefined){
$v25(d2,_p+"/monthly",_e);
}}
{const d3=_d.ach;if(d3!==undefined){
$v83(d3,_p+"/ach",_e);
}}
{const d4=_d.card;if(d4!==undefined){
$v83(d4,_p+"/card",_e);
}}
{const d5=_d.check;if(d5!==undefined){
$v83(d5,_p+"/check",_e);
}}
{const d6=_d.crossBorder;if(d6!==undefined){
$v83(d6,_p+"/crossBorder",_e);
}}
{const d7=_d.debitCard;if(d7!==undefined){
$v83(d7,_p+"/debitCard",_e);
}}
{const d8=_d.domesticWire;if(d8!==undefined){
$v83(d8,_p+"/domesticWire",_e);
}}
{const d9=_d.internationalWire;if(d9!==undefined){
$v83(d9,_p+"/internationalWire",_e);
}}
{const d10=_d.intrabank;if(d10!==undefined){
$v83(d10,_p+"/intrabank",_e);
}}
}else 
$type(_e,_p,$s82,"object");
}
// prettier-ignore
function $v83(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.daily===undefined)$required(_e,_p,$s83,"daily");
if(_d.monthly===undefined)$required(_e,_p,$s83,"monthly");
{const d1=_d.daily;if(d1!==undefined){
$v25(d1,_p+"/daily",_e);
}}
{const d2=_d.monthly;if(d2!==undefined){
$v25(d2,_p+"/monthly",_e);
}}
}else 
$type(_e,_p,$s83,"object");
}
// prettier-ignore
function $v81(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.daily===undefined)$required(_e,_p,$s81,"daily");
if(_d.monthly===undefined)$required(_e,_p,$s81,"monthly");
if(_d.ach===undefined)$required(_e,_p,$s81,"ach");
if(_d.check===undefined)$required(_e,_p,$s81,"check");
if(_d.debitCard===undefined)$required(_e,_p,$s81,"debitCard");
if(_d.intrabank===undefined)$required(_e,_p,$s81,"intrabank");
{const d1=_d.daily;if(d1!==undefined){
$v25(d1,_p+"/daily",_e);
}}
{const d2=_d.monthly;if(d2!==undefined){
$v25(d2,_p+"/monthly",_e);
}}
{const d3=_d.ach;if(d3!==undefined){
$v83(d3,_p+"/ach",_e);
}}
{const d4=_d.check;if(d4!==undefined){
$v83(d4,_p+"/check",_e);
}}
{const d5=_d.debitCard;if(d5!==undefined){
$v83(d5,_p+"/debitCard",_e);
}}
{const d6=_d.intrabank;if(d6!==undefined){
$v83(d6,_p+"/intrabank",_e);
}}
}else 
$type(_e,_p,$s81,"object");
}
// prettier-ignore
function $v75(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.achPull===undefined)$required(_e,_p,$s75,"achPull");
{const d1=_d.achPull;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v84(d1,_p+"/achPull",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/achPull",$s75+"/properties/achPull/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/achPull",$s75+"/properties/achPull","anyOf");
}
}}
}else 
$type(_e,_p,$s75,"object");
}
// prettier-ignore
function $v84(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.allowedOriginators===undefined)$required(_e,_p,$s84,"allowedOriginators");
if(_d.blockedOriginators===undefined)$required(_e,_p,$s84,"blockedOriginators");
if(_d.enabled===undefined)$required(_e,_p,$s84,"enabled");
{const d1=_d.allowedOriginators;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))$type(_e,_p+"/allowedOriginators",$s84+"/properties/allowedOriginators",["array","null"]);
if(Array.isArray(d1)){
for(let i2=0;i2<d1.length;i2++){const d3=d1[i2];
if(!(typeof d3==="string"))$type(_e,_p+"/allowedOriginators/"+i2,$s84+"/properties/allowedOriginators/items","string");
}
}
}}
{const d4=_d.blockedOriginators;if(d4!==undefined){
if(!(Array.isArray(d4)||d4===null))$type(_e,_p+"/blockedOriginators",$s84+"/properties/blockedOriginators",["array","null"]);
if(Array.isArray(d4)){
for(let i5=0;i5<d4.length;i5++){const d6=d4[i5];
if(!(typeof d6==="string"))$type(_e,_p+"/blockedOriginators/"+i5,$s84+"/properties/blockedOriginators/items","string");
}
}
}}
{const d7=_d.enabled;if(d7!==undefined){
if(!(typeof d7==="boolean"))$type(_e,_p+"/enabled",$s84+"/properties/enabled","boolean");
}}
}else 
$type(_e,_p,$s84,"object");
}
// prettier-ignore
function $v74(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.received===undefined)$required(_e,_p,$s74,"received");
}else 
$type(_e,_p,$s74,"object");
}
// prettier-ignore
function $v73(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.physical===undefined)$required(_e,_p,$s73,"physical");
if(_d.virtual===undefined)$required(_e,_p,$s73,"virtual");
{const d1=_d.physical;if(d1!==undefined){
$v85(d1,_p+"/physical",_e);
}}
{const d2=_d.virtual;if(d2!==undefined){
$v85(d2,_p+"/virtual",_e);
}}
}else 
$type(_e,_p,$s73,"object");
}
// prettier-ignore
function $v85(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.count===undefined)$required(_e,_p,$s85,"count");
if(_d.enabled===undefined)$required(_e,_p,$s85,"enabled");
{const d1=_d.count;if(d1!==undefined){
$v70(d1,_p+"/count",_e);
}}
{const d2=_d.enabled;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(_e,_p+"/enabled",$s85+"/properties/enabled","boolean");
}}
}else 
$type(_e,_p,$s85,"object");
}
// prettier-ignore
function $v71(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c21.test(_d))$pattern(_e,_p,$s71,"^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s71,"string");
}
// prettier-ignore
function $v4(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.path;if(d1!==undefined){
if(!($object(d1)))
$type(_e,_p+"/path",$s4+"/properties/path","object");
}}
{const d2=_d.query;if(d2!==undefined){
if(!($object(d2)))
$type(_e,_p+"/query",$s4+"/properties/query","object");
}}
{const d3=_d.header;if(d3!==undefined){
if(!($object(d3)))
$type(_e,_p+"/header",$s4+"/properties/header","object");
}}
}else 
$type(_e,_p,$s4,"object");
}
// prettier-ignore
function $v3(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
{const d1=_d.acceptedTerms;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/acceptedTerms",$s3+"/properties/acceptedTerms","boolean");
}}
{const d2=_d.businessId;if(d2!==undefined){
$v31(d2,_p+"/businessId",_e);
}}
{const d3=_d.label;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/label",$s3+"/properties/label","string");
}}
{const d4=_d.type;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/type",$s3+"/properties/type","string");
}}
}else 
$type(_e,_p,$s3,"object");
}
// prettier-ignore
function $v2(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.id===undefined)$required(_e,_p,$s2,"id");
if(_d.code===undefined)$required(_e,_p,$s2,"code");
if(_d.productName===undefined)$required(_e,_p,$s2,"productName");
if(_d.programType===undefined)$required(_e,_p,$s2,"programType");
if(_d.description===undefined)$required(_e,_p,$s2,"description");
if(_d.language===undefined)$required(_e,_p,$s2,"language");
if(_d.status===undefined)$required(_e,_p,$s2,"status");
if(_d.createdAt===undefined)$required(_e,_p,$s2,"createdAt");
if(_d.modifiedAt===undefined)$required(_e,_p,$s2,"modifiedAt");
if(_d.allowedIps===undefined)$required(_e,_p,$s2,"allowedIps");
if(_d.subscription===undefined)$required(_e,_p,$s2,"subscription");
if(_d["3DS"]===undefined)$required(_e,_p,$s2,"3DS");
if(_d.bank===undefined)$required(_e,_p,$s2,"bank");
if(_d.billing===undefined)$required(_e,_p,$s2,"billing");
if(_d.brand===undefined)$required(_e,_p,$s2,"brand");
if(_d.card===undefined)$required(_e,_p,$s2,"card");
if(_d.company===undefined)$required(_e,_p,$s2,"company");
if(_d.fallback===undefined)$required(_e,_p,$s2,"fallback");
if(_d.identity===undefined)$required(_e,_p,$s2,"identity");
if(_d.incoming===undefined)$required(_e,_p,$s2,"incoming");
if(_d.legal===undefined)$required(_e,_p,$s2,"legal");
if(_d.limits===undefined)$required(_e,_p,$s2,"limits");
if(_d.minor===undefined)$required(_e,_p,$s2,"minor");
if(_d.notification===undefined)$required(_e,_p,$s2,"notification");
if(_d.onboarding===undefined)$required(_e,_p,$s2,"onboarding");
if(_d.ops===undefined)$required(_e,_p,$s2,"ops");
if(_d.bankLinkExchange===undefined)$required(_e,_p,$s2,"bankLinkExchange");
if(_d.realTimeAuth===undefined)$required(_e,_p,$s2,"realTimeAuth");
if(_d.receive===undefined)$required(_e,_p,$s2,"receive");
if(_d.reward===undefined)$required(_e,_p,$s2,"reward");
if(_d.send===undefined)$required(_e,_p,$s2,"send");
if(_d.transactionLimits===undefined)$required(_e,_p,$s2,"transactionLimits");
{const d1=_d.id;if(d1!==undefined){
$v71(d1,_p+"/id",_e);
}}
{const d2=_d.code;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/code",$s2+"/properties/code","string");
}}
{const d3=_d.productName;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/productName",$s2+"/properties/productName","string");
}}
{const d4=_d.programType;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/programType",$s2+"/properties/programType","string");
}}
{const d5=_d.description;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/description",$s2+"/properties/description","string");
}}
{const d6=_d.language;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/language",$s2+"/properties/language","string");
}}
{const d7=_d.status;if(d7!==undefined){
if(!(typeof d7==="string"))$type(_e,_p+"/status",$s2+"/properties/status","string");
}}
{const d8=_d.createdAt;if(d8!==undefined){
$v27(d8,_p+"/createdAt",_e);
}}
{const d9=_d.modifiedAt;if(d9!==undefined){
$v27(d9,_p+"/modifiedAt",_e);
}}
{const d10=_d.allowedIps;if(d10!==undefined){
if(Array.isArray(d10)){
for(let i11=0;i11<d10.length;i11++){const d12=d10[i11];
if(!(typeof d12==="string"))$type(_e,_p+"/allowedIps/"+i11,$s2+"/properties/allowedIps/items","string");
}
}else 
$type(_e,_p+"/allowedIps",$s2+"/properties/allowedIps","array");
}}
{const d13=_d["3DS"];if(d13!==undefined){
a15:{const n14=_e.length;
{const n16=_e.length;
$v86(d13,_p+"/3DS",_e);
if(_e.length===n16){break a15;}}
{const n17=_e.length;
if(!((d13 as any)===null))$type(_e,_p+"/3DS",$s2+"/properties/3DS/anyOf/1","null");
if(_e.length===n17){_e.length=n14;break a15;}}
$composed(_e,_p+"/3DS",$s2+"/properties/3DS","anyOf");
}
}}
{const d18=_d.bank;if(d18!==undefined){
$v87(d18,_p+"/bank",_e);
}}
{const d19=_d.billing;if(d19!==undefined){
a21:{const n20=_e.length;
{const n22=_e.length;
$v88(d19,_p+"/billing",_e);
if(_e.length===n22){break a21;}}
{const n23=_e.length;
if(!((d19 as any)===null))$type(_e,_p+"/billing",$s2+"/properties/billing/anyOf/1","null");
if(_e.length===n23){_e.length=n20;break a21;}}
$composed(_e,_p+"/billing",$s2+"/properties/billing","anyOf");
}
}}
{const d24=_d.brand;if(d24!==undefined){
a26:{const n25=_e.length;
{const n27=_e.length;
$v89(d24,_p+"/brand",_e);
if(_e.length===n27){break a26;}}
{const n28=_e.length;
if(!((d24 as any)===null))$type(_e,_p+"/brand",$s2+"/properties/brand/anyOf/1","null");
if(_e.length===n28){_e.length=n25;break a26;}}
$composed(_e,_p+"/brand",$s2+"/properties/brand","anyOf");
}
}}
{const d29=_d.card;if(d29!==undefined){
$v90(d29,_p+"/card",_e);
}}
{const d30=_d.company;if(d30!==undefined){
a32:{const n31=_e.length;
{const n33=_e.length;
$v91(d30,_p+"/company",_e);
if(_e.length===n33){break a32;}}
{const n34=_e.length;
if(!((d30 as any)===null))$type(_e,_p+"/company",$s2+"/properties/company/anyOf/1","null");
if(_e.length===n34){_e.length=n31;break a32;}}
$composed(_e,_p+"/company",$s2+"/properties/company","anyOf");
}
}}
{const d35=_d.fallback;if(d35!==undefined){
a37:{const n36=_e.length;
{const n38=_e.length;
$v92(d35,_p+"/fallback",_e);
if(_e.length===n38){break a37;}}
{const n39=_e.length;
if(!((d35 as any)===null))$type(_e,_p+"/fallback",$s2+"/properties/fallback/anyOf/1","null");
if(_e.length===n39){_e.length=n36;break a37;}}
$composed(_e,_p+"/fallback",$s2+"/properties/fallback","anyOf");
}
}}
{const d40=_d.identity;if(d40!==undefined){
a42:{const n41=_e.length;
{const n43=_e.length;
$v93(d40,_p+"/identity",_e);
if(_e.length===n43){break a42;}}
{const n44=_e.length;
if(!((d40 as any)===null))$type(_e,_p+"/identity",$s2+"/properties/identity/anyOf/1","null");
if(_e.length===n44){_e.length=n41;break a42;}}
$composed(_e,_p+"/identity",$s2+"/properties/identity","anyOf");
}
}}
{const d45=_d.incoming;if(d45!==undefined){
a47:{const n46=_e.length;
{const n48=_e.length;
$v94(d45,_p+"/incoming",_e);
if(_e.length===n48){break a47;}}
{const n49=_e.length;
if(!((d45 as any)===null))$type(_e,_p+"/incoming",$s2+"/properties/incoming/anyOf/1","null");
if(_e.length===n49){_e.length=n46;break a47;}}
$composed(_e,_p+"/incoming",$s2+"/properties/incoming","anyOf");
}
}}
{const d50=_d.legal;if(d50!==undefined){
a52:{const n51=_e.length;
{const n53=_e.length;
$v95(d50,_p+"/legal",_e);
if(_e.length===n53){break a52;}}
{const n54=_e.length;
if(!((d50 as any)===null))$type(_e,_p+"/legal",$s2+"/properties/legal/anyOf/1","null");
if(_e.length===n54){_e.length=n51;break a52;}}
$composed(_e,_p+"/legal",$s2+"/properties/legal","anyOf");
}
}}
{const d55=_d.limits;if(d55!==undefined){
$v76(d55,_p+"/limits",_e);
}}
{const d56=_d.minor;if(d56!==undefined){
a58:{const n57=_e.length;
{const n59=_e.length;
$v96(d56,_p+"/minor",_e);
if(_e.length===n59){break a58;}}
{const n60=_e.length;
if(!((d56 as any)===null))$type(_e,_p+"/minor",$s2+"/properties/minor/anyOf/1","null");
if(_e.length===n60){_e.length=n57;break a58;}}
$composed(_e,_p+"/minor",$s2+"/properties/minor","anyOf");
}
}}
{const d61=_d.notification;if(d61!==undefined){
$v97(d61,_p+"/notification",_e);
}}
{const d62=_d.onboarding;if(d62!==undefined){
$v98(d62,_p+"/onboarding",_e);
}}
{const d63=_d.ops;if(d63!==undefined){
a65:{const n64=_e.length;
{const n66=_e.length;
$v99(d63,_p+"/ops",_e);
if(_e.length===n66){break a65;}}
{const n67=_e.length;
if(!((d63 as any)===null))$type(_e,_p+"/ops",$s2+"/properties/ops/anyOf/1","null");
if(_e.length===n67){_e.length=n64;break a65;}}
$composed(_e,_p+"/ops",$s2+"/properties/ops","anyOf");
}
}}
{const d68=_d.bankLinkExchange;if(d68!==undefined){
$v100(d68,_p+"/bankLinkExchange",_e);
}}
{const d69=_d.realTimeAuth;if(d69!==undefined){
$v101(d69,_p+"/realTimeAuth",_e);
}}
{const d70=_d.receive;if(d70!==undefined){
$v102(d70,_p+"/receive",_e);
}}
{const d71=_d.reward;if(d71!==undefined){
a73:{const n72=_e.length;
{const n74=_e.length;
$v103(d71,_p+"/reward",_e);
if(_e.length===n74){break a73;}}
{const n75=_e.length;
if(!((d71 as any)===null))$type(_e,_p+"/reward",$s2+"/properties/reward/anyOf/1","null");
if(_e.length===n75){_e.length=n72;break a73;}}
$composed(_e,_p+"/reward",$s2+"/properties/reward","anyOf");
}
}}
{const d76=_d.send;if(d76!==undefined){
$v104(d76,_p+"/send",_e);
}}
{const d77=_d.transactionLimits;if(d77!==undefined){
$v105(d77,_p+"/transactionLimits",_e);
}}
}else 
$type(_e,_p,$s2,"object");
}
// prettier-ignore
function $v105(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.receive===undefined)$required(_e,_p,$s105,"receive");
{const d1=_d.receive;if(d1!==undefined){
$v106(d1,_p+"/receive",_e);
}}
}else 
$type(_e,_p,$s105,"object");
}
// prettier-ignore
function $v106(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.ach===undefined)$required(_e,_p,$s106,"ach");
if(_d.debitCard===undefined)$required(_e,_p,$s106,"debitCard");
{const d1=_d.ach;if(d1!==undefined){
$v83(d1,_p+"/ach",_e);
}}
{const d2=_d.debitCard;if(d2!==undefined){
$v83(d2,_p+"/debitCard",_e);
}}
}else 
$type(_e,_p,$s106,"object");
}
// prettier-ignore
function $v104(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.ach===undefined)$required(_e,_p,$s104,"ach");
if(_d.card===undefined)$required(_e,_p,$s104,"card");
if(_d.check===undefined)$required(_e,_p,$s104,"check");
if(_d.crossBorder===undefined)$required(_e,_p,$s104,"crossBorder");
if(_d.debitCard===undefined)$required(_e,_p,$s104,"debitCard");
if(_d.digitalCheck===undefined)$required(_e,_p,$s104,"digitalCheck");
if(_d.internationalWire===undefined)$required(_e,_p,$s104,"internationalWire");
if(_d.intrabank===undefined)$required(_e,_p,$s104,"intrabank");
if(_d.physicalCard===undefined)$required(_e,_p,$s104,"physicalCard");
if(_d.wire===undefined)$required(_e,_p,$s104,"wire");
{const d1=_d.ach;if(d1!==undefined){
$v107(d1,_p+"/ach",_e);
}}
{const d2=_d.card;if(d2!==undefined){
$v108(d2,_p+"/card",_e);
}}
{const d3=_d.check;if(d3!==undefined){
$v108(d3,_p+"/check",_e);
}}
{const d4=_d.crossBorder;if(d4!==undefined){
$v108(d4,_p+"/crossBorder",_e);
}}
{const d5=_d.debitCard;if(d5!==undefined){
$v108(d5,_p+"/debitCard",_e);
}}
{const d6=_d.digitalCheck;if(d6!==undefined){
$v108(d6,_p+"/digitalCheck",_e);
}}
{const d7=_d.internationalWire;if(d7!==undefined){
$v108(d7,_p+"/internationalWire",_e);
}}
{const d8=_d.intrabank;if(d8!==undefined){
$v108(d8,_p+"/intrabank",_e);
}}
{const d9=_d.physicalCard;if(d9!==undefined){
$v108(d9,_p+"/physicalCard",_e);
}}
{const d10=_d.wire;if(d10!==undefined){
$v108(d10,_p+"/wire",_e);
}}
}else 
$type(_e,_p,$s104,"object");
}
// prettier-ignore
function $v108(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.enabled===undefined)$required(_e,_p,$s108,"enabled");
if(_d.via===undefined)$required(_e,_p,$s108,"via");
{const d1=_d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/enabled",$s108+"/properties/enabled","boolean");
}}
{const d2=_d.via;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/via",$s108+"/properties/via","string");
}}
}else 
$type(_e,_p,$s108,"object");
}
// prettier-ignore
function $v107(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.enabled===undefined)$required(_e,_p,$s107,"enabled");
if(_d.sameDay===undefined)$required(_e,_p,$s107,"sameDay");
if(_d.via===undefined)$required(_e,_p,$s107,"via");
{const d1=_d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/enabled",$s107+"/properties/enabled","boolean");
}}
{const d2=_d.sameDay;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(_e,_p+"/sameDay",$s107+"/properties/sameDay","boolean");
}}
{const d3=_d.via;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/via",$s107+"/properties/via","string");
}}
}else 
$type(_e,_p,$s107,"object");
}
// prettier-ignore
function $v103(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.card===undefined)$required(_e,_p,$s103,"card");
}else 
$type(_e,_p,$s103,"object");
}
// prettier-ignore
function $v102(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.ach===undefined)$required(_e,_p,$s102,"ach");
if(_d.check===undefined)$required(_e,_p,$s102,"check");
if(_d.debitCard===undefined)$required(_e,_p,$s102,"debitCard");
if(_d.intrabank===undefined)$required(_e,_p,$s102,"intrabank");
{const d1=_d.ach;if(d1!==undefined){
$v107(d1,_p+"/ach",_e);
}}
{const d2=_d.check;if(d2!==undefined){
$v108(d2,_p+"/check",_e);
}}
{const d3=_d.debitCard;if(d3!==undefined){
$v108(d3,_p+"/debitCard",_e);
}}
{const d4=_d.intrabank;if(d4!==undefined){
$v108(d4,_p+"/intrabank",_e);
}}
}else 
$type(_e,_p,$s102,"object");
}
// prettier-ignore
function $v101(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.ach===undefined)$required(_e,_p,$s101,"ach");
if(_d.card===undefined)$required(_e,_p,$s101,"card");
if(_d.intrabank===undefined)$required(_e,_p,$s101,"intrabank");
if(_d.notification===undefined)$required(_e,_p,$s101,"notification");
}else 
$type(_e,_p,$s101,"object");
}
// prettier-ignore
function $v100(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.clientId===undefined)$required(_e,_p,$s100,"clientId");
if(_d.clientSecret===undefined)$required(_e,_p,$s100,"clientSecret");
if(_d.sendLoginOtp===undefined)$required(_e,_p,$s100,"sendLoginOtp");
if(_d.verifyIdNumber===undefined)$required(_e,_p,$s100,"verifyIdNumber");
{const d1=_d.clientId;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/clientId",$s100+"/properties/clientId","string");
}}
{const d2=_d.clientSecret;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/clientSecret",$s100+"/properties/clientSecret","string");
}}
{const d3=_d.verifyIdNumber;if(d3!==undefined){
if(!(typeof d3==="boolean"))$type(_e,_p+"/verifyIdNumber",$s100+"/properties/verifyIdNumber","boolean");
}}
}else 
$type(_e,_p,$s100,"object");
}
// prettier-ignore
function $v99(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.bulk===undefined)$required(_e,_p,$s99,"bulk");
if(_d.debitpull===undefined)$required(_e,_p,$s99,"debitpull");
if(_d.kyb===undefined)$required(_e,_p,$s99,"kyb");
if(_d.kyc===undefined)$required(_e,_p,$s99,"kyc");
{const d1=_d.bulk;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/bulk",$s99+"/properties/bulk","boolean");
}}
{const d2=_d.debitpull;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(_e,_p+"/debitpull",$s99+"/properties/debitpull","boolean");
}}
{const d3=_d.kyb;if(d3!==undefined){
if(!(typeof d3==="boolean"))$type(_e,_p+"/kyb",$s99+"/properties/kyb","boolean");
}}
{const d4=_d.kyc;if(d4!==undefined){
if(!(typeof d4==="boolean"))$type(_e,_p+"/kyc",$s99+"/properties/kyc","boolean");
}}
}else 
$type(_e,_p,$s99,"object");
}
// prettier-ignore
function $v98(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.account===undefined)$required(_e,_p,$s98,"account");
if(_d.business===undefined)$required(_e,_p,$s98,"business");
if(_d.card===undefined)$required(_e,_p,$s98,"card");
if(_d.family===undefined)$required(_e,_p,$s98,"family");
if(_d.person===undefined)$required(_e,_p,$s98,"person");
{const d1=_d.account;if(d1!==undefined){
$v109(d1,_p+"/account",_e);
}}
{const d2=_d.business;if(d2!==undefined){
$v109(d2,_p+"/business",_e);
}}
{const d3=_d.card;if(d3!==undefined){
$v109(d3,_p+"/card",_e);
}}
{const d4=_d.family;if(d4!==undefined){
$v109(d4,_p+"/family",_e);
}}
{const d5=_d.person;if(d5!==undefined){
$v109(d5,_p+"/person",_e);
}}
}else 
$type(_e,_p,$s98,"object");
}
// prettier-ignore
function $v109(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.enabled===undefined)$required(_e,_p,$s109,"enabled");
if(_d.maxCount===undefined)$required(_e,_p,$s109,"maxCount");
{const d1=_d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/enabled",$s109+"/properties/enabled","boolean");
}}
{const d2=_d.maxCount;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/maxCount",$s109+"/properties/maxCount","string");
}}
}else 
$type(_e,_p,$s109,"object");
}
// prettier-ignore
function $v97(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.messageServiceSid===undefined)$required(_e,_p,$s97,"messageServiceSid");
if(_d.ntfSenderEmail===undefined)$required(_e,_p,$s97,"ntfSenderEmail");
if(_d.ntfSenderName===undefined)$required(_e,_p,$s97,"ntfSenderName");
if(_d.segmentId===undefined)$required(_e,_p,$s97,"segmentId");
if(_d.emailProviderKey===undefined)$required(_e,_p,$s97,"emailProviderKey");
if(_d.smsSenderNumber===undefined)$required(_e,_p,$s97,"smsSenderNumber");
if(_d.platformNtfSenderNumber===undefined)$required(_e,_p,$s97,"platformNtfSenderNumber");
if(_d.smsProviderSenderSid===undefined)$required(_e,_p,$s97,"smsProviderSenderSid");
if(_d.smsProviderSenderToken===undefined)$required(_e,_p,$s97,"smsProviderSenderToken");
if(_d.ntfEmailEnabled===undefined)$required(_e,_p,$s97,"ntfEmailEnabled");
if(_d.ntfSmsEnabled===undefined)$required(_e,_p,$s97,"ntfSmsEnabled");
if(_d.sendCardEmailEnabled===undefined)$required(_e,_p,$s97,"sendCardEmailEnabled");
if(_d.sendCardSmsEnabled===undefined)$required(_e,_p,$s97,"sendCardSmsEnabled");
if(_d.statementEmailEnabled===undefined)$required(_e,_p,$s97,"statementEmailEnabled");
if(_d.webhookErrorEmailEnabled===undefined)$required(_e,_p,$s97,"webhookErrorEmailEnabled");
{const d1=_d.messageServiceSid;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/messageServiceSid",$s97+"/properties/messageServiceSid","string");
}}
{const d2=_d.ntfSenderEmail;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/ntfSenderEmail",$s97+"/properties/ntfSenderEmail","string");
}}
{const d3=_d.ntfSenderName;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/ntfSenderName",$s97+"/properties/ntfSenderName","string");
}}
{const d4=_d.segmentId;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/segmentId",$s97+"/properties/segmentId","string");
}}
{const d5=_d.emailProviderKey;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/emailProviderKey",$s97+"/properties/emailProviderKey","string");
}}
{const d6=_d.smsSenderNumber;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/smsSenderNumber",$s97+"/properties/smsSenderNumber","string");
}}
{const d7=_d.platformNtfSenderNumber;if(d7!==undefined){
if(!(typeof d7==="string"))$type(_e,_p+"/platformNtfSenderNumber",$s97+"/properties/platformNtfSenderNumber","string");
}}
{const d8=_d.smsProviderSenderSid;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/smsProviderSenderSid",$s97+"/properties/smsProviderSenderSid","string");
}}
{const d9=_d.smsProviderSenderToken;if(d9!==undefined){
if(!(typeof d9==="string"))$type(_e,_p+"/smsProviderSenderToken",$s97+"/properties/smsProviderSenderToken","string");
}}
{const d10=_d.ntfEmailEnabled;if(d10!==undefined){
if(!(typeof d10==="boolean"))$type(_e,_p+"/ntfEmailEnabled",$s97+"/properties/ntfEmailEnabled","boolean");
}}
{const d11=_d.ntfSmsEnabled;if(d11!==undefined){
if(!(typeof d11==="boolean"))$type(_e,_p+"/ntfSmsEnabled",$s97+"/properties/ntfSmsEnabled","boolean");
}}
{const d12=_d.sendCardEmailEnabled;if(d12!==undefined){
if(!(typeof d12==="boolean"))$type(_e,_p+"/sendCardEmailEnabled",$s97+"/properties/sendCardEmailEnabled","boolean");
}}
{const d13=_d.sendCardSmsEnabled;if(d13!==undefined){
if(!(typeof d13==="boolean"))$type(_e,_p+"/sendCardSmsEnabled",$s97+"/properties/sendCardSmsEnabled","boolean");
}}
{const d14=_d.statementEmailEnabled;if(d14!==undefined){
if(!(typeof d14==="boolean"))$type(_e,_p+"/statementEmailEnabled",$s97+"/properties/statementEmailEnabled","boolean");
}}
{const d15=_d.webhookErrorEmailEnabled;if(d15!==undefined){
if(!(typeof d15==="boolean"))$type(_e,_p+"/webhookErrorEmailEnabled",$s97+"/properties/webhookErrorEmailEnabled","boolean");
}}
}else 
$type(_e,_p,$s97,"object");
}
// prettier-ignore
function $v96(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.card===undefined)$required(_e,_p,$s96,"card");
{const d1=_d.card;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v110(d1,_p+"/card",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/card",$s96+"/properties/card/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/card",$s96+"/properties/card","anyOf");
}
}}
}else 
$type(_e,_p,$s96,"object");
}
// prettier-ignore
function $v110(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.enabled===undefined)$required(_e,_p,$s110,"enabled");
if(_d.kycRequired===undefined)$required(_e,_p,$s110,"kycRequired");
{const d1=_d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/enabled",$s110+"/properties/enabled","boolean");
}}
{const d2=_d.kycRequired;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(_e,_p+"/kycRequired",$s110+"/properties/kycRequired","boolean");
}}
}else 
$type(_e,_p,$s110,"object");
}
// prettier-ignore
function $v95(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.bank===undefined)$required(_e,_p,$s95,"bank");
if(_d.disclosure===undefined)$required(_e,_p,$s95,"disclosure");
if(_d.help===undefined)$required(_e,_p,$s95,"help");
if(_d.program===undefined)$required(_e,_p,$s95,"program");
if(_d.platform===undefined)$required(_e,_p,$s95,"platform");
{const d1=_d.bank;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/bank",$s95+"/properties/bank","string");
}}
{const d2=_d.disclosure;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/disclosure",$s95+"/properties/disclosure","string");
}}
{const d3=_d.help;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/help",$s95+"/properties/help","string");
}}
{const d4=_d.program;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/program",$s95+"/properties/program","string");
}}
{const d5=_d.platform;if(d5!==undefined){
if(!(typeof d5==="string"))$type(_e,_p+"/platform",$s95+"/properties/platform","string");
}}
}else 
$type(_e,_p,$s95,"object");
}
// prettier-ignore
function $v94(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.achPull===undefined)$required(_e,_p,$s94,"achPull");
{const d1=_d.achPull;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v111(d1,_p+"/achPull",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/achPull",$s94+"/properties/achPull/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/achPull",$s94+"/properties/achPull","anyOf");
}
}}
}else 
$type(_e,_p,$s94,"object");
}
// prettier-ignore
function $v111(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.allowedOriginators===undefined)$required(_e,_p,$s111,"allowedOriginators");
if(_d.blockedOriginators===undefined)$required(_e,_p,$s111,"blockedOriginators");
if(_d.enabled===undefined)$required(_e,_p,$s111,"enabled");
if(_d.via===undefined)$required(_e,_p,$s111,"via");
{const d1=_d.allowedOriginators;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))$type(_e,_p+"/allowedOriginators",$s111+"/properties/allowedOriginators",["array","null"]);
if(Array.isArray(d1)){
for(let i2=0;i2<d1.length;i2++){const d3=d1[i2];
if(!(typeof d3==="string"))$type(_e,_p+"/allowedOriginators/"+i2,$s111+"/properties/allowedOriginators/items","string");
}
}
}}
{const d4=_d.blockedOriginators;if(d4!==undefined){
if(!(Array.isArray(d4)||d4===null))$type(_e,_p+"/blockedOriginators",$s111+"/properties/blockedOriginators",["array","null"]);
if(Array.isArray(d4)){
for(let i5=0;i5<d4.length;i5++){const d6=d4[i5];
if(!(typeof d6==="string"))$type(_e,_p+"/blockedOriginators/"+i5,$s111+"/properties/blockedOriginators/items","string");
}
}
}}
{const d7=_d.enabled;if(d7!==undefined){
if(!(typeof d7==="boolean"))$type(_e,_p+"/enabled",$s111+"/properties/enabled","boolean");
}}
{const d8=_d.via;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/via",$s111+"/properties/via","string");
}}
}else 
$type(_e,_p,$s111,"object");
}
// prettier-ignore
function $v93(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.enabled===undefined)$required(_e,_p,$s93,"enabled");
if(_d.templateId===undefined)$required(_e,_p,$s93,"templateId");
if(_d.themeId===undefined)$required(_e,_p,$s93,"themeId");
{const d1=_d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/enabled",$s93+"/properties/enabled","boolean");
}}
{const d2=_d.templateId;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/templateId",$s93+"/properties/templateId","string");
}}
{const d3=_d.themeId;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/themeId",$s93+"/properties/themeId","string");
}}
}else 
$type(_e,_p,$s93,"object");
}
// prettier-ignore
function $v92(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.originated===undefined)$required(_e,_p,$s92,"originated");
if(_d.received===undefined)$required(_e,_p,$s92,"received");
}else 
$type(_e,_p,$s92,"object");
}
// prettier-ignore
function $v91(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.achName===undefined)$required(_e,_p,$s91,"achName");
if(_d.address===undefined)$required(_e,_p,$s91,"address");
if(_d.contact===undefined)$required(_e,_p,$s91,"contact");
if(_d.description===undefined)$required(_e,_p,$s91,"description");
if(_d.domain===undefined)$required(_e,_p,$s91,"domain");
if(_d.entityType===undefined)$required(_e,_p,$s91,"entityType");
if(_d.name===undefined)$required(_e,_p,$s91,"name");
if(_d.subDomain===undefined)$required(_e,_p,$s91,"subDomain");
if(_d.tin===undefined)$required(_e,_p,$s91,"tin");
{const d1=_d.achName;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/achName",$s91+"/properties/achName","string");
}}
{const d2=_d.address;if(d2!==undefined){
a4:{const n3=_e.length;
{const n5=_e.length;
$v26(d2,_p+"/address",_e);
if(_e.length===n5){break a4;}}
{const n6=_e.length;
if(!((d2 as any)===null))$type(_e,_p+"/address",$s91+"/properties/address/anyOf/1","null");
if(_e.length===n6){_e.length=n3;break a4;}}
$composed(_e,_p+"/address",$s91+"/properties/address","anyOf");
}
}}
{const d7=_d.contact;if(d7!==undefined){
a9:{const n8=_e.length;
{const n10=_e.length;
$v112(d7,_p+"/contact",_e);
if(_e.length===n10){break a9;}}
{const n11=_e.length;
if(!((d7 as any)===null))$type(_e,_p+"/contact",$s91+"/properties/contact/anyOf/1","null");
if(_e.length===n11){_e.length=n8;break a9;}}
$composed(_e,_p+"/contact",$s91+"/properties/contact","anyOf");
}
}}
{const d12=_d.description;if(d12!==undefined){
if(!(typeof d12==="string"))$type(_e,_p+"/description",$s91+"/properties/description","string");
}}
{const d13=_d.domain;if(d13!==undefined){
if(!(typeof d13==="string"))$type(_e,_p+"/domain",$s91+"/properties/domain","string");
}}
{const d14=_d.entityType;if(d14!==undefined){
if(!(typeof d14==="string"))$type(_e,_p+"/entityType",$s91+"/properties/entityType","string");
}}
{const d15=_d.name;if(d15!==undefined){
if(!(typeof d15==="string"))$type(_e,_p+"/name",$s91+"/properties/name","string");
}}
{const d16=_d.subDomain;if(d16!==undefined){
if(!(typeof d16==="string"))$type(_e,_p+"/subDomain",$s91+"/properties/subDomain","string");
}}
{const d17=_d.tin;if(d17!==undefined){
if(!(typeof d17==="string"))$type(_e,_p+"/tin",$s91+"/properties/tin","string");
}}
}else 
$type(_e,_p,$s91,"object");
}
// prettier-ignore
function $v112(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.email===undefined)$required(_e,_p,$s112,"email");
if(_d.name===undefined)$required(_e,_p,$s112,"name");
if(_d.phoneNumber===undefined)$required(_e,_p,$s112,"phoneNumber");
{const d1=_d.email;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/email",$s112+"/properties/email","string");
}}
{const d2=_d.name;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/name",$s112+"/properties/name","string");
}}
{const d3=_d.phoneNumber;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/phoneNumber",$s112+"/properties/phoneNumber","string");
}}
}else 
$type(_e,_p,$s112,"object");
}
// prettier-ignore
function $v90(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.bin===undefined)$required(_e,_p,$s90,"bin");
if(_d.type===undefined)$required(_e,_p,$s90,"type");
{const d1=_d.bin;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v113(d1,_p+"/bin",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/bin",$s90+"/properties/bin/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/bin",$s90+"/properties/bin","anyOf");
}
}}
{const d6=_d.type;if(d6!==undefined){
$v114(d6,_p+"/type",_e);
}}
}else 
$type(_e,_p,$s90,"object");
}
// prettier-ignore
function $v114(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.physical===undefined)$required(_e,_p,$s114,"physical");
if(_d.virtual===undefined)$required(_e,_p,$s114,"virtual");
{const d1=_d.physical;if(d1!==undefined){
$v85(d1,_p+"/physical",_e);
}}
{const d2=_d.virtual;if(d2!==undefined){
$v85(d2,_p+"/virtual",_e);
}}
}else 
$type(_e,_p,$s114,"object");
}
// prettier-ignore
function $v113(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.businessCredit===undefined)$required(_e,_p,$s113,"businessCredit");
if(_d.businessDebit===undefined)$required(_e,_p,$s113,"businessDebit");
if(_d.personalCredit===undefined)$required(_e,_p,$s113,"personalCredit");
if(_d.personalDebit===undefined)$required(_e,_p,$s113,"personalDebit");
{const d1=_d.businessCredit;if(d1!==undefined){
a3:{const n2=_e.length;
{const n4=_e.length;
$v115(d1,_p+"/businessCredit",_e);
if(_e.length===n4){break a3;}}
{const n5=_e.length;
if(!((d1 as any)===null))$type(_e,_p+"/businessCredit",$s113+"/properties/businessCredit/anyOf/1","null");
if(_e.length===n5){_e.length=n2;break a3;}}
$composed(_e,_p+"/businessCredit",$s113+"/properties/businessCredit","anyOf");
}
}}
{const d6=_d.businessDebit;if(d6!==undefined){
a8:{const n7=_e.length;
{const n9=_e.length;
$v115(d6,_p+"/businessDebit",_e);
if(_e.length===n9){break a8;}}
{const n10=_e.length;
if(!((d6 as any)===null))$type(_e,_p+"/businessDebit",$s113+"/properties/businessDebit/anyOf/1","null");
if(_e.length===n10){_e.length=n7;break a8;}}
$composed(_e,_p+"/businessDebit",$s113+"/properties/businessDebit","anyOf");
}
}}
{const d11=_d.personalCredit;if(d11!==undefined){
a13:{const n12=_e.length;
{const n14=_e.length;
$v115(d11,_p+"/personalCredit",_e);
if(_e.length===n14){break a13;}}
{const n15=_e.length;
if(!((d11 as any)===null))$type(_e,_p+"/personalCredit",$s113+"/properties/personalCredit/anyOf/1","null");
if(_e.length===n15){_e.length=n12;break a13;}}
$composed(_e,_p+"/personalCredit",$s113+"/properties/personalCredit","anyOf");
}
}}
{const d16=_d.personalDebit;if(d16!==undefined){
a18:{const n17=_e.length;
{const n19=_e.length;
$v115(d16,_p+"/personalDebit",_e);
if(_e.length===n19){break a18;}}
{const n20=_e.length;
if(!((d16 as any)===null))$type(_e,_p+"/personalDebit",$s113+"/properties/personalDebit/anyOf/1","null");
if(_e.length===n20){_e.length=n17;break a18;}}
$composed(_e,_p+"/personalDebit",$s113+"/properties/personalDebit","anyOf");
}
}}
}else 
$type(_e,_p,$s113,"object");
}
// prettier-ignore
function $v115(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.embosser===undefined)$required(_e,_p,$s115,"embosser");
if(_d.enabled===undefined)$required(_e,_p,$s115,"enabled");
if(_d.id===undefined)$required(_e,_p,$s115,"id");
if(_d.issuerProcessor===undefined)$required(_e,_p,$s115,"issuerProcessor");
if(_d.issuerProcessorData===undefined)$required(_e,_p,$s115,"issuerProcessorData");
if(_d.sponsor===undefined)$required(_e,_p,$s115,"sponsor");
{const d1=_d.embosser;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/embosser",$s115+"/properties/embosser","string");
}}
{const d2=_d.enabled;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(_e,_p+"/enabled",$s115+"/properties/enabled","boolean");
}}
{const d3=_d.id;if(d3!==undefined){
$v116(d3,_p+"/id",_e);
}}
{const d4=_d.issuerProcessor;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/issuerProcessor",$s115+"/properties/issuerProcessor","string");
}}
{const d5=_d.issuerProcessorData;if(d5!==undefined){
a7:{const n6=_e.length;
{const n8=_e.length;
$v117(d5,_p+"/issuerProcessorData",_e);
if(_e.length===n8){break a7;}}
{const n9=_e.length;
if(!((d5 as any)===null))$type(_e,_p+"/issuerProcessorData",$s115+"/properties/issuerProcessorData/anyOf/1","null");
if(_e.length===n9){_e.length=n6;break a7;}}
$composed(_e,_p+"/issuerProcessorData",$s115+"/properties/issuerProcessorData","anyOf");
}
}}
{const d10=_d.sponsor;if(d10!==undefined){
if(!(typeof d10==="string"))$type(_e,_p+"/sponsor",$s115+"/properties/sponsor","string");
}}
}else 
$type(_e,_p,$s115,"object");
}
// prettier-ignore
function $v117(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d["@type"]===undefined)$required(_e,_p,$s117,"@type");
if(_d.configId===undefined)$required(_e,_p,$s117,"configId");
if(_d.themes===undefined)$required(_e,_p,$s117,"themes");
{const d1=_d["@type"];if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/@type",$s117+"/properties/%40type","string");
}}
{const d2=_d.configId;if(d2!==undefined){
$v118(d2,_p+"/configId",_e);
}}
{const d3=_d.themes;if(d3!==undefined){
if(!(Array.isArray(d3)||d3===null))$type(_e,_p+"/themes",$s117+"/properties/themes",["array","null"]);
}}
}else 
$type(_e,_p,$s117,"object");
}
// prettier-ignore
function $v118(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c22.test(_d))$pattern(_e,_p,$s118,"^$|^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s118,"string");
}
// prettier-ignore
function $v116(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c23.test(_d))$pattern(_e,_p,$s116,"^$|^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s116,"string");
}
// prettier-ignore
function $v89(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.cardArtPhysical===undefined)$required(_e,_p,$s89,"cardArtPhysical");
if(_d.cardArtPhysicalBack===undefined)$required(_e,_p,$s89,"cardArtPhysicalBack");
if(_d.cardArtVirtual===undefined)$required(_e,_p,$s89,"cardArtVirtual");
if(_d.cardArtVirtualBack===undefined)$required(_e,_p,$s89,"cardArtVirtualBack");
if(_d.createdAt===undefined)$required(_e,_p,$s89,"createdAt");
if(_d.ctaColor===undefined)$required(_e,_p,$s89,"ctaColor");
if(_d.ctaTextColor===undefined)$required(_e,_p,$s89,"ctaTextColor");
if(_d.darkCtaColor===undefined)$required(_e,_p,$s89,"darkCtaColor");
if(_d.darkCtaTextColor===undefined)$required(_e,_p,$s89,"darkCtaTextColor");
if(_d.darkLandscapeLogo===undefined)$required(_e,_p,$s89,"darkLandscapeLogo");
if(_d.darkPrimaryColor===undefined)$required(_e,_p,$s89,"darkPrimaryColor");
if(_d.darkPrimaryTextColor===undefined)$required(_e,_p,$s89,"darkPrimaryTextColor");
if(_d.darkSecondaryColor===undefined)$required(_e,_p,$s89,"darkSecondaryColor");
if(_d.darkSquareLogo===undefined)$required(_e,_p,$s89,"darkSquareLogo");
if(_d.fontName===undefined)$required(_e,_p,$s89,"fontName");
if(_d.fontURL===undefined)$required(_e,_p,$s89,"fontURL");
if(_d.id===undefined)$required(_e,_p,$s89,"id");
if(_d.landscapeLogo===undefined)$required(_e,_p,$s89,"landscapeLogo");
if(_d.modifiedAt===undefined)$required(_e,_p,$s89,"modifiedAt");
if(_d.physicalCardTextColor===undefined)$required(_e,_p,$s89,"physicalCardTextColor");
if(_d.primaryColor===undefined)$required(_e,_p,$s89,"primaryColor");
if(_d.primaryTextColor===undefined)$required(_e,_p,$s89,"primaryTextColor");
if(_d.redirectUrl===undefined)$required(_e,_p,$s89,"redirectUrl");
if(_d.sdkLocale===undefined)$required(_e,_p,$s89,"sdkLocale");
if(_d.sdkTheme===undefined)$required(_e,_p,$s89,"sdkTheme");
if(_d.secondaryColor===undefined)$required(_e,_p,$s89,"secondaryColor");
if(_d.squareLogo===undefined)$required(_e,_p,$s89,"squareLogo");
if(_d.supportEmail===undefined)$required(_e,_p,$s89,"supportEmail");
if(_d.virtualCardTextColor===undefined)$required(_e,_p,$s89,"virtualCardTextColor");
{const d1=_d.cardArtPhysical;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/cardArtPhysical",$s89+"/properties/cardArtPhysical","string");
}}
{const d2=_d.cardArtPhysicalBack;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/cardArtPhysicalBack",$s89+"/properties/cardArtPhysicalBack","string");
}}
{const d3=_d.cardArtVirtual;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/cardArtVirtual",$s89+"/properties/cardArtVirtual","string");
}}
{const d4=_d.cardArtVirtualBack;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/cardArtVirtualBack",$s89+"/properties/cardArtVirtualBack","string");
}}
{const d5=_d.createdAt;if(d5!==undefined){
$v27(d5,_p+"/createdAt",_e);
}}
{const d6=_d.ctaColor;if(d6!==undefined){
if(!(typeof d6==="string"))$type(_e,_p+"/ctaColor",$s89+"/properties/ctaColor","string");
}}
{const d7=_d.ctaTextColor;if(d7!==undefined){
if(!(typeof d7==="string"))$type(_e,_p+"/ctaTextColor",$s89+"/properties/ctaTextColor","string");
}}
{const d8=_d.darkCtaColor;if(d8!==undefined){
if(!(typeof d8==="string"))$type(_e,_p+"/darkCtaColor",$s89+"/properties/darkCtaColor","string");
}}
{const d9=_d.darkCtaTextColor;if(d9!==undefined){
if(!(typeof d9==="string"))$type(_e,_p+"/darkCtaTextColor",$s89+"/properties/darkCtaTextColor","string");
}}
{const d10=_d.darkLandscapeLogo;if(d10!==undefined){
if(!(typeof d10==="string"))$type(_e,_p+"/darkLandscapeLogo",$s89+"/properties/darkLandscapeLogo","string");
}}
{const d11=_d.darkPrimaryColor;if(d11!==undefined){
if(!(typeof d11==="string"))$type(_e,_p+"/darkPrimaryColor",$s89+"/properties/darkPrimaryColor","string");
}}
{const d12=_d.darkPrimaryTextColor;if(d12!==undefined){
if(!(typeof d12==="string"))$type(_e,_p+"/darkPrimaryTextColor",$s89+"/properties/darkPrimaryTextColor","string");
}}
{const d13=_d.darkSecondaryColor;if(d13!==undefined){
if(!(typeof d13==="string"))$type(_e,_p+"/darkSecondaryColor",$s89+"/properties/darkSecondaryColor","string");
}}
{const d14=_d.darkSquareLogo;if(d14!==undefined){
if(!(typeof d14==="string"))$type(_e,_p+"/darkSquareLogo",$s89+"/properties/darkSquareLogo","string");
}}
{const d15=_d.fontName;if(d15!==undefined){
if(!(typeof d15==="string"))$type(_e,_p+"/fontName",$s89+"/properties/fontName","string");
}}
{const d16=_d.fontURL;if(d16!==undefined){
if(!(typeof d16==="string"))$type(_e,_p+"/fontURL",$s89+"/properties/fontURL","string");
}}
{const d17=_d.id;if(d17!==undefined){
$v119(d17,_p+"/id",_e);
}}
{const d18=_d.landscapeLogo;if(d18!==undefined){
if(!(typeof d18==="string"))$type(_e,_p+"/landscapeLogo",$s89+"/properties/landscapeLogo","string");
}}
{const d19=_d.modifiedAt;if(d19!==undefined){
$v27(d19,_p+"/modifiedAt",_e);
}}
{const d20=_d.physicalCardTextColor;if(d20!==undefined){
if(!(typeof d20==="string"))$type(_e,_p+"/physicalCardTextColor",$s89+"/properties/physicalCardTextColor","string");
}}
{const d21=_d.primaryColor;if(d21!==undefined){
if(!(typeof d21==="string"))$type(_e,_p+"/primaryColor",$s89+"/properties/primaryColor","string");
}}
{const d22=_d.primaryTextColor;if(d22!==undefined){
if(!(typeof d22==="string"))$type(_e,_p+"/primaryTextColor",$s89+"/properties/primaryTextColor","string");
}}
{const d23=_d.redirectUrl;if(d23!==undefined){
if(!(typeof d23==="string"))$type(_e,_p+"/redirectUrl",$s89+"/properties/redirectUrl","string");
}}
{const d24=_d.sdkLocale;if(d24!==undefined){
a26:{const n25=_e.length;
{const n27=_e.length;
$v120(d24,_p+"/sdkLocale",_e);
if(_e.length===n27){break a26;}}
{const n28=_e.length;
if(!((d24 as any)===null))$type(_e,_p+"/sdkLocale",$s89+"/properties/sdkLocale/anyOf/1","null");
if(_e.length===n28){_e.length=n25;break a26;}}
$composed(_e,_p+"/sdkLocale",$s89+"/properties/sdkLocale","anyOf");
}
}}
{const d29=_d.sdkTheme;if(d29!==undefined){
a31:{const n30=_e.length;
{const n32=_e.length;
$v121(d29,_p+"/sdkTheme",_e);
if(_e.length===n32){break a31;}}
{const n33=_e.length;
if(!((d29 as any)===null))$type(_e,_p+"/sdkTheme",$s89+"/properties/sdkTheme/anyOf/1","null");
if(_e.length===n33){_e.length=n30;break a31;}}
$composed(_e,_p+"/sdkTheme",$s89+"/properties/sdkTheme","anyOf");
}
}}
{const d34=_d.secondaryColor;if(d34!==undefined){
if(!(typeof d34==="string"))$type(_e,_p+"/secondaryColor",$s89+"/properties/secondaryColor","string");
}}
{const d35=_d.squareLogo;if(d35!==undefined){
if(!(typeof d35==="string"))$type(_e,_p+"/squareLogo",$s89+"/properties/squareLogo","string");
}}
{const d36=_d.supportEmail;if(d36!==undefined){
if(!(typeof d36==="string"))$type(_e,_p+"/supportEmail",$s89+"/properties/supportEmail","string");
}}
{const d37=_d.virtualCardTextColor;if(d37!==undefined){
if(!(typeof d37==="string"))$type(_e,_p+"/virtualCardTextColor",$s89+"/properties/virtualCardTextColor","string");
}}
}else 
$type(_e,_p,$s89,"object");
}
// prettier-ignore
function $v121(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.enabled===undefined)$required(_e,_p,$s121,"enabled");
if(_d.themeURL===undefined)$required(_e,_p,$s121,"themeURL");
{const d1=_d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/enabled",$s121+"/properties/enabled","boolean");
}}
{const d2=_d.themeURL;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/themeURL",$s121+"/properties/themeURL","string");
}}
}else 
$type(_e,_p,$s121,"object");
}
// prettier-ignore
function $v120(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.data===undefined)$required(_e,_p,$s120,"data");
{const d1=_d.data;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))$type(_e,_p+"/data",$s120+"/properties/data",["array","null"]);
}}
}else 
$type(_e,_p,$s120,"object");
}
// prettier-ignore
function $v119(_d:any,_p:string,_e:ValidationError[]):void{
if(typeof _d==="string"){
if(!$c24.test(_d))$pattern(_e,_p,$s119,"^$|^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
}else 
$type(_e,_p,$s119,"string");
}
// prettier-ignore
function $v88(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.contacts===undefined)$required(_e,_p,$s88,"contacts");
{const d1=_d.contacts;if(d1!==undefined){
if(!(Array.isArray(d1)||d1===null))$type(_e,_p+"/contacts",$s88+"/properties/contacts",["array","null"]);
if(Array.isArray(d1)){
for(let i2=0;i2<d1.length;i2++){const d3=d1[i2];
$v112(d3,_p+"/contacts/"+i2,_e);
}
}
}}
}else 
$type(_e,_p,$s88,"object");
}
// prettier-ignore
function $v87(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.accountCreationCredit===undefined)$required(_e,_p,$s87,"accountCreationCredit");
if(_d.accountFees===undefined)$required(_e,_p,$s87,"accountFees");
if(_d.accountInterest===undefined)$required(_e,_p,$s87,"accountInterest");
if(_d.accountInterestFrequency===undefined)$required(_e,_p,$s87,"accountInterestFrequency");
if(_d.accountSubType===undefined)$required(_e,_p,$s87,"accountSubType");
if(_d.accountType===undefined)$required(_e,_p,$s87,"accountType");
if(_d.fdicInsurance===undefined)$required(_e,_p,$s87,"fdicInsurance");
if(_d.maxAccounts===undefined)$required(_e,_p,$s87,"maxAccounts");
if(_d.sponsor===undefined)$required(_e,_p,$s87,"sponsor");
{const d1=_d.accountCreationCredit;if(d1!==undefined){
$v25(d1,_p+"/accountCreationCredit",_e);
}}
{const d2=_d.accountFees;if(d2!==undefined){
$v25(d2,_p+"/accountFees",_e);
}}
{const d3=_d.accountInterest;if(d3!==undefined){
$v25(d3,_p+"/accountInterest",_e);
}}
{const d4=_d.accountInterestFrequency;if(d4!==undefined){
if(!(typeof d4==="string"))$type(_e,_p+"/accountInterestFrequency",$s87+"/properties/accountInterestFrequency","string");
}}
{const d5=_d.accountSubType;if(d5!==undefined){
a7:{const n6=_e.length;
{const n8=_e.length;
$v122(d5,_p+"/accountSubType",_e);
if(_e.length===n8){break a7;}}
{const n9=_e.length;
if(!((d5 as any)===null))$type(_e,_p+"/accountSubType",$s87+"/properties/accountSubType/anyOf/1","null");
if(_e.length===n9){_e.length=n6;break a7;}}
$composed(_e,_p+"/accountSubType",$s87+"/properties/accountSubType","anyOf");
}
}}
{const d10=_d.accountType;if(d10!==undefined){
a12:{const n11=_e.length;
{const n13=_e.length;
$v123(d10,_p+"/accountType",_e);
if(_e.length===n13){break a12;}}
{const n14=_e.length;
if(!((d10 as any)===null))$type(_e,_p+"/accountType",$s87+"/properties/accountType/anyOf/1","null");
if(_e.length===n14){_e.length=n11;break a12;}}
$composed(_e,_p+"/accountType",$s87+"/properties/accountType","anyOf");
}
}}
{const d15=_d.fdicInsurance;if(d15!==undefined){
if(!(typeof d15==="boolean"))$type(_e,_p+"/fdicInsurance",$s87+"/properties/fdicInsurance","boolean");
}}
{const d16=_d.maxAccounts;if(d16!==undefined){
$v124(d16,_p+"/maxAccounts",_e);
}}
{const d17=_d.sponsor;if(d17!==undefined){
if(!(typeof d17==="string"))$type(_e,_p+"/sponsor",$s87+"/properties/sponsor","string");
}}
}else 
$type(_e,_p,$s87,"object");
}
// prettier-ignore
function $v124(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.business===undefined)$required(_e,_p,$s124,"business");
if(_d.personal===undefined)$required(_e,_p,$s124,"personal");
{const d1=_d.business;if(d1!==undefined){
$v70(d1,_p+"/business",_e);
}}
{const d2=_d.personal;if(d2!==undefined){
$v70(d2,_p+"/personal",_e);
}}
}else 
$type(_e,_p,$s124,"object");
}
// prettier-ignore
function $v123(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.businessChecking===undefined)$required(_e,_p,$s123,"businessChecking");
if(_d.businessSavings===undefined)$required(_e,_p,$s123,"businessSavings");
if(_d.cardAccount===undefined)$required(_e,_p,$s123,"cardAccount");
if(_d.clearingAccount===undefined)$required(_e,_p,$s123,"clearingAccount");
if(_d.fallbackAccount===undefined)$required(_e,_p,$s123,"fallbackAccount");
if(_d.fundingAccount===undefined)$required(_e,_p,$s123,"fundingAccount");
if(_d.personalChecking===undefined)$required(_e,_p,$s123,"personalChecking");
if(_d.personalSavings===undefined)$required(_e,_p,$s123,"personalSavings");
if(_d.reserveAccount===undefined)$required(_e,_p,$s123,"reserveAccount");
{const d1=_d.businessChecking;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/businessChecking",$s123+"/properties/businessChecking","boolean");
}}
{const d2=_d.businessSavings;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(_e,_p+"/businessSavings",$s123+"/properties/businessSavings","boolean");
}}
{const d3=_d.cardAccount;if(d3!==undefined){
if(!(typeof d3==="boolean"))$type(_e,_p+"/cardAccount",$s123+"/properties/cardAccount","boolean");
}}
{const d4=_d.clearingAccount;if(d4!==undefined){
if(!(typeof d4==="boolean"))$type(_e,_p+"/clearingAccount",$s123+"/properties/clearingAccount","boolean");
}}
{const d5=_d.fallbackAccount;if(d5!==undefined){
if(!(typeof d5==="boolean"))$type(_e,_p+"/fallbackAccount",$s123+"/properties/fallbackAccount","boolean");
}}
{const d6=_d.fundingAccount;if(d6!==undefined){
if(!(typeof d6==="boolean"))$type(_e,_p+"/fundingAccount",$s123+"/properties/fundingAccount","boolean");
}}
{const d7=_d.personalChecking;if(d7!==undefined){
if(!(typeof d7==="boolean"))$type(_e,_p+"/personalChecking",$s123+"/properties/personalChecking","boolean");
}}
{const d8=_d.personalSavings;if(d8!==undefined){
if(!(typeof d8==="boolean"))$type(_e,_p+"/personalSavings",$s123+"/properties/personalSavings","boolean");
}}
{const d9=_d.reserveAccount;if(d9!==undefined){
if(!(typeof d9==="boolean"))$type(_e,_p+"/reserveAccount",$s123+"/properties/reserveAccount","boolean");
}}
}else 
$type(_e,_p,$s123,"object");
}
// prettier-ignore
function $v122(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.accrue===undefined)$required(_e,_p,$s122,"accrue");
if(_d.clearing===undefined)$required(_e,_p,$s122,"clearing");
if(_d.dda===undefined)$required(_e,_p,$s122,"dda");
if(_d.interest===undefined)$required(_e,_p,$s122,"interest");
if(_d.reserve===undefined)$required(_e,_p,$s122,"reserve");
{const d1=_d.accrue;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/accrue",$s122+"/properties/accrue","boolean");
}}
{const d2=_d.clearing;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(_e,_p+"/clearing",$s122+"/properties/clearing","boolean");
}}
{const d3=_d.dda;if(d3!==undefined){
if(!(typeof d3==="boolean"))$type(_e,_p+"/dda",$s122+"/properties/dda","boolean");
}}
{const d4=_d.interest;if(d4!==undefined){
if(!(typeof d4==="boolean"))$type(_e,_p+"/interest",$s122+"/properties/interest","boolean");
}}
{const d5=_d.reserve;if(d5!==undefined){
if(!(typeof d5==="boolean"))$type(_e,_p+"/reserve",$s122+"/properties/reserve","boolean");
}}
}else 
$type(_e,_p,$s122,"object");
}
// prettier-ignore
function $v86(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.challengeProfileId===undefined)$required(_e,_p,$s86,"challengeProfileId");
if(_d.enabled===undefined)$required(_e,_p,$s86,"enabled");
if(_d.institutionId===undefined)$required(_e,_p,$s86,"institutionId");
if(_d.sendOtp===undefined)$required(_e,_p,$s86,"sendOtp");
{const d1=_d.challengeProfileId;if(d1!==undefined){
if(!(typeof d1==="string"))$type(_e,_p+"/challengeProfileId",$s86+"/properties/challengeProfileId","string");
}}
{const d2=_d.enabled;if(d2!==undefined){
if(!(typeof d2==="boolean"))$type(_e,_p+"/enabled",$s86+"/properties/enabled","boolean");
}}
{const d3=_d.institutionId;if(d3!==undefined){
if(!(typeof d3==="string"))$type(_e,_p+"/institutionId",$s86+"/properties/institutionId","string");
}}
{const d4=_d.sendOtp;if(d4!==undefined){
a6:{const n5=_e.length;
{const n7=_e.length;
$v125(d4,_p+"/sendOtp",_e);
if(_e.length===n7){break a6;}}
{const n8=_e.length;
if(!((d4 as any)===null))$type(_e,_p+"/sendOtp",$s86+"/properties/sendOtp/anyOf/1","null");
if(_e.length===n8){_e.length=n5;break a6;}}
$composed(_e,_p+"/sendOtp",$s86+"/properties/sendOtp","anyOf");
}
}}
}else 
$type(_e,_p,$s86,"object");
}
// prettier-ignore
function $v125(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.enabled===undefined)$required(_e,_p,$s125,"enabled");
if(_d.url===undefined)$required(_e,_p,$s125,"url");
{const d1=_d.enabled;if(d1!==undefined){
if(!(typeof d1==="boolean"))$type(_e,_p+"/enabled",$s125+"/properties/enabled","boolean");
}}
{const d2=_d.url;if(d2!==undefined){
if(!(typeof d2==="string"))$type(_e,_p+"/url",$s125+"/properties/url","string");
}}
}else 
$type(_e,_p,$s125,"object");
}
// prettier-ignore
function $v1(_d:any,_p:string,_e:ValidationError[]):void{
if($object(_d)){
if(_d.path===undefined)$required(_e,_p,$s1,"path");
{const d1=_d.path;if(d1!==undefined){
if($object(d1)){
if(d1.programId===undefined)$required(_e,_p+"/path",$s1+"/properties/path","programId");
{const d2=d1.programId;if(d2!==undefined){
$v71(d2,_p+"/path/programId",_e);
}}
}else 
$type(_e,_p+"/path",$s1+"/properties/path","object");
}}
{const d3=_d.query;if(d3!==undefined){
if(!($object(d3)))
$type(_e,_p+"/query",$s1+"/properties/query","object");
}}
{const d4=_d.header;if(d4!==undefined){
if(!($object(d4)))
$type(_e,_p+"/header",$s1+"/properties/header","object");
}}
}else 
$type(_e,_p,$s1,"object");
}
// prettier-ignore
export const validateRetrieveProgramParameters: Validator<{ path: { "programId": ProgramId }; query?: object; header?: object }> = /* @__PURE__ */ $validator($v1);
// prettier-ignore
export const validateRetrieveProgramResponse2XX: Validator<Program> = /* @__PURE__ */ $validator($v2);
// prettier-ignore
export const validateCreateAccountRequest: Validator<CreateAccountRequest> = /* @__PURE__ */ $validator($v3);
// prettier-ignore
export const validateCreateAccountParameters: Validator<{ path?: object; query?: object; header?: object }> = /* @__PURE__ */ $validator($v4);
// prettier-ignore
export const validateCreateAccountResponse201: Validator<Account> = /* @__PURE__ */ $validator($v5);
// prettier-ignore
export const validateUpdateAccountRequest: Validator<UpdateAccountRequest> = /* @__PURE__ */ $validator($v6);
// prettier-ignore
export const validateUpdateAccountParameters: Validator<{ path: { "accountId": AccountId }; query?: object; header?: object }> = /* @__PURE__ */ $validator($v7);
// prettier-ignore
export const validateUpdateAccountResponse200: Validator<Account> = validateCreateAccountResponse201;
// prettier-ignore
export const validateCreateContactRequest: Validator<CreateContactRequest> = /* @__PURE__ */ $validator($v8);
// prettier-ignore
export const validateCreateContactParameters: Validator<{ path?: object; query?: object; header?: object }> = /* @__PURE__ */ $validator($v9);
// prettier-ignore
export const validateCreateContactResponse201: Validator<Contact> = /* @__PURE__ */ $validator($v10);
// prettier-ignore
export const validateCreateCardRequest: Validator<CreateCardRequest> = /* @__PURE__ */ $validator($v11);
// prettier-ignore
export const validateCreateCardParameters: Validator<{ path?: object; query?: object; header?: object }> = /* @__PURE__ */ $validator($v12);
// prettier-ignore
export const validateCreateCardResponse201: Validator<Card> = /* @__PURE__ */ $validator($v13);
// prettier-ignore
export const validateReceiveAchPullRequest: Validator<ReceiveAchPullRequest> = /* @__PURE__ */ $validator($v14);
// prettier-ignore
export const validateReceiveAchPullParameters: Validator<{ path?: object; query?: object; header?: object }> = /* @__PURE__ */ $validator($v15);
// prettier-ignore
export const validateReceiveAchPullResponse201: Validator<Transfer> = /* @__PURE__ */ $validator($v16);
// prettier-ignore
export const validateUpdateSentCheckRequest: Validator<UpdateSentCheckRequest> = /* @__PURE__ */ $validator($v17);
// prettier-ignore
export const validateUpdateSentCheckParameters: Validator<{ path: { "transferId": TransferId }; query?: object; header?: object }> = /* @__PURE__ */ $validator($v18);
// prettier-ignore
export const validateUpdateSentCheckResponse200: Validator<SentCheck> = /* @__PURE__ */ $validator($v19);

// prettier-ignore
export const requestBodies = {
  "createAccount": validateCreateAccountRequest as typeof validateCreateAccountRequest,
  "updateAccount": validateUpdateAccountRequest as typeof validateUpdateAccountRequest,
  "createContact": validateCreateContactRequest as typeof validateCreateContactRequest,
  "createCard": validateCreateCardRequest as typeof validateCreateCardRequest,
  "receiveAchPull": validateReceiveAchPullRequest as typeof validateReceiveAchPullRequest,
  "updateSentCheck": validateUpdateSentCheckRequest as typeof validateUpdateSentCheckRequest,
} as const;
// prettier-ignore
export const parameters = {
  "retrieveProgram": validateRetrieveProgramParameters as typeof validateRetrieveProgramParameters,
  "createAccount": validateCreateAccountParameters as typeof validateCreateAccountParameters,
  "updateAccount": validateUpdateAccountParameters as typeof validateUpdateAccountParameters,
  "createContact": validateCreateContactParameters as typeof validateCreateContactParameters,
  "createCard": validateCreateCardParameters as typeof validateCreateCardParameters,
  "receiveAchPull": validateReceiveAchPullParameters as typeof validateReceiveAchPullParameters,
  "updateSentCheck": validateUpdateSentCheckParameters as typeof validateUpdateSentCheckParameters,
} as const;
// prettier-ignore
export const responses = {
  "retrieveProgram": { "2XX": validateRetrieveProgramResponse2XX as typeof validateRetrieveProgramResponse2XX },
  "createAccount": { "201": validateCreateAccountResponse201 as typeof validateCreateAccountResponse201 },
  "updateAccount": { "200": validateUpdateAccountResponse200 as typeof validateUpdateAccountResponse200 },
  "createContact": { "201": validateCreateContactResponse201 as typeof validateCreateContactResponse201 },
  "createCard": { "201": validateCreateCardResponse201 as typeof validateCreateCardResponse201 },
  "receiveAchPull": { "201": validateReceiveAchPullResponse201 as typeof validateReceiveAchPullResponse201 },
  "updateSentCheck": { "200": validateUpdateSentCheckResponse200 as typeof validateUpdateSentCheckResponse200 },
} as const;
