import { attempt } from '../../hub/control/attempt.ts'
import { createQueue } from '../../hub/control/queue.ts'

/** The work of a press. It looks at the signal before each further step, because later presses may have dropped it. */
type PressWork = (dropped: AbortSignal) => Promise<unknown>

/** One press runs and one may wait. More presses come from a held key. */
const mostPresses = 2

/** Makes a queue that does the work of presses, one after another. */
export function createPressQueue() {
  const enqueue = createQueue()
  const newPresses = () => ({ count: 0, ending: new AbortController() })
  let presses = newPresses()
  /** Adds a press, unless enough are under way. Returns false when its work fails, which a message says. */
  const press = (work: PressWork): Promise<boolean> => {
    const own = presses
    if (own.count >= mostPresses) return Promise.resolve(true)
    own.count += 1
    const { signal } = own.ending
    return enqueue(async () => {
      const isDone = signal.aborted || (await attempt(() => work(signal)))
      own.count -= 1
      return isDone
    })
  }
  /** Drops the presses that wait, and makes the running one end after its present step. */
  const drop = (): void => {
    presses.ending.abort()
    presses = newPresses()
  }
  return { press, drop }
}
