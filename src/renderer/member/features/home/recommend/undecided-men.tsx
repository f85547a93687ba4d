import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { TextLink } from '../../../../ui/base/text-link.tsx'
import { SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { PhotoCard, PhotoCardSkeleton } from '../../../../ui/list/photo-card.tsx'
import { partnerIdOf } from '../../../shared/pairing-address.ts'
import { useFallbackPicture } from '../../../shared/parts/member-picture.tsx'
import { mostUndecided } from './use-undecided-men.ts'

/** Three side by side, two where a name would be cut: on a small phone, in large text, on an upright tablet. */
const cards = 'grid grid-cols-[repeat(auto-fill,minmax(max(min(5.5rem,45%),30%),1fr))] gap-2.5'

/** Layout of fewer cards without a note beside them: they fill the row, as high as three. */
const fewCards: Readonly<Record<number, { grid: string; shape: 'half' | 'row' }>> = {
  1: { grid: 'grid', shape: 'row' },
  2: { grid: 'grid grid-cols-2 gap-2.5', shape: 'half' },
}

interface UndecidedMenProps {
  /** Undefined while they load. */
  men: readonly RecommendRow[] | undefined
  /** How many more can be recommended today; 0 for a member who cannot ask. */
  left: number
}

/** Recommended men awaiting her decision, as cards. */
export function UndecidedMen({ men, left }: UndecidedMenProps) {
  const few = left > 0 ? undefined : fewCards[men?.length ?? mostUndecided]
  return (
    <section aria-labelledby="undecided-heading" className="@container grid content-start gap-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id="undecided-heading" className="text-m">
          {homeCopy.recommend.undecided}
        </h3>
        <TextLink render={<Link to="/recommends?status=others" />}>{homeCopy.footprints.seeAll}</TextLink>
      </div>
      {men ? (
        <ul className={few?.grid ?? cards}>
          {men.map((row) => (
            <li key={row.id}>
              <Man row={row} shape={few?.shape} />
            </li>
          ))}
          {men.length < mostUndecided && left > 0 && <StillToChoose left={left} men={men.length} />}
        </ul>
      ) : (
        <SkeletonGroup className={cards}>
          <PhotoCardSkeleton count={mostUndecided} />
        </SkeletonGroup>
      )}
    </section>
  )
}

function Man({ row, shape }: { row: RecommendRow; shape: 'half' | 'row' | undefined }) {
  return (
    <PhotoCard
      render={<Link to={`/profile?id=${partnerIdOf(row)}`} />}
      src={row.profile1}
      fallbackSrc={useFallbackPicture()}
      shape={shape}
      eager
    >
      <span className="flex items-baseline gap-1.5">
        <bdi className="min-w-0 truncate font-semibold">{row.twitter_name || commonCopy.name.unnamed}</bdi>
        <span className="text-s num">{row.age}</span>
      </span>
      <span className="block min-h-5 truncate text-xs">{row.area?.join('・')}</span>
    </PhotoCard>
  )
}

/** Place of the note below `men` cards: a row of its own, if it begins one of two, or all of the row that one card leaves. */
function noteStyle(men: number): string {
  if (men === 1) return 'col-start-2 -col-end-1'
  return men % 2 === 0 ? '@max-[17.75rem]:col-span-full' : ''
}

/** Note in the place of the missing cards: how many more she can ask for today. */
function StillToChoose({ left, men }: { left: number; men: number }) {
  const box = 'grid place-items-center rounded-m border border-dashed border-line-strong p-2'
  return (
    <li className={`${box} text-center text-s phrase text-ink-3 num ${noteStyle(men)}`}>
      {homeCopy.recommend.stillToChoose(left)}
    </li>
  )
}
