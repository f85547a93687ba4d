import { Link } from 'react-router-dom'
import { type Timeline, timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { Sex, AgeConf } from '../../../../contract/enums/member.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { SectionCard, SectionHeading, Card } from '../../../ui/base/card.tsx'
import { type IconName, Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { PhotoCard, PhotoCardSkeleton } from '../../../ui/list/photo.tsx'
import { isPaid } from '../../api/paid.ts'
import { type Account, useAccount, useEndpoint } from '../../api/queries.ts'
import { type DocumentState, documentState } from '../../shared/open-steps.ts'

const rowsCopy = homeCopy.confirmation

type ConfirmationTone = 'good' | 'open' | 'waiting'

interface ConfirmationState {
  readonly text: string
  readonly tone: ConfirmationTone
  /** Null when the step is complete. */
  readonly to: string | null
}

/** The age row (HOME-74 to HOME-77, GATE-11 to GATE-18). It links until the document is accepted (HOME-80). */
const ageStates: Readonly<Record<DocumentState, ConfirmationState>> = {
  verified: { text: rowsCopy.ageVerified, tone: 'good', to: null },
  resubmit: { text: rowsCopy.ageResubmit, tone: 'open', to: '/age_confirmation' },
  review: { text: rowsCopy.ageUnderReview, tone: 'waiting', to: '/age_confirmation' },
  needed: { text: rowsCopy.ageNeeded, tone: 'open', to: '/age_confirmation' },
}

export const ageState = (account: Pick<Account, 'age_conf' | 'age_conf_file'>) => ageStates[documentState(account)]

/** Returns the payment row (HOME-78 to HOME-80). For a woman, it describes the optional premium plan. */
export function paymentState(account: Pick<Account, 'payment_conf' | 'sex'>): ConfirmationState {
  const { sex } = account
  const to = '/payment_information'
  if (isPaid(account))
    return { text: sex === Sex.woman ? rowsCopy.premiumRegistered : rowsCopy.paymentRegistered, tone: 'good', to }
  if (sex === Sex.woman) return { text: rowsCopy.premiumNotRegistered, tone: 'waiting', to }
  return { text: rowsCopy.paymentNotConfirmed, tone: 'open', to }
}

/** State of document and payment (HOME-72 to HOME-80). */
export function ConfirmationRows() {
  const account = useAccount()
  const payment = account.sex === Sex.woman ? rowsCopy.premiumPlan : rowsCopy.payment
  return (
    <SectionCard title={rowsCopy.title} className="grid gap-1">
      <ul className="-mb-2.5 divide-y divide-line">
        <Row icon="shield" title={rowsCopy.age} state={ageState(account)} />
        <Row icon="card" title={payment} state={paymentState(account)} />
      </ul>
    </SectionCard>
  )
}

const tones: Record<ConfirmationTone, string> = {
  good: 'text-leaf',
  open: 'text-alarm',
  waiting: 'text-ink-2',
}

function Row({ icon, title, state }: { icon: IconName; title: string; state: ConfirmationState }) {
  return (
    <TaskRow to={state.to}>
      <Icon name={icon} className="text-ink-2" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="me-auto whitespace-nowrap">{title}</span>
        <span className={`flex items-center gap-1 text-s font-medium ${tones[state.tone]}`}>
          {state.tone === 'good' && <Icon name="check" size={16} />}
          {state.text}
        </span>
      </span>
    </TaskRow>
  )
}

interface TaskRowProps {
  /** Page of an open task; null for a finished one. */
  to: string | null
  children: React.ReactNode
  className?: string
}

/** A row of a card on home: a mark, a task and its state. It leads to its page. */
export function TaskRow({ to, children, className = 'min-h-13 gap-3' }: TaskRowProps) {
  const look = `flex items-center ${className}`
  return (
    <li>
      {to === null ? (
        <div className={look}>{children}</div>
      ) : (
        <Link to={to} className={`-mx-2 rounded-s px-2 hover:bg-wash active:bg-wash-press ${look}`}>
          {children}
          <Icon name="chevron-right" size={18} className="text-ink-3" />
        </Link>
      )}
    </li>
  )
}

const ready: readonly number[] = [3, 4]

/** Whether a woman has full access and no recommendation yet. */
export function isFirstDay({
  sex,
  age_conf: conf,
  status,
  recommend_count: introduced,
}: Pick<Account, 'sex' | 'age_conf' | 'status' | 'recommend_count'>): boolean {
  return sex === Sex.woman && conf === AgeConf.verified && ready.includes(status) && introduced === 0
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
