import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { moveClock, readClock, readTimeline } from '../../src/contract/control/clock.ts'
import { edges } from '../../src/contract/control/effects.ts'
import { listExchanges } from '../../src/contract/control/exchanges.ts'
import { listFaults } from '../../src/contract/control/faults.ts'
import { listOutbox } from '../../src/contract/control/outbox.ts'
import { openWorld } from '../../src/contract/control/worlds/parallel-worlds.ts'
import { counted } from '../../src/contract/rules/english-amounts.ts'
import { localOrigin, localOrigins, phoneNames, worldHost } from '../../src/contract/rules/hosts.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { askMember, askPairing, serverWitness } from '../../src/contract/storyline/ask-server.ts'
import { emailOf, personaPassword } from '../tools/storylines/people.ts'
import { logIn, MemberCalls } from './member-calls.ts'
import { callsNamed, findCalls } from './received.ts'
import { sendControl } from './send.ts'
import { askServer } from './story-server.ts'
import type { Fault, Mail, World, WorldOptions } from './types.ts'

const defaultTimeoutMs = 5000
const pollMs = 20
/** Time in which an exact number of calls must not grow. */
const stillMs = 500

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
  let before = 0
  /** Knows nothing of a former world. */
  const begin = async () => {
    before = await newestMail()
    handedOut.clear()
    calls.forget()
  }
  const move = async (body: object) => z.parse(moveClock.response, await control('POST', '/clock', body)).now
  const { workbench, phones } = localOrigins(port, name)
  const calls = new MemberCalls(url)
  const ask = askServer(url)
  const waitForMail = (
    filter: MailFilter,
    timeoutMs: number | undefined,
    find: (all: readonly Mail[]) => Mail | undefined,
  ) =>
    waitFor(mailText(filter), timeoutMs ?? defaultTimeoutMs, async () => {
      const all = await mails()
      const subjects = all.map(({ to, subject }) => `"${subject}" to ${to}`)
      return {
        found: find(all),
        instead: subjects.length === 0 ? 'There is no mail.' : `There are ${subjects.join(', ')}.`,
      }
    })
  const latest: World['outbox']['latest'] = ({ since, timeoutMs, ...filter }) => {
    const isNew = (mail: Mail) => mail.id > (since?.mail ?? 0) && fitsMail(mail, filter)
    return waitForMail(filter, timeoutMs, (all) => all.find(isNew))
  }
  await begin()

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
      list: async ({ to } = {}) => (await mails()).filter((mail) => to === undefined || mail.to === emailOf(to)),
      next: async ({ timeoutMs, ...filter } = {}) => {
        const isNext = (mail: Mail) => mail.id > before && !handedOut.has(mail.id) && fitsMail(mail, filter)
        const mail = await waitForMail(filter, timeoutMs, (all) => all.findLast(isNext))
        handedOut.add(mail.id)
        return mail
      },
      latest,
      link: async (filter) => {
        const { subject, links } = await latest(filter)
        if (!links[0]) throw new Error(`Failed to open a link: the mail "${subject}" has none.`)
        return links[0].address
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
    received: async (call, { times, timeoutMs = defaultTimeoutMs, since, member, ...options } = {}) => {
      const { atLeast = times === undefined ? 0 : 1, ...filter } = options
      const isNamed = typeof member === 'string' && isPerson(member)
      const wanted = { ...filter, member: isNamed ? (await askMember(ask, member, emailOf)).id : member }
      const find = async (looked: typeof wanted) =>
        findCalls(await ask(listExchanges, { after: since?.exchange ?? 0 }), call, looked)
      const count = async () => (await find({ member: wanted.member })).found.length
      const found = await waitFor(`${counted(times ?? atLeast, 'call')} of ${call}`, timeoutMs, async () => {
        const { found: fitting, instead } = await find(wanted)
        const isThere = fitting.length >= atLeast && (times === undefined || (await count()) >= times)
        return { found: isThere ? [...fitting] : undefined, instead }
      })
      if (times === undefined) return found
      // One more may be on its way.
      if ((await count()) === times) await setTimeout(stillMs)
      const made = await count()
      if (made !== times) throw new Error(`Failed to see ${counted(times, 'call')} of ${call}: there were ${made}.`)
      return found
    },
    call: async (call, { as, input = {}, status: allowed }) => {
      const [endpoint] = callsNamed(call)
      if (!endpoint) throw new Error(`there is no call ${call}`)
      const { status, text } = await calls.make(endpoint, as, input)
      if (allowed === undefined ? status >= 400 : status !== allowed)
        throw new Error(`${endpoint.method} ${endpoint.path} returned ${status}: ${text.slice(0, 300)}`)
      return { status, body: parseJson(text) ?? text }
    },
    member: async (person) => {
      const found = await askMember(ask, person, emailOf)
      return { id: found.id, uuid: found.uuid, name: found.name, email: found.email }
    },
    pairing: async (one, other) => {
      const { id, uuid } = await askPairing(ask, one, other, emailOf)
      return { id, uuid }
    },
    password: personaPassword,
    mark: () => serverWitness(ask).mark(),
    async reset(options: WorldOptions = {}) {
      await control('POST', '/reset', { ...options, clean: true })
      await begin()
    },
    async capsule({ title = '', happened = '', expected = '', stage } = {}) {
      const body = { note: { title, happened, expected }, stage }
      const file = await sendControl(url, 'POST', '/capsule/file', { body })
      return new Uint8Array(file)
    },
    async openCapsule(file) {
      await control('POST', '/capsule', file)
      await begin()
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

/** What a mail is looked for by. */
interface MailFilter {
  readonly to?: string | undefined
  readonly subject?: string | undefined
  readonly text?: string | undefined
}

const fitsMail = (mail: Mail, { to, subject = '', text = '' }: MailFilter) =>
  (to === undefined || mail.to === emailOf(to)) && mail.subject.includes(subject) && mail.text.includes(text)

const mailText = ({ to, subject, text }: MailFilter) =>
  `a mail${to === undefined ? '' : ` to ${to}`}${subject === undefined ? '' : ` about ${subject}`}${text === undefined ? '' : ` with ${text}`}`

/** Whether a member is named by the key of a persona or by a mail address. */
const isPerson = (member: string) => member.includes('@') || emailOf(member) !== member

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

interface Look<T> {
  readonly found?: T | undefined
  /** What there is instead, as sentences. */
  readonly instead: string
}

/** Polls until `look` finds a value. Throws after `ms` milliseconds of real time. */
async function waitFor<T>(wanted: string, ms: number, look: () => Promise<Look<T>>): Promise<T> {
  const until = performance.now() + ms
  for (;;) {
    const { found, instead } = await look()
    if (found !== undefined) return found
    if (performance.now() >= until)
      throw new Error(`Failed to see ${wanted} within ${ms} ms. ${instead} See the outbox and the log of the world.`)
    await setTimeout(pollMs)
  }
}
