import { type ExchangeRow, listExchangeRows, listExchanges } from '../control/exchanges.ts'
import { listMembers } from '../control/operator/lookup.ts'
import { listOutbox } from '../control/outbox.ts'
import { parseJson } from '../rules/parse-json.ts'
import type { AskServer } from './ask-server.ts'
import type { Mark, Witness } from './hands.ts'

/** Reads calls and mails from the record and the outbox of the server. */
export function serverWitness(ask: AskServer): Witness {
  return {
    mark: () => readMark(ask),
    async calls({ exchange }) {
      const calls = (await ask(listExchanges, { after: exchange, earlier: true })).filter(({ kind }) => kind === 'http')
      const emails = await emailsOfCallers(ask, calls)
      return calls.map(({ method, path, status, member, response }) => ({
        method,
        path,
        status,
        as: member ? emails.get(member.id) : undefined,
        response: parseJson(response),
      }))
    },
    mails: async ({ mail }) => (await ask(listOutbox, {})).filter(({ id }) => id > mail),
  }
}

/** Above every id of an exchange, so that the response holds the newest id and no rows. A query takes 15 digits. */
const afterAll = 1_000_000_000

/** Returns the ends of the record and of the outbox now. */
export async function readMark(ask: AskServer): Promise<Mark> {
  const { newest } = await ask(listExchangeRows, { after: afterAll })
  const mails = await ask(listOutbox, {})
  return { exchange: newest, mail: Math.max(0, ...mails.map(({ id }) => id)) }
}

/** Mail addresses by member id; '' for a member who is gone. */
async function emailsOfCallers(ask: AskServer, calls: readonly Pick<ExchangeRow, 'member'>[]) {
  const emails = new Map<number, string>()
  for (const { member } of calls) {
    if (!member || emails.has(member.id)) continue
    const found = await ask(listMembers, { query: String(member.id) })
    emails.set(member.id, found.find(({ id }) => id === member.id)?.email ?? '')
  }
  return emails
}
