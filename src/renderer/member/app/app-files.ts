import { awaitConfig } from '../api/config.ts'
import { scriptAddress, workerScript } from '../api/script-address.ts'

/** As service-worker/cache-prefix.ts, which only the worker may import. */
const cachePrefix = 'yoimachi-'

/**
 * Registers the service worker, or deletes its caches if the host has disabled it. Rejects if the browser refuses, in
 * private windows or for lack of space; the app works without.
 */
export async function cacheAppFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { offline } = await awaitConfig()
  if (offline === 'on') await navigator.serviceWorker.register(scriptAddress(workerScript), { updateViaCache: 'none' })
  else await forgetFiles()
}

async function forgetFiles(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  if (registrations.length === 0) return
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(names.map((name) => caches.delete(name)))
}
