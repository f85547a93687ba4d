import { Link } from 'react-router-dom'
import type { Timeline } from '../../../../contract/calls/timeline.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { SectionHeading } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { PhotoCard, PhotoCardSkeleton } from '../../../ui/list/photo-card.tsx'

const mostCards = 5
const strip = 'grid grid-cols-3 gap-2.5 @4xl:grid-cols-5'
/** A narrow frame shows only three cards. */
const hiddenIfNarrow = (index: number) => (index < 3 ? '' : 'hidden @4xl:block')

/** First cards of today's timeline, which show that other members are active. */
export function TimelineStrip({ timeline }: { timeline: Timeline | undefined }) {
  if (timeline?.users.length === 0) return null
  return (
    <section aria-labelledby="first-timeline" className="grid gap-2.5">
      <SectionHeading
        id="first-timeline"
        action={<TextLink render={<Link to="/timeline" />}>{homeCopy.footprints.seeAll}</TextLink>}
      >
        {homeCopy.firstDay.timeline}
      </SectionHeading>
      {timeline ? (
        <ul className={strip}>
          {timeline.users.slice(0, mostCards).map(({ uuid, ages, image, profile1 }, index) => (
            <li key={uuid} className={hiddenIfNarrow(index)}>
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
          <PhotoCardSkeleton count={3} />
          <PhotoCardSkeleton className="@max-4xl:hidden" count={2} />
        </SkeletonGroup>
      )}
    </section>
  )
}
