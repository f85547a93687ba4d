import { useHasPanes } from '../../../lib/window-width.ts'

interface ListAndReadingProps {
  /** Pane that the address names. The other pane is shown only where both have room. */
  at: 'list' | 'reading'
  list: React.ReactNode
  reading: React.ReactNode
}

/** A list and the open item: side by side from 900 px, otherwise the one in the address. */
export function ListAndReading({ at, list, reading }: ListAndReadingProps) {
  if (!useHasPanes()) return at === 'list' ? list : reading
  return (
    <div className="grid grid-cols-[18rem_minmax(0,1fr)] items-start gap-6 @5xl:grid-cols-[24rem_minmax(0,1fr)] @6xl:gap-8">
      <div className="grid min-w-0 grid-cols-1 gap-4 rounded-m bg-surface px-4.5 py-3 shadow-1">{list}</div>
      <div className="grid min-h-96 min-w-0 grid-cols-1 content-start gap-4 rounded-m bg-surface p-6 shadow-1 @5xl:p-8">
        {reading}
      </div>
    </div>
  )
}
