import { expect, type Page } from '@playwright/test'
import { cutTexts } from '../../support/cut-texts.ts'
import { test } from '../../support/fixtures.ts'
import { foreignWords } from '../../support/foreign-words.ts'
import { wordsInView } from '../../support/words-in-view.ts'
import { Workbench } from '../page-models/workbench.ts'
import { walkActions, walkLayers, walkPanels, walkStory } from './language-walk.ts'

test.use({ viewport: { width: 1280, height: 800 } })
test.describe.configure({ timeout: 420_000 })

for (const language of ['ja', 'en'] as const) {
  test(`panels, layers, messages and a presentation have no foreign word and no cut text, in ${language}`, async ({
    page,
    server,
  }) => {
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
    const walk = { workbench, server, language, look }
    await walkLayers(walk)
    await walkPanels(walk)
    await walkActions(walk)
    await walkStory(walk)
    expect([...faults]).toEqual([])
  })
}
