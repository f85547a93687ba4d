import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../../src/contract/rules/language.ts'
import { presentingCopy } from '../../../src/renderer/workbench/features/presenting/copy.ts'
import { recordingCopy } from '../../../src/renderer/workbench/features/recording/copy.ts'
import { storylinesCopy } from '../../../src/renderer/workbench/features/storylines/copy.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { panels, type Workbench } from '../page-models/workbench.ts'

export interface Walk {
  readonly workbench: Workbench
  readonly server: MockServer
  readonly language: Language
  /** Judges what the page shows now. */
  readonly look: (page: Page, where: string) => Promise<void>
}

/** Drops a file on the stage. */
export async function drop(page: Page, name: string, text: string): Promise<void> {
  const dropped = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], file))
      return transfer
    },
    [name, text] as const,
  )
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: dropped })
}

/** Opens each layer whose button is in a part of the page, and closes it again. */
async function layers({ workbench: { page }, look }: Walk, part: Locator, where: string): Promise<void> {
  const triggers = part.locator('[aria-haspopup]:visible:not([disabled])')
  const layer = page.getByRole('dialog')
  for (let at = 0; at < (await triggers.count()); at += 1) {
    await triggers.nth(at).press('Enter')
    await layer.first().waitFor()
    await look(page, `${where}, layer ${at}`)
    await page.keyboard.press('Escape')
    await expect(layer).toHaveCount(0)
  }
}

/** Opens a panel from the rail and waits until its contents are there. */
export async function openPanel({ workbench: { page } }: Walk, panel: string): Promise<Locator> {
  const dock = page.getByRole('complementary')
  const link = page.locator(`nav a[href="/${panel}"]`)
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await dock.getByRole('heading').first().waitFor()
  await expect(dock.locator('[role=status] .animate-shimmer')).toHaveCount(0)
  return dock
}

/** Layers of phone A and of the bar, the palette, and a panel that cannot load. */
export async function walkLayers(walk: Walk): Promise<void> {
  const { look, workbench } = walk
  const { page } = workbench
  await layers(walk, workbench.phoneBox('a'), 'phone A')
  await page.getByRole('banner').locator('button[aria-haspopup]').last().click()
  const layer = page.getByRole('dialog')
  await layer.waitFor()
  await look(page, 'move')
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').nth(40)).toBeAttached()
  await look(page, 'palette')
  await layer.getByRole('combobox').fill('zzz')
  await look(page, 'palette, nothing found')
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)
  const fails = '**/__control/coverage*'
  await page.route(fails, (route) => route.fulfill({ status: 500, body: '' }))
  const dock = await openPanel(walk, 'coverage')
  await dock.getByRole('alert').waitFor()
  await look(page, 'a panel that cannot load')
  await page.unroute(fails)
}

/** Every view of every panel: as it is, unfolded, and where a search finds nothing; then one exchange and one moment. */
export async function walkPanels(walk: Walk): Promise<void> {
  const { look, workbench } = walk
  const { page } = workbench
  for (const panel of panels) {
    const dock = await openPanel(walk, panel)
    const views = dock.locator('header [role=radiogroup] label')
    const count = await views.count()
    for (let view = 0; view < Math.max(1, count); view += 1) {
      const where = `${panel}, view ${view}`
      if (count > 0) await views.nth(view).click()
      await expect(dock.locator('[role=status] .animate-shimmer')).toHaveCount(0)
      await dock.evaluate((element) => {
        for (const details of element.querySelectorAll('details')) details.open = true
      })
      await look(page, where)
      const search = dock.getByRole('searchbox').first()
      if (!(await search.isVisible())) continue
      await search.fill('zzz')
      await look(page, `${where}, nothing found`)
      await search.fill('')
    }
  }
  const dock = page.getByRole('complementary')
  await page.locator('nav a[href="/inspector?view=calls"]').click()
  await dock.locator('[id^=exchange-]').first().click()
  await dock.locator('pre').first().waitFor()
  await look(page, 'exchange')
  await openPanel(walk, 'history')
  await dock.locator('li button[aria-expanded=false]').first().click()
  await dock.locator('li button[aria-expanded=true]').waitFor()
  await look(page, 'moment')
}

/** Messages of a jump and of refused files, active faults, past events and a recording. */
export async function walkActions(walk: Walk): Promise<void> {
  const { workbench, server, language, look } = walk
  const { page } = workbench
  const message = page.getByRole('status').filter({ visible: true })
  await server.control.put('/faults', [{ match: { path: '/api/like' }, latencyMs: 20 }])
  const dock = await openPanel(walk, 'time')
  await page.getByRole('banner').getByRole('button', { name: /^\+24/ }).click()
  await expect(page.getByRole('banner')).toContainText('21')
  await message.first().waitFor()
  await look(page, 'after a jump, with a fault')
  await dock.locator('header [role=radiogroup] label').last().click()
  await look(page, 'past events')
  await server.control.put('/faults', [])
  for (const file of ['broken.json', 'broken.yoimachi', 'broken.har']) {
    await drop(page, file, '{"version":1}')
    await page.getByText(file).first().waitFor()
    await look(page, file)
  }
  const words = recordingCopy[language]
  await page.getByRole('button', { name: words.record, exact: true }).click()
  const pick = page.getByRole('button', { name: words.command.pick })
  await pick.waitFor()
  await workbench.goTo('a', '/settings')
  await look(page, 'recording')
  await pick.click()
  await look(page, 'picking')
  await page.getByRole('button', { name: words.stop, exact: true }).click()
}

/** A story with its exports, two scenes and their presentation, beside the presenter's window. */
export async function walkStory(walk: Walk): Promise<void> {
  const { workbench, server, language, look } = walk
  const { page } = workbench
  const words = storylinesCopy[language]
  const { command, scene, presenter } = presentingCopy[language]
  const notes = await page.context().newPage()
  await notes.goto(`${server.workbenchUrl}/presenter`)
  await notes.getByText(presenter.windows.open).waitFor()
  await look(notes, 'presenter, before')
  await page.bringToFront()
  const dock = await openPanel(walk, 'storylines')
  await dock.getByRole('button', { name: words.export.open }).first().click()
  const dialog = page.getByRole('dialog')
  for (const form of await dialog.locator('[role=radiogroup] label').all()) {
    await form.click()
    await look(page, `export as ${await form.textContent()}`)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const title = (await dock.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
  await dock.getByRole('button', { name: words.start(title), exact: true }).click()
  const next = dock.getByRole('button', { name: words.next('') })
  await next.waitFor({ timeout: 45_000 })
  await look(page, 'story, beginning')
  await next.click()
  await expect(dock.locator('[aria-current=step]')).toHaveCount(1)
  await look(page, 'story, scene 1')
  await page.getByRole('main').getByRole('button', { name: command.present, exact: true }).click()
  await page.getByRole('region', { name: scene }).waitFor()
  await look(page, 'presenting')
  await notes.getByText(presenter.windows.presenting, { exact: true }).waitFor()
  await notes.getByText(presenter.otherStories).click()
  await look(notes, 'presenter')
  await notes.close()
}
