import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatMessage } from '../../../../contract/calls/chat.ts'
import { Outbox } from './outbox.ts'

const ownId = 5

/** Member, connection and server, which fail as `steps` says. */
function chat() {
  const stored: ChatMessage[] = []
  const timers = new Set<() => void>()
  const readings: ((answer: boolean) => void)[] = []
  let connection: 'good' | 'mute' | 'dying' = 'good'
  let written = 0
  const outbox = new Outbox({
    ownId,
    restored: [],
    newKey: () => `k${written}`,
    save: () => undefined,
    // The response holds the messages at request time and may arrive late.
    readAll: () => {
      const list = [...stored]
      return new Promise((resolve, reject) => {
        readings.push((answer) => (answer ? resolve(list) : reject(new Error('No answer.'))))
      })
    },
    later: (run) => {
      timers.add(run)
      return () => timers.delete(run)
    },
  })
  /** A dying connection loses the message; a mute connection sends no echo. */
  const send = (content: string) => {
    if (connection === 'dying') return true
    const message = {
      id: stored.length + 1,
      content,
      user_id: ownId,
      created_at: '2026-11-21T12:00:00.000+09:00',
    }
    stored.push(message)
    if (connection === 'good') queueMicrotask(() => outbox.arrived([message]))
    return true
  }
  const steps = {
    write: () => outbox.add(`${(written += 1)}`),
    connect: () => outbox.goOnline(send),
    lose: () => outbox.goOffline(),
    good: () => void (connection = 'good'),
    mute: () => void (connection = 'mute'),
    dying: () => void (connection = 'dying'),
    answer: () => readings.shift()?.(true),
    fail: () => readings.shift()?.(false),
    elapse: () => {
      const due = [...timers]
      timers.clear()
      for (const run of due) run()
    },
  }
  return {
    outbox,
    steps,
    stored,
    written: () => written,
    flush: () => new Promise((done) => setTimeout(done)),
  }
}

/** Runs all pending promise callbacks. */
async function turns() {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}

const kinds = ['write', 'write', 'connect', 'lose', 'good', 'mute', 'dying', 'answer', 'fail', 'elapse'] as const

/** A disconnection and reconnection while two checks for one lost message are pending. */
const comesAndGoes: (typeof kinds)[number][] = [
  ...(['connect', 'dying', 'write', 'lose', 'connect', 'lose', 'connect', 'mute', 'answer', 'answer'] as const),
]

test('CHAT WS-01 each message arrives at most once and in order, and none is lost, whatever connection and server do', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...kinds), { minLength: 20, maxLength: 60, size: 'max' }),
      async (plan) => {
        const { outbox, steps, stored, written, flush } = chat()
        for (const step of plan) {
          steps[step]()
          await turns()
        }
        // At the end, connection and server work.
        steps.good()
        steps.lose()
        steps.connect()
        for (let round = 0; round < 4 * (written() + 2); round += 1) {
          steps.answer()
          if (round % 4 === 3) steps.elapse()
          await turns()
        }
        await flush()
        const arrived = stored.map(({ content }) => Number(content))
        expect(arrived, 'once and in order').toEqual([...new Set(arrived)].toSorted((a, b) => a - b))
        // Undelivered messages are shown as given up.
        expect(outbox.unsent.every(({ state }) => state === 'givenUp')).toBe(true)
        const known = [...arrived, ...outbox.unsent.map(({ content }) => Number(content))]
        expect(new Set(known).size).toBe(written())
      },
    ),
    { numRuns: 200, seed: 7, examples: [[comesAndGoes]] },
  )
})
