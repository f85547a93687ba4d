import type { StoryPlace } from '../../../src/contract/control/history/moments.ts'
import { startDefaults } from '../../../src/contract/rules/start-options.ts'
import type { StoryAction } from '../../../src/contract/storyline/actions.ts'
import { CallRefused, isExpected } from '../../../src/contract/storyline/hands.ts'
import { actionText, perform } from '../../../src/contract/storyline/perform.ts'
import { pageActionIn, type StoryPart } from '../../../src/contract/storyline/story-parts.ts'
import { foundAgain } from '../../founding.ts'
import { openCapsule } from '../../tools/capsule/open-capsule.ts'
import type { Storyline } from '../../tools/storylines/built-in.ts'
import { ControlError } from '../control-error.ts'
import type { ControlContext } from '../define-control-route.ts'
import { readInstant } from '../request/read-instant.ts'
import { serverHands } from './server-hands.ts'
import { sceneEnded } from './story-under-way.ts'

/** Throws before anything is changed when an action needs a page. */
export function requireCalls(part: StoryPart): void {
  const found = pageActionIn(part)
  if (!found) return
  throw new ControlError(
    'needs-page',
    `Failed to ${actionText(found.action)}: it needs a page on a phone, and the server makes calls only. Play it in the workbench.`,
    found.place,
  )
}

/** Replaces the world by that of a story, with a stopped clock. Returns the id of the moment that begins with it. */
export async function foundWorld(storyline: Storyline, context: ControlContext, place: StoryPlace): Promise<number> {
  const { runtime, storylines } = context
  const { world } = storyline
  if ('capsule' in world) {
    const bytes = await storylines.readBeside(storyline, world.capsule, 'world.capsule')
    return (await openCapsule(context, bytes, place)).moment
  }
  const { scenario, now, seed, members = startDefaults.members } = world
  const options = { scenario: scenario ?? undefined, now: readInstant(now), seed, members }
  const found = async () => {
    // Without its founding, because the beginning of a story may change the world.
    const { founding: _founding, ...founded } = await foundAgain(runtime, options)
    return { ...founded, pace: { mode: 'frozen' as const, speed: 1 } }
  }
  return (await runtime.replaceWorld('storyline', found, place)).moment
}

/** Runs actions one after another as one moment. */
export async function play(
  context: ControlContext,
  actions: readonly StoryAction[],
  title: string,
  place: StoryPlace,
): Promise<void> {
  const hands = serverHands(context)
  const work = async (isRunning: () => boolean) => {
    for (const action of actions) {
      await perform(action, hands).catch((cause: unknown) => {
        // The response of the service says why, as in an act of the operator.
        if (!isExpected(action, cause)) throw cause instanceof CallRefused ? cause.cause : cause
      })
      // A way back or another world ends the step.
      if (!isRunning()) throw sceneEnded()
    }
  }
  const cause = { kind: 'step', subject: title, phone: null, memberId: null } as const
  return context.runtime.history.runStep(work, place.step === 0 ? undefined : { cause, story: place })
}
