import { loadConfig } from '../api/config.ts'
import { scriptAddress, workerScript } from '../api/script-address.ts'

const cachePrefix = 'yoimachi-'

/**
 * Registers the service worker that caches the app's own files, after the first page is complete. If the host has
 * disabled it, the caches are deleted.
 */
export function keepAppFiles(): void {
  if (!('serviceWorker' in navigator)) return
  const decide = async () => {
    const { offline } = await loadConfig()
    if (offline === 'on')
      await navigator.serviceWorker.register(scriptAddress(workerScript), { updateViaCache: 'none' })
    else await forgetFiles()
  }
  // A browser may refuse it, in private windows or for lack of space; the app works without.
  const begin = () => void decide().catch(() => {})
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

async function forgetFiles(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  if (registrations.length === 0) return
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(names.map((name) => caches.delete(name)))
}
