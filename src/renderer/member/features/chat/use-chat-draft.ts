import { useState } from 'react'
import { drafts } from '../../shared/drafts.ts'

/** Holds the draft: `offered` until the member edits it, then the member's text, stored per tab. */
export function useChatDraft(uuid: string, offered: string) {
  const name = `chat.${uuid}`
  const [written, setWritten] = useState(() => {
    const draft = drafts.read(name)
    return typeof draft === 'string' ? draft : null
  })
  const setDraft = (text: string) => {
    setWritten(text)
    // An emptied offer stays empty (D-132).
    drafts.write(name, text === '' && offered === '' ? null : text)
  }
  const forget = () => {
    setWritten('')
    drafts.write(name, null)
  }
  return [written ?? offered, setDraft, forget] as const
}
