import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadConfig } from '../api/config.ts'
import { accountQuery, queryClient } from '../api/queries.ts'
import { scriptAddress, workerScript } from '../api/script-address.ts'
import { hasLogin, readSession } from '../api/session-store.ts'
import { goBackOverBank } from '../shared/payment/bank-return.ts'
import { applyTheme } from '../shared/theme.ts'
import { App, createRouter, whenInitialized } from './app.tsx'
import { pageAt } from './routing/page-routes.tsx'
import { trackPages, trackVisit } from './tracking.ts'

/** Starts the app. Requests configuration, code and account of the first page in parallel before React starts. */
export async function start(): Promise<void> {
  if (goBackOverBank('/payment_confirm')) return
  applyTheme()
  void loadConfig()
  // A page restored from the back-forward cache shows outdated data.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queryClient.invalidateQueries(undefined, { cancelRefetch: false })
  })
  const page = pageAt(location.pathname)
  page.preload()
  const followPages = trackPages(location.pathname)
  if (page.access !== 'open' && hasLogin(readSession())) void queryClient.prefetchQuery(accountQuery)
  void trackVisit()
  keepAppFiles()
  // All requests are sent. The router starts in a task of its own, for slow phones.
  await new Promise((resolve) => setTimeout(resolve))

  const router = createRouter()
  const root = document.getElementById('root')
  if (!root) throw new Error('Failed to start: index.html has no #root.')
  // The first render is the longest task of a visit. As a transition React splits it into slices.
  const app = <App router={router} onDrawn={() => followPages(router)} />
  if (takeAwayStalePage(root)) {
    const empty = createRoot(root)
    startTransition(() => empty.render(app))
    return
  }
  await whenInitialized(router)
  startTransition(() => void hydrateRoot(root, app))
}

/** Whether React renders from scratch: first-paint.ts has marked the document's markup as outdated. */
function takeAwayStalePage(root: HTMLElement): boolean {
  const { dataset } = document.documentElement
  if (dataset['page'] !== undefined && dataset['stale'] === undefined) return false
  // The offline message stays until React replaces it with the first page.
  if (dataset['offline'] === undefined) root.replaceChildren()
  delete dataset['stale']
  return true
}

const cachePrefix = 'yoimachi-'

/** Registers the service worker after the first page is complete, or deletes its caches if the host has disabled it. */
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
