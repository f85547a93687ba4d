import { Link } from 'react-router-dom'
import { footprintsEndpoint } from '../../../../contract/calls/footprint.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { SectionHeading } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { CountTile } from '../../../ui/list/count-tile.tsx'
import { useAccount, openPageRefreshMs, useEndpoint } from '../../api/queries.ts'
import { pairingsPath } from '../../shared/navigation.ts'

const copy = homeCopy.counts

/** The four counts, each linked to its list (HOME-58 to HOME-68). */
export function CountTiles() {
  const account = useAccount()
  const list = pairingsPath(account.sex)
  const to = (status?: string) => `${list}?${status ? `status=${status}&` : ''}profile_list=true`
  const tiles = [
    { label: copy.recommend, value: account.recommend_count, to: to(), fresh: 0 },
    { label: copy.matching, value: account.matching_count, to: to('matching'), fresh: 0 },
    { label: copy.liked, value: account.like_count, to: to('liked'), fresh: account.like_count_new },
    { label: copy.sentLike, value: account.send_like_count, to: to('send_like'), fresh: 0 },
  ]
  return (
    <section
      aria-label={copy.label}
      className="grid grid-cols-2 gap-3 sm:grid-cols-4 @3xl:grid-cols-2 @4xl:grid-cols-4"
    >
      {tiles.map(({ label, value, to, fresh }) => (
        <CountTile
          key={label}
          label={label}
          value={value}
          aside={
            fresh > 0 && (
              <Chip tone="rose" className="num">
                {copy.likedNew(fresh)}
              </Chip>
            )
          }
          render={<Link to={to} />}
        />
      ))}
    </section>
  )
}

const footprintRowCopy = homeCopy.footprints
const shown = 20

/** The latest visitors of a verified member in a scrollable row (HOME-51 to HOME-55). Pictures beyond its edge load when they are scrolled to. */
export function FootprintRow() {
  return (
    <section
      aria-labelledby="footprints-heading"
      className="grid gap-2.5 @3xl:rounded-m @3xl:bg-surface @3xl:p-4.5 @3xl:shadow-1"
    >
      <SectionHeading
        id="footprints-heading"
        action={<TextLink render={<Link to="/footprints" />}>{footprintRowCopy.seeAll}</TextLink>}
      >
        {footprintRowCopy.title}
      </SectionHeading>
      <Visitors />
    </section>
  )
}

function Visitors() {
  const { data, isError } = useEndpoint(
    footprintsEndpoint,
    { page: 1, per_page: shown, email: useAccount().email },
    { refetchInterval: openPageRefreshMs },
  )
  // HOME-51 defines no error text. The list page shows the error (FOOT); this row only keeps its height.
  if (isError) return <p className="min-h-14.5 text-s text-ink-2">{commonCopy.state.loadFailed}</p>
  if (!data) {
    return (
      <SkeletonGroup className="flex gap-3.5 overflow-hidden @3xl:grid @3xl:grid-cols-4 @3xl:gap-x-1 @3xl:gap-y-3">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <div key={key} className="shrink-0 @3xl:grid @3xl:justify-items-center @3xl:gap-1 @3xl:py-1.5">
            <Skeleton shape="round" className="size-14.5" />
            <div className="hidden text-xs @3xl:block">
              <Skeleton className="w-10" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    )
  }
  if (data.data.length === 0) return <p className="text-s text-ink-2">{footprintRowCopy.empty}</p>
  return (
    <ul className="-mx-5 flex snap-x scroll-px-5 scroll-row gap-3.5 px-5 @3xl:mx-0 @3xl:grid @3xl:grid-cols-4 @3xl:gap-x-1 @3xl:gap-y-3 @3xl:overflow-visible @3xl:px-0">
      {data.data.map(({ id, visitor_uuid, twitter_name, avatar_profile_1 }) => (
        <li
          key={id}
          className="size-14.5 shrink-0 snap-start [content-visibility:auto] @3xl:size-auto @3xl:[content-visibility:visible] @3xl:nth-[n+9]:hidden"
        >
          <Link
            to={`/subprofile?uuid=${visitor_uuid}`}
            aria-label={commonCopy.name.withHonorific(twitter_name)}
            className="block rounded-full focus-visible:-outline-offset-2 @3xl:grid @3xl:justify-items-center @3xl:gap-1 @3xl:rounded-s @3xl:py-1.5 @3xl:hover:bg-wash"
          >
            <Avatar src={avatar_profile_1} size={58} />
            <bdi aria-hidden className="hidden max-w-full truncate text-xs @3xl:block">
              {twitter_name}
            </bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
