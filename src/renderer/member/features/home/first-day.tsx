import { Link } from 'react-router-dom'
import { type Timeline, timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { PhotoCard, PhotoCardSkeleton } from '../../../ui/list/photo.tsx'
import { TextLink, SectionHeading, Card } from '../../../ui/navigation/page-body.tsx'
import { type Account, useEndpoint } from '../../api/queries.ts'
import { TaskRow } from './confirmation-rows.tsx'

const ready: readonly number[] = [3, 4]

/** Whether a woman has full access and no recommendation yet. */
export function isFirstDay({
  sex,
  age_conf: conf,
  status,
  recommend_count: introduced,
}: Pick<Account, 'sex' | 'age_conf' | 'status' | 'recommend_count'>): boolean {
  return sex === 2 && conf === 2 && ready.includes(status) && introduced === 0
}

const copy = homeCopy.firstDay

/** Her completed steps, and actions for the time until the first recommendation. */
function FirstSteps({ timeline }: { timeline: Timeline | undefined }) {
  return (
    <Card as="section" aria-label={copy.steps} className="py-2">
      <ul className="divide-y divide-line">
        <Done text={copy.age} aside={copy.done} />
        <Done text={copy.profile} aside={copy.filledIn} />
        <TaskRow to="/timeline">
          <Mark className="bg-sunken text-ink-2">
            <Icon name="heart" size={16} />
          </Mark>
          <span className="flex-1">{copy.like}</span>
          <span className="text-s text-ink-3 num">
            {timeline && timeline.free_like > 0 && copy.freeLikes(timeline.free_like)}
          </span>
        </TaskRow>
      </ul>
    </Card>
  )
}

function Done({ text, aside }: { text: string; aside: string }) {
  return (
    <TaskRow to={null}>
      <Mark className="bg-leaf-soft text-leaf">
        <Icon name="check" size={16} />
      </Mark>
      <span className="flex-1 text-ink-2">{text}</span>
      <span className="text-s text-ink-3">{aside}</span>
    </TaskRow>
  )
}

function Mark({ className, children }: { className: string; children: React.ReactNode }) {
  return <span className={`grid size-7 shrink-0 place-items-center rounded-full ${className}`}>{children}</span>
}

const shown = 5
const strip = 'grid grid-cols-3 gap-2.5 @4xl:grid-cols-5'
/** A narrow frame shows only three cards. */
const place = (index: number) => (index < 3 ? '' : 'hidden @4xl:block')

/** First cards of today's timeline, which show that other members are active. */
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
          <PhotoCardSkeleton count={3} />
          <PhotoCardSkeleton className="@max-4xl:hidden" count={2} />
        </SkeletonGroup>
      )}
    </section>
  )
}

/** First-day content below a woman's panel: her steps and today's timeline. */
export function FirstDay() {
  const { data, isError } = useEndpoint(timelineEndpoint, {})
  return (
    <>
      <FirstSteps timeline={data} />
      {!isError && <TimelineStrip timeline={data} />}
    </>
  )
}
