/**
 * Violations of the typography rules on a page at its current width, one line each. Runs inside the page, so it cannot
 * use anything outside this function.
 */
export function typographyFaults(): string[] {
  // Sizes of the scale (styles/theme.css) and of the few fixed parts: dense chips, names and values, the brand.
  const sizes = new Set([11, 12, 13, 14, 15, 16, 17, 18, 20, 23, 26, 30])
  const noStart = /^[、。，．・：；！？!?,.）)」』】〕〉》…‥ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶゝゞ々％%]/u
  // Particles before a kanji or katakana; before kana they may begin a word.
  const particle = /^(を|[はがにのへともやで](?=[\p{Script=Han}\p{Script=Katakana}「（]))/u
  const words = new Intl.Segmenter('ja', { granularity: 'word' })
  const faults = new Set<string>()
  const excerpt = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)

  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (over > 0) faults.add(`the page sticks out by ${over} px`)

  const layers = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  const roots = layers.length > 0 ? layers.slice(-1) : [document.body]
  for (const root of roots) {
    checkLines(root)
    checkBoxes(root)
    checkTargets(root)
  }
  return [...faults]

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 1.5 && height > 1.5 && element.closest('.sr-only, svg, textarea, select') === null
  }

  function blockOf(node: Node): HTMLElement {
    let element = node.parentElement ?? document.body
    while (getComputedStyle(element).display === 'inline') element = element.parentElement ?? document.body
    return element
  }

  /** Lines of each block with the kind of break before them: a wrap or a written break. */
  function checkLines(root: Element): void {
    const blocks = new Map<HTMLElement, { text: string; top: number; wrapped: boolean }[]>()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let written: HTMLElement | undefined
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, data } = node as Text
      if (!parent || data.trim() === '' || !isShown(parent)) continue
      checkType(parent, data)
      const block = blockOf(node)
      const lines = blocks.get(block) ?? []
      blocks.set(block, lines)
      if (written !== block) written = undefined
      for (let index = 0; index < data.length; index += 1) {
        const char = data[index] ?? ''
        if (char === '\n') written = block
        if (char.trim() === '') continue
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
        const rect = rects.at(-1)
        if (!rect) continue
        const middle = rect.top + rect.height / 2
        const line = lines.at(-1)
        if (line && Math.abs(line.top - middle) < rect.height * 0.6) line.text += char
        else lines.push({ text: char, top: middle, wrapped: lines.length > 0 && written !== block })
        written = undefined
      }
    }
    for (const [block, lines] of blocks) {
      const { wordBreak, webkitLineClamp, whiteSpaceCollapse } = getComputedStyle(block)
      const kept = whiteSpaceCollapse === 'preserve' || webkitLineClamp !== 'none'
      // Texts by members break as the browser does.
      const ours = wordBreak === 'auto-phrase' && !(kept && block.closest('[role="log"]'))
      for (const [index, { text, wrapped }] of lines.entries()) {
        const before = lines[index - 1]?.text.slice(-8) ?? ''
        const shown = `…${before} ⏎ ${text.slice(0, 16)}`
        if (!wrapped) continue
        if (noStart.test(text)) faults.add(`forbidden at the start of a line: ${shown}`)
        if (ours && particle.test(text)) faults.add(`a particle begins a line: ${shown}`)
        const cut = ours ? wordCutBy(lines, index) : ''
        if (cut) faults.add(`a word is cut: ${cut}: ${shown}`)
        const last = index === lines.length - 1
        if (text.length === 1 && last && (ours || !kept)) faults.add(`one character alone: ${shown}`)
        if (text.length === 2 && last && /[。、！？」）]$/u.test(text) && ours)
          faults.add(`one character alone: ${shown}`)
      }
    }
  }

  /** A dictionary word across the end of the previous line, if it is all kana; names and compounds may break. */
  function wordCutBy(lines: readonly { text: string }[], index: number): string {
    const [before, after] = [lines[index - 1]?.text ?? '', lines[index]?.text ?? '']
    for (const { segment, index: start } of words.segment(before + after)) {
      const cut = start < before.length && start + segment.length > before.length
      // に, と and the following word are compound particles, so a line may begin with their second half.
      if (cut && !/^[にと]/u.test(segment) && /^[\p{Script=Hiragana}ー]+$|^[\p{Script=Katakana}ー]+$/u.test(segment))
        return segment
    }
    return ''
  }

  function checkType(element: HTMLElement, text: string): void {
    const { fontSize, fontVariantNumeric } = getComputedStyle(element)
    if (!sizes.has(Math.round(parseFloat(fontSize) * 10) / 10))
      faults.add(`${fontSize} is no size of the scale: ${excerpt(text)}`)
    const whole = element.textContent.trim()
    if (/^[\d,:/／%\s]+$/u.test(whole) && /\d/.test(whole) && !fontVariantNumeric.includes('tabular'))
      faults.add(`figures are not tabular: ${excerpt(whole)}`)
  }

  /** Text cut by its own box without an ellipsis. */
  function checkBoxes(root: Element): void {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element)
      const own = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      )
      if (!own || !isShown(element)) continue
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible'
      const honest = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      const wider = element.scrollWidth > element.clientWidth + 1
      const higher = element.scrollHeight > element.clientHeight + 2
      if (clips && !honest && style.overflowY !== 'auto' && (wider || higher))
        faults.add(`text is cut: ${excerpt(element.textContent)}`)
      const control = element.closest('button, a, label')
      if (!control || style.display === 'inline') continue
      const box = control.getBoundingClientRect()
      const { left, right } = element.getBoundingClientRect()
      if (left < box.left - 1 || right > box.right + 1)
        faults.add(`text leaves its control: ${excerpt(element.textContent)}`)
    }
  }

  /** Targets of 44 px, drawn or overlaid; links inside a sentence are as high as their line. */
  function checkTargets(root: Element): void {
    for (const element of root.querySelectorAll<HTMLElement>('a[href], button, summary, label')) {
      if (!isShown(element)) continue
      const style = getComputedStyle(element)
      if (style.display === 'inline' || style.pointerEvents === 'none') continue
      if (element.matches('label') && !element.querySelector('input')) continue
      const laid = (pseudo: '::before' | '::after') => {
        const { content, position, width, height } = getComputedStyle(element, pseudo)
        return content !== 'none' && position === 'absolute' ? [parseFloat(width), parseFloat(height)] : [0, 0]
      }
      const box = element.getBoundingClientRect()
      const [before, after] = [laid('::before'), laid('::after')]
      const width = Math.max(box.width, before[0] || 0, after[0] || 0)
      const height = Math.max(box.height, before[1] || 0, after[1] || 0)
      const name = element.getAttribute('aria-label') ?? element.textContent
      if (height < 43.5) faults.add(`only ${height.toFixed(1)} px high: ${excerpt(name)}`)
      // A row of dots is one control; each dot keeps its width.
      const least = element.closest('div')?.matches(':has(> [aria-label$="枚目"])') ? 23.5 : 43.5
      if (width < least && !element.matches('label')) faults.add(`only ${width.toFixed(1)} px wide: ${excerpt(name)}`)
    }
  }
}
