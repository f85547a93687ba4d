import type { CoverageReport } from './coverage.ts'

/** One thing that can be seen, with how often it was. */
export interface CoverageItem {
  readonly name: string
  readonly seen: number
}

/** One kind of them. */
export interface CoveragePart {
  readonly key: string
  readonly label: string
  readonly items: readonly CoverageItem[]
}

/** What is documented, by kind; what was seen beside it is left out, so that nothing makes good for what is missing. */
export function coverageParts(report: CoverageReport): readonly CoveragePart[] {
  const { endpoints, channels, timeRules, screens, errorTexts } = report
  const calls = endpoints.map(({ method, path, statuses }) => {
    return { name: `${method} ${path}`, seen: sum(Object.values(statuses)) }
  })
  const statuses = endpoints.flatMap(({ method, path, documented, statuses: counts }) =>
    documented.map((status) => ({ name: `${method} ${path} ${status}`, seen: counts[status] ?? 0 })),
  )
  return [
    { key: 'calls', label: '呼び出し', items: calls },
    { key: 'statuses', label: '応答の状態', items: statuses },
    {
      key: 'channels',
      label: 'チャンネル',
      items: channels.map(({ name, frames }) => ({ name, seen: frames })),
    },
    {
      key: 'time',
      label: '時間のきまり',
      items: timeRules.map(({ kind, fired }) => ({ name: kind, seen: fired })),
    },
    {
      key: 'screens',
      label: '画面',
      items: screens.filter(({ documented }) => documented).map(({ path, seen }) => ({ name: path, seen })),
    },
    {
      key: 'texts',
      label: 'エラー文',
      items: errorTexts
        .filter(({ documented }) => documented)
        .map(({ text, seen }) => ({ name: text, seen })),
    },
  ]
}

export interface Share {
  readonly seen: number
  readonly of: number
  /** In percent, rounded down: 100 means all. */
  readonly percent: number
}

export function shareOf(items: readonly CoverageItem[]): Share {
  const seen = items.filter((item) => item.seen > 0).length
  const of = items.length
  return { seen, of, percent: of === 0 ? 100 : Math.floor((seen / of) * 100) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
