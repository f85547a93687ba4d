import personas from '../../../fixtures/personas.json' with { type: 'json' }
import type { Mock } from '../mock.ts'
import { aMember } from '../world/a-member.ts'
import { aProfile } from '../world/a-profile.ts'
import type { PersonModel, TownModel } from './town-model.ts'

/** Password of all members of the town. */
export const password = personas[0]?.password ?? ''

/** Leaves four women and twelve men with a passed age check and no payment; all others are withdrawn. */
export function foundTown(mock: Mock): TownModel {
  const now = mock.server.runtime.time.now()
  const people = mock.arrange((world) => {
    const [first] = world.members.all()
    for (const { id, nextChargeAt } of [...world.subscriptions.all()])
      if (nextChargeAt !== null) world.subscriptions.update(id, { nextChargeAt: null })
    for (const id of [...world.members.ids()])
      world.members.update(id, { activeStatus: 'inactive', paid: false, hiddenMode: false })
    return Array.from({ length: 16 }, (_, index): PersonModel => {
      const sex = index < 4 ? 2 : 1
      const member = aMember(world, { sex, paid: false, passwordHash: first?.passwordHash ?? '' })
      aProfile(world, member)
      world.ageDocuments.insert({
        memberId: member.id,
        file: null,
        birthDate: '1990-01-01',
        issuer: '運転免許証',
        submittedAt: member.createdAt,
        decidedAt: member.createdAt,
        verdict: 2,
      })
      return newcomer(member.id, member.uuid, sex)
    })
  })
  return { now, people, pairs: {}, likes: [], footprints: [] }
}

function newcomer(id: number, uuid: string, sex: 1 | 2): PersonModel {
  return {
    id,
    uuid,
    sex,
    paid: false,
    hidden: false,
    card: 'good',
    nextCharge: null,
    payments: 0,
    packs: [],
    bonus: null,
    recommended: { day: '', auto: 0, manual: 0 },
    manualTotal: 0,
    seen: { day: '', ids: [] },
    operatorUnread: 0,
    loginEnds: 0,
    headers: {},
  }
}
