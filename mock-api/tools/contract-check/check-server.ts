import { signInEndpoint, signOutEndpoint } from '../../../src/contract/calls/auth.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import type { Endpoint } from '../../../src/contract/wire/endpoint.ts'
import { callsInOrder, callWithLogin, callWithoutLogin } from './check-plan.ts'
import { type ProbedServer, type SessionValues, probe } from './probe.ts'
import { withValuesOf, type KnownValues } from './samples.ts'
import type { Issue } from './verdict.ts'

export interface Login {
  readonly email: string
  readonly password: string
}

/** Result of checking one call. */
export interface Finding {
  readonly endpoint: Endpoint
  /** Caller: `no login`, or the mail address of the login. */
  readonly as: string
  readonly outcome: 'ok' | 'drift' | 'not checked'
  readonly status?: number
  readonly issues: readonly Issue[]
  /** Reason why it was not checked. */
  readonly reason?: string
}

interface ServerToCheck extends ProbedServer {
  readonly logins: readonly Login[]
  /** Whether writing calls are made too. */
  readonly write: boolean
}

/** Thrown when the server refuses a login. The message is one line. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused'
}

/**
 * Checks a server against the contract, call by call, without a login and then with every login.
 * @throws LoginRefused, and the error of `fetch` for a call without a response
 */
export async function* checkServer(server: ServerToCheck): AsyncGenerator<Finding> {
  for (const endpoint of endpoints) yield await checkWithoutLogin(server, endpoint)
  for (const login of server.logins) yield* checkWithLogin(server, login)
}

async function checkWithoutLogin(server: ServerToCheck, endpoint: Endpoint): Promise<Finding> {
  const planned = callWithoutLogin(endpoint, server.write)
  const call = { endpoint, as: 'no login' }
  if ('reason' in planned) return { ...call, ...notChecked(planned.reason) }
  const { params, expected } = planned
  const probed = await probe(server, endpoint, params, {})
  if (expected === undefined || probed.status === expected) return { ...call, ...outcomeOf(probed) }
  const issue = { path: 'status', expected: String(expected), actual: String(probed.status) }
  return { ...call, outcome: 'drift', status: probed.status, issues: [issue] }
}

async function* checkWithLogin(server: ServerToCheck, login: Login): AsyncGenerator<Finding> {
  const as = login.email
  const opened = await probe(server, signInEndpoint, { ...login }, {})
  if (opened.status !== 200)
    throw new LoginRefused(`Failed to log in as ${as}: status ${opened.status}. Check CONTRACT_LOGINS.`)
  yield { endpoint: signInEndpoint, as, ...outcomeOf(opened) }
  let session: SessionValues = opened.session
  let known: KnownValues = {}
  for (const endpoint of callsInOrder(server.write)) {
    const planned = callWithLogin(endpoint, known)
    if (!planned) continue
    if ('reason' in planned) {
      yield { endpoint, as, ...notChecked(planned.reason) }
      continue
    }
    const probed = await probe(server, endpoint, planned.params, session)
    session = probed.session
    known = withValuesOf(known, endpoint, probed.body)
    yield { endpoint, as, ...outcomeOf(probed) }
  }
  const closed = await probe(server, signOutEndpoint, {}, session)
  yield { endpoint: signOutEndpoint, as, ...outcomeOf(closed) }
}

const notChecked = (reason: string) => ({ outcome: 'not checked', issues: [], reason }) as const

function outcomeOf({ verdict, status, issues }: { verdict: string; status: number; issues: readonly Issue[] }) {
  return { outcome: verdict === 'ok' ? ('ok' as const) : ('drift' as const), status, issues }
}
