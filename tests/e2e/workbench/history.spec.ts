import { expect } from '@playwright/test'
import type { HistoryView } from '../../../src/contract/control/history/moments.ts'
import { momentsOfWorld } from '../../../src/renderer/workbench/hub/world/history-paths.ts'
import { test } from '../../support/fixtures.ts'
import { testNow } from '../../support/mock-server.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })
// Two phones and a workbench in one page.
test.describe.configure({ timeout: 120_000 })

const undo = { name: /^元に戻す/ }
const redo = { name: /^やり直す/ }

test('D-04 undo and redo go by call or press; branches and named moments restore worlds', async ({ page, server }) => {
  const workbench = await Workbench.open(page, server, 'inspector', { phones: 1 })
  const day = async () => (await server.control.get<{ now: string }>('/clock')).now.slice(0, 10)

  await test.step('a call lists its changes and history goes back to it; a phone on a page that the world no longer has stays logged in and says so', async () => {
    const askForOne = async () => {
      await workbench
        .phone('a')
        .getByRole('button', { name: /AIレコメンド/ })
        .click()
      await expect(workbench.address('a')).toHaveValue(/^\/profile\?id=\d+/)
    }
    const expectHome = async () => {
      await expect(workbench.address('a')).toHaveValue('/home')
      await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
    }
    await askForOne()
    await page.getByRole('button', undo).click()
    await expect(workbench.flash(/A で開いていたページは、この時点の世界にありません/)).toBeVisible()
    await expectHome()

    await askForOne()
    await page.getByRole('button', { name: '+24時間' }).click()
    await expect.poll(day).toBe('2026-11-21')
    await page.getByRole('searchbox', { name: '通信を探す' }).fill('recommend_auto_recommend')
    await page
      .getByRole('button', { name: /GET \/api\/recommend_auto_recommend/ })
      .first()
      .click()
    const detail = page.getByRole('region', { name: '通信の詳細' })
    await expect(detail.getByRole('region', { name: '世界の変化' })).toContainText('組み合わせ')
    await detail.getByRole('button', { name: 'この通信の直前に戻す' }).click()
    await expect.poll(day).toBe('2026-11-20')
    await expectHome()
  })

  await test.step('each press goes further back, redo comes again, a branch that was left can be gone to, and a snapshot brings the world back', async () => {
    await page.getByRole('link', { name: '履歴と保存' }).click()
    const bar = page.getByRole('banner', { name: '時刻' })
    for (const date of ['2026-11-21', '2026-11-22']) {
      await page.getByRole('button', { name: '+24時間' }).click()
      await expect.poll(day).toBe(date)
      await expect(bar.getByRole('button', undo)).toHaveAttribute('aria-label', new RegExp(date.slice(8)))
    }
    await bar.getByRole('button', undo).click()
    await expect.poll(day).toBe('2026-11-21')
    await bar.getByRole('button', undo).click()
    await expect.poll(day).toBe('2026-11-20')
    await bar.getByRole('button', redo).click()
    await expect.poll(day).toBe('2026-11-21')
    // Earlier tests left branches of their own.
    const panel = page.getByRole('region', { name: '履歴' })
    const branches = Number(/分岐 (\d+)件/.exec(await panel.innerText())?.[1] ?? 1)
    await page.getByRole('button', { name: '次の 3:00', exact: true }).click()
    await expect(workbench.clock()).toHaveText('03:00:00')
    await expect(panel).toContainText(`分岐 ${branches + 1}件`)
    await panel.getByRole('button', { name: '「11/22 12:00 へ移動」へ移動' }).click()
    await expect(workbench.clock()).toHaveText('12:00:00')
    expect(await day()).toBe('2026-11-22')

    // The phones log in again to the world of a snapshot.
    await page.getByRole('textbox', { name: 'スナップショットの名前' }).fill('夜の前')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByText('夜の前', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: '+24時間' }).click()
    await expect(workbench.flash(/11\/23 12:00 へ移動しました/)).toBeVisible()
    await page.getByRole('button', { name: '「夜の前」に戻す' }).click()
    await expect.poll(day).toBe('2026-11-22')
    await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
  })
})

