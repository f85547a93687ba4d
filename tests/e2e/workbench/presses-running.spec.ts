import { expect, type Page } from '@playwright/test'
import { test as base } from '../../support/fixtures.ts'
import { startMockServer, type MockServer } from '../../support/mock-server.ts'
import { Workbench } from '../page-models/workbench.ts'

// Presses on a world that was founded without a scenario and runs. docs/workbench.md has them as a table.

const test = base.extend<{ running: MockServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  running: async ({}, use) => {
    const server = await startMockServer()
    await server.control.post('/clock', { mode: 'running', speed: 1 })
    await use(server)
    await server.stop()
  },
})

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

/** Opens the workbench and counts trusted presses and keys in it and its phones. Modifiers alone are no key. */
async function openRunning(page: Page, server: MockServer, panel = '') {
  let presses = 0
  await page.exposeBinding('countPress', () => void (presses += 1))
  await page.addInitScript(() => {
    const count = Reflect.get(window, 'countPress') as () => void
    addEventListener('pointerdown', (event) => event.isTrusted && count(), true)
    addEventListener(
      'keydown',
      (event) => event.isTrusted && !/^(Control|Meta|Shift|Alt)$/.test(event.key) && count(),
      true,
    )
  })
  const workbench = await Workbench.open(page, server, panel)
  await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
  await expect(workbench.phone('b').getByText('はるとさん')).toBeVisible()
  /** Presses since the last call. */
  const since = () => {
    const made = presses
    presses = 0
    return made
  }
  return { workbench, since }
}

const isoMinute = (text: string) => text.slice(0, 16)

/** Moves the pointer onto the clock of a phone, which opens its edges, and names the first of a kind. */
async function edgeOn(page: Page, phone: 'A' | 'B', edge: RegExp) {
  await page.getByRole('button', { name: `スマートフォン ${phone} の期限` }).hover()
  return page
    .getByRole('dialog', { name: `スマートフォン ${phone} の期限` })
    .getByRole('button', { name: edge })
    .first()
}

test.describe('D-11 D-12 this pair, this edge', () => {
  test('from the head of a phone one press goes to a minute before or after a hold, and shows the pair', async ({
    page,
    running,
  }) => {
    const { workbench, since } = await openRunning(page, running)
    const { coming } = await running.control.get<{ coming: { at: string; kind: string; members: { id: number }[] }[] }>(
      '/clock?members=5',
    )
    const hold = coming.find(({ kind, members }) => kind === 'hold-end' && members.some(({ id }) => id === 5))
    await (await edgeOn(page, 'A', /^保留期限：あかり.*の1分前へ移動/)).click()
    expect(since()).toBe(1)
    await expect(workbench.address('a')).toHaveValue(/^\/profile\?id=\d+$/)
    await expect(workbench.address('b')).toHaveValue('/profile?id=5')
    const { now } = await running.control.get<{ now: string }>('/clock')
    expect(isoMinute(now)).toBe(isoMinute(new Date(Date.parse(hold?.at ?? '') - 60_000 + 9 * 3_600_000).toISOString()))
  })

  test('from the page of a partner one press goes to the reply window of that pairing, and the page stays', async ({
    page,
    running,
  }) => {
    const { workbench, since } = await openRunning(page, running)
    const pairs = await running.control.get<{ coming: { kind: string; members: { id: number }[] }[] }>(
      '/clock?members=5',
    )
    const isOwn = (one: { kind: string; members: { id: number }[] }) =>
      one.kind === 'reply-window' && one.members.some(({ id }) => id === 5)
    const other = pairs.coming.findLast(isOwn)?.members.find(({ id }) => id !== 5)?.id
    await workbench.goTo('a', `/profile?id=${other}`)
    since()
    const minute = await edgeOn(page, 'A', /^返信期限：.*の1分後へ移動/)
    await expect(minute).toHaveAccessibleName(new RegExp(`#${other}`))
    await minute.click()
    expect(since()).toBe(1)
    await expect(workbench.flash(/へ移動しました/)).toBeVisible()
    await expect(workbench.address('a')).toHaveValue(`/profile?id=${other}`)
  })

  test('from the panel two presses go to a hold and to a reply window', async ({ page, running }) => {
    const { workbench, since } = await openRunning(page, running)
    for (const edge of ['保留期限', '返信期限']) {
      since()
      await page.getByRole('link', { name: '時刻', exact: true }).click()
      await page
        .getByRole('button', { name: new RegExp(`^${edge}：あかり.*の1分前へ移動`) })
        .last()
        .click()
      await expect(workbench.address('a')).toHaveValue(/^\/profile\?id=\d+$/)
      await expect(workbench.address('b')).toHaveValue('/profile?id=5')
      expect(since()).toBe(2)
      await running.control.post('/history/undo')
    }
  })
})

