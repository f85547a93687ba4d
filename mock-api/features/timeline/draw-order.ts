/**
 * Returns a shuffled order of the numbers below 2^bits: a permutation of invertible steps with keys from the seed.
 * Every position costs the same, so the beginning of a long order is cheap.
 */
export function drawOrder(seed: number, bits: number): (index: number) => number {
  const mask = 2 ** bits - 1
  const half = Math.max(1, bits >>> 1)
  const offset = mixed(seed + 1)
  const first = mixed(seed + 2) | 1
  const second = mixed(seed + 3) | 1
  return (index) => {
    let value = (index + offset) & mask
    value = Math.imul(value, first) & mask
    value ^= value >>> half
    value = (Math.imul(value, second) + offset) & mask
    return value ^ (value >>> half)
  }
}

/** Finaliser of MurmurHash3: every bit of the result depends on every bit of the value. */
function mixed(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
