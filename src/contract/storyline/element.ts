import * as z from 'zod/mini'
import { elementRoles } from './element-roles.ts'

/** An element as a person names it. */
export interface StoryElement {
  readonly role: (typeof elementRoles)[number]
  /** Whole accessible name; any name without it. */
  readonly name?: string | undefined
  /** Place among the elements that are alike, from 1; without it there must be only one. */
  readonly position?: number | undefined
  /** Where to look, such as a dialog or a row; the whole page without it. */
  readonly within?: StoryElement | undefined
}

export const storyElement: z.ZodMiniType<StoryElement> = z.strictObject({
  role: z.enum(elementRoles),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  position: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  get within() {
    return z.optional(storyElement)
  },
})

/** Words for a message: `button "保留する" (2) in dialog "確認"`. */
export function elementText({ role, name, position, within }: StoryElement): string {
  const named = name === undefined ? role : `${role} "${name}"`
  const placed = position === undefined ? named : `${named} (${position})`
  return within === undefined ? placed : `${placed} in ${elementText(within)}`
}
