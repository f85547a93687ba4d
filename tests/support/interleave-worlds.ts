import { once } from 'node:events'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import type { World, Yoimachi } from '../../mock-api/package/types.ts'
import { mulberry32 } from '../../mock-api/world/mulberry32.ts'
import { fetchByHost } from './fetch-by-host.ts'

const start = Date.parse('2026-11-20T12:00:00+09:00')
const dayMs = 86_400_000
/** Days between the first instants of two worlds; no clock moves that far. */
const apart = 40
const kinds = ['account', 'write', 'read', 'mail', 'fault', 'jump'] as const
type Kind = (typeof kinds)[number]
const longestListed = 200

const operatorFrame = z.object({ message: z.object({ content: z.string() }) })
const messages = z.object({ admin_messages: z.array(z.object({ content: z.string() })) })
const account = z.object({ uuid: z.string() })
const coverage = z.object({
  endpoints: z.array(z.object({ method: z.string(), path: z.string(), statuses: z.record(z.string(), z.int()) })),
})

/** A world with its counts of acts and everything it received from other worlds. */
interface Actor {
  readonly world: World
  readonly index: number
  readonly uuid: string
  readonly headers: Readonly<Record<string, string>>
  readonly socket: WebSocket
  readonly frames: string[]
  readonly strangers: string[]
  written: number
  mails: number
  struck: number
  jumps: number
}

interface Options {
  readonly worlds: number
  readonly calls: number
  /** Parallel calls, each to any world. */
  readonly atOnce: number
  readonly seed: number
}

/**
 * Makes calls to several worlds in parallel, on their own ports and by host names on the shared port. Returns everything
 * that reached a world from another one: responses, frames, mails, faults or counts.
 */
export async function interleaveWorlds(mock: Yoimachi, { worlds, calls, atOnce, seed }: Options) {
  const actors: Actor[] = []
  for (let index = 0; index < worlds; index += 1) actors.push(await actorOf(mock, index))
  const draw = mulberry32(seed)
  const pick = (most: number) => Math.floor(draw() * most)
  let left = calls
  const work = async () => {
    while (left > 0) {
      left -= 1
      await act(actors[pick(actors.length)] as Actor, kinds[pick(kinds.length)] as Kind, pick(2) === 0)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const actor of actors) await verify(actor)
  return {
    strangers: actors.flatMap(({ strangers }) => strangers),
    frames: actors.reduce((sum, { frames }) => sum + frames.length, 0),
    mails: actors.reduce((sum, { mails }) => sum + mails, 0),
  }
}

async function actorOf(mock: Yoimachi, index: number): Promise<Actor> {
  // Worlds of one seed have the same people and ids; others differ in all.
  const now = new Date(start + index * apart * dayMs).toISOString()
  const world = await mock.world({ seed: 1 + (index % 3), now })
  await world.faults.set({ match: { path: '/api/timeline' }, status: 520 + index })
  const login = await world.as('woman')
  const headers = { ...login, 'content-type': 'application/json' }
  const uuid = z.parse(account, await (await fetch(`${world.url}/api/account`, { headers })).json()).uuid
  const host = new URL(world.phones.a).host
  const socket = new WebSocket(
    `ws://127.0.0.1:${mock.port}/cable?${new URLSearchParams({ ...login }).toString()}`,
    ['actioncable-v1-json'],
    {
      headers: { host },
    },
  )
  const frames: string[] = []
  const confirmed = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.includes('confirm_subscription')) resolve()
      const frame = z.safeParse(operatorFrame, JSON.parse(text))
      if (frame.success) frames.push(frame.data.message.content)
    })
  })
  await once(socket, 'open')
  const identifier = JSON.stringify({ channel: 'AdminMessageChannel', uid: login.uid })
  socket.send(JSON.stringify({ command: 'subscribe', identifier }))
  await confirmed
  return { world, index, uuid, headers, socket, frames, strangers: [], written: 0, mails: 0, struck: 0, jumps: 0 }
}

async function act(actor: Actor, kind: Kind, byHost: boolean): Promise<void> {
  const { world, index, strangers } = actor
  const call = async (method: string, path: string, body?: unknown) => {
    const init = { method, headers: actor.headers, body: body === undefined ? undefined : JSON.stringify(body) }
    const response = byHost
      ? await fetchByHost(world.phones.b + path, init)
      : await fetch(world.url + path, init as RequestInit)
    const at = Date.parse(response.headers.get('date') ?? '')
    const ownStart = start + index * apart * dayMs
    if (!(at >= ownStart && at < ownStart + apart * dayMs))
      strangers.push(`${world.name}: the clock of another, ${response.headers.get('date')}`)
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const expectStatus = (status: number, expected: number) => {
    if (status !== expected) strangers.push(`${world.name}: ${status} instead of ${expected}`)
  }
  // A list of thousands of messages for each call would measure nothing else.
  if (kind === 'account' || (kind === 'read' && actor.written >= longestListed)) {
    const { status, body } = await call('GET', '/api/account')
    expectStatus(status, 200)
    if (z.parse(account, body).uuid !== actor.uuid) strangers.push(`${world.name}: the account of another`)
  } else if (kind === 'write') {
    actor.written += 1
    const content = `${world.name}-${actor.written}`
    expectStatus((await call('POST', '/api/admin_messages', { admin_message: { content } })).status, 200)
  } else if (kind === 'read') {
    const { body } = await call('GET', '/api/admin_messages')
    for (const { content } of z.parse(messages, body).admin_messages)
      if (/^w\d+-/.test(content) && !content.startsWith(`${world.name}-`))
        strangers.push(`${world.name}: read ${content}`)
  } else if (kind === 'mail') {
    actor.mails += 1
    const body = { email: 'woman@yoimachi.example', redirect_url: `${world.url}/reset` }
    expectStatus((await call('POST', '/api/auth/password', body)).status, 200)
  } else if (kind === 'fault') {
    actor.struck += 1
    expectStatus((await call('GET', '/api/timeline')).status, 520 + index)
  } else {
    actor.jumps += 1
    await world.clock.jump('PT1S')
  }
}

/** Holds what a world counted itself against what was done to it. */
async function verify({
  world,
  index,
  written,
  mails,
  struck,
  jumps,
  frames,
  strangers,
  socket,
}: Actor): Promise<void> {
  const expectCount = (what: string, count: number, expected: number) => {
    if (count !== expected) strangers.push(`${world.name}: ${count} ${what} instead of ${expected}`)
  }
  const foreign = frames.filter((content) => !content.startsWith(`${world.name}-`))
  for (const content of foreign) strangers.push(`${world.name}: a frame of ${content}`)
  expectCount('frames', new Set(frames).size, written)
  const sent = (await world.outbox.list()).filter(({ subject }) => subject.includes('再設定'))
  expectCount('mails', sent.length, mails)
  const own = [world.url, ...Object.values(world.phones)]
  for (const { address } of sent.flatMap(({ links }) => links))
    if (!own.includes(new URL(address).origin)) strangers.push(`${world.name}: a link to ${address}`)
  expectCount('faults', (await world.faults.list())[0]?.fired ?? 0, struck)
  const { endpoints } = z.parse(coverage, await world.control('GET', '/coverage'))
  const seen = endpoints.find(({ method, path }) => `${method} ${path}` === 'POST /api/admin_messages')
  expectCount('calls', seen?.statuses['200'] ?? 0, written)
  const now = start + index * apart * dayMs + jumps * 1000
  expectCount('milliseconds', Date.parse(await world.clock.now()), now)
  socket.terminate()
  await world.close()
}
