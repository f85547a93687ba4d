import { requestBytes } from './load.ts'
import { peersThere, startJsonServer, startMockoon } from './peers.ts'
import { startBare, startHono } from './same-bytes.ts'
import { pagePath, readersOf, type Reader } from './sessions.ts'
import { sideBySide, type Cost, type Side } from './side-by-side.ts'
import { stopAll } from './spawned.ts'
import { startTown, type Town } from './worlds.ts'

/** The two readings of the goals. */
export type Reading = 'page' | 'profile'

/** Requests to a town: the filtered page of each reader, or each profile on it. */
export function readingRequests(reading: Reading, readers: readonly Reader[]): Buffer[] {
  if (reading === 'page') return readers.map(({ headers }) => requestBytes(pagePath, { headers }))
  return readers.flatMap(({ headers, partners }) =>
    partners.map((id) => requestBytes('/api/profile', { headers, body: { user: { partner_id: id } } })),
  )
}

/** Response bodies of a town for the first reader. */
export async function responsesOf(
  town: Town,
  reader: Reader,
): Promise<{ page: string; rows: object[]; profile: string }> {
  const { headers } = reader
  const page = await (await fetch(town.url + pagePath, { headers })).text()
  const profile = await fetch(`${town.url}/api/profile`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ user: { partner_id: reader.partners[0] } }),
  })
  return { page, rows: (JSON.parse(page) as { rec: object[] }).rec, profile: await profile.text() }
}

/** Costs of a read in a town: bare, Hono alone, ours, then the installed peers. */
export async function readingCosts(members: number, reading: Reading): Promise<Cost[]> {
  const town = await startTown(members)
  const readers = await readersOf(town)
  const responses = await responsesOf(town, readers[0] as Reader)
  const requests = readingRequests(reading, readers)
  const body = reading === 'page' ? responses.page : responses.profile
  const sides: Side[] = [
    { server: await startBare(body), requests },
    { server: await startHono(body), requests },
    { server: town, requests },
  ]
  if (peersThere()) sides.push(...(await peerSides(members, reading, responses)))
  const costs = await sideBySide(sides)
  await stopAll()
  return costs
}

/** As many rows or profiles as members; a thousandth of the rows has the same filter value. */
async function peerSides(
  members: number,
  reading: Reading,
  { rows, profile }: { rows: object[]; profile: string },
): Promise<Side[]> {
  const one = JSON.parse(profile) as object
  const list = Array.from({ length: members }, (_, index) => ({
    ...(reading === 'page' ? rows[index % rows.length] : one),
    id: String(index + 1),
    owner: index % Math.ceil(members / 12),
  }))
  const ids = Array.from({ length: 40 }, (_, index) => 1 + ((index * 997) % members))
  const jsonServer = reading === 'page' ? ['/rows?owner=3&_page=1&_per_page=10'] : ids.map((id) => `/rows/${id}`)
  const mockoon = reading === 'page' ? ['/rows?owner_eq=3&page=1&limit=10'] : ids.map((id) => `/rows/${id}`)
  const bytes = (paths: readonly string[]) => paths.map((path) => requestBytes(path))
  return [
    { server: await startJsonServer(list), requests: bytes(jsonServer), connections: 4 },
    { server: await startMockoon(list), requests: bytes(mockoon), connections: 4 },
  ]
}
