import type { StoryElement } from '../../../contract/storyline/element.ts'
import type { Page } from '../link.ts'
import { nameOf } from './names.ts'
import { plain } from './page-text.ts'
import { roleOf, selectorOf } from './roles.ts'
import { isShown } from './states.ts'

/**
 * All elements of a page that a story names, in the order of the page. Their `position` is not applied, so the result
 * has as many as are alike. `within` is applied with its position.
 */
export function findAll(page: Page, { role, name, within }: StoryElement): Element[] {
  const wanted = name === undefined ? undefined : plain(name)
  return allOfRole(scopesOf(page, within), role).filter((element) => wanted === undefined || nameOf(element) === wanted)
}

/** The elements that a story means: the one at its position, or all that are alike. */
export const atPosition = (found: readonly Element[], { position }: StoryElement): Element[] =>
  position === undefined ? [...found] : found.slice(position - 1, position)

/** The page, or the elements that a story names as the place to look. */
export const scopesOf = (page: Page, within: StoryElement | undefined): readonly ParentNode[] =>
  within === undefined ? [page.document] : atPosition(findAll(page, within), within)

function allOfRole(scopes: readonly ParentNode[], role: StoryElement['role']): Element[] {
  const found = new Set<Element>()
  for (const scope of scopes)
    for (const element of scope.querySelectorAll(selectorOf(role)))
      if (roleOf(element) === role && isShown(element)) found.add(element)
  return [...found]
}

const mostNamed = 20

/** Names of the shown elements that have the same role, for a message. */
export function namesThere(page: Page, { role, within }: StoryElement): string[] {
  const scopes = scopesOf(page, within)
  const names = allOfRole(scopes.length > 0 ? scopes : [page.document], role).map(nameOf)
  return [...new Set(names.filter((name) => name !== ''))].slice(0, mostNamed)
}
