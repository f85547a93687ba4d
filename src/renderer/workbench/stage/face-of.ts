const hues = [335, 300, 270, 20, 355, 245] as const

/** Colours and the place of the moon for a mail address; the same address always looks the same. */
export function faceOf(email: string): { hue: number; second: number; moonX: number; moonY: number } {
  let seed = 7
  for (const letter of email) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  const part = (divisor: number, size: number) => Math.floor(seed / divisor) % size
  const hue = hues[seed % hues.length] ?? 335
  return { hue, second: hue + 40 + part(6, 50), moonX: 24 + part(300, 52), moonY: 24 + part(90, 22) }
}
