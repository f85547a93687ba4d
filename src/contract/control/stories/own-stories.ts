import * as z from 'zod/mini'
import { placedReason } from '../../rules/file-reasons.ts'
import * as wire from '../../wire/fields.ts'
import { isStorableName } from '../../wire/storable-name.ts'
import { defineControl } from '../define-control.ts'

/** Where an own story comes from: the folder `stories` of the data folder, or the folder of `--stories`. */
export const storySource = z.enum(['data', 'team'])
export type StorySource = z.output<typeof storySource>

/** Name of a story file without `.json`, as every system can store it. */
const fileName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^(?!\.)[^\\/:*?"<>|\p{Cc}]*(?<!\.)$/u))
  // Also refuses the names of devices. The pattern stands in the description of the API, which shows no such check.
  .check(z.refine(isStorableName))

/** An own story file. */
const ownStoryline = z.strictObject({
  key: z.string(),
  source: storySource,
  /** File name without `.json`. */
  name: z.string(),
  /** Title of the story; null for a refused file. */
  title: z.nullable(z.string()),
  /**
   * Why it can't be played: a code of `controlCodes`, the place in the file, and the reason for its author, in English and
   * as a code.
   */
  problem: z.nullable(z.strictObject({ code: z.string(), place: z.string(), text: z.string(), reason: placedReason })),
})

export const listOwnStorylines = defineControl('listOwnStorylines', 'GET /storylines/own', {
  summary: 'Own story files with their folders, also those that are refused',
  response: z.strictObject({
    folders: z.array(z.strictObject({ source: storySource, path: z.string(), isThere: z.boolean() })),
    files: z.array(ownStoryline),
  }),
})

/** Largest file beside a story: a capsule or an uploaded picture, in bytes. */
export const mostBytesBeside = 200_000_000

export const saveBesideStorylines = defineControl('saveBesideStorylines', 'POST /storylines/own/files/:name', {
  summary:
    'Saves a file that stories of the data folder can use; the body is the file, a name that is taken gets a number',
  takesFile: true,
  request: z.strictObject({ name: fileName }),
  /** Path below the folder of the stories. */
  response: z.strictObject({ file: z.string() }),
})

const key = z.strictObject({ key: z.string() })

export const saveStoryline = defineControl('saveStoryline', 'POST /storylines/own', {
  summary: 'Saves a story file in the data folder; a name that is taken gets a number',
  request: z.strictObject({ name: fileName, text: z.string() }),
  response: key,
})

export const readStorylineFile = defineControl('readStorylineFile', 'GET /storylines/own/file', {
  summary: 'An own story file',
  request: key,
  response: z.string(),
  givesFile: 'text/plain',
})

export const renameStoryline = defineControl('renameStoryline', 'POST /storylines/own/rename', {
  summary: 'Renames an own story file',
  request: z.extend(key, { name: fileName }),
  response: key,
})

export const duplicateStoryline = defineControl('duplicateStoryline', 'POST /storylines/own/duplicate', {
  summary: 'Copies an own story file beside itself',
  request: key,
  response: key,
})

export const deleteStoryline = defineControl('deleteStoryline', 'POST /storylines/own/delete', {
  summary: 'Deletes an own story file; it can be restored until the server ends',
  request: key,
  response: wire.success,
})

export const restoreStoryline = defineControl('restoreStoryline', 'POST /storylines/own/restore', {
  summary: 'Restores a deleted story file',
  request: key,
  response: key,
})
