import { mapPhones, type StagePhones } from '../../../src/contract/control/stage-phones.ts'
import type * as calls from '../../../src/contract/control/stories/storylines.ts'
import type { PhoneName } from '../../../src/contract/rules/hosts.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { fillPage } from '../../../src/contract/storyline/placeholders.ts'
import { needsStage, partsOf } from '../../../src/contract/storyline/story-parts.ts'
import type { Runtime } from '../../runtime.ts'
import type { Storyline } from '../../tools/storylines/built-in.ts'
import { emailOf } from '../../tools/storylines/people.ts'
import type { ControlContext } from '../define-control-route.ts'
import { idsOf } from './story-ids.ts'

/**
 * Puts a step on the phones of every workbench (D-141). After hands, only the phones of the step's own actions change,
 * because hands may have led the others elsewhere than the file says.
 *
 * @returns the scene as the phones show it
 */
export function showStep(context: ControlContext, storyline: Storyline, step: number): calls.Scene {
  const scene = sceneAfter(context.runtime, storyline, step)
  if (!hasHands(storyline, step)) return putOnPhones(context, scene)
  const { stage } = context.runtime.history
  const phones = phonesOf(scene)
  for (const action of partsOf(storyline)[step]?.actions ?? [])
    if ('open' in action || 'become' in action) stage.put({ [action.phone]: phones[action.phone] })
  return sceneOnPhones(scene, stage.people)
}

/** Whether hands have acted on pages up to a step. */
export const hasHands = (storyline: Storyline, step: number): boolean =>
  partsOf(storyline)
    .slice(0, step + 1)
    .some(needsStage)

/** Returns a scene with the people and pages that phones show, instead of those of the file. */
export const sceneOnPhones = (scene: calls.Scene, phones: StagePhones): calls.Scene => ({
  ...scene,
  cast: mapPhones(phones, ({ email }) => email),
  pages: mapPhones(phones, ({ page }) => page),
})

/** Puts all people and pages of a scene on the phones, and returns the scene. */
export function putOnPhones({ runtime }: ControlContext, scene: calls.Scene): calls.Scene {
  runtime.history.stage.put(phonesOf(scene))
  return scene
}

const phonesOf = ({ cast, pages }: calls.Scene): StagePhones =>
  mapPhones(cast, (email, phone) => ({ email, page: pages[phone] ?? '/home' }))

/** Returns the people and pages after a step, by the file. A phone stays where an earlier step put it. */
export function sceneAfter({ store: { world }, time }: Runtime, storyline: Storyline, step: number): calls.Scene {
  const { key, people, begin, scenes } = storyline
  const cast: Partial<Record<PhoneName, string | null>> = mapPhones(people, emailOf)
  const pages: Partial<Record<PhoneName, string>> = {}
  for (const action of [begin, ...scenes.slice(0, step)].flatMap(({ actions }) => actions)) {
    if ('open' in action) pages[action.phone] = action.open
    else if ('become' in action) {
      cast[action.phone] = action.become === null ? null : emailOf(action.become)
      delete pages[action.phone]
    }
  }
  const ids = idsOf(world)
  return { key, step, now: tokyoIso(time.now()), cast, pages: mapPhones(pages, (page) => fillPage(page, ids)) }
}
