import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { DesktopApp } from './desktop-app.ts'

/** System functions that specs replace to record calls. */
type Kept = Map<object, Record<string, unknown>>

/** The page has chosen its panel and address. */
const isDrawn = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'パネル' }).locator('[aria-current=page]').waitFor()

/** One app for many tests, because each start takes seconds for a process, a browser and a new town. */
export class SharedApp {
  private constructor(
    readonly app: DesktopApp,
    readonly userData: string,
    private readonly page: Page,
    private readonly printedAtStart: string,
  ) {}

  static async of(app: DesktopApp, userData: string): Promise<SharedApp> {
    const page = await app.window()
    await isDrawn(page)
    await app.evaluate(({ BrowserWindow, dialog, shell, Menu }) => {
      const kept: Kept = new Map<object, Record<string, unknown>>()
      for (const [target, names] of [
        [dialog, ['showMessageBox', 'showOpenDialog', 'showSaveDialog']],
        [shell, ['openExternal', 'openPath', 'showItemInFolder']],
        [Menu, ['buildFromTemplate']],
      ] as const)
        kept.set(target, Object.fromEntries(names.map((name) => [name, Reflect.get(target, name) as unknown])))
      Object.assign(globalThis, { kept, workbench: BrowserWindow.getAllWindows()[0] })
    }, 0)
    return new SharedApp(app, userData, page, app.output())
  }

  /** Resets to one window with a newly loaded workbench, the original system functions and new output only. */
  async asStarted(): Promise<DesktopApp> {
    const { app, page, printedAtStart } = this
    await app.evaluate(({ BrowserWindow }) => {
      const { kept, workbench } = globalThis as unknown as { kept: Kept; workbench: unknown }
      for (const [target, functions] of kept) Object.assign(target, functions)
      for (const window of BrowserWindow.getAllWindows()) if (window !== workbench) window.destroy()
    }, 0)
    const countWindows = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, 0)
    await expect.poll(countWindows).toBe(1)
    await page.goto(new URL('/', page.url()).href)
    await isDrawn(page)
    const before = app.output().length
    return { ...app, output: () => printedAtStart + app.output().slice(before) }
  }
}
