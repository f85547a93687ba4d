import { expect } from '@playwright/test'
import type { FrameLocator, Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Delays the announcements of both phones, so that the test decides when their dialogs open. */
async function holdDialogs(page: Page): Promise<() => Promise<void>> {
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  let waiting = 0
  await page.route('**/api/notification_reads*', async (route) => {
    waiting += 1
    await opened
    await route.continue()
  })
  return async () => {
    await expect.poll(() => waiting).toBeGreaterThanOrEqual(2)
    open()
  }
}

/** Runs an act that reloads a phone's page and waits for the new document. */
async function loadAnew(app: FrameLocator, act: () => Promise<void>): Promise<void> {
  await app.locator(':root').evaluate((root) => root.setAttribute('data-replaced', ''))
  await act()
  await expect(app.locator(':root:not([data-replaced])')).toHaveCount(1)
}

/** Begins another visit with the next load, because one dialog opens a visit (D-101). */
async function beginVisit(app: FrameLocator): Promise<void> {
  await app.locator(':root').evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('yoimachi.opened')) localStorage.removeItem(key)
  })
}

test('what opens inside a phone leaves the keyboard to the field being typed into', async ({ page, server }) => {
  const letDialogsOpen = await holdDialogs(page)
  const workbench = await Workbench.open(page, server, 'inspector', { dialogs: true })
  // The first woman has a hold that ends within a day, and nothing opens above it (D-101).
  await workbench.pickPersona('a', 'woman-ready')
  await expect(workbench.phoneBox('a')).toContainText('ひなた')
  const search = page.getByRole('searchbox', { name: '通信を探す' })
  await search.click()
  await page.keyboard.type('/api/acc')
  await letDialogsOpen()
  for (const phone of ['a', 'b'] as const) await workbench.phone(phone).getByRole('dialog').waitFor()
  // Focus events reach the frames one after another; the last one counts.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.keyboard.type('ount')
  await expect(search).toHaveValue('/api/account')
  await expect(search).toBeFocused()

  // Tab into the phone focuses its dialog, whose keys work.
  const dialog = workbench.phone('a').getByRole('dialog')
  await workbench.phoneBox('a').getByRole('link', { name: 'ブラウザーで開く' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'スマートフォン A の画面をスキップ' })).toBeFocused()
  await page.keyboard.press('Tab')
  const inDialog = dialog.locator(':focus').or(workbench.phone('a').locator('[role=dialog]:focus'))
  await expect(inDialog).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(inDialog).toHaveCount(1)

  // A press beside its buttons also focuses the dialog; the other phone keeps its focus.
  await workbench.phone('b').getByRole('dialog').getByRole('heading').click()
  const inOther = workbench.phone('b').locator('[role=dialog] :focus, [role=dialog]:focus')
  await expect(inOther).toHaveCount(1)
  await beginVisit(workbench.phone('a'))
  await loadAnew(workbench.phone('a'), () =>
    workbench.phoneBox('a').getByRole('button', { name: '再読み込み' }).click(),
  )
  await dialog.waitFor()
  await expect(workbench.phoneBox('a').getByRole('button', { name: '再読み込み' })).toBeFocused()
})

test('inside a phone the app keeps its own rules of focus, and the stage follows who logs in there by hand', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, 'inspector', { dialogs: true, phones: 1 })
  const app = workbench.phone('a')
  const box = workbench.phoneBox('a')
  await box.getByRole('button', { name: 'ログアウト' }).click()
  await expect(box).toContainText('ログインしていません')
  await workbench.goTo('a', '/login')
  await app.getByLabel('メールアドレス').click()
  await page.keyboard.type('woman-premium@yoimachi.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('yoimachi123')
  await page.keyboard.press('Enter')
  const inDialog = app.locator('[role=dialog] :focus, [role=dialog]:focus')
  await expect(inDialog).toHaveCount(1)
  await beginVisit(app)
  await loadAnew(app, () => app.locator(':root').evaluate(() => location.reload()))
  await expect(inDialog).toHaveCount(1)

  // With her photo from the app, also after a reload of the workbench.
  const head = box.getByRole('button', { name: /会員を選ぶ/ })
  const photo = await app.locator('main img').first().getAttribute('src')
  const path = new URL(photo ?? '').pathname
  await expect(head).toContainText('みさき ・ プレミアムプランの女性')
  await expect(head.locator('img')).toHaveAttribute('src', path)
  await page.getByRole('link', { name: '時刻', exact: true }).click()
  await page.getByText('ステージの会員に関わるものだけ').click()
  await expect(page.getByRole('region', { name: '時刻' })).toContainText('みさきさん')
  await page.reload()
  await expect(head).toContainText('みさき ・ プレミアムプランの女性')
  await expect(app.getByText('みさきさん')).toBeVisible()
})
