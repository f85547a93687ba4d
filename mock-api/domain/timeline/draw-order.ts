/**
 * A drawn order of the numbers below 2^bits, each exactly once: three invertible steps on `bits` bits, mixed with odd
 * factors of the seed. Asking for the k-th costs the same for every k, so the head of a long order is cheap.
 */
export function drawOrder(seed: number, bits: number): (index: number) => number {
  const mask = 2 ** bits - 1
  const half = Math.max(1, bits >>> 1)
  const offset = seed & mask
  const first = Math.imul(seed, 0x9e3779b1) | 1
  const second = Math.imul(seed ^ 0x85ebca6b, 0xc2b2ae35) | 1
  return (index) => {
    let value = (index + offset) & mask
    value = Math.imul(value, first) & mask
    value ^= value >>> half
    value = Math.imul(value, second) & mask
    return value ^ (value >>> half)
  }
}
