import { AgeConf, Sex } from '../../../../contract/enums/member.ts'
import type { Account } from '../../api/account.ts'
import { openSteps } from '../../shared/open-steps.ts'
import { paymentCopy } from './copy.ts'

const successCopy = paymentCopy.success

/** Promises all functions only to a verified member from rank E, else names the remaining steps (PAY-106, D-98). */
export function paymentLead(account: Account): string {
  const { sex, age_conf } = account
  const left = openSteps(account).length
  if (sex === Sex.man && left > 0) return successCopy.stepsLeft(left)
  if (age_conf !== AgeConf.verified) return successCopy.leadUnverified
  return sex === Sex.woman ? successCopy.leadWoman : successCopy.lead
}
