import * as calls from '../../../src/contract/control/operator/lookup.ts'
import { normalEmail } from '../../../src/contract/rules/session-values.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { operatorMessageView } from '../../features/operator-chat/operator-messages.ts'
import { partnerIdOf } from '../../features/pairing/pairing.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { defineControlRoute } from '../define-control-route.ts'
import { findMember } from '../request/find-member.ts'
import { memberName, memberView } from '../views/member.ts'

/** Lists for the operator: members, their pairings, their operator chat and rank requests. */
export const lookupRoutes = [
  defineControlRoute(calls.listMembers, ({ query, email }, { world }) => {
    const found = email === undefined ? membersBy(query, world) : world.members.by('email', normalEmail(email))
    return found.map((member) => memberView(world, member))
  }),

  defineControlRoute(calls.listPairings, ({ member }, { world }) => {
    const { id } = findMember(world, member)
    const newestFirst = world.pairings.by('member', id).toReversed()
    return newestFirst.map((pairing) => ({
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

/** Members by the uuid of a page of the member app; otherwise the first by a part of number, mail address or name. */
function membersBy(query: string, world: World): readonly Member[] {
  const wanted = query.trim().toLowerCase()
  const shown = shownBy(wanted, world)
  if (shown) return shown
  const found: Member[] = []
  for (const member of world.members.all()) {
    if (found.length === calls.mostMembersFound) break
    const { id, name } = memberName(world, member.id)
    if (`${id} ${member.email} ${name}`.toLowerCase().includes(wanted)) found.push(member)
  }
  return found
}

/** Members on a page of the member app with this uuid: one member, or the two of a pairing. */
function shownBy(uuid: string, world: World): readonly Member[] | undefined {
  const member = world.members.findBy('uuid', uuid)
  if (member) return [member]
  const pairing = world.pairings.findBy('uuid', uuid)
  return pairing && [world.members.get(pairing.womanId), world.members.get(pairing.manId)]
}
