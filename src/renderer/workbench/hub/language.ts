import { atom, useAtomValue } from 'jotai'
import * as z from 'zod/mini'
import { type Language, languageChoices, languageOf } from '../../../contract/rules/language.ts'
import { store, storedAtom } from './state.ts'

/** Words of one place in both languages. `en` has the type of `ja`, so that a missing or surplus key is an error. */
export interface Copy<Words> {
  readonly ja: Words
  readonly en: Words
}

/** Chosen language, stored in this browser. In the desktop app, a copy of the choice in its settings file. */
export const languageChoiceAtom = storedAtom('language', z.enum(languageChoices), 'system')

/** Language of the command line, which the server writes into the page, or of the browser. */
const systemTag = (): string =>
  typeof document === 'undefined' ? 'ja' : (document.documentElement.dataset['language'] ?? navigator.language)

/** Language of the browser or system as a BCP 47 tag. */
const systemTagAtom = atom(systemTag())
systemTagAtom.onMount = (set) => {
  const update = () => set(systemTag())
  window.addEventListener('languagechange', update)
  return () => window.removeEventListener('languagechange', update)
}

/** Current language: the chosen one, or that of the system. */
export const languageAtom = atom((get) => languageOf(get(languageChoiceAtom), get(systemTagAtom)))

/** Words of a place in the chosen language, for components. */
export const useCopy = <Words>(copy: Copy<Words>): Words => copy[useAtomValue(languageAtom)]

/** Words of a place in the language of this moment, for messages, commands and files. */
export const currentCopy = <Words>(copy: Copy<Words>): Words => copy[currentLanguage()]

export const currentLanguage = (): Language => store.get(languageAtom)

export const useLanguage = (): Language => useAtomValue(languageAtom)

/** Text of a place in both languages, to find it in either. */
export const inBoth = <Words>({ ja, en }: Copy<Words>, pick: (words: Words) => string): string =>
  `${pick(ja)} ${pick(en)}`

/** Parts of a line with a dot between them; empty parts are left out. */
export const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(currentLanguage() === 'en' ? ' · ' : ' ・ ')
