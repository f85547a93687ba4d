import { createConsumer, type Consumer } from '@rails/actioncable'
import { loginNames } from '../../../contract/rules/session-values.ts'
import { loadConfig } from './config.ts'
import { loginOf, onSessionChange, readSession } from './session-store.ts'

let consumer: Promise<Consumer> | undefined
let openedFor: string | undefined

/**
 * The one socket of the app, opened with the first subscription. A browser cannot put headers on a socket, so the login
 * travels in the address (D-52); it is read again at each reconnect, since tokens may rotate.
 */
export function cableConsumer(): Promise<Consumer> {
  openedFor = loginOf(readSession())
  consumer ??= loadConfig().then(({ cableUrl }) => createConsumer(() => withLogin(cableUrl)))
  return consumer
}

function withLogin(cableUrl: string): string {
  const url = new URL(cableUrl)
  const session = readSession()
  for (const name of loginNames) url.searchParams.set(name, session[name] ?? '')
  return url.href
}

// A socket belongs to the login that opened it.
onSessionChange(() => {
  if (!consumer || loginOf(readSession()) === openedFor) return
  void consumer.then((open) => open.disconnect())
  consumer = undefined
})
