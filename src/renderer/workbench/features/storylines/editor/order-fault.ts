import type { StoryAction } from '../../../../../contract/storyline/actions.ts'

type OrderFault = 'phone' | 'time' | 'world' | 'expectation'

/** Why two parts of a story can't change places: a key of the editor's words; undefined when their order does not matter. */
export function orderFault(first: readonly StoryAction[], second: readonly StoryAction[]): OrderFault | undefined {
  for (const one of first)
    for (const other of second) {
      const fault = faultOfPair(one, other)
      if (fault !== undefined) return fault
    }
  return undefined
}

function faultOfPair(one: StoryAction, other: StoryAction): OrderFault | undefined {
  if ('phone' in one && 'phone' in other && one.phone === other.phone) return 'phone'
  if (isTime(one) || isTime(other)) return 'time'
  if (changesWorld(one) || changesWorld(other)) return 'world'
  if (one.expect?.length || other.expect?.length) return 'expectation'
  return undefined
}

const isTime = (action: StoryAction) => 'control' in action && action.control === 'moveClock'

/** Whether the pages of other phones may depend on an action. What is only filled in stays on its own phone. */
const changesWorld = (action: StoryAction) =>
  ['control', 'call', 'press', 'key', 'openMail', 'become'].some((kind) => Object.hasOwn(action, kind))
