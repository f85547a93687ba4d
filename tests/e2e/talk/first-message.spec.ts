import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { longHistory, theirChat } from '../../support/their-chat.ts'
import { ChatPage } from '../page-models/chat-page.ts'

test('D-105 D-132 a chip is added to own words, and replaces only what was offered', async ({ openPhone, server }) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path: null })
  await longHistory(page, server, 0)
  await page.goto(path)
  const { input } = new ChatPage(page)
  await expect(input).toHaveValue(/はじめまして。/)
  const greeting = await input.inputValue()
  const chips = page.getByRole('list', { name: 'お相手のプロフィールから選ぶ' }).getByRole('button')
  await chips.first().click()
  await expect(input).not.toHaveValue(greeting)
  await expect(input).toHaveValue(/はじめまして。/)
  await input.fill('こんばんは。自分で書いたひと言です。')
  await chips.first().click()
  await expect(input).toHaveValue(/^こんばんは。自分で書いたひと言です。\n(?!.*はじめまして)/)
  const added = await input.inputValue()
  await chips.first().click()
  await expect(input).toHaveValue(added)
  await page.reload()
  await expect(input).toHaveValue(added)
  await page.unrouteAll({ behavior: 'wait' })
})
