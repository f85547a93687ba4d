import type { Page } from '@playwright/test'
import { HomePage } from '../../e2e/page-models/home-page.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

/** Stores the login of another member, as another tab has done while this one was frozen. */
async function replaceLogin(page: Page, server: MockServer, persona: string): Promise<void> {
  const session = await server.control.post<Record<string, string>>('/sessions', { persona })
  const names = ['access-token', 'client', 'uid', 'token-type', 'expiry']
  const stored = names.map((name): [string, string] => [name, String(session[name])])
  await page.evaluate((values) => {
    for (const [name, value] of values) localStorage.setItem(name, value)
  }, stored)
}

/** Ways in which a page learns of it. */
const events = {
  'a storage event': (page: Page) =>
    page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'uid', storageArea: localStorage }))),
  'a return from the back-forward cache': (page: Page) =>
    page.evaluate(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))),
}

for (const [how, tell] of Object.entries(events)) {
  test(`GATE-05 AUTH-05 after ${how} an open page shows nothing of the member whose login was replaced`, async ({
    openPhone,
    server,
  }) => {
    const page = await openPhone({ persona: 'man', path: '/settings' })
    const menu = page.getByRole('navigation', { name: '主なページ' })
    await expect(menu.getByRole('link', { name: 'プロフィール' })).toHaveAttribute('href', '/form')
    await replaceLogin(page, server, 'woman')
    await tell(page)
    await expect(menu.getByRole('link', { name: 'プロフィール' })).toHaveAttribute('href', '/femaleform')
    await page.getByRole('link', { name: 'ホーム' }).first().click()
    await new HomePage(page).heading.waitFor()
  })
}
