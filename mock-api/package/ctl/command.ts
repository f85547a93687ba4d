import * as z from 'zod/mini'
import { controlEndpoints } from '../../../src/contract/control/endpoints.ts'
import { listExchanges } from '../../../src/contract/control/exchanges.ts'
import { harOf } from '../../../src/contract/files/har.ts'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { OptionError } from '../../../src/contract/rules/start-options.ts'
import type { Console } from '../console.ts'
import { sendControl, Unreached } from '../send.ts'
import { commandOf, readCall, readServer } from './arguments.ts'
import { readFields } from './fields.ts'

export function commandList(): string[] {
  const width = Math.max(...controlEndpoints.map((endpoint) => commandOf(endpoint).length))
  return controlEndpoints.map((endpoint) => `  ${commandOf(endpoint).padEnd(width)}  ${endpoint.summary}`).toSorted()
}

/**
 * `yoimachi ctl NOUN VERB [--FIELD VALUE …]`: makes one control call and prints its response as JSON. Exit codes: 0
 * done, 1 refused or failed, 2 wrong arguments, 3 no server.
 */
export function ctl(args: readonly string[], { print, write, warn, env }: Console): Promise<number> {
  return asCommand(warn, async () => {
    const { endpoint, path, body, url, host, full } = readCall(args, env)
    const content = await sendControl(url, endpoint.method, path, { host, body })
    if (endpoint.givesFile !== undefined) write(content)
    else print(JSON.stringify(parseJson(content.toString()), full ? undefined : shorten, 2))
  })
}

/**
 * `yoimachi har [--url URL] [--world NAME]`: prints the recorded calls and frames as an HTTP Archive 1.2. Exit codes
 * are those of `ctl`.
 */
export function har(args: readonly string[], { print, warn, env }: Omit<Console, 'write'>): Promise<number> {
  return asCommand(warn, async () => {
    const { url, host, world } = readServer(readFields(args), env)
    const exchanges = parseJson((await sendControl(url, 'GET', '/exchanges?earlier=true', { host })).toString())
    print(JSON.stringify(harOf(z.parse(listExchanges.response, exchanges), new URL(url).port, world), null, 2))
  })
}

async function asCommand(warn: Console['warn'], work: () => Promise<void>): Promise<number> {
  try {
    await work()
    return 0
  } catch (cause) {
    const { message } = cause as Error
    if (cause instanceof Unreached) {
      warn(`${message}: no server answers. Start one with yoimachi serve, or name it with --url.`)
      return 3
    }
    warn(message)
    return cause instanceof OptionError ? 2 : 1
  }
}

const shownItems = 5
const shownLetters = 200

/** Replacer for `JSON.stringify` that shortens lists and long texts to their beginning. */
function shorten(_: string, part: unknown): unknown {
  if (Array.isArray(part) && part.length > shownItems)
    return [...(part as unknown[]).slice(0, shownItems), `… ${part.length - shownItems} more; --full shows all`]
  return typeof part === 'string' && part.length > shownLetters ? `${part.slice(0, shownLetters)}…` : part
}
