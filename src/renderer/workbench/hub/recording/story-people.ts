import { Sex } from '../../../../contract/enums/member.ts'
import { control } from '../control/call-control.ts'
import { findMember } from '../control/operator-queries.ts'
import { personasQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'

/** Key of the persona with a mail address; another member is named by the address. */
export async function personOf(email: string): Promise<string> {
  const personas = await queryClient.ensureQueryData(personasQuery)
  return personas.find((persona) => persona.email === email)?.key ?? email
}

/** Person with a number in the present world; undefined when there is none. */
export async function personOfId(id: number): Promise<string | undefined> {
  const member = await findMember(id)
  return member && personOf(member.email)
}

const profiles = new Set(['/profile', '/profile/female'])

/**
 * Replaces ids of personas in the address of a page by placeholders. Ids of other members stay, because the same world
 * gives them again.
 * @param email member on the phone; null for nobody
 */
export async function pageWithPlaceholders(page: string, email: string | null): Promise<string> {
  const { pathname, searchParams } = new URL(page, 'http://phone.invalid')
  const id = profiles.has(pathname) ? searchParams.get('id') : null
  if (id !== null && /^\d+$/.test(id)) {
    const person = await personOfId(Number(id))
    return person === undefined || person.includes('@') ? page : page.replace(`id=${id}`, `id={${person}}`)
  }
  const uuid = pathname === '/chat' ? searchParams.get('uuid') : null
  const pair = uuid !== null && email !== null ? await pairOf(uuid, email) : undefined
  return uuid !== null && pair !== undefined ? page.replace(uuid, `{${pair}}`) : page
}

/** `woman+man` for the pairing with a uuid; undefined unless both are personas. */
async function pairOf(uuid: string, email: string): Promise<string | undefined> {
  const pairing = await pairingOf(uuid, email)
  return pairing && pairText(pairing.partner, email)
}

async function pairText(
  partner: { readonly email: string; readonly sex: Sex },
  email: string,
): Promise<string | undefined> {
  const [own, other] = await Promise.all([personOf(email), personOf(partner.email)])
  if (own.includes('@') || other.includes('@')) return undefined
  return partner.sex === Sex.man ? `${own}+${other}` : `${other}+${own}`
}

/** Placeholders of a member's pairings with personas, by their number: `{woman+man}`. Empty for a member who is none. */
export async function pairPlaceholders(email: string): Promise<ReadonlyMap<number, string>> {
  const pairings = await control.listPairings({ member: email })
  const pairs = await Promise.all(
    pairings.map(async (pairing) => [pairing.id, await pairText(pairing.partner, email)] as const),
  )
  return new Map(pairs.flatMap(([id, pair]) => (pair === undefined ? [] : [[id, `{${pair}}`] as const])))
}

/** Mail address of the partner in a pairing of a member; undefined when it is gone. */
export const partnerOf = async (uuid: string, email: string): Promise<string | undefined> =>
  (await pairingOf(uuid, email))?.partner.email

const pairingOf = async (uuid: string, email: string) =>
  (await control.listPairings({ member: email })).find((one) => one.uuid === uuid)

/** Replaces uuids of personas in the values of a response, and in a path of the API, by placeholders. */
export async function uuidPlaceholders(): Promise<(text: string) => string> {
  const personas = await queryClient.ensureQueryData(personasQuery)
  const rows = await Promise.all(
    personas.map(async ({ key, email }) => {
      const [member] = await control.listMembers({ email })
      return member ? ([member.uuid, `{${key}}`] as const) : undefined
    }),
  )
  const known = new Map(rows.filter((row) => row !== undefined))
  return (text) => text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, (uuid) => known.get(uuid) ?? uuid)
}
