import { expect } from '@playwright/test'
import { changeResponse } from '../../support/change-response.ts'
import { test } from '../../support/fixtures.ts'
import { theirChat } from '../../support/their-chat.ts'
import { ChatPage } from '../page-models/chat-page.ts'

test('CHAT-10 on a desktop what Enter does is said, can be chosen, and stays chosen', async ({ openPhone, server }) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path })
  const chat = new ChatPage(page)
  await expect(page.getByText('Enterで送信、Shift+Enterで改行')).toBeVisible()
  await page.getByRole('button', { name: 'Enterを改行にする' }).click()
  await chat.input.fill('一行目')
  await chat.input.press('Enter')
  await chat.input.pressSequentially('二行目')
  await expect(chat.input).toHaveValue('一行目\n二行目')
  await page.reload()
  await expect(page.getByText('Enterで改行、Ctrl+Enterで送信')).toBeVisible()
  await chat.input.press('Control+Enter')
  await expect(chat.log).toContainText('二行目')
  await expect(chat.input).toHaveValue('')
})

test('CHAT-17 the greeting stands in whole lines, and bubbles break by phrases', async ({ openPhone, server }) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path })
  const chat = new ChatPage(page)
  await expect(chat.log.locator('p:has(> span.sr-only)').last()).toHaveCSS('word-break', 'auto-phrase')
  await chat.input.fill('はるとさん、はじめまして。あかりと申します。28歳です。東京都でお会いしやすいです。'.repeat(8))
  const rest = await chat.input.evaluate((area) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area)
    return [area.clientHeight % Number.parseFloat(lineHeight), paddingTop, paddingBottom]
  })
  expect(Number(rest[0])).toBeLessThan(1)
  expect(rest.slice(1)).toEqual(['0px', '0px'])
})

test('HONA-19 the operator greets with opening hours and topics', async ({ openPhone, server }) => {
  await server.control.post('/clock', { to: '2026-11-21T12:00', keepSessions: true })
  const page = await openPhone({ persona: 'woman-tutorial', path: null })
  // Every persona already has operator messages.
  await changeResponse(page, '**/api/admin_messages', (body) => ({ ...body, admin_messages: [] }))
  await page.goto('/hona')
  const log = page.getByRole('log')
  await expect(log).toContainText('宵待 運営局です。')
  await expect(page.getByText(/10:00/)).toHaveText('受付：平日10:00〜19:00、祝日を除く')
  await page.getByRole('button', { name: '年齢確認について' }).click()
  await expect(page.getByRole('textbox', { name: 'メッセージを入力' })).toHaveValue('【年齢確認について】\n')
})
