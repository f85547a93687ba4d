import { useEffect, useState } from 'react'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { Spinner } from '../../../ui/base/spinner.tsx'
import type { ChannelState } from '../../api/use-channel.ts'

/** A line that is away for so long is told. */
const quietMs = 2_000

/** Says quietly that the line is away, below the header; nothing moves when it comes and goes. */
export function LineState({ state }: { state: ChannelState }) {
  const [told, setTold] = useState(false)
  useEffect(() => {
    if (state !== 'connecting') return undefined
    const timer = setTimeout(() => setTold(true), quietMs)
    return () => {
      clearTimeout(timer)
      setTold(false)
    }
  }, [state])
  return (
    <output className="pointer-events-none absolute inset-x-0 top-2 z-10 flex justify-center">
      {told && (
        <span className="flex animate-appear items-center gap-2 rounded-full bg-surface px-3.5 py-1.5 text-s text-ink-2 shadow-2">
          <Spinner size={16} />
          {chatCopy.connection.reconnecting}
        </span>
      )}
    </output>
  )
}
