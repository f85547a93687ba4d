import type { HistoryView } from '../../../../contract/control/history/moments.ts'
import { control } from '../control/call-control.ts'
import { clockQuery } from '../control/clock-query.ts'
import { flash } from '../control/flash.ts'
import { historyQuery, personasQuery } from '../control/queries.ts'
import { queryClient, readAgain, readNow } from '../control/query-client.ts'
import { currentCopy } from '../language.ts'
import { quietAtom, store } from '../state.ts'
import { stepsCopy } from './copy.ts'
import type { StoryRecording } from './recorded-steps.ts'
import { markQuery, storyRecordingAtom } from './recording.ts'
import { type Beginning, peopleAndPages, presentWorld } from './world-of-recording.ts'

/**
 * Begins to record the present world. Its clock stands still from here on, because a story plays the same only with the
 * time between its steps.
 */
export async function startRecording(): Promise<void> {
  const former = store.get(storyRecordingAtom)
  beginWith(await standStill(recordingOfNow), former, currentCopy(stepsCopy).started)
}

/** A recording that begins with the present world. */
export const recordingOfNow = async (history: HistoryView): Promise<StoryRecording> =>
  newRecording(await presentWorld(history), await peopleAndPages(), history.present)

/** A recording without steps. @param start moment at which it begins */
export function newRecording(
  { world, begin }: Beginning,
  stage: Pick<StoryRecording, 'people' | 'begin'>,
  start: number,
): StoryRecording {
  return {
    id: crypto.randomUUID(),
    world,
    people: stage.people,
    quiet: store.get(quietAtom),
    begin: [...begin, ...stage.begin],
    start,
    steps: [],
    made: 0,
    isRunning: true,
  }
}

/** Stops the clock, and makes a recording from the history. Without a recording, a clock that ran goes on. */
export async function standStill(make: (history: HistoryView) => Promise<StoryRecording>): Promise<StoryRecording> {
  await queryClient.ensureQueryData(personasQuery)
  const { mode, speed } = await control.readClock({ members: '' })
  const isRunning = mode === 'running'
  if (isRunning) await control.moveClock({ mode: 'frozen' })
  try {
    await readAgain(clockQuery)
    await readNow(markQuery)
    return await make(await readNow(historyQuery))
  } catch (problem) {
    // The first problem is the one to show.
    if (isRunning) await control.moveClock({ mode, speed }).catch(() => {})
    await readAgain(clockQuery)
    throw problem
  }
}

/** Makes a recording the one of this window. The message brings the former one back. */
export function beginWith(recording: StoryRecording, former: StoryRecording | undefined, text: string): void {
  store.set(storyRecordingAtom, recording)
  const restore = (one: StoryRecording) => store.set(storyRecordingAtom, { ...one, isRunning: false })
  const links = former && former.made > 0 ? [{ label: currentCopy(stepsCopy).restore, run: () => restore(former) }] : []
  flash(text, 'good', links)
}
