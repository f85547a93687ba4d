import { onTestFinished, vi } from 'vitest'
import { Clock, type ClockState } from '../../../mock-api/engine/clock/clock.ts'
import type { TimeRule } from '../../../mock-api/engine/clock/effect.ts'
import { TimeMachine } from '../../../mock-api/engine/clock/time-machine.ts'
import { runUntil } from '../../../mock-api/world/effect-rule.ts'
import type { Mail } from '../../../mock-api/world/records/auth.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { testNow } from './a-context.ts'
import { aMail } from './a-mail.ts'
import { aFolder, openStore } from './a-store.ts'

type Rule = TimeRule<World, number, Mail>

/** Sends mails whose subject is `due` or names a mistake. */
const sends: Rule = {
  kind: 'sends',
  table: 'mails',
  due: ({ subject, createdAt }) => (/^(due|fails|stays)/.test(subject) ? createdAt : undefined),
  apply: (world, { id, subject }, now) => {
    if (subject === 'fails') throw new Error('It is broken.')
    if (subject !== 'stays') world.mails.update(id, { subject: 'sent', text: String(now - testNow) })
  },
}

/** A window of each mail with a link. */
const opens: Rule = { kind: 'opens', table: 'mails', due: ({ links, createdAt }) => (links[0] ? createdAt : undefined) }

/** Drops the first mail with this recipient, when its own time comes. */
const drops: Rule = {
  kind: 'drops',
  table: 'mails',
  due: ({ subject, createdAt }) => (subject === 'drop' ? createdAt : undefined),
  apply: (world, { id }) => world.mails.update(id, { subject: 'dropped' }),
  outcome: (world) => [...world.mails.all()].find(({ to }) => to === 'chosen'),
}

/** A machine over a stored world, whose real time the test moves. */
export async function aMachine(mode: ClockState['mode'] = 'frozen') {
  const dir = await aFolder()
  const store = await openStore(dir)
  onTestFinished(() => store.close(false))
  const real = { now: 0 }
  const saved = vi.fn<(state: ClockState) => void>()
  const clock = new Clock(() => real.now, { mode, at: testNow, since: 0, speed: 2 }, saved)
  const time = new TimeMachine(store, clock, [sends, opens, drops] as never, (now: number) => now, runUntil)
  const add = (subject: string, at: number, more: Partial<Mail> = {}) =>
    store.transact((world) => world.mails.insert({ ...aMail(subject), createdAt: testNow + at, ...more }))
  const mails = () => [...store.world.mails.all()].map(({ subject, text }) => `${subject} ${text}`.trim())
  const fired = () => time.effects.fired.all.map(({ kind, id, at }) => `${kind} ${id} ${at - testNow}`)
  const coming = () => time.effects.outlook(Infinity).all.map(({ kind, id, at }) => `${kind} ${id} ${at - testNow}`)
  const ranUntil = () => runUntil.read(store.world) - testNow
  return { dir, store, real, clock, saved, time, add, mails, fired, coming, settledAt: ranUntil }
}

/** A turn of the event loop. */
export const tick = () => new Promise((resolve) => setImmediate(resolve))
