import { writeSync } from 'node:fs'

/** Writes all bytes at the end of an open file. The system may take a part only, as on a disk that is nearly full. */
export function writeWhole(fd: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(fd, bytes, written)
}
