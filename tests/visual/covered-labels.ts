/** Labels of the tab bar that another element of their place covers, such as the count. */
export function coveredLabels(): string[] {
  return [...document.querySelectorAll('nav li > a')].flatMap((place) => {
    const text = [...place.childNodes].find((node) => node instanceof Text)
    if (text === undefined) return []
    const range = document.createRange()
    range.selectNodeContents(text)
    const label = range.getBoundingClientRect()
    const covered = [...place.children].some((part) => {
      const box = part.getBoundingClientRect()
      const across = Math.min(box.right, label.right) - Math.max(box.left, label.left)
      const along = Math.min(box.bottom, label.bottom) - Math.max(box.top, label.top)
      return across > 1 && along > 1
    })
    return covered ? [text.data] : []
  })
}
