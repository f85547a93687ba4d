/** Before the second try of a load that failed while online, e.g. because the connection broke for a moment. */
const pauseMs = 1_000

/**
 * Runs `load`, and again if it fails: when the connection returns if the device was offline at any moment of the load,
 * otherwise once after a pause.
 */
export async function loadWhenOnline<Value>(load: () => Promise<Value>, triesAgain = true): Promise<Value> {
  let wasAway = !navigator.onLine
  const noteAway = () => (wasAway = true)
  window.addEventListener('offline', noteAway)
  try {
    return await load()
  } catch (error) {
    wasAway ||= !navigator.onLine
    if (!wasAway && !triesAgain) throw error
    if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    else if (!wasAway) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return await loadWhenOnline(load, wasAway)
  } finally {
    window.removeEventListener('offline', noteAway)
  }
}
