import * as z from 'zod/mini'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'

/** What is known of a login after its first calls, for the parameters of the next. */
export interface Facts {
  readonly sex?: number
  readonly uuid?: string
  readonly pairing?: { readonly id: number; readonly uuid: string; readonly partner: number }
  readonly match?: { readonly id: number; readonly uuid: string }
  readonly noticeId?: number
  readonly topicId?: number
}

const accountSchema = z.object({ sex: z.int(), uuid: z.string() })
const row = z.object({ id: z.int(), uuid: z.string(), status_n: z.int(), partner_user_id: z.int() })
const listSchema = z.object({ rec: z.array(row) })
const noticesSchema = z.object({ notifications: z.array(z.object({ id: z.int() })) })
const topicsSchema = z.array(z.object({ id: z.int() }))

const matched = new Set([1, 2, 4, 7])

/** Facts with what an answer of a call adds to them. An answer that has drifted adds what can still be read. */
export function learn(facts: Facts, { id }: Endpoint, body: unknown): Facts {
  if (id === 'API-09') {
    const account = z.safeParse(accountSchema, body)
    return account.success ? { ...facts, sex: account.data.sex, uuid: account.data.uuid } : facts
  }
  if (id === 'API-29' || id === 'API-30') {
    const list = z.safeParse(listSchema, body)
    const rows = list.success ? list.data.rec : []
    const [first] = rows
    const match = rows.find(({ status_n }) => matched.has(status_n))
    return {
      ...facts,
      ...(first ? { pairing: { id: first.id, uuid: first.uuid, partner: first.partner_user_id } } : {}),
      ...(match ? { match: { id: match.id, uuid: match.uuid } } : {}),
    }
  }
  if (id === 'API-21') {
    const noticeId = z.safeParse(noticesSchema, body).data?.notifications[0]?.id
    return noticeId === undefined ? facts : { ...facts, noticeId }
  }
  if (id === 'API-58') {
    const found = z.safeParse(topicsSchema, firstList(body)).data?.[0]?.id
    return found === undefined ? facts : { ...facts, topicId: found }
  }
  return facts
}

/** The list that a body is, or the first one in it. */
function firstList(body: unknown): unknown {
  if (Array.isArray(body) || typeof body !== 'object' || body === null) return body
  return Object.values(body).find((value) => Array.isArray(value))
}
