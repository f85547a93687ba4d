const reloadsName = 'yoimachi.reloads'
/** Before each reload while online; after the last one only the notice of the document helps (app/failure/late-notice.tsx). */
const pausesMs = [1_000, 3_000, 9_000]

/**
 * Reloads a document whose entry script, or a file that the entry imports, did not arrive: when the connection returns, or
 * after a pause while online. Failures of all other code are the app's own (shared/loading).
 */
export function reloadWithoutEntry(): void {
  // Errors of elements do not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') reloadOnceReachable()
    },
    true,
  )
  document.addEventListener('app-hydrated', () => keepReloads(0), { once: true })
}

function reloadOnceReachable(): void {
  if (!navigator.onLine) {
    document.documentElement.dataset['offline'] = ''
    window.addEventListener('online', () => location.reload(), { once: true })
    return
  }
  const reloads = readReloads()
  const pause = pausesMs[reloads]
  if (pause === undefined) return
  keepReloads(reloads + 1)
  setTimeout(() => location.reload(), pause)
}

/** Reloads since the app started last; without storage none is made. */
function readReloads(): number {
  try {
    return Number(sessionStorage.getItem(reloadsName))
  } catch {
    return pausesMs.length
  }
}

function keepReloads(count: number): void {
  try {
    if (count === 0) sessionStorage.removeItem(reloadsName)
    else sessionStorage.setItem(reloadsName, String(count))
  } catch {
    // Storage is blocked, as above.
  }
}
