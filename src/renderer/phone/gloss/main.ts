// The English of the texts on a phone. The frame around the phone loads this script when a person asks for one.
import { englishTexts } from '../../member/texts.en.ts'
import type { Page } from '../link.ts'
import { Bubble } from './bubble.ts'
import { choiceTexts } from './choices.ts'
import { entriesOf, entriesOfTemplates } from './entries.ts'
import { glossaryOf } from './glossary.ts'
import { builtTexts, countedTexts, serverTexts } from './templates.ts'
import { textAt, textsOf } from './text-at.ts'

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

/** The text after or before the one that is shown. Without a shown one, the first or the last. */
function textBeside(all: readonly Element[], shown: Element | undefined, by: 1 | -1): Element | undefined {
  if (!shown) return all.at(by === 1 ? 0 : -1)
  // The English may be that of a block with several texts, or of a part of one.
  const isInShown = (element: Element) => shown.contains(element)
  const inside = by === 1 ? all.findLastIndex(isInShown) : all.findIndex(isInShown)
  const at = inside === -1 ? all.findLastIndex((element) => element.contains(shown)) : inside
  return at === -1 ? all.at(by === 1 ? 0 : -1) : all[at + by]
}

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
      const next = textBeside(textsOf(page), bubble.element, by)
      const text = next && textAt(page, next, glossary)
      if (!text) return
      next.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      bubble.show(page, text, scale)
    },
    hide: () => bubble.hide(),
  }
}
