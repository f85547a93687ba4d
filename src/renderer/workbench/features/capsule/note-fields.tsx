import { useAtom } from 'jotai'
import { useCopy } from '../../hub/language.ts'
import { Field } from '../../parts/fields.tsx'
import { capsuleCopy } from './copy.ts'
import { noteAtom } from './save-capsule.ts'

const longText = { maxLength: 4000, look: 'resize-y py-1.5' } as const

const noteFields = [
  { name: 'title', maxLength: 120 },
  { name: 'happened', rows: 3, ...longText },
  { name: 'expected', rows: 2, ...longText },
] as const

/** Note for the recipient; all fields are optional. */
export function NoteFields() {
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
