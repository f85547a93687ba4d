import type { Page } from '@playwright/test'

/**
 * Texts of the page that are cut off sideways, stick out of the window or lie under another control of their place, without
 * a title that says them whole. A text in a part that scrolls sideways is whole.
 */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut: string[] = []
    const range = document.createRange()
    const placeOf = (element: Element | null) => element?.closest('nav, header, main')
    const controlOf = (element: Element | null) => element?.closest('a, button, label')
    const isTitled = (element: Element, text: string) =>
      element.closest('[title]')?.getAttribute('title')?.includes(text) === true
    /** The nearest element that hides or scrolls what is wider than itself. */
    const clipOf = (element: Element) => {
      let part: Element | null = element
      while (part !== null && getComputedStyle(part).overflowX === 'visible') part = part.parentElement
      return part
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const element = node.parentElement
      if (text === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('.sr-only, option, textarea') || isTitled(element, text)) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const clip = clipOf(element)
      const scrolls = clip !== null && /auto|scroll/.test(getComputedStyle(clip).overflowX)
      if (clip !== null && !scrolls) {
        const frame = clip.getBoundingClientRect()
        if (box.right > frame.right + 1 || box.left < frame.left - 1) cut.push(`cut: ${text}`)
      }
      if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) cut.push(`outside: ${text}`)
      const over = document.elementFromPoint(box.right - 2, box.top + box.height / 2)
      if (over === null || placeOf(over) === null || placeOf(over) !== placeOf(element)) continue
      if (!over.contains(element) && controlOf(over) !== controlOf(element)) cut.push(`covered: ${text}`)
    }
    return [...new Set(cut)]
  })
