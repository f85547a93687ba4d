import { useEffect, useRef } from 'react'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** What went wrong with a payment, under the form; brought into view and announced (PAY-90, PAY-93). */
export function PaymentAlert({ lines }: { lines: readonly string[] | null }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lines) box.current?.scrollIntoView({ block: 'nearest' })
  }, [lines])
  return (
    <div ref={box} role="alert">
      {lines && (
        <Notice tone="alarm" title={lines[0]}>
          {lines.slice(1).join(' ') || undefined}
        </Notice>
      )}
    </div>
  )
}
