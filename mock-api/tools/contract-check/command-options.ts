import { parseArgs } from 'node:util'
import type { DriftLedger } from '../../../src/contract/control/drift-ledger.ts'
import { withAllowed } from '../allowed-options.ts'
import type { Login } from './check-server.ts'
import { readDriftFile } from './drift-file.ts'

export const allowedOptions =
  '--har FILE alone; or --base URL, --write, --drift FILE, --record, with logins in CONTRACT_LOGINS="email:password email:password"'

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  /** File of the reviewed drift unless --drift names another one. */
  readonly driftFile: string
}

/** A server to check, with the drift that is known of it. */
export interface ServerPlan {
  readonly base: string
  readonly write: boolean
  readonly logins: readonly Login[]
  /** Path of the ledger. */
  readonly drift: string
  readonly ledger: DriftLedger
  /** Whether new drift is written into the ledger. */
  readonly record: boolean
}

/** A recording to check. */
interface RecordingPlan {
  /** Path of the HTTP Archive. */
  readonly har: string
}

const options = {
  base: { type: 'string' },
  har: { type: 'string' },
  write: { type: 'boolean' },
  drift: { type: 'string' },
  record: { type: 'boolean' },
} as const

/** Reads everything that a check begins with. Passwords are in the environment, so that no process list shows them. */
export async function readPlan(
  args: readonly string[],
  { env, driftFile }: Surroundings,
): Promise<ServerPlan | RecordingPlan> {
  const { values } = withAllowed(allowedOptions, () => parseArgs({ args: [...args], options, strict: true }))
  const { base, har, write = false, drift = driftFile, record = false } = values
  if (har !== undefined) {
    if (Object.keys(values).length > 1) throw new Error(`--har stands alone. Allowed: ${allowedOptions}.`)
    return { har }
  }
  if (base === undefined) throw new Error(`--base is missing. Allowed: ${allowedOptions}.`)
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new Error(`--base takes an http or https address, not ${base}.`)
  const logins = readLogins(env['CONTRACT_LOGINS'] ?? '')
  return { base, write, logins, drift, ledger: await readDriftFile(drift), record }
}

function readLogins(text: string): Login[] {
  const pairs = text.split(/\s+/).filter((pair) => pair !== '')
  return pairs.map((pair) => {
    const [, email, password] = /^([^:]+):(.+)$/.exec(pair) ?? []
    if (!email || !password) throw new Error('CONTRACT_LOGINS takes email:password, several with spaces between.')
    return { email, password }
  })
}
