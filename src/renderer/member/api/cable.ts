import { createConsumer, type Consumer } from '@rails/actioncable'
import { atom, useAtomValue } from 'jotai'
import { loginNames } from '../../../contract/rules/session-values.ts'
import { awaitConfig } from './config.ts'
import { refreshAccount } from './queries.ts'
import { loginOf, onSessionChange, readSession } from './session-store.ts'
import { store } from './store.ts'

/** The pause doubles with each rejected connection in a row, up to the longest. */
const shortestPauseMs = 1_000
const longestPauseMs = 30_000

/** Range of the reconnect delay. It differs per login, so that members do not all return at once. */
const soonestMs = 500
const latestMs = 2_500

let consumer: Promise<Consumer> | undefined
/** Result of `consumer`; undefined after the connection was dropped. */
let opened: Consumer | undefined
/** Login that opened the connection. */
let openedFor: string | undefined
/** Broken connection until a subscription is confirmed again. */
let broken: Consumer | undefined
/** Rejected connection that a new one has replaced last. */
let replaced: Consumer | undefined
/** Before the next replacement. */
let pauseMs = shortestPauseMs

/** The app's only socket. A replaced connection is a new object, so that subscribers subscribe again. */
interface Connection {
  /** Opens the connection on the first subscription. */
  readonly consumer: () => Promise<Consumer>
}

const connectionAtom = atom<Connection>({ consumer: cableConsumer })

/** The login is in the address, as a socket has no headers (D-52); read on each reconnect, because tokens rotate. */
function cableConsumer(): Promise<Consumer> {
  openedFor = loginOf(readSession())
  consumer ??= awaitConfig().then(({ cableUrl }) => (opened = createConsumer(() => withLogin(cableUrl))))
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
