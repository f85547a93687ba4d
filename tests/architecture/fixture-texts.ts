import * as z from 'zod'
import { pageTitles } from '../../src/renderer/lib/copy/titles.ts'
import { aboutPages } from '../../src/renderer/member/features/about/legal/about-pages.ts'

const pages = aboutPages()

/** A text that says something. */
export const text = z.string().min(1)

/** Every text of a fixture, wherever it stands. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return []
}

/** An address of the app: a route of L-10, or a page under /about, whatever its query. */
export function isAppRoute(url: string): boolean {
  const path = url.split('?')[0] ?? ''
  return path in pageTitles || path in pages
}

/** What stands twice in a list. */
export function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
