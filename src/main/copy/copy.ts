import { en } from './en.ts'
import { type Copy, ja } from './ja.ts'

export type LanguageChoice = 'system' | 'ja' | 'en'

/**
 * The words of the shell. Japanese where the system or the person asks for it, English for everybody else.
 * @param systemLanguage such as `ja` or `en-GB`
 */
export function copyFor(choice: LanguageChoice, systemLanguage: string): Copy {
  const language = choice === 'system' ? systemLanguage : choice
  return /^ja\b/i.test(language) ? ja : en
}
