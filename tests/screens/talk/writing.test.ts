import { ChatPage } from '../../e2e/page-models/chat-page.ts'
import { theirChat } from '../../support/their-chat.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('CHAT-11 the length is counted on screen near its end', async ({ openPhone, server }) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path })
  const chat = new ChatPage(page)
  await chat.input.fill('あ'.repeat(899))
  await expect(page.getByText('／1,000文字')).toHaveCount(0)
  await chat.input.fill('あ'.repeat(990))
  await expect(page.getByText('990／1,000文字')).toBeVisible()
  await chat.input.fill('あ'.repeat(1_001))
  await expect(page.getByText('1,001／1,000文字')).toBeVisible()
})
