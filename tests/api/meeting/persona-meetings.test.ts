import { expect, test } from 'vitest'
import personas from '../../../fixtures/personas.json' with { type: 'json' }
import { recommendFilters } from '../../../src/contract/enums/pairing.ts'
import { covers } from '../../support/covers.ts'
import { startMock, type Caller, type Reply } from '../../support/mock.ts'

/** Everything that a persona may load about others; the server checks each answer against the contract. */
async function loadEverything(me: Caller, sex: number): Promise<Reply[]> {
  const list = sex === 2 ? '/api/recommends' : '/api/recommends/male'
  const all = await me.get(list)
  const timeline = await me.get('/api/timeline')
  const replies = [all, timeline, await me.get('/api/user_footprints?per_page=20')]
  for (const filter of recommendFilters) replies.push(await me.get(`${list}?status=${filter}`))
  for (const row of (all.body.rec ?? []) as { partner_user_id: number }[]) {
    const user = { partner_id: row.partner_user_id }
    replies.push(await me.post(sex === 2 ? '/api/profile' : '/api/profile/female', { user }))
  }
  for (const { uuid } of (timeline.body.users ?? []).slice(0, 3) as { uuid: string }[]) {
    replies.push(await me.post('/api/subprofile', { user: { partner_uuid: uuid } }))
  }
  if (sex === 1) replies.push(await me.get('/api/recommend_setting'))
  return replies
}

test('API-29 API-30 API-31 API-32 API-33 every persona of the town loads by the contract', async () => {
  const mock = await startMock({ members: 60 })
  const barred = new Set(['minor', 'inactive', 'unconfirmed'])
  for (const { key, sex } of personas) {
    const replies = await loadEverything(await mock.signIn(key), sex)
    const statuses = new Set(replies.map((reply) => reply.status))
    covers('API-37', 'API-40', 'API-44')
    expect([key, ...statuses]).toEqual([key, barred.has(key) ? 401 : 200])
  }
})
