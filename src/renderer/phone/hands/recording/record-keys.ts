import type { PhoneDid } from '../../../../contract/phone-hands.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
import { isStoryKey, type StoryKey } from '../../../../contract/storyline/keys.ts'
import type { Page } from '../../link.ts'
import { isShown } from '../states.ts'
import { nameElement } from './name-element.ts'

const closable = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu], dialog[open]'

interface PressedKey {
  readonly key: StoryKey
  readonly on: StoryElement | undefined
}

/**
 * Decides which keys are steps: those that a page handles, Escape where something is open, and Enter that sends a form.
 * A key that the browser turns into a press, a choice or a text is none, because that is the step.
 */
export class KeyWatch {
  /** Presses, choices and texts so far. */
  private others = 0
  /** Enter that may send a form. */
  private entered: (PressedKey & { readonly others: number }) | undefined

  constructor(
    private readonly page: Page,
    private readonly did: (what: PhoneDid) => void,
  ) {}

  /** Notes a press, a choice or a text. */
  other(): void {
    this.others += 1
  }

  /** A key goes down. Called before the page handles it. */
  down(event: KeyboardEvent): void {
    const { key, target } = event
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    // Enter that confirms a conversion belongs to the text.
    if (!isPlain || event.isComposing || event.keyCode === 229 || event.repeat || !isStoryKey(key)) return
    const isIn = target instanceof this.page.Element && target !== this.page.document.body
    const pressed: PressedKey = { key, on: isIn ? nameElement(this.page, target) : undefined }
    const closes =
      key === 'Escape' && [...this.page.document.querySelectorAll(closable)].some((element) => isShown(element))
    const { others } = this
    this.entered = key === 'Enter' ? { ...pressed, others } : undefined
    // By then the page has handled the key, and the browser has made a press of it.
    setTimeout(() => {
      if (this.others === others && (closes || event.defaultPrevented)) this.step(pressed)
    })
  }

  /** A form is sent. Its button may have been pressed for that. */
  sent(): void {
    if (this.entered?.others === this.others) this.step(this.entered)
  }

  private step({ key, on }: PressedKey): void {
    this.entered = undefined
    this.did(on ? { key, on } : { key })
  }
}
