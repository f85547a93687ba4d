import { Link } from 'react-router-dom'
import { socialFallbackPath } from '../../../../../contract/calls/photo.ts'
import type { RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { formatListTime } from '../../../../lib/date-ja.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Photo } from '../../../../ui/list/photo.tsx'
import { useServerNow } from '../../../api/server-time.ts'
import { useConfig } from '../../../api/use-config.ts'

const copy = homeCopy.today

/** Whose like waits for an answer, of its final size before she is known. */
export function WaitingLike({ row }: { row: RecommendRow | undefined }) {
  const nowMs = useServerNow(60_000)
  const { apiBase } = useConfig()
  return (
    <div className="grid grid-cols-[min(7rem,36%)_minmax(0,1fr)] gap-x-3.5 gap-y-3 @3xl:gap-x-5">
      <span className="block h-35 overflow-hidden rounded-m @3xl:row-span-2">
        {row && (
          <Photo src={row.profile1} fallbackSrc={`${apiBase}${socialFallbackPath}`} alt="" shape="fill" />
        )}
      </span>
      <div className="grid min-w-0 content-start gap-1">
        <p className="text-s font-semibold text-rose">{copy.likedBy}</p>
        {row && (
          <>
            <bdi className="block truncate font-display text-xl tracking-mincho">
              {row.twitter_name || commonCopy.name.unnamed}
            </bdi>
            <p className="text-s text-ink-2 num">{copy.likedAt(formatListTime(row.timestamp, nowMs))}</p>
            <p className="text-s phrase text-ink-2">{copy.likedText}</p>
          </>
        )}
      </div>
      <Button
        className="col-span-2 @3xl:col-span-1 @3xl:w-auto @3xl:self-end @3xl:justify-self-start @3xl:px-12"
        render={
          <Link to={row ? `/profile/female?id=${row.partner_user_id}` : '/recommends/male?status=liked'} />
        }
      >
        {copy.answer}
      </Button>
    </div>
  )
}
