import { type Subscription } from '@rails/actioncable'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Channel, ChannelMessage, ChannelParams } from '../../../contract/wire/channel.ts'
import { useConnection, noteConfirmed, reconnectSoon, replaceConnection } from './cable.ts'
import { driftReport } from './contract-drift.ts'
import { loginOf, useSession } from './session-store.ts'

/** `connecting` before the first confirmation and while reconnecting; `rejected` is final (WS-01). */
export type ChannelState = 'connecting' | 'connected' | 'rejected'

export interface ChannelHandle {
  readonly state: ChannelState
  /** Sends a client action; returns false and sends nothing while disconnected. */
  readonly perform: (action: string, data: Record<string, unknown>) => boolean
}

/**
 * Subscribes to a documented channel while mounted and logged in; a new login subscribes again. `params` must be plain
 * data. `onMessage` gets each message as the contract describes it.
 */
export function useChannel<C extends Channel>(
  channel: C,
  params: ChannelParams<C>,
  onMessage: (message: ChannelMessage<C>) => void,
): ChannelHandle {
  const [state, setState] = useState<ChannelState>('connecting')
  const subscription = useRef<Subscription | null>(null)
  const login = loginOf(useSession())
  const connection = useConnection()
  const identifier = JSON.stringify({ channel: channel.name, ...(params as object) })
  const deliver = useEffectEvent((content: unknown) => {
    const read = channel.message.safeParse(content)
    if (read.success) onMessage(read.data as ChannelMessage<C>)
    else console.warn(driftReport(channel.id, read.error))
  })

  useEffect(() => {
    if (login === '') return undefined
    let left = false
    void connection.consumer().then((connected) => {
      if (left) return
      subscription.current = connected.subscriptions.create(JSON.parse(identifier), {
        connected() {
          setState('connected')
          noteConfirmed()
        },
        disconnected({ willAttemptReconnect }) {
          setState('connecting')
          if (willAttemptReconnect) reconnectSoon(connected)
          else void replaceConnection(connected)
        },
        rejected: () => setState('rejected'),
        received: (content) => deliver(content),
      })
    })
    return () => {
      left = true
      subscription.current?.unsubscribe()
      subscription.current = null
      setState('connecting')
    }
  }, [identifier, connection, login])

  const perform = useCallback(
    (action: string, data: Record<string, unknown>) => subscription.current?.perform(action, data) ?? false,
    [],
  )
  return { state, perform }
}
