import { useCopy } from '../../../hub/language.ts'
import { TextAreaField } from '../../../parts/fields.tsx'
import { storylinesCopy } from '../copy.ts'
import { editDraft } from './draft.ts'
import { changeScene, pointsOf, type Scene } from './edit-story.ts'
import { longestNotes, longestText } from './text-limits.ts'

/** What is said about a scene: for the audience, for the presenter, and what to see. */
export function SceneWords({ index, scene: { caption, notes, points } }: { index: number; scene: Scene }) {
  const words = useCopy(storylinesCopy).editor
  const change = (fields: Partial<Scene>, field: string) =>
    editDraft((story) => changeScene(story, index, fields), `${field} ${index}`)
  return (
    <details className="text-s">
      <summary className="cursor-pointer py-1 text-xs text-ink-2">{words.words}</summary>
      <div className="grid gap-2 pb-1">
        <TextAreaField
          label={words.caption}
          rows={2}
          maxLength={longestText}
          value={caption}
          onChange={(typed) => change({ caption: typed }, 'caption')}
        />
        <TextAreaField
          label={words.notes}
          rows={3}
          maxLength={longestNotes}
          value={notes}
          onChange={(typed) => change({ notes: typed }, 'notes')}
        />
        <TextAreaField
          {...words.points}
          rows={2}
          maxLength={longestNotes}
          value={points.map(({ text }) => text).join('\n')}
          onChange={(typed) => change({ points: pointsOf(typed, points) }, 'points')}
        />
      </div>
    </details>
  )
}
