import * as calls from '../../../src/contract/control/operator.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { operatorMessageView } from '../../features/operator-chat/operator-messages.ts'
import { partnerIdOf } from '../../features/pairing/pairing.ts'
import { threeSecurePath } from '../../features/payment/payment-view.ts'
import { declinesRenewal } from '../../features/payment/renewal.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { defineControlRoute, findMember } from '../define-control-route.ts'
import { memberView } from '../member-view.ts'

const mostShown = 100

/** Lists for the operator: members, their pairings, their operator chat and rank requests. */
export const lookupRoutes = [
  defineControlRoute(calls.listMembers, ({ query, email }, { world }) => {
    if (email !== undefined) return world.members.by('email', email).map((member) => memberView(world, member))
    const wanted = query.trim().toLowerCase()
    const shown = shownBy(world, wanted)
    if (shown) return shown.map((member) => memberView(world, member))
    const found = []
    for (const member of world.members.all()) {
      const row = memberView(world, member)
      if (!`${row.id} ${row.email} ${row.name}`.toLowerCase().includes(wanted)) continue
      found.push(row)
      if (found.length === mostShown) break
    }
    return found
  }),

  defineControlRoute(calls.listPairings, ({ member }, { world }) => {
    const { id } = findMember(world, member)
    const pairings = world.pairings.by('member', id).toReversed().slice(0, mostShown)
    return pairings.map((pairing) => ({
      id: pairing.id,
      uuid: pairing.uuid,
      status_n: pairing.statusN,
      blocked: pairing.blockedBy !== null,
      woman_wrote: pairing.womanWrote,
      partner: memberView(world, world.members.get(partnerIdOf(pairing, id))),
    }))
  }),

  defineControlRoute(calls.listOperatorMessages, ({ member }, { world }) => {
    const { id } = findMember(world, member)
    return world.operatorMessages.by('member', id).map(operatorMessageView)
  }),

  defineControlRoute(calls.listRankRequests, (_, { world }) => {
    const pending = [...world.rankRequests.all()].filter(({ decidedAt }) => decidedAt === null)
    return pending.map(({ id, memberId, from, requestedAt }) => ({
      id,
      from,
      requestedAt: tokyoIso(requestedAt),
      member: memberView(world, world.members.get(memberId)),
    }))
  }),
]

const mostDue = 50

/** Pending payments: 3-D Secure checks that wait for the payer, and coming charges. */
export const paymentDeskRoutes = [
  defineControlRoute(calls.listPaymentsDue, ({ members }, { world }) => {
    const first = new Set(members)
    const checks = [...world.secureChecks.all()]
      .filter(({ finishedAt }) => finishedAt === null)
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, mostDue)
    const renewals = [...world.subscriptions.all()]
      .flatMap((plan) => (plan.nextChargeAt === null ? [] : [{ plan, at: plan.nextChargeAt }]))
      .toSorted((a, b) => Number(first.has(b.plan.id)) - Number(first.has(a.plan.id)) || a.at - b.at)
      .slice(0, mostDue)
    return {
      checks: checks.map(({ id, key, memberId, purpose, amount, createdAt }) => ({
        id,
        member: memberView(world, world.members.get(memberId)),
        purpose,
        amount,
        startedAt: tokyoIso(createdAt),
        page: `${threeSecurePath}/${key}`,
      })),
      renewals: renewals.map(({ plan, at }) => ({
        member: memberView(world, world.members.get(plan.id)),
        amount: plan.price,
        at: tokyoIso(at),
        declines: declinesRenewal(plan),
      })),
    }
  }),
]

/** Members on a page of the member app with this uuid: one member, or the two of a pairing. */
function shownBy(world: World, uuid: string): Member[] | undefined {
  const member = world.members.findBy('uuid', uuid)
  if (member) return [member]
  const pairing = world.pairings.findBy('uuid', uuid)
  return pairing && [world.members.get(pairing.womanId), world.members.get(pairing.manId)]
}
