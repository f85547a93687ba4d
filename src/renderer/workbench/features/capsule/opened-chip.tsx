import { useState } from 'react'
import type { OpenedCapsule } from '../../../../contract/control/capsule.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { control } from '../../hub/control/call-control.ts'
import { openedQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { exchangeSourceAtom, store } from '../../hub/state.ts'
import { goTo } from '../../hub/world/history-actions.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { Popup } from '../../parts/popup.tsx'
import { UndoButtons } from '../../parts/undo-buttons.tsx'
import { caseTimeText } from './case-time.ts'
import { capsuleCopy } from './copy.ts'
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
          <ChipActions opened={opened} onShowPictures={() => showScreenshots(true)} />
        </div>
      </Popup>
      <ScreenshotsDialog open={areScreenshotsShown} screenshots={screenshots} onClose={() => showScreenshots(false)} />
    </>
  )
}

async function closeOpened(): Promise<void> {
  await control.closeOpenedCapsule()
  // An HTTP Archive that is read instead stays.
  store.set(exchangeSourceAtom, (source) => (source === 'file' ? 'now' : source))
  queryClient.setQueryData(openedQuery.queryKey, null)
}

/** The author's calls and pictures, and the ways back to the former world and out of the file. */
function ChipActions({ opened, onShowPictures }: { opened: OpenedCapsule; onShowPictures: () => void }) {
  const words = useCopy(capsuleCopy)
  const { exchanges, screenshots, former } = opened
  const openPanel = useOpenPanel()
  const showExchanges = () => {
    store.set(exchangeSourceAtom, 'file')
    openPanel('/inspector?view=calls')
  }
  return (
    <div className="flex flex-wrap gap-2">
      {exchanges.length > 0 && (
        <SmallButton icon="activity" onClick={showExchanges}>
          {words.exchanges(exchanges.length)}
        </SmallButton>
      )}
      {screenshots.length > 0 && (
        <SmallButton icon="camera" onClick={onShowPictures}>
          {words.screenshots(screenshots.length)}
        </SmallButton>
      )}
      <ActionButton icon="undo" run={() => goTo(former)}>
        {words.goBack}
      </ActionButton>
      <ActionButton tone="text" run={closeOpened}>
        {words.close}
      </ActionButton>
    </div>
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
