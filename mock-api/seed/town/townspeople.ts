import { cancelReasons, otherCancelReason } from '../../../src/contract/enums/cancel-reasons.ts'
import { premiumPlanId } from '../../../src/contract/enums/plans.ts'
import { dayMs, hourMs, minuteMs } from '../../domain/time.ts'
import type { Draws } from '../draws.ts'
import { approve, sendBack, submissionTime, submitDocument } from './age-documents.ts'
import { drawAge } from './ages.ts'
import { subscribe, type PlanCourse } from './billing.ts'
import { NameRound } from './names.ts'
import type { Person } from './person.ts'
import { hangPhotos } from './photos.ts'
import { fillProfile, socialId } from './profiles.ts'
import { drawRank, drawStanding, drawWomanStatus, rankLives, type Standing } from './standing.ts'
import type { Town } from './town.ts'

/** The first ones are regulars, so that even a small town has somebody for everybody. */
const surelyRegular = 48
/** Beyond these, members keep to themselves: a large town costs memory and start-up time, not more stories (P8, P9). */
const lively = 600

/** What men bought, one of them long ago (L-12). */
const plansOfMen: readonly (readonly [planId: number, weight: number])[] = [
  [5, 10],
  [6, 6],
  [7, 4],
  [8, 2],
  [1, 1],
]

/** Adds the townspeople: 9 women to 11 men, in all standings, with profiles, documents and plans that fit. */
export function settleTownspeople(town: Town, count: number): void {
  const draws = town.draws('townspeople')
  const names = new NameRound(draws)
  for (let index = 0; index < count; index += 1) {
    const sex = (index * 9) % 20 < 9 ? 2 : 1
    const standing = index < surelyRegular ? 'regular' : drawStanding(draws, sex)
    const quiet = index >= lively
    const age = accountAge(draws, standing)
    const person = town.join(`town-${index + 1}@yoimachi.example`, sex, town.now - age, quiet)
    settle(town, draws, person, standing, names)
  }
}

/** Those who have been here for a while: they have a rank, a plan and a history. */
const longStanding = new Set<Standing>(['regular', 'lapsed', 'inactive'])

/** How long ago somebody of this standing signed up. */
function accountAge(draws: Draws, standing: Standing): number {
  if (longStanding.has(standing)) return draws.int(66 * dayMs, 240 * dayMs)
  if (standing === 'climbing') return draws.int(2 * dayMs, 12 * dayMs)
  return draws.int(16 * hourMs, 20 * dayMs)
}

function settle(town: Town, draws: Draws, person: Person, standing: Standing, names: NameRound): void {
  if (standing === 'no-profile') return
  if (person.member.sex === 2) fillWoman(town, draws, person, names)
  else fillMan(town, draws, person, standing, names)
  settleDocument(town, draws, person, standing)
  const end = drawEnd(draws, standing, town.now)
  if (person.member.sex === 2) settleWoman(town, draws, person, end)
  else settleMan(town, draws, person, standing, end)
  if (standing === 'inactive') withdraw(town, person, end?.at ?? town.now)
  else if (end?.by === 'cancelled') giveReason(town, draws, person, end.at)
}

function fillWoman(town: Town, draws: Draws, person: Person, names: NameRound): void {
  const { member, quiet } = person
  const text = draws.weighted([
    ['none', 1],
    ['short', 4],
    ['medium', 4],
    ['long', quiet ? 0 : 3],
  ] as const)
  fillProfile(draws, person, { name: names.take(2), age: drawAge(draws), form: 'whole', text })
  hangPhotos(town, draws, person, draws.int(0, 3))
  member.tutorialDone = true
  if (draws.chance(0.8)) member.twitterId = socialId(draws, member.id)
  if (draws.chance(0.25)) member.instagram = socialId(draws, member.id)
  if (draws.chance(0.12)) member.tiktok = socialId(draws, member.id)
}

