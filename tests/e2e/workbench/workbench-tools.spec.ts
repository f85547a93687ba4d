import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

// Up to two phones and a workbench in one page.
test.describe.configure({ timeout: 120_000 })

interface Pairing {
  uuid: string
  status_n: number
  partner: { id: number; email: string; name: string }
}

const pairingsOf = (server: MockServer, member: string) =>
  server.control.get<Pairing[]>(`/operator/pairings?member=${member}`)

test('IMP-13 IMP-14 IMP-15 IMP-16 the desk writes, judges, sets a status, publishes, and acts as a member', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, 'operator', { dialogs: true, phones: 1 })
  const desk = page.getByRole('region', { name: '運営デスク' })
  await workbench.pickPersona('a', 'woman-review')

  // A document is accepted, and the phone of its owner says so.
  await expect(workbench.phone('a').getByText('しおりさん')).toBeVisible()
  const card = desk.getByRole('listitem').filter({ hasText: 'しおりさん' })
  // Older documents of the town are pending too; hers comes first because she is on the stage.
  await expect(desk.getByRole('listitem').first()).toContainText('しおりさん')
  await card.getByRole('button', { name: '確認済みにする' }).click()
  // The next row does not move under the pointer, so a second press affects no other member.
  await expect(card).toContainText('判定済みです')
  await expect(desk.getByRole('listitem').first()).toContainText('しおりさん')
  await desk.getByText('次に届く書類：登録どおり').click()
  await desk.getByLabel('生年月日').fill('2010-04-01')
  await desk.getByRole('button', { name: 'この内容にする' }).click()
  await expect(desk.getByText('生年月日 2010-04-01、発行者 読み取れない')).toBeVisible()

  // The operator chat arrives on an open page.
  await workbench.pickPersona('a', 'woman@yoimachi.example')
  await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
  await workbench.goTo('a', '/hona')
  await expect(workbench.phone('a').getByRole('log')).toBeVisible()
  await workbench.view('会員')
  await desk.getByRole('searchbox', { name: '会員' }).fill('woman@yoimachi.example')
  await desk.getByRole('button', { name: /あかり/ }).click()
  await desk.getByLabel('運営局からのメッセージの本文').fill('ご利用の感想をお聞かせください。')
  await desk.getByRole('button', { name: '運営局として送信' }).click()
  await expect(workbench.phone('a').getByRole('log')).toContainText('ご利用の感想をお聞かせください。')

  // The phone shows a status set by hand after a reload.
  await desk.getByLabel('女性のステータス').selectOption('5　休止中')
  await desk.getByRole('button', { name: 'ステータスを変更する' }).click()
  await expect(workbench.flash(/ステータスを変更しました/)).toBeVisible()
  await workbench.goTo('a', '/home')
  await expect(workbench.phone('a').getByText('レコメンドは休止中です。').first()).toBeVisible()

  // And can be taken back without picking her again.
  await expect(desk.getByLabel('女性のステータス')).toContainText('5　休止中（現在）')
  await desk.getByLabel('女性のステータス').selectOption('4　活動中')
  await desk.getByRole('button', { name: 'ステータスを変更する' }).click()
  await workbench.goTo('a', '/settings')
  await workbench.goTo('a', '/home')
  await expect(workbench.phone('a').getByText('レコメンドは休止中です。')).toHaveCount(0)

  // An act of a member under the app's rules arrives live in the partner's chat.
  const [meeting] = (await pairingsOf(server, 'woman-premium')).filter(({ status_n }) => status_n === 7)
  expect(meeting).toBeDefined()
  await workbench.pickPersona('a', 'woman-premium')
  await expect(workbench.phone('a').getByText('みさきさん')).toBeVisible()
  // Her bonus is the one dialog of this visit. Left before it opens, it would open on the next home instead.
  await workbench.phone('a').getByRole('button', { name: '閉じる' }).last().click()
  await workbench.goTo('a', `/chat?uuid=${meeting?.uuid}`)
  await expect(workbench.phone('a').getByRole('log')).toBeVisible()
  await workbench.view('代理操作')
  await desk.getByRole('searchbox', { name: '操作する会員' }).fill(meeting?.partner.email ?? '')
  await desk.getByRole('button', { name: meeting?.partner.name ?? '' }).click()
  await desk.getByRole('searchbox', { name: '相手' }).fill('woman-premium@')
  await desk
    .getByRole('button', { name: /みさき/ })
    .first()
    .click()
  await desk.getByLabel('メッセージ', { exact: true }).fill('明日の夜はいかがですか')
  await desk.getByRole('button', { name: '実行する' }).click()
  await expect(workbench.phone('a').getByRole('log')).toContainText('明日の夜はいかがですか')

  // A publication is on the next page that loads it.
  await workbench.view('お知らせ')
  await desk.getByLabel('種類').selectOption('アナウンス（ダイアログ）')
  await desk.getByLabel('タイトル').fill('夜間の点検')
  await desk.getByLabel('本文').fill('明日の深夜に点検を行います。')
  await desk.getByRole('button', { name: '公開する' }).click()
  await expect(workbench.flash(/公開しました/)).toBeVisible()
  await workbench.goTo('a', '/home')
  // One dialog opens a visit; announcements wait in the page and come one after another (D-101, D-123).
  await workbench.phone('a').getByRole('button', { name: 'お知らせを読む' }).click()
  await expect(workbench.phone('a').getByText('明日の深夜に点検を行います。')).toBeVisible()
  const confirm = workbench.phone('a').getByRole('button', { name: '確認しました' })
  await confirm.click()
  await expect(confirm).toBeHidden()
})

