import { listOutbox } from '../../src/contract/control/outbox.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { linkStateOf } from '../features/auth/mailed-link.ts'
import type { Runtime } from '../runtime.ts'
import { newestFirst } from '../world/newest-first.ts'
import { withPort } from '../world/port-mark.ts'
import type { Mail } from '../world/records/auth.ts'
import { defineControlRoute } from './define-control-route.ts'

/** Mails that the service would have sent, newest first. */
export const outboxRoutes = [
  defineControlRoute(listOutbox, (_, { runtime }) =>
    [...runtime.store.world.mails.all()]
      .toSorted(newestFirst(({ createdAt }) => createdAt))
      .map((mail) => mailView(mail, runtime)),
  ),
]

function mailView(mail: Mail, runtime: Runtime) {
  const port = runtime.port()
  const { id, to, subject, text, links, createdAt } = mail
  const opened = links.map((link) => ({
    address: withPort(link, port),
    state: linkStateOf(runtime.store.world, mail, link, runtime.context()),
  }))
  return { id, to, subject, text: withPort(text, port), links: opened, at: tokyoIso(createdAt) }
}
