import type { HistoryView } from '../../../../contract/control/history/moments.ts'
import type { HistoryWay } from '../../../../contract/control/history/way.ts'
import { phoneNames } from '../../../../contract/rules/hosts.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { control } from '../control/call-control.ts'
import { currentCopy } from '../language.ts'
import { store } from '../state.ts'
import { refusedBy } from './check-step.ts'
import { placements } from './control-steps.ts'
import { stepsCopy } from './copy.ts'
import type { LeftOut, StoryRecording } from './recorded-steps.ts'
import { storyRecordingAtom } from './recording.ts'
import { beginWith, newRecording, recordingOfNow, standStill } from './start-recording.ts'
import { faultsOf, stepsOfWay } from './steps-of-way.ts'
import { personOf } from './story-people.ts'
import { foundedWorld, isAsFounded, peopleAndPages, savedCapsule } from './world-of-recording.ts'

/** Begins a recording at a moment of the present line: what was done since then becomes its steps. */
export async function recordFrom(moment: number): Promise<void> {
  const former = store.get(storyRecordingAtom)
  const recording = await standStill(async (history) => {
    const way = await control.readWay({ id: moment })
    const [next] = way.steps
    return next ? recordingOfWay(way, next.id, history, moment) : recordingOfNow(history)
  })
  const { made, left } = recording
  const words = currentCopy(stepsCopy)
  beginWith(recording, former, left ? words.fromPast(made, left.length) : words.started)
}

async function recordingOfWay(
  way: HistoryWay,
  next: number,
  history: HistoryView,
  moment: number,
): Promise<StoryRecording> {
  const { steps, left } = await stepsOfWay(way, moment)
  const stage = await stageOf(way.start)
  // Last, because it may save a file, which would stay behind.
  const world = await worldBefore(next, way, history, moment)
  return steps.reduce(withStep, { ...newRecording(world, stage, moment), left })
}

/** Adds a step that a story can hold. */
function withStep(
  recording: StoryRecording,
  { action, end }: { readonly action: StoryAction; readonly end: number },
): StoryRecording {
  const { steps, left = [] } = recording
  if (refusedBy([action], recording) !== undefined)
    return { ...recording, left: [...left, { ...causeOf(action), why: 'format' }] }
  const all = [...steps, { id: steps.length + 1, action, expect: [], end }]
  return { ...recording, steps: all, made: all.length }
}

function causeOf(action: StoryAction): Pick<LeftOut, 'kind' | 'subject'> {
  if ('call' in action) return { kind: 'call', subject: action.call }
  // The address of a page may hold a secret, so only its phone is named.
  return 'control' in action ? { kind: 'operator', subject: action.control } : { kind: 'page', subject: action.phone }
}

async function worldBefore(next: number, { start }: HistoryWay, { moments }: HistoryView, moment: number) {
  const founding = await control.readFounding()
  const at = Date.parse(start.at)
  if (founding && isAsFounded({ moments, present: moment }, founding.moment))
    return foundedWorld(founding, { at, faults: faultsOf(start) })
  return { world: await savedCapsule({ before: next }, at), begin: [] }
}

/** People and pages of the phones then; those of now where a former version kept none. */
async function stageOf({ stage }: HistoryWay['start']) {
  if (!stage || Object.keys(stage.phones).length === 0) return peopleAndPages()
  const people: StoryRecording['people'] = {}
  for (const phone of phoneNames) {
    const email = stage.phones[phone]?.email
    if (typeof email === 'string') people[phone] = await personOf(email)
  }
  const begin = (await placements(stage.phones)).filter((action) => !('become' in action) || action.become === null)
  return { people, begin }
}
