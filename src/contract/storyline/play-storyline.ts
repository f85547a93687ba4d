import { checkExpectation, expectationText, unchecked } from './check-expectation.ts'
import { faultOf, faultText, type StoryFault } from './faults.ts'
import type { StorylineFile } from './file.ts'
import { type Hands, isExpected, type Witness } from './hands.ts'
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

/** Report to those who follow a scene: about an action, or about one of its expectations. */
export interface Progress {
  readonly action: number
  /** Place among the expectations of the action; undefined for the action itself. */
  readonly expectation?: number
  readonly state: 'running' | 'held' | 'failed' | 'unchecked'
  /** Why it failed. */
  readonly fault?: StoryFault
}

interface PlayingScene {
  readonly hands: Hands
  readonly witness: Witness
  /** The mail address of a person of the story. */
  readonly emailOf: (person: string) => string
  readonly follow?: (progress: Progress) => void
}

export interface Playing extends PlayingScene {
  /** Called after each scene. */
  readonly report: (scene: PlayedScene) => void | Promise<void>
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
    await playing.report(scene)
  }
  return played
}

/**
 * Plays the actions of one scene, and stops after the first that fails or of which an expectation fails.
 * @param from the first action to play
 */
export async function playScene(
  { title, place, actions }: StoryPart,
  playing: PlayingScene,
  from = 0,
): Promise<PlayedScene> {
  const { hands, witness, follow = () => {} } = playing
  const failures: string[] = []
  const skipped: string[] = []
  let held = 0
  for (const [action, made] of [...actions.entries()].slice(from)) {
    const at = `${place}.actions[${action}]`
    follow({ action, state: 'running' })
    const since = await witness.mark()
    try {
      await hands.rest?.()
      await perform(made, hands)
    } catch (cause) {
      if (!isExpected(made, cause)) {
        const fault = faultOf(cause)
        failures.push(`${at}, ${actionText(made)}: ${faultText(fault)}`)
        follow({ action, state: 'failed', fault })
        break
      }
    }
    follow({ action, state: 'held' })
    for (const [expectation, expected] of (made.expect ?? []).entries()) {
      follow({ action, expectation, state: 'running' })
      const fault = await checkExpectation(expected, { ...playing, since }).catch(faultOf)
      if (fault === unchecked) {
        skipped.push(`${at}.expect[${expectation}], ${expectationText(expected)}`)
        follow({ action, expectation, state: 'unchecked' })
      } else if (fault === undefined) {
        held += 1
        follow({ action, expectation, state: 'held' })
      } else {
        failures.push(`${at}.expect[${expectation}]: ${faultText(fault)}`)
        follow({ action, expectation, state: 'failed', fault })
      }
    }
    if (failures.length > 0) break
  }
  return { title, outcome: failures.length > 0 ? 'failed' : 'passed', failures, held, unchecked: skipped }
}
