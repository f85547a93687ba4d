import { useAtom } from 'jotai'
import type { CapsuleNote } from '../../../contract/control/capsule.ts'
import { compactControl } from '../parts/compact-control.ts'
import { Labelled } from '../parts/labelled.tsx'
import { noteAtom } from './save-capsule.ts'

/** What the receiver reads first; all of it may stay empty. */
export function NoteFields() {
  const [note, setNote] = useAtom(noteAtom)
  const set = (name: keyof CapsuleNote) => (event: { target: { value: string } }) =>
    setNote({ ...note, [name]: event.target.value })
  return (
    <div className="grid gap-3">
      <Labelled label="題名">
        <input
          value={note.title}
          maxLength={120}
          placeholder="例：保留が終わった後に選び直せない"
          onChange={set('title')}
          className={compactControl}
        />
      </Labelled>
      <Labelled label="起きたこと">
        <textarea
          rows={3}
          value={note.happened}
          maxLength={4000}
          onChange={set('happened')}
          className={`${compactControl} resize-y py-1.5`}
        />
      </Labelled>
      <Labelled label="期待していたこと">
        <textarea
          rows={2}
          value={note.expected}
          maxLength={4000}
          onChange={set('expected')}
          className={`${compactControl} resize-y py-1.5`}
        />
      </Labelled>
    </div>
  )
}
