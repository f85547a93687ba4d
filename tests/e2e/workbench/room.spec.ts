import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { Workbench } from '../page-models/workbench.ts'

test.describe.configure({ timeout: 120_000 })

const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0

/** Whether an element lies inside the window as a whole. */
async function isWhole(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  const size = page.viewportSize()
  return (
    box !== null &&
    size !== null &&
    box.x >= 0 &&
    box.y >= 0 &&
    box.x + box.width <= size.width &&
    box.y + box.height <= size.height
  )
}

/** Gives every member of the stage a name of the app's own limit. */
const longNames = (page: Page, server: MockServer) =>
  page.route('**/__control/operator/members?email=*', async (route) => {
    const path = `/operator/members${new URL(route.request().url()).search}`
    const members = await server.control.get<object[]>(path)
    const name = 'とてもながい名前の会員さんその二十もじ'
    await route.fulfill({ json: members.map((member) => ({ ...member, name })) })
  })

test('addresses, long names and the tools stay readable from 1,280 px down to a zoom of 200 percent', async ({
  page,
  server,
}) => {
  await longNames(page, server)
  await page.setViewportSize({ width: 1280, height: 800 })
  const workbench = await Workbench.open(page, server, 'time')
  const present = page.getByRole('main').getByRole('button', { name: '発表する' })

  await test.step('at 1,280 px the addresses have room, and a name of 20 characters moves nothing', async () => {
    for (const name of ['a', 'b'] as const) expect(await widthOf(workbench.address(name))).toBeGreaterThan(120)
    const frame = page.locator('iframe[title="会員アプリ B"]')
    await expect(workbench.phoneBox('b')).toContainText('とてもながい名前')
    const [phone, tools] = await Promise.all([frame.boundingBox(), present.boundingBox()])
    expect((phone?.y ?? 0) + (phone?.height ?? 0)).toBeLessThanOrEqual((tools?.y ?? 0) + 1)
    await page.getByRole('button', { name: 'スマートフォンを増やす' }).click()
    await workbench.loaded('c')
    for (const name of ['a', 'b', 'c'] as const) expect(await widthOf(workbench.address(name))).toBeGreaterThan(90)
  })
  await test.step('960 by 640 shows the whole bar and the whole rail', async () => {
    await page.setViewportSize({ width: 960, height: 640 })
    await server.control.put('/faults', [{ match: { path: '/api/like' }, latencyMs: 20 }])
    const bar = page.getByRole('banner', { name: '時刻' })
    for (const name of ['次の 3:00', '+24時間', '移動…', '障害を解除', 'コマンドパレットを開く'])
      await expect.poll(() => isWhole(page, bar.getByRole('button', { name, exact: true })), name).toBe(true)
    expect((await bar.getByRole('button', { name: '次の 3:00' }).boundingBox())?.height).toBeLessThan(40)
    const settings = page.getByRole('navigation', { name: 'パネル' }).getByRole('link', { name: '設定' })
    await expect.poll(() => isWhole(page, settings)).toBe(true)
  })
  await test.step('at 200 percent of 1,440 px the panels and the tools of the stage are whole', async () => {
    await page.setViewportSize({ width: 720, height: 450 })
    expect(await isWhole(page, page.getByRole('region', { name: '時刻' }))).toBe(true)
    expect(await isWhole(page, present)).toBe(true)
    await page.getByRole('button', { name: 'コマンドパレットを開く' }).scrollIntoViewIfNeeded()
    expect(await isWhole(page, page.getByRole('button', { name: 'コマンドパレットを開く' }))).toBe(true)
  })
})
