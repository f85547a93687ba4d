import { useState } from 'react'
import type { OpenedCapsule } from '../../../../contract/control/capsule.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { openedQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { Popup } from '../../parts/popup.tsx'
import { UndoButtons } from '../../parts/undo-buttons.tsx'
import { caseTimeText } from './case-time.ts'
import { capsuleCopy } from './copy.ts'
import { OpenedActions } from './opened-actions.tsx'
import { ScreenshotsDialog } from './screenshots-dialog.tsx'

/** Shows the name of the opened file among the tools of the stage. A press shows the author's note. */
export function OpenedChip() {
  const { data } = useMockQuery(openedQuery)
  return data ? <Chip opened={data} /> : null
}

function Chip({ opened }: { opened: OpenedCapsule }) {
  const words = useCopy(capsuleCopy)
  const { note, clock, faults, pictures, screenshots, steps } = opened
  const [areScreenshotsShown, showScreenshots] = useState(false)
  const title = note.title === '' ? words.openedFile : note.title
  return (
    <>
      <Popup
        label={words.openedFile}
        side="top"
        className="w-96 p-4"
        trigger={
          <button
            type="button"
            title={words.openedTitle(title)}
            className="inline-flex h-8.5 max-w-44 min-w-0 items-center gap-1.5 rounded-full bg-lantern-soft px-3 font-medium text-lantern-ink hover:bg-wash-press"
          >
            <Icon name="document" size={16} className="shrink-0" />
            <span className="truncate">{title}</span>
          </button>
        }
      >
        <div className="grid gap-3 text-s">
          <p className="font-semibold">{title}</p>
          <NoteText {...words.note.happened} text={note.happened} />
          <NoteText {...words.note.expected} text={note.expected} />
          <p className="text-xs text-ink-2 num">
            {words.summary(caseTimeText(Date.parse(clock.now), clock), faults, pictures)}
          </p>
          {steps > 0 && (
            <div className="grid gap-1.5">
              <p className="text-ink-2">{words.steps(steps)}</p>
              <UndoButtons withText />
            </div>
          )}
          <OpenedActions opened={opened} onShowPictures={() => showScreenshots(true)} />
        </div>
      </Popup>
      <ScreenshotsDialog open={areScreenshotsShown} screenshots={screenshots} onClose={() => showScreenshots(false)} />
    </>
  )
}

function NoteText({ label, text }: { label: string; text: string }) {
  if (text === '') return null
  return (
    <div>
      <p className="text-xs font-medium text-ink-2">{label}</p>
      <p className="max-h-32 overflow-auto whitespace-pre-wrap">{text}</p>
    </div>
  )
}
