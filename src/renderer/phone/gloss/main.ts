// The English of the texts on a phone. The frame around the phone loads this script when a person asks for one.
import { englishTexts } from '../../member/texts.en.ts'
import type { Page } from '../link.ts'
import { Bubble } from './bubble.ts'
import { choiceTexts } from './choices.ts'
import { entriesOf, entriesOfTemplates } from './entries.ts'
import { glossaryOf } from './glossary.ts'
import { builtTexts, countedTexts, serverTexts } from './templates.ts'
import { textAt, textsAhead, textsOf } from './text-at.ts'

/** English of one phone. */
export interface PhoneGloss {
  /** Shows the English of the text at an element. Hides it when it is shown already. */
  show(page: Page, target: Element, scale: number): void
  /** Shows the English of the next text of the page, or of the previous one. */
  step(page: Page, by: 1 | -1, scale: number): void
  /** Returns whether something was shown. */
  hide(): boolean
}

declare global {
  interface Window {
    /** Made by this script. */
    takeGloss?: () => PhoneGloss
  }
}

const glossary = glossaryOf([
  ...entriesOf([...englishTexts, ...choiceTexts]),
  ...entriesOfTemplates([...builtTexts, ...countedTexts, ...serverTexts]),
])

window.takeGloss = () => {
  const bubble = new Bubble()
  return {
    show(page, target, scale) {
      const former = bubble.element
      bubble.hide()
      const text = textAt(page, target, glossary)
      if (text && text.element !== former) bubble.show(page, text, scale)
    },
    step(page, by, scale) {
      for (const element of textsAhead(textsOf(page), bubble.element, by)) {
        const text = textAt(page, element, glossary)
        if (!text) continue
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        return bubble.show(page, text, scale)
      }
    },
    hide: () => bubble.hide(),
  }
}
