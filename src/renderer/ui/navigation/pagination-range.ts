/** Page numbers to show, at most `max`, the current one in the middle if possible; clamps a page out of range. */
export function paginationRange(page: number, pageCount: number, max: number): number[] {
  const size = Math.min(Math.max(0, max), Math.max(0, pageCount))
  const current = Math.min(Math.max(1, page), pageCount)
  const first = Math.min(Math.max(1, current - Math.floor(size / 2)), pageCount - size + 1)
  return Array.from({ length: size }, (_, index) => first + index)
}
