import type { Page } from '../link.ts'
import { foldedStyle, foldPreferences, type Folds } from './fold-preferences.ts'
import { holdDialogs } from './hold-dialogs.ts'

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
