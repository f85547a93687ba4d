import type { LocalOrigins } from '../../contract/rules/local-origins.ts'

/** The picture of an age document, which the operator's desk opens in a window of its own to read it. */
const path = /^\/__control\/operator\/documents\/\d+\/picture$/

export function isDeskPicture(url: string, origins: LocalOrigins): boolean {
  if (!URL.canParse(url)) return false
  const { origin, pathname } = new URL(url)
  return origin === origins.workbench && path.test(pathname)
}
