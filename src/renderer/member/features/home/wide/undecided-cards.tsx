import { Link } from 'react-router-dom'
import { socialFallbackPath } from '../../../../../contract/calls/photo.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { formatListTime } from '../../../../lib/date-ja.ts'
import { SkeletonGroup } from '../../../../ui/feedback/list-skeleton.tsx'
import { PhotoCard, PhotoCardSkeleton } from '../../../../ui/list/photo.tsx'
import { TextLink } from '../../../../ui/navigation/text-link.tsx'
import { useAccount } from '../../../api/account.ts'
import { useServerNow } from '../../../api/server-time.ts'
import { useConfig } from '../../../api/use-config.ts'
import { remainingRecommends } from '../recommend-panel.tsx'
import { usePairingsOf } from './wide-today.tsx'

const undecided = 0
const shown = 3

/** In a wide window: the men who were recommended to her and whom she has not decided on yet (D-81). */
export function UndecidedCards() {
  const { apiBase } = useConfig()
  const nowMs = useServerNow(60_000)
  const left = remainingRecommends(useAccount())
  const rows = usePairingsOf('others')
  const men = rows?.filter(({ status_n }) => status_n === undecided)
  return (
    <section aria-labelledby="undecided-heading" className="grid content-start gap-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id="undecided-heading" className="text-m">
          {homeCopy.recommend.undecided}
        </h3>
        <TextLink render={<Link to="/recommends?status=others" />}>{homeCopy.footprints.seeAll}</TextLink>
      </div>
      {men ? (
        <ul className="grid grid-cols-3 gap-2.5">
          {men.slice(0, shown).map((row) => (
            <li key={row.id}>
              <PhotoCard
                render={<Link to={`/profile?id=${row.partner_user_id}`} />}
                src={row.profile1}
                fallbackSrc={`${apiBase}${socialFallbackPath}`}
              >
                <bdi className="block truncate font-semibold">{row.twitter_name || commonCopy.name.unnamed}</bdi>
                <span className="block text-xs num">{formatListTime(row.timestamp, nowMs)}</span>
              </PhotoCard>
            </li>
          ))}
          {men.length < shown && (
            <li className="grid place-items-center rounded-m border border-dashed border-line-strong p-2 text-center text-s phrase text-ink-3 num">
              {homeCopy.recommend.remaining(left)}
            </li>
          )}
        </ul>
      ) : (
        <SkeletonGroup className="grid grid-cols-3 gap-2.5">
          {['a', 'b', 'c'].map((key) => (
            <PhotoCardSkeleton key={key} />
          ))}
        </SkeletonGroup>
      )}
    </section>
  )
}
