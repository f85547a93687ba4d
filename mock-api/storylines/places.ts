import personas from '../../fixtures/personas.json' with { type: 'json' }
import { findPairing } from '../features/pairing/pairing.ts'
import type { Member } from '../world/records/member.ts'
import type { World } from '../world/world.ts'

const placeholder = /\{([a-z0-9-]+)(?:\+([a-z0-9-]+))?\}/g

/** The member of a persona. Throws for a key that this world has nobody for: a mistake in the storyline's file. */
export function memberOf(world: World, key: string): Member {
  const email = personas.find((persona) => persona.key === key)?.email
  const member = email === undefined ? undefined : world.members.findBy('email', email)
  if (!member) throw new Error(`Failed to play the storyline: there is no persona ${key}. Correct its file.`)
  return member
}

function pairingOf(world: World, one: string, other: string) {
  const pairing = findPairing(world, memberOf(world, one), memberOf(world, other))
  if (!pairing)
    throw new Error(`Failed to play the storyline: ${one} and ${other} have not met. Correct its file.`)
  return pairing
}

/** A page with the ids of this world: `{man}` a member's id, `{woman+man}` the uuid of a pairing. */
export function fillPage(world: World, page: string): string {
  return page.replace(placeholder, (_, one: string, other?: string) =>
    other === undefined ? String(memberOf(world, one).id) : pairingOf(world, one, other).uuid,
  )
}

/** Fields of a call with the ids of this world: `{man}` a member's uuid, `{woman+man}` the id of a pairing, as a number. */
export function fillFields(world: World, value: unknown): unknown {
  if (typeof value === 'string') {
    const [whole, one, other] = new RegExp(placeholder.source).exec(value) ?? []
    if (whole === undefined || one === undefined || whole !== value) return value
    return other === undefined ? memberOf(world, one).uuid : pairingOf(world, one, other).id
  }
  if (Array.isArray(value)) return value.map((entry) => fillFields(world, entry))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, fillFields(world, entry)]))
}
