import * as z from 'zod/mini'

/** Roles that an element of a page can be named by. */
export const elementRoles = [
  'alert',
  'alertdialog',
  'article',
  'banner',
  'button',
  'cell',
  'checkbox',
  'columnheader',
  'combobox',
  'complementary',
  'contentinfo',
  'dialog',
  'figure',
  'form',
  'group',
  'heading',
  'img',
  'link',
  'list',
  'listbox',
  'listitem',
  'log',
  'main',
  'menu',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'meter',
  'navigation',
  'option',
  'progressbar',
  'radio',
  'radiogroup',
  'region',
  'row',
  'rowheader',
  'search',
  'searchbox',
  'slider',
  'spinbutton',
  'status',
  'switch',
  'tab',
  'table',
  'tablist',
  'tabpanel',
  'textbox',
  'timer',
] as const

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
