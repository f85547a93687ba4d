import { createConsumer, type Consumer } from '@rails/actioncable'
import { atom, useAtomValue } from 'jotai'
import { loginNames } from '../../../contract/rules/session-values.ts'
import { awaitConfig, parseAddress } from './config.ts'
import { refreshAccount } from './queries.ts'
import { loginOf, onSessionChange, readSession } from './session-store.ts'
import { store } from './store.ts'

/** The pause doubles with each rejected connection in a row, up to the longest. */
const shortestPauseMs = 1_000
const longestPauseMs = 30_000

/** Range of the reconnect delay. It differs per login, so that members do not all return at once. */
const soonestMs = 500
const latestMs = 2_500

/** The app's only socket, with the login that opened it. */
interface Socket {
  readonly login: string
  readonly consumer: Promise<Consumer>
  /** Result of `consumer`. */
  opened?: Consumer
  /** `broken` from a loss until a subscription is confirmed again; `rejected` by the server, a new one replaces it. */
  state: 'working' | 'broken' | 'rejected'
}

/** Opened by the first subscription. */
let socket: Socket | undefined
/** Before the next replacement. */
let pauseMs = shortestPauseMs

/** Opens the socket. A new object with each replacement, so that subscribers subscribe again. */
interface Connection {
  readonly consumer: () => Promise<Consumer>
}

const connectionAtom = atom<Connection>({ consumer: cableConsumer })

export const useConnection = (): Connection => useAtomValue(connectionAtom, { store })

function cableConsumer(): Promise<Consumer> {
  socket ??= openSocket()
  return socket.consumer
}

function openSocket(): Socket {
  const consumer = awaitConfig().then(({ cableUrl }) => {
    const address = cableAddress(cableUrl, location.origin)
    return createConsumer(() => withLogin(address))
  })
  const opening: Socket = { login: loginOf(readSession()), consumer, state: 'working' }
  void consumer.then((opened) => (opening.opened = opened))
  return opening
}

/** Returns the socket's address by that of config.json; without a usable one it is on this page's host (D-54). */
export function cableAddress(given: string, origin: string): URL {
  const url = parseAddress('cableUrl', given || origin, origin) ?? new URL(origin)
  url.protocol = url.protocol.replace('http', 'ws')
  if (url.pathname === '/') url.pathname = '/cable'
  return url
}

/** The login is in the address, as a socket has no headers (D-52); read on each reconnect, because tokens rotate. */
function withLogin(address: URL): string {
  const url = new URL(address)
  const session = readSession()
  for (const name of loginNames) url.searchParams.set(name, session[name] ?? '')
  return url.href
}

export function noteConfirmed(): void {
  pauseMs = shortestPauseMs
  if (socket) socket.state = 'working'
}

/** Reconnects soon. Action Cable's own client checks after 6 to 24 seconds and takes over if this attempt fails. */
export function reconnectSoon(lost: Consumer): void {
  if (socket?.opened !== lost || socket.state !== 'working') return
  socket.state = 'broken'
  setTimeout(reopen, soonestMs + (spreadOf(socket.login) % (latestMs - soonestMs)))
}

function reopen(): void {
  if (socket?.state === 'broken') socket.opened?.connect()
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
  const rejected = socket
  // Each of its subscriptions reports the same connection.
  const isFirstReport = rejected?.opened === closed && rejected.state !== 'rejected'
  if (isFirstReport) rejected.state = 'rejected'
  await refreshAccount()
  if (!isFirstReport) return
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  if (socket !== rejected) return
  pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  dropSocket()
  store.set(connectionAtom, { consumer: cableConsumer })
}

function dropSocket(): void {
  void socket?.consumer.then((open) => open.disconnect())
  socket = undefined
}

window.addEventListener('online', reopen)

// A socket belongs to the login that opened it.
onSessionChange(() => {
  if (socket && loginOf(readSession()) !== socket.login) dropSocket()
})
