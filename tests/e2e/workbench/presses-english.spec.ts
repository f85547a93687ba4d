import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { capsuleCopy } from '../../../src/renderer/workbench/features/capsule/copy.ts'
import { cardsCopy } from '../../../src/renderer/workbench/features/cards/copy.ts'
import { operatorCopy } from '../../../src/renderer/workbench/features/operator/copy.ts'
import { stageCopy } from '../../../src/renderer/workbench/features/stage/copy.ts'
import { storylinesCopy } from '../../../src/renderer/workbench/features/storylines/copy.ts'
import { worldCopy } from '../../../src/renderer/workbench/hub/world/copy.ts'
import { countPresses } from '../../support/count-presses.ts'
import { test } from '../../support/fixtures.ts'
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
  await server.control.post('/clock', { mode: 'running', speed: 1 })
  const { workbench, since } = await openEnglish(page, server)

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

  const { label, networks } = stageCopy.en.look
  await page.getByRole('button', { name: label('B') }).click()
  await page
    .getByRole('dialog', { name: label('B') })
    .getByText(networks.offline, { exact: true })
    .click()
  await expect(workbench.phone('b').getByText('インターネットに接続されていません。')).toBeVisible()
  expect(since(), 'a phone that is offline').toBe(2)
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: capsuleCopy.en.railSaveTitle }).click()
  await download
  expect(since(), 'a case to hand over').toBe(1)
})
