import { mapPhones } from '../../../src/contract/control/stage-phones.ts'
import * as calls from '../../../src/contract/control/stories/storylines.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { needsStage, partsOf } from '../../../src/contract/storyline/story-parts.ts'
import { scenarioOf, type Storyline } from '../../tools/storylines/built-in.ts'
import { emailOf, nameOf } from '../../tools/storylines/people.ts'
import { ControlError } from '../control-error.ts'
import { type ControlRoute, defineControlRoute } from '../define-control-route.ts'
import { readInstant } from '../request/read-instant.ts'
import { foundWorld, play, requireCalls } from './play-part.ts'
import { showStep, hasHands, sceneOnPhones, putOnPhones, sceneAfter } from './present-scene.ts'
import { requireNoScene, getStoryline, storyMoved, storyUnderWay } from './story-under-way.ts'

/** Storylines: a world with people, pages and a time, and steps forward and back. */
export const storylineRoutes: readonly ControlRoute[] = [
  defineControlRoute(calls.listStorylines, async (_, { storylines }) => (await storylines.list()).map(storylineView)),

  defineControlRoute(calls.startStoryline, async ({ key, onStage }, context) => {
    const storyline = await getStoryline(key, context)
    const [begin] = partsOf(storyline)
    const place = { key, step: 0 }
    if (onStage && needsStage(begin)) {
      await foundWorld(storyline, context, place)
      context.announce('world')
      return putOnPhones(context, { ...sceneAfter(context.runtime, storyline, 0), pages: {} })
    }
    requireCalls(begin)
    const begun = await foundWorld(storyline, context, place)
    try {
      await play(context, begin.actions, storyline.title, place)
      return showStep(context, storyline, 0)
    } catch (cause) {
      await context.runtime.history.undoMoment(begun)
      throw cause
    } finally {
      context.announce('world')
    }
  }),

  defineControlRoute(calls.nextStep, async (_, context) => {
    const { announce } = context
    const { storyline, step } = await storyUnderWay(context)
    requireNoScene(context)
    // The beginning is the first part.
    const next = partsOf(storyline)[step + 1]
    if (!next) throw new ControlError('last-step', 'Failed to go on: that was the last step. Start another storyline.')
    requireCalls(next)
    try {
      await play(context, next.actions, next.title, { key: storyline.key, step: step + 1 })
    } catch (cause) {
      // The step was undone as a whole: another change may have removed what it needs.
      announce('world')
      throw cause
    }
    announce('acted')
    announce('clock')
    return showStep(context, storyline, step + 1)
  }),

  defineControlRoute(calls.previousStep, async (_, context) => {
    const { history } = context.runtime
    const { storyline, step } = await storyUnderWay(context)
    const { key } = storyline
    if (step === 0)
      throw new ControlError(
        'first-step',
        'Failed to go back: this is the beginning of the storyline. Play its first step.',
      )
    const restored = await history.undoStep({ key, step })
    if (!restored) {
      const { story } = history.moments.present
      if (story?.key !== key || story.step !== step) throw storyMoved('go back')
      throw new ControlError(
        'moment-forgotten',
        `Failed to go back: the moment before step ${step} was forgotten. Take one of GET /__control/history.`,
      )
    }
    context.announce('world')
    const scene = sceneAfter(context.runtime, storyline, step - 1)
    const phones = restored.stage?.phones
    return putOnPhones(context, phones && hasHands(storyline, step - 1) ? sceneOnPhones(scene, phones) : scene)
  }),
]

function storylineView(storyline: Storyline) {
  const { key, title, text, en, people, world, quiet, begin, scenes } = storyline
  return {
    key,
    source: storyline.source ?? null,
    title,
    text,
    en: { ...en, ...begin.en },
    scenario: scenarioOf(storyline) ?? null,
    cast: mapPhones(people, (person) => ({ email: emailOf(person), name: nameOf(person) })),
    now: 'capsule' in world ? null : tokyoIso(readInstant(world.now)),
    quiet: quiet ?? null,
    caption: begin.caption,
    notes: begin.notes,
    byHand: needsStage(begin),
    steps: scenes.map(({ actions, ...texts }) => ({
      ...texts,
      byHand: needsStage({ actions }),
    })),
  }
}
