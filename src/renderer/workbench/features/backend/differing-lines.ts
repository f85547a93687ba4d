/** Instants, days and durations. They differ throughout between two worlds that began at different times. */
const times =
  /\d{4}[-/年]\d{1,2}[-/月]\d{1,2}日?|\d{1,2}月\d{1,2}日|\d{1,2}\/\d{1,2}|\d{1,2}:\d{2}(?::\d{2})?|\d+(?:か月|週間|日|時間|分|秒)(?:前|後)?|（[日月火水木金土]）/g

const comparable = (line: string): string => line.replace(times, '~')

/** Lines of `list` that `other` lacks. Repeated lines are counted. */
function beyond(list: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of other) counts.set(comparable(line), (counts.get(comparable(line)) ?? 0) + 1)
  return list.filter((line) => {
    const text = comparable(line)
    const left = counts.get(text) ?? 0
    counts.set(text, left - 1)
    return left <= 0 && text !== '~'
  })
}

/** Returns the lines that only one of two screens shows. Ignores times and order. */
export function differingLines(a: readonly string[], b: readonly string[]) {
  return { onlyA: beyond(a, b), onlyB: beyond(b, a) }
}
