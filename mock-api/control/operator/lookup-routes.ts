import * as calls from '../../../src/contract/control/operator/lookup.ts'
import { normalEmail } from '../../../src/contract/rules/session-values.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { operatorMessageView } from '../../features/operator-chat/operator-messages.ts'
import { partnerIdOf } from '../../features/pairing/pairing.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { defineControlRoute } from '../define-control-route.ts'
import { findMember } from '../request-values.ts'
import { memberName, memberView } from '../views/member.ts'

const mostShown = 100

/** Lists for the operator: members, their pairings, their operator chat and rank requests. */
export const lookupRoutes = [
  defineControlRoute(calls.listMembers, ({ query, email }, { world }) => {
    if (email !== undefined)
      return world.members.by('email', normalEmail(email)).map((member) => memberView(world, member))
    const wanted = query.trim().toLowerCase()
    const shown = shownBy(world, wanted)
    if (shown) return shown.map((member) => memberView(world, member))
    const found = []
    for (const member of world.members.all()) {
      const { id, name } = memberName(world, member.id)
      if (!`${id} ${member.email} ${name}`.toLowerCase().includes(wanted)) continue
      found.push(memberView(world, member))
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

/** Members on a page of the member app with this uuid: one member, or the two of a pairing. */
function shownBy(world: World, uuid: string): Member[] | undefined {
  const member = world.members.findBy('uuid', uuid)
  if (member) return [member]
  const pairing = world.pairings.findBy('uuid', uuid)
  return pairing && [world.members.get(pairing.womanId), world.members.get(pairing.manId)]
}
