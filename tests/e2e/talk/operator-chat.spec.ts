import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { personaApi } from '../../support/persona-api.ts'
import { ChatPage } from '../page-models/chat-page.ts'

test('HONA-01 HONA-19 CONST-12 a member writes to the operator office', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: '/hona' })
  const chat = new ChatPage(page)
  covers('HONA-06')
  await expect(page.getByRole('heading', { level: 1, name: '運営局' })).toBeVisible()
  covers('HONA-03', 'HONA-04', 'ROUTE-58')
  await expect(page.getByRole('navigation', { name: '主なページ' })).toHaveCount(0)
  covers('HONA-13')
  await expect(chat.input).toHaveAttribute('placeholder', 'メッセージを入力')
  covers('HONA-14')
  await expect(chat.send).toBeDisabled()
  await chat.write('詳しくは https://example.com/help を見ました')
  const link = chat.log.getByRole('link', { name: 'https://example.com/help' })
  covers('HONA-08', 'HONA-15')
  await expect(link).toBeInViewport()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(chat.input).toHaveValue('')
  const { admin_messages } = await (
    await personaApi(server, 'woman')
  ).get<{ admin_messages: { content: string; sender: number }[] }>('/api/admin_messages')
  covers('HONA-09', 'HONA-10')
  expect(admin_messages.at(-1)).toMatchObject({
    content: '詳しくは https://example.com/help を見ました',
    sender: 1,
  })
  await expect(link).toHaveCount(1)
})

test('HONA-07 HONA-11 HONA-12 HONA-16 WS-02 the operator answers live, with the default avatar and links', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/hona' })
  const chat = new ChatPage(page)
  await expect(chat.log.locator('img[src$="/images/fallback/default.png"]').last()).toBeVisible()
  await server.control.post('/operator/message', {
    member: 'woman',
    content: 'こちらをご覧ください www.example.jp/qa',
  })
  const link = chat.log.getByRole('link', { name: 'www.example.jp/qa' })
  await expect(link).toBeInViewport()
  await expect(link).toHaveAttribute('href', /^https?:\/\/www\.example\.jp\/qa$/)
  await expect(link).toHaveAttribute('rel', /noreferrer/)
})
