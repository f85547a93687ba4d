import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readMomentChanges } from '../../../../contract/control/history.ts'
import { callControl } from '../../control/call-control.ts'
import { historyQuery } from '../../control/queries.ts'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { WorldChanges } from '../../parts/world-changes.tsx'
import { UndoButtons } from '../../time/undo-buttons.tsx'
import { branchLines } from './branch-lines.ts'
import { MomentLine } from './moment-line.tsx'

/** All moments, the newest on top, branches indented; each can be gone to, and tells what it changed. */
export function HistoryPanel() {
  const query = useQuery(historyQuery)
  const [params] = useSearchParams()
  // Others lead to a moment: `/history?moment=12`.
  const asked = Number(params.get('moment') ?? Number.NaN)
  const [open, setOpen] = useState<number | undefined>(Number.isNaN(asked) ? undefined : asked)
  const target = useRef<HTMLLIElement>(null)
  const isThere = query.data !== undefined
  useEffect(() => {
    if (isThere) target.current?.scrollIntoView({ block: 'center' })
  }, [isThere])
  const changes = useQuery({
    queryKey: ['history', 'changes', open],
    queryFn: () => callControl(readMomentChanges, { id: open ?? 0 }),
    enabled: open !== undefined,
  })
  return (
    <Panel title="履歴" aside={<UndoButtons withText />}>
      <QueryState query={query}>
        {({ moments, present, most }) => {
          const lines = branchLines(moments, present)
          const branches = new Set(lines.map(({ branch }) => branch)).size
          return (
            <>
              <p className="mb-2 text-xs text-ink-2 num">
                {moments.length}の時点 ・ 枝{branches}本 ・ 戻っても枝は消えません（
                {most.toLocaleString('ja')}
                の時点まで）
              </p>
              <ul className="-mx-2.5 grid gap-0.5">
                {lines.toReversed().map((line) => (
                  <li
                    key={line.moment.id}
                    ref={line.moment.id === asked ? target : undefined}
                    className={line.moment.id === asked ? 'rounded-s bg-wash' : undefined}
                  >
                    <MomentLine
                      {...line}
                      open={line.moment.id === open}
                      onOpen={() => setOpen(line.moment.id === open ? undefined : line.moment.id)}
                    />
                    {line.moment.id === open && changes.data && (
                      <div className="px-2.5 pt-1 pb-3">
                        <WorldChanges changes={changes.data} />
                      </div>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </QueryState>
    </Panel>
  )
}
