const names: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android'],
  [/Android/, 'Android タブレット'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux|CrOS/, 'パソコン'],
]

/** What a device calls itself, as far as its browser tells. */
export function deviceName(userAgent: string): string {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '端末'
}
