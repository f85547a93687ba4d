import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Part } from '../support/goal.ts'
import { quantile, round } from '../support/numbers.ts'
import { signIn } from '../support/sessions.ts'
import { stopAll } from '../support/spawned.ts'
import { recordsOf, startTown, type Town } from '../support/worlds.ts'

const conversations = 250
const rounds = 20

/** Both members of 250 conversations are connected; every round each woman writes, spread over a second. */
export const socketsPart: Part = {
  id: 'sockets',
  title: '500 sockets in 250 conversations, 250 messages a second',
  async run() {
    const town = await startTown(10_000)
    const pairs = await openPairs(town)
    const latencies: number[] = []
    const before = town.cpu()
    for (let number = 0; number < rounds; number += 1) {
      await Promise.all(
        pairs.map(async ({ man, woman, identifier, womanId, uuid }, place) => {
          await new Promise((resolve) => setTimeout(resolve, (place * 1000) / conversations))
          const message = `${number}:${place}`
          const heard = hear(man, (frame) => frame.message?.content === message)
          const data = JSON.stringify({ message, account: womanId, rec: uuid, action: 'speak' })
          const sent = performance.now()
          woman.send(JSON.stringify({ command: 'message', identifier, data }))
          await heard
          latencies.push(performance.now() - sent)
        }),
      )
    }
    const cpu = ((town.cpu() - before) * 1000) / latencies.length
    await stopAll()
    const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)].map(round)
    return [
      {
        goal: 'none set',
        measured: `delivery p50 ${p50} ms, p99 ${p99} ms; ${round(cpu)} µs of processor time a message`,
        met: undefined,
        by: 'wall',
        figures: { p50, p99, cpu, messages: latencies.length },
      },
    ]
  },
}

interface Frame {
  readonly type?: string
  readonly identifier?: string
  readonly message?: { readonly content?: string }
}

async function openPairs(town: Town) {
  const members = new Map(recordsOf(town.dir, 'members').map((member) => [member.id, member]))
  const taken = new Set<number>()
  const pairs = []
  for (const { manId, womanId, statusN, uuid, blockedBy } of recordsOf(town.dir, 'pairings')) {
    const [man, woman] = [members.get(manId), members.get(womanId)]
    const open = blockedBy === null && [1, 2, 4, 7].includes(statusN)
    if (!open || !man?.paid || man.ageConf !== 2 || woman?.ageConf !== 2) continue
    if (man.activeStatus !== 'active' || woman.activeStatus !== 'active') continue
    if (taken.has(manId) || taken.has(womanId)) continue
    taken.add(manId).add(womanId)
    const identifier = JSON.stringify({ channel: 'MessageChannel', uuid })
    const ends = await Promise.all([man, woman].map(({ email }) => subscribe(town, email, identifier)))
    pairs.push({ man: ends[0] as WebSocket, woman: ends[1] as WebSocket, identifier, womanId, uuid })
    if (pairs.length === conversations) break
  }
  return pairs
}

async function subscribe(town: Town, email: string, identifier: string): Promise<WebSocket> {
  const query = new URLSearchParams(await signIn(town, email)).toString()
  const socket = new WebSocket(`ws://127.0.0.1:${town.port}/cable?${query}`, ['actioncable-v1-json'])
  await once(socket, 'open')
  const confirmed = hear(socket, ({ type }) => type === 'confirm_subscription' || type === 'reject_subscription')
  socket.send(JSON.stringify({ command: 'subscribe', identifier }))
  const { type } = await confirmed
  if (type !== 'confirm_subscription') throw new Error(`The chat of ${email} did not open.`)
  return socket
}

function hear(socket: WebSocket, fits: (frame: Frame) => boolean): Promise<Frame> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('A frame did not come within 10 s.')), 10_000)
    const read = (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as Frame
      if (!fits(frame)) return
      clearTimeout(late)
      socket.off('message', read)
      resolve(frame)
    }
    socket.on('message', read)
  })
}
