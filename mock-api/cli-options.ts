import { parseArgs } from 'node:util'
import { ControlError } from './control/control-error.ts'
import { parseInstant } from './control/instants.ts'

/** A command line that cannot be followed; the message is one line and the exit code 2. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

export interface CliOptions {
  readonly port: number
  readonly dataDir: string | undefined
  readonly seed: number
  readonly members: number
  readonly now: number | undefined
  readonly scenario: string | undefined
  readonly backend: string | undefined
  readonly log: 'silent' | 'error' | 'warn' | 'info'
  /** Also print the workbench's address (npm start). */
  readonly start: boolean
}

const known =
  '--port N, --data DIR, --seed N, --members N, --now ISO, --scenario KEY, --backend URL, --log level'

/** Reads the server options (README.md). Throws OptionError. */
export function readOptions(args: readonly string[]): CliOptions {
  const text = { type: 'string' } as const
  const options = {
    port: text,
    data: text,
    seed: text,
    members: text,
    now: text,
    scenario: text,
    backend: text,
    log: text,
    start: { type: 'boolean' },
  } as const
  let values
  try {
    ;({ values } = parseArgs({ args: [...args], options, strict: true }))
  } catch (cause) {
    const why = (cause as Error).message.split('\n', 1)[0] ?? ''
    const [option] = /(?<=')--\w+/.exec(why) ?? []
    throw new OptionError(
      / argument is ambiguous/.test(why)
        ? `${option} needs a value; write ${option}=VALUE where it begins with -.`
        : `${why.replace(/\.?( To specify.*)?$/, '.')} Allowed: ${known}.`,
    )
  }
  return {
    port: whole('--port', values.port ?? '3100', 0, 65535),
    dataDir: values.data,
    seed: whole('--seed', values.seed ?? '1', 0, 2 ** 31 - 1),
    members: whole('--members', values.members ?? '300', 0, 100_000),
    now: values.now === undefined ? undefined : instant(values.now),
    scenario: values.scenario,
    backend: values.backend === undefined ? undefined : address(values.backend),
    log: oneOf('--log', values.log ?? 'error', ['silent', 'error', 'warn', 'info']),
    start: values.start ?? false,
  }
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new OptionError(`${name} takes a whole number from ${least} to ${most}, not ${text}.`)
}

function instant(text: string): number {
  try {
    return parseInstant(text)
  } catch (cause) {
    if (cause instanceof ControlError)
      throw new OptionError(`--now takes an ISO 8601 instant such as 2026-11-21T21:00:00+09:00, not ${text}.`)
    throw cause
  }
}

function address(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new OptionError(`--backend takes an http or https address, not ${text}.`)
}

function oneOf<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text)
  if (found) return found
  throw new OptionError(`${name} takes ${allowed.join(', ')}, not ${text}.`)
}
