import { readFile } from 'node:fs/promises'
import { uncheckedText } from '../../../src/contract/files/har-unchecked.ts'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { checkHar } from './check-har.ts'
import { decodeText } from './decode-text.ts'

interface Output {
  readonly print: (line: string) => void
  readonly warn: (line: string) => void
}

/**
 * Checks the calls and frames of an HTTP Archive. Returns the exit code: 0 as documented, 1 drift or an undocumented call,
 * 2 when the file cannot be read or nothing in it can be checked, as with the archive of another site.
 */
export async function checkRecording(path: string, { print, warn }: Output): Promise<number> {
  let findings: ReturnType<typeof checkHar>
  try {
    findings = checkHar(parseJson(decodeText(await readFile(path))))
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
  if (ok + drift + undocumented === 0) {
    const why = findings.length === 0 ? 'It has no call to /api and no frame of /cable' : 'Each entry says why above'
    warn(`Nothing in ${path} can be checked. ${why}. Save an archive of the app with its response bodies.`)
    return 2
  }
  return drift + undocumented === 0 ? 0 : 1
}
