import { preferences } from '../../contract/enums/preferences.ts'
import {
  appealPointLabel,
  appealPoints,
  otherAppealPoint,
  settingAppealPoints,
} from '../../contract/enums/profile-choices.ts'
import type { Page } from './page.ts'

const harmless: ReadonlySet<string> = new Set([otherAppealPoint, 'おまかせ', 'いちゃいちゃ', 'キス'])

/** The labels of preferences and appeal points that are not meant for an audience. */
const explicit: ReadonlySet<string> = new Set(
  [
    ...preferences.flatMap(({ label }) => [label[1], label[2]]),
    ...[...appealPoints, ...settingAppealPoints].map(appealPointLabel),
  ].filter((label) => !harmless.has(label)),
)

/** What can hold such a label, and what is folded for it: the list or the group of choices around it. */
const labels = 'dt, li, legend, label'
const groups = 'dl, ul, fieldset, [role=group], [role=radiogroup]'

/** Marks a group that is folded, and one that somebody has opened and that stays open. */
const folded = 'data-stage-folded'
const opened = 'data-stage-opened'
/** Marks the button that stands for a folded group. */
const standIn = 'data-stage-unfold'

export const foldedStyle = `
  [${folded}] { display: none !important }
  [${standIn}] { display: block; width: 100%; min-height: 44px; padding: 8px 14px; border: 1px dashed var(--edge);
    border-radius: var(--r-s); background: none; color: var(--ink-2); font: inherit; font-size: 0.8125rem; text-align: start }
`

/** What folds in a page; told when the stage becomes quiet, or no longer is. */
export interface Folds {
  changed(): void
}

/**
 * Folds the preferences of a profile or a form while the stage is quiet; a press on what stands in their place opens them.
 * The member app knows nothing of it (D-87).
 */
export function foldPreferences(page: Page, isQuiet: () => boolean): Folds {
  const { document } = page
  const look = () => {
    if (!isQuiet()) unfold(document)
    tidy(document)
    if (!isQuiet()) return
    for (const label of document.querySelectorAll(labels)) {
      const group = explicit.has(label.textContent.trim()) ? label.closest(groups) : null
      if (group && !group.hasAttribute(folded) && !group.hasAttribute(opened)) fold(document, group)
    }
  }
  // It is told before the browser paints: what is folded was never seen.
  new page.MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  return { changed: look }
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
  button.textContent = '静かな画面では、好みの項目をたたんでいます。押すと開きます。'
  button.addEventListener('click', () => {
    group.removeAttribute(folded)
    group.setAttribute(opened, '')
    button.remove()
  })
  group.before(button)
}

/** The page may take a group away, or move it; its button goes too. */
function tidy(document: Document): void {
  for (const button of document.querySelectorAll(`[${standIn}]`))
    if (button.nextElementSibling?.hasAttribute(folded) !== true) button.remove()
}
