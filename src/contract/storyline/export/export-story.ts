import type { Language } from '../../rules/language.ts'
import type { StorylineFile } from '../file.ts'
import { playwrightSpec } from './playwright-spec.ts'
import { vitestTest } from './vitest-test.ts'
import { writtenCase } from './written-case.ts'

type NameOf = (person: string) => string

/** What a story can become besides its own file, with the end of the file's name. */
const forms = {
  playwright: { ending: '.spec.ts', write: playwrightSpec },
  vitest: { ending: '.test.ts', write: vitestTest },
  markdown: { ending: '.md', write: writtenCase },
} as const

interface ExportOptions {
  /** The story's, which names the file. */
  readonly key: string
  readonly form: keyof typeof forms
  /** The name of a persona; any other text stays. */
  readonly nameOf: NameOf
  /** Language of titles, of written cases and of notes. */
  readonly language?: Language
}

/** Writes a story in another form. */
export function exportStory(
  story: StorylineFile,
  { key, form, nameOf, language = 'ja' }: ExportOptions,
): { name: string; text: string } {
  const { ending, write } = forms[form]
  return { name: `${key.replace(/^.*\//, '')}${ending}`, text: write(story, nameOf, language) }
}
