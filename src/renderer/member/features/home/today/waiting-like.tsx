import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { formatListTime } from '../../../../lib/date-ja.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { SectionCard } from '../../../../ui/base/card.tsx'
import { Chip } from '../../../../ui/list/chip.tsx'
import { useAccount } from '../../../api/account.ts'
import { useServerNow } from '../../../api/server-time.ts'
import { pairingsPath, partnerIdOf, partnerPath } from '../../../shared/pairing-address.ts'
import { MemberPhoto } from '../../../shared/parts/member-picture.tsx'
import { useWaitingLike } from './use-waiting-like.ts'

const copy = homeCopy.today

/** Count of likes that were not seen yet. */
export function FreshLikes() {
  const { like_count_new: fresh } = useAccount()
  if (fresh === 0) return null
  return (
    <Chip tone="rose" className="num">
      {homeCopy.counts.likedNew(fresh)}
    </Chip>
  )
}

/** Partner whose like awaits an answer. Has its final size while loading. */
export function WaitingLike({ row }: { row: RecommendRow | undefined }) {
  const { sex } = useAccount()
  const nowMs = useServerNow(60_000)
  return (
    <div className="grid grid-cols-[min(7rem,36%)_minmax(0,1fr)] gap-x-3.5 gap-y-3 @4xl:gap-x-5">
      <span className="block h-35 overflow-hidden rounded-m @4xl:row-span-2">
        {row && <MemberPhoto src={row.profile1} alt="" shape="fill" />}
      </span>
      <div className="grid min-w-0 content-start gap-1">
        {/* The title of a woman's card. */}
        {sex === Sex.man && <p className="text-s font-semibold text-rose">{copy.likedBy}</p>}
        <bdi className="block truncate font-display text-xl tracking-mincho">
          {row ? row.twitter_name || commonCopy.name.unnamed : '\u00A0'}
        </bdi>
        <p className="text-s text-ink-2 num">{row ? copy.likedAt(formatListTime(row.timestamp, nowMs)) : '\u00A0'}</p>
        <p className="text-s phrase text-ink-2">{copy.likedText}</p>
      </div>
      <Button
        className="col-span-2 @4xl:col-span-1 @4xl:w-auto @4xl:self-end @4xl:justify-self-start @4xl:px-12"
        render={<Link to={row ? partnerPath(sex, partnerIdOf(row)) : `${pairingsPath(sex)}?status=liked`} />}
      >
        {copy.answer}
      </Button>
    </div>
  )
}

/** A woman's new likes, above what she can ask for (D-127). */
export function NewLikes() {
  const { liked, failed } = useWaitingLike()
  return (
    liked !== null && (
      <SectionCard title={copy.likedBy} action={<FreshLikes />}>
        {failed ? <p className="text-s text-ink-2">{commonCopy.state.loadFailed}</p> : <WaitingLike row={liked} />}
      </SectionCard>
    )
  )
}
