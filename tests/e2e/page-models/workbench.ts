import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { PhoneName } from '../../../src/contract/rules/hosts.ts'
import type { Language } from '../../../src/contract/rules/language.ts'
import type { MockServer } from '../../support/mock-server.ts'

const features = join(import.meta.dirname, '../../../src/renderer/workbench/features')

/** Every panel by its address. */
export const panels = readdirSync(features).filter((key) => existsSync(join(features, key, `${key}-panel.tsx`)))

/** The workbench in a browser window, and the phones on its stage. */
export class Workbench {
  private constructor(readonly page: Page) {}

  /**
   * Opens a panel by its address and waits until each phone shows a page. With `dialogs` what opens by itself over a page
   * does so; usually the stage is quiet. With `phones: 1` only A stands there, for tests that look at no other: each is a
   * whole app to load.
   */
  static async open(
    page: Page,
    server: MockServer,
    panel = 'inspector',
    { dialogs = false, phones = 2, language }: { dialogs?: boolean; phones?: 1 | 2; language?: Language } = {},
  ): Promise<Workbench> {
    const workbench = new Workbench(page)
    if (dialogs) await page.addInitScript(() => localStorage.setItem('yoimachi.workbench.quiet', 'false'))
    if (language !== undefined)
      await page.addInitScript(
        (chosen) => localStorage.setItem('yoimachi.workbench.language', JSON.stringify(chosen)),
        language,
      )
    if (phones === 1) await page.addInitScript(() => localStorage.setItem('yoimachi.workbench.phoneCount', '1'))
    await page.goto(`${server.workbenchUrl}/${panel}`)
    for (const phone of (['a', 'b'] as const).slice(0, phones)) await workbench.loaded(phone)
    return workbench
  }

  /** Waits until a phone shows a page. It loads a whole app first, which takes longer than a press may. */
  async loaded(name: PhoneName): Promise<void> {
    await this.phone(name).locator('#root *').first().waitFor({ state: 'attached', timeout: 45_000 })
  }

  /** The member app inside a phone: a frame in the frame that keeps its login. */
  phone(name: PhoneName): FrameLocator {
    return this.page.frameLocator(`[data-phone=${name}] iframe`).frameLocator('iframe')
  }

  phoneBox(name: PhoneName): Locator {
    return this.page.locator(`[data-phone=${name}]`)
  }

  async openPicker(name: PhoneName): Promise<Locator> {
    await this.phoneBox(name)
      .getByRole('button', { name: /会員を選ぶ/ })
      .click()
    // By its name, because the dialog of the other phone may still be closing.
    return this.page.getByRole('dialog', { name: `スマートフォン ${name.toUpperCase()} の会員` })
  }

  async pickPersona(name: PhoneName, text: string): Promise<void> {
    const search = (await this.openPicker(name)).getByRole('searchbox', { name: '会員を探す' })
    await search.fill(text)
    await search.press('Enter')
  }

  address(name: PhoneName): Locator {
    return this.phoneBox(name).getByRole('textbox')
  }

  /** Opens a page of the app on a phone, by its address field. */
  async goTo(name: PhoneName, path: string): Promise<void> {
    await this.address(name).fill(path)
    await this.address(name).press('Enter')
    await expect(this.address(name)).toHaveValue(path)
  }

  /** Chooses one of the views of the open panel. */
  async view(label: string): Promise<void> {
    await this.page.getByRole('radiogroup', { name: '表示' }).getByText(label, { exact: true }).click()
  }

  /** Presses a button that asks for a file, and gives it one. */
  async chooseFile(button: string, file: string | { name: string; content: string }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.page.getByRole('button', { name: button }).click()
    await (
      await chooser
    ).setFiles(
      typeof file === 'string'
        ? file
        : { name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.content) },
    )
  }

  /** The clock's face, `21:48:06`. */
  clock(): Locator {
    return this.page.getByRole('banner').locator('time')
  }

  flash(text: RegExp): Locator {
    return this.page.getByText(text).first()
  }

  /** Runs a command of the palette by a few of its letters. */
  async command(text: string): Promise<void> {
    await this.page.keyboard.press('Control+k')
    await this.page.getByRole('combobox', { name: 'コマンドを探す' }).fill(text)
    await this.page.keyboard.press('Enter')
  }
}
