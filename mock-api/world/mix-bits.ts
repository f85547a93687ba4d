/** Finaliser of MurmurHash3: every bit of the result depends on every bit of the value. Both are 32 bits long. */
export function mixBits(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
