import type { Locator, Page } from '@playwright/test'
import { LoginPage } from './login-page.ts'

/** The hamburger menu of the header. */
export class Menu {
  readonly page: Page
  readonly sheet: Locator

  constructor(page: Page) {
    this.page = page
    this.sheet = page.getByRole('dialog', { name: 'メニュー' })
  }

  static async open(page: Page): Promise<Menu> {
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    const menu = new Menu(page)
    await menu.sheet.waitFor()
    return menu
  }

  /** An entry that can be pressed. */
  entry(name: string): Locator {
    return this.sheet.getByRole('link', { name: new RegExp(`^${name}`) })
  }

  /** An entry that is shown but off; its name holds the reason. */
  disabledEntry(name: string): Locator {
    return this.sheet.getByRole('button', { name: new RegExp(`^${name}`), disabled: true })
  }

  async logOut(): Promise<LoginPage> {
    await this.sheet.getByRole('button', { name: 'ログアウト' }).click()
    await this.page.waitForURL('**/login')
    return new LoginPage(this.page)
  }
}
