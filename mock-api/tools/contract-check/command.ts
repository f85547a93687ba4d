import type { DriftLedger } from '../../../src/contract/control/drift-ledger.ts'
import { failureReason } from '../failure-reason.ts'
import { checkRecording } from './check-recording.ts'
import { checkServer, type Finding, LoginRefused } from './check-server.ts'
import { allowedOptions, readPlan, type ServerPlan, type Surroundings } from './command-options.ts'
import { writeDriftFile } from './drift-file.ts'
import { driftsOf, noteSample, unreviewed } from './drift-ledger.ts'

export interface CommandContext extends Surroundings {
  /** Today in Tokyo. */
  readonly today: string
  readonly print: (line: string) => void
  readonly warn: (line: string) => void
}

/**
 * Runs `npm run contract`: checks a real server, or with `--har FILE` a recording, against the contract and prints drift
 * per call. Reviewed drift is reported but does not fail; `--record` adds new drift to the ledger. Returns the exit code:
 * 0 as documented, 1 unreviewed drift, 2 wrong option, login, ledger or recording, 3 no response.
 */
export async function contractCommand(args: readonly string[], context: CommandContext): Promise<number> {
  let plan: Awaited<ReturnType<typeof readPlan>>
  try {
    plan = await readPlan(args, context)
  } catch (cause) {
    context.warn((cause as Error).message)
    return 2
  }
  return 'har' in plan ? checkRecording(plan.har, context) : runPlan(plan, context)
}

/** Checks a server and reports. Returns the exit code. */
async function runPlan(plan: ServerPlan, { today, print, warn }: CommandContext): Promise<number> {
  const { base, write, logins, drift, record } = plan
  const count = { ok: 0, drift: 0, reviewed: 0, 'not checked': 0 }
  let { ledger } = plan
  try {
    for await (const finding of checkServer({ base, write, logins })) {
      const outcome = isReviewed(ledger, finding) ? 'reviewed' : finding.outcome
      count[outcome] += 1
      for (const line of linesOf(finding, outcome)) print(line)
      ledger = noteFinding(ledger, finding, today)
    }
  } catch (cause) {
    warn(`Failed to check ${base}: ${whyUnchecked(cause)}`)
    return cause instanceof LoginRefused ? 2 : 3
  }
  const reviewed = count.reviewed > 0 ? `${count.reviewed} reviewed drift, ` : ''
  print(`${count.ok} as documented, ${reviewed}${count.drift} drift, ${count['not checked']} not checked`)
  if (logins.length === 0) print(`Without a login only refusals can be checked. Allowed: ${allowedOptions}.`)
  if (record) {
    try {
      await writeDriftFile(drift, ledger)
    } catch (cause) {
      warn((cause as Error).message)
      return 2
    }
    print(`written: ${drift}`)
  }
  return count.drift === 0 ? 0 : 1
}

/** Returns why a check ended early. */
function whyUnchecked(cause: unknown): string {
  if (cause instanceof LoginRefused) return cause.message
  return `${failureReason(cause)}. Check the address, and whether the server runs.`
}

function isReviewed(ledger: DriftLedger, { endpoint, outcome, issues }: Finding): boolean {
  if (outcome !== 'drift') return false
  return unreviewed(ledger, `${endpoint.method} ${endpoint.path}`, driftsOf(issues)).length === 0
}

function noteFinding(ledger: DriftLedger, { endpoint, status, issues }: Finding, today: string): DriftLedger {
  if (status === undefined) return ledger
  const { method, path } = endpoint
  return noteSample(ledger, { method, path, status, issues }, today)
}

function linesOf({ endpoint, as, status, issues, reason }: Finding, outcome: string): string[] {
  const { id, method, path } = endpoint
  const head = `${outcome.padEnd(11)} ${id.padEnd(8)} ${method.padEnd(6)} ${path}  (${as}${status ? `, ${status}` : ''})`
  return [
    reason === undefined ? head : `${head}: ${reason}`,
    ...issues.map((issue) => `            ${issue.path}: expected ${issue.expected}, got ${issue.actual}`),
  ]
}
