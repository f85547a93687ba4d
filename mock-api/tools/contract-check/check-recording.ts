import { readFile } from 'node:fs/promises'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { uncheckedText } from '../../../src/contract/rules/unchecked.ts'
import { checkHar } from './check-har.ts'
import { textOf } from './drift-file.ts'

interface Output {
  readonly print: (line: string) => void
  readonly warn: (line: string) => void
}

/** Checks the calls and frames of an HTTP Archive. Returns the exit code. */
export async function checkRecording(path: string, { print, warn }: Output): Promise<number> {
  let findings: ReturnType<typeof checkHar>
  try {
    findings = checkHar(parseJson(textOf(await readFile(path))))
  } catch (cause) {
    warn(`Failed to read ${path}: ${(cause as Error).message}. Name an HTTP Archive that a browser saved.`)
    return 2
  }
  const count = { ok: 0, drift: 0, undocumented: 0, 'not checked': 0 }
  for (const { entry, id, method, path: called, verdict, issues, reason } of findings) {
    const outcome = reason === undefined ? verdict : 'not checked'
    count[outcome] += 1
    const place = reason === undefined ? `entry ${entry}` : `entry ${entry}, ${uncheckedText(reason)}`
    print(`${outcome.padEnd(12)} ${id.padEnd(8)} ${method.padEnd(6)} ${called}  (${place})`)
    for (const issue of issues) print(`             ${issue.path}: expected ${issue.expected}, got ${issue.actual}`)
  }
  const { ok, drift, undocumented } = count
  print(`${ok} as documented, ${drift} drift, ${undocumented} undocumented, ${count['not checked']} not checked`)
  return drift + undocumented === 0 ? 0 : 1
}
