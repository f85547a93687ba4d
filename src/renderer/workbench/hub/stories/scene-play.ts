import * as z from 'zod/mini'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import type { StoryFault } from '../../../../contract/storyline/faults.ts'
import type { Progress } from '../../../../contract/storyline/play-storyline.ts'

/** State of an action or an expectation of a scene, with the reason of a failure. */
export interface Mark {
  readonly state: 'ahead' | Progress['state']
  readonly fault?: StoryFault | undefined
}

/** A scene that this window plays or has played last. It survives a reload. */
export interface ScenePlay {
  readonly key: string
  readonly step: number
  /** Mail address of the member on each phone at its beginning; null for nobody. */
  readonly cast: Partial<Record<PhoneName, string | null>>
  readonly actions: readonly StoryAction[]
  /** One for each action, with one for each of its expectations. */
  readonly marks: readonly (Mark & { readonly expectations: readonly Mark[] })[]
  readonly state: 'running' | 'passed' | 'failed' | 'stopped'
}

const markFields = {
  state: z.enum(['ahead', 'running', 'held', 'failed', 'unchecked']),
  fault: z.optional(z.custom<StoryFault>()),
}
/** Actions are read only as far as they are shown; {@link playStep} takes those of the server. */
export const storedPlay: z.ZodMiniType<ScenePlay> = z.object({
  key: z.string(),
  step: z.int(),
  cast: z.partialRecord(z.enum(phoneNames), z.nullable(z.string())),
  actions: z.array(z.custom<StoryAction>()),
  marks: z.array(z.object({ ...markFields, expectations: z.array(z.object(markFields)) })),
  state: z.enum(['running', 'passed', 'failed', 'stopped']),
})

const ahead: Mark = { state: 'ahead' }

/** The play of a scene before its first action. Those before `from` were played already. */
export const newPlay = (scene: Pick<ScenePlay, 'key' | 'step' | 'cast' | 'actions'>, from: number): ScenePlay => ({
  ...scene,
  state: 'running',
  marks: scene.actions.map(({ expect = [] }, index) => {
    const mark: Mark = index < from ? { state: 'held' } : ahead
    return { ...mark, expectations: expect.map(() => mark) }
  }),
})

/** Notes the progress of an action or of one of its expectations. */
export function withProgress(play: ScenePlay, { action, expectation, state, fault }: Progress): ScenePlay {
  const marks = play.marks.map((mark, index) => {
    if (index !== action) return mark
    if (expectation === undefined) return { ...mark, state, fault }
    const expectations = mark.expectations.map((one, place) => (place === expectation ? { state, fault } : one))
    return { ...mark, expectations }
  })
  return { ...play, marks }
}

/** Why actions and expectations of a play failed, in their order. */
export const faultsOf = (play: ScenePlay | undefined): readonly StoryFault[] =>
  (play?.marks ?? []).flatMap((mark) => [mark, ...mark.expectations]).flatMap(({ fault }) => fault ?? [])

/**
 * The action from which a scene that ended early goes on: after the one that failed, which a person makes by hand, or
 * with the one that was stopped.
 */
export function nextAction({ marks, state }: ScenePlay): number {
  const last = marks.findLastIndex((mark) => mark.state !== 'ahead')
  return state === 'stopped' ? Math.max(last, 0) : last + 1
}
