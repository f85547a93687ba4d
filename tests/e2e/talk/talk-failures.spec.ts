import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { endLogin } from '../../support/form-failures.ts'
import { quietHome } from '../../support/form-steps.ts'
import { theirChat } from '../../support/their-chat.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { LoginPage } from '../page-models/login-page.ts'
import { Menu } from '../page-models/menu.ts'

test('HONA-20 a message to the operator: offline, a 500 and a lost login lose nothing', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/hona' })
  const chat = new ChatPage(page)
  const text = '料金について伺えますか'
  const back = async () => {
    await expect(page.getByText('送信できませんでした。')).toBeVisible()
    await expect(chat.input).toHaveValue(text)
    await expect(chat.bubble(text)).toHaveCount(0)
  }
  await expect(chat.log).toBeVisible()
  await page.context().setOffline(true)
  await chat.write(text)
  await back()
  await page.context().setOffline(false)
  const failed = page.waitForResponse((response) => response.status() === 500)
  await page.route('**/api/admin_messages', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await chat.send.click()
  await failed
  await page.unroute('**/api/admin_messages')
  await back()
  await endLogin(page)
  // The page may notice before the press and leave (D-79).
  await chat.send.click({ timeout: 2_000 }).catch(() => {})
  await new LoginPage(page).logIn('man@yoimachi.example', 'yoimachi123')
  await page.goto('/hona')
  await expect(chat.input).toHaveValue(text)
  await chat.send.click()
  await expect(chat.bubble(text)).toHaveCount(1)
  // The socket can be faster than the response, which empties the field.
  await expect(chat.input).toHaveValue('')
  await page.reload()
  await expect(chat.bubble(text)).toHaveCount(1)
  await expect(chat.input).toHaveValue('')
})

test('a chat keeps drafts and unsent messages for the next login and deletes them on logout', async ({
  openPhone,
  server,
}) => {
  const { path } = await theirChat(server)
  const page = await openPhone({ persona: 'woman', path: null })
  const chat = new ChatPage(page)
  await chat.holdConnection()
  await page.goto(path)
  await expect(chat.input).toBeEditable()
  await page.context().setOffline(true)
  await chat.cutConnection()
  await chat.write('電車が遅れています')
  await chat.input.fill('十分ほど')
  await page.context().setOffline(false)
  await endLogin(page)
  await page.goto(path)
  await new LoginPage(page).logIn('woman@yoimachi.example', 'yoimachi123')
  await page.goto(path)
  await expect(chat.input).toHaveValue('十分ほど')
  await expect(chat.bubble('電車が遅れています')).toHaveCount(1)
  const kept = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join(''),
    )
  expect(await kept()).toContain('十分ほど')
  await quietHome(page)
  await (await Menu.open(page)).logOut()
  expect(await kept()).not.toMatch(/十分ほど|電車が遅れています/)
})
