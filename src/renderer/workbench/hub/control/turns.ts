/** Makes a queue that runs work one after another. Returns the function that adds work. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}

/** Runs ways back and on one after another, because each begins where the former ended (D-141). */
export const inTurn = createQueue()
