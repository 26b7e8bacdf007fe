import { amountsAsReturned } from './checks/amounts.ts';
import { absent, carries } from './checks/credentials.ts';
import { accepts, ends, noCrash, nothingRestsOnAFailedCall, notices, reports } from './checks/endings.ts';
import { contactOfTheAccount, idAsReturned, idForm, idKind, idNotInvented } from './checks/ids.ts';
import {
  bodyIsJson,
  bodyIsUtf8,
  contentTypeIsJson,
  fits,
  knownOperation,
  noBodyWhereNoneIsDescribed,
  uniqueNames,
  unsent,
} from './checks/requests.ts';
import { noDoubleSubmit, noOtherCreation, notInAStorm, notRepeated, waits } from './checks/retries.ts';
import type { JudgeClient } from './client-judgement.ts';
import type { ClientCheck } from './client-rows.ts';

/** Checks that rows name by `code:`. */
export const CODE_CHECKS: Readonly<Record<string, JudgeClient>> = {
  'known-operation': knownOperation,
  'content-type-is-json': contentTypeIsJson,
  'body-is-json': bodyIsJson,
  'body-is-utf-8': bodyIsUtf8,
  'unique-names': uniqueNames,
  'no-body-where-none-is-described': noBodyWhereNoneIsDescribed,
  'amounts-as-returned': amountsAsReturned,
  'id-form': idForm,
  'id-kind': idKind,
  'id-as-returned': idAsReturned,
  'id-not-invented': idNotInvented,
  'contact-of-the-account': contactOfTheAccount,
  'no-double-submit': noDoubleSubmit,
  'no-other-creation': noOtherCreation,
  'no-crash': noCrash,
  'nothing-rests-on-a-failed-call': nothingRestsOnAFailedCall,
};

/** The function that judges a row. */
export function clientCheck(check: ClientCheck): JudgeClient {
  const { carries: credential, absent: absence, fits: finding, notRepeated: retry } = check;
  if (credential !== undefined) return carries(credential);
  if (absence !== undefined) return absent(absence);
  if (finding !== undefined) return fits(finding);
  if (check.unsent !== undefined) return unsent(check.unsent);
  if (retry !== undefined) return notRepeated(retry.calls, retry.after);
  if (check.notInAStorm !== undefined) return notInAStorm(check.notInAStorm.after);
  if (check.waits !== undefined) return waits(check.waits.after);
  if (check.accepts !== undefined) return accepts(check.accepts);
  if (check.notices !== undefined) return notices(check.notices);
  if (check.reports !== undefined) return reports(check.reports);
  if (check.ends !== undefined) return ends(check.ends);
  const judge = CODE_CHECKS[check.code ?? ''];
  if (judge === undefined) throw new Error(`no check ${check.code}`);
  return judge;
}
