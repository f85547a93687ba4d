import { ChatPage } from '../../e2e/page-models/chat-page.ts'
import { allRows, ownIds, personaApi } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

/** A new match of woman-premium and man, whose chat is empty. */
async function emptyChat(server: Parameters<typeof personaApi>[0]) {
  const act = (member: string, to: string, as: string) =>
    server.control.post('/operator/act', { member: `${member}@yoimachi.example`, to: `${to}@yoimachi.example`, as })
  await act('woman-premium', 'man', 'like')
  await act('man', 'woman-premium', 'contact')
  const api = await personaApi(server, 'woman-premium')
  const him = await ownIds(await personaApi(server, 'man'))
  const row = (await allRows(api, 2, 'matching')).find(({ partner_user_id }) => partner_user_id === him.id)!
  return `/chat?uuid=${row.recommend.uuid}&id=${him.id}`
}

test('CHAT-17 D-27 D-132 the offered greeting names places to meet and no residence', async ({ openPhone, server }) => {
  const path = await emptyChat(server)
  const page = await openPhone({ persona: 'woman-premium', path })
  const { input } = new ChatPage(page)
  await expect(input).toHaveValue(/でお会いしやすいです。/)
  expect(await input.inputValue()).not.toContain('在住')
})

test('D-132 an emptied greeting stays empty, also after a reload', async ({ openPhone, server }) => {
  const path = await emptyChat(server)
  const page = await openPhone({ persona: 'woman-premium', path })
  const { input } = new ChatPage(page)
  await expect(input).toHaveValue(/はじめまして。/)
  await input.fill('')
  await expect(input).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('button', { name: '自己紹介文をコピー' })).toBeEnabled()
  await expect(input).toHaveValue('')
})
