/** Path of a call, without its query, which the detail shows. */
export const pathOf = (title: string): string => title.replace(/\?.*$/s, '')

/** '<1 ms', '12 ms', '1.8 s' */
export function durationText(ms: number): string {
  if (ms < 1) return '<1 ms'
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}
