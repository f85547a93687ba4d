import * as calls from '../../../src/contract/control/stories/storylines.ts'
import { CallRefused } from '../../../src/contract/storyline/hands.ts'
import { perform } from '../../../src/contract/storyline/perform.ts'
import { partsOf } from '../../../src/contract/storyline/story-parts.ts'
import { ControlError } from '../control-error.ts'
import { type ControlContext, type ControlRoute, defineControlRoute } from '../define-control-route.ts'
import { type CallOfStory, serverHands } from './server-hands.ts'
import { getStoryline, requireNoScene, sceneEnded, storyMoved, storyUnderWay } from './story-under-way.ts'

/** Scenes that a window of the workbench plays on its phones, action by action. */
export const sceneRoutes: readonly ControlRoute[] = [
  defineControlRoute(calls.beginScene, async ({ player, step }, context) => {
    const { history } = context.runtime
    const { storyline, step: present } = await storyUnderWay(context)
    requireNoScene(context, player)
    if (step !== present && step !== present + 1) throw storyMoved(`play scene ${step}`)
    const part = partsOf(storyline)[step]
    if (!part)
      throw new ControlError(
        'last-step',
        `Failed to play scene ${step}: the storyline ends with ${present}. Start another storyline.`,
      )
    const { key } = storyline
    const { title, place, actions } = part
    const cause = { kind: 'step', subject: title, phone: null, memberId: null } as const
    history.beginScene({ player, actions }, step === present ? undefined : { cause, story: { key, step } })
    return { key, step, title, place, actions: [...actions] }
  }),

  defineControlRoute(calls.playAction, async ({ player, action: index }, context) => {
    requireScene(context, player)
    const { actions } = context.runtime.history.step
    const action = actions[index]
    if (!action)
      throw new ControlError('fields', `Failed to play action ${index}: the scene has ${actions.length}. Count from 0.`)
    if (!('control' in action || 'call' in action))
      throw new ControlError('needs-page', `Failed to play action ${index}: it is no call. Make it on a phone.`)
    const called: CallOfStory[] = []
    const hands = serverHands(context, (call) => called.push(call))
    await perform(action, hands).catch((cause: unknown) => {
      // The window learns of a refused call from its status, and checks whether the story expects it.
      if (!(cause instanceof CallRefused)) throw cause
    })
    context.announce('acted')
    context.announce('clock')
    requireScene(context, player)
    return called[0] ?? null
  }),

  defineControlRoute(calls.endScene, ({ player }, { runtime }) => {
    if (runtime.history.step.player === player) runtime.history.step.end()
    return { success: true as const }
  }),

  defineControlRoute(calls.readFileOfStory, async ({ key, file }, context) => {
    const { c, storylines } = context
    // A scene that is played goes on when the file of its story is renamed or deleted.
    const source = storylines.sourceOf(key)
    const story = source === undefined ? await getStoryline(key, context) : { source }
    const content = await storylines.readBeside(story, file, 'upload')
    return c.body(new Uint8Array(content), 200, { 'Content-Type': 'application/octet-stream' })
  }),
]

function requireScene({ runtime }: ControlContext, player: string): void {
  if (runtime.history.step.player !== player) throw sceneEnded()
}
