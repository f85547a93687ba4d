/** Makes a queue that runs work one after another. Returns the function that adds work. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
}

/** Adds a move in history to the queue of all moves, because each begins where the former ended (D-141). */
export const enqueueMove = createQueue()
