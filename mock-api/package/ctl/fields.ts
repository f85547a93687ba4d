import { readFileSync } from 'node:fs'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { OptionError } from '../../../src/contract/rules/start-options.ts'

/**
 * Reads `--name value` and `--name=value`; without a value, the option is `true`.
 * Parses numbers, true, false, null, lists and objects as JSON. `@FILE` is replaced by the content of the file.
 */
export function readFields(args: readonly string[], readContent = readText): Record<string, unknown> {
  const valueOf = (text: string) => (text.startsWith('@') ? readContent(text.slice(1)) : parsed(text))
  const fields = new Map<string, unknown>()
  for (let at = 0; at < args.length; at += 1) {
    const [, name, given] = /^--([\w-]+)(?:=([^]*))?$/.exec(args[at] as string) ?? []
    if (name === undefined) throw new OptionError(`${args[at]} is no field. Write --field value.`)
    const next = args[at + 1]
    if (given !== undefined) fields.set(name, valueOf(given))
    else if (next === undefined || next.startsWith('--')) fields.set(name, true)
    else {
      fields.set(name, valueOf(next))
      at += 1
    }
  }
  return Object.fromEntries(fields)
}

const parsed = (text: string): unknown =>
  /^(?:-?\d+(?:\.\d+)?|true|false|null|[[{][^]*)$/.test(text) ? (parseJson(text) ?? text) : text

/** Returns the bytes of a file that a call takes as its body. */
export function readBytes(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new OptionError(`Failed to read ${path}: ${(cause as Error).message}. Name another file.`)
  }
}

/** Returns the JSON of a file, otherwise its text. */
export function readText(path: string): unknown {
  const content = readBytes(path).toString()
  return parseJson(content) ?? content
}
