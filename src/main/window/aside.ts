import { presenterPath, type LocalOrigins } from '../../contract/rules/start-options.ts'

/** The picture of an age document, which the operator's desk opens to read it. */
const picture = /^\/__control\/operator\/documents\/\d+\/picture$/

/** Pages of the workbench that stand in a window of their own beside it: a picture of the desk, the presenter's notes. */
export function isAside(url: string, origins: LocalOrigins): boolean {
  if (!URL.canParse(url)) return false
  const { origin, pathname } = new URL(url)
  return origin === origins.workbench && (pathname === presenterPath || picture.test(pathname))
}
