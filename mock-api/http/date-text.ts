/** Writes instants as the `Date` header has them, each second once: most answers are of the same one. */
export function dateWriter(): (at: number) => string {
  let second = Number.NaN
  let text = ''
  return (at) => {
    const now = Math.floor(at / 1000)
    if (now !== second) {
      second = now
      text = new Date(at).toUTCString()
    }
    return text
  }
}
