import { cachePrefix } from './cache-prefix.ts'

declare const self: ServiceWorkerGlobalScope

/*
 * Stands in for the worker to be rid of it (docs/deployment.md): all that was kept goes, the registration ends, and the
 * pages go on with the network alone. It needs nothing of the app, which may be what is broken.
 */

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(retire())
})

async function retire(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
