import { cachePrefix } from './cache-prefix.ts'

declare const self: ServiceWorkerGlobalScope

/*
 * Replaces the worker to remove it (docs/deployment.md): deletes all caches, unregisters, and leaves the pages to the
 * network. Uses nothing of the app, which may be broken.
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
