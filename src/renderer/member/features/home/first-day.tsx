import { type Timeline, timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Card } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { openPageRefreshMs, useEndpoint } from '../../api/queries.ts'
import { TaskRow } from './task-row.tsx'
import { TimelineStrip } from './timeline-strip.tsx'

const copy = homeCopy.firstDay

/** First-day content below a woman's panel: her steps and today's timeline. */
export function FirstDay() {
  const { data, isLoadingError } = useEndpoint(timelineEndpoint, {}, { refetchInterval: openPageRefreshMs })
  return (
    <>
      <FirstSteps timeline={data} />
      {!isLoadingError && <TimelineStrip timeline={data} />}
    </>
  )
}

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
