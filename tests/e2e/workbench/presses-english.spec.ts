import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { capsuleCopy } from '../../../src/renderer/workbench/features/capsule/copy.ts'
import { cardsCopy } from '../../../src/renderer/workbench/features/cards/copy.ts'
import { faultsCopy } from '../../../src/renderer/workbench/features/faults/copy.ts'
import { inspectorCopy } from '../../../src/renderer/workbench/features/inspector/copy.ts'
import { operatorCopy } from '../../../src/renderer/workbench/features/operator/copy.ts'
import { stageCopy } from '../../../src/renderer/workbench/features/stage/copy.ts'
import { storylinesCopy } from '../../../src/renderer/workbench/features/storylines/copy.ts'
import { timeCopy } from '../../../src/renderer/workbench/features/time/copy.ts'
import { worldCopy } from '../../../src/renderer/workbench/hub/world/copy.ts'
import { countPresses } from '../../support/count-presses.ts'
import { test } from '../../support/fixtures.ts'
import { makePicture } from '../../support/make-picture.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { Workbench } from '../page-models/workbench.ts'

// The presses of docs/workbench.md in English. presses.spec.ts and presses-running.spec.ts have the details in Japanese.

test.use({ viewport: { width: 1440, height: 900 } })

const words = storylinesCopy.en

