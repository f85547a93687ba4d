import { useEffect, useState } from 'react'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Spinner } from '../../../ui/base/spinner.tsx'
import type { ChannelState } from '../../api/use-channel.ts'

/** Disconnections shorter than this are not shown. */
const quietMs = 2_000

/** Tells that the connection is down. The app has its own notice while the device is offline. */
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
