import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Language } from '../../../src/contract/rules/language.ts'
import { presentingCopy } from '../../../src/renderer/workbench/features/presenting/copy.ts'
import { worldCopy } from '../../../src/renderer/workbench/hub/world/copy.ts'
import { partsCopy } from '../../../src/renderer/workbench/parts/copy.ts'
import { test, withMotion } from '../../support/fixtures.ts'
import { foreignWords } from '../../support/foreign-words.ts'
import { wordsInView } from '../../support/words-in-view.ts'
import { Workbench } from '../page-models/workbench.ts'

// Plays docs/demonstration.md and its English twin from start to end.

test.use({ ...withMotion, viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 300_000 })

interface Script {
  readonly language: Language
  readonly file: string
  readonly stories: readonly [hold: string, document: string, renewal: string]
}

const scripts: readonly Script[] = [
  {
    language: 'ja',
    file: 'docs/demonstration.md',
    stories: ['保留した人の、七日間', '書類の再提出から確認まで', '更新が通らなかった日'],
  },
  {
    language: 'en',
    file: 'docs/demonstration.en.md',
    stories: ['On hold for seven days', 'An ID document, returned and approved', 'The day a renewal fails'],
  },
]

/** Steps of a story as the script names them. */
const stepsOf = (file: string, story: string): string[] => {
  const [, part = ''] = new RegExp(`## [^\\n]*${story}\\n([\\s\\S]*?)(?=\\n## )`).exec(readFileSync(file, 'utf8')) ?? []
  return [...part.matchAll(/^\| \d+[\s　](.+?) \|/gm)].map(([, title = '']) => title)
}

for (const { language, file, stories } of scripts)
  test(`the written demonstration, from the first start to the end: nothing covers or reloads a phone, in ${language}`, async ({
    page,
    server,
  }) => {
    const words = presentingCopy[language]
    const workbench = await Workbench.open(page, server, '', { language })
    await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
    const phones = ['a', 'b'] as const
    const look = async (where: string) => {
      for (const name of phones) {
        const dialogs = workbench.phone(name).locator('[role=dialog], [role=alertdialog]')
        expect(await dialogs.count(), `dialogs on ${name}, ${where}`).toBe(0)
      }
      const texts = await wordsInView(page, language)
      expect(
        texts.filter(({ text }) => foreignWords(language, text).length > 0),
        where,
      ).toEqual([])
    }
    const mark = async (as: string) => {
      for (const name of phones)
        await workbench
          .phone(name)
          .locator(':root')
          .evaluate((root, attribute) => root.setAttribute(attribute, ''), as)
    }
    const expectSame = async (where: string) => {
      for (const name of phones)
        await expect(
          workbench.phone(name).locator(':root[data-same]'),
          `${name} is the page it was, ${where}`,
        ).toHaveCount(1)
    }
    await look('first start')

    const notes = await page.context().newPage()
    await notes.goto(`${server.workbenchUrl}/presenter`)
    await page.bringToFront()
    await page.keyboard.press('d')
    await expect(notes.getByText(words.presenter.windows.presenting, { exact: true })).toBeVisible()
    const caption = page.getByRole('region', { name: words.scene })
    const current = page.getByRole('list', { name: words.scenes }).locator('[aria-current=step]')

    let people: Readonly<Record<'a' | 'b', string>> = { a: 'あかり', b: 'はると' }
    /** Starts a storyline in the presenter's window and plays it to its last step. */
    const play = async (story: string, cast: typeof people) => {
      const steps = stepsOf(file, story)
      expect(steps.length, story).toBeGreaterThan(2)
      const others = notes.getByText(words.presenter.otherStories)
      if (await others.isVisible()) await others.click()
      await mark('data-before')
      await notes.getByRole('button', { name: story, exact: true }).click()
      await expect(caption).toContainText(words.beginning, { timeout: 30_000 })
      await expect(caption).toContainText(story)
      for (const name of phones) {
        await expect(workbench.phoneBox(name)).toContainText(cast[name])
        // A new login on a phone starts at the app's first page.
        if (cast[name] !== people[name])
          await expect(workbench.phone(name).locator(':root:not([data-before]) #root > *').first()).toBeAttached()
      }
      people = cast
      await mark('data-same')
      await look(`${story}, beginning`)
      for (const title of steps) {
        await page.keyboard.press('ArrowRight')
        await expect(current).toContainText(title)
        await expect(notes.getByRole('region', { name: words.presenter.notes })).not.toBeEmpty()
        await look(`${story}, ${title}`)
      }
      await expectSame(story)
    }

    await play(stories[0], { a: 'みさき', b: 'はると' })
    await workbench.phone('a').getByRole('textbox').click()
    await page.keyboard.type('週末に、お茶をご一緒しませんか。')
    await workbench.phone('a').getByRole('button', { name: '送信' }).click()
    await expect(workbench.phone('b').getByRole('log')).toContainText('週末に、お茶をご一緒しませんか。')

    await play(stories[1], { a: 'しおり', b: 'はると' })

    await play(stories[2], { a: 'ゆうすけ', b: 'あかり' })
    await page.keyboard.press('ArrowLeft')
    await expect(caption).toContainText(words.place(2, 3))
    await page.keyboard.press('ArrowRight')
    await expect(caption).toContainText(words.place(3, 3))
    await expectSame('back and on again')

    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner')).toBeVisible()
    await look('the workbench again')
    const before = await workbench.clock().textContent()
    await page.getByRole('button', { name: worldCopy[language].edges['next-reset'], exact: true }).click()
    await expect(workbench.clock()).toHaveText('03:00:00')
    await look('after the next day began')
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${partsCopy[language].undo}`) })
      .click()
    await expect(workbench.clock()).toHaveText(before ?? '')
    await expectSame('a jump and undo')
  })
