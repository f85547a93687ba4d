import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { followFully } from './follow.ts'
import { waitUntilIdle, Traffic } from './wait-until-idle.ts'

/**
 * Goes from page to page and waits until each is at rest. Only the first page is loaded, because starting the app and
 * compiling axe again take longer than a check.
 */
export class Visits {
  private readonly page: Page
  private readonly traffic: Traffic

  constructor(page: Page) {
    this.page = page
    this.traffic = new Traffic(page)
  }

  /** @throws if the page redirects, or keeps the content of the page before */
  async open(path: string): Promise<void> {
    const { page } = this
    const { pathname: before } = new URL(page.url())
    const pathname = path.replace(/[?#].*/, '')
    if (page.url() === 'about:blank' || before === pathname) await this.load(path)
    else {
      await followFully(page, path)
      await this.waitUntilIdle()
    }
    expect(new URL(page.url()).pathname, path).toBe(pathname)
  }

  /** Loads a page in a document of its own. */
  async load(path: string): Promise<void> {
    await this.page.goto(path)
    await this.waitUntilIdle()
  }

  waitUntilIdle(): Promise<void> {
    return waitUntilIdle(this.page, this.traffic)
  }
}
