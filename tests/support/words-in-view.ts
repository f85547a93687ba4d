import type { Page } from '@playwright/test'
import type { Language } from '../../src/contract/rules/language.ts'

/** A text of the page, and the element or attribute that says it. */
export interface Word {
  readonly text: string
  readonly where: string
}

/**
 * Texts that the page shows or reads out, once each: text, options, labels, hints and placeholders. Frames, code and quotes
 * (elements of the other language by `lang`) are left out.
 */
export const wordsInView = (page: Page, language: Language): Promise<readonly Word[]> =>
  page.evaluate((ours) => {
    const words = new Map<string, string>()
    const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']
    const isOurs = (element: Element) =>
      element.closest('script, style, code, pre, textarea') === null &&
      (element.closest('[lang]')?.getAttribute('lang') ?? ours) === ours
    const note = (text: string | null, where: string) => {
      const said = text?.trim() ?? ''
      if (said !== '' && !words.has(said)) words.set(said, where)
    }
    for (const element of document.body.querySelectorAll('*')) {
      const isSaid = element instanceof HTMLOptionElement || element.checkVisibility({ visibilityProperty: true })
      if (!isSaid || !isOurs(element)) continue
      const tag = element.tagName.toLowerCase()
      for (const name of spoken) note(element.getAttribute(name), `${tag}[${name}]`)
      for (const node of element.childNodes) if (node instanceof Text) note(node.data, tag)
    }
    return [...words].map(([text, where]) => ({ text, where }))
  }, language)
