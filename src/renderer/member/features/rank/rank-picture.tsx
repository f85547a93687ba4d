import { type Rank, ranks } from '../../../../contract/enums/member.ts'
import { rankCopy } from '../../../lib/copy/rank.ts'
import { rankAbove } from '../../shared/rank-rules.ts'
import { RankStair } from './rank-stair.tsx'

const copy = rankCopy.request

/** Regular ranks, from the lowest. */
const path = ranks.slice(ranks.indexOf('E'))

/** Looks of a rank on the path by its place: below the present rank, the present, the next, above both. */
const pathLooks = {
  below: { text: '', dot: 'bg-plum' },
  present: { text: 'font-semibold text-plum', dot: 'bg-plum ring-4 ring-plum-soft' },
  next: { text: 'font-semibold text-ink', dot: 'bg-surface inset-ring-2 inset-ring-lantern-ink' },
  above: { text: '', dot: 'bg-surface inset-ring-2 inset-ring-line-strong' },
}

/** Place of a rank that stands `steps` above the present one. */
function pathPlace(steps: number): keyof typeof pathLooks {
  if (steps < 0) return 'below'
  if (steps === 0) return 'present'
  return steps === 1 ? 'next' : 'above'
}

/** All regular ranks with the present and the next one. Decorative: both stand in the picture's text. */
function RankPath({ rank }: { rank: Rank }) {
  // Below 0 on the ladder that leads to E.
  const at = ranks.indexOf(rank) - ranks.indexOf('E')
  return (
    <ol aria-hidden className="relative grid grid-cols-11 text-center text-xs text-ink-3">
      <li className="absolute inset-x-[4.5%] top-1 h-0.5 bg-line-strong" />
      {path.map((name, index) => {
        const { text, dot } = pathLooks[pathPlace(index - at)]
        return (
          <li key={name} className={`relative grid justify-items-center gap-1.5 ${text}`}>
            <span className={`size-2.5 rounded-full ${dot}`} />
            {name}
          </li>
        )
      })}
    </ol>
  )
}

/** Corners of the picture beside the two medals. */
const corners = { lower: 'start-4 bottom-2.5', upper: 'end-4 top-2.5' }

interface RankPictureProps {
  rank: Rank
  /** Whether each criterion of the next rank is met. */
  met: readonly boolean[]
}

/** The present and the next rank on the stair, and their place on the path. */
export function RankPicture({ rank, met }: RankPictureProps) {
  const next = rankAbove(rank)
  return (
    <>
      <div className="relative aspect-[350/206] max-h-80 w-full overflow-hidden rounded-l text-on-photo">
        <RankStair rank={rank} next={next} criteria={met} />
        <p className={`absolute text-xs ${next ? corners.lower : corners.upper}`}>
          {copy.current}
          <span className="sr-only">{rank}</span>
        </p>
        {next && (
          <p className={`absolute text-xs ${corners.upper}`}>
            {copy.next}
            <span className="sr-only">{next}</span>
          </p>
        )}
      </div>
      <RankPath rank={rank} />
    </>
  )
}
