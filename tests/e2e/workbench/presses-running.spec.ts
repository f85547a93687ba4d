import { expect, type Page } from '@playwright/test'
import { test as base } from '../../support/fixtures.ts'
import { makePicture } from '../../support/make-picture.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { Workbench } from '../page-models/workbench.ts'

// Presses on a world that was founded without a scenario and runs. docs/workbench.md has them as a table.

const test = base.extend<{ running: MockServer }>({
  running: async ({ server }, use) => {
    await server.control.post('/clock', { mode: 'running', speed: 1 })
    await use(server)
  },
})

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

/** Opens the workbench and counts trusted presses and keys in it and its phones. Modifiers alone are no key. */
async function openRunning(page: Page, server: MockServer) {
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
  const workbench = await Workbench.open(page, server, '')
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

/** The minute in UTC some milliseconds from an instant. */
const minuteOf = (one: { readonly at: string } | undefined, ms = 0) =>
  new Date(Date.parse(one?.at ?? '') + ms).toISOString().slice(0, 16)

/** Moves the pointer onto the clock of a phone, which opens its edges, and names the first of a kind. */
async function edgeOn(page: Page, phone: 'A' | 'B', edge: RegExp) {
  await page.getByRole('button', { name: `スマートフォン ${phone} の期限` }).hover()
  return page
    .getByRole('dialog', { name: `スマートフォン ${phone} の期限` })
    .getByRole('button', { name: edge })
    .first()
}

interface Coming {
  readonly at: string
  readonly kind: string
  readonly members: readonly { readonly id: number }[]
}

test('D-11 D-12 D-17 this pair, this edge: one press from the head of a phone, two from the panel; an offline phone in two, the end of its login in three, a slow upload that fails in four', async ({
  page,
  running,
}) => {
  const { workbench, since } = await openRunning(page, running)
  const { coming } = await running.control.get<{ coming: Coming[] }>('/clock?members=5')
  const ofWoman = (kind: string) => coming.filter((one) => one.kind === kind && one.members.some(({ id }) => id === 5))
  const minuteNow = async () => minuteOf({ at: (await running.control.get<{ now: string }>('/clock')).now })
  /** Expects both members of a pairing. Her page is closed to him during a hold, so the app leads him home (REC-114). */
  const expectPair = async (edge: string) => {
    await expect(workbench.address('a')).toHaveValue(/^\/profile\?id=\d+$/)
    await expect(workbench.phoneBox('b')).not.toContainText('はると')
    await expect(workbench.address('b')).toHaveValue(edge === '保留期限' ? '/home' : '/profile/female?id=5')
    // The phone itself shows him, not only its head.
    await expect(workbench.phone('b').getByText('はるとさん')).toHaveCount(0)
    if (edge === '保留期限') await expect(workbench.phone('b').getByText(/さん$/).first()).toBeVisible()
    if (edge === '返信期限') await expect(workbench.phone('b').getByText('あかり').first()).toBeVisible()
  }
  /** Goes back before the last jump and expects who stood on the phones before it. */
  const undo = async () => {
    await running.control.post('/history/undo')
    await expect(page.getByRole('button', { name: /^やり直す/ })).toBeEnabled()
    await expect(workbench.phoneBox('b')).toContainText('はると')
    await expect(workbench.phone('b').getByText('はるとさん')).toBeVisible()
    since()
  }

  await test.step('from the head of a phone to a minute before a hold, with the pair', async () => {
    await (await edgeOn(page, 'A', /^保留期限：あかり.*の1分前へ移動/)).click()
    expect(since()).toBe(1)
    await expectPair('保留期限')
    expect(await minuteNow()).toBe(minuteOf(ofWoman('hold-end')[0], -60_000))
    await undo()
  })

  await test.step('from the page of a partner to the reply window of that pairing, and the page stays', async () => {
    const window = ofWoman('reply-window').at(-1)
    const other = window?.members.find(({ id }) => id !== 5)?.id
    await workbench.goTo('a', `/profile?id=${other}`)
    since()
    const minute = await edgeOn(page, 'A', /^返信期限：.*の1分後へ移動/)
    await expect(minute).toHaveAccessibleName(new RegExp(`#${other}`))
    await minute.click()
    expect(since()).toBe(1)
    await expect.poll(minuteNow).toBe(minuteOf(window, 60_000))
    await expect(workbench.address('a')).toHaveValue(`/profile?id=${other}`)
    await undo()
  })

  for (const edge of ['保留期限', '返信期限'])
    await test.step(`from the panel to: ${edge}`, async () => {
      await page.getByRole('link', { name: '時刻', exact: true }).click()
      await page
        .getByRole('button', { name: new RegExp(`^${edge}：あかり.*の1分前へ移動`) })
        .last()
        .click()
      await expectPair(edge)
      expect(since()).toBe(2)
      await undo()
    })

  await test.step('a phone is offline in two presses, a login ends in three, an upload is slow and fails in four', async () => {
    await page.getByRole('link', { name: '運営デスク' }).click()
    since()
    const look = async (network: string) => {
      await page.getByRole('button', { name: 'スマートフォン B の見え方' }).click()
      await page.getByRole('dialog', { name: 'スマートフォン B の見え方' }).getByText(network, { exact: true }).click()
    }
    await look('圏外')
    await expect(workbench.phone('b').getByText('インターネットに接続されていません。')).toBeVisible()
    expect(since()).toBe(2)
    // A press inside a phone closes the layer.
    await workbench
      .phone('b')
      .getByRole('navigation', { name: '主なページ' })
      .getByRole('link', { name: 'ホーム' })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    since()
    await page.getByRole('link', { name: '時刻', exact: true }).click()
    await page.getByText('ログインを保つ').click()
    await page.getByRole('button', { name: /^ログインの期限：あかり.*の1分後へ移動/ }).click()
    await expect(workbench.address('a')).toHaveValue(/^\/login/)
    expect(since()).toBe(3)
    await running.control.post('/history/undo')
    await look('ふつう')
    await page.keyboard.press('Escape')
    await workbench.goTo('b', '/form?only_profile_img=true')
    const form = workbench.phone('b')
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(await makePicture(page, 'image/png'))
    await form.getByRole('button', { name: 'この写真を使う' }).click()
    await expect(form.getByRole('dialog')).toHaveCount(0)
    since()
    await page.getByRole('link', { name: '障害', exact: true }).click()
    await page.getByText('回線と障害').click()
    await page.getByRole('button', { name: '回線が遅い' }).click()
    await page.getByRole('button', { name: '次の写真だけ 503' }).click()
    await expect(page.getByText('503 を返す・1回まで')).toBeVisible()
    expect(since()).toBe(4)
    await form.getByRole('button', { name: '更新する' }).click()
    await expect(form.getByRole('button', { name: '更新する' })).toHaveAttribute('aria-busy', 'true')
    await expect(form.getByText('写真を送信できませんでした。')).toBeVisible()
    // A fault that has struck as often as it may is none any more.
    await expect(page.getByText('503 を返す・1回まで')).toHaveCount(0)
  })
})

test('C-5 D-15 D-36 D-66 API-39 presses to the events, to a refusal on its screen, to a decision of the operator, and to a declined renewal', async ({
  page,
  running,
}) => {
  const { workbench, since } = await openRunning(page, running)

  await test.step('each view of the events is one press away from any panel, and a press opens it again', async () => {
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
    await page.getByRole('link', { name: '運営デスク' }).click()
  })

  // Before the request for a rank, because the notice of its result covers the button of the plans.
  await test.step('a renewal is declined in three presses', async () => {
    await workbench.goTo('b', '/payment_information')
    since()
    await page.getByRole('link', { name: 'カードデスク' }).click()
    await page.getByRole('button', { name: 'はるとさんの次回の更新を失敗させる' }).click()
    await expect(page.getByRole('region', { name: 'これからの更新' }).getByText('失敗します')).toBeVisible()
    await page.getByRole('button', { name: '次回課金', exact: true }).click()
    await expect(workbench.phoneBox('b')).toContainText('お支払い前の男性')
    expect(since()).toBe(3)
    await workbench.goTo('b', '/payment_select')
    await workbench
      .phone('b')
      .getByRole('radio', { name: /1ヶ月プラン/ })
      .waitFor()
    since()
    await workbench.phone('b').getByText('1ヶ月プラン').first().click()
    await page.getByRole('button', { name: 'B に 4242424242424242 を入れる' }).click()
    await workbench
      .phone('b')
      .getByRole('button', { name: /登録する/ })
      .click()
    await expect(workbench.phoneBox('b')).toContainText('利用中の男性')
    expect(since()).toBe(3)
  })

  await test.step('a call is refused with 422 on the screen that makes it, in four presses from any page', async () => {
    since()
    await page.getByRole('link', { name: '障害', exact: true }).click()
    await page.getByText('ランクの申請', { exact: true }).click()
    await page.getByRole('button', { name: 'ランクの申請：「現在この操作はできません。」を見せる' }).click()
    await expect(workbench.address('b')).toHaveValue('/rankrequest')
    await workbench.phone('b').getByRole('button', { name: 'ランクを申請する' }).click()
    await expect(workbench.phone('b').getByText('しばらく経ってから再度申請してください。')).toBeVisible()
    expect(since()).toBe(4)
    await page.getByRole('link', { name: '通信と時系列' }).click()
    await page.getByRole('searchbox', { name: '通信を探す' }).fill('/api/rankrequest')
    await expect(page.getByRole('button', { name: /POST \/api\/rankrequest.*422.*契約どおり/ }).first()).toBeVisible()
    await page.getByRole('searchbox', { name: '通信を探す' }).fill('')
    await workbench.goTo('b', '/home')
  })

  await test.step('the form in view is refused with 422 in three presses, and two more explain it', async () => {
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
    const detail = page.getByRole('region', { name: '通信の詳細' })
    await expect(detail).toContainText('断られた理由')
    expect(since()).toBe(2)
    // The fault was for one call, so the rules answer the changed call, with the login of this phone.
    await detail.getByText('変えて送る').click()
    await detail.getByRole('button', { name: 'B で送る' }).click()
    await expect(workbench.flash(/POST \/api\/rankrequest は 200 でした/)).toBeVisible()
    expect(since()).toBe(2)
  })

  await test.step('the operator decides about a member on the stage in two presses', async () => {
    await page.getByRole('link', { name: '運営デスク' }).click()
    // Those on the stage come first.
    const row = page.getByRole('complementary').getByRole('listitem').first()
    await expect(row).toContainText('あかりさん')
    await row.getByRole('button', { name: '再提出を依頼' }).click()
    await expect(workbench.phoneBox('a')).toContainText('書類の再提出が必要な女性')
    expect(since()).toBe(2)
  })
})

test('a recording of another place is held against the contract, and the world stays as it is', async ({
  page,
  running,
}) => {
  const workbench = await Workbench.open(page, running, 'inspector', { phones: 1 })
  await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
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

  // Dropped on the window, from any panel and after the other view, it opens among the calls.
  await page.getByRole('link', { name: '時系列を開く' }).click()
  await page.getByRole('link', { name: '運営デスク' }).click()
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'dropped.har'))
    return transfer
  }, content)
  await page.getByRole('main', { name: 'ステージ' }).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(workbench.flash(/「dropped\.har」の通信2件を契約と照らしました。逸脱は1件です/)).toBeVisible()
  await expect(list.getByRole('button')).toHaveCount(2)
  const end = await running.control.get<{ moments: unknown[] }>('/history')
  expect(end.moments).toHaveLength(before.moments.length)
})
