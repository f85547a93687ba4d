import type { StoryElement } from '../../../contract/storyline/element.ts'
import type { Page } from '../link.ts'
import { nameOf, plain } from './names.ts'
import { roleOf, selectorOf } from './roles.ts'
import { isShown } from './states.ts'

/**
 * All elements of a page that a story names, in the order of the page. Their `position` is not applied, so the result
 * has as many as are alike. `within` is applied with its position.
 */
export function findAll(page: Page, { role, name, within }: StoryElement): Element[] {
  const scopes = within === undefined ? [page.document] : atPosition(findAll(page, within), within)
  const wanted = name === undefined ? undefined : plain(name)
  const found = new Set<Element>()
  for (const scope of scopes)
    for (const element of scope.querySelectorAll(selectorOf(role)))
      if (roleOf(element) === role && isShown(element) && (wanted === undefined || nameOf(element) === wanted))
        found.add(element)
  return [...found]
}

/** The elements that a story means: the one at its position, or all that are alike. */
const atPosition = (found: readonly Element[], { position }: StoryElement): Element[] =>
  position === undefined ? [...found] : found.slice(position - 1, position)
