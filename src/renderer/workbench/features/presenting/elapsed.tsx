import { useEffect, useState } from 'react'
import { twoDigits } from '../../../../contract/rules/time-text.ts'
import { useCopy } from '../../hub/language.ts'
import { sharedNow } from '../../hub/presenting.ts'
import { presentingCopy } from './copy.ts'

/** Time since presenting began: '07:42'. */
export function Elapsed({ since }: { since: number | null }) {
  const words = useCopy(presentingCopy).presenter
  const [now, setNow] = useState(sharedNow)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(sharedNow()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  const seconds = since === null ? 0 : Math.max(0, Math.floor((now - since) / 1000))
  return (
    <p className="grid">
      <span className="text-xs text-ink-2">{words.elapsed}</span>
      <span role="timer" className="text-2xl leading-tight font-semibold num">
        {twoDigits(Math.floor(seconds / 60))}:{twoDigits(seconds % 60)}
      </span>
    </p>
  )
}
