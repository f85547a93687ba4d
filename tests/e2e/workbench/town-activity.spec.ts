import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

test('townspeople act while time passes, visible on the phone without a reload and in the log', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, 'time', { phones: 1 })
  await workbench.goTo('a', '/footprints')
  // Not a row of the page before, which stays until the footprints are there.
  const footprints = workbench.phone('a').getByRole('main').filter({ hasText: 'プロフィールを訪れた方です' })
  const visitors = footprints.getByRole('listitem')
  await expect(visitors.first()).toBeVisible()
  const before = await visitors.first().textContent()
  const root = workbench.phone('a').locator(':root')
  await root.evaluate((element) => element.setAttribute('data-same', ''))
  const panel = page.getByRole('region', { name: '時刻', exact: true })
  const living = panel.getByRole('switch', { name: /町の会員の自動行動/ })
  await expect(living).not.toBeChecked()
  await living.click()
  await expect(living).toBeChecked()
  await page.getByRole('button', { name: '+24時間' }).click()
  await expect(workbench.flash(/件の出来事がありました（.*あかり/)).toBeVisible()
  await expect.poll(() => visitors.first().textContent()).not.toBe(before)
  await expect(workbench.phone('a').locator(':root[data-same]')).toHaveCount(1)
  await panel.getByText('起きたこと', { exact: true }).click()
  await expect(
    panel
      .getByRole('listitem')
      .filter({ hasText: /足跡：.+さん（#\d+）があかりさん（#\d+）のプロフィールを見ました/ })
      .first(),
  ).toBeVisible()
  // Undo takes the jump back, and then the switch.
  const undo = page.getByRole('banner', { name: '時刻' }).getByRole('button', { name: /^元に戻す/ })
  const clock = () => server.control.get<{ now: string; townActivity: boolean }>('/clock')
  await undo.click()
  await expect.poll(clock).toMatchObject({ now: expect.stringMatching(/^2026-11-20/), townActivity: true })
  await expect(undo).toHaveAttribute('aria-label', /町の会員/)
  await undo.click()
  await expect(living).not.toBeChecked()
  expect(await clock()).toMatchObject({ townActivity: false })
  await expect.poll(() => visitors.first().textContent()).toBe(before)
  await workbench.command('町の会員の自動行動をオンにする')
  await expect(living).toBeChecked()
})
