import { stageCopy } from './copy.ts'

/** Pages of the member app whose address needs an id, which the user must choose first. */
const withId: ReadonlySet<string> = new Set([
  ...['/profile', '/profile/female', '/subprofile', '/chat', '/recommend', '/topic', '/notice/:id'],
  ...['/reviewform', '/reviewindex', '/password_reset', '/user_confirmation'],
])

type PageWords = (typeof stageCopy)['ja']['pages']
type PagePath = keyof PageWords['titles']

/** Documented pages that open by their address alone. */
export const openablePages = (Object.keys(stageCopy.ja.pages.titles) as PagePath[]).filter((path) => !withId.has(path))

/** Title of a page. Pages of the same title say what they show. */
export function titleOfPage(path: PagePath, { titles, differences, different }: PageWords): string {
  const difference = differences[path]
  return difference === undefined ? titles[path] : different(titles[path], difference)
}
