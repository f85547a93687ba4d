import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test, withMotion } from '../../support/fixtures.ts'
import { Workbench } from '../page-models/workbench.ts'

// Plays docs/demonstration.md from start to end.

test.use({ ...withMotion, viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 300_000 })

const script = readFileSync('docs/demonstration.md', 'utf8')

/** Steps of a story as the script names them. */
const stepsOf = (story: string): string[] => {
  const [, part = ''] = new RegExp(`## [^\\n]*${story}\\n([\\s\\S]*?)(?=\\n## )`).exec(script) ?? []
  return [...part.matchAll(/^\| \d+　(\S+) \|/gm)].map(([, title = '']) => title)
}

/** Product names and codes. */
const allowed = new Set(['JST', 'SNS', 'ID', 'NG', 'API', 'Ctrl', 'PNG', 'SSS'])

/** Visible Latin words of the workbench, without code and phones. */
const latinWords = (page: Page) =>
  page.evaluate(() => {
    const words = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || element.closest('code, script, style, option, .sr-only') || !element.checkVisibility()) continue
      for (const [word] of (node.textContent ?? '').matchAll(/[A-Za-z]{2,}/g)) words.add(word)
    }
    return [...words]
  })

test('the written demonstration, from the first start to the end: nothing covers or reloads a phone, no English', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, '')
  await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
  const phones = ['a', 'b'] as const
  const look = async (where: string) => {
    for (const name of phones) {
      const dialogs = workbench.phone(name).locator('[role=dialog], [role=alertdialog]')
      expect(await dialogs.count(), `dialogs on ${name}, ${where}`).toBe(0)
    }
    expect(
      (await latinWords(page)).filter((word) => !allowed.has(word)),
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
  await expect(notes.getByText('発表しています')).toBeVisible()
  const caption = page.getByRole('region', { name: '場面の説明' })
  const current = page.getByRole('list', { name: '場面' }).locator('[aria-current=step]')

  let people: Readonly<Record<'a' | 'b', string>> = { a: 'あかり', b: 'はると' }
  /** Starts a storyline in the presenter's window and plays it to its last step. */
  const play = async (story: string, cast: typeof people) => {
    const steps = stepsOf(story)
    expect(steps.length, story).toBeGreaterThan(2)
    const others = notes.getByText('ほかの筋書き')
    if (await others.isVisible()) await others.click()
    await mark('data-before')
    await notes.getByRole('button', { name: story, exact: true }).click()
    await expect(caption).toContainText('はじめに', { timeout: 30_000 })
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
      await expect(notes.getByRole('region', { name: '話すこと' })).not.toBeEmpty()
      await look(`${story}, ${title}`)
    }
    await expectSame(story)
  }

  await play('保留した人の、七日間', { a: 'みさき', b: 'はると' })
  await workbench.phone('a').getByRole('textbox').click()
  await page.keyboard.type('週末に、お茶をご一緒しませんか。')
  await workbench.phone('a').getByRole('button', { name: '送信' }).click()
  await expect(workbench.phone('b').getByRole('log')).toContainText('週末に、お茶をご一緒しませんか。')

  await play('書類の再提出から確認まで', { a: 'しおり', b: 'はると' })

  await play('更新が通らなかった日', { a: 'ゆうすけ', b: 'あかり' })
  await page.keyboard.press('ArrowLeft')
  await expect(caption).toContainText('場面 2 ／ 3')
  await page.keyboard.press('ArrowRight')
  await expect(caption).toContainText('場面 3 ／ 3')
  await expectSame('back and on again')

  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner', { name: '時刻' })).toBeVisible()
  await look('the workbench again')
  const before = await workbench.clock().textContent()
  await page.getByRole('button', { name: '次の 3:00', exact: true }).click()
  await expect(workbench.clock()).toHaveText('03:00:00')
  await look('after the next day began')
  await page.getByRole('button', { name: /^元に戻す/ }).click()
  await expect(workbench.clock()).toHaveText(before ?? '')
  await expectSame('a jump and undo')
})
