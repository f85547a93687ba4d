import type { Locator, Page } from '@playwright/test'
import { choicesOfPreference, preferences } from '../../../src/contract/enums/preferences.ts'

/** /form, /partialform and /femaleform. */
export class ProfileForm {
  readonly page: Page
  readonly heading: Locator
  readonly name: Locator
  readonly phone: Locator
  /** With any current label. */
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 2, name: /^プロフィール(登録|編集)$/ })
    this.name = page.getByLabel('ユーザー名')
    this.phone = page.getByLabel('電話番号')
    this.submit = page.locator('form button[type=submit]')
  }

  /** Names of the shown sections in order. */
  async sections(): Promise<string[]> {
    await this.complete()
    return this.page.locator('form section h2').allInnerTexts()
  }

  /** Waits until the last section is mounted. */
  async complete(): Promise<void> {
    await this.heading.waitFor()
    await this.page.locator('form:not([aria-busy])').waitFor()
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name })
  }

  group(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true })
  }

  /** Presses a choice of a question by its visible label. */
  async pick(question: string, choice: string): Promise<void> {
    await this.group(question).getByText(choice, { exact: true }).click()
  }

  /** Clears every choice of a question. */
  async clear(question: string): Promise<void> {
    const chosen = this.group(question).getByRole('checkbox', { checked: true })
    while ((await chosen.count()) > 0) await chosen.first().press('Space')
  }

  /** Opens a region of the areas and presses the given ones. */
  async pickAreas(region: string, areas: readonly string[]): Promise<void> {
    await this.group('エリア').locator('summary', { hasText: region }).click()
    for (const area of areas) await this.group('エリア').getByText(area, { exact: true }).last().click()
  }

  /** Fills the short form except for its two confirmations. */
  async fillShort(): Promise<void> {
    await this.name.fill('りく')
    await this.phone.fill('０９０-1234-5678')
    await this.page.getByLabel('年齢').selectOption('27')
    await this.pickAreas('関東', ['東京都', '神奈川県'])
    await this.pick('体型', '普通')
    for (const { name, label } of preferences) {
      await this.pick(label[1], choicesOfPreference(name, 1)[1] ?? '')
    }
    await this.pick('アピールポイント', 'キス')
  }

  slot(number: 1 | 2 | 3): Locator {
    return this.page.locator(`input[type=file][aria-label^="写真${number}"]`)
  }
}
