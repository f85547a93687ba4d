import type { StoryAction } from './actions.ts'
import { type Checked, checkExpectation } from './check-expectation.ts'
import { expectationText } from './expectations.ts'
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
  readonly state: 'running' | Checked['state']
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
  const played: PlayedAction[] = []
  for (const [index, action] of [...actions.entries()].slice(from)) {
    const result = await playAction({ action, index, place: `${place}.actions[${index}]` }, playing)
    played.push(result)
    if (result.failures.length > 0) break
  }
  const failures = played.flatMap((action) => action.failures)
  return {
    title,
    outcome: failures.length > 0 ? 'failed' : 'passed',
    failures,
    held: played.reduce((sum, { held }) => sum + held, 0),
    unchecked: played.flatMap((action) => action.unchecked),
  }
}

type PlayedAction = Pick<PlayedScene, 'failures' | 'held' | 'unchecked'>

interface PlacedAction {
  readonly action: StoryAction
  readonly index: number
  /** Place in the file. */
  readonly place: string
}

/** Makes an action, then checks each of its expectations. */
async function playAction({ action, index, place }: PlacedAction, playing: PlayingScene): Promise<PlayedAction> {
  const { hands, witness, follow = () => {} } = playing
  const failures: string[] = []
  const unchecked: string[] = []
  follow({ action: index, state: 'running' })
  const since = await witness.mark()
  const fault = await actionFault(action, hands)
  if (fault) {
    follow({ action: index, state: 'failed', fault })
    return { failures: [`${place}, ${actionText(action)}: ${faultText(fault)}`], held: 0, unchecked }
  }
  follow({ action: index, state: 'held' })
  const expectations = [...(action.expect ?? []).entries()]
  for (const [expectation, expected] of expectations) {
    follow({ action: index, expectation, state: 'running' })
    const checked = await checkExpectation(expected, { ...playing, since })
    follow({ action: index, expectation, ...checked })
    const expectedPlace = `${place}.expect[${expectation}]`
    if (checked.state === 'failed') failures.push(`${expectedPlace}: ${faultText(checked.fault)}`)
    if (checked.state === 'unchecked') unchecked.push(`${expectedPlace}, ${expectationText(expected)}`)
  }
  return { failures, held: expectations.length - failures.length - unchecked.length, unchecked }
}

/** Makes an action. Returns why it failed; undefined when it was made, or refused as it expects. */
async function actionFault(action: StoryAction, hands: Hands): Promise<StoryFault | undefined> {
  try {
    await hands.rest?.()
    await perform(action, hands)
    return undefined
  } catch (cause) {
    return isExpected(action, cause) ? undefined : faultOf(cause)
  }
}