test('the panel of faults, the way back of each phone, and the charge in the bar', async ({ page, server }) => {
  const workbench = await Workbench.open(page, server, 'faults')

  await test.step('a fault set in the panel strikes the phone, is counted, and can be lifted', async () => {
    await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
    const panel = page.getByRole('region', { name: '障害' })
    await workbench.view('回線と障害')
    await panel.getByLabel('メソッド').selectOption('GET')
    await panel.getByLabel('パス（* は任意の文字列）').fill('/api/recommends')
    await panel.getByLabel('動作').selectOption('エラーを返す（ステータス）')
    await panel.getByRole('button', { name: '追加', exact: true }).click()
    await expect(panel.getByText('500 を返す')).toBeVisible()
    await workbench.goTo('a', '/recommends')
    const retry = workbench.phone('a').getByRole('button', { name: 'もう一度試す' })
    await expect(retry).toBeVisible()
    await page.getByRole('link', { name: '通信と時系列' }).click()
    await expect(page.getByRole('button', { name: /GET \/api\/recommends.*障害.*500/ }).first()).toBeVisible()
    await page.getByRole('link', { name: '障害', exact: true }).click()
    await workbench.view('回線と障害')
    await expect(panel.getByText(/[1-9]\d*回発生/)).toBeVisible()
    await panel.getByRole('button', { name: 'GET /api/recommends の障害を解除' }).click()
    await expect(panel.getByText('500 を返す')).toHaveCount(0)
    await retry.click()
    await expect(workbench.phone('a').locator('a[href^="/profile?"]').first()).toBeVisible()
  })

  await test.step('Back inside a phone moves that phone only', async () => {
    await expect(workbench.phone('b').getByText('はるとさん')).toBeVisible()
    // Both phones navigate, B last; a shared history would move B first.
    await workbench.goTo('a', '/recommends')
    await workbench.phone('a').locator('a[href^="/profile?"]').first().click()
    await expect(workbench.address('a')).toHaveValue(/^\/profile/)
    const profile = await workbench.address('a').inputValue()
    await workbench.goTo('b', '/timeline')
    // In the tab bar, because a card of the timeline may also be a link with メッセージ.
    const bar = workbench.phone('b').getByRole('navigation', { name: '主なページ' })
    await bar.getByRole('link', { name: 'メッセージ' }).click()
    await expect(workbench.address('b')).toHaveValue(/^\/recommends\/male/)
    const there = await workbench.address('b').inputValue()
    await workbench.phone('a').getByRole('button', { name: /戻る/ }).first().click()
    await expect(workbench.address('a')).toHaveValue(/^\/recommends/)
    await expect(workbench.address('b')).toHaveValue(there)
    await workbench.phone('b').getByRole('link', { name: 'ホーム' }).last().press('Alt+ArrowLeft')
    await expect(workbench.address('b')).toHaveValue('/timeline')
    await expect(workbench.address('a')).toHaveValue(/^\/recommends/)
    expect(profile).not.toBe(there)
  })

  await test.step('the bar jumps to the charge of a member on the stage', async () => {
    await page.getByRole('link', { name: '時刻', exact: true }).click()
    await expect(page.getByRole('button', { name: '次回課金', exact: true })).toHaveAttribute('title', /はると/)
    await page.getByRole('button', { name: '次回課金', exact: true }).click()
    await page.getByText('起きたこと', { exact: true }).click()
    await expect(page.getByRole('region', { name: '時刻' })).toContainText(/課金：はるとさん/)
    await page.getByRole('button', { name: /^元に戻す/ }).click()
    await expect(workbench.clock()).toHaveText('12:00:00')
  })
})
