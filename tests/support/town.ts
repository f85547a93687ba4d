import { expect } from 'vitest'
import type { Member } from '../../mock-api/world/records/member.ts'
import type { Pairing } from '../../mock-api/world/records/pairing.ts'
import type { Profile } from '../../mock-api/world/records/profile.ts'
import { startMock, type Caller, type Mock, type Reply } from './mock.ts'
import { aMember } from './world/a-member.ts'
import { aPairing } from './world/a-pairing.ts'
import { aProfile } from './world/a-profile.ts'

/** A logged-in member of a small town. */
export interface Person extends Caller {
  readonly id: number
  readonly uuid: string
  readonly email: string
}

type MemberPatch = Partial<Omit<Member, 'id' | 'sex'>>
type PairingPatch = Parameters<typeof aPairing>[3]

/** A server whose seeded members are inactive, so that only members of the test meet. */
export interface Town {
  readonly mock: Mock
  /** A verified woman at status 4 with a short profile. */
  woman(patch?: MemberPatch, profile?: Partial<Profile>): Promise<Person>
  /** A verified, paid man at rank D with a short profile. */
  man(patch?: MemberPatch, profile?: Partial<Profile>): Promise<Person>
  pair(woman: Person, man: Person, patch?: PairingPatch): Pairing
  /** Current pairing of two people, or undefined. */
  pairingOf(woman: Person, man: Person): Pairing | undefined
  member(person: Person): Member
  change(person: Person, patch: Partial<Omit<Member, 'id'>>): void
  /** Makes a call and proves that it did not change the stored world. */
  unchanged(call: () => Promise<Reply>): Promise<Reply>
}

/** Starts a town without people. */
export async function startTown(): Promise<Town> {
  const mock = await startMock({ members: 0 })
  mock.arrange((world) => {
    for (const id of [...world.members.ids()]) world.members.update(id, { activeStatus: 'inactive' })
  })
  const addPerson = async (sex: 1 | 2, patch: MemberPatch = {}, profile: Partial<Profile> = {}) => {
    const { id, uuid, email } = mock.arrange((world) => {
      const member = aMember(world, { ...patch, sex })
      aProfile(world, member, profile)
      return member
    })
    return { ...(await mock.signIn(email)), id, uuid, email }
  }
  const { world } = mock
  return {
    mock,
    woman: (patch, profile) => addPerson(2, patch, profile),
    man: (patch, profile) => addPerson(1, patch, profile),
    pair: (woman, man, patch) =>
      mock.arrange((draft) => aPairing(draft, draft.members.get(woman.id), draft.members.get(man.id), patch)),
    pairingOf: (woman, man) => world.pairings.findBy('pair', `${woman.id}:${man.id}`),
    member: (person) => world.members.get(person.id),
    change: (person, patch) => void mock.arrange((draft) => draft.members.update(person.id, patch)),
    unchanged: async (call) => {
      const before = mock.worldText()
      const reply = await call()
      expect(mock.worldText()).toBe(before)
      return reply
    },
  }
}

/** C-5: status and keys of every refusal with that status. */
export function expectRefusal(reply: Reply, status: 403 | 404 | 422, reason?: string): void {
  expect(reply.status).toBe(status)
  expect(reply.body).toMatchObject({ success: false, msg: expect.stringMatching(/./u) })
  expect(reply.body.reason).toBe(reason)
  if (status === 422) expect(reply.body.errors.full_messages).not.toEqual([])
}
