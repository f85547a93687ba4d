import { answerTo } from './answer-to.ts'
import { forgetOldReleases, keepRelease } from './releases.ts'

declare const self: ServiceWorkerGlobalScope

/*
 * Keeps the app's own files on the device, so that it opens without a line and an open page finds its code after a
 * release. Nothing that tells of a member is ever kept: no answer of the API, no picture, no socket.
 */

self.addEventListener('install', (event) => {
  // A release is kept whole or not at all; a failure leaves the one before in charge and is tried again later.
  event.waitUntil(keepRelease().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldReleases().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})
