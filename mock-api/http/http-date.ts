/** The latest second, with its text. */
let last = { second: Number.NaN, text: '' }

/**
 * Returns a Date header, from which the member app reads the virtual time. Keeps the text of the latest second, because
 * formatting costs more than any other header.
 * @param now epoch milliseconds
 */
export function httpDate(now: number): string {
  const second = Math.floor(now / 1000)
  if (second !== last.second) last = { second, text: new Date(now).toUTCString() }
  return last.text
}
