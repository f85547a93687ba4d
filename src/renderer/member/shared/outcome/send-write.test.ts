// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tutorialCheckEndpoint } from '../../../../contract/calls/account.ts'
import { ApiError } from '../../api/api-error.ts'
import { clearSession, writeSession } from '../../api/session-store.ts'
import { sendWrite } from './send-write.ts'
import { defineUnread, type Found, untold, type Write } from './write.ts'

const endpoint = tutorialCheckEndpoint
type Guide = typeof endpoint
const response = { success: true, tutorial_check: 1 } as const

const lost = () => new ApiError(endpoint.id, 'network')
const late = () => new ApiError(endpoint.id, 'timeout')
const refused = (status: number) => new ApiError(endpoint.id, 'response', status)

type ReadResult = Found<Guide> | ApiError

/** Each act has another input, because an unconfirmed one is remembered. */
let acts = 0

/** Sends one act. Its call and later reads get these results in order; the last read repeats. */
function act(sent: typeof response | ApiError, reads: readonly ReadResult[], row: Partial<Write<Guide>> = {}) {
  const left = [...reads]
  const say = async <Answer>(answer: Answer | ApiError): Promise<Answer> => {
    if (answer instanceof ApiError) throw answer
    return answer
  }
  const read = vi.fn<() => Promise<Found<Guide>>>(() => say((left.length > 1 ? left.shift() : left[0]) ?? null))
  const send = vi.fn<() => Promise<typeof response>>(() => say(sent))
  const checking: boolean[] = []
  const write: Write<Guide> = { endpoint, reads: 'a test', watch: () => read, ...row }
  const run = async (input: Record<string, number> = { act: (acts += 1) }) => {
    const sending = begin(input)
    // The pauses before lost reads of other writes are repeated.
    if (!row.charges && !row.ends) await vi.advanceTimersByTimeAsync(2_000)
    return sending
  }
  const begin = (input: Record<string, number>) =>
    sendWrite(write, input as object as Record<string, never>, { send, onChecking: (now) => checking.push(now) }).catch(
      (error: ApiError) => error.outcome,
    )
  return { run, read, send, checking }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const logIn = (uid: string) => writeSession({ uid, client: uid, 'access-token': 't' })

test("D-113 an act is not sent with another member's login, which another tab has stored while its state was read", async () => {
  logIn('own@example.jp')
  const watch = async () => {
    logIn('other@example.jp')
    return async () => null
  }
  const { run, send } = act(response, [null], { watch })
  expect(await run()).toBe('unconfirmed')
  expect(send).not.toHaveBeenCalled()
  clearSession()
})

test("D-110 D-113 a lost answer is not looked for with another member's login", async () => {
  for (const row of [{}, { charges: true }] as const) {
    logIn('own@example.jp')
    const { run, read, send } = act(lost(), [response], row)
    send.mockImplementation(async () => {
      logIn('other@example.jp')
      throw lost()
    })
    expect(await run()).toBe('unconfirmed')
    expect(read).not.toHaveBeenCalled()
  }
  clearSession()
})

test("D-113 an answer that comes while another member is logged in is nobody's", async () => {
  logIn('own@example.jp')
  const { run, send } = act(response, [null])
  send.mockImplementation(async () => {
    logIn('other@example.jp')
    return response
  })
  expect(await run()).toBe('unconfirmed')
  clearSession()
})

test('D-113 an act goes on with a new login of the same member', async () => {
  logIn('own@example.jp')
  const { run, send } = act(response, [null])
  send.mockImplementation(async () => {
    writeSession({ client: 'new' })
    return response
  })
  expect(await run()).toBe(response)
  clearSession()
})

test('D-110 an answered write is not read again', async () => {
  const { run, read } = act(response, [null])
  expect(await run()).toBe(response)
  expect(read).not.toHaveBeenCalled()
})

test.each([
  ['a cut connection', lost()],
  ['a timeout', late()],
  ['a 500', refused(500)],
  ['an answer that cannot be read', new ApiError(endpoint.id, 'contract', 200)],
  ['the refusal of a second copy', refused(422)],
  ['the 404 of a second copy', refused(404)],
])('D-110 after %s, an act that is done succeeds with its response', async (_, failure) => {
  expect(await act(failure, [response]).run()).toBe(response)
})

test('D-113 a refusal whose page says what is so stays a refusal; a lost answer does not', async () => {
  const stands = { refusalStands: true } as const
  const { run, read } = act(refused(422), [response], stands)
  expect(await run()).toBe('refused')
  expect(read).not.toHaveBeenCalled()
  expect(await act(lost(), [response], stands).run()).toBe(response)
})

test('D-113 an act that was done before the press is not sent but refused; a failed read lets it be sent', async () => {
  const first = { readFirst: true } as const
  const stale = act(response, [response], first)
  expect(await stale.run()).toBe('refused')
  expect(stale.send).not.toHaveBeenCalled()
  for (const before of [null, lost()]) expect(await act(response, [before], first).run()).toBe(response)
  expect(await act(refused(422), [null, response], first).run()).toBe(response)
})

test('D-110 an act that is not done says so: unsent after a lost answer, refused after a refusal', async () => {
  expect(await act(lost(), [null]).run()).toBe('unsent')
  expect(await act(refused(500), [null]).run()).toBe('unsent')
  expect(await act(refused(422), [null]).run()).toBe('refused')
})

test.each([401, 403, 400, 413])('D-110 status %i is an answer: nothing is read', async (status) => {
  const { run, read } = act(refused(status), [response])
  expect(await run()).toBe('refused')
  expect(read).not.toHaveBeenCalled()
})

test('D-110 a 401 may follow from an act that ends the login', async () => {
  expect(await act(refused(401), [response], { endsLogin: true, ends: true }).run()).toBe(response)
})

test('D-110 a read that is lost is repeated twice', async () => {
  const { run, send, read } = act(lost(), [lost(), lost(), response])
  expect(await run()).toBe(response)
  expect([send.mock.calls.length, read.mock.calls.length]).toEqual([1, 3])
})

test('D-110 an unconfirmed act is read before it is sent again', async () => {
  const { run, send, read } = act(lost(), [lost(), lost(), lost(), response])
  expect(await run({ a: 1 })).toBe('unconfirmed')
  expect(await run({ a: 1 })).toBe(response)
  expect([send.mock.calls.length, read.mock.calls.length]).toEqual([1, 4])
})

test('D-110 while the read fails, an unconfirmed act is not sent again', async () => {
  const { run, send } = act(lost(), [lost()])
  expect([await run({ b: 1 }), await run({ b: 1 })]).toEqual(['unconfirmed', 'unconfirmed'])
  expect(send).toHaveBeenCalledOnce()
})

test('D-110 a state that tells of neither leaves an act unconfirmed, and lets it be sent again', async () => {
  const { run, send } = act(lost(), [untold])
  expect([await run({ e: 1 }), await run({ e: 1 })]).toEqual(['unconfirmed', 'unconfirmed'])
  expect(send).toHaveBeenCalledTimes(2)
  expect(await act(refused(422), [untold]).run()).toBe('refused')
})

test('D-110 another input, or an act that may be repeated, is sent at once', async () => {
  const other = act(lost(), [lost()])
  expect([await other.run({ c: 1 }), await other.run({ c: 2 })]).toEqual(['unconfirmed', 'unconfirmed'])
  expect(other.send).toHaveBeenCalledTimes(2)
  const again = act(lost(), [lost()], { repeatable: true })
  expect([await again.run({ d: 1 }), await again.run({ d: 1 })]).toEqual(['unconfirmed', 'unconfirmed'])
  expect(again.send).toHaveBeenCalledTimes(2)
})

test('D-110 a payment or ending is read until its outcome is known, and says meanwhile that it is', async () => {
  const { run, read, checking } = act(lost(), [late(), lost(), refused(503), response], { charges: true })
  const sending = run()
  await vi.advanceTimersByTimeAsync(1_000 + 2_000)
  expect(checking).toEqual([true])
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await sending).toBe(response)
  expect(read).toHaveBeenCalledTimes(4)
  expect(checking).toEqual([true, false])
})

