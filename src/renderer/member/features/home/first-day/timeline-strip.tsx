import { Link } from 'react-router-dom'
import type { Timeline } from '../../../../../contract/calls/timeline.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { SkeletonGroup } from '../../../../ui/feedback/list-skeleton.tsx'
import { PhotoCard, PhotoCardSkeleton } from '../../../../ui/list/photo.tsx'
import { SectionHeading } from '../../../../ui/navigation/page-body.tsx'
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
              <PhotoCard
                render={<Link to={`/subprofile?uuid=${encodeURIComponent(uuid)}`} />}
                src={image}
                fallbackSrc={profile1}
              >
                <span className="text-s font-semibold">{ages}</span>
              </PhotoCard>
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup className={strip}>
          {['a', 'b', 'c', 'd', 'e'].map((key, index) => (
            <div key={key} className={place(index)}>
              <PhotoCardSkeleton />
            </div>
          ))}
        </SkeletonGroup>
      )}
    </section>
  )
}
