/**
 * Content lost on a page with enlarged text, one line each. Runs inside the page, so it cannot use anything outside
 * this function.
 */
export function largeTextFaults(): string[] {
  interface Text {
    element: HTMLElement
    text: string
    box: DOMRect
    /** Fixed elements and overlays, with their contents. */
    layer: Element | null
    scroller: Element | null
  }
  const faults = new Set<string>()
  const excerpt = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 30)
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.sr-only, svg, textarea, select') === null
  const layers = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  const root = layers.at(-1) ?? document.body

  const wide = document.documentElement.clientWidth
  const over = document.documentElement.scrollWidth - wide
  if (over > 0) faults.add(`the page sticks out by ${over} px`)

  const texts = textsOf(root)
  for (const { element, text, box, scroller } of texts) {
    if (!scroller && (box.right > wide + 1 || box.left < -1)) faults.add(`outside the window: ${excerpt(text)}`)
    if (clipperOf(element, box)) faults.add(`cut by its box: ${excerpt(text)}`)
  }
  for (const [a, b] of overlaps(texts)) faults.add(`one on the other: ${excerpt(a)} | ${excerpt(b)}`)
  for (const [a, b] of barsOnBars()) faults.add(`one bar on the other: ${excerpt(a)} | ${excerpt(b)}`)
  return [...faults]

  function textsOf(from: Element) {
    const found: Text[] = []
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !shown(element)) continue
      const layer = layerOf(element)
      const scroller = scrollerOf(element)
      range.selectNodeContents(node)
      for (const whole of range.getClientRects()) {
        const box = visiblePart(element, whole)
        if (box.width < 2 || box.height < 2) continue
        found.push({ element, text: node.textContent, box, layer, scroller })
      }
    }
    return found
  }

  /** A preview with an ellipsis reaches no further than its box. */
  function visiblePart(element: Element, whole: DOMRect): DOMRect {
    const cut = clipperOf(element, whole)
    if (!cut || !isEllipsis(cut) || /[\d０-９][円,]/u.test(element.textContent)) return whole
    const edge = cut.getBoundingClientRect()
    const [left, right] = [Math.max(whole.left, edge.left), Math.min(whole.right, edge.right)]
    const [top, bottom] = [Math.max(whole.top, edge.top), Math.min(whole.bottom, edge.bottom)]
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  /** Fixed elements over the scrolling page. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return at
    return null
  }

  /** A row that scrolls sideways shows all of its contents. */
  function scrollerOf(element: Element): Element | null {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return at
    return null
  }

  function clipperOf(element: Element, box: DOMRect): Element | null {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at)
      if (display === 'inline' || /auto|scroll/.test(`${overflowX}${overflowY}`)) continue
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = at.getBoundingClientRect()
      if (edge.width < 2 || edge.height < 2) return null
      const sideways = box.right > edge.right + 2 || box.left < edge.left - 2
      // A line box is higher than its glyphs.
      const upright = box.bottom > edge.bottom + box.height * 0.25 || box.top < edge.top - box.height * 0.25
      if (sideways || upright) return at
    }
    return null
  }

  function isEllipsis(element: Element): boolean {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }

  function overlaps(all: readonly Text[]): [string, string][] {
    const found: [string, string][] = []
    const list = all.filter(({ scroller }) => !scroller).toSorted((a, b) => a.box.top - b.box.top)
    for (const [index, a] of list.entries()) {
      for (let at = index + 1; at < list.length; at += 1) {
        const b = list[at]
        if (!b || b.box.top > a.box.bottom) break
        if (a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) continue
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if (width > 3 && height > Math.min(a.box.height, b.box.height) * 0.35) found.push([a.text, b.text])
      }
    }
    return found
  }

  function barsOnBars(): [string, string][] {
    const bars = [...root.querySelectorAll('*')].filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element)
      const held = /fixed|sticky/.test(position) && pointerEvents !== 'none' && element.textContent.trim() !== ''
      return held && shown(element) && element.getBoundingClientRect().height > 8
    })
    const found: [string, string][] = []
    for (const [index, a] of bars.entries()) {
      for (const b of bars.slice(index + 1)) {
        if (a.contains(b) || b.contains(a)) continue
        const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        if (height > 4 && width > 4) found.push([a.textContent, b.textContent])
      }
    }
    return found
  }
}
