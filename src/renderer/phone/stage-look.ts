import type { PhoneLook } from '../../contract/phone-look.ts'
import { refreshPage } from './frame-acts.ts'
import { type HeldConnection, holdConnection } from './hold-connection.ts'
import { type Page, pageInside } from './link.ts'
import type { Folds } from './quiet/fold-preferences.ts'
import { keepQuiet } from './quiet/keep-quiet.ts'

/** Settings of the stage that pages of the phone follow: theme, text size, network, and whether the stage is quiet. */
export class StageLook {
  #look: PhoneLook | undefined
  #isQuiet = false
  #connection: HeldConnection | undefined
  #folds: Folds | undefined

  /** Makes a page that has just begun to load follow the settings. */
  attend(page: Page): void {
    this.#connection = holdConnection(page, () => this.#look?.network ?? 'online')
    this.#connection.changed()
    this.#folds = keepQuiet(page, () => this.#isQuiet, refreshPage)
  }

  change(look: PhoneLook): void {
    this.#look = look
    this.#connection?.changed()
    this.paint()
  }

  setQuiet(isQuiet: boolean): void {
    this.#isQuiet = isQuiet
    this.#folds?.changed()
  }

  /** Gives the page its theme and text size. */
  paint(): void {
    // Missing for a moment while a page loads.
    const html = pageInside()?.document.documentElement as HTMLElement | null | undefined
    if (!html || !this.#look) return
    const { theme, textSize } = this.#look
    html.dataset['theme'] = theme
    html.style.fontSize = textSize === 100 ? '' : `${textSize}%`
  }
}
