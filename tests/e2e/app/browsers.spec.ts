import { expect } from '@playwright/test'
import { missingFeatures } from '../../../.scripts/lint/browser-data.mjs'
import { test } from '../../support/fixtures.ts'

/** Takes from the page what an oldest supported browser lacks, so that any use of it throws. */
function becomeOld(missing: ReturnType<typeof missingFeatures>): void {
  const known = window as unknown as Record<string, { prototype?: object } | undefined>
  for (const { owner, name } of missing) {
    const place = owner === 'Window' ? known : known[owner]
    if (name === undefined) Reflect.deleteProperty(window, owner)
    else if (place) for (const each of [place, known[owner]?.prototype]) if (each) Reflect.deleteProperty(each, name)
  }
}

const paths = ['/timeline', '/recommends', '/footprints', '/femaleform', '/topics', '/settings', '/like']

test('opens every main page in a browser that has none of the APIs newer than the oldest supported', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: null, homeSeen: true })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(becomeOld, missingFeatures())
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => ['any' in AbortSignal, 'canParse' in URL, 'navigation' in window])).toEqual([
    false,
    false,
    false,
  ])
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect(new URL(page.url()).pathname, path).toBe(path)
  }
  expect(errors).toEqual([])
})

test('lets a member log in and says that nothing is kept when the settings of the browser block all storage', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: null })
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
  })
  await page.goto('/login')
  await page.getByLabel('メールアドレス').fill('woman@yoimachi.example')
  await page.getByLabel('パスワード', { exact: true }).fill('yoimachi123')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page).toHaveURL(/\/home/)
  const notice = page.getByText('お使いのブラウザーの設定では、情報を端末に保存できません。')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: '閉じる' }).first().click()
  await expect(notice).toBeHidden()
})