test('C-5 the form in view is refused with 422 in three presses, and two more explain it', async ({
  page,
  running,
}) => {
  const { workbench, since } = await openRunning(page, running)
  await workbench.goTo('b', '/rankrequest')
  await expect(workbench.phone('b').getByRole('button', { name: 'ランクを申請する' })).toBeVisible()
  since()
  await page.getByRole('link', { name: '障害', exact: true }).click()
  await page
    .getByRole('region', { name: 'いまの画面の失敗' })
    .getByRole('button', { name: 'ランクの申請：「現在この操作はできません。」を見せる' })
    .click()
  await workbench.phone('b').getByRole('button', { name: 'ランクを申請する' }).click()
  await expect(workbench.phone('b').getByText('しばらく経ってから再度申請してください。')).toBeVisible()
  expect(since()).toBe(3)
  await page.getByRole('link', { name: '通信と時系列' }).click()
  await page
    .getByRole('button', { name: /POST.*\/api\/rankrequest.*422/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: '通信の詳細' })).toContainText('断られた理由')
  expect(since()).toBe(2)
})

test('D-36 the operator decides about a member on the stage in two presses', async ({ page, running }) => {
  const { workbench, since } = await openRunning(page, running)
  await page.getByRole('link', { name: '運営デスク' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'あかりさん' })
  await row.getByRole('button', { name: '再提出を依頼' }).click()
  await expect(workbench.phoneBox('a')).toContainText('書類の再提出が必要な女性')
  expect(since()).toBe(2)
})

test('each view of the events is one press away from any panel, and a press opens it again', async ({
  page,
  running,
}) => {
  const { since } = await openRunning(page, running)
  await page.getByRole('link', { name: '時系列を開く' }).click()
  await expect(page.getByRole('region', { name: '時系列の一覧' })).toBeVisible()
  expect(since()).toBe(1)
  await page.getByRole('link', { name: '運営デスク' }).click()
  since()
  await page.getByRole('link', { name: '通信を開く' }).click()
  await expect(page.getByRole('region', { name: '通信の一覧' })).toBeVisible()
  expect(since()).toBe(1)
  await page.getByRole('link', { name: '運営デスク' }).click()
  since()
  await page.getByRole('link', { name: '通信と時系列' }).click()
  await expect(page.getByRole('region', { name: '通信の一覧' })).toBeVisible()
  expect(since()).toBe(1)
})

test('a recording of another place is held against the contract, and the world stays as it is', async ({
  page,
  running,
}) => {
  const { workbench } = await openRunning(page, running, 'inspector')
  const call = (path: string, text: string) => ({
    startedDateTime: '2026-11-01T10:00:00.000Z',
    time: 12,
    request: { method: 'GET', url: `https://api.example.com${path}`, headers: [{ name: 'Client', value: 'secret' }] },
    response: { status: 200, headers: [], content: { text } },
  })
  const socket = {
    ...call('/cable', ''),
    _webSocketMessages: [{ type: 'receive', time: 1_793_527_200, data: '{"type":"welcome"}' }],
  }
  const content = JSON.stringify({ log: { entries: [call('/api/account', '{"id":"1"}'), socket] } })
  const before = await running.control.get<{ moments: unknown[] }>('/history')
  await workbench.chooseFile('ほかで記録した HAR を開く…', { name: 'old.har', content: '{"log":{}}' })
  await expect(
    workbench.flash(/「old\.har」は開けません。ブラウザーが書き出した通信の記録（HAR）ではないか、壊れています。/),
  ).toBeVisible()
  await workbench.chooseFile('ほかで記録した HAR を開く…', { name: 'prod.har', content })
  await expect(workbench.flash(/「prod\.har」の通信2件を契約と照らしました。逸脱は1件です/)).toBeVisible()
  const list = page.getByRole('region', { name: '通信の一覧' })
  await expect(list.getByRole('button')).toHaveCount(2)
  await list.getByRole('button', { name: /\/api\/account.*契約からの逸脱/ }).click()
  await expect(page.getByRole('region', { name: '通信の詳細' })).toContainText('response')
  await expect(page.getByRole('region', { name: '通信の詳細' })).not.toContainText('secret')
  const after = await running.control.get<{ moments: unknown[] }>('/history')
  expect(after.moments).toHaveLength(before.moments.length)
  await page.getByText('いま', { exact: true }).click()
  await expect(list.getByRole('button', { name: /\/api\/account/ }).first()).toContainText('200')
})
