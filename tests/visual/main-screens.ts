import { groups } from './groups.ts'
import type { Screen } from './screen.ts'

/** As it stands when all is well: nothing is held back, fails, or was pressed. */
const isMain = ({ hold, fail, act }: Screen) => !hold && !fail && !act

/** By group, one screen per address and person: what a condition of reading is held against. */
export const mainScreens: Readonly<Record<string, readonly Screen[]>> = Object.fromEntries(
  Object.entries(groups).map(([group, screens]) => [
    group,
    screens
      .filter(isMain)
      .filter(
        (screen, index, all) =>
          typeof screen.path !== 'string' ||
          all.findIndex(({ path, persona }) => path === screen.path && persona === screen.persona) === index,
      ),
  ]),
)
