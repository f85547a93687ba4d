/** '2026年11月20日', '2026-11-20', '11月20日', '11/20', '（金）' */
const days = /\d{4}[-/年]\d{1,2}[-/月]\d{1,2}日?|\d{1,2}月\d{1,2}日|\d{1,2}\/\d{1,2}|（[日月火水木金土]）/g
/** '21:48', '21:48:06', '3日前', '5分' */
const times = /\d{1,2}:\d{2}(?::\d{2})?|\d+(?:か月|週間|日|時間|分|秒)(?:前|後)?/g

/** A line without days and times. They differ throughout between two worlds that began at different times. */
const comparable = (line: string): string => line.replace(days, '~').replace(times, '~')

/** Lines of `list` that `other` lacks, apart from days and times. Repeated lines are counted. */
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
