import { useEffect, useState } from 'react'
import { sharedNow } from '../presenter-link.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** How long the audience has been looking on: '07:42'. */
export function Elapsed({ since }: { since: number | null }) {
  const [now, setNow] = useState(sharedNow)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(sharedNow()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  const seconds = since === null ? 0 : Math.max(0, Math.floor((now - since) / 1000))
  return (
    <p className="grid">
      <span className="text-xs text-ink-2">経過</span>
      <span role="timer" className="text-2xl leading-tight font-semibold num">
        {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
      </span>
    </p>
  )
}
