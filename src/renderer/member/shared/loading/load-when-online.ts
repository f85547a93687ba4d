/** Runs `load`; where it fails for want of a line, it runs again once the line is back. */
export async function loadWhenOnline<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return loadWhenOnline(load)
  }
}
