let last: Promise<unknown> = Promise.resolve()
let count = 0
let begun = 0

/** Runs ways back and on one after another, because each begins where the former ended (D-141). */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  count += 1
  begun += 1
  const turn = last.then(work).finally(() => (count -= 1))
  last = turn.catch(() => {})
  return turn
}

/** Number of moves that this page has begun. */
export const movesBegun = (): number => begun

/** Whether this page moves the world, so that its phones follow its own work. */
export const isMoving = (): boolean => count > 0
