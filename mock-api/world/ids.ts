import { createHmac, hash } from 'node:crypto'
import type { Ids } from './context.ts'

/**
 * Creates ids and draws of a world: keyed hashes of their arguments with the seed. No randomness is stored, so a
 * restored world draws the same again (D-04, D-05).
 * @param name of a world beside the first; part of its secrets only, so that it is otherwise like a world of the same seed
 */
export function createIds(seed: () => number, name = ''): Ids {
  const digest = (kind: string, parts: readonly (string | number)[]) =>
    createHmac('sha256', `yoimachi ${seed()}`)
      .update(`${kind}\n${parts.join('\n')}`)
      .digest()
  const token = (kind: string, parts: readonly (string | number)[]) =>
    digest(kind, parts).subarray(0, 16).toString('base64url')
  return {
    uuid: (...parts) => asUuid(digest('uuid', parts)),
    token: (...parts) => token('token', parts),
    secret: (...parts) => token(name === '' ? 'token' : `token of ${name}`, parts),
    draw: (...parts) => digest('draw', parts).readUInt32BE(0) / 2 ** 32,
    hash: (secret) => hash('sha256', secret, 'base64url'),
  }
}

/** Sets the version and variant bits of a random UUID. */
function asUuid(bytes: Buffer): string {
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = bytes.toString('hex', 0, 16)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
