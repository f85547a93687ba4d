import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Frame, type Page } from '@playwright/test'
import type { PhoneName } from '../../../src/contract/rules/hosts.ts'
import { test } from '../../support/fixtures.ts'
import { Workbench } from '../page-models/workbench.ts'

interface Story {
  readonly title: string
  readonly people: object
  readonly scenes: readonly { readonly title: string; readonly actions: readonly Record<string, unknown>[] }[]
}

/** Names of the loaded scripts that only a recording or a played story needs. */
const recordingScripts = () =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /(hands\.js|start-recording|receive-hands)[^/]*$/.exec(name)?.[1] ?? [])

/** The frame around the app of a phone, which has the hands. */
async function frameOf(page: Page, phone: PhoneName): Promise<Frame | null> {
  const element = await page.locator(`iframe[title="会員アプリ ${phone.toUpperCase()}"]`).elementHandle()
  return element?.contentFrame() ?? null
}

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 60_000 })
test.describe.configure({ timeout: 420_000 })

test('a case played by hand over two phones is recorded, edited, saved and played', async ({ page, server }) => {
  await server.control.post('/operator/recommend', { woman: 'woman-premium', man: 'man', status_n: 0 })
  const workbench = await Workbench.open(page, server, 'time')
  await workbench.pickPersona('a', 'みさき')
  await expect(workbench.phone('a').getByText('みさきさん').first()).toBeVisible()
  // Without a recording neither the phones nor the workbench load code for it.
  const loaded = () => page.evaluate(recordingScripts)
  const loadedOnPhone = async () => (await frameOf(page, 'a'))?.evaluate(recordingScripts)
  expect([await loaded(), await loadedOnPhone()]).toEqual([[], []])
  await page.getByRole('button', { name: '記録', exact: true }).click()
  await expect(page.getByRole('heading', { name: /記録中/ })).toBeVisible()
  await expect.poll(loadedOnPhone).toEqual(['hands.js'])
  expect(await loaded()).toContain('start-recording')
  const steps = page.getByRole('region', { name: '記録した手順' })
  const step = (text: RegExp | string) => steps.getByRole('listitem').filter({ hasText: text })

  await workbench.goTo('a', '/recommends?status=others')
  await expect(step('みさき：メッセージを開いた')).toBeVisible()
  await workbench
    .phone('a')
    .getByRole('link', { name: /はると/ })
    .first()
    .click()
  await expect(step(/みさき：「.*はると.*」を押した/)).toBeVisible()
  await workbench.phone('a').getByRole('button', { name: '保留する' }).first().click()
  const held = step('みさき：「保留する」を押した')
  await expect(held).toBeVisible()

  await page.getByRole('button', { name: 'ここを確認' }).click()
  await workbench.phone('a').getByRole('heading').first().click()
  await expect(held.getByRole('combobox', { name: '確認' })).toHaveCount(1)
  await page.getByRole('link', { name: '通信と時系列', exact: true }).click()
  await page
    .getByRole('region', { name: '通信の一覧' })
    .getByRole('button', { name: /POST.*\/api\/matching_status/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'この通信を確認' }).click()
  await expect(held.getByRole('combobox', { name: '確認' })).toHaveCount(2)

  await workbench.goTo('b', '/hona')
  await expect(step('はると：運営')).toBeVisible()
  await workbench.phone('b').getByRole('textbox', { name: 'メッセージを入力' }).fill('お願いします')
  await expect(step('「お願いします」と入力した')).toBeVisible()
  await workbench.phone('b').getByRole('button', { name: '送信' }).press('Enter')
  await expect(step('はると：「送信」を押した')).toBeVisible()
  await page.getByRole('button', { name: 'ここを確認' }).click()
  await workbench.phone('b').getByText('お願いします', { exact: true }).first().click()
  await expect(step('はると：「送信」を押した').getByRole('combobox', { name: '確認' })).toHaveCount(1)

  await page.getByRole('link', { name: 'カードデスク' }).click()
  await page.getByRole('button', { name: 'はるとさんの次回の更新を失敗させる' }).click()
  await expect(step(/^運営局：/)).toBeVisible()
  await page.getByRole('link', { name: '障害', exact: true }).click()
  await page.getByText('回線と障害').click()
  await page.getByRole('button', { name: '次の写真だけ 503' }).click()
  await expect(step(/^障害：/)).toBeVisible()

  await workbench.command('24時間進める')
  await expect(step('時刻：1日進めた')).toBeVisible()
  const bar = page.getByRole('banner', { name: '時刻' })
  await bar.getByRole('button', { name: /元に戻す/ }).click()
  await expect(step('時刻：1日進めた')).toHaveCount(0)
  await bar.getByRole('button', { name: /やり直す/ }).click()
  await expect(step('時刻：1日進めた')).toBeVisible()
  await workbench.goTo('b', '/timeline')
  await expect(step('はると：タイムラインを開いた')).toBeVisible()

  await page.getByRole('button', { name: '記録を終了' }).click()
  await page.getByRole('button', { name: '編集して保存' }).click()
  const editor = page.getByRole('region', { name: '筋書きの編集' })
  await editor.getByRole('textbox', { name: '題名' }).fill('保留のあと')
  const joins = editor.getByRole('button', { name: '前の場面と結合' })
  const count = await joins.count()
  for (let left = count - 1; left >= 0; left -= 1) {
    await joins.first().click()
    await expect(joins).toHaveCount(left)
  }
  await editor.getByRole('button', { name: '編集を元に戻す' }).click()
  await expect(joins).toHaveCount(1)
  await editor.getByRole('button', { name: '自分の筋書きに保存' }).click()
  const own = page.getByRole('region', { name: '自分の筋書き' })
  await expect(own.getByText('保留のあと')).toBeVisible()

  const file = readFileSync(join(server.dataDir, 'stories/保留のあと.json'), 'utf8')
  const story = JSON.parse(file) as Story
  expect(story).toMatchObject({ title: '保留のあと', people: { a: 'woman-premium', b: 'man' } })
  const actions = story.scenes.flatMap((scene) => scene.actions)
  expect(actions).toContainEqual({ control: 'moveClock', input: { advance: 'P1D', keepSessions: true } })
  expect(actions).toContainEqual(
    expect.objectContaining({
      press: { role: 'button', name: '保留する' },
      expect: [expect.anything(), expect.anything()],
    }),
  )

  await own.getByRole('button', { name: '「保留のあと」を始める' }).click()
  await page.getByText('一度に', { exact: true }).click()
  const list = page.getByRole('list', { name: 'この場面の操作' })
  for (const [index, { actions: ofScene }] of story.scenes.entries()) {
    const isLast = index === story.scenes.length - 1
    await page.getByRole('button', { name: /^次へ：/ }).click({ timeout: 90_000 })
    await expect(page.getByRole('button', { name: '停止', exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: isLast ? '最初からやり直す' : /^次へ：/ })).toBeVisible({
      timeout: 90_000,
    })
    if (ofScene.some((action) => 'press' in action)) await expect(list.getByText('（失敗）')).toHaveCount(0)
  }
  await server.control.post('/storylines/own/delete', { key: 'data/保留のあと' })
})
