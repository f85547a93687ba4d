import { expect, type Page } from '@playwright/test'
import { countPresses } from '../../support/count-presses.ts'
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

/** Opens the workbench with two phones and counts presses and keys in it and its phones. */
async function openRunning(page: Page, server: MockServer) {
  const since = await countPresses(page, { keys: true })
  const workbench = await Workbench.open(page, server, '')
  await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
  await expect(workbench.phone('b').getByText('はるとさん')).toBeVisible()
  return { workbench, since }
}

/** The minute in UTC some milliseconds from an instant. */
const minuteOf = (one: { readonly at: string } | undefined, ms = 0) =>
  new Date(Date.parse(one?.at ?? '') + ms).toISOString().slice(0, 16)

/** Moves the pointer onto the clock of a phone, which opens its edges, and names the first of a kind. */
async function edgeOn(page: Page, phone: 'A' | 'B', edge: RegExp) {
  const dialog = page.getByRole('dialog', { name: `スマートフォン ${phone} の期限` })
  await expect(async () => {
    await page.mouse.move(0, 0)
    await page.getByRole('button', { name: `スマートフォン ${phone} の期限` }).hover()
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  return dialog.getByRole('button', { name: edge }).first()
}

interface Coming {
  readonly at: string
  readonly kind: string
  readonly members: readonly { readonly id: number }[]
}

test('D-11 D-12 an edge of this pair takes one press from the head of a phone and two from the panel', async ({
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
})

test('D-17 IMP-05 an offline phone takes two presses, the end of a login three, a slow upload that fails four', async ({
  page,
  running,
}) => {
  const { workbench, since } = await openRunning(page, running)
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
  await page.getByText('ログインを維持').click()
  await page.getByRole('button', { name: /^ログインの期限：あかり.*の1分後へ移動/ }).click()
  await expect(workbench.address('a')).toHaveValue(/^\/login/)
  expect(since()).toBe(3)
  await running.control.post('/history/undo')
  await look('通常')
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
  await page.getByRole('link', { name: '運営デスク' }).click()
})

test('D-15 D-66 a renewal is declined in three presses, and the next card pays in three', async ({ page, running }) => {
  const { workbench, since } = await openRunning(page, running)
  await workbench.goTo('b', '/payment_information')
  since()
  await page.getByRole('link', { name: 'カードデスク' }).click()
  await page.getByRole('button', { name: 'はるとさんの次回の更新を失敗させる' }).click()
  await expect(page.getByRole('region', { name: '今後の更新' }).getByText('失敗します')).toBeVisible()
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
  await page.getByRole('button', { name: 'B に 4242424242424242 を入力' }).click()
  await workbench
    .phone('b')
    .getByRole('button', { name: /登録する/ })
    .click()
  await expect(workbench.phoneBox('b')).toContainText('利用中の男性')
  expect(since()).toBe(3)
})

test('C-5 API-39 a call is refused with 422 on the screen that makes it, in four presses from any page', async ({
  page,
  running,
}) => {
  const { workbench, since } = await openRunning(page, running)
  since()
  await page.getByRole('link', { name: '障害', exact: true }).click()
  await page.getByText('ランクの申請', { exact: true }).click()
  await page.getByRole('button', { name: 'ランクの申請：「現在この操作はできません。」を再現' }).click()
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

test('C-5 API-39 the form in view is refused with 422 in three presses, and two more explain it', async ({
  page,
  running,
}) => {
  const { workbench, since } = await openRunning(page, running)
  await workbench.goTo('b', '/rankrequest')
  await expect(workbench.phone('b').getByRole('button', { name: 'ランクを申請する' })).toBeVisible()
  since()
  await page.getByRole('link', { name: '障害', exact: true }).click()
  await page
    .getByRole('region', { name: '表示中の画面の失敗' })
    .getByRole('button', { name: 'ランクの申請：「現在この操作はできません。」を再現' })
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
  await expect(detail).toContainText('拒否の理由')
  expect(since()).toBe(2)
  // The fault was for one call, so the rules answer the changed call, with the login of this phone.
  await detail.getByText('編集して送信').click()
  await detail.getByRole('button', { name: 'B で送信' }).click()
  await expect(workbench.flash(/POST \/api\/rankrequest は 200 を返しました/)).toBeVisible()
  expect(since()).toBe(2)
})

test('D-36 the operator decides about a member on the stage in two presses', async ({ page, running }) => {
  const { workbench, since } = await openRunning(page, running)
  await page.getByRole('link', { name: '運営デスク' }).click()
  // Those on the stage come first.
  const row = page.getByRole('complementary').getByRole('listitem').first()
  await expect(row).toContainText('あかりさん')
  await row.getByRole('button', { name: '再提出を依頼' }).click()
  await expect(workbench.phoneBox('a')).toContainText('書類の再提出が必要な女性')
  expect(since()).toBe(2)
})
