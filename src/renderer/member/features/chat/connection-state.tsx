import { useEffect, useState } from 'react'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Spinner } from '../../../ui/base/button.tsx'
import type { ChannelState } from '../../api/use-channel.ts'

/** A line that is down for longer is shown. */
const quietMs = 2_000

/**
 * Says quietly that the line is down, below the header; nothing moves when it comes and goes. A device without any line
 * is told so above everything.
 */
export function ConnectionState({ state }: { state: ChannelState }) {
  const online = useOnline()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (state !== 'connecting') return undefined
    const timer = setTimeout(() => setShown(true), quietMs)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [state])
  return (
    <output className="pointer-events-none absolute inset-x-0 top-2 z-10 flex justify-center">
      {shown && online && (
        <span className="flex animate-appear items-center gap-2 rounded-full bg-surface px-3.5 py-1.5 text-s text-ink-2 shadow-2">
          <Spinner size={16} />
          {chatCopy.connection.reconnecting}
        </span>
      )}
    </output>
  )
}
