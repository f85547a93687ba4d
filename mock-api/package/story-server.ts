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
import { requestParts } from '../../src/contract/wire/request-parts.ts'
import { emailOf, personaPassword } from '../tools/storylines/people.ts'
import { logIn } from './client.ts'
import { send, sendControl } from './send.ts'

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
      const { address, body } = requestParts(endpoint, input)
      await sendControl(url, endpoint.method, address.slice(controlPrefix.length), { body })
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
  if (place === 'multipart') throw new Error(`${method} ${path} takes files, which need a page`)
  const { address, body: fields } = requestParts({ path, place }, input)
  const body = fields === undefined ? undefined : JSON.stringify(fields)
  const headers = { ...login, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const { status, headers: answered, content } = await send(`${url}${address}`, { method, headers, body })
  const { 'access-token': token, client, uid } = answered
  const sent = Object.entries({ 'access-token': token, client, uid })
  // A response that renews nothing has no header, or an empty one.
  const renewed = Object.fromEntries(sent.flatMap(([name, [value = ''] = []]) => (value === '' ? [] : [[name, value]])))
  return { status, text: content.toString(), renewed: renewed as Record<string, string> }
}
