const mostLines = 3
const mostLength = 200
/** Share of common pairs of letters from which two texts count as alike. */
const leastAlike = 0.25

/** Returns the lines of a shown text that are most like an expected one, best first: what may stand there instead. */
export function nearestLines(shown: string, expected: string): string[] {
  const wanted = pairsOf(expected)
  return [...new Set(shown.split(/[\n\t]+/).map((line) => line.replaceAll(/\s+/g, ' ').trim()))]
    .map((line) => ({ line, alike: likeness(pairsOf(line), wanted) }))
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, mostLines)
    .map(({ line }) => line.slice(0, mostLength))
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = [...text.replaceAll(/\s+/g, '')]
  return new Set(letters.length === 1 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))
}

/** Share of the pairs that two texts have in common, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length
  return (2 * common) / Math.max(1, one.size + other.size)
}
