import type { World } from '../../../mock-api/world/world.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'

/** A plan runs exactly while the member is paid (D-15, D-42); its charges are in the history. */
export function* checkMoney(world: World, now: number): Iterable<string> {
  for (const { id, paid } of world.members.all()) {
    const plan = world.subscriptions.find(id)
    const runs = plan !== undefined && plan.nextChargeAt !== null
    if (paid !== runs) yield `member ${id}: paid is ${paid}, but the plan ${runs ? 'runs' : 'does not run'}`
  }
  for (const { id, startedAt, lastChargeAt, nextChargeAt, cycleDays } of world.subscriptions.all()) {
    if (lastChargeAt < startedAt) yield `subscription ${id}: charged before it began`
    if (nextChargeAt === null) continue
    if (nextChargeAt <= now) yield `subscription ${id}: a charge is overdue`
    const days = (nextChargeAt - lastChargeAt) / dayMs
    const expected = lastChargeAt === startedAt ? cycleDays + 1 : cycleDays
    if (days !== expected) yield `subscription ${id}: ${days} days to the next charge instead of ${expected}`
    const paidAt = world.payments
      .by('member', id)
      .some((payment) => payment.at === lastChargeAt && payment.kind !== 'likes')
    if (!paidAt) yield `subscription ${id}: its last charge is not in the payments`
  }
}
