import { rankCopy } from '../../../lib/copy/rank.ts'
import { Card } from '../../../ui/list/card.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { CriteriaList } from './criteria-list.tsx'
import { nextRank } from './next-rank.ts'
import { RequestPanel } from './request-panel.tsx'

const copy = rankCopy.request

/** /rankrequest: the present rank, what the next one asks for, and the request (RANK-01 to RANK-11). */
export function RankRequestPage() {
  const { rank, rc } = useAccount()
  const next = nextRank(rank)
  return (
    <PageBody>
      <Card className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 py-6 text-center">
        <RankMark label={copy.current} rank={rank ?? ''} />
        {next && (
          <>
            <span aria-hidden className="text-xl text-ink-3">
              →
            </span>
            <RankMark label={copy.next} rank={next} faint />
          </>
        )}
      </Card>
      {rank === 'SSS' && <p className="text-center text-s phrase text-ink-2">{copy.highest}</p>}
      {next && rc.length > 0 && <CriteriaList next={next} criteria={rc} />}
      <RequestPanel />
    </PageBody>
  )
}

function RankMark({ label, rank, faint = false }: { label: string; rank: string; faint?: boolean }) {
  return (
    <p className="col-auto grid gap-1 only:col-span-3">
      <span className="text-s text-ink-3">{label}</span>
      <strong className={`font-display text-2xl font-normal ${faint ? 'text-ink-3' : 'text-plum'}`}>
        {rank}
      </strong>
    </p>
  )
}
