import { rankCopy } from '../../../lib/copy/rank.ts'
import { Columns, PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { criteriaLeft, nextRank, topRank } from '../../shared/rank-rules.ts'
import { CriteriaList } from './rank-criteria.tsx'
import { RankPicture } from './rank-picture.tsx'
import { RequestPanel } from './request-panel.tsx'

const copy = rankCopy.request

/** Page /rankrequest: current rank, criteria of the next rank, and the request (RANK-01 to RANK-11). */
export function RankRequestPage() {
  const { rank, rc } = useAccount()
  const next = nextRank(rank)
  if (!rank || !next || rc.length === 0) {
    return (
      <PageBody>
        <div className="grid grid-cols-1 gap-4 @3xl:mx-auto @3xl:w-full @3xl:max-w-160">
          {rank && <RankPicture rank={rank} met={[]} />}
          {rank === topRank && <p className="text-center text-s phrase text-ink-2">{copy.highest}</p>}
          <RequestPanel openCriteria={0} />
        </div>
      </PageBody>
    )
  }
  return (
    <PageBody>
      <Columns
        aside={
          <>
            <CriteriaList next={next} criteria={rc} />
            <RequestPanel openCriteria={criteriaLeft(next, rc)} />
          </>
        }
      >
        <RankPicture rank={rank} met={rc.map(({ active_flag: active }) => active)} />
      </Columns>
    </PageBody>
  )
}
