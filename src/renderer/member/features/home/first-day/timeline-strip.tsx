import { Link } from 'react-router-dom'
import type { Timeline } from '../../../../../contract/calls/timeline.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { SkeletonGroup } from '../../../../ui/feedback/skeleton-group.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Photo } from '../../../../ui/list/photo.tsx'
import { SectionHeading } from '../../../../ui/navigation/section-heading.tsx'
import { TextLink } from '../../../../ui/navigation/text-link.tsx'

const copy = homeCopy.firstDay
const shown = 5
const strip = 'grid grid-cols-3 gap-2.5 @3xl:grid-cols-5'
/** Three of them where the frame is narrow. */
const place = (index: number) => (index < 3 ? '' : 'hidden @3xl:block')

/** The first cards of today's timeline: she is not alone here. */
export function TimelineStrip({ timeline }: { timeline: Timeline | undefined }) {
  if (timeline?.users.length === 0) return null
  return (
    <section aria-labelledby="first-timeline" className="grid gap-2.5">
      <SectionHeading
        id="first-timeline"
        action={<TextLink render={<Link to="/timeline" />}>{homeCopy.footprints.seeAll}</TextLink>}
      >
        {copy.timeline}
      </SectionHeading>
      {timeline ? (
        <ul className={strip}>
          {timeline.users.slice(0, shown).map(({ uuid, ages, image, profile1 }, index) => (
            <li key={uuid} className={place(index)}>
              <Link
                to={`/subprofile?uuid=${encodeURIComponent(uuid)}`}
                className="relative block overflow-hidden rounded-m shadow-1"
              >
                <Photo src={image} fallbackSrc={profile1} alt="" shape="portrait" />
                <span className="absolute inset-x-0 bottom-0 dusk px-2.5 pt-8 pb-1.5 text-s font-semibold text-on-photo">
                  {ages}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup className={strip}>
          {['a', 'b', 'c', 'd', 'e'].map((key, index) => (
            <div key={key} className={`aspect-4/5 ${place(index)}`}>
              <Skeleton shape="block" />
            </div>
          ))}
        </SkeletonGroup>
      )}
    </section>
  )
}
