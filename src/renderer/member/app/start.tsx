import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { bankNoteName } from '../../../contract/rules/stored-names.ts'
import { tabStorage } from '../../lib/storage.ts'
import { accountQuery } from '../api/account.ts'
import { awaitConfig } from '../api/config.ts'
import { queryClient } from '../api/queries.ts'
import { hasLogin, readSession, refreshSession } from '../api/session-store.ts'
import { applyTheme } from '../shared/device/theme.ts'
import { loadWhenOnline } from '../shared/loading/load-when-online.ts'
import { App, createRouter, whenInitialized } from './app.tsx'
import { pageAt } from './routing/page-routes.tsx'
import { trackPages, trackVisit } from './tracking.ts'

/** Starts the app. Requests configuration, code and account of the first page in parallel before React starts. */
export async function start(): Promise<void> {
  document.querySelector('.late-notice')?.remove()
  if (await leadsBackOverBank()) return
  applyTheme()
  void awaitConfig()
  // A page restored from the back-forward cache shows outdated data, maybe of a login that another tab has replaced.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    refreshSession()
    void queryClient.invalidateQueries(undefined, { cancelRefetch: false })
  })
  const page = pageAt(location.pathname)
  page.preload()
  const followPages = trackPages(location.pathname)
  if (page.access !== 'open' && hasLogin(readSession())) void queryClient.prefetchQuery(accountQuery)
  void trackVisit()
  whenLoaded(() => void import('./app-files.ts').then(({ cacheAppFiles }) => cacheAppFiles()).catch(() => {}))
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

/** Whether the app goes back over the pages of a bank. Their code is loaded only for who was there. */
async function leadsBackOverBank(): Promise<boolean> {
  if (tabStorage.getItem(bankNoteName) === null) return false
  const { goBackOverBank } = await loadWhenOnline(() => import('../shared/payment/bank-return.ts'))
  return goBackOverBank('/payment_confirm')
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

/** Runs after the first page is complete. */
function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
}
