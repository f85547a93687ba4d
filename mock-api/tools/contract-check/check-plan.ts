import { endpoints } from '../../../src/contract/endpoints.ts'
import type { Endpoint } from '../../../src/contract/wire/endpoint.ts'
import { type KnownValues, noParams, type Params, readingSamples, writingSamples } from './samples.ts'

/** What the check does with a call: makes it with these parameters, or leaves it out for a reason. */
export type PlannedCall = { readonly params: Params; readonly expected?: 401 } | { readonly reason: string }

const needsWrite = 'it writes; give --write'

/** Calls that, without parameters, write for anybody or end a login that the check needs. */
const neverEmpty = new Set(['API-01', 'API-02', 'API-03', 'API-04', 'API-05', 'IMP-28b', 'API-06', 'IMP-04'])

/** Plans a call without a login. A call that needs one must be refused with 401. */
export function callWithoutLogin(endpoint: Endpoint, write: boolean): PlannedCall {
  const mayCall = endpoint.readOnly || write
  if (endpoint.access !== 'open') return mayCall ? { params: {}, expected: 401 } : { reason: needsWrite }
  const params = sampleOf(endpoint, write)?.({})
  if (params) return { params }
  return { reason: endpoint.readOnly || !write ? needsWrite : 'it mails, or changes accounts' }
}

/** Plans a call with a login, by what its earlier calls have shown; undefined for a call that is not for this member. */
export function callWithLogin(endpoint: Endpoint, known: KnownValues): PlannedCall | undefined {
  const isOfOtherSex = known.sex !== undefined && endpoint.sex !== undefined && endpoint.sex !== known.sex
  if (endpoint.access === 'open' || isOfOtherSex) return undefined
  const sample = sampleOf(endpoint, true) ?? noParams
  const params = sample(known)
  return params ? { params } : { reason: 'nothing to ask for was found' }
}

/** Lists from whose rows later calls take their parameters, after the account. */
const firstIds = ['API-09', 'API-29', 'API-30', 'API-21', 'API-58']

/** Calls with a login in their order: the account, lists before the items opened from them, writing calls last. */
export function callsInOrder(write: boolean): Endpoint[] {
  const position = ({ id }: Endpoint) => (firstIds.includes(id) ? firstIds.indexOf(id) : firstIds.length)
  const reading = endpoints.filter(({ readOnly }) => readOnly).toSorted((a, b) => position(a) - position(b))
  return write ? [...reading, ...endpoints.filter((endpoint) => !endpoint.readOnly && isWritable(endpoint))] : reading
}

/** Calls with a harmless sample, and calls that must refuse an empty request. */
function isWritable({ id, request }: Endpoint): boolean {
  if (neverEmpty.has(id)) return false
  return writingSamples.has(id) || !request.safeParse({}).success
}

function sampleOf({ id, readOnly, request }: Endpoint, write: boolean) {
  const reading = readingSamples.get(id) ?? (readOnly && request.safeParse({}).success ? noParams : undefined)
  return reading ?? (write ? writingSamples.get(id) : undefined)
}
