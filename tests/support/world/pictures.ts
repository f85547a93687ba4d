/** Minimal real pictures for upload tests. Each call returns new bytes. */

/** One pixel of PNG. */
export function pngBytes(): Uint8Array<ArrayBuffer> {
  return decoded('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')
}

/** One pixel of baseline JPEG. */
export function jpegBytes(): Uint8Array<ArrayBuffer> {
  return decoded(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    [0xff, 0xd9],
  )
}

/** One pixel of WebP in one of its three kinds; enough for type detection. */
export function webpBytes(kind: 'VP8 ' | 'VP8L' | 'VP8X'): Uint8Array<ArrayBuffer> {
  const bodies = {
    'VP8 ': [0x30, 0x01, 0x00, 0x9d, 0x01, 0x2a, 0x01, 0x00, 0x01, 0x00],
    VP8L: [0x2f, 0x00, 0x00, 0x00, 0x00, 0x07, 0x10, 0x11, 0x11, 0x88],
    VP8X: [0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00],
  }
  const body = bodies[kind]
  const bytes = new Uint8Array(20 + body.length)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('RIFF'), 0)
  view.setUint32(4, bytes.length - 8, true)
  bytes.set(new TextEncoder().encode(`WEBP${kind}`), 8)
  view.setUint32(16, body.length, true)
  bytes.set(body, 20)
  return bytes
}

function decoded(base64: string, tail: readonly number[] = []): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  return Uint8Array.from([...Array.from(text, (char) => char.charCodeAt(0)), ...tail])
}
