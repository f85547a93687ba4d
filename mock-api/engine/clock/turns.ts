/** Works that must not overlap: each begins when the one before it has ended, however that ended. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve()

  take<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.last.then(work)
    this.last = result.catch(() => {})
    return result
  }
}
