/**
 * Ids in a test title: `AUTH-13`, and every id of a range written `REC-40..44` or `REC-40..REC-44`. Numbers keep the
 * width of the range's start (`API-07..09` is API-07, API-08, API-09).
 */
export function idsInText(text: string): string[] {
  const pattern = /\b([A-Z]+2?)-(\d+)(?:\.\.(?:\1-)?(\d+))?/g
  return [...text.matchAll(pattern)].flatMap(([, area = '', first = '', last = first]) => {
    const count = Number(last) - Number(first) + 1
    return Array.from({ length: Math.max(count, 0) }, (_, step) => {
      const number = String(Number(first) + step)
      return `${area}-${number.padStart(first.length, '0')}`
    })
  })
}
