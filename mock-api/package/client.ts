import * as z from 'zod/mini'
import { listExchanges } from '../../src/contract/control/exchanges.ts'
import { listFaults } from '../../src/contract/control/faults.ts'
import { readTimeline } from '../../src/contract/control/timeline.ts'
import { openWorld } from '../../src/contract/control/worlds/parallel-worlds.ts'
import { localOrigins, phoneNames } from '../../src/contract/rules/hosts.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { askMember, askPairing, type AskServer } from '../../src/contract/storyline/ask-server.ts'
import { serverWitness } from '../../src/contract/storyline/server-witness.ts'
import { emailOf, personaPassword } from '../tools/storylines/people.ts'
import { clockOf } from './clock.ts'
import { callsNamed } from './find-calls.ts'
import { mailsOf } from './mails.ts'
import { logIn, MemberCalls } from './member-calls.ts'
import { openOutbox } from './outbox.ts'
import { receivedCalls } from './received.ts'
import { sendControl } from './send.ts'
import { askServer } from './story-server.ts'
import type { Fault, World, WorldOptions } from './types.ts'

type Control = World['control']

/** Address of a world, and a function that ends it, which is called once. */
interface WorldAddress {
  readonly name: string
  /** For programs, `http://127.0.0.1:PORT`. */
  readonly url: string
  /** Port of the pages. */
  readonly port: number
  readonly close: () => Promise<void>
}

/** Returns the functions of one world, backed by its control API. */
export async function openClient(address: WorldAddress): Promise<World> {
  const { name, url, port } = address
  const control: Control = async (method, path, body) =>
    parseJson((await sendControl(url, method, path, { body })).toString())
  const { workbench, phones } = localOrigins(port, name)
  const { outbox, begin: beginOutbox } = openOutbox(() => mailsOf(control, address))
  const calls = new MemberCalls(url)
  const ask = askServer(url)
  /** Knows nothing of a former world. */
  const begin = async () => {
    await beginOutbox()
    calls.forget()
  }
  await begin()
  let ending: Promise<void> | undefined
  const close = () => (ending ??= address.close())
  return {
    name,
    url,
    phones: Object.fromEntries(phoneNames.map((phone, at) => [phone, phones[at]])) as World['phones'],
    workbench,
    as: (member) => logIn(url, member),
    clock: clockOf(control),
    outbox,
    faults: faultsOf(control),
    received: receivedCalls(ask),
    call: (call, options) => makeCall(calls, call, options),
    ...peopleOf(ask),
    password: personaPassword,
    mark: () => serverWitness(ask).mark(),
    async reset(options: WorldOptions = {}) {
      await control('POST', '/reset', { ...options, clean: true })
      await begin()
    },
    capsule: (contents) => capsuleOf(url, contents),
    async openCapsule(file) {
      await control('POST', '/capsule', file)
      await begin()
    },
    har: async () => {
      const { harOf } = await import('../../src/contract/files/har.ts')
      return harOf(await ask(listExchanges, { earlier: true }), String(port), name)
    },
    timeline: () => ask(readTimeline, {}),
    control,
    close,
    [Symbol.asyncDispose]: close,
  }
}

const peopleOf = (ask: AskServer): Pick<World, 'member' | 'pairing'> => ({
  member: async (person) => {
    const { id, uuid, name, email } = await askMember(ask, person, emailOf)
    return { id, uuid, name, email }
  },
  pairing: async (one, other) => {
    const { id, uuid } = await askPairing(ask, one, other, emailOf)
    return { id, uuid }
  },
})

/** Returns the bytes of a capsule of the world at `url`. */
async function capsuleOf(
  url: string,
  { title = '', happened = '', expected = '', stage }: Parameters<World['capsule']>[0] = {},
): Promise<Uint8Array> {
  const body = { note: { title, happened, expected }, stage }
  return new Uint8Array(await sendControl(url, 'POST', '/capsule/file', { body }))
}

function faultsOf(control: Control): World['faults'] {
  const set = async (...faults: readonly Fault[]) => {
    await control('PUT', '/faults', faults)
  }
  return {
    list: async () => z.parse(listFaults.response, await control('GET', '/faults')) as Fault[],
    set,
    clear: () => set(),
  }
}

/** Makes a documented call as a member. */
async function makeCall(
  calls: MemberCalls,
  call: string,
  { as, input = {}, status: allowed }: Parameters<World['call']>[1],
): ReturnType<World['call']> {
  const [endpoint] = callsNamed(call)
  if (!endpoint) throw new Error(`there is no call ${call}`)
  const { status, text } = await calls.make(endpoint, as, input)
  if (allowed === undefined ? status >= 400 : status !== allowed)
    throw new Error(`${endpoint.method} ${endpoint.path} returned ${status}: ${text.slice(0, 300)}`)
  return { status, body: parseJson(text) ?? text }
}

/** Opens another world on the server at `url`. */
export async function openParallelWorld(first: WorldAddress, options: WorldOptions): Promise<World> {
  const response = await sendControl(first.url, 'POST', '/worlds', { body: options })
  const { name, url } = z.parse(openWorld.response, parseJson(response.toString()))
  const close = async () => {
    await sendControl(first.url, 'DELETE', `/worlds/${name}`)
  }
  return openClient({ name, url, port: first.port, close })
}
