import * as z from 'zod/mini'
import { utf8Length } from '../rules/characters.ts'
import { reasonOf } from '../rules/file-reasons.ts'
import { mismatchOf } from '../rules/zod-mismatch.ts'
import { checkNames, type KnownNames } from './file-checks/names.ts'
import { checkValues } from './file-checks/values.ts'
import { mostStorylineBytes, type StorylineFile, storylineFile, storylineVersion } from './file.ts'
import { refuse } from './storyline-error.ts'

/**
 * Reads a story file. The text is untrusted.
 * @throws StorylineError with the first fault and its place
 */
export function readStoryline(text: string, known: KnownNames): StorylineFile {
  const value = parseFile(text)
  checkValues(value)
  checkHead(value)
  const parsed = z.safeParse(storylineFile, value)
  if (!parsed.success) {
    const { path, ...why } = mismatchOf(parsed.error)
    throw refuse('story-fields', path, why)
  }
  checkNames(parsed.data, known)
  return parsed.data
}

function parseFile(text: string): unknown {
  if (utf8Length(text) > mostStorylineBytes)
    throw refuse('too-long', [], reasonOf('too-many-bytes', { most: mostStorylineBytes }))
  const plain = text.replace(/^\uFEFF/, '')
  try {
    return JSON.parse(plain)
  } catch {
    const isCut = /^\s*\{/.test(plain) && !plain.trimEnd().endsWith('}')
    throw refuse(isCut ? 'cut' : 'foreign', [], reasonOf(isCut ? 'ends-early' : 'no-json'))
  }
}

const head = z.looseObject({ version: z.int(), scenes: z.array(z.unknown()) })

function checkHead(value: unknown): void {
  const versioned = z.safeParse(z.looseObject({ version: z.int() }), value)
  if (versioned.success && versioned.data.version > storylineVersion)
    throw refuse('newer', ['version'], reasonOf('newer', { version: versioned.data.version, known: storylineVersion }))
  if (!z.safeParse(head, value).success) throw refuse('foreign', [], reasonOf('no-story'))
}