test('the phones follow a jump, the operator and undo without a reload, and keep their login', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, 'operator', { phones: 1 })
  await workbench.pickPersona('a', 'woman-review')
  await expect(workbench.phone('a').getByText('しおりさん')).toBeVisible()
  const marked = workbench.phone('a').locator(':root[data-same]')
  await workbench
    .phone('a')
    .locator(':root')
    .evaluate((root) => root.setAttribute('data-same', ''))
  await expect(workbench.phoneBox('a')).toContainText('しおり ・ 書類を確認中の女性')
  const card = page.getByRole('listitem').filter({ hasText: 'しおりさん' })
  await card.getByRole('button', { name: '再提出を依頼' }).click()
  await expect(
    workbench
      .phone('a')
      .getByText(/再提出/)
      .first(),
  ).toBeVisible()
  await expect(workbench.phoneBox('a')).toContainText('書類の再提出が必要な女性')
  await page.getByRole('button', undo).click()
  await expect(workbench.phoneBox('a')).toContainText('書類を確認中の女性')
  await expect(workbench.phone('a').getByText(/再提出/)).toHaveCount(0)
  await page.getByRole('button', { name: '次の 3:00', exact: true }).click()
  await expect(workbench.clock()).toHaveText('03:00:00')
  await expect(workbench.phoneBox('a')).toContainText('しおり')
  await expect(marked).toHaveCount(1)
})

/** The text of an element once it changes. */
const nextText = (shown: Element): Promise<string> =>
  new Promise((done) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      done(shown.textContent ?? '')
    })
    observer.observe(shown, { characterData: true, childList: true, subtree: true })
  })

function hoursIn(text: string): number {
  const [, hours = '0', minutes = '0'] = /(\d+)時間(?:(\d+)分)?/.exec(text) ?? []
  return Number(hours) + Number(minutes) / 60
}

test('D-02 at 3600 times the phones are at most a second behind', async ({ page, server }) => {
  const workbench = await Workbench.open(page, server, 'inspector', { phones: 1 })
  const countdown = workbench.phone('a').getByText(/3:00まで あと\d+時間/)
  await expect(countdown).toContainText(/1[45]時間/)
  await page.getByRole('radiogroup', { name: '時間の進み方' }).getByText('3600×').click()
  // An hour per second. The median of several texts counts, because the machine may delay one.
  const behind: number[] = []
  for (let change = 0; change < 5; change += 1) {
    const text = await countdown.evaluate(nextText)
    const { now } = await server.control.get<{ now: string }>('/clock')
    behind.push(hoursIn(text) - (Date.parse('2026-11-21T03:00:00+09:00') - Date.parse(now)) / 3_600_000)
  }
  const { now } = await server.control.post<{ now: string }>('/clock', { mode: 'frozen' })
  expect(behind.toSorted((one, other) => one - other)[2]).toBeLessThan(1)
  // Six texts came within a night, also on a busy machine.
  expect(now < '2026-11-21T03:00').toBe(true)
})

test('a second tab of the workbench leaves the phones of the first logged in', async ({ page, server }) => {
  const first = await Workbench.open(page, server)
  await expect(first.phone('a').getByText('あかりさん')).toBeVisible()
  const tab = await page.context().newPage()
  const second = await Workbench.open(tab, server)
  await expect(second.phone('a').getByText('あかりさん')).toBeVisible()
  await second.pickPersona('b', 'man-sss')
  await expect(second.phone('b').getByText('みなとさん')).toBeVisible()
  await expect(first.phone('a').getByText('あかりさん')).toBeVisible()
  await page.getByRole('button', { name: '+24時間' }).click()
  await expect(first.address('a')).toHaveValue('/home')
  await expect(first.address('b')).toHaveValue('/home')
  await expect(first.phoneBox('a')).toContainText('あかり')
})

test('a long history renders the moments in view, at first around the one of a link', async ({ page, server }) => {
  // Its moments are of one world, and those of the world before are folded.
  await server.control.post('/reset', { now: testNow })
  for (let jump = 0; jump < 90; jump += 1) await server.control.post('/clock', { advance: 'PT1M' })
  const history = await server.control.get<HistoryView>('/history')
  const ofWorld = [...momentsOfWorld(history)]
  await Workbench.open(page, server, `history?moment=${ofWorld[20]}`, { phones: 1 })
  const list = page.getByRole('region', { name: '戻れる時点' })
  // The newest moment is the first row, and the fold is the last one.
  const rowOf = (index: number) => list.locator(`> div li[aria-posinset="${ofWorld.length - index}"]`)
  await expect(rowOf(20)).toBeInViewport()
  // The phone that opens may log in, which is one moment more.
  await expect(rowOf(20)).toHaveAttribute(
    'aria-setsize',
    new RegExp(`^(?:${ofWorld.length + 1}|${ofWorld.length + 2})$`),
  )
  await expect(rowOf(80)).toHaveCount(0)
  await list.evaluate((section) => section.closest('[tabindex]')?.scrollTo(0, section.scrollHeight))
  await expect(rowOf(20)).toHaveCount(0)
  await expect(list.getByRole('button', { name: '前の世界' })).toBeInViewport()
})
