/**
 * Share of the window's width that content covers, 0 to 1: visible text, pictures and cards, overlaps counted once. The
 * rail is no content. Runs inside the page.
 */
export function coveredWidth(): number {
  const rail = document.querySelector('nav[aria-label="主なページ"]')?.parentElement
  const covered = new Set<number>()
  const cover = ({ left, right, top, bottom }: DOMRect): void => {
    if (bottom <= 0 || top >= window.innerHeight) return
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(window.innerWidth, Math.ceil(right)); x += 1)
      covered.add(x)
  }
  for (const element of document.querySelectorAll('#root *')) {
    if (rail?.contains(element) || !element.checkVisibility({ opacityProperty: true })) continue
    const { boxShadow, backgroundColor, borderTopLeftRadius } = getComputedStyle(element)
    const isCard = boxShadow !== 'none' || (backgroundColor !== 'rgba(0, 0, 0, 0)' && borderTopLeftRadius !== '0px')
    // A shadow of the whole page does not belong to a card.
    const isFrame = element.querySelector('main') !== null
    if ((isCard && !isFrame) || element.matches('img, svg')) cover(element.getBoundingClientRect())
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) cover(rect)
    }
  }
  return covered.size / window.innerWidth
}
