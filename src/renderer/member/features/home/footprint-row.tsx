import { Link } from 'react-router-dom'
import { footprintsEndpoint } from '../../../../contract/calls/footprint.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { SectionHeading } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { useAccount } from '../../api/account.ts'
import { openPageRefreshMs, useEndpoint } from '../../api/queries.ts'

const copy = homeCopy.footprints
const mostVisitors = 20

/** Visitors in a row that scrolls; in a wide frame the first eight, in two rows with their names. */
const row = {
  items: 'flex gap-3.5 @3xl:grid @3xl:grid-cols-4 @3xl:gap-x-1 @3xl:gap-y-3',
  scroll: '-mx-5 snap-x scroll-px-5 scroll-row px-5 @3xl:mx-0 @3xl:overflow-visible @3xl:px-0',
}

const visitorStyle = {
  place: 'size-14.5 shrink-0 snap-start @3xl:size-auto @3xl:nth-[n+9]:hidden',
  lazy: '[content-visibility:auto] @3xl:[content-visibility:visible]',
  link: 'block rounded-full focus-visible:-outline-offset-2 @3xl:rounded-s @3xl:py-1.5 @3xl:hover:bg-wash',
  wide: '@3xl:grid @3xl:justify-items-center @3xl:gap-1',
}

/** The latest visitors of a verified member in a scrollable row (HOME-51 to HOME-55). Pictures beyond its edge load when they are scrolled to. */
export function FootprintRow() {
  return (
    <section
      aria-labelledby="footprints-heading"
      className="grid gap-2.5 @3xl:rounded-m @3xl:bg-surface @3xl:p-4.5 @3xl:shadow-1"
    >
      <SectionHeading
        id="footprints-heading"
        action={<TextLink render={<Link to="/footprints" />}>{copy.seeAll}</TextLink>}
      >
        {copy.title}
      </SectionHeading>
      <Visitors />
    </section>
  )
}

function useVisitors(enabled: boolean) {
  const { email } = useAccount()
  const input = { page: 1, per_page: mostVisitors, email }
  return useEndpoint(footprintsEndpoint, input, { refetchInterval: openPageRefreshMs, enabled })
}

/** Whether a shown row has its final height, because the visitors are known. */
export function useHasVisitors(isShown: boolean): boolean {
  const { data, isLoadingError } = useVisitors(isShown)
  return !isShown || isLoadingError || data !== undefined
}

function Visitors() {
  const { data, isLoadingError } = useVisitors(true)
  // HOME-51 defines no error text. The list page shows the error (FOOT); this row only keeps its height.
  if (isLoadingError) return <p className="min-h-14.5 text-s text-ink-2">{commonCopy.state.loadFailed}</p>
  if (!data) return <VisitorsSkeleton />
  if (data.data.length === 0) return <p className="text-s text-ink-2">{copy.empty}</p>
  return (
    <ul className={`${row.items} ${row.scroll}`}>
      {data.data.map(({ id, visitor_uuid, twitter_name, avatar_profile_1 }) => {
        const name = twitter_name || commonCopy.name.unnamed
        return (
          <li key={id} className={`${visitorStyle.place} ${visitorStyle.lazy}`}>
            <Link
              to={`/subprofile?uuid=${visitor_uuid}`}
              aria-label={commonCopy.name.withHonorific(name)}
              className={`${visitorStyle.link} ${visitorStyle.wide}`}
            >
              <Avatar src={avatar_profile_1} size={58} />
              <bdi aria-hidden className="hidden max-w-full truncate text-xs @3xl:block">
                {name}
              </bdi>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function VisitorsSkeleton() {
  return (
    <SkeletonGroup className={`${row.items} overflow-hidden`}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <div key={key} className={`shrink-0 @3xl:py-1.5 ${visitorStyle.wide}`}>
          <Skeleton shape="round" className="size-14.5" />
          <div className="hidden text-xs @3xl:block">
            <Skeleton className="w-10" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
