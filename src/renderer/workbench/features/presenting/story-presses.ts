import { historyQuery, type StorylineRow, storylinesQuery } from '../../hub/control/queries.ts'
import { cached } from '../../hub/control/query-client.ts'
import { presentedQuietAtom } from '../../hub/presenting.ts'
import { store } from '../../hub/state.ts'
import { playEnd, stopPlaying } from '../../hub/stories/play-state.ts'
import { startStory, stepBack, stepOn } from '../../hub/stories/story-steps.ts'
import { createPressQueue } from './press-queue.ts'

/** Presses that go through the story. A step back, another story and the end of the presentation drop those that wait. */
const { press, drop } = createPressQueue()

/** Drops the presses that wait, and ends {@link goToStep} after the present step. */
export const dropPresses = drop

/** Key of the running story and number of its finished steps; null without a story. */
const storyPlace = () => cached(historyQuery)?.story ?? null

const storyOf = (key: string | undefined) => cached(storylinesQuery)?.find((story) => story.key === key)

/** The running story; undefined when none is running. */
export const presentedStory = (): StorylineRow | undefined => storyOf(storyPlace()?.key)

/** Plays the next step. Does nothing after the last one. */
export const playNextStep = (): Promise<boolean> =>
  press(async (dropped) => {
    await playEnd()
    const made = storyPlace()?.step
    const steps = presentedStory()?.steps.length ?? 0
    if (!dropped.aborted && made !== undefined && made < steps) await stepOn()
  })

/** Ends the scene that is being played, and drops the presses that go further. */
function interrupt(): void {
  drop()
  stopPlaying()
}

/** Goes back one step; one that is being played ends at once. Does nothing before the first step. */
export function undoStep(): Promise<boolean> {
  interrupt()
  return press(async () => {
    if ((storyPlace()?.step ?? 0) > 0) await stepBack()
  })
}

/** Goes to a step, one step at a time, until a step back, another story or the end of the presentation. */
export const goToStep = (step: number): Promise<boolean> =>
  press(async (dropped) => {
    await playEnd()
    for (let at = storyPlace(); at !== null && at.step !== step && !dropped.aborted; at = storyPlace())
      await (at.step < step ? stepOn() : stepBack())
  })

/** Begins a story in place of the running one. */
export function beginStory(key: string): Promise<boolean> {
  interrupt()
  return press(() => {
    // Only the story before it may have asked for dialogs.
    if (storyOf(key)?.quiet === null) store.set(presentedQuietAtom, true)
    return startStory(key)
  })
}
