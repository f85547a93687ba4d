import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { StorylineFile } from '../../../src/contract/storyline/file.ts'
import { test } from '../../support/fixtures.ts'
import { Workbench } from '../page-models/workbench.ts'

// Plays the twelve cases of docs/workbench.md and one of 39 scenes over two phones, which were played by hand and
// recorded: each file of `recorded` is what the workbench saved then. The long one begins in a new world, and without the
// capsule that its recording began with.

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 40_000 })
test.describe.configure({ timeout: 240_000 })

const folder = join(import.meta.dirname, 'recorded')

for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
  test(`plays the recorded case ${file.replace('.json', '')}`, async ({ page, server }) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const story = JSON.parse(text) as StorylineFile
    for (const action of story.scenes.flatMap(({ actions }) => actions))
      if ('upload' in action)
        await server.control.post(`/storylines/own/${action.file}`, readFileSync(join(folder, action.file)))
    const { key } = await server.control.post<{ key: string }>('/storylines/own', { name: file, text })
    await page.addInitScript(() => localStorage.setItem('yoimachi.workbench.playSlowly', 'false'))
    await Workbench.open(page, server, 'storylines')
    await page
      .getByRole('button', { name: `「${story.title}」を始める` })
      .first()
      .click()
    const next = page.getByRole('button', { name: /^次へ：/ })
    const end = page.getByRole('button', { name: '最初からやり直す' })
    await expect(next).toBeEnabled({ timeout: 90_000 })
    const failed = page.getByRole('list', { name: 'この場面の操作' }).getByText('（失敗）')
    const { length } = story.scenes
    for (let scene = 1; scene <= length; scene += 1) {
      await next.click()
      await expect(page.getByText(`${scene} ／ ${length}`)).toBeVisible({ timeout: 60_000 })
      await expect((scene === length ? end : next).or(failed).first()).toBeVisible({ timeout: 90_000 })
      await expect(failed).toHaveCount(0)
    }
    await server.control.post('/storylines/own/delete', { key })
  })
