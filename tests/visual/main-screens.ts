import { groups } from './groups.ts'
import type { Screen } from './screen.ts'

/** One screen per address and person, as it stands when all is well: what a condition of reading is held against. */
export const mainScreens: readonly Screen[] = Object.values(groups)
  .flat()
  .filter(({ hold, fail, act }) => !hold && !fail && !act)
  .filter(
    (screen, index, all) =>
      typeof screen.path !== 'string' ||
      all.findIndex(({ path, persona }) => path === screen.path && persona === screen.persona) === index,
  )
