let last: Promise<unknown> = Promise.resolve()

/** Runs ways back and on one after another, because each begins where the former ended (D-141). */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}