function fillMan(town: Town, draws: Draws, person: Person, standing: Standing, names: NameRound): void {
  const { member } = person
  const basic = { name: names.take(1), age: drawAge(draws) }
  if (!longStanding.has(standing)) {
    member.rank = standing === 'climbing' ? draws.pick(['G', 'F', 'E'] as const) : 'G'
    const done = member.rank === 'E'
    fillProfile(draws, person, { ...basic, form: done ? 'whole' : 'basics', text: done ? 'short' : 'none' })
    return
  }
  const rank = drawRank(draws, person.quiet)
  const { text, appealPoints, photos } = rankLives[rank]
  member.rank = rank
  fillProfile(draws, person, { ...basic, form: 'whole', text, appealPoints: draws.int(...appealPoints) })
  hangPhotos(town, draws, person, draws.int(...photos))
  member.twitterId = socialId(draws, member.id)
  if (draws.chance(0.2)) member.instagram = socialId(draws, member.id)
}

function settleDocument(town: Town, draws: Draws, person: Person, standing: Standing): void {
  if (standing === 'no-document') return
  if (standing === 'under-review') {
    submitDocument(town, draws, person, town.now - draws.int(20 * minuteMs, 11 * hourMs))
    return
  }
  const submittedAt = submissionTime(draws, person, town.now)
  if (standing !== 'sent-back') {
    approve(town, draws, person, submittedAt)
    return
  }
  submitDocument(town, draws, person, submittedAt)
  sendBack(person, 1, submittedAt + draws.int(hourMs, 11 * hourMs))
}

/** How and when the plan of somebody of this standing ended. */
function drawEnd(draws: Draws, standing: Standing, now: number): PlanCourse['end'] {
  if (standing === 'lapsed' && draws.chance(0.5)) return { by: 'declined', at: now }
  if (standing !== 'lapsed' && standing !== 'inactive') return undefined
  return { by: 'cancelled', at: now - draws.int(dayMs, 20 * dayMs) }
}

function settleWoman(town: Town, draws: Draws, person: Person, end: PlanCourse['end']): void {
  const { member } = person
  if (member.ageConf !== 2) {
    member.femaleStatus = draws.chance(0.5) ? 1 : 0
    return
  }
  member.femaleStatus = drawWomanStatus(draws)
  if (member.femaleStatus !== 4 || end !== undefined || !draws.chance(0.14)) return
  member.listed = draws.chance(0.3)
  subscribe(town, person, premiumPlanId, draws.int(person.since, town.now - dayMs))
  member.hiddenMode = draws.chance(0.2)
}

function settleMan(
  town: Town,
  draws: Draws,
  person: Person,
  standing: Standing,
  end: PlanCourse['end'],
): void {
  if (person.member.ageConf !== 2 || standing === 'unpaid') return
  const verifiedAt = person.document?.decidedAt ?? town.now
  const planId = end === undefined ? draws.weighted(plansOfMen) : 5
  const startedAt =
    verifiedAt + draws.int(10 * minuteMs, Math.min(dayMs, Math.floor((town.now - verifiedAt) / 2)))
  subscribe(town, person, planId, startedAt, end === undefined ? {} : { end })
}

/** Withdrawn or stopped: lists and timeline forget the person, what was written stays (IMP-29). */
function withdraw(town: Town, person: Person, leftAt: number): void {
  person.member.activeStatus = 'inactive'
  person.member.updatedAt = leftAt
  const reason = cancelReasons[person.member.sex][0]
  const kind = person.member.sex === 2 ? 'withdrawal' : 'subscription'
  town.cancelReasons.push({ memberId: person.member.id, kind, reason, text: '', createdAt: leftAt })
}

function giveReason(town: Town, draws: Draws, { member }: Person, createdAt: number): void {
  const reason = draws.pick(cancelReasons[member.sex].filter((choice) => choice !== otherCancelReason))
  town.cancelReasons.push({ memberId: member.id, kind: 'subscription', reason, text: '', createdAt })
}
