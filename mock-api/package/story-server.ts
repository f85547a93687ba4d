import { request } from 'node:http'
import * as z from 'zod/mini'
import { controlPrefix } from '../../src/contract/control/define-control.ts'
import { controlCalls } from '../../src/contract/control/endpoints.ts'
import { listExchangeRows, listExchanges } from '../../src/contract/control/exchanges.ts'
import { listMembers, listPairings } from '../../src/contract/control/operator.ts'
import { listOutbox } from '../../src/contract/control/outbox.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { CallRefused, type Hands, type Witness } from '../../src/contract/storyline/hands.ts'
import type { StoryIds } from '../../src/contract/storyline/placeholders.ts'
import { emailOf, personaPassword } from '../tools/storylines/people.ts'
import { logIn, sendControl } from './client.ts'

/** Hands without pages: every call goes to the server at `url`, as a program would make it. */
export function callHands(url: string): Hands {
  const headers = new Map<string, Record<string, string>>()
  const memberOf = async (person: string) => {
    const [member] = await ask(url, listMembers, `email=${encodeURIComponent(emailOf(person))}`)
    if (!member) throw new Error(`this world has no ${person}`)
    return member
  }
  const pairingOf = async (one: string, other: string) => {
    const [member, partner] = [await memberOf(one), await memberOf(other)]
    const pairings = await ask(url, listPairings, `member=${member.id}`)
    const found = pairings.find(({ partner: { id } }) => id === partner.id)
    if (!found) throw new Error(`${one} and ${other} have not met`)
    return found
  }
  return {
    async ids(named): Promise<StoryIds> {
      const found = new Map<string, { id: number; uuid: string }>()
      for (const [one, other] of named)
        found.set([one, other].join('+'), other === undefined ? await memberOf(one) : await pairingOf(one, other))
      const get = (name: string) => {
        const ids = found.get(name)
        if (!ids) throw new Error(`there is no ${name}`)
        return ids
      }
      return {
        member: (person) => get(`${person}+`),
        pairing: (one, other) => get(`${one}+${other}`),
        password: personaPassword,
      }
    },
    async control(call, input) {
      const endpoint = Object.values(controlCalls).find(({ id }) => id === call)
      if (!endpoint) throw new Error(`there is no control call ${call}`)
      const { method, path } = endpoint
      await sendControl(url, method, path.slice(controlPrefix.length), { body: input })
    },
    async call(call, as, input) {
      const endpoint = endpoints.find(({ id }) => id === call)
      if (!endpoint) throw new Error(`there is no call ${call}`)
      const login = headers.get(as) ?? { ...(await logIn(url, emailOf(as))) }
      const { status, text, renewed } = await sendCall(url, endpoint, input, login)
      headers.set(as, { ...login, ...renewed })
      if (status >= 400)
        throw new CallRefused(status, `${endpoint.method} ${endpoint.path} answered ${status}: ${text.slice(0, 300)}`)
    },
    // Nobody looks at a phone, so a page that is open on one changes nothing.
    open: async () => {},
    become: async () => {},
  }
}

/** Reads the record and the outbox of the server at `url`. */
export function serverWitness(url: string): Witness {
  return {
    async mark() {
      const { newest } = await ask(url, listExchangeRows, 'after=1000000000')
      const mails = await ask(url, listOutbox, '')
      return { exchange: newest, mail: Math.max(0, ...mails.map(({ id }) => id)) }
    },
    async calls({ exchange }) {
      const calls = (await ask(url, listExchanges, `after=${exchange}`)).filter(({ kind }) => kind === 'http')
      const emails = new Map<number, string>()
      for (const { member } of calls) {
        if (!member || emails.has(member.id)) continue
        const found = await ask(url, listMembers, `query=${member.id}`)
        emails.set(member.id, found.find(({ id }) => id === member.id)?.email ?? '')
      }
      return calls.map(({ method, path, status, member, response }) => ({
        method: method ?? '',
        path,
        status: status ?? 0,
        as: member ? emails.get(member.id) : undefined,
        response: parseJson(response),
      }))
    },
    mails: async ({ mail }) => (await ask(url, listOutbox, '')).filter(({ id }) => id > mail),
  }
}

interface Asked<Response extends z.ZodMiniType> {
  readonly path: string
  readonly response: Response
}

async function ask<R extends z.ZodMiniType>(url: string, { path, response }: Asked<R>, query: string) {
  const place = `${path.slice(controlPrefix.length)}${query === '' ? '' : `?${query}`}`
  return z.parse(response, parseJson((await sendControl(url, 'GET', place)).toString()))
}

type Called = Pick<(typeof endpoints)[number], 'method' | 'path' | 'place'>

/** Sends a documented call as a member. `renewed` are the session headers of the response. */
async function sendCall(url: string, { method, path, place }: Called, input: object, login: Record<string, string>) {
  const fields = new Map<string, unknown>(Object.entries(input))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = fields.get(name)
    fields.delete(name)
    return encodeURIComponent(String(value))
  })
  if (place === 'multipart') throw new Error(`${method} ${path} takes files, which need a page`)
  const own = Object.fromEntries(fields)
  const query = place === 'query' ? queryOf(own) : ''
  const body = place === 'query' ? undefined : JSON.stringify(own)
  const headers = { ...login, ...(body !== undefined && { 'content-type': 'application/json' }) }
  return new Promise<{ status: number; text: string; renewed: Record<string, string> }>((resolve, reject) => {
    const outgoing = request(`${url}${filled}${query}`, { method, headers }, (incoming) => {
      const pieces: Buffer[] = []
      incoming.on('data', (piece: Buffer) => pieces.push(piece))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const { 'access-token': token, client, uid } = incoming.headersDistinct
        const sent = Object.entries({ 'access-token': token, client, uid })
        // A response that renews nothing has no header, or an empty one.
        const values = sent.flatMap(([name, [value = ''] = []]) => (value === '' ? [] : [[name, value]]))
        const renewed = Object.fromEntries(values) as Record<string, string>
        resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(pieces).toString(), renewed })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Nested fields as Rails reads them: `user[name]=…`. */
function queryOf(fields: object): string {
  const pairs: [string, string][] = []
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) add(`${name}[]`, entry)
    else if (typeof value === 'object' && value !== null)
      for (const [inner, entry] of Object.entries(value)) add(`${name}[${inner}]`, entry)
    else if (value !== undefined && value !== null)
      pairs.push([name, typeof value === 'string' ? value : JSON.stringify(value)])
  }
  for (const [name, value] of Object.entries(fields)) add(name, value)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}
