/** Id, length in bytes and checksum of a record. */
export const numbersPerRow = 3

/** Whole numbers below 2^32 as text: reading a hundred thousand of them as JSON would take a start too long (P8). */
export function encodeNumbers(numbers: readonly number[]): string {
  return Buffer.from(Uint32Array.from(numbers).buffer).toString('base64')
}

/** Reads pieces of `encodeNumbers` one after the other. */
export function decodeNumbers(pieces: readonly Buffer[]): Uint32Array {
  const bytes = Buffer.concat(pieces.map((piece) => Buffer.from(piece.toString('latin1'), 'base64')))
  return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
