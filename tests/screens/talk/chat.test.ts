import { ChatPage } from '../../e2e/page-models/chat-page.ts'
import { ownIds } from '../../support/persona-api.ts'
import { shownFor } from '../../support/shown-for.ts'
import { theirChat } from '../../support/their-chat.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('CHAT-09 CHAT-10 CHAT-11 CHAT-18 blanks are not sent, an address is refused and stays', async ({
  openPhone,
  server,
}) => {
  const { path, contents } = await theirChat(server)
  const before = await contents()
  const page = await openPhone({ persona: 'woman', path })
  const chat = new ChatPage(page)
  await expect(chat.send).toBeDisabled()
  await chat.write(' 　\n ')
  await expect(chat.send).toBeDisabled()
  for (const text of ['こちらです https://example.com/x', 'ｅｘａｍｐｌｅ．ｊｐ です', 'www.example.org']) {
    await chat.write(text)
    await expect(page.getByText('URLを含むメッセージは送信できません。')).toBeVisible()
    await expect(chat.input).toHaveValue(text)
  }
  expect(await contents()).toEqual(before)
})

test('CHAT-13 CHAT-14 CHAT-15 CHAT-17 PROF-38 the introduction is copied and it is said after a second, for four', async ({
  openPhone,
  server,
}) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path, permissions: ['clipboard-read', 'clipboard-write'] })
  const copy = page.getByRole('button', { name: '自己紹介文をコピー' })
  await expect(copy).toBeEnabled()
  const notice = page.getByText('自己紹介文をコピーしました。')
  await page.clock.install()
  await copy.click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^はるとさん、はじめまして。あかりと申します。28歳です。.+でお会いしやすいです。/)
  await page.clock.runFor(900)
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(100)
  await shownFor(notice, 4_000)
})

test('D-113 CHAT REC-74 REC-76 dissolving closes the conversation; what he wrote stays readable', async ({
  openPhone,
  server,
}) => {
  const { path } = await theirChat(server)
  const his = await openPhone({ phone: 'b', persona: 'man', path })
  const hisChat = new ChatPage(his)
  await expect(hisChat.input).toBeEnabled()
  await hisChat.input.fill('来週はいかがですか。')
  const hers = await openPhone({ persona: 'woman', path })
  const herChat = new ChatPage(hers)
  await herChat.menu.click()
  await expect(hers.getByRole('link', { name: '運営局に通報・相談する' })).toBeVisible()
  await hers.getByRole('button', { name: 'マッチングを解消する' }).click()
  await hers.getByRole('alertdialog').getByRole('button', { name: '解消する' }).click()
  await expect(hers).toHaveURL(/\/recommends\?status=matching&profile_list=true$/)
  await hers.goto(path)
  await expect(hers.getByText('このメッセージは表示できません。')).toBeVisible()
  // Told by the line: he does not have to write first.
  await expect(his.getByText('このお相手とのやりとりは終了しました。')).toBeVisible()
  await expect(his.getByRole('region', { name: 'お届けしていないメッセージ' })).toContainText('来週はいかがですか。')
  await his.getByRole('link', { name: '運営局に相談する' }).click()
  await expect(his.getByRole('textbox', { name: 'メッセージを入力' })).toHaveValue(/^【通報・相談】/)
})

test('CHAT-03 CHAT-05 his way back and to her profile', async ({ openPhone, server }) => {
  const { path, her } = await theirChat(server)
  const { id } = await ownIds(her)
  const page = await openPhone({ phone: 'b', persona: 'man', path })
  await expect(page.getByRole('link', { name: 'あかりさんのプロフィールを見る' })).toHaveAttribute(
    'href',
    `/profile/female?id=${id}`,
  )
  await page.getByRole('button', { name: '一覧へ戻る' }).click()
  await expect(page).toHaveURL(/\/recommends\/male\?status=matching$/)
})
