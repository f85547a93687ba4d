import type { Page } from '@playwright/test'
import { authCopy } from '../../../src/renderer/lib/copy/auth.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { personaApi } from '../../support/persona-api.ts'
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
  test(`GATE-05 AUTH-05 after ${how} a page shows nothing of the member before another login`, async ({
    openPhone,
    server,
  }) => {
    const nameOf = async (persona: string) => {
      const device = await personaApi(server, persona)
      return (await device.get<{ twitter_name: string }>('/api/account')).twitter_name
    }
    const [his, hers] = [await nameOf('man'), await nameOf('woman')]
    const page = await openPhone({ persona: 'man', path: '/preview' })
    const shown = (name: string) => page.getByRole('main').getByText(name).first()
    await expect(shown(his)).toBeVisible()
    await replaceLogin(page, server, 'woman')
    await tell(page)
    await expect(shown(hers)).toBeVisible()
    await expect(shown(his)).toHaveCount(0)
  })
}

test('AUTH-05 a login page that returns from the back-forward cache says that another tab has logged in', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ path: '/login' })
  await page.getByRole('button', { name: 'ログイン' }).first().waitFor()
  await replaceLogin(page, server, 'woman')
  await events['a return from the back-forward cache'](page)
  await expect(page.getByText(authCopy.storedLogin.signedIn.title)).toBeVisible()
})
