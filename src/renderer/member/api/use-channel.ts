import type { Subscription } from '@rails/actioncable'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Channel, ChannelMessage, ChannelParams } from '../../../contract/wire/endpoint.ts'
import { comeBackSoon, noteConfirmed, replaceLine, useLine } from './cable.ts'
import { loginOf } from './session-store.ts'
import { useSession } from './use-session.ts'

/** `connecting` before the first confirmation and while reconnecting; `rejected` is final (WS-01). */
export type ChannelState = 'connecting' | 'connected' | 'rejected'

export interface ChannelHandle {
  readonly state: ChannelState
  /** Sends a client action; returns false and sends nothing while disconnected. */
  readonly perform: (action: string, data: Record<string, unknown>) => boolean
}

/**
 * Subscribes to a documented channel while mounted and logged in; a new login subscribes again. `params` must be plain
 * data. `onMessage` gets each message as the contract describes it. `onReturn` runs after a reconnect, because messages
 * may have been missed.
 */
export function useChannel<C extends Channel>(
  channel: C,
  params: ChannelParams<C>,
  onMessage: (message: ChannelMessage<C>) => void,
  onReturn: () => void = () => {},
): ChannelHandle {
  const [state, setState] = useState<ChannelState>('connecting')
  const subscription = useRef<Subscription | null>(null)
  const confirmedBefore = useRef('')
  const login = loginOf(useSession())
  const line = useLine()
  const identifier = JSON.stringify({ channel: channel.name, ...(params as object) })
  const deliver = useEffectEvent((content: unknown) => {
    const read = channel.message.safeParse(content)
    if (read.success) onMessage(read.data as ChannelMessage<C>)
    else
      console.warn(
        `Contract drift in ${channel.id}: ${read.error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
      )
  })
  const returned = useEffectEvent(onReturn)

  useEffect(() => {
    if (login === '') return undefined
    let left = false
    void line.consumer().then((consumer) => {
      if (left) return
      subscription.current = consumer.subscriptions.create(JSON.parse(identifier), {
        connected() {
          setState('connected')
          noteConfirmed()
          if (confirmedBefore.current === identifier) returned()
          confirmedBefore.current = identifier
        },
        disconnected({ willAttemptReconnect }) {
          setState('connecting')
          if (willAttemptReconnect) comeBackSoon(consumer)
          else void replaceLine(consumer)
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
  }, [identifier, line, login])

  const perform = useCallback(
    (action: string, data: Record<string, unknown>) => subscription.current?.perform(action, data) ?? false,
    [],
  )
  return { state, perform }
}
