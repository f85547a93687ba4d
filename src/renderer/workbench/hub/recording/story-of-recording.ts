import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { type StorylineFile, storylineVersion } from '../../../../contract/storyline/file.ts'
import { type RecordedStep, stepsOf, type StoryRecording } from './recorded-steps.ts'

/** The story of a recording: each step is a scene. */
export function storyOf(
  recording: StoryRecording,
  { title, textOf }: { readonly title: string; readonly textOf: (action: StoryAction) => string },
): StorylineFile {
  const { world, people, quiet, begin } = recording
  return {
    version: storylineVersion,
    title,
    text: '',
    world,
    ...(quiet !== undefined && { quiet }),
    people,
    begin: { caption: '', notes: '', actions: [...begin] },
    scenes: stepsOf(recording).map((step) => ({
      title: textOf(step.action),
      caption: '',
      notes: '',
      actions: [actionOf(step)],
      points: [],
    })),
  }
}

/** The action of a step with its expectations. */
function actionOf({ action, expect }: RecordedStep): StoryAction {
  const chosen = expect.flatMap(({ choices, chosen: index }) => choices[index] ?? [])
  return chosen.length === 0 ? action : { ...action, expect: chosen }
}

/** The text of a story file, without what is empty. */
export const fileText = (story: StorylineFile): string => `${JSON.stringify(story, withoutEmpty, 2)}\n`

const optional = new Set(['caption', 'notes', 'points', 'expect', 'ids', 'begin'])

function withoutEmpty(this: object, name: string, value: unknown): unknown {
  if (name === 'scenario' && value === null) return undefined
  // A typed text may be empty; the text about a story may be missing.
  const isOptional = optional.has(name) || (name === 'text' && 'scenes' in this)
  return isOptional && isEmpty(value) ? undefined : value
}

function isEmpty(value: unknown): boolean {
  if (value === '' || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && value !== null && Object.values(value).every(isEmpty)
}
