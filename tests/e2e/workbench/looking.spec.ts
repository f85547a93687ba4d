import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

// A workbench and a phone in one page.
test.describe.configure({ timeout: 120_000 })

test('calls are found by status, method and phone, and lead to headers, curl, log and person', async ({
  page,
  server,
}) => {
  // Excludes those of earlier tests.
  await server.control.delete('/exchanges')
  const workbench = await Workbench.open(page, server, 'inspector', { phones: 1 })
  await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
  await page.request.get(`${server.url}/api/account`)
  const list = page.getByRole('region', { name: '通信の一覧' })
  const choose = (label: string, value: string) => page.getByLabel(label).selectOption(value)
  await choose('ステータスで絞り込む', '4xx 拒否')
  await choose('スマートフォンで絞り込む', 'その他')
  await expect(list.getByRole('button')).toHaveText([/\/api\/account.*401/])
  await choose('ステータスで絞り込む', 'ステータス')
  await choose('スマートフォンで絞り込む', 'A')
  await choose('メソッドで絞り込む', 'GET')
  const account = list.getByRole('button', { name: /GET \/api\/account-detail/ }).first()
  await expect(account).toContainText('A')
  await expect(list.getByRole('button', { name: /POST/ })).toHaveCount(0)
  await page.getByRole('searchbox', { name: '通信を探す' }).fill('/api/account-detail')
  await expect(account).toHaveAccessibleName(/GET \/api\/account-detail A 200 .*契約どおり/)
  await account.click()
  const detail = page.getByRole('region', { name: '通信の詳細' })
  await expect(detail.getByRole('region', { name: 'レスポンス' })).toContainText('"')
  await detail.getByText('レスポンスのヘッダー').click()
  await expect(detail).toContainText('application/json; charset=utf-8')
  await expect(detail).toContainText('•••')
  expect(new URL(page.url()).searchParams.get('exchange')).toMatch(/^\d+$/)
  await detail.getByRole('button', { name: 'curl としてコピー' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("curl -X GET 'http://a.yoimachi.localhost:")
  await detail.getByRole('button', { name: 'A で再送信' }).click()
  await expect(workbench.flash(/GET \/api\/account-detail は 200 を返しました/)).toBeVisible()

  // A jump reports effects of members on the stage, with the year and links.
  await page.getByRole('button', { name: '+24時間' }).click()
  await expect(workbench.flash(/2026\/11\/21 12:00 へ移動しました。[\d,]+件の出来事がありました/)).toBeVisible()
  // It stands above the phones and their tools.
  await expect(async () => {
    const close = await page.getByRole('button', { name: '閉じる', exact: true }).boundingBox()
    const phone = await workbench.phoneBox('a').boundingBox()
    expect((close?.y ?? Infinity) + (close?.height ?? 0) - 4).toBeLessThanOrEqual(phone?.y ?? 0)
  }).toPass({ timeout: 5_000 })
  await page.getByRole('button', { name: '時系列を見る' }).click()
  const line = page.getByRole('region', { name: '時系列の一覧' })
  await page.getByLabel('表示する会員').selectOption('A あかり')
  await expect(line.getByRole('link', { name: /通信.*account-detail/ }).first()).toBeVisible()
  await page.getByRole('button', { name: '通信', exact: true }).click()
  await expect(line.getByRole('link', { name: /account-detail/ })).toHaveCount(0)
  await line
    .getByRole('link', { name: /2026\/11\/20 12:00 から 2026\/11\/21 12:00 へ移動/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: '履歴と保存' })).toContainText('11/21 12:00 へ移動')
})

test('time goes to a minute before an edge, back to any instant of the past, and its line can be drawn aside', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, 'time', { phones: 1 })
  await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
  await page.getByRole('button', { name: '移動…' }).click()
  await page.getByRole('button', { name: '次の 3:00 の1分前へ移動' }).click()
  await expect(workbench.clock()).toHaveText('02:59:00')
  await page.getByRole('button', { name: '次の 3:00', exact: true }).click()
  await expect(workbench.clock()).toHaveText('03:00:00')

  // Past effects by day and kind, on request for the whole town.
  const panel = page.getByRole('region', { name: '時刻' })
  await page.getByText('起きたこと', { exact: true }).click()
  await panel.getByLabel('ステージの会員に関わるものだけ').uncheck()
  await expect(panel).toContainText('2026年11月21日')
  await panel.getByText('3:00', { exact: true }).click()
  await expect(panel).toContainText('無料いいね')
  await panel.getByLabel('ステージの会員に関わるものだけ').check()

  await page.getByRole('button', { name: '移動…' }).click()
  await page.getByLabel('日時（日本時間）').fill('2026-11-20T18:30')
  // Inside a jump, so the time goes on from before it (D-147).
  await expect(page.getByText('の前（11/20 12:00）に戻し、そこから時計を進めます。')).toBeVisible()
  await page.getByRole('button', { name: 'ここへ戻す', exact: true }).click()
  await expect(workbench.clock()).toHaveText('18:30:00')
  await expect(workbench.flash(/の前（11\/20 12:00）に戻し、2026\/11\/20 18:30 まで時計を進めました/)).toBeVisible()
  await expect.poll(async () => (await server.control.get<{ now: string }>('/clock')).now).toContain('T18:30')

  const track = page.getByRole('group', { name: /これから起こること/ })
  const box = await track.boundingBox()
  if (!box) throw new Error('The track is not there.')
  const y = box.y + box.height - 6
  await page.mouse.move(box.x + box.width * 0.4, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.8, y, { steps: 5 })
  await page.mouse.up()
  const home = page.getByRole('button', { name: '現在へ', exact: true })
  await expect(home).toBeVisible()
  await home.click()
  await expect(home).toHaveCount(0)

  // The session's coverage as a file.
  await page.getByRole('link', { name: 'カバレッジ', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JUnit' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('<testsuite name="画面" tests="49"')
})
