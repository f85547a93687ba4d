/** Id of this window in its messages, because several windows may show a stage. */
export const thisWindow = crypto.randomUUID()

/** Missing outside a secure context. */
const lockManager = () => navigator.locks as LockManager | undefined

/** Name of the lock that a stage holds while its page lives. The browser frees it when the page crashes, too. */
const lockOf = (stage: string) => `yoimachi.presenter.${stage}`

let ownLock: Promise<void> | undefined

/** Takes the lock of this window, once. Resolves when it is held, and at once without locks. */
export const holdLock = (): Promise<void> =>
  (ownLock ??= new Promise((held) => {
    const locks = lockManager()
    if (!locks) return held()
    const untilUnload = new Promise<never>(() => {})
    void locks.request(lockOf(thisWindow), () => {
      held()
      return untilUnload
    })
  }))

/** Waits until the page of a stage has ended, also without a message. */
export function awaitEndOf(stage: string, signal: AbortSignal, onEnd: () => void): void {
  void lockManager()
    ?.request(lockOf(stage), { signal }, onEnd)
    .catch(() => {})
}
