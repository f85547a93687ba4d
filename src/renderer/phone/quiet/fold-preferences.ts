import type { Page } from '../link.ts'

/** Groups that the member app marks as explicit (D-87). */
const explicit = '[data-explicit]'

/** Marks a folded group, and a group that was opened by hand and stays open. */
const folded = 'data-stage-folded'
const opened = 'data-stage-opened'
/** Marks the button that replaces a folded group. */
const standIn = 'data-stage-unfold'

/** Style of folded groups and of the buttons in their place. */
export const foldedStyle = `
  [${folded}] { display: none !important }
  [${standIn}] { display: block; width: 100%; min-height: 44px; padding: 8px 14px; border: 1px dashed var(--edge);
    border-radius: var(--r-s); background: none; color: var(--ink-2); font: inherit; font-size: 0.8125rem; text-align: start }
`

/** Folds of a page. `changed` must run when the stage becomes quiet or stops being quiet. */
export interface Folds {
  changed(): void
}

/**
 * Folds the groups that the member app marks as explicit while the stage is quiet. A button in their place opens them.
 * The member app knows nothing of the stage (D-87).
 */
export function foldPreferences(page: Page, isQuiet: () => boolean): Folds {
  const { document } = page
  const follow = () => {
    if (!isQuiet()) unfold(document)
    removeStrayButtons(document)
    if (!isQuiet()) return
    for (const group of document.querySelectorAll(explicit))
      if (!group.hasAttribute(folded) && !group.hasAttribute(opened)) fold(document, group)
  }
  // Observers run before the browser paints, so folded content is never visible.
  new page.MutationObserver(follow).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-explicit'],
  })
  return { changed: follow }
}

function unfold(document: Document): void {
  for (const group of document.querySelectorAll(`[${folded}], [${opened}]`)) {
    group.removeAttribute(folded)
    group.removeAttribute(opened)
  }
}

function fold(document: Document, group: Element): void {
  group.setAttribute(folded, '')
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute(standIn, '')
  button.textContent = 'ポップアップを抑えている間は、好みの項目をたたんでいます。押すと開きます。'
  button.addEventListener('click', () => {
    group.removeAttribute(folded)
    group.setAttribute(opened, '')
    button.remove()
  })
  group.before(button)
}

/** Removes buttons of groups that the page has removed or moved. */
function removeStrayButtons(document: Document): void {
  for (const button of document.querySelectorAll(`[${standIn}]`))
    if (button.nextElementSibling?.hasAttribute(folded) !== true) button.remove()
}