interface Texts {
  readonly en: { readonly title: string }
}
const storyOf = (key: string) =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/storylines/${key}.json`, import.meta.url), 'utf8')) as Texts & {
    readonly scenes: readonly Texts[]
  }

async function openEnglish(page: Page, server: MockServer) {
  const since = await countPresses(page)
  const workbench = await Workbench.open(page, server, '', { language: 'en' })
  await expect(workbench.phone('b').getByText('はるとさん')).toBeVisible()
  return { workbench, since }
}

/** As in presses-running.spec.ts: the clock of the world runs. */
async function openRunning(page: Page, server: MockServer) {
  await server.control.post('/clock', { mode: 'running', speed: 1 })
  return openEnglish(page, server)
}

for (const { key, scenes, presses } of [
  { key: 'hold-week', scenes: 4, presses: 5 },
  { key: 'reply-window', scenes: 2, presses: 3 },
  { key: 'premium-declined', scenes: 2, presses: 3 },
  { key: 'document-returned', scenes: 1, presses: 4 },
  { key: 'live-chat', scenes: 0, presses: 3 },
])
  test(`the story ${key} takes ${presses} presses in English`, async ({ page, server }) => {
    const { workbench, since } = await openEnglish(page, server)
    const story = storyOf(key)
    await page.getByRole('button', { name: words.start(story.en.title), exact: true }).click()
    for (const { en } of story.scenes.slice(0, scenes)) {
      await page.getByRole('button', { name: words.next(en.title), exact: true }).click({ timeout: 30_000 })
      const step = page.getByRole('listitem').filter({ hasText: en.title })
      await expect(step.and(page.locator('[aria-current=step]'))).toBeVisible()
    }
    const phone = workbench.phone('a')
    if (key === 'document-returned') {
      await workbench.phoneBox('a').getByRole('button', { name: stageCopy.en.phone.sampleDocument }).click()
      await phone.getByRole('button', { name: '提出する' }).click()
      await expect(phone.getByText('年齢確認書類を提出しました').first()).toBeVisible()
    }
    if (key === 'live-chat') {
      await phone.getByRole('textbox').click()
      await page.keyboard.type('こちらは雨が上がりました。')
      await phone.getByRole('button', { name: '送信' }).click()
      await expect(workbench.phone('b').getByRole('log')).toContainText('雨が上がりました', { timeout: 30_000 })
    }
    expect(since()).toBe(presses)
  })

test('tools of the stage and the panels take as many presses in English', async ({ page, server }) => {
  const { workbench, since } = await openRunning(page, server)

  await page.getByRole('link', { name: operatorCopy.en.title }).click()
  const row = page.getByRole('complementary').getByRole('listitem').first()
  await row.getByRole('button', { name: operatorCopy.en.documents.verdicts[1] }).click()
  await expect(row.getByRole('button', { name: operatorCopy.en.documents.verdicts[1] })).toHaveCount(0)
  expect(since(), 'the decision of the operator').toBe(2)

  await workbench.goTo('b', '/payment_information')
  since()
  await page.getByRole('link', { name: cardsCopy.en.title }).click()
  await page.getByRole('button', { name: cardsCopy.en.declineOf('はると') }).click()
  await expect(page.getByText(cardsCopy.en.willFail).first()).toBeVisible()
  await page.getByRole('button', { name: worldCopy.en.edges['next-charge'], exact: true }).click()
  await expect(page.getByText(cardsCopy.en.willFail)).toHaveCount(0)
  expect(since(), 'a renewal that is declined').toBe(3)

  const { label, network } = stageCopy.en.look
  await page.getByRole('button', { name: label('B') }).click()
  await page
    .getByRole('dialog', { name: label('B') })
    .getByText(network.names.offline, { exact: true })
    .click()
  await expect(workbench.phone('b').getByText('インターネットに接続されていません。')).toBeVisible()
  expect(since(), 'a phone that is offline').toBe(2)
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: capsuleCopy.en.railSave.label }).click()
  await download
  expect(since(), 'a case to hand over').toBe(1)
})

test('edges, the end of a login and the views of the events take as many presses in English', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const { workbench, since } = await openRunning(page, server)
  const { row, move, title } = timeCopy.en
  const undo = async () => {
    await server.control.post('/history/undo')
    await expect(workbench.phone('b').getByText('はるとさん')).toBeVisible()
    since()
  }
  const minute = (edge: string, side: 'before' | 'after') => ({
    name: new RegExp(`^${edge}.*あかり.*${row.besides[side]}$`),
  })
  const hold = worldCopy.en.edges['hold-end'] ?? ''

  const edges = page.getByRole('dialog', { name: row.ofPhone('A') })
  await expect(async () => {
    await page.mouse.move(0, 0)
    await page.getByRole('button', { name: row.ofPhone('A') }).hover()
    await expect(edges).toBeVisible({ timeout: 2000 })
  }).toPass()
  await edges.getByRole('button', minute(hold, 'before')).first().click()
  await expect(workbench.address('a')).toHaveValue(/^\/profile/)
  expect(since(), 'a minute before a hold, from the phone').toBe(1)
  await undo()

  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('button', minute(hold, 'before')).last().click()
  await expect(workbench.address('a')).toHaveValue(/^\/profile/)
  expect(since(), 'the same from the panel').toBe(2)
  await undo()

  await page.getByRole('link', { name: operatorCopy.en.title }).click()
  since()
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByText(move.keepLogins.label).click()
  await page.getByRole('button', minute('Login', 'after')).first().click()
  await expect(workbench.address('a')).toHaveValue(/^\/login/)
  expect(since(), 'the end of a login').toBe(3)

  const { views, line, list } = inspectorCopy.en
  for (const [view, region] of [
    [views.names.timeline, line.label],
    [views.names.calls, list.label],
  ] as const) {
    await page.getByRole('link', { name: operatorCopy.en.title }).click()
    since()
    await page.getByRole('link', { name: inspectorCopy.en.open(view), exact: true }).click()
    await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible()
    expect(since(), view).toBe(1)
  }
})

test('a refused form, its reason, another card and a slow upload take as many presses in English', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const { workbench, since } = await openRunning(page, server)
  const phone = workbench.phone('b')

  await workbench.goTo('b', '/rankrequest')
  const ask = phone.getByRole('button', { name: 'ランクを申請する' })
  await expect(ask).toBeVisible()
  since()
  await page.getByRole('link', { name: faultsCopy.en.title, exact: true }).click()
  await page
    .getByRole('region', { name: faultsCopy.en.inView })
    .getByRole('button', { name: /“現在この操作はできません。”/ })
    .click()
  await ask.click()
  await expect(phone.getByText('しばらく経ってから再度申請してください。')).toBeVisible()
  expect(since(), 'the form in view is refused').toBe(3)
  await page.getByRole('link', { name: inspectorCopy.en.title, exact: true }).click()
  await page
    .getByRole('button', { name: /POST.*\/api\/rankrequest.*422/ })
    .first()
    .click()
  const detail = page.getByRole('region', { name: inspectorCopy.en.detail.label })
  await expect(detail).toContainText(inspectorCopy.en.detail.refusedBy(''))
  expect(since(), 'and explained').toBe(2)
  await detail.getByText(inspectorCopy.en.acts.change).click()
  await detail.getByRole('button', { name: inspectorCopy.en.acts.send('B') }).click()
  await expect(workbench.flash(/POST \/api\/rankrequest returned 200/)).toBeVisible()
  expect(since(), 'and sent with another body').toBe(2)

  await workbench.goTo('b', '/form?only_profile_img=true')
  await phone
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makePicture(page, 'image/png'))
  await phone.getByRole('button', { name: 'この写真を使う' }).click()
  await expect(phone.getByRole('dialog')).toHaveCount(0)
  since()
  const { title, views, presets } = faultsCopy.en
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByText(views.names.faults, { exact: true }).click()
  await page.getByRole('button', { name: presets.slow, exact: true }).click()
  await page.getByRole('button', { name: presets.photo503, exact: true }).click()
  await expect(page.getByText(/503/).last()).toBeVisible()
  expect(since(), 'a slow upload that fails').toBe(4)
  await server.control.put('/faults', [])

  await page.getByRole('link', { name: cardsCopy.en.title }).click()
  await page.getByRole('button', { name: cardsCopy.en.declineOf('はると') }).click()
  await expect(page.getByText(cardsCopy.en.willFail).first()).toBeVisible()
  await page.getByRole('button', { name: worldCopy.en.edges['next-charge'], exact: true }).click()
  await expect(workbench.phoneBox('b')).toContainText('Man who has not paid')
  await workbench.goTo('b', '/payment_select')
  await phone.getByRole('radio', { name: /1ヶ月プラン/ }).waitFor()
  // The notice of the new rank would cover the button.
  await expect(phone.getByRole('status', { name: '新着のお知らせ' })).toBeEmpty({ timeout: 30_000 })
  since()
  await phone.getByText('1ヶ月プラン').first().click()
  await page.getByRole('button', { name: cardsCopy.en.fill('B', '4242424242424242') }).click()
  await phone.getByRole('button', { name: /登録する/ }).click()
  await expect(workbench.phoneBox('b')).toContainText('Active man')
  expect(since(), 'another card').toBe(3)
})
