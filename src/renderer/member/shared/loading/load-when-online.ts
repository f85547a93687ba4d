/**
 * Runs `load`. After a failure while offline it runs again when the connection returns. A failure may surface late, so
 * any offline moment during the load counts.
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
