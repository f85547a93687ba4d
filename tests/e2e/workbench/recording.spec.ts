import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a recording of another place is held against the contract, and the world stays as it is', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, 'inspector', { phones: 1 })
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
  const before = await server.control.get<{ moments: unknown[] }>('/history')
  await workbench.chooseFile('HAR ファイルを開く…', { name: 'old.har', content: '{"log":{}}' })
  await expect(
    workbench.flash(/「old\.har」は開けません。ブラウザーの HAR ファイルではないか、壊れています。/),
  ).toBeVisible()
  await workbench.chooseFile('HAR ファイルを開く…', { name: 'prod.har', content })
  await expect(workbench.flash(/「prod\.har」の通信2件を契約と照合しました。不一致は1件です/)).toBeVisible()
  const list = page.getByRole('region', { name: '通信の一覧' })
  await expect(list.getByRole('button')).toHaveCount(2)
  await list.getByRole('button', { name: /\/api\/account.*契約との不一致/ }).click()
  await expect(page.getByRole('region', { name: '通信の詳細' })).toContainText('response')
  await expect(page.getByRole('region', { name: '通信の詳細' })).not.toContainText('secret')
  const after = await server.control.get<{ moments: unknown[] }>('/history')
  expect(after.moments).toHaveLength(before.moments.length)
  await page.getByText('現在', { exact: true }).click()
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
  await expect(workbench.flash(/「dropped\.har」の通信2件を契約と照合しました。不一致は1件です/)).toBeVisible()
  await expect(list.getByRole('button')).toHaveCount(2)
  const end = await server.control.get<{ moments: unknown[] }>('/history')
  expect(end.moments).toHaveLength(before.moments.length)
})
