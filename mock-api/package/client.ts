import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { moveClock, readClock, readTimeline } from '../../src/contract/control/clock.ts'
import { edges } from '../../src/contract/control/effects.ts'
import { type Exchange, listExchanges, listFaults } from '../../src/contract/control/exchanges.ts'
import { listOutbox } from '../../src/contract/control/outbox.ts'
import { openSession } from '../../src/contract/control/personas.ts'
import { openWorld } from '../../src/contract/control/world.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { localOrigin, localOrigins, phoneNames, worldHost } from '../../src/contract/rules/hosts.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { sendControl } from './send.ts'
import type { Fault, Login, Mail, ReceivedCall, ReceivedOptions, World, WorldOptions } from './types.ts'

const defaultTimeoutMs = 5000
const pollMs = 20

/** Address of a world, and a function that ends it. */
interface WorldAddress {
  readonly name: string
  /** For programs, `http://127.0.0.1:PORT`. */
  readonly url: string
  /** Port of the pages. */
  readonly port: number
  readonly close: () => Promise<void>
}

/** Returns the functions of one world, backed by its control API. */
export async function openClient({ name, url, port, close }: WorldAddress): Promise<World> {
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> =>
    parseJson((await sendControl(url, method, path, { body })).toString())
  /** Uses the address of the first world, because not every system resolves the host names of other worlds. */
  const reachable = (text: string) => (name === '' ? text : text.replaceAll(localOrigin(worldHost(name), port), url))
  const mails = async () =>
    z.parse(listOutbox.response, await control('GET', '/outbox')).map(({ text, links, ...mail }) => ({
      ...mail,
      text: reachable(text),
      links: links.map(({ address, state }) => ({ address: reachable(address), state })),
    }))
  const newestMail = async () => Math.max(0, ...(await mails()).map(({ id }) => id))
  const handedOut = new Set<number>()
  let before = await newestMail()
  const move = async (body: object) => z.parse(moveClock.response, await control('POST', '/clock', body)).now
  const { workbench, phones } = localOrigins(port, name)

  return {
    name,
    url,
    phones: Object.fromEntries(phoneNames.map((phone, at) => [phone, phones[at]])) as World['phones'],
    workbench,
    as: (member) => logIn(url, member),
    clock: {
      now: async () => z.parse(readClock.response, await control('GET', '/clock')).now,
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
      next: async ({ to, subject, timeoutMs = defaultTimeoutMs } = {}) => {
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
      list: async () => z.parse(listFaults.response, await control('GET', '/faults')) as Fault[],
      set: async (...faults) => {
        await control('PUT', '/faults', faults)
      },
      clear: async () => {
        await control('PUT', '/faults', [])
      },
    },
    received: async (call, options = {}) => {
      const fits = matcherOf(call, options)
      const { atLeast = 0, timeoutMs = defaultTimeoutMs } = options
      return waitFor(`${atLeast} calls of ${call}`, timeoutMs, async () => {
        const all = z.parse(listExchanges.response, await control('GET', '/exchanges'))
        const found = all.filter(fits).map(receivedCall)
        return found.length >= atLeast ? found : undefined
      })
    },
    async reset(options: WorldOptions = {}) {
      await control('POST', '/reset', { ...options, clean: true })
      before = await newestMail()
      handedOut.clear()
    },
    async capsule({ title = '', happened = '', expected = '', stage } = {}) {
      const body = { note: { title, happened, expected }, stage }
      const file = await sendControl(url, 'POST', '/capsule/file', { body })
      return new Uint8Array(file)
    },
    async openCapsule(file) {
      await control('POST', '/capsule', file)
      before = await newestMail()
      handedOut.clear()
    },
    har: async () => {
      const { harOf } = await import('../../src/contract/files/har.ts')
      return harOf(z.parse(listExchanges.response, await control('GET', '/exchanges')), String(port), name)
    },
    timeline: async () => z.parse(readTimeline.response, await control('GET', '/timeline')),
    control,
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Logs a member in without a password. @param member key of a persona, or a mail address */
export async function logIn(url: string, member: string): Promise<Login> {
  const body = member.includes('@') ? { email: member } : { persona: member }
  const response = parseJson((await sendControl(url, 'POST', '/sessions', { body })).toString())
  const { 'access-token': token, client, uid } = z.parse(openSession.response, response)
  return { 'access-token': token, client, uid }
}

/** Opens another world on the server at `url`. */
export async function openParallelWorld(first: WorldAddress, options: WorldOptions): Promise<World> {
  const response = await sendControl(first.url, 'POST', '/worlds', { body: options })
  const { name, url } = z.parse(openWorld.response, parseJson(response.toString()))
  let ending: Promise<unknown> | undefined
  const close = async () => {
    await (ending ??= sendControl(first.url, 'DELETE', `/worlds/${name}`))
  }
  return openClient({ name, url, port: first.port, close })
}

/** Accepts an edge name, a duration that begins with P, or an instant. */
function targetOf(text: string): object {
  if (edges.some((edge) => edge === text)) return { edge: text }
  return text.startsWith('P') ? { advance: text } : { to: text }
}

/** Short name of a call for `received`: `/api/send_like` becomes `send-like`. */
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

/** Polls until `ask` returns a value. Throws after `ms` milliseconds of real time. */
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
