/** Decodes a text file. Tools of Windows begin it with a byte order mark, and write UTF-16 where output is redirected. */
export function decodeText(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}
