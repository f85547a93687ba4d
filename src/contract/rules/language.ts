import * as z from 'zod/mini'

/** Languages of the workbench, the desktop app and their reports. What members see is Japanese. */
export const languages = ['ja', 'en'] as const
export type Language = (typeof languages)[number]

/** Choices of a language. */
export const languageChoices = ['system', ...languages] as const
export type LanguageChoice = (typeof languageChoices)[number]

/**
 * Returns the chosen language. `system` means Japanese on a Japanese system, English on any other.
 * @param system BCP 47 tag such as `ja` or `en-GB`
 */
export function languageOf(choice: LanguageChoice, system: string): Language {
  if (choice !== 'system') return choice
  return /^ja(?![a-z])/i.test(system) ? 'ja' : 'en'
}

const text = z.string().check(z.maxLength(10_000))

/** English texts beside Japanese ones of the same names. Each may be missing. */
export const inEnglish = <Name extends string>(...names: readonly Name[]) =>
  z.optional(
    z.partial(z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>)),
  )

/** Texts in Japanese, and in English as far as they have been written. */
interface Texts<Words> {
  readonly en?: { readonly [Name in keyof Words]?: Words[Name] | undefined } | undefined
}

/**
 * Returns what is said in a language. In English, the fields of `en` replace the Japanese ones; a text without an English
 * one stays Japanese.
 */
export function textsIn<Words extends object>(language: Language, texts: Words & Texts<Words>): Omit<Words, 'en'> {
  const { en, ...ja } = texts
  if (language === 'ja' || en === undefined) return ja
  const written = Object.entries(en).filter(([, value]) => value !== undefined && value !== '')
  return { ...ja, ...(Object.fromEntries(written) as Partial<Words>) }
}
