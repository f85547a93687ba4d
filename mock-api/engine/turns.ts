/** Queue of tasks that must not overlap: each begins after the previous one has ended, also with an error. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve()

  take<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.last.then(work)
    this.last = result.catch(() => {})
    return result
  }
}
