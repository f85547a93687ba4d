import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { clearSession } from '../../api/session-store.ts'
import { forgetDrafts } from '../../shared/drafts.ts'
import { withdrawalCopy } from './copy.ts'

const copy = withdrawalCopy.done

/** Step 3: the end. The button clears what this browser keeps and opens / (QUIT-16, QUIT-17, QUIT-26). */
export function DoneStep() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const leave = () => {
    forgetDrafts()
    clearSession()
    // A fresh page: nothing that was loaded for her stays in memory.
    window.location.replace('/')
  }
  return (
    <div className="grid gap-5 py-8 text-center">
      <h2 ref={heading} tabIndex={-1} className="font-display text-l phrase outline-none">
        {copy.title}
      </h2>
      <p className="phrase text-ink-2">{copy.text}</p>
      <Button onClick={leave}>{copy.toTop}</Button>
    </div>
  )
}
