import { createConsumer, type Consumer, type Subscription } from '@rails/actioncable'
import { atom, useAtomValue } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { loginNames } from '../../../contract/rules/session-values.ts'
import type { Channel, ChannelMessage, ChannelParams } from '../../../contract/wire/channel.ts'
import { loadConfig } from './config.ts'
import { refreshAccount } from './queries.ts'
import { loginOf, onSessionChange, readSession, useSession } from './session-store.ts'
import { store } from './store.ts'

/** Doubles with each rejected connection in a row, up to the longest. */
const shortestPauseMs = 1_000
const longestPauseMs = 30_000
/** Range of the reconnect delay. It differs per login, so that members do not all return at once. */
const soonestMs = 500
const latestMs = 2_500

let consumer: Promise<Consumer> | undefined
let openedFor: string | undefined
/** The app's only socket. A replaced connection is a new object, so that subscribers subscribe again. */
interface Connection {
  /** Opens the connection on the first subscription. */
  readonly consumer: () => Promise<Consumer>
}

const connectionAtom = atom<Connection>({ consumer: cableConsumer })
/** Result of `consumer`; undefined after the connection was dropped. */
let opened: Consumer | undefined
let replaced: Consumer | undefined
let pauseMs = shortestPauseMs
/** Broken connection until a subscription is confirmed again. */
let broken: Consumer | undefined

/** The login is in the address, as a socket has no headers (D-52); read on each reconnect, because tokens rotate. */
function cableConsumer(): Promise<Consumer> {
  openedFor = loginOf(readSession())
  consumer ??= loadConfig().then(({ cableUrl }) => (opened = createConsumer(() => withLogin(cableUrl))))
  return consumer
}

export const useConnection = (): Connection => useAtomValue(connectionAtom, { store })

export function noteConfirmed(): void {
  pauseMs = shortestPauseMs
  broken = undefined
}

/** Reconnects soon. Action Cable's own client checks after 6 to 24 seconds and takes over if this attempt fails. */
export function reconnectSoon(lost: Consumer): void {
  if (lost === broken) return
  broken = lost
  setTimeout(reopen, soonestMs + (spreadOf(openedFor ?? '') % (latestMs - soonestMs)))
}

function reopen(): void {
  if (broken === opened) opened?.connect()
}

function spreadOf(login: string): number {
  let spread = 0
  for (const character of login) spread = (spread * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return spread
}

/**
 * Handles a connection that the server rejected. The account request decides whether the session has ended (D-79). With
 * a valid login, e.g. after a token rotation, a new connection replaces the closed one.
 */
export async function replaceConnection(closed: Consumer): Promise<void> {
  const isRefused = closed === opened && closed !== replaced
  if (isRefused) replaced = closed
  await refreshAccount()
  if (!isRefused) return
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  if (closed !== opened) return
  pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  dropConnection()
  store.set(connectionAtom, { consumer: cableConsumer })
}

function dropConnection(): void {
  void consumer?.then((open) => open.disconnect())
  consumer = undefined
  opened = undefined
}

function withLogin(cableUrl: string): string {
  const url = new URL(cableUrl)
  const session = readSession()
  for (const name of loginNames) url.searchParams.set(name, session[name] ?? '')
  return url.href
}

window.addEventListener('online', reopen)

// A socket belongs to the login that opened it.
onSessionChange(() => {
  if (consumer && loginOf(readSession()) !== openedFor) dropConnection()
})

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
    else
      console.warn(
        `Contract drift in ${channel.id}: ${read.error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
      )
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
