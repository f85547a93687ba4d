import { useAtom } from 'jotai'
import { useCopy } from '../../hub/language.ts'
import { Field, TextAreaField } from '../../parts/fields.tsx'
import { capsuleCopy } from './copy.ts'
import { noteAtom } from './save-capsule.ts'

const longText = { maxLength: 4000, controlClassName: 'resize-y py-1.5' }

/** Note for the recipient; all fields are optional. */
export function NoteFields() {
  const words = useCopy(capsuleCopy).note
  const [note, setNote] = useAtom(noteAtom)
  const partOf = (name: keyof typeof note) => ({
    ...words[name],
    value: note[name],
    onChange: (text: string) => setNote({ ...note, [name]: text }),
  })
  return (
    <div className="grid gap-3">
      <Field maxLength={120} {...partOf('title')} />
      <TextAreaField rows={3} {...longText} {...partOf('happened')} />
      <TextAreaField rows={2} {...longText} {...partOf('expected')} />
    </div>
  )
}
