import { reasonOf } from '../../../src/contract/rules/file-reasons.ts'
import { mostStorylineBytes, type StorylineFile } from '../../../src/contract/storyline/file.ts'
import { StorylineError } from '../../../src/contract/storyline/storyline-error.ts'
import { isSystemError, StoreError } from '../../engine/store/store-error.ts'
import { readOwnStory } from './built-in.ts'

/** A file of a folder: its story, or why it is none. */
export interface FoundFile {
  /** Without `.json`. */
  readonly name: string
  readonly story?: StorylineFile
  readonly problem?: StorylineError
}

/**
 * Reads the story of a file. Loaded with the first file, because schemas of stories make each start longer (P8).
 * @param size in bytes, asked before the file is read
 */
export async function readStoryFile(name: string, size: number, read: () => Promise<Buffer>): Promise<FoundFile> {
  try {
    if (size > mostStorylineBytes)
      throw new StorylineError('too-long', 'file', reasonOf('too-many-bytes', { most: mostStorylineBytes }))
    return { name, story: readOwnStory(textOf(await read())) }
  } catch (cause) {
    if (cause instanceof StorylineError) return { name, problem: cause }
    if (!(cause instanceof StoreError) || !isSystemError(cause.cause)) throw cause
    const system = cause.cause.message
    return { name, problem: new StorylineError('store', 'file', reasonOf('unread', { system })) }
  }
}

/** @throws StorylineError for bytes that are no text */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new StorylineError('foreign', 'file', reasonOf('no-text'))
  }
}
