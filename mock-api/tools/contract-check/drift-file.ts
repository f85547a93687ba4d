import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { driftLedger, type DriftLedger, emptyLedger, ledgerText } from '../../../src/contract/control/drift-ledger.ts'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { decodeText } from './decode-text.ts'

/** Reads the ledger of a file; empty when the file is missing. Throws with one line for an invalid file. */
export async function readDriftFile(path: string): Promise<DriftLedger> {
  let text: string
  try {
    text = decodeText(await readFile(path))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return emptyLedger
    throw new Error(`Failed to read ${path}: ${(cause as Error).message}. Name another file with --drift.`, {
      cause,
    })
  }
  const parsed = z.safeParse(driftLedger, parseJson(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue ? `${issue.path.join('.')}: ${issue.message}` : ''
  throw new Error(
    `Failed to read ${path}: it is no drift ledger (${place}). Repair it, or name another file with --drift.`,
  )
}

/** Writes a temporary file and renames it, so that a failed write keeps the old one. */
export async function writeDriftFile(path: string, ledger: DriftLedger): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(temporary, ledgerText(ledger))
    await rename(temporary, path)
  } catch (cause) {
    await rm(temporary, { force: true })
    throw new Error(`Failed to write ${path}: ${(cause as Error).message}. Name another file with --drift.`, {
      cause,
    })
  }
}
