import * as z from 'zod/mini'
import { matchedStatusNs } from '../../../src/contract/enums/pairing.ts'
import type { Endpoint } from '../../../src/contract/wire/endpoint.ts'

export type Params = Readonly<Record<string, unknown>>
/** Parameters of a call, or undefined while a value for them is unknown. */
type Sample = (known: KnownValues) => Params | undefined

export const noParams: Sample = () => ({})

/** Samples of calls that only read and need parameters. */
export const readingSamples: ReadonlyMap<string, Sample> = new Map(
  Object.entries<Sample>({
    'API-22': ({ noticeId }) => (noticeId === undefined ? undefined : { id: noticeId }),
    'API-31': ({ pairing }) => pairing && { user: { partner_id: pairing.partner } },
    'API-32': ({ pairing }) => pairing && { user: { partner_id: pairing.partner } },
    'API-46': ({ match }) => match && { uuid: match.uuid },
    'API-55': ({ match }) => match && { recommend_id: match.id },
    'API-59': ({ topicId }) => (topicId === undefined ? undefined : { topicid: topicId }),
  }),
)

/** Samples for --write: calls that affect only the login itself. All others are called with an empty request. */
export const writingSamples: ReadonlyMap<string, Sample> = new Map(
  Object.entries<Sample>({
    'API-07': () => ({ from: 'direct_visit' }),
    'API-08': () => ({ from: 'page_access', path: '/home' }),
    'API-25': noParams,
    'API-33': ({ uuid }) => (uuid === undefined ? undefined : { user: { partner_uuid: uuid } }),
    'API-47': ({ match }) => match && { recommend: { uuid: match.uuid } },
    'API-50': noParams,
  }),
)

/** Values learned from a login's first calls, for the parameters of later ones. */
export interface KnownValues {
  readonly sex?: number
  readonly uuid?: string
  readonly pairing?: { readonly partner: number }
  readonly match?: { readonly id: number; readonly uuid: string }
  readonly noticeId?: number
  readonly topicId?: number
}

const accountSchema = z.object({ sex: z.int(), uuid: z.string() })
const row = z.object({ id: z.int(), uuid: z.string(), status_n: z.int(), partner_user_id: z.int() })
const listSchema = z.object({ rec: z.array(row) })
const noticesSchema = z.object({ notifications: z.array(z.object({ id: z.int() })) })
const topicsSchema = z.array(z.object({ id: z.int() }))

/** What the responses of a call show, by the id of the call. A drifted response shows its readable values. */
const valuesIn: ReadonlyMap<string, (body: unknown) => KnownValues> = new Map([
  ['API-09', valuesOfAccount],
  ['API-29', valuesOfPairings],
  ['API-30', valuesOfPairings],
  ['API-21', valuesOfNotices],
  ['API-58', valuesOfTopics],
])

/** Adds the values in a response of a call. */
export const withValuesOf = (known: KnownValues, { id }: Pick<Endpoint, 'id'>, body: unknown): KnownValues => ({
  ...known,
  ...valuesIn.get(id)?.(body),
})

function valuesOfAccount(body: unknown): KnownValues {
  const { data } = z.safeParse(accountSchema, body)
  return data ? { sex: data.sex, uuid: data.uuid } : {}
}

function valuesOfPairings(body: unknown): KnownValues {
  const rows = z.safeParse(listSchema, body).data?.rec ?? []
  const [first] = rows
  const match = rows.find(({ status_n }) => matchedStatusNs.some((matched) => matched === status_n))
  return {
    ...(first && { pairing: { partner: first.partner_user_id } }),
    ...(match && { match: { id: match.id, uuid: match.uuid } }),
  }
}

function valuesOfNotices(body: unknown): KnownValues {
  const noticeId = z.safeParse(noticesSchema, body).data?.notifications[0]?.id
  return noticeId === undefined ? {} : { noticeId }
}

function valuesOfTopics(body: unknown): KnownValues {
  const topicId = z.safeParse(topicsSchema, firstList(body)).data?.[0]?.id
  return topicId === undefined ? {} : { topicId }
}

/** Returns the list that a body is, or the first list in it. */
function firstList(body: unknown): unknown {
  if (Array.isArray(body) || typeof body !== 'object' || body === null) return body
  return Object.values(body).find((value) => Array.isArray(value))
}
