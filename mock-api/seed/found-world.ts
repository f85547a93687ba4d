import personas from '../../fixtures/personas.json' with { type: 'json' }
import { newMember } from '../domain/member/new-member.ts'
import type { World } from '../domain/world/world.ts'
import { createIds } from '../ids.ts'
import { passwords } from '../passwords.ts'

export interface WorldWish { readonly seed: number; readonly now: number; readonly members?: number | undefined; readonly scenario?: string | undefined }

/** TEMPORARY, replaced by the seed engineer. */
export function foundWorld(world: World, { seed, now, scenario }: WorldWish): void {
  world.settings.put({ id: 1, seed, scenario: scenario ?? null, startedAt: now, settledAt: now, variants: {}, testPlan: false, nextDocument: null })
  const ids = createIds(() => seed)
  for (const persona of personas) {
    const m = newMember(world, { email: persona.email, sex: persona.sex as 1 | 2, uuid: ids.uuid('p', persona.key), passwordHash: passwords.hash(persona.password, 's'), now })
    world.members.update(m.id, { confirmedAt: now, ageConf: 2, paid: persona.sex === 1, femaleStatus: persona.sex === 2 ? 4 : 0 })
    world.profiles.update(m.id, { name: persona.name ?? '', age: persona.age ?? null })
  }
}
