import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { setWithdrawn } from '../../api/withdrawn.ts'
import { withdrawalCopy } from './copy.ts'

const copy = withdrawalCopy.done

/** Step 3: the end, on a page without any other way on than / (QUIT-16, QUIT-17, QUIT-26, D-76). */
export function DoneStep() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    setWithdrawn(true)
    return () => setWithdrawn(false)
  }, [])
  return (
    <div className="grid gap-5 py-8 text-center">
      <h2 ref={heading} tabIndex={-1} className="font-display text-l phrase outline-none">
        {copy.title}
      </h2>
      <p className="phrase text-ink-2">{copy.text}</p>
      {/* A fresh page: nothing that was loaded for her stays in memory. */}
      <Button onClick={() => window.location.replace('/')}>{copy.toTop}</Button>
    </div>
  )
}
