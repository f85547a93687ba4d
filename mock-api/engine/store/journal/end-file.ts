import * as fs from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { hex } from './entry.ts'

/** A journal and its bytes known to be on disk. */
export interface KnownEnd {
  readonly journal: number
  readonly bytes: number
}

const nameIn = (dir: string) => join(dir, 'journal-end')
const numberLength = 16

/**
 * File `journal-end`, which remembers how many bytes of the journal are on disk, because a lost line leaves no trace in
 * the journal. Written after each flush, so it never claims too much. Nothing else depends on it.
 */
export class JournalEnd {
  private readonly fd: number

  constructor(dir: string) {
    this.fd = fs.openSync(nameIn(dir), fs.constants.O_RDWR | fs.constants.O_CREAT)
  }

  write({ journal, bytes }: KnownEnd): void {
    const numbers = [journal, bytes].map((number) => String(number).padStart(numberLength)).join(' ')
    try {
      fs.writeSync(this.fd, `${numbers} ${hex(crc32(numbers))}\n`, 0)
    } catch {
      // The former value stays and claims less. The journal itself reports a failing disk.
    }
  }

  close(): void {
    fs.closeSync(this.fd)
  }
}

export function readJournalEnd(dir: string): KnownEnd | undefined {
  let text: string
  try {
    text = fs.readFileSync(nameIn(dir), 'latin1')
  } catch {
    return undefined
  }
  const numbers = text.slice(0, 2 * numberLength + 1)
  if (text !== `${numbers} ${hex(crc32(numbers))}\n`) return undefined
  return {
    journal: Number(numbers.slice(0, numberLength)),
    bytes: Number(numbers.slice(numberLength)),
  }
}
