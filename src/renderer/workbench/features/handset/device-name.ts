import type { handsetCopy } from './copy.ts'

type Words = typeof handsetCopy.ja

const names: readonly (readonly [RegExp, string | ((words: Words) => string)])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android'],
  [/Android/, ({ devices }) => devices.tablet],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux|CrOS/, ({ devices }) => devices.computer],
]

/** Name of a device, from its browser's user agent. */
export function deviceName(userAgent: string, words: Words): string {
  const name = names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? words.devices.other
  return typeof name === 'string' ? name : name(words)
}
