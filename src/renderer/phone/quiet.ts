import { loginBonusEndpoint } from '../../contract/calls/login-bonus.ts'
import { announcementsEndpoint } from '../../contract/calls/notice.ts'
import { popupsEndpoint } from '../../contract/calls/popup.ts'
import type { Page } from './link.ts'

/**
 * Keeps a page quiet: no dialog opens by itself, and explicit preferences are folded (D-87).
 * @param granted called when a suppressed response granted the daily bonus, whose likes the page then has to read again
 */
export function keepQuiet(page: Page, isQuiet: () => boolean, granted: () => void): Folds {
  holdDialogs(page, isQuiet, granted)
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(foldedStyle)
  page.document.adoptedStyleSheets.push(sheet)
  return foldPreferences(page, isQuiet)
}

/** Endpoints of dialogs that open by themselves, with the documented response that opens nothing. */
const silent: Readonly<Record<string, object>> = {
  [announcementsEndpoint.path]: { user_notifications: [], user_notifications_count: 0 },
  [popupsEndpoint.path]: { modal_list: [] },
  // The bonus is still granted; only its dialog is suppressed.
  [loginBonusEndpoint.path]: { success: false, amount: 0 },
}

/**
 * Suppresses announcements, bonus and campaign dialogs while the stage is quiet. The requests are sent anyway; only the
 * page sees empty responses.
 */
export function holdDialogs(page: Page, isQuiet: () => boolean, granted: () => void): void {
  const fetchOfPage = page.fetch.bind(page)
  page.fetch = async (input, init) => {
    const response = await fetchOfPage(input, init)
    // Objects of the page belong to its own realm, so `instanceof` does not work.
    const address = typeof input === 'object' && 'url' in input ? input.url : String(input)
    const { pathname } = new URL(address, page.location.href)
    const instead = silent[pathname]
    if (!isQuiet() || instead === undefined || !response.ok) return response
    if (pathname === loginBonusEndpoint.path) {
      const { success } = (await response
        .clone()
        .json()
        .catch(() => ({}))) as { success?: unknown }
      if (success === true) page.setTimeout(granted)
    }
    return new page.Response(JSON.stringify(instead), { status: 200, headers: response.headers })
  }
}

/** Groups that the member app marks as explicit (D-87). */
const explicit = '[data-explicit]'

/** Marks a folded group, and a group that was opened by hand and stays open. */
const folded = 'data-stage-folded'
const opened = 'data-stage-opened'
/** Marks the button that replaces a folded group. */
const standIn = 'data-stage-unfold'

const foldedStyle = `
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
  const look = () => {
    if (!isQuiet()) unfold(document)
    tidy(document)
    if (!isQuiet()) return
    for (const group of document.querySelectorAll(explicit))
      if (!group.hasAttribute(folded) && !group.hasAttribute(opened)) fold(document, group)
  }
  // Observers run before the browser paints, so folded content is never visible.
  new page.MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-explicit'],
  })
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
  button.textContent = 'ポップアップを抑えている間は、好みの項目をたたんでいます。押すと開きます。'
  button.addEventListener('click', () => {
    group.removeAttribute(folded)
    group.setAttribute(opened, '')
    button.remove()
  })
  group.before(button)
}

/** Removes buttons of groups that the page has removed or moved. */
function tidy(document: Document): void {
  for (const button of document.querySelectorAll(`[${standIn}]`))
    if (button.nextElementSibling?.hasAttribute(folded) !== true) button.remove()
}
