import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** A journal and how many of its bytes are known to be on the disk. */
export interface KnownEnd {
  readonly journal: number
  readonly bytes: number
}

const nameIn = (dir: string) => join(dir, 'journal-end')
const numberLength = 16

/**
 * The file that remembers how far the journal has come: a line that is gone leaves no trace in the journal itself. It is
 * written after the journal was flushed, so it never says more than was there. Nothing else depends on it.
 */
export class JournalEnd {
  private readonly fd: number

  constructor(dir: string) {
    this.fd = openSync(nameIn(dir), constants.O_RDWR | constants.O_CREAT)
  }

  write({ journal, bytes }: KnownEnd): void {
    const numbers = [journal, bytes].map((number) => String(number).padStart(numberLength)).join(' ')
    try {
      writeSync(this.fd, `${numbers} ${checksumOf(numbers)}\n`, 0)
    } catch {
      // A former end stays, which says less. The journal tells of a disk that refuses.
    }
  }

  close(): void {
    closeSync(this.fd)
  }
}

/** Undefined when the file is missing or damaged. */
export function readJournalEnd(dir: string): KnownEnd | undefined {
  let text: string
  try {
    text = readFileSync(nameIn(dir), 'latin1')
  } catch {
    return undefined
  }
  const numbers = text.slice(0, 2 * numberLength + 1)
  if (text !== `${numbers} ${checksumOf(numbers)}\n`) return undefined
  return {
    journal: Number(numbers.slice(0, numberLength)),
    bytes: Number(numbers.slice(numberLength)),
  }
}

const checksumOf = (text: string) => crc32(text).toString(16).padStart(8, '0')
