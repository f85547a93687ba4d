import type { TextTable } from '../../member/texts.en.ts'
import { formsOf, type MakeText, type TextForm } from './template-forms.ts'
import type { Template } from './templates.ts'

/** A text of the app with its English. */
export interface Entry extends TextForm {
  /** @param values by index, as the text has them */
  readonly english: (values: readonly string[]) => string
}

/** Entries of tables: each text, and each form that a function of a text gives. */
export const entriesOf = (tables: readonly TextTable[]): readonly Entry[] =>
  tables.flatMap(([japanese, english]) => [...walk(japanese, english)])

/** Entries of templates. */
export const entriesOfTemplates = (templates: readonly Template[]): readonly Entry[] =>
  templates.map(([japanese, english]) => {
    const pieces = japanese.split(/\{(\d)\}/)
    return {
      parts: pieces.filter((_, index) => index % 2 === 0),
      holes: pieces.filter((_, index) => index % 2 === 1).map(Number),
      english: (values) => filled(english, values),
    }
  })

/** The English of a template with its values. */
function filled(english: Template[1], values: readonly string[]): string {
  if (typeof english === 'function') return english(values[0] ?? '', values[1] ?? '', values[2] ?? '')
  return english.replaceAll(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? '')
}

/** Entries of a table of any depth. */
function* walk(japanese: unknown, english: unknown): Generator<Entry> {
  if (typeof japanese === 'string' && typeof english === 'string')
    yield { parts: [japanese], holes: [], english: () => english }
  else if (typeof japanese === 'function' && typeof english === 'function')
    yield* entriesOfFunction(japanese as MakeText, english as MakeText)
  else if (typeof japanese === 'object' && typeof english === 'object' && japanese !== null && english !== null)
    // The English table may leave out columns that are no texts.
    for (const [key, lines] of Object.entries(english)) yield* walk(new Map(Object.entries(japanese)).get(key), lines)
}

/** Entries of a function that makes a text of its values. */
function* entriesOfFunction(japanese: MakeText, english: MakeText): Generator<Entry> {
  const line = (values: readonly string[]) =>
    String(english(...Array.from({ length: japanese.length }, (_, index) => values[index] ?? '')))
  for (const form of formsOf(japanese)) yield { ...form, english: line }
}
