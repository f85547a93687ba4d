import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx'
import { driftQuery } from '../../../control/queries.ts'
import { ActionButton } from '../../../parts/buttons.tsx'
import { QueryState } from '../../../parts/panel.tsx'
import { knownCalls } from './ages.ts'
import { CallAges } from './call-ages.tsx'
import { loadDrift, saveDrift } from './drift-files.ts'
import { DriftRows } from './drift-rows.tsx'

/** Where the real API was seen to leave the contract, over all runs, and when each call was last seen to keep it. */
export function DriftSection() {
  const query = useQuery(driftQuery)
  return (
    <QueryState query={query} rows={2}>
      {({ ledger, today }) => {
        const calls = knownCalls(ledger)
        const of = (isReviewed: boolean) =>
          calls.flatMap(({ drifts, ...call }) => {
            const fitting = drifts.filter(({ note }) => (note !== null) === isReviewed)
            return fitting.length === 0 ? [] : [{ ...call, drifts: fitting }]
          })
        const [open, reviewed] = [of(false), of(true)]
        return (
          <>
            <section aria-label="契約からの逸脱" className="grid gap-2">
              <h3>契約からの逸脱</h3>
              {open.length > 0 ? (
                <DriftRows calls={open} today={today} />
              ) : (
                <p className="text-s text-ink-2">
                  {calls.some(({ samples }) => samples > 0)
                    ? 'まだ確かめていない逸脱はありません。'
                    : '実際の API の応答は、まだ一度も照らし合わせていません。'}
                </p>
              )}
              {reviewed.length > 0 && (
                <Disclosure
                  summary={
                    <span className="text-s font-semibold">{`確かめた逸脱 ${reviewed.flatMap(({ drifts }) => drifts).length}件`}</span>
                  }
                >
                  <DriftRows calls={reviewed} today={today} />
                </Disclosure>
              )}
              <Link to="/inspector" replace className="w-fit text-s text-plum underline underline-offset-2">
                通信を見る
              </Link>
            </section>
            <CallAges calls={calls} today={today} />
            <section aria-label="逸脱の記録のファイル" className="grid gap-2">
              <p className="text-xs text-ink-2">
                逸脱の場所と日付だけを書き出します。応答の中身は入りません。リポジトリの{' '}
                <code className="font-mono">fixtures/contract-drift.json</code>{' '}
                に置くと、次の起動から読み込まれます。
              </p>
              <div className="flex flex-wrap gap-1.5">
                <ActionButton icon="download" run={async () => saveDrift(ledger)}>
                  書き出す
                </ActionButton>
                <ActionButton icon="document" tone="text" run={loadDrift}>
                  ファイルを読み込む…
                </ActionButton>
              </div>
            </section>
          </>
        )
      }}
    </QueryState>
  )
}
