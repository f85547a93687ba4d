import { elementRoles } from '../../../../contract/storyline/element-roles.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
import type { Page } from '../../link.ts'
import { findAll } from '../find.ts'
import { nameOf } from '../names.ts'
import { roleOf } from '../roles.ts'

type Role = StoryElement['role']

const roles: ReadonlySet<string> = new Set(elementRoles)
/** Places that a person names to say where something is. */
const places: ReadonlySet<Role> = new Set<Role>([
  ...(['dialog', 'alertdialog', 'row', 'listitem', 'article', 'region', 'group', 'radiogroup', 'form'] as const),
  ...(['navigation', 'list', 'table', 'tabpanel', 'banner', 'contentinfo', 'main'] as const),
])
const longestName = 500

/** Role that a story can name; undefined for another one. */
function storyRoleOf(element: Element): Role | undefined {
  const role = roleOf(element)
  return role !== null && roles.has(role) ? (role as Role) : undefined
}

/**
 * Names an element as a person would: by role and name, with the dialog, row or region around it where two are alike on
 * the page, and by its position where that does not tell them apart.
 * @returns undefined when a story can't name it
 */
export function nameElement(page: Page, element: Element): StoryElement | undefined {
  const own = ownName(element)
  if (!own) return undefined
  const alike = findAll(page, own)
  if (alike.length === 1) return alike[0] === element ? own : undefined
  for (const within of placesAround(page, element)) {
    const inside = findAll(page, { ...own, within })
    if (inside.length === 1 && inside[0] === element) return { ...own, within }
  }
  const position = alike.indexOf(element) + 1
  return position === 0 ? undefined : { ...own, position }
}

function ownName(element: Element): StoryElement | undefined {
  const role = storyRoleOf(element)
  if (role === undefined) return undefined
  const name = nameOf(element)
  if (name.length > longestName) return undefined
  return name === '' ? { role } : { role, name }
}

/** Named places around an element that are there once, the closest first. */
function* placesAround(page: Page, element: Element): Generator<StoryElement> {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const place = ownName(around)
    if (!place || !places.has(place.role)) continue
    // A dialog is there once, also without a name.
    if (place.name === undefined && place.role !== 'dialog' && place.role !== 'alertdialog') continue
    if (findAll(page, place).length === 1) yield place
  }
}

const pressable = [
  ...['button', 'a[href]', 'summary', 'label', 'input[type=checkbox]', 'input[type=radio]', 'input[type=submit]'],
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem', 'menuitemradio'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ')

/** The element that a press on a place of the page reaches; undefined for none that can be pressed. */
export function pressedAt(target: Element): Element | undefined {
  const pressed = target.closest(pressable) ?? undefined
  // The browser presses the control of a label afterwards.
  return pressed?.localName === 'label' ? undefined : pressed
}
