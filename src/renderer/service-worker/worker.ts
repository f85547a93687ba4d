import { forgetOldReleases, cacheRelease } from './releases.ts'
import { respondTo } from './respond-to.ts'

declare const self: ServiceWorkerGlobalScope

/*
 * Caches the app's own files, so that it opens offline and an open page finds its code after a release. Member data is
 * never cached: no API response, no picture, no socket.
 */

self.addEventListener('install', (event) => {
  // A release is cached completely or not at all; after a failure the previous worker stays active.
  event.waitUntil(cacheRelease().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldReleases().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const response = respondTo(event.request)
  if (response) event.respondWith(response)
})
