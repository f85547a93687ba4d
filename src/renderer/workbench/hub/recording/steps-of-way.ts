import type { HistoryWay } from '../../../../contract/control/history/way.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { withoutIgnored, withPlaceholders } from './call-placeholders.ts'
import { actionsOfControl, isStep, placements } from './control-steps.ts'
import type { LeftOut } from './recorded-steps.ts'
import { pageWithPlaceholders, partnerOf, personOf } from './story-people.ts'

type Step = HistoryWay['steps'][number]
type State = HistoryWay['start']

interface WayStep {
  readonly action: StoryAction
  /** Moment of history at which its effects end. */
  readonly end: number
}

/**
 * Turns the moments of the past into steps of a recording. A press on a page is known as the call that it made, so it
 * becomes that call, made as the member. What changed between two moments becomes steps, too: time that went by, faults,
 * people and pages of the phones.
 * @param start moment at which the way begins
 */
export async function stepsOfWay(
  { start: begun, steps: way, end }: HistoryWay,
  start: number,
): Promise<{ steps: WayStep[]; left: LeftOut[] }> {
  const steps: WayStep[] = []
  const left: LeftOut[] = []
  let [moment, former] = [start, begun]
  for (const step of way) {
    for (const action of await changesBetween(former, step.before)) steps.push({ action, end: moment })
    const made = await actionsOf(step)
    if (typeof made === 'string') left.push({ kind: step.kind, subject: step.subject, why: made })
    else for (const action of made) steps.push({ action, end: step.id })
    moment = step.id
    former = { ...step.before, at: step.to ?? step.before.at }
  }
  for (const action of await changesBetween(former, end)) steps.push({ action, end: moment })
  return { steps, left }
}

/** The actions of a moment, or why there are none. */
export async function actionsOf({
  kind,
  subject,
  email,
  to,
  input,
}: Step): Promise<readonly StoryAction[] | LeftOut['why']> {
  if (kind === 'step') return 'scene'
  if (kind === 'jump') return actionsOfControl('moveClock', jumpOf(input, to))
  // A name for the world is no step.
  if (kind === 'operator' && !isStep(subject)) return []
  if (input === null) return 'input'
  if (kind === 'operator') return actionsOfControl(subject, input)
  if (email === null) return 'nobody'
  if (kind !== 'call') return messageOf(input, email)
  const filled = await withPlaceholders(withoutIgnored(subject, input), email)
  return [{ call: subject, as: await personOf(email), input: filled }]
}

/** What a jump meant, if it got there; else the instant that it reached. */
function jumpOf(input: Step['input'], to: string | null): object {
  const { target, ...meant } = input ?? {}
  if (input !== null && (to === null || target === to)) return meant
  return { to, keepSessions: input === null || input['keepSessions'] === true }
}

/** A chat message as the act that writes it, because a story has no sockets. */
async function messageOf(input: Record<string, unknown>, email: string): Promise<StoryAction[] | LeftOut['why']> {
  const { uuid, message: content } = input
  const partner = typeof uuid === 'string' ? await partnerOf(uuid, email) : undefined
  if (partner === undefined) return 'input'
  const [member, to] = [await personOf(email), await personOf(partner)]
  return [{ control: 'actAsMember', input: { as: 'message', member, to, content } }]
}

/** Faults of a state, without how often each has struck. */
export const faultsOf = ({ stage }: State) => (stage?.faults ?? []).map(({ fault }) => fault)

async function changesBetween(former: State, present: State): Promise<StoryAction[]> {
  const actions: StoryAction[] = []
  // Shorter times add up until they are a minute, because a clock that runs would be a step between any two.
  if (Date.parse(present.at) - Date.parse(former.at) >= minuteMs)
    actions.push({ control: 'moveClock', input: { to: present.at, keepSessions: true } })
  if (!former.stage || !present.stage) return actions
  const [before, after] = [former, present].map(faultsOf)
  if (JSON.stringify(before) !== JSON.stringify(after)) actions.push({ control: 'replaceFaults', input: after })
  for (const phone of phoneNames)
    actions.push(...(await changesOf(phone, former.stage.phones[phone], present.stage.phones[phone])))
  return actions
}

type StagePhone = NonNullable<State['stage']>['phones'][PhoneName]

async function changesOf(phone: PhoneName, former: StagePhone, present: StagePhone): Promise<StoryAction[]> {
  if (!present) return []
  const { email, page } = present
  if (former?.email !== email) return placements({ [phone]: present })
  return former.page === page ? [] : [{ open: await pageWithPlaceholders(page, email), phone }]
}
