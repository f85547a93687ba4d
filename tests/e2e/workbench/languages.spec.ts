import { expect, type Page } from '@playwright/test'
import type { Language } from '../../../src/contract/rules/language.ts'
import { cutTexts } from '../../support/cut-texts.ts'
import { test } from '../../support/fixtures.ts'
import { foreignWords } from '../../support/foreign-words.ts'
import { type MockServer, startMockServer, testNow } from '../../support/mock-server.ts'
import { wordsInView } from '../../support/words-in-view.ts'
import { Workbench } from '../page-models/workbench.ts'
import { walkBeside, walkCapsule, walkHandset, walkOwnStories, walkTroubles } from './language-cases.ts'
import { type Walk, walkActions, walkLayers, walkPanels, walkStory } from './language-walk.ts'

test.use({ viewport: { width: 1280, height: 800 } })
test.describe.configure({ timeout: 420_000 })

/** Opens the workbench in a language and walks through it; no text may be foreign or cut. */
async function expectWalk(
  { page, server }: { readonly page: Page; readonly server: MockServer },
  language: Language,
  parts: readonly ((walk: Walk) => Promise<void>)[],
): Promise<void> {
  const faults = new Set<string>()
  const look = async (seen: Page, where: string) => {
    for (const { text, where: place } of await wordsInView(seen, language)) {
      const foreign = foreignWords(language, text)
      if (foreign.length > 0) faults.add(`${foreign.join(' ')} in ${place}: ${text} (${where})`)
    }
    for (const text of await cutTexts(seen)) faults.add(`${text} (${where})`)
  }
  const workbench = await Workbench.open(page, server, 'storylines', { language })
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  for (const part of parts) await part({ workbench, server, language, look })
  expect([...faults]).toEqual([])
}

/** A server that no other test has left words on, with a moment of history. */
async function onOwnServer(work: (server: MockServer) => Promise<void>): Promise<void> {
  const server = await startMockServer()
  try {
    await server.control.post('/reset', { now: testNow })
    await server.control.post('/clock', { mode: 'frozen' })
    await work(server)
  } finally {
    await server.stop()
  }
}

for (const language of ['ja', 'en'] as const) {
  test(`panels, layers, messages and a presentation have no foreign word and no cut text, in ${language}`, async ({
    page,
  }) => {
    await onOwnServer((server) =>
      expectWalk({ page, server }, language, [walkLayers, walkPanels, walkActions, walkStory]),
    )
  })

  test(`own stories, capsules, real phones, a real API and troubles have neither, in ${language}`, async ({ page }) => {
    const cases = [walkOwnStories, walkCapsule, walkHandset, walkBeside, walkTroubles]
    await onOwnServer((server) => expectWalk({ page, server }, language, cases))
  })
}
