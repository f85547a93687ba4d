import type { PhoneDid } from '../../../../contract/phone-hands.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
import { isStoryKey, type StoryKey } from '../../../../contract/storyline/keys.ts'
import type { Page } from '../../link.ts'
import { isShown } from '../states.ts'
import { nameElement } from './name-element.ts'

const closable = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu], dialog[open]'

/** Key code of every key that an input method handles. */
const imeKeyCode = 229
/** Whether a key belongs to an open conversion. Safari ends it before the key goes down. */
const isConfirming = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === imeKeyCode

interface PressedKey {
  readonly key: StoryKey
  readonly on: StoryElement | undefined
}

/**
 * Decides which keys are steps: those that a page handles, Escape where something is open, and Enter that sends a form.
 * A key that the browser turns into a press, a choice or a text is none, because that is the step.
 */
export class KeyWatch {
  /** Number of steps by other means so far: presses, choices and texts. */
  private otherSteps = 0
  /** Enter that may send a form. */
  private entered: (PressedKey & { readonly otherSteps: number }) | undefined

  constructor(
    private readonly page: Page,
    private readonly did: (what: PhoneDid) => void,
  ) {}

  /** Notes a press, a choice or a text. */
  noteOtherStep(): void {
    this.otherSteps += 1
  }

  /** A key goes down. Called before the page handles it. */
  down(event: KeyboardEvent): void {
    const { key, target } = event
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    // Enter that confirms a conversion belongs to the text.
    if (!isPlain || isConfirming(event) || event.repeat || !isStoryKey(key)) return
    const isIn = target instanceof this.page.Element && target !== this.page.document.body
    const pressed: PressedKey = { key, on: isIn ? nameElement(this.page, target) : undefined }
    const closes =
      key === 'Escape' && [...this.page.document.querySelectorAll(closable)].some((element) => isShown(element))
    const { otherSteps } = this
    this.entered = key === 'Enter' ? { ...pressed, otherSteps } : undefined
    // By then the page has handled the key, and the browser has made a press of it.
    setTimeout(() => {
      if (this.otherSteps === otherSteps && (closes || event.defaultPrevented)) this.step(pressed)
    })
  }

  /** A form is sent. Its button may have been pressed for that. */
  formSent(): void {
    if (this.entered?.otherSteps === this.otherSteps) this.step(this.entered)
  }

  private step({ key, on }: PressedKey): void {
    this.entered = undefined
    this.did(on ? { key, on } : { key })
  }
}
