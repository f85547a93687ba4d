import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import type { OpenedCapsule, Screenshot } from '../../../../contract/control/capsule.ts'
import { Icon, type IconName } from '../../../ui/base/icon.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { bridge } from '../../hub/bridge.ts'
import { control } from '../../hub/control/call-control.ts'
import { clockQuery, openedQuery, queryClient, useMockQuery, useNow } from '../../hub/control/queries.ts'
import { formatMoment } from '../../hub/dates.ts'
import { joined, useCopy } from '../../hub/language.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { exchangeSourceAtom, phoneCountAtom, store } from '../../hub/state.ts'
import { goTo } from '../../hub/world/history-actions.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { Popup } from '../../parts/popup.tsx'
import { UndoButtons } from '../../parts/undo-buttons.tsx'
import { noteAtom, openCapsule, saveCapsule } from './capsule.ts'
import { capsuleCopy } from './copy.ts'

const several = { maxLength: 4000, look: 'resize-y py-1.5' } as const
const noteFields = [
  { name: 'title', maxLength: 120 },
  { name: 'happened', rows: 3, ...several },
  { name: 'expected', rows: 2, ...several },
] as const

/** Note for the recipient; all fields are optional. */
function NoteFields() {
  const words = useCopy(capsuleCopy).note
  const [note, setNote] = useAtom(noteAtom)
  return (
    <div className="grid gap-3">
      {noteFields.map(({ name, ...field }) => (
        <Field
          key={name}
          {...field}
          label={words[name]}
          placeholder={name === 'title' ? words.titleHint : undefined}
          value={note[name]}
          onChange={(text) => setNote({ ...note, [name]: text })}
        />
      ))}
    </div>
  )
}

/** Speed of a running clock; undefined when it stands still. */
const runningSpeed = (clock: Pick<OpenedCapsule['clock'], 'mode' | 'speed'> | undefined) =>
  clock?.mode === 'running' ? clock.speed : undefined

/** Contents of a capsule written now. */
function CapsuleContents() {
  const count = useAtomValue(phoneCountAtom)
  const { data: clock } = useQuery(clockQuery)
  const now = useNow()
  const { content, contents, pace } = useCopy(capsuleCopy)
  const time = joined([now === undefined ? '' : formatMoment(now), pace(runningSpeed(clock))])
  const lines: readonly (readonly [IconName, string, string])[] = [
    ['map', ...content.world],
    ['image', ...content.pictures],
    ['phone', ...content.phones(count)],
    ['clock', content.time, time],
    ['bolt', ...content.faults],
    ['activity', ...content.traffic],
    ...(bridge ? ([['camera', ...content.screenshots(count)]] as const) : []),
  ]
  return (
    <ul aria-label={contents} className="divide-y divide-line border-y border-line">
      {lines.map(([icon, title, text]) => (
        <li key={title} className="flex items-start gap-3 py-2">
          <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-ink-2" />
          <span className="min-w-0">
            <span className="block text-s font-medium">{title}</span>
            <span className="block text-xs text-ink-3 num">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ScreenshotsDialogProps {
  open: boolean
  screenshots: readonly Screenshot[]
  onClose: () => void
}

/** Pictures of the phones when the capsule was written, for comparison with the stage. */
function ScreenshotsDialog({ open, screenshots, onClose }: ScreenshotsDialogProps) {
  const words = useCopy(capsuleCopy)
  return (
    <Dialog open={open} onClose={onClose} title={words.pictures}>
      <div className="flex gap-4 overflow-x-auto">
        {screenshots.map(({ phone, content }) => (
          <figure key={phone} className="grid shrink-0 gap-1.5">
            <figcaption className="text-s font-semibold">{phone.toUpperCase()}</figcaption>
            <img
              src={`data:image/png;base64,${content}`}
              alt={words.pictureOf(phone.toUpperCase())}
              className="max-h-[60dvh] rounded-m outline outline-line"
            />
          </figure>
        ))}
      </div>
    </Dialog>
  )
}

/** Saves and opens capsules, with their note and contents. */
export function CapsuleSection() {
  const words = useCopy(capsuleCopy)
  return (
    <section aria-label={words.caseTitle} className="mb-4 grid gap-2">
      <h3 className="text-s font-semibold">{words.caseTitle}</h3>
      <div className="flex flex-wrap gap-2">
        <ActionButton icon="download" tone="primary" run={saveCapsule}>
          {words.caseTitle}
        </ActionButton>
        <ActionButton icon="upload" run={openCapsule}>
          {words.open}
        </ActionButton>
      </div>
      <details className="rounded-m bg-sunken px-4 py-2.5">
        <summary className="cursor-pointer text-s font-medium">{words.more}</summary>
        <div className="mt-3 grid gap-3">
          <NoteFields />
          <p className="text-s text-ink-2">{words.explained}</p>
          <CapsuleContents />
          {!bridge && <p className="text-xs text-ink-3">{words.noScreenshots}</p>}
        </div>
      </details>
    </section>
  )
}

/** Shows the name of the opened file among the tools of the stage. A press shows the author's note. */
export function OpenedChip() {
  const { data } = useMockQuery(openedQuery)
  return data ? <Chip opened={data} /> : null
}

function Chip({ opened }: { opened: OpenedCapsule }) {
  const words = useCopy(capsuleCopy)
  const { note, clock, faults, pictures, screenshots, exchanges, steps, former } = opened
  const [isOpen, setOpen] = useState(false)
  const [areShown, setShown] = useState(false)
  const openPanel = useOpenPanel()
  const close = async () => {
    await control.closeOpenedCapsule()
    store.set(exchangeSourceAtom, 'now')
    queryClient.setQueryData(openedQuery.queryKey, null)
  }
  const showExchanges = () => {
    store.set(exchangeSourceAtom, 'file')
    openPanel('/inspector?view=calls')
  }
  const title = note.title === '' ? words.openedFile : note.title
  const time = joined([formatMoment(Date.parse(clock.now)), words.pace(runningSpeed(clock))])
  return (
    <>
      <Popup
        label={words.openedFile}
        side="top"
        open={isOpen}
        onOpenChange={setOpen}
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
          <NoteText label={words.note.happened}>{note.happened}</NoteText>
          <NoteText label={words.note.expected}>{note.expected}</NoteText>
          <p className="text-xs text-ink-2 num">{words.summary(time, faults, pictures)}</p>
          {steps > 0 && (
            <div className="grid gap-1.5">
              <p className="text-ink-2">{words.steps(steps)}</p>
              <UndoButtons withText />
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            {exchanges.length > 0 && (
              <SmallButton icon="activity" onClick={showExchanges}>
                {words.exchanges(exchanges.length)}
              </SmallButton>
            )}
            {screenshots.length > 0 && (
              <SmallButton icon="camera" onClick={() => setShown(true)}>
                {words.screenshots(screenshots.length)}
              </SmallButton>
            )}
            <ActionButton icon="undo" run={() => goTo(former)}>
              {words.goBack}
            </ActionButton>
            <ActionButton tone="text" run={close}>
              {words.close}
            </ActionButton>
          </div>
        </div>
      </Popup>
      <ScreenshotsDialog open={areShown} screenshots={screenshots} onClose={() => setShown(false)} />
    </>
  )
}

function NoteText({ label, children }: { label: string; children: React.ReactNode }) {
  if (children === '') return null
  return (
    <div>
      <p className="text-xs font-medium text-ink-2">{label}</p>
      <p className="max-h-32 overflow-auto whitespace-pre-wrap">{children}</p>
    </div>
  )
}
