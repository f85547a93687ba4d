import type { WSContext } from 'hono/ws'
import { expect, test, vi } from 'vitest'
import { aContext } from '../../tests/support/world/a-context.ts'
import { aWoman } from '../../tests/support/world/a-member.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { steadyHeaders } from '../api/session-headers.ts'
import { openLogin } from '../features/auth/session.ts'
import type { Runtime } from '../runtime.ts'
import type { Connection } from './connection.ts'
import { frames } from './frames.ts'
import { socketEvents } from './socket-events.ts'

/** A socket of a logged-in member. `rest` is the application of many due effects. */
function aSocket() {
  const world = aWorld()
  const member = aWoman(world)
  const headers = steadyHeaders({ member, ...openLogin(world, member.id, aContext()) })
  const rest = { now: undefined as Promise<void> | undefined }
  const runtime = {
    store: { world },
    time: { runDueEffects: () => rest.now },
    history: { operations: { during: (_key: object, _cause: object, work: () => void) => work() } },
    context: () => aContext(),
  } as unknown as Runtime
  const sent: string[] = []
  const open = new Set<Connection>()
  const failed = vi.fn<(cause: unknown) => void>()
  const events = socketEvents(new URL(`ws://127.0.0.1/cable?${new URLSearchParams({ ...headers })}`), {
    runtime,
    hub: {
      add: (connection) => {
        open.add(connection)
        connection.welcome()
      },
      remove: (connection) => void open.delete(connection),
    },
    channels: new Map(),
    wrapper: {
      toPage: () => ({ send: (frame) => void sent.push(frame), close: () => {} }),
      fromPage: (frame) => void sent.push(`from the page: ${frame}`),
    },
    failed,
  })
  const receive = (data: string) => events.onMessage?.({ data } as MessageEvent, {} as WSContext)
  return {
    ...{ sent, open, failed, rest, receive },
    begin: () => events.onOpen?.({} as Event, {} as WSContext),
    end: () => events.onClose?.({} as CloseEvent, {} as WSContext),
  }
}

test('handles a frame at once when few effects were due', () => {
  const { begin, receive, end, sent, open } = aSocket()
  begin()
  receive('one')
  expect([sent, open.size]).toEqual([[frames.welcome(), 'from the page: one'], 1])
  end()
  expect(open.size).toBe(0)
})

test('D-03 opens and handles frames in their order when many due effects are applied', async () => {
  const { begin, receive, rest, sent } = aSocket()
  let applied = () => {}
  rest.now = new Promise((resolve) => (applied = resolve))
  begin()
  receive('one')
  receive('two')
  expect(sent).toEqual([])
  applied()
  await rest.now
  rest.now = undefined
  receive('three')
  expect(sent).toEqual([frames.welcome(), ...['one', 'two', 'three'].map((frame) => `from the page: ${frame}`)])
})

test('adds no connection for a socket that was closed while due effects were applied', async () => {
  const { begin, end, rest, sent, open } = aSocket()
  rest.now = Promise.resolve()
  begin()
  end()
  await rest.now
  expect([sent, open.size]).toEqual([[], 0])
})

test('reports due effects that could not be applied', async () => {
  const { begin, rest, failed, open } = aSocket()
  const broken = new Error('The rule is broken.')
  rest.now = Promise.reject(broken)
  begin()
  await expect(rest.now).rejects.toThrow(broken)
  await new Promise(setImmediate)
  expect([failed.mock.calls, open.size]).toEqual([[[broken]], 0])
})
