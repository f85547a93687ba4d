import type { Hono } from 'hono'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { partnerIdOf } from '../../features/pairing/pair.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import type { Runtime } from '../../runtime.ts'
import { operatorMessageView } from '../../features/operator-chat/operator-message-view.ts'
import { findMember } from './find-member.ts'
import { memberLine } from './member-line.ts'

const mostShown = 100

/** What the operator looks at before acting: members, their pairings, their operator chat, rank requests. */
export function mountLookups(operator: Hono, runtime: Runtime): void {
  const { world } = runtime.store

  operator.get('/members', (c) => {
    const email = c.req.query('email')
    if (email !== undefined)
      return c.json(world.members.by('email', email).map((member) => memberLine(world, member)))
    const wanted = (c.req.query('query') ?? '').trim().toLowerCase()
    const shown = shownBy(world, wanted)
    if (shown) return c.json(shown.map((member) => memberLine(world, member)))
    const found = []
    for (const member of world.members.all()) {
      const line = memberLine(world, member)
      if (!`${line.id} ${line.email} ${line.name}`.toLowerCase().includes(wanted)) continue
      found.push(line)
      if (found.length === mostShown) break
    }
    return c.json(found)
  })

  operator.get('/pairings', (c) => {
    const { id } = findMember(world, c.req.query('member') ?? '')
    const pairings = world.pairings.by('member', id).toReversed().slice(0, mostShown)
    return c.json(
      pairings.map((pairing) => ({
        id: pairing.id,
        uuid: pairing.uuid,
        status_n: pairing.statusN,
        blocked: pairing.blockedBy !== null,
        woman_wrote: pairing.womanWrote,
        partner: memberLine(world, world.members.get(partnerIdOf(pairing, id))),
      })),
    )
  })

  operator.get('/messages', (c) => {
    const { id } = findMember(world, c.req.query('member') ?? '')
    return c.json(world.operatorMessages.by('member', id).map(operatorMessageView))
  })

  operator.get('/rank-requests', (c) => {
    const pending = [...world.rankRequests.all()].filter(({ decidedAt }) => decidedAt === null)
    return c.json(
      pending.map(({ id, memberId, from, requestedAt }) => ({
        id,
        from,
        requestedAt: tokyoIso(requestedAt),
        member: memberLine(world, world.members.get(memberId)),
      })),
    )
  })
}

/** Whom a page of the member app with this uuid shows: the member, or the two of the pairing. */
function shownBy(world: World, uuid: string): Member[] | undefined {
  const member = world.members.findBy('uuid', uuid)
  if (member) return [member]
  const pairing = world.pairings.findBy('uuid', uuid)
  return pairing && [world.members.get(pairing.womanId), world.members.get(pairing.manId)]
}
