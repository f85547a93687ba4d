import type { StoryAction } from './actions.ts'
import { checkExpectation, expectationText, unchecked } from './check-expectation.ts'
import type { StorylineFile } from './file.ts'
import { CallRefused, type Hands, type Witness } from './hands.ts'
import { actionText, perform } from './perform.ts'
import { partsOf, type StoryPart } from './story-parts.ts'

/** Result of one scene. `failures` name the place in the file and what was found. */
export interface PlayedScene {
  /** Empty for the beginning. */
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly failures: readonly string[]
  /** Expectations that hold. */
  readonly held: number
  /** Expectations of pages that could not be checked, because no phone shows pages. */
  readonly unchecked: readonly string[]
}

interface Playing {
  readonly hands: Hands
  readonly witness: Witness
  /** The mail address of a person of the story. */
  readonly emailOf: (person: string) => string
  /** Called after each scene. */
  readonly report: (scene: PlayedScene) => void
}

/**
 * Plays the scenes of a story one after another in its world, which must be in place. After a scene with a failed
 * action or expectation the others are skipped, because they would build on a state that the story does not mean.
 */
export async function playStoryline(story: StorylineFile, playing: Playing): Promise<PlayedScene[]> {
  const played: PlayedScene[] = []
  for (const part of partsOf(story)) {
    const isOver = played.some(({ outcome }) => outcome === 'failed')
    const scene = isOver
      ? ({ title: part.title, outcome: 'skipped', failures: [], held: 0, unchecked: [] } as const)
      : await playScene(part, playing)
    played.push(scene)
    playing.report(scene)
  }
  return played
}

async function playScene({ title, place, actions }: StoryPart, playing: Playing): Promise<PlayedScene> {
  const failures: string[] = []
  const skipped: string[] = []
  let held = 0
  for (const [index, action] of actions.entries()) {
    const at = `${place}.actions[${index}]`
    const since = await playing.witness.mark()
    try {
      await perform(action, playing.hands)
    } catch (cause) {
      if (!isExpected(action, cause)) {
        failures.push(`${at}, ${actionText(action)}: ${(cause as Error).message}`)
        break
      }
    }
    for (const [number, expected] of (action.expect ?? []).entries()) {
      const fault = await checkExpectation(expected, { ...playing, since }).catch((cause: Error) => cause.message)
      if (fault === unchecked) skipped.push(`${at}.expect[${number}], ${expectationText(expected)}`)
      else if (fault === undefined) held += 1
      else failures.push(`${at}.expect[${number}]: ${fault}`)
    }
    if (failures.length > 0) break
  }
  return { title, outcome: failures.length > 0 ? 'failed' : 'passed', failures, held, unchecked: skipped }
}

/** Whether an action expects the status with which its call was refused. */
const isExpected = ({ expect = [] }: StoryAction, cause: unknown) =>
  cause instanceof CallRefused && expect.some((one) => 'call' in one && one.call.status === cause.status)
