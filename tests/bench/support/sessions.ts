import { recordsOf, type Town } from './worlds.ts'

/** Headers of a login. */
export type SessionHeaders = Readonly<Record<string, string>>

/** Logs in without a password, through the control API. */
export async function signIn(town: Pick<Town, 'url'>, email: string): Promise<SessionHeaders> {
  const reply = await fetch(`${town.url}/__control/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  if (!reply.ok) throw new Error(`Failed to log in as ${email}: ${await reply.text()}`)
  return Object.fromEntries(['uid', 'client', 'access-token'].map((name) => [name, reply.headers.get(name) ?? '']))
}

type Place = Pick<Town, 'url' | 'dir' | 'members'>

/** A woman whose list of matches fills a page of the given length. */
export interface Reader {
  readonly headers: SessionHeaders
  /** User ids of the men on the page. */
  readonly partners: readonly number[]
}

export const pagePath = '/api/recommends?status=matching&page=1'

/** Up to eight such women, logged in. */
export async function readersOf(town: Place, rows = 10): Promise<Reader[]> {
  const members = new Map(recordsOf(town.dir, 'members').map((member) => [member.id, member]))
  const counts = new Map<number, number>()
  for (const { womanId, statusN } of recordsOf(town.dir, 'pairings')) {
    if ([1, 2, 4, 7].includes(statusN)) counts.set(womanId, (counts.get(womanId) ?? 0) + 1)
  }
  const readers: Reader[] = []
  for (const [id, count] of counts) {
    const woman = members.get(id)
    if (count < rows || count > rows + 1 || woman?.ageConf !== 2 || woman.confirmedAt === null) continue
    const headers = await signIn(town, woman.email)
    const reply = await fetch(town.url + pagePath, { headers })
    const page = (await reply.json()) as { rec?: { partner_user_id: number }[] }
    if (page.rec?.length === rows) readers.push({ headers, partners: page.rec.map((row) => row.partner_user_id) })
    if (readers.length === 8) break
  }
  if (readers.length === 0) throw new Error(`Failed to find a page of ${rows} in a town of ${town.members}.`)
  return readers
}
