import type { Screen } from './screen.ts'

/** In its normal state: nothing delayed, failed or pressed. */
const isWell = ({ hold, fail, act }: Screen) => !hold && !fail && !act

/** Whether reading conditions are checked on a screen: on one of its group per address and person. */
export const isMain = (screen: Screen, group: readonly Screen[]): boolean =>
  isWell(screen) &&
  (typeof screen.path !== 'string' ||
    group.find((other) => isWell(other) && other.path === screen.path && other.persona === screen.persona) === screen)
