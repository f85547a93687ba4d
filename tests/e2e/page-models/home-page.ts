import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { Menu } from './menu.ts'

/** /home of either sex. */
export class HomePage {
  readonly page: Page
  readonly heading: Locator
  readonly bonus: Locator
  readonly autoButton: Locator
  readonly manualButton: Locator
  readonly startButton: Locator

  constructor(page: Page) {
    this.page = page
    // Not by role, because an open dialog hides the page from assistive technology.
    this.heading = page.locator('h1', { hasText: 'マイページ' })
    this.bonus = page.getByRole('dialog', { name: 'ログインボーナス' })
    this.autoButton = page.getByRole('button', { name: 'AIレコメンドを受け取る' })
    this.manualButton = page.getByRole('button', { name: /^運営レコメンドを受け取る/ })
    this.startButton = page.getByRole('button', { name: 'レコメンドを開始する' })
  }

  /** A count tile by its label. */
  tile(label: string): Locator {
    return this.page.getByRole('region', { name: '出会いの状況' }).getByRole('link', { name: new RegExp(`^${label}`) })
  }

  /** A row of ご利用の確認 by its title. */
  confirmation(title: string): Locator {
    return this.page
      .getByRole('region', { name: 'ご利用の確認' })
      .getByRole('listitem')
      .filter({ has: this.page.getByText(title, { exact: true }) })
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name })
  }

  /**
   * Ends every dialog that opens automatically, in whatever order they come: up to and without `until`, or all of them. A
   * test that is not about them opens its phone with `homeSeen` instead.
   */
  async closeDialogs({ until }: { until?: Locator } = {}): Promise<void> {
    await this.heading.waitFor({ state: 'attached' })
    const button = this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^(確認しました|閉じる)$/ })
      .last()
    const began = Date.now()
    while (!(await until?.isVisible())) {
      if (Date.now() - began > 45_000) {
        const open = await this.page.getByRole('dialog').allInnerTexts()
        throw new Error(`Home does not come to rest; open: ${open.join(' | ') || 'nothing'}.`)
      }
      // A closing dialog swallows the press, so the next round retries.
      if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => {})
      else if (await this.page.evaluate(isQuiet)) return
    }
  }

  /** Waits until no dialog opens automatically any more. */
  async untilQuiet(): Promise<void> {
    await expect.poll(() => this.page.evaluate(isQuiet)).toBe(true)
  }

  openMenu(): Promise<Menu> {
    return Menu.open(this.page)
  }
}

/**
 * Whether nothing opens by itself any more: the popups are read last (HOME-85), and the page marks while it has not
 * decided or a dialog's code is on the way.
 */
async function isQuiet(): Promise<boolean> {
  const answered = performance
    .getEntriesByType('resource')
    .some((entry) => entry.name.endsWith('/api/modal/list') && entry.toJSON().responseEnd > 0)
  await new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 500 }), 100))
  return answered && document.querySelector('[role=dialog], [hidden][aria-busy]') === null
}
