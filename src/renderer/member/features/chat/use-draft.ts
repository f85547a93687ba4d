import { useState } from 'react'
import { drafts } from '../../shared/drafts.ts'

/** The text being written: `offered` until the member touches it, then the member's own, kept in this tab. */
export function useDraft(uuid: string, offered: string) {
  const name = `chat.${uuid}`
  const [written, setWritten] = useState(() => {
    const kept = drafts.read(name)
    return typeof kept === 'string' ? kept : null
  })
  const setDraft = (text: string) => {
    setWritten(text)
    drafts.write(name, text === '' ? null : text)
  }
  return [written ?? offered, setDraft] as const
}
