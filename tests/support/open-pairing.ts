import { blankPairing } from '../../mock-api/features/pairing/create-pairing.ts'
import type { Pairing } from '../../mock-api/world/records/pairing.ts'
import type { Mock } from './mock.ts'

/** Adds a pairing of two personas after her contact decision, ready to chat. */
export function openPairing(mock: Mock, woman: string, man: string, patch: Partial<Pairing> = {}): Pairing {
  const now = mock.server.runtime.time.now()
  return mock.arrange((world) => {
    const womanId = memberOf(woman)
    const manId = memberOf(man)
    const present = world.pairings.findBy('pair', `${womanId}:${manId}`)
    const pair = { uuid: `pairing-${womanId}-${manId}`, womanId, manId, statusN: 1, origin: 'auto' } as const
    const fresh = { ...blankPairing(pair, now), ...patch }
    if (present) {
      for (const id of [...world.messages.idsBy('pairing', present.id)]) world.messages.delete(id)
      return world.pairings.update(present.id, fresh)
    }
    return world.pairings.insert(fresh)

    function memberOf(persona: string): number {
      const member = world.members.findBy('email', `${persona}@yoimachi.example`)
      if (!member) throw new Error(`Failed to pair: there is no persona ${persona}.`)
      return member.id
    }
  })
}
