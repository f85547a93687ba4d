import { cancelReasons, otherCancelReason } from '../../../src/contract/enums/cancel-reasons.ts'
import { premiumPlanId } from '../../../src/contract/enums/payment/plans.ts'
import { dayMs, hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { approve, sendBack, submissionTime, submitDocument } from './age-documents.ts'
import { subscribe, type PlanCourse } from './billing.ts'
import { saidWhyPlanEnded, withdraw } from './leaving.ts'
import type { Settler } from './settler.ts'
import { drawWomanStatus } from './standing.ts'

/** Hands in the age document, if the standing says so, and lets it be decided; a woman gets her status (D-34). */
export function checkAge(settler: Settler): void {
  const { town, draws, person, standing } = settler
  if (standing === 'under-review') {
    submitDocument(town, draws, person, town.now - draws.int(20 * minuteMs, 11 * hourMs))
  } else if (standing === 'sent-back') {
    const submittedAt = submissionTime(draws, person, town.now)
    submitDocument(town, draws, person, submittedAt)
    sendBack(person, 1, submittedAt + draws.int(hourMs, 11 * hourMs))
  } else if (standing !== 'no-document') {
    approve(town, draws, person, submissionTime(draws, person, town.now))
  }
  const { member } = person
  if (member.sex === 2)
    member.femaleStatus = member.ageConf === 2 ? drawWomanStatus(draws) : draws.chance(0.5) ? 1 : 0
}

/** Registers the plan that the standing speaks of, and ends it for those who are gone. */
export function takePlan(settler: Settler): void {
  const { town, draws, person, standing } = settler
  const end = drawEnd(settler)
  if (person.member.sex === 2) takePremium(settler)
  else takeMensPlan(settler, end)
  if (end?.by !== 'cancelled') return
  const reason = draws.pick(cancelReasons[person.member.sex].filter((choice) => choice !== otherCancelReason))
  if (standing === 'inactive') withdraw(town, person, reason, end.at)
  else saidWhyPlanEnded(town, person, reason, end.at)
}

/** How and when the plan of somebody of this standing ended. */
function drawEnd({ town, draws, standing }: Settler): PlanCourse['end'] {
  if (standing === 'lapsed' && draws.chance(0.5)) return { by: 'declined', at: town.now }
  if (standing !== 'lapsed' && standing !== 'inactive') return undefined
  return { by: 'cancelled', at: town.now - draws.int(dayMs, 20 * dayMs) }
}

function takePremium({ town, draws, person, standing }: Settler): void {
  const { member } = person
  if (member.femaleStatus !== 4 || standing === 'inactive' || !draws.chance(0.14)) return
  member.listed = draws.chance(0.3)
  subscribe(town, person, premiumPlanId, draws.int(person.since, town.now - dayMs))
  member.hiddenMode = draws.chance(0.2)
}

/** What men bought, one of them long ago (L-12), and how often. */
const plansOfMen = [5, 6, 7, 8, 1] as const
const planWeights = [10, 6, 4, 2, 1]

function takeMensPlan({ town, draws, person, standing }: Settler, end: PlanCourse['end']): void {
  if (person.member.ageConf !== 2 || standing === 'unpaid') return
  const verifiedAt = person.document?.decidedAt ?? town.now
  const planId = end === undefined ? plansOfMen[draws.place(planWeights)] : 5
  const latest = Math.min(dayMs, Math.floor((town.now - verifiedAt) / 2))
  const startedAt = verifiedAt + draws.int(10 * minuteMs, latest)
  subscribe(town, person, planId ?? 5, startedAt, end === undefined ? {} : { end })
}
