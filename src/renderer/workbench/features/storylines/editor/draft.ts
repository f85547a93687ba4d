import { atom } from 'jotai'
import * as z from 'zod/mini'
import type { StorylineFile } from '../../../../../contract/storyline/file.ts'
import { store, windowAtom } from '../../../hub/state.ts'

/** A story that is being edited. Until it is saved, it may break the rules of a file. */
const storyDraft = z.object({
  /** Key of the own story or the recording. */
  of: z.string(),
  story: z.custom<StorylineFile>((story) => z.safeParse(z.object({ scenes: z.array(z.unknown()) }), story).success),
  /** Text of the file when it was read; missing for a recording. */
  text: z.exactOptional(z.string()),
  /** Whether anything was edited. The steps of undo do not survive a reload. */
  edited: z.boolean(),
})

export const draftAtom = windowAtom('storyDraft', storyDraft)

interface Steps {
  readonly past: readonly StorylineFile[]
  readonly next: readonly StorylineFile[]
  /** Field whose text the last change typed; typing goes on in the same step. */
  readonly field: string | undefined
}
const none: Steps = { past: [], next: [], field: undefined }
export const draftStepsAtom = atom<Steps>(none)

export type ReadStory = Pick<z.output<typeof storyDraft>, 'story' | 'text'>

export function openDraft(of: string, read: ReadStory): void {
  store.set(draftAtom, { of, ...read, edited: false })
  store.set(draftStepsAtom, none)
}

export function closeDraft(): void {
  store.set(draftAtom, undefined)
  store.set(draftStepsAtom, none)
}

/** Drops the draft. Returns the function that brings it back with its steps; undefined when nothing was edited. */
export function dropDraft(): (() => void) | undefined {
  const [draft, steps] = [store.get(draftAtom), store.get(draftStepsAtom)]
  closeDraft()
  if (draft?.edited !== true) return undefined
  return () => {
    store.set(draftAtom, draft)
    store.set(draftStepsAtom, steps)
  }
}

/** Changes the story. `field` names a text field, whose typing is one step of undo. */
export function editDraft(change: (story: StorylineFile) => StorylineFile, field?: string): void {
  const draft = store.get(draftAtom)
  const story = draft && change(draft.story)
  if (!draft || story === undefined || story === draft.story) return
  const { past, field: former } = store.get(draftStepsAtom)
  const isTyping = field !== undefined && field === former
  store.set(draftStepsAtom, { past: isTyping ? past : [...past, draft.story], next: [], field })
  store.set(draftAtom, { ...draft, story, edited: true })
}

export function undoEdit(): void {
  const draft = store.get(draftAtom)
  const { past, next } = store.get(draftStepsAtom)
  const story = past.at(-1)
  if (!draft || !story) return
  store.set(draftStepsAtom, { past: past.slice(0, -1), next: [draft.story, ...next], field: undefined })
  store.set(draftAtom, { ...draft, story })
}

export function redoEdit(): void {
  const draft = store.get(draftAtom)
  const { past, next } = store.get(draftStepsAtom)
  const [story, ...rest] = next
  if (!draft || !story) return
  store.set(draftStepsAtom, { past: [...past, draft.story], next: rest, field: undefined })
  store.set(draftAtom, { ...draft, story })
}
