import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { accountQuery } from '../api/account.ts'
import { loadConfig } from '../api/config.ts'
import { queryClient } from '../api/query-client.ts'
import { hasLogin, readSession } from '../api/session-store.ts'
import { goBackOverBank } from '../shared/payment/bank-return.ts'
import { applyTheme } from '../shared/theme.ts'
import { App } from './app.tsx'
import { keepAppFiles } from './keep-app-files.ts'
import { createRouter, whenInitialized } from './router.tsx'
import { pageAt } from './routing/page-routes.tsx'
import { trackPages } from './tracking/page-tracking.ts'
import { trackVisit } from './tracking/visit-tracking.ts'

/** Shows the app. What the first page needs is asked for before React starts: configuration, code and account side by side. */
export async function start(): Promise<void> {
  if (goBackOverBank('/payment_confirm')) return
  applyTheme()
  void loadConfig()
  // A page that the browser brings back from its own copy shows what was true when it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queryClient.invalidateQueries(undefined, { cancelRefetch: false })
  })
  const page = pageAt(location.pathname)
  page.preload()
  const followPages = trackPages(location.pathname)
  if (page.access !== 'open' && hasLogin(readSession())) void queryClient.prefetchQuery(accountQuery)
  void trackVisit()
  keepAppFiles()
  // All that has to come is on its way. The router is the other half of the start: a task of its own, for slow phones.
  await new Promise((resolve) => setTimeout(resolve))

  const router = createRouter()
  const root = document.getElementById('root')
  if (!root) throw new Error('Failed to start: index.html has no #root.')
  // The first drawing is the longest task of a visit. As a transition React does it in slices, with room for other tasks.
  const app = <App router={router} onDrawn={() => followPages(router)} />
  if (takeAwayStalePage(root)) {
    const empty = createRoot(root)
    startTransition(() => empty.render(app))
    return
  }
  await whenInitialized(router)
  startTransition(() => void hydrateRoot(root, app))
}

/** Whether React begins with nothing: first-paint.ts has said where the markup of the document is not to be shown. */
function takeAwayStalePage(root: HTMLElement): boolean {
  const { dataset } = document.documentElement
  if (dataset['page'] !== undefined && dataset['stale'] === undefined) return false
  // What is said without a line stays until React puts its first page in the place of it.
  if (dataset['offline'] === undefined) root.replaceChildren()
  delete dataset['stale']
  return true
}
