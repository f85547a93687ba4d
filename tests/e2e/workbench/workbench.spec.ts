import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })
// Up to two phones and a workbench in one page.
test.describe.configure({ timeout: 120_000 })

test('two personas with logins of their own; members are placed, moved, sent and logged out', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server)

  await test.step('moves a person to the other phone with one press; searches the town by name', async () => {
    await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
    const pairings = await (await page.request.get(`${server.url}/__control/operator/pairings?member=woman`)).json()
    const man = pairings.find(
      (row: { status_n: number; partner: { email: string } }) =>
        row.status_n === 4 && !row.partner.email.startsWith('man'),
    ).partner
    await workbench.goTo('a', `/profile?id=${man.id}`)
    const shown = (await workbench.openPicker('b')).getByRole('region', { name: 'ほかのスマートフォンに表示中' })
    await expect(shown.getByRole('button')).toHaveCount(1)
    await shown.getByRole('button', { name: `${man.name} #${man.id} 男性` }).click()
    await expect(workbench.phone('b').getByText(`${man.name}さん`)).toBeVisible()
    const search = (await workbench.openPicker('a')).getByRole('searchbox', { name: '会員を探す' })
    await search.fill(man.name)
    const town = page.getByRole('region', { name: '町の会員' })
    await expect(town.getByRole('button', { name: `#${man.id} ` })).toBeVisible()
    await search.fill('だれでもない')
    await expect(page.getByText('見つかりません。')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('each persona has a login of its own, also after a reload of the workbench', async () => {
    await workbench.pickPersona('a', 'woman-premium@yoimachi.example')
    await workbench.pickPersona('b', 'man-sss')
    await expect(workbench.phone('a').getByText('みさきさん')).toBeVisible()
    await expect(workbench.phoneBox('a')).toContainText('みさき ・ プレミアムプランの女性')
    await expect(workbench.phone('b').getByText('みなとさん')).toBeVisible()
    await expect(workbench.phone('b').getByText('みさきさん')).toHaveCount(0)
    await expect(workbench.address('b')).toHaveValue('/home')
    await page.reload()
    await expect(workbench.phone('a').getByText('みさきさん')).toBeVisible()
    await expect(workbench.phone('b').getByText('みなとさん')).toBeVisible()
  })

  await test.step('a member is sent to a page, brought back and logged out, and the other phone stays', async () => {
    await workbench.address('a').fill('/about/terms')
    await workbench.address('a').press('Enter')
    await expect(workbench.address('a')).toHaveValue('/about/terms')
    await workbench.phoneBox('a').getByRole('button', { name: '戻る' }).click()
    await expect(workbench.address('a')).toHaveValue('/home')
    await expect(workbench.address('b')).toHaveValue('/home')
    await workbench.phoneBox('a').getByRole('button', { name: 'ログアウト' }).click()
    await expect(workbench.phone('a').getByRole('link', { name: 'ログイン' }).first()).toBeVisible()
    await expect(workbench.phoneBox('a')).toContainText('ログインしていません')
  })
})

test('D-02 D-04 a jump over 3:00 shows what fired, and a rewind brings world and clock back', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, 'time', { phones: 1 })
  await expect(workbench.clock()).toHaveText('12:00:00')
  await page.getByRole('button', { name: '次の 3:00', exact: true }).click()
  await expect(workbench.clock()).toHaveText('03:00:00')
  await page.getByText('起きたこと', { exact: true }).click()
  await expect(page.getByRole('region', { name: '時刻' })).toContainText('無料いいね')
  // The phones follow, still logged in, to the new time.
  await expect(workbench.phone('a').getByText(/3:00まで あと23時間|3:00まで あと1日/)).toBeVisible()
  await page.getByRole('button', { name: /^元に戻す/ }).click()
  await expect(workbench.clock()).toHaveText('12:00:00')
  await expect(workbench.phone('a').getByText(/3:00まで あと14時間|3:00まで あと15時間/)).toBeVisible()
})

