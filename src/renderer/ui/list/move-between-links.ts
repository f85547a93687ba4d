/** Moves the focus with the arrow keys in a list of links; stops at both ends. */
export function moveBetweenLinks(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('li a[href]')]
  const at = links.findIndex((link) => link === document.activeElement)
  if (at === -1) return
  const next = links[event.key === 'ArrowDown' ? at + 1 : at - 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
