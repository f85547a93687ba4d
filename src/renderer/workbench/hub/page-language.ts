import type { LanguageChoice } from '../../../contract/rules/language.ts'
import { controlCopy } from '../../lib/copy/control.ts'
import { controlEnglish } from '../../lib/copy/en/control.ts'
import { bridge } from './bridge.ts'
import { attempt } from './control/attempt.ts'
import { windowCopy } from './copy.ts'
import { currentCopy, currentLanguage, languageAtom, languageChoiceAtom } from './language.ts'
import { store } from './state.ts'

const japanese = { ...controlCopy }

/** Puts the document and the controls that the member app shares into the current language. */
function apply(): void {
  const language = currentLanguage()
  // Replaced in place, because the shared controls import this object and know no language.
  Object.assign(controlCopy, language === 'en' ? controlEnglish : japanese)
  document.documentElement.lang = language
  document.title = currentCopy(windowCopy).title
}

/**
 * Keeps the document in the current language, beginning with the language of the desktop app's settings. Call it before
 * anything is drawn.
 */
export async function followLanguage(): Promise<void> {
  // Without an answer, the last known choice stays.
  const settings = await bridge?.getSettings().catch(() => undefined)
  if (settings) store.set(languageChoiceAtom, settings.language)
  apply()
  store.sub(languageAtom, apply)
}

/** Stores the choice, and in the desktop app applies it to menus and dialogs. */
export function chooseLanguage(choice: LanguageChoice): void {
  store.set(languageChoiceAtom, choice)
  void attempt(async () => bridge?.changeSettings({ language: choice }))
}
