import type { Screen } from './screen.ts'

/** As it stands when all is well: nothing is held back, fails, or was pressed. */
const isWell = ({ hold, fail, act }: Screen) => !hold && !fail && !act

/** Whether conditions of reading are tried on a screen: on one of its group per address and person. */
export const isMain = (screen: Screen, group: readonly Screen[]): boolean =>
  isWell(screen) &&
  (typeof screen.path !== 'string' ||
    group.find((other) => isWell(other) && other.path === screen.path && other.persona === screen.persona) === screen)
