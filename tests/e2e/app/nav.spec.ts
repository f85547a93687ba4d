import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { shownFor } from '../../support/shown-for.ts'
import { Menu } from '../page-models/menu.ts'

test('AUTH-69 AUTH-70 AUTH-71 a failed logout clears too and says so at /login', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  await page.route('**/api/auth/sign_out', (route) => route.abort())
  await page.clock.install()
  await (await Menu.open(page)).logOut()
  const said = page.getByText('ログアウト中にエラーが発生しました。')
  await said.waitFor()
  expect(await page.evaluate(() => localStorage.getItem('uid'))).toBeNull()
  await shownFor(said, 5_000)
})
