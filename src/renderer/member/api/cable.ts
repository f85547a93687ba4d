import { createConsumer, type Consumer } from '@rails/actioncable'
import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { loginNames } from '../../../contract/rules/session-values.ts'
import { loadConfig } from './config.ts'
import { refreshAccount } from './query-client.ts'
import { loginOf, onSessionChange, readSession } from './session-store.ts'
import { store } from './store.ts'

/** Doubled with each line in a row that was closed for good, up to the longest. */
const shortestPauseMs = 1_000
const longestPauseMs = 30_000
/** A line that broke is tried again between these, at a moment of each login's own: not by all when a server comes back. */
const soonestMs = 500
const latestMs = 2_500

let consumer: Promise<Consumer> | undefined
let openedFor: string | undefined
/** The one socket of the app; another object once it was replaced, so that who listens subscribes anew. */
interface Line {
  /** Opened with the first subscription. */
  readonly consumer: () => Promise<Consumer>
}

const lineAtom = atom<Line>({ consumer: cableConsumer })
/** What `consumer` has become; none once it was dropped. */
let opened: Consumer | undefined
let replaced: Consumer | undefined
let pauseMs = shortestPauseMs
/** A line that broke, until a subscription is confirmed again. */
let broken: Consumer | undefined

/**
 * A browser cannot put headers on a socket, so the login travels in the address (D-52); it is read again at each reconnect,
 * since tokens may rotate.
 */
function cableConsumer(): Promise<Consumer> {
  openedFor = loginOf(readSession())
  consumer ??= loadConfig().then(({ cableUrl }) => (opened = createConsumer(() => withLogin(cableUrl))))
  return consumer
}

export const useLine = (): Line => useAtomValue(lineAtom, { store })

/** A subscription was confirmed: the next trouble begins with the shortest pause. */
export function noteConfirmed(): void {
  pauseMs = shortestPauseMs
  broken = undefined
}

/**
 * Tries a line that broke once more, soon: Action Cable's own client looks again after 6 to 24 seconds only, and goes on
 * with that where this fails.
 */
export function comeBackSoon(line: Consumer): void {
  if (line === broken) return
  broken = line
  setTimeout(reopen, soonestMs + (spreadOf(openedFor ?? '') % (latestMs - soonestMs)))
}

function reopen(): void {
  if (broken === opened) opened?.connect()
}

/** A number that differs from login to login. */
function spreadOf(login: string): number {
  let spread = 0
  for (const character of login) spread = (spread * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return spread
}

/**
 * A line that was closed for good was told that the login is no longer valid: the account's answer decides (D-79). Where the
 * login holds, as after a token that went on meanwhile, another line takes its place; not where the line was dropped here.
 */
export async function replaceLine(closed: Consumer): Promise<void> {
  const isRefused = closed === opened && closed !== replaced
  if (isRefused) replaced = closed
  await refreshAccount()
  if (!isRefused) return
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  if (closed !== opened) return
  pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  dropLine()
  store.set(lineAtom, { consumer: cableConsumer })
}

function dropLine(): void {
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
  if (consumer && loginOf(readSession()) !== openedFor) dropLine()
})
