import { parseArgs } from 'node:util'
import { checkServer, type Finding, type Login } from './check-server.ts'

const allowed = '--base URL, --write; logins in CONTRACT_LOGINS="email:password email:password"'

/** The streams and settings of a command. */
export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly print: (line: string) => void
  readonly warn: (line: string) => void
}

/**
 * `npm run contract`: holds a real server against the contract and prints drift per endpoint. Passwords come from the
 * environment, so that they stand in no list of processes. Returns the exit code: 0 as documented, 1 drift, 2 a wrong
 * option, 3 nothing answers.
 */
export async function contractCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { env, print, warn } = context
  let base: string
  let write: boolean
  let logins: Login[]
  try {
    ;({ base, write } = readArguments(args))
    logins = readLogins(env['CONTRACT_LOGINS'] ?? '')
  } catch (cause) {
    warn((cause as Error).message)
    return 2
  }
  const findings: Finding[] = []
  try {
    for await (const finding of checkServer({ base, write, logins })) {
      findings.push(finding)
      for (const line of linesOf(finding)) print(line)
    }
  } catch (cause) {
    warn(`Failed to check ${base}: ${(cause as Error).message}`)
    return 3
  }
  const count = (outcome: Finding['outcome']) => findings.filter((found) => found.outcome === outcome).length
  const drift = count('drift')
  print(`${count('ok')} as documented, ${drift} drift, ${count('not checked')} not checked`)
  if (logins.length === 0) print(`Without a login only refusals can be checked. Allowed: ${allowed}.`)
  return drift === 0 ? 0 : 1
}

function readArguments(args: readonly string[]): { base: string; write: boolean } {
  const options = { base: { type: 'string' }, write: { type: 'boolean' } } as const
  const { values } = parse(() => parseArgs({ args: [...args], options, strict: true }))
  const { base, write = false } = values
  if (base === undefined) throw new Error(`--base is missing. Allowed: ${allowed}.`)
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new Error(`--base takes an http or https address, not ${base}.`)
  return { base, write }
}

function parse<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Error(`${(cause as Error).message.split('\n', 1)[0]} Allowed: ${allowed}.`, { cause })
  }
}

function readLogins(text: string): Login[] {
  const pairs = text.split(/\s+/).filter((pair) => pair !== '')
  return pairs.map((pair) => {
    const [, email, password] = /^([^:]+):(.+)$/.exec(pair) ?? []
    if (!email || !password)
      throw new Error('CONTRACT_LOGINS takes email:password, several with spaces between.')
    return { email, password }
  })
}

function linesOf({ endpoint, as, outcome, status, issues, reason }: Finding): string[] {
  const { id, method, path } = endpoint
  const head = `${outcome.padEnd(11)} ${id.padEnd(8)} ${method.padEnd(6)} ${path}  (${as}${status ? `, ${status}` : ''})`
  return [
    reason === undefined ? head : `${head}: ${reason}`,
    ...issues.map((issue) => `            ${issue.path}: expected ${issue.expected}, got ${issue.actual}`),
  ]
}
