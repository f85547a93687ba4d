import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { PhotoCard, PhotoCardSkeleton } from '../../../ui/list/photo.tsx'
import { TextLink } from '../../../ui/navigation/page-body.tsx'
import { usePartnerProfile } from '../../shared/pairings.ts'
import { useFallbackPicture } from '../../shared/parts/member-picture.tsx'
import { usePairingsOf } from './use-home-data.ts'

const undecided = 0
const shown = 3
/** Three side by side, two where a name would be cut: on a small phone, in large text, on an upright tablet. */
const cards = 'grid grid-cols-[repeat(auto-fill,minmax(max(min(5.5rem,45%),30%),1fr))] gap-2.5'

/** Recommended men awaiting her decision. `left` more can be recommended today. */
export function UndecidedCards({ left }: { left: number }) {
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
        <ul className={cards}>
          {men.slice(0, shown).map((row) => (
            <li key={row.id}>
              <Man row={row} />
            </li>
          ))}
          {men.length < shown && left > 0 && (
            <li className="grid place-items-center rounded-m border border-dashed border-line-strong p-2 text-center text-s phrase text-ink-3 num">
              {homeCopy.recommend.stillToChoose(left)}
            </li>
          )}
        </ul>
      ) : (
        <SkeletonGroup className={cards}>
          <PhotoCardSkeleton count={3} />
        </SkeletonGroup>
      )}
    </section>
  )
}

function Man({ row }: { row: RecommendRow }) {
  const profile = usePartnerProfile(2, row.partner_user_id)
  return (
    <PhotoCard
      render={<Link to={`/profile?id=${row.partner_user_id}`} />}
      src={row.profile1}
      fallbackSrc={useFallbackPicture()}
      eager
    >
      <span className="flex items-baseline gap-1.5">
        <bdi className="min-w-0 truncate font-semibold">{row.twitter_name || commonCopy.name.unnamed}</bdi>
        <span className="text-s num">{profile?.age}</span>
      </span>
      {/* Reserves the height while loading. */}
      <span className="block min-h-5 truncate text-xs">{profile?.area.join('・')}</span>
    </PhotoCard>
  )
}