test('D-110 a payment whose connection was cut may still be under way, so three reads say that it is not done', async () => {
  const { run, read } = act(lost(), [null], { charges: true })
  const sending = run()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([await sending, read.mock.calls.length]).toEqual(['unsent', 3])
  const after = act(lost(), [null, response], { charges: true })
  const done = after.run()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await done).toBe(response)
})

test('D-110 a login that ended stops the reads of a payment', async () => {
  expect(await act(lost(), [refused(401)], { charges: true }).run()).toBe('unconfirmed')
})

test('D-110 nothing is sent when the state before cannot be read', async () => {
  const { run, send } = act(response, [response], { watch: () => Promise.reject(lost()) })
  expect(await run()).toBe('unsent')
  expect(send).not.toHaveBeenCalled()
})

test('D-110 offline, nothing is sent and nothing is read', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  const { run, send, read } = act(response, [response])
  expect(await run()).toBe('unsent')
  expect([send.mock.calls.length, read.mock.calls.length]).toEqual([0, 0])
})

test('D-110 a call that waits for a card company may take 90 seconds, others 20', async () => {
  const times: (number | undefined)[] = []
  const send = async ({ timeoutMs }: { timeoutMs?: number }) => {
    times.push(timeoutMs)
    return response
  }
  const write: Write<Guide> = { endpoint, reads: 'a test', watch: () => async () => null }
  await sendWrite(write, {}, { send })
  await sendWrite({ ...write, charges: true }, {}, { send })
  await sendWrite(defineUnread(endpoint, 'a test'), {}, { send })
  expect(times).toEqual([undefined, 90_000, undefined])
})
