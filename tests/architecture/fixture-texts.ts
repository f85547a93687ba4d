import * as z from 'zod'
import { pageTitles } from '../../src/renderer/lib/copy/titles.ts'
import { aboutPages } from '../../src/renderer/member/features/about/legal/about-pages.ts'

const pages = aboutPages()

/** A text that is not empty. */
export const text = z.string().min(1)

/** All texts inside a fixture. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return []
}

/** Whether an address belongs to the app: a route of L-10 or a page under /about, with any query. */
export function isAppRoute(url: string): boolean {
  const path = url.split('?')[0] ?? ''
  return path in pageTitles || path in pages
}

/** Values that occur more than once. */
export function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
