import type { SimpleFaker } from '@faker-js/faker'
import { cancelReasons, otherCancelReason } from '../../../../src/contract/enums/cancellation.ts'
import { Sex, FemaleStatus } from '../../../../src/contract/enums/member.ts'
import { menPlanIds, premiumPlanId } from '../../../../src/contract/rules/plans.ts'
import { dayMs, hourMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { withdraw } from '../../../features/cancellation/cancellation.ts'
import { setMemberStatus } from '../../../features/operator/operator.ts'
import { setHiddenMode } from '../../../features/timeline/hidden-mode.ts'
import { choicesOf } from '../choices.ts'
import type { Town } from '../town.ts'
import { approve, handIn, handInTime, sendBack } from './age-documents.ts'
import { drawStatus, reachStatus } from './female-status.ts'
import type { MemberStage } from './member-stages.ts'
import type { Person } from './person.ts'
import { endSubscription, leave, runOutOfCredit, subscribe, type Reason } from './plans.ts'

/** Plans the steps of a stage: age check, a woman's status, a plan and its end. */
export function onboard(town: Town, faker: SimpleFaker, person: Person, stage: MemberStage): void {
  checkAge(town, faker, person, stage)
  if (person.sex === Sex.woman) onboardWoman(town, faker, person, stage)
  else if (person.document === 'approved' && stage !== 'unpaid') payAsMan(town, faker, person, stage)
}

function checkAge(town: Town, faker: SimpleFaker, person: Person, stage: MemberStage): void {
  const { now } = town
  const { number } = faker
  if (stage === 'no-document') return
  if (stage === 'under-review') {
    handIn(town, faker, person, now - number.int({ min: 20 * minuteMs, max: 11 * hourMs }))
    return
  }
  const handedInAt = handInTime(faker, person, now)
  if (stage !== 'sent-back') return approve(town, faker, person, handedInAt)
  handIn(town, faker, person, handedInAt)
  sendBack(town, person, handedInAt + number.int({ min: hourMs, max: 11 * hourMs }))
}

/** Shares of the members to whom a step of the onboarding happens. */
const shares = {
  /** Of women without a verified document: the operator has checked the account (D-34). */
  checkedBeforeDocument: 0.5,
  /** Of active women. */
  premium: 0.14,
  /** Of premium women: the operator lists them. */
  listed: 0.3,
  /** Of premium women: the privacy mode is on. */
  hidden: 0.2,
  /** Of men whose plan has ended: a renewal was declined. The others cancelled. */
  declinedRenewal: 0.5,
}

function onboardWoman(town: Town, faker: SimpleFaker, woman: Person, stage: MemberStage): void {
  const { datatype, number } = faker
  const { now } = town
  if (woman.document !== 'approved') {
    if (datatype.boolean(shares.checkedBeforeDocument))
      town.does(
        woman,
        woman.createdAt + hourMs,
        (world, me, ctx) => void setMemberStatus(world, me, { femaleStatus: FemaleStatus.checked }, ctx),
      )
    return
  }
  const status = drawStatus(faker)
  reachStatus(town, woman, status, Math.max(woman.verifiedAt + hourMs, now - 5 * dayMs))
  if (stage === 'inactive')
    leave(town, woman, drawReason(faker, Sex.woman), now - number.int({ min: dayMs, max: 20 * dayMs }))
  else if (status === FemaleStatus.active && datatype.boolean(shares.premium)) takePremium(town, faker, woman)
}

function takePremium(town: Town, { datatype, number }: SimpleFaker, woman: Person): void {
  const startedAt = number.int({ min: woman.since, max: Math.max(woman.since, town.now - dayMs) })
  if (datatype.boolean(shares.listed))
    town.does(woman, woman.since, (world, me, ctx) => void setMemberStatus(world, me, { listed: true }, ctx))
  subscribe(town, woman, premiumPlanId, startedAt)
  if (datatype.boolean(shares.hidden)) town.does(woman, startedAt, (world, me) => void setHiddenMode(world, me, true))
}

const legacyPlanId = 1
/** Plans of men with their frequency. */
const plansOfMen = choicesOf([...Object.values(menPlanIds), legacyPlanId], [10, 6, 4, 2, 1])

function payAsMan(town: Town, faker: SimpleFaker, man: Person, stage: MemberStage): void {
  const { helpers, number, datatype } = faker
  const { now } = town
  const ends = stage === 'lapsed' || stage === 'inactive'
  const latest = Math.min(dayMs, Math.floor((now - man.verifiedAt) / 2))
  const startedAt = man.verifiedAt + number.int({ min: Math.min(10 * minuteMs, latest), max: latest })
  subscribe(town, man, ends ? menPlanIds[1] : helpers.weightedArrayElement(plansOfMen), startedAt)
  if (!ends) return
  if (stage === 'lapsed' && datatype.boolean(shares.declinedRenewal)) {
    // A renewal comes at least every 31 days.
    runOutOfCredit(town, man, now - 32 * dayMs)
    return
  }
  const endedAt = now - number.int({ min: dayMs, max: 20 * dayMs })
  endSubscription(town, man, drawReason(faker, Sex.man), endedAt)
  if (stage === 'inactive') town.does(man, endedAt, withdraw)
}

/** Draws a reason that needs no text. */
function drawReason({ helpers }: SimpleFaker, sex: Person['sex']): Reason {
  const reasons: readonly Reason[] = cancelReasons[sex]
  return helpers.arrayElement(reasons.filter((reason) => reason !== otherCancelReason))
}
