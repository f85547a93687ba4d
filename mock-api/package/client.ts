import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { moveClock, readClock, readTimeline } from '../../src/contract/control/clock.ts'
import { controlRefusal, controlPrefix } from '../../src/contract/control/define-control.ts'
import { edges } from '../../src/contract/control/effects.ts'
import { listExchanges, type Exchange } from '../../src/contract/control/exchanges.ts'
import { listFaults } from '../../src/contract/control/faults.ts'
import { listOutbox, openSession } from '../../src/contract/control/world.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { localOrigins, phoneNames } from '../../src/contract/rules/start-options.ts'
import type { Fault, Mail, ReceivedCall, ReceivedOptions, World, WorldOptions } from './types.ts'

const patienceMs = 5000
const pollMs = 20

/** Where a world is reached, and how it ends. */
interface Place {
  readonly name: string
  /** For programs, `http://127.0.0.1:PORT`. */
  readonly url: string
  /** Port of the pages. */
  readonly port: number
  readonly close: () => Promise<void>
}

/** Sends one control call; throws an Error with the line of the refusal. Returns the response as it came. */
export async function sendControl(
  url: string,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  const isFile = typeof body === 'string' || body instanceof Uint8Array
  const response = await fetch(`${url}${controlPrefix}${path}`, {
    method,
    headers: body === undefined || isFile ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: isFile ? (body as string) : JSON.stringify(body) }),
  })
  if (response.ok) return response
  const text = await response.text()
  const refusal = z.safeParse(controlRefusal, parseJson(text))
  throw new Error(refusal.success ? refusal.data.error : `${method} ${path} answered ${response.status}: ${text}`)
}

/** The functions of one world, over its control API. */
export async function openClient({ name, url, port, close }: Place): Promise<World> {
  const json = async (method: string, path: string, body?: unknown): Promise<unknown> =>
    parseJson(await (await sendControl(url, method, path, { body })).text())
  const mails = async () => z.parse(listOutbox.response, await json('GET', '/outbox'))
  const newestMail = async () => Math.max(0, ...(await mails()).map(({ id }) => id))
  const handedOut = new Set<number>()
  let before = await newestMail()
  const move = async (body: object) => z.parse(moveClock.response, await json('POST', '/clock', body)).now
  const { workbench, phones } = localOrigins(port)

  return {
    name,
    url,
    phones: Object.fromEntries(phoneNames.map((phone, at) => [phone, phones[at]])) as World['phones'],
    workbench,
    async as(member) {
      const body = await json('POST', '/sessions', member.includes('@') ? { email: member } : { persona: member })
      const { 'access-token': token, client, uid } = z.parse(openSession.response, body)
      return { 'access-token': token, client, uid }
    },
    clock: {
      now: async () => z.parse(readClock.response, await json('GET', '/clock')).now,
      jump: (target, options = {}) => move({ ...targetOf(target), ...options }),
      freeze: async () => {
        await move({ mode: 'frozen' })
      },
      run: async (speed = 1) => {
        await move({ mode: 'running', speed })
      },
    },
    outbox: {
      list: async ({ to } = {}) => (await mails()).filter((mail) => to === undefined || mail.to === to),
      next: async ({ to, subject, timeoutMs = patienceMs } = {}) => {
        const isNext = (mail: Mail) =>
          mail.id > before &&
          !handedOut.has(mail.id) &&
          (to === undefined || mail.to === to) &&
          (subject === undefined || mail.subject.includes(subject))
        const wanted = `a mail${to === undefined ? '' : ` to ${to}`}${subject === undefined ? '' : ` about ${subject}`}`
        const mail = await waitFor(wanted, timeoutMs, async () => (await mails()).findLast(isNext))
        handedOut.add(mail.id)
        return mail
      },
    },
    faults: {
      list: async () => z.parse(listFaults.response, await json('GET', '/faults')) as Fault[],
      set: async (...faults) => {
        await json('PUT', '/faults', faults)
      },
      clear: async () => {
        await json('PUT', '/faults', [])
      },
    },
    received: async (call, options = {}) => {
      const fits = matcherOf(call, options)
      const { atLeast = 0, timeoutMs = patienceMs } = options
      return waitFor(`${atLeast} calls of ${call}`, timeoutMs, async () => {
        const all = z.parse(listExchanges.response, await json('GET', '/exchanges'))
        const found = all.filter(fits).map(receivedCall)
        return found.length >= atLeast ? found : undefined
      })
    },
    async reset(options: WorldOptions = {}) {
      await json('POST', '/reset', { ...options, clean: true })
      before = await newestMail()
      handedOut.clear()
    },
    async capsule({ title = '', happened = '', expected = '' } = {}) {
      const file = await sendControl(url, 'POST', '/capsule/file', { body: { note: { title, happened, expected } } })
      return new Uint8Array(await file.arrayBuffer())
    },
    async openCapsule(file) {
      await json('POST', '/capsule', file)
      before = await newestMail()
      handedOut.clear()
    },
    har: async () => {
      const { harOf } = await import('../../src/contract/control/har.ts')
      return harOf(z.parse(listExchanges.response, await json('GET', '/exchanges')), String(port))
    },
    timeline: async () => z.parse(readTimeline.response, await json('GET', '/timeline')),
    control: json,
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** An edge by its name, a duration by its P, else an instant. */
function targetOf(text: string): object {
  if (edges.some((edge) => edge === text)) return { edge: text }
  return text.startsWith('P') ? { advance: text } : { to: text }
}

/** The name of a call as `received` takes it: `/api/send_like` is `send-like`. */
const shortName = (path: string) => path.replace(/^\/api\//, '').replaceAll(/[/_]/g, '-')

function matcherOf(call: string, { member, status }: ReceivedOptions): (exchange: Exchange) => boolean {
  const called = endpoints.filter(
    ({ id, method, path }) => call === id || call === `${method} ${path}` || call === shortName(path),
  )
  if (called.length === 0)
    throw new Error(
      `Failed to find calls of ${call}: no such call is documented. Write send-like, POST /api/send_like or API-43.`,
    )
  const places = new Set(called.map(({ method, path }) => `${method} ${path}`))
  return (exchange) =>
    exchange.kind === 'http' &&
    places.has(`${exchange.method} ${exchange.path.replace(/\?.*$/s, '')}`) &&
    (status === undefined || exchange.status === status) &&
    (member === undefined || exchange.member?.id === member || exchange.member?.name === member)
}

function receivedCall({
  id,
  at,
  method,
  path,
  status,
  member,
  fault,
  verdict,
  request,
  response,
}: Exchange): ReceivedCall {
  const read = (text: string) => (text === '' ? undefined : (parseJson(text) ?? text))
  return { id, at, method, path, status, member, fault, verdict, request: read(request), response: read(response) }
}

/** Asks again until there is an answer; throws after `ms` of real time. */
async function waitFor<T>(wanted: string, ms: number, ask: () => Promise<T | undefined>): Promise<T> {
  const until = performance.now() + ms
  for (;;) {
    const found = await ask()
    if (found !== undefined) return found
    if (performance.now() >= until)
      throw new Error(`Failed to see ${wanted} within ${ms} ms. See the outbox and the log of the world.`)
    await setTimeout(pollMs)
  }
}