test('D-04 D-17 D-54 D-96 what the palette, the date-time field and a long jump do with one phone on the stage', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, 'inspector', { phones: 1 })

  await test.step('a rewind to before logins ran out has the phones logged in again', async () => {
    await server.control.post('/clock', { advance: 'P15D', keepSessions: false })
    await expect(workbench.address('a')).toHaveValue('/login')
    await expect(workbench.phone('a').getByText('ログインの有効期限が切れました。')).toBeVisible()
    await page.getByRole('button', { name: /^元に戻す/ }).click()
    await expect(workbench.address('a')).toHaveValue('/home')
    await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
    await expect(workbench.phoneBox('a').getByRole('button', { name: /会員を選ぶ/ })).toContainText('あかり')
  })

  await test.step('the palette reaches panels, time and phones by keyboard alone; a variant is changed in its panel', async () => {
    await workbench.command('バリエーション')
    await expect(page).toHaveURL(/\/variants$/)
    await expect(page.getByRole('heading', { name: 'バリエーション' })).toBeVisible()
    for (const day of ['21', '22']) {
      await workbench.command('24時間進める')
      // The next jump may begin only now, though the server has moved before.
      await expect(workbench.flash(new RegExp(`2026/11/${day} 12:00 へ移動しました`))).toBeVisible()
      await expect(workbench.clock()).toHaveText('12:00:00')
      expect((await server.control.get<{ now: string }>('/clock')).now).toContain(`2026-11-${day}`)
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'コマンドを探す' }).fill('存在しない操作')
    await expect(page.getByText('一致するコマンドはありません')).toBeVisible()
    // A command of each kind: pages, people, stories, moments, switches, faults and refusals.
    for (const [words, title] of [
      ['/timeline', /タイムライン/],
      ['しおり', /しおり/],
      ['二人のメッセージ', /二人のメッセージ/],
      ['へ移動 11/21', /11\/21.*へ移動/],
      ['ポップアップ', /ポップアップ/],
      ['503', /503/],
      ['ランクの申請', /現在この操作はできません/],
    ] as const) {
      await page.getByRole('combobox', { name: 'コマンドを探す' }).fill(words)
      await expect(page.getByRole('option', { name: title }).first()).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox', { name: 'コマンドを探す' })).toBeHidden()
    await page.keyboard.press('Control+\\')
    await expect(page.getByRole('heading', { name: 'バリエーション' })).toBeHidden()
    await page.keyboard.press('Control+\\')
    await expect(page.getByRole('heading', { name: 'バリエーション' })).toBeVisible()

    const hold = page.getByRole('radiogroup', { name: '保留' })
    const onServer = async () => (await server.control.get<{ hold: string }>('/variants')).hold
    await hold.getByText('なし').click()
    await expect.poll(onServer).toBe('off')
    // A press on what still looks chosen changes nothing.
    await expect(hold.getByRole('radio', { name: 'なし' })).toBeChecked()
    await hold.getByText('あり').click()
    await expect.poll(onServer).toBe('on')
  })

  await test.step('the date-time field refuses instants before all history and far ones; a long jump shows how far it has come and stops where the button says', async () => {
    await page.getByRole('button', { name: '移動…' }).click()
    const field = page.getByLabel('日時（日本時間）')
    // Worlds of earlier tests are part of the history, so only another year is before all of them.
    await field.fill('2020-11-19T12:00')
    await expect(page.getByText(/履歴は残っていません。戻れるのは 202[6-9]\/\d+\/\d+ [\d:]+ 以降です/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'ここへ戻す', exact: true })).toBeDisabled()
    await field.fill('2127-11-21T12:00')
    await expect(page.getByText('移動できるのは100年先までです。')).toBeVisible()
    await field.fill('2026-11-24T09:30')
    await page.getByRole('button', { name: '移動する' }).click()
    await expect(workbench.clock()).toHaveText('09:30:00')
    await page.getByRole('button', { name: '移動…' }).click()
    await field.fill('2126-11-19T12:00')
    await page.getByRole('button', { name: '移動する' }).click()
    await expect(page.getByText(/2126\/11\/19 12:00 へ移動中\s*\d+%/)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: '移動しています' })).toBeVisible()
    await page.getByRole('button', { name: 'ここで止める' }).click()
    await expect(workbench.flash(/ で止めました。[\d,]+件の出来事がありました/)).toBeVisible()
    await expect(page.getByRole('button', { name: '移動…' })).toBeVisible()
    const { now, jump } = await server.control.get<{ now: string; jump: unknown }>('/clock')
    expect(jump).toBeNull()
    expect(now < '2126').toBe(true)
  })
})

test('AUTH-44 a link of the outbox opens on a phone', async ({ page, server }) => {
  const workbench = await Workbench.open(page, server, 'outbox')
  await page.request.post(`${server.url}/api/auth/password`, {
    data: {
      email: 'man@yoimachi.example',
      redirect_url: `${server.phone('b')}/password_reset`,
    },
  })
  await workbench.command('再読み込み すべて')
  const mail = page.getByRole('button', { name: /man@yoimachi\.example/ }).first()
  await expect(mail).toBeVisible()
  // The one that was open before stays open.
  if ((await mail.getAttribute('aria-expanded')) !== 'true') await mail.click()
  // On another phone than the requesting one.
  await page.getByRole('button', { name: 'A で開く' }).first().click()
  await expect(workbench.address('a')).toHaveValue(/^\/password_reset/)
  await expect(
    workbench
      .phone('a')
      .getByRole('button', { name: /パスワード/ })
      .first(),
  ).toBeVisible()
  // It is valid for six hours; later responses are shown on a phone as anywhere.
  await server.control.post('/clock', { advance: 'PT7H' })
  await page.getByRole('button', { name: 'B で開く' }).first().click()
  await expect(workbench.address('b')).toHaveValue(/^\/api\/auth\/password\/edit/)
  await expect(workbench.phone('b').locator('a[href$="/forget_password"]')).toBeVisible()
})

test('R7 the frame that logs phones in serves the workbench only', async ({ page, server }) => {
  const direct = await page.goto(`${server.phone('a')}/__phone/`)
  expect(direct?.status()).toBe(403)
  const program = await page.request.get(`${server.url}/__phone/`)
  expect(program.status()).toBe(403)
})
