import type { GlossMode } from '../../contract/phone-look.ts'
import type { PhoneGloss } from './gloss/main.ts'
import { pressEvents } from './hands/press.ts'
import { type Page, post } from './link.ts'
import { ScriptLoader } from './script-loader.ts'

/** Keys that lead to the next text of the page, and to the previous one. */
const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])
const fields = 'input, textarea, select, [contenteditable]'

/** Shows the English of a text of the phone when a person presses it with Alt, or with every press. */
export class GlossWatch {
  private mode: GlossMode = 'off'
  private scale = 1
  private readonly gloss = new ScriptLoader<PhoneGloss>('/__phone/gloss.js', () => window.takeGloss?.())

  change(mode: GlossMode, scale: number): void {
    if (mode !== this.mode) this.gloss.present?.hide()
    this.mode = mode
    this.scale = scale
    // So that the first press does not wait.
    if (mode === 'press') void this.gloss.load().catch(() => {})
  }

  /** Watches a page before its own code does. */
  attend(page: Page): void {
    for (const type of pressEvents)
      page.addEventListener(type, (event) => this.onPress(page, event), { capture: true, passive: false })
    page.addEventListener('keydown', (event) => this.onKey(page, event), true)
    page.addEventListener('focusin', ({ target }) => {
      if (this.mode === 'press' && target instanceof page.Element && target.matches(':focus-visible'))
        this.use((gloss) => gloss.show(page, target, this.scale))
    })
  }

  /** Ends what is shown, then the mode, when Escape is pressed. Returns whether there was something to end. */
  escape(): boolean {
    if (this.gloss.present?.hide()) return true
    if (this.mode !== 'press') return false
    post({ kind: 'gloss-end' })
    return true
  }

  private onPress(page: Page, event: Event): void {
    // Presses of a story's hands go to the page.
    if (!event.isTrusted || this.mode === 'off') return
    const isAsked = this.mode === 'press' || (event as MouseEvent).altKey
    if (!isAsked) {
      if (event.type === 'pointerdown') this.gloss.present?.hide()
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    const { target } = event
    if (event.type !== 'click' || !(target instanceof page.Element)) return
    // So that the next key comes here.
    page.focus()
    this.use((gloss) => gloss.show(page, target, this.scale))
  }

  private onKey(page: Page, event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey } = event
    const by = steps.get(key)
    const isField = target instanceof page.Element && target.matches(fields)
    const isStep = by !== undefined && this.mode === 'press' && !isField
    if (key === 'Escape' ? !this.escape() : !isStep) return
    if (altKey || ctrlKey || metaKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (by !== undefined) this.use((gloss) => gloss.step(page, by, this.scale))
  }

  /** Without the server there is nothing to show; the workbench says that it is gone. */
  private use(work: (gloss: PhoneGloss) => void): void {
    void this.gloss.load().then(work, () => {})
  }
}
