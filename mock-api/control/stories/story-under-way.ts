import type { Storyline } from '../../tools/storylines/built-in.ts'
import { ControlError, requireFound } from '../control-error.ts'
import type { ControlContext } from '../define-control-route.ts'

/** Throws while a step runs: two at once would play into each other. @param player the window that may play a scene */
export function requireNoScene({ runtime }: ControlContext, player?: string): void {
  const { step } = runtime.history
  if (step.moment === undefined || (step.player !== undefined && step.player === player)) return
  const why = step.player === undefined ? 'the last step is still running' : 'a window plays the scene'
  throw new ControlError('scene-played', `Failed to go on: ${why}. Wait for its end, or go back.`)
}

/** The refusal of an action whose scene is over. */
export const sceneEnded = () => new ControlError('no-scene', 'Failed to play: the scene was ended. Begin it again.')

/** The refusal of a step that does not follow the present one, because another request has moved the storyline. */
export const storyMoved = (what: string) =>
  new ControlError(
    'story-moved',
    `Failed to ${what}: the storyline has moved. Read GET /__control/history and try again.`,
  )

/** Returns a storyline by its key. Throws ControlError 404. */
export async function getStoryline(key: string, { storylines }: ControlContext): Promise<Storyline> {
  return requireFound(
    await storylines.find(key),
    'unknown-storyline',
    `Failed to find the storyline ${key}: no file has this key. Take one of GET /__control/storylines.`,
  )
}

/** Returns the present storyline and the step that it has reached. Throws ControlError when none was started. */
export async function storyUnderWay(context: ControlContext): Promise<{ storyline: Storyline; step: number }> {
  const place = () => context.runtime.history.moments.present.story
  const key = place()?.key
  const storyline = key === undefined ? undefined : await getStoryline(key, context)
  // Another request may have gone on while the storyline was read.
  const reached = place()
  if (!storyline || reached?.key !== key)
    throw new ControlError(
      'no-storyline',
      'Failed to go on: no storyline is under way. Start one with POST /__control/storylines/start.',
    )
  return { storyline, step: reached?.step ?? 0 }
}
