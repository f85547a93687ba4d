import { performance } from 'node:perf_hooks'
import { accountEndpoint } from '../../../src/contract/calls/account.ts'
import type { BackendCheck } from '../../../src/contract/control/backend.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import type { Endpoint } from '../../../src/contract/wire/endpoint.ts'
import { callWithoutLogin } from './check-plan.ts'
import { checkServer, type Finding } from './check-server.ts'
import { addressOf } from './probe.ts'
import { problemOf, reach, type ReachProblem, takesSockets } from './reach-server.ts'

/** Longest wait for one response. */
const timeoutMs = 5000
/** Time after which no further call is made. */
const longestMs = 20_000

/**
 * Checks a server before the phones use it: does it respond, follow the contract, accept sockets, and how far is its
 * clock from ours. Writes nothing and logs nobody in.
 */
export async function checkBackend(base: string, now: () => number): Promise<BackendCheck> {
  const began = performance.now()
  const response = await reach(addressOf(base, accountEndpoint.path), timeoutMs)
  const durationMs = Math.round(performance.now() - began)
  const measured = { url: base, durationMs }
  if (typeof response === 'string')
    return { ...measured, problem: response, clockMs: null, sockets: null, ...callsOf([]) }
  const clockMs = clockLead(response, now() - durationMs / 2)
  const sockets = await takesSockets(base, timeoutMs)
  const { findings, problem } = await checkUntil(began + longestMs, base)
  return { ...measured, problem, clockMs, sockets, ...callsOf(findings) }
}

/** Lead of a server's clock, in milliseconds, over the instant of its response; null when it sends no date. */
function clockLead({ headers }: Response, at: number): number | null {
  const date = Date.parse(headers.get('date') ?? '')
  // The header has whole seconds: takes the middle of its second.
  return Number.isNaN(date) ? null : Math.round(date + 500 - at)
}

interface Checked {
  readonly findings: readonly Finding[]
  /** Why the server gave no further response. */
  readonly problem: ReachProblem | null
}

/** Checks calls one after another until the time is over or the server gives no response. */
async function checkUntil(end: number, base: string): Promise<Checked> {
  const findings: Finding[] = []
  try {
    for await (const finding of checkServer({ base, logins: [], write: false, timeoutMs })) {
      if (finding.outcome !== 'not checked') findings.push(finding)
      if (performance.now() > end) break
    }
    return { findings, problem: null }
  } catch (cause) {
    return { findings, problem: problemOf(cause) }
  }
}

/** The checked calls, and those that a whole check would have made too. */
function callsOf(findings: readonly Finding[]): Pick<BackendCheck, 'calls' | 'notReached'> {
  const reached = new Set(findings.map(({ endpoint }) => endpoint))
  const all = endpoints.filter((endpoint) => 'params' in callWithoutLogin(endpoint, false))
  return {
    calls: findings.map(({ endpoint, issues }) => ({ ...nameOf(endpoint), issues: [...issues] })),
    notReached: all.filter((endpoint) => !reached.has(endpoint)).map(nameOf),
  }
}

const nameOf = ({ id, method, path }: Endpoint) => ({ id, method, path })
