/**
 * Runs `load`; where it fails for want of a line, it runs again once the line is back. A failure may be heard of only then,
 * so that a line which was away at any time of the load counts.
 */
export async function loadWhenOnline<Value>(load: () => Promise<Value>): Promise<Value> {
  let wasAway = !navigator.onLine
  const noteAway = () => (wasAway = true)
  window.addEventListener('offline', noteAway)
  try {
    return await load()
  } catch (error) {
    if (!wasAway) throw error
    if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return await loadWhenOnline(load)
  } finally {
    window.removeEventListener('offline', noteAway)
  }
}
