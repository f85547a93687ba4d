import { signInEndpoint, signOutEndpoint } from '../../../src/contract/calls/auth.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import type { Endpoint } from '../../../src/contract/wire/endpoint.ts'
import { type ProbedServer, type SessionValues, probe } from './probe.ts'
import { learn, type Facts, none, readingSamples, writingSamples } from './samples.ts'
import type { Issue } from './verdict.ts'

export interface Login {
  readonly email: string
  readonly password: string
}

/** Result of checking one call. */
export interface Finding {
  readonly endpoint: Endpoint
  /** Caller: `no login`, or the sex of the login. */
  readonly as: string
  readonly outcome: 'ok' | 'drift' | 'not checked'
  readonly status?: number
  readonly issues: readonly Issue[]
  /** Reason why it was not checked. */
  readonly reason?: string
}

interface Plan extends ProbedServer {
  readonly logins: readonly Login[]
  /** Whether writing calls are made too. */
  readonly write: boolean
}

type ServerPlan = Omit<Plan, 'logins'>

/** Thrown when the server refuses a login of the plan. The message is one line. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused'
}

const needsWrite = 'it writes; give --write'
/** Without a login these write for anybody, or end a login that the check needs. */
const neverEmpty = new Set(['API-01', 'API-02', 'API-03', 'API-04', 'API-05', 'IMP-28b', 'API-06', 'IMP-04'])

/** Checks a server against the contract, call by call, without a login and with every suitable login. */
export async function* checkServer({ logins, ...plan }: Plan): AsyncGenerator<Finding> {
  for (const endpoint of endpoints) yield await checkWithoutLogin(plan, endpoint)
  for (const login of logins) yield* checkWithLogin(plan, login)
}

async function checkWithoutLogin({ write, ...server }: ServerPlan, endpoint: Endpoint): Promise<Finding> {
  const as = 'no login'
  if (endpoint.access !== 'open')
    return endpoint.readOnly || write
      ? made(server, endpoint, as, {}, {}, 401)
      : { endpoint, as, outcome: 'not checked', issues: [], reason: needsWrite }
  const sample = sampleOf(endpoint, write)?.({})
  if (sample) return made(server, endpoint, as, sample, {})
  const reason = endpoint.readOnly || !write ? needsWrite : 'it mails, or changes accounts'
  return { endpoint, as, outcome: 'not checked', issues: [], reason }
}

/** @throws LoginRefused */
async function* checkWithLogin({ write, ...server }: ServerPlan, login: Login): AsyncGenerator<Finding> {
  const opened = await probe(server, signInEndpoint, { ...login }, {})
  if (opened.status !== 200)
    throw new LoginRefused(`Failed to log in as ${login.email}: status ${opened.status}. Check CONTRACT_LOGINS.`)
  let session: SessionValues = opened.session
  let facts: Facts = {}
  yield { endpoint: signInEndpoint, as: login.email, ...outcomeOf(opened) }
  for (const endpoint of inOrder(write)) {
    if (endpoint.access === 'open' || (facts.sex !== undefined && (endpoint.sex ?? facts.sex) !== facts.sex)) continue
    const params = paramsOf(endpoint, facts)
    if (params === undefined) {
      yield {
        endpoint,
        as: login.email,
        outcome: 'not checked',
        issues: [],
        reason: 'nothing to ask for was found',
      }
      continue
    }
    const probed = await probe(server, endpoint, params, session)
    session = probed.session
    facts = learn(facts, endpoint, probed.body)
    yield { endpoint, as: login.email, ...outcomeOf(probed) }
  }
  const closed = await probe(server, signOutEndpoint, {}, session)
  yield { endpoint: signOutEndpoint, as: login.email, ...outcomeOf(closed) }
}

/** The account first, lists before the items opened from them, writing calls last. */
function inOrder(write: boolean): Endpoint[] {
  const lists = ['API-09', 'API-29', 'API-30', 'API-21', 'API-58']
  const place = ({ id }: Endpoint) => (lists.includes(id) ? lists.indexOf(id) : lists.length)
  const reading = endpoints.filter(({ readOnly }) => readOnly).toSorted((a, b) => place(a) - place(b))
  return write ? [...reading, ...endpoints.filter((endpoint) => !endpoint.readOnly && isWritable(endpoint))] : reading
}

/** Calls with a harmless sample, and calls that must refuse an empty request. */
function isWritable({ id, request }: Endpoint): boolean {
  if (neverEmpty.has(id)) return false
  return writingSamples.has(id) || !request.safeParse({}).success
}

function sampleOf({ id, readOnly, request }: Endpoint, write: boolean) {
  const reading = readingSamples.get(id) ?? (readOnly && request.safeParse({}).success ? none : undefined)
  return reading ?? (write ? writingSamples.get(id) : undefined)
}

function paramsOf(endpoint: Endpoint, facts: Facts) {
  const sample = sampleOf(endpoint, true)
  return sample ? sample(facts) : {}
}

async function made(
  server: ProbedServer,
  endpoint: Endpoint,
  as: string,
  params: Readonly<Record<string, unknown>>,
  session: SessionValues,
  expected?: number,
): Promise<Finding> {
  const probed = await probe(server, endpoint, params, session)
  if (expected === undefined || probed.status === expected) return { endpoint, as, ...outcomeOf(probed) }
  const issue = { path: 'status', expected: String(expected), actual: String(probed.status) }
  return { endpoint, as, outcome: 'drift', status: probed.status, issues: [issue] }
}

function outcomeOf({ verdict, status, issues }: { verdict: string; status: number; issues: readonly Issue[] }) {
  return { outcome: verdict === 'ok' ? ('ok' as const) : ('drift' as const), status, issues }
}
