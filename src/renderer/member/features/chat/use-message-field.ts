import { useState } from 'react'
import { drafts } from '../../shared/drafts.ts'
import { refuseText } from './refuse-text.ts'

/**
 * Text of the message field: `offered` until the member edits it, then the member's text, stored per tab. `refused` says
 * why the text could not be sent, until it is edited.
 */
export function useMessageField(uuid: string, offered: string) {
  const name = `chat.${uuid}`
  const [written, setWritten] = useState(() => {
    const draft = drafts.read(name)
    return typeof draft === 'string' ? draft : null
  })
  const [refused, setRefused] = useState<string | null>(null)
  const write = (text: string) => {
    setWritten(text)
    setRefused(null)
    // An emptied offer stays empty (D-132).
    drafts.write(name, text === '' && offered === '' ? null : text)
  }
  /** Empties the field for a text that can be sent. Otherwise the text stays, with the reason; returns false. */
  const release = (text: string): boolean => {
    const reason = refuseText(text)
    setRefused(reason)
    if (reason !== null) return false
    setWritten('')
    drafts.write(name, null)
    return true
  }
  return { text: written ?? offered, write, refused, release }
}
