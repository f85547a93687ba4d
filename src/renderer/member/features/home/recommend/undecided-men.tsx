import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { pairingsEndpoint, type RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { Sex, AgeConf } from '../../../../../contract/enums/member.ts'
import { StatusN } from '../../../../../contract/enums/pairing.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { TextLink } from '../../../../ui/base/text-link.tsx'
import { SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { PhotoCard, PhotoCardSkeleton } from '../../../../ui/list/photo-card.tsx'
import { useAccount } from '../../../api/account.ts'
import { openPageRefreshMs } from '../../../api/queries.ts'
import { partnerIdOf } from '../../../shared/pairing-address.ts'
import { useFallbackPicture } from '../../../shared/parts/member-picture.tsx'
import { searchPairings } from '../../../shared/search-pairings.ts'

const undecided = StatusN.new
const shown = 3
/** Interval of a search that went through the whole list, which may have many pages. */
const wholeListRefreshMs = 3 * openPageRefreshMs

/** The newest recommended men who await her decision, however many were passed since; undefined until known (D-127). */
export function useUndecidedMen(): readonly RecommendRow[] | undefined {
  const account = useAccount()
  const waits = account.sex === Sex.woman && account.age_conf === AgeConf.verified && account.recommend_id !== null
  const { data, isError } = useQuery<readonly RecommendRow[]>({
    queryKey: [pairingsEndpoint.id, 'undecided', account.recommend_id],
    queryFn: async ({ signal }) => {
      const men: RecommendRow[] = []
      await searchPairings({ sex: Sex.woman, status: 'others', signal }, (rows) => {
        men.push(...rows.filter(({ status_n }) => status_n === undecided))
        return men.length >= shown || null
      })
      return men.slice(0, shown)
    },
    enabled: waits,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.length === shown ? openPageRefreshMs : wholeListRefreshMs),
  })
  return waits && !isError ? data : []
}

/** Three side by side, two where a name would be cut: on a small phone, in large text, on an upright tablet. */
const cards = 'grid grid-cols-[repeat(auto-fill,minmax(max(min(5.5rem,45%),30%),1fr))] gap-2.5'

/** Layout of fewer cards without a note beside them: they fill the row, as high as three. */
const fewCards: Readonly<Record<number, { grid: string; shape: 'half' | 'row' }>> = {
  1: { grid: 'grid', shape: 'row' },
  2: { grid: 'grid grid-cols-2 gap-2.5', shape: 'half' },
}

/** Place of the note: a row of its own, if it begins one of two, or all of the row that one card leaves. */
function noteStyle(men: number): string {
  if (men === 1) return 'col-start-2 -col-end-1'
  return men % 2 === 0 ? '@max-[17.75rem]:col-span-full' : ''
}

interface UndecidedMenProps {
  /** Undefined while they load. */
  men: readonly RecommendRow[] | undefined
  /** How many more can be recommended today; 0 for a member who cannot ask. */
  left: number
}

/** Recommended men awaiting her decision, as cards. */
export function UndecidedMen({ men, left }: UndecidedMenProps) {
  const few = left > 0 ? undefined : fewCards[men?.length ?? shown]
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
          {men.length < shown && left > 0 && (
            <li
              className={`${noteStyle(men.length)} grid place-items-center rounded-m border border-dashed border-line-strong p-2 text-center text-s phrase text-ink-3 num`}
            >
              {homeCopy.recommend.stillToChoose(left)}
            </li>
          )}
        </ul>
      ) : (
        <SkeletonGroup className={cards}>
          <PhotoCardSkeleton count={shown} />
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
