import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { watchControl } from '../control/call-control.ts'
import { actionsOfControl, isStep } from './control-steps.ts'
import { beginStep, runningRecording } from './recording.ts'
import { stepsCast } from './step-text.ts'

/**
 * Records the control calls of this window that change the world, the clock or the faults.
 * @returns the function that ends it
 */
export function recordControl(): () => void {
  watchControl((call, input) => {
    // Before the call, because its moment of history begins with it.
    const add = isStep(call) ? beginStep() : undefined
    if (!add) return undefined
    const actions = actionsOfControl(call, input)
    // The queue of steps reports a failure, after the call has succeeded.
    actions.catch(() => {})
    return () => add(async () => (await actions).filter((action) => !isOnPhone(action)))
  })
  return () => watchControl(undefined)
}

/** Whether a jump puts a person on a phone who stands there already. */
function isOnPhone(action: StoryAction): boolean {
  const recording = runningRecording()
  return recording !== undefined && 'become' in action && stepsCast(recording)[action.phone] === action.become
}
