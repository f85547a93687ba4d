import type { Page } from '@playwright/test'
import type { MockServer } from './mock-server.ts'
import { allRows, ownIds, personaApi } from './persona-api.ts'

/** Seeded conversation of the personas woman and man, opened by each of them. */
export async function theirChat(server: MockServer) {
  const her = await personaApi(server, 'woman')
  const himself = await ownIds(await personaApi(server, 'man'))
  const row = (await allRows(her, 2, 'matching')).find(({ partner_user_id }) => partner_user_id === himself.id)
  if (!row) throw new Error('Failed to find the chat of woman and man: the seed has none.')
  const { uuid } = row.recommend
  const contents = async () => {
    const { messages } = await her.get<{ messages: { content: string }[] }>(`/api/message?uuid=${uuid}`)
    return messages.map(({ content }) => content)
  }
  return { her, row, uuid, path: `/chat?uuid=${uuid}`, contents }
}

/** Responds to API-46 with `count` messages of her and him in turn, one a minute. */
export async function longHistory(page: Page, server: MockServer, count: number): Promise<void> {
  await page.route('**/api/message?*', async (route) => {
    const { search } = new URL(route.request().url())
    const response = await route.fetch({ url: `${server.url}/api/message${search}` })
    const body = await response.json()
    const [one, other] = [body.female.id, body.male.id]
    const start = Date.parse('2026-11-18T00:00:00+09:00')
    const messages = Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      content: `${index + 1}通目のメッセージです。`,
      user_id: index % 3 === 0 ? other : one,
      created_at: new Date(start + index * 60_000 + 9 * 3_600_000).toISOString().replace('Z', '+09:00'),
    }))
    await route.fulfill({ response, json: { ...body, messages } })
  })
}
