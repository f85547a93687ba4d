import type { StorylineFault } from '../control/codes.ts'
import { type FileReason, placedText, type PlacedReason } from '../rules/file-reasons.ts'

/** A refused story file. */
export class StorylineError extends Error {
  override readonly name = 'StorylineError'

  constructor(
    readonly code: StorylineFault,
    /** Place in the file, such as `scenes[3].actions[1].press`; `file` for the whole of it. */
    readonly place: string,
    readonly why: FileReason,
  ) {
    super(`Failed to read the story: ${placedText(placedIn(place, why))}. Correct the file.`)
  }

  get reason(): PlacedReason {
    return placedIn(this.place, this.why)
  }
}

const wholeFile = 'file'
/** Longest place in a message, in characters. */
const longestPlace = 500

const placedIn = (place: string, why: FileReason): PlacedReason => (place === wholeFile ? why : { part: place, ...why })

/** Path of fields and indexes in a story file; empty for the whole of it. */
export type Place = readonly PropertyKey[]

/** Creates the error about a place of the file. */
export const refuse = (code: StorylineFault, place: Place, why: FileReason): StorylineError =>
  new StorylineError(code, placeText(place), why)

/** `scenes[3].actions[1].press` */
function placeText(place: Place): string {
  const text = place.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return text === '' ? wholeFile : text.replace(/^\./, '').slice(0, longestPlace)
}
