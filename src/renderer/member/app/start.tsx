import { createRoot } from 'react-dom/client'
import { accountQuery } from '../api/account.ts'
import { loadConfig } from '../api/config.ts'
import { queryClient } from '../api/query-client.ts'
import { hasLogin, readSession } from '../api/session-store.ts'
import { applyTheme } from '../shared/theme.ts'
import { App } from './app.tsx'
import { createRouter } from './router.tsx'
import { pageAt } from './routing/page-routes.tsx'
import { trackVisit } from './tracking/visit-tracking.ts'

/** Shows the app. What the first page needs is asked for before React starts: configuration, code and account side by side. */
export function start(): void {
  applyTheme()
  void loadConfig()
  const router = createRouter()
  if (pageAt(location.pathname).access !== 'open' && hasLogin(readSession()))
    void queryClient.prefetchQuery(accountQuery)
  void trackVisit()

  const root = document.getElementById('root')
  if (!root) throw new Error('Failed to start: index.html has no #root.')
  createRoot(root).render(<App router={router} />)
}
