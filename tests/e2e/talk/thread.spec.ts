import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { worldOfCapsule } from '../../support/capsule-text.ts'
import { test, withMotion } from '../../support/fixtures.ts'
import { startMockServer, type MockServer } from '../../support/mock-server.ts'
import { HomePage } from '../page-models/home-page.ts'
import { LoginPage } from '../page-models/login-page.ts'

test.use(withMotion)

/** A server of this spec's own: the thread ends it, to read the file that it saves. */
let server: MockServer

// One server for its tests, which stay together.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  server = await startMockServer()
})

test.afterAll(() => server.stop())

/** The stored world as text, which going back must restore byte for byte (D-04). */
async function worldText(): Promise<string> {
  return worldOfCapsule(await server.control.get<string>('/capsule'))
}

test('REC-33 D-04 D-20 D-27 the thread: she asks for a man, they match and talk live, time moves over 3:00 and back', async ({
  browser,
}) => {
  // Two members, two sign-ins, a jump and a way back: the longest way of all.
  test.setTimeout(180_000)
  const phone = async (name: 'a' | 'b') => {
    const context = await browser.newContext({
      baseURL: server.phone(name),
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    return page
  }
  const her = await phone('a')
  await her.goto('/login')
  const login = new LoginPage(her)
  await login.logIn('woman@yoimachi.example', 'yoimachi123')
  const home = new HomePage(her)
  // Announcements open one by one, then the bonus of the day.
  await home.closeDialogs({ until: home.bonus })
  await home.closeDialogs()
  const remaining = her.getByText(/本日の残り\s*\d+人/).first()
  const before = (await remaining.textContent()) ?? ''

  // She asks for a recommendation and chooses contact.
  await home.autoButton.click()
  await her.waitForURL(/\/profile\?id=\d+/)
  const manId = Number(new URL(her.url()).searchParams.get('id'))
  await her.getByRole('button', { name: '連絡を取る' }).click()
  await expect(her.getByRole('dialog')).toContainText('マッチングが成立しました。')
  await her.getByRole('dialog').getByRole('link', { name: 'メッセージを送る' }).click()
  await her.waitForURL(/\/chat\?uuid=/)

  // He opens the same conversation and must wait for her first message.
  const his = await phone('b')
  const capsule = await worldText()
  const man = capsule.split('\n').find((line) => line.startsWith('members ') && line.includes(`"id":${manId},`))
  const { email } = JSON.parse((man ?? '').slice('members '.length)) as { email: string }
  const session = await server.control.post<Record<string, string>>('/sessions', { email })
  await his.goto('/about/privacy')
  await his.evaluate((values) => {
    for (const name of ['uid', 'client', 'access-token', 'token-type', 'expiry'])
      localStorage.setItem(name, values[name] ?? '')
  }, session)
  await his.goto('/recommends/male?status=matching')
  await his
    .getByRole('link', { name: /あかり/ })
    .first()
    .click()
  await his.waitForURL(/\/chat\?uuid=/)
  await expect(his.getByText('お相手からの最初のメッセージをお待ちください。')).toBeVisible()

  // Her prepared greeting arrives live, and so does his reply.
  const herInput = her.getByRole('textbox', { name: 'メッセージを入力' })
  await expect(herInput).toHaveValue(/はじめまして/)
  await her.getByRole('button', { name: '送信' }).click()
  await expect(his.getByText(/はじめまして。あかりと申します/)).toBeVisible()
  const hisInput = his.getByRole('textbox', { name: 'メッセージを入力' })
  await hisInput.fill('ご連絡ありがとうございます。')
  await his.getByRole('button', { name: '送信' }).click()
  await expect(her.getByText('ご連絡ありがとうございます。')).toBeVisible()

  // Time moves over 03:00: the day's count is whole again.
  await her.goto('/home')
  await home.closeDialogs()
  await expect(remaining).not.toHaveText(before)
  const used = (await remaining.textContent()) ?? ''
  const beforeJump = await worldText()
  const jump = await server.control.post<{ moment: number; fired: { kind: string; at: string }[] }>('/clock', {
    edge: 'next-reset',
  })
  expect(jump.fired.filter(({ kind }) => kind === 'daily-reset').map(({ at }) => at)).toEqual([
    '2026-11-21T03:00:00.000+09:00',
  ])
  await her.reload()
  await home.closeDialogs()
  await expect(remaining).not.toHaveText(used)

  // Going back restores the same world, also on disk.
  await server.control.post('/history/go', { before: jump.moment })
  expect(await worldText()).toBe(beforeJump)
  await her.reload()
  await expect(remaining).toHaveText(used)
  expect(await worldText()).toBe(beforeJump)

  // She logs out, which deletes her data on the phone.
  await home.closeDialogs()
  const menu = await home.openMenu()
  await menu.logOut()
  await her.waitForURL(/\/login/)
  expect(await her.evaluate(() => localStorage.getItem('access-token'))).toBeNull()

  await Promise.all([her.context().close(), his.context().close()])
})

test('the world file that a stopping server leaves holds the world, byte for byte', async () => {
  const own = await startMockServer({ dataDir: test.info().outputPath('world') })
  await own.control.post('/sessions', { persona: 'woman' })
  const world = worldOfCapsule(await own.control.get<string>('/capsule'))
  expect(await own.stop()).toBe(0)
  const files = readdirSync(own.dataDir)
    .filter((name) => name.startsWith('world-'))
    .toSorted()
  expect(readFileSync(join(own.dataDir, files.at(-1) ?? ''), 'utf8')).toBe(world)
})
