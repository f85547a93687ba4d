import { cancelReasons } from '../../../src/contract/enums/cancel-reasons.ts'
import type { Person } from './person.ts'
import { unnumbered } from './number.ts'
import type { Town } from './town.ts'

/** Says why a plan was cancelled (API-69); the plan itself ends in `subscribe`. */
export function saidWhyPlanEnded(town: Town, person: Person, reason: string, createdAt: number): void {
  keepReason(town, person, 'subscription', reason, createdAt)
}

/**
 * Withdrawn or stopped: lists and timeline forget the person, what was written stays (IMP-29). Women say why they leave the
 * service, men why they ended their plan.
 */
export function withdraw(town: Town, person: Person, reason: string, leftAt: number): void {
  const { member } = person
  member.activeStatus = 'inactive'
  member.updatedAt = leftAt
  keepReason(town, person, member.sex === 2 ? 'withdrawal' : 'subscription', reason, leftAt)
}

function keepReason(
  town: Town,
  { member }: Person,
  kind: 'subscription' | 'withdrawal',
  reason: string,
  createdAt: number,
): void {
  if (!cancelReasons[member.sex].some((known) => known === reason)) {
    throw new Error(`Failed to plan a leave: ${reason} is no reason of this sex. See ENUM-64 and ENUM-65.`)
  }
  town.cancelReasons.push({ id: unnumbered, memberId: member.id, kind, reason, text: '', createdAt })
}
