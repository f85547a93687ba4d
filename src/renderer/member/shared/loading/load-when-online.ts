/** Runs `load`, and again when the connection returns if the device was offline at any moment of a failed load. */
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
