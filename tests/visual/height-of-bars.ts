/** Height of the fixed elements at the top and the foot of the window. */
export function heightOfBars(): number {
  const bars = [...document.querySelectorAll('#root *')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element)
    // Empty message outlets take no space.
    const held = /fixed|sticky/.test(position) && pointerEvents !== 'none'
    return held && element.checkVisibility({ opacityProperty: true })
  })
  const taken = new Set<number>()
  for (const bar of bars) {
    const { top, bottom, width } = bar.getBoundingClientRect()
    // A column beside the page is no bar.
    if (width < window.innerWidth / 2 || bottom - top > window.innerHeight * 0.9) continue
    for (let y = Math.max(0, Math.round(top)); y < Math.min(window.innerHeight, Math.round(bottom)); y += 1)
      taken.add(y)
  }
  return taken.size
}
