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
  const router = createRouter()
  trackPages(router)
  if (pageAt(location.pathname).access !== 'open' && hasLogin(readSession()))
    void queryClient.prefetchQuery(accountQuery)
  void trackVisit()

  const root = document.getElementById('root')
  if (!root) throw new Error('Failed to start: index.html has no #root.')
  keepAppFiles()
  if (takeAwayStalePage(root)) {
    createRoot(root).render(<App router={router} />)
    return
  }
  await whenInitialized(router)
  hydrateRoot(root, <App router={router} />)
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
