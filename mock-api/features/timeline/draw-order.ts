import { mixBits } from '../../world/mix-bits.ts'

/**
 * Returns a shuffled order of the numbers below 2^bits: a permutation of invertible steps with keys from the seed.
 * Every position costs the same, so the beginning of a long order is cheap.
 */
export function drawOrder(seed: number, bits: number): (index: number) => number {
  const mask = 2 ** bits - 1
  const half = Math.max(1, bits >>> 1)
  const offset = mixBits(seed + 1)
  const first = mixBits(seed + 2) | 1
  const second = mixBits(seed + 3) | 1
  return (index) => {
    let value = (index + offset) & mask
    value = Math.imul(value, first) & mask
    value ^= value >>> half
    value = (Math.imul(value, second) + offset) & mask
    return value ^ (value >>> half)
  }
}
