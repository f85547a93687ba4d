import type { CoverageReport } from '../../../../contract/control/coverage.ts'
import { useCopy } from '../../hub/language.ts'
import { lookOfKind } from '../../hub/world/effect-looks.ts'
import { coverageCopy } from './copy.ts'
import { CountList } from './count-list.tsx'

/** Rules of time, with the number of their effects. */
export function TimeRuleRows({ timeRules }: CoverageReport) {
  const rows = timeRules.map(({ kind, fired }) => ({ text: lookOfKind(kind).label, note: kind, count: fired }))
  return <CountList rows={rows} />
}

/** Row of an item whose documented ones need no note. */
const rowOf = (text: string, { seen, documented }: { seen: number; documented: boolean }, note: string) =>
  documented ? { text, count: seen } : { text, count: seen, note }

/** Pages of the member app; undocumented ones have a note. */
export function ScreenRows({ screens }: CoverageReport) {
  const note = useCopy(coverageCopy).undocumentedScreen
  return <CountList mono rows={screens.map((screen) => rowOf(screen.path, screen, note))} />
}

/** Texts of refusals; those of a field have a note. */
export function ErrorTextRows({ errorTexts }: CoverageReport) {
  const note = useCopy(coverageCopy).fieldText
  return <CountList lang="ja" rows={errorTexts.map((error) => rowOf(error.text, error, note))} />
}
