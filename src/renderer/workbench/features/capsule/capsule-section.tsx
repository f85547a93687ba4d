import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { Icon } from '../../../ui/base/icon.tsx'
import { bridge } from '../../hub/bridge.ts'
import { clockQuery, useNow } from '../../hub/control/clock-query.ts'
import { useCopy } from '../../hub/language.ts'
import { phoneCountAtom } from '../../hub/phone-state.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { caseTimeText } from './case-time.ts'
import { capsuleCopy } from './copy.ts'
import { openCapsule } from './open-capsule.ts'
import { noteAtom, saveCapsule } from './save-capsule.ts'

const longText = { maxLength: 4000, look: 'resize-y py-1.5' } as const

const noteFields = [
  { name: 'title', maxLength: 120 },
  { name: 'happened', rows: 3, ...longText },
  { name: 'expected', rows: 2, ...longText },
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
          {...words[name]}
          value={note[name]}
          onChange={(text) => setNote({ ...note, [name]: text })}
        />
      ))}
    </div>
  )
}

/** Contents of a capsule written now. */
function CapsuleContents() {
  const count = useAtomValue(phoneCountAtom)
  const { data: clock } = useQuery(clockQuery)
  const now = useNow()
  const { content, contents } = useCopy(capsuleCopy)
  const lines = [
    { icon: 'map', ...content.world },
    { icon: 'image', ...content.pictures },
    { icon: 'phone', ...content.phones(count) },
    { icon: 'clock', title: content.time, text: caseTimeText(now, clock) },
    { icon: 'bolt', ...content.faults },
    { icon: 'activity', ...content.traffic },
    ...(bridge ? [{ icon: 'camera', ...content.screenshots(count) } as const] : []),
  ] as const
  return (
    <ul aria-label={contents} className="divide-y divide-line border-y border-line">
      {lines.map(({ icon, title, text }) => (
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
