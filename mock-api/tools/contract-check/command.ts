import { parseArgs } from 'node:util'
import type { DriftLedger } from '../../../src/contract/control/drift-ledger.ts'
import { checkRecording } from './check-recording.ts'
import { checkServer, type Finding, type Login, LoginRefused } from './check-server.ts'
import { readDriftFile, writeDriftFile } from './drift-file.ts'
import { driftsOf, noteSample, unreviewed } from './drift-ledger.ts'

const allowedOptions =
  '--har FILE alone; or --base URL, --write, --drift FILE, --record, with logins in CONTRACT_LOGINS="email:password email:password"'

export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>
  /** File of the reviewed drift unless --drift names another one. */
  readonly driftFile: string
  /** Today in Tokyo. */
  readonly today: string
  readonly print: (line: string) => void
  readonly warn: (line: string) => void
}

/**
 * Runs `npm run contract`: checks a real server, or with `--har FILE` a recording, against the contract and prints drift
 * per call. Passwords come from the environment, so that no process list shows them. Reviewed drift is reported but does
 * not fail; `--record` adds new drift to the ledger. Returns the exit code: 0 as documented, 1 unreviewed drift, 2 wrong
 * option, login, ledger or recording, 3 no response.
 */
export async function contractCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { today, print, warn } = context
  let plan: Plan
  try {
    plan = await readPlan(args, context)
  } catch (cause) {
    warn((cause as Error).message)
    return 2
  }
  const { base = '', har, write, record, drift, logins } = plan
  if (har !== undefined) return checkRecording(har, context)
  let { ledger } = plan
  const count = { ok: 0, drift: 0, reviewed: 0, 'not checked': 0 }
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

/** Returns why a check ended early. What `fetch` throws says so only in its cause. */
function whyUnchecked(cause: unknown): string {
  const { message, cause: inner } = cause as Error
  if (cause instanceof LoginRefused) return message
  const why = inner instanceof Error && inner.message !== '' ? inner.message : message
  return `${why}. Check the address, and whether the server runs.`
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

interface Plan extends Options {
  readonly logins: readonly Login[]
  /** Known drift. */
  readonly ledger: DriftLedger
}

/** Reads everything that the check begins with. Throws with one line. */
async function readPlan(args: readonly string[], { env, driftFile }: CommandContext): Promise<Plan> {
  const options = readArguments(args, driftFile)
  const logins = readLogins(env['CONTRACT_LOGINS'] ?? '')
  return { ...options, logins, ledger: await readDriftFile(options.drift) }
}

interface Options {
  /** Undefined only with `har`. */
  readonly base: string | undefined
  readonly har: string | undefined
  readonly write: boolean
  readonly drift: string
  readonly record: boolean
}

function readArguments(args: readonly string[], driftFile: string): Options {
  const options = {
    base: { type: 'string' },
    har: { type: 'string' },
    write: { type: 'boolean' },
    drift: { type: 'string' },
    record: { type: 'boolean' },
  } as const
  const { values } = withAllowed(allowedOptions, () => parseArgs({ args: [...args], options, strict: true }))
  const { base, har, write = false, drift = driftFile, record = false } = values
  if (har !== undefined) {
    if (Object.keys(values).length > 1) throw new Error(`--har stands alone. Allowed: ${allowedOptions}.`)
    return { base, har, write, drift, record }
  }
  if (base === undefined) throw new Error(`--base is missing. Allowed: ${allowedOptions}.`)
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new Error(`--base takes an http or https address, not ${base}.`)
  return { base, har, write, drift, record }
}

function readLogins(text: string): Login[] {
  const pairs = text.split(/\s+/).filter((pair) => pair !== '')
  return pairs.map((pair) => {
    const [, email, password] = /^([^:]+):(.+)$/.exec(pair) ?? []
    if (!email || !password) throw new Error('CONTRACT_LOGINS takes email:password, several with spaces between.')
    return { email, password }
  })
}

function linesOf({ endpoint, as, status, issues, reason }: Finding, outcome: string): string[] {
  const { id, method, path } = endpoint
  const head = `${outcome.padEnd(11)} ${id.padEnd(8)} ${method.padEnd(6)} ${path}  (${as}${status ? `, ${status}` : ''})`
  return [
    reason === undefined ? head : `${head}: ${reason}`,
    ...issues.map((issue) => `            ${issue.path}: expected ${issue.expected}, got ${issue.actual}`),
  ]
}

/** Reads a command line; an error is one line with the allowed options. */
export function withAllowed<T>(allowed: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Error(`${(cause as Error).message.split('\n', 1)[0]} Allowed: ${allowed}.`, { cause })
  }
}
