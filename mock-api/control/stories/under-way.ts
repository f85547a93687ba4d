import type { Storyline } from '../../tools/storylines/built-in.ts'
import { ControlError, requireFound } from '../control-error.ts'
import type { ControlContext } from '../define-control-route.ts'

/** Throws when a window plays a scene. @param player the window that may */
export function requireNoScene({ runtime }: ControlContext, player?: string): void {
  const playing = runtime.history.step.player
  if (playing === undefined || playing === player) return
  throw new ControlError('scene-played', 'Failed to go on: a window plays the scene. Wait for its end, or go back.')
}

/** Returns a storyline by its key. Throws ControlError 404. */
export async function getStoryline(key: string, { storylines }: ControlContext): Promise<Storyline> {
  return requireFound(
    await storylines.find(key),
    'unknown-storyline',
    `Failed to start: there is no storyline ${key}. See GET /__control/storylines.`,
  )
}

/** Returns the present storyline and the step that it has reached. Throws ControlError when none was started. */
export async function storyUnderWay(context: ControlContext): Promise<{ storyline: Storyline; step: number }> {
  const { story } = context.runtime.history.moments.present
  if (!story) throw new ControlError('no-storyline', 'Failed to go on: no storyline is under way. Start one.')
  return { storyline: await getStoryline(story.key, context), step: story.step }
}
