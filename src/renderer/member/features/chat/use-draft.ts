import { useState } from 'react'
import { draftStore } from './chat-store.ts'

/** The text being written: `offered` until the member touches it, then the member's own, kept in this tab. */
export function useDraft(uuid: string, offered: string) {
  const [written, setWritten] = useState(() => draftStore.read(uuid))
  const setDraft = (text: string) => {
    setWritten(text)
    draftStore.write(uuid, text)
  }
  return [written ?? offered, setDraft] as const
}
