import { existsSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Damage } from '../../../src/contract/rules/damage.ts'
import { journalPath, generationsOf } from './generations.ts'
import type { Position } from './journal/entry.ts'
import { isEmptyJournal } from './replay.ts'

/**
 * Sets journals aside that follow a damaged journal or the lost world file of a replacement. Otherwise they would be
 * replayed over later changes.
 */
export async function setAsideAfter(dir: string, { journal }: Position): Promise<Damage[]> {
  const found: Damage[] = []
  for (const later of await generationsOf(dir, 'journal')) {
    const path = journalPath(dir, later)
    if (later > journal && !isEmptyJournal(await readFile(path))) found.push(await quarantine(path))
  }
  return found
}

/** Renames an unreadable file, so that it is never overwritten. */
export async function quarantine(path: string): Promise<Damage & { kind: 'set-aside' }> {
  const copy = copyName(path)
  await rename(path, copy)
  return { kind: 'set-aside', copy }
}

/** Copies a file whose intact beginning stays in use. */
export async function quarantineCopy(file: string, content: Buffer): Promise<Damage & { kind: 'damaged' }> {
  const copy = copyName(file, content)
  await writeFile(copy, content)
  return { kind: 'damaged', file, copy }
}

/** Returns `FILE.damaged`, or a numbered name if another copy has that one, because copies are never overwritten. */
export function copyName(file: string, content?: Buffer): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${file}.damaged` : `${file}.damaged-${number}`
    if (!existsSync(name) || (content && readFileSync(name).equals(content))) return name
  }
}

/** Copies a journal that ends before its known end if it goes on after the intact part. */
export async function cutAt(file: string, content: Buffer, intactBytes: number, ended: number): Promise<Damage> {
  const { copy } = content.length === intactBytes ? { copy: null } : await quarantineCopy(file, content)
  return { kind: 'cut', file, lost: ended - intactBytes, bytes: ended, copy }
}
