/*
 * Classic script that runs before the first paint. The document may contain the markup of a public page
 * (app/prerender.tsx). This script hides the markup if it does not apply: another page (a host that answers every address
 * with index.html), an address with a query, a reload with a history state, or a logged-in member. Otherwise it keeps
 * input and presses for the app, also what the browser restores on Back. In the plain document it shows a member the frame
 * of the page and requests its code.
 */
import { keepInput } from './keep-input.ts'
import { reloadWithoutEntry } from './reload-without-entry.ts'

const { dataset } = document.documentElement

try {
  reloadWithoutEntry()
  // Stored by shared/device/theme.ts and api/session-store.ts.
  const theme = localStorage.getItem('yoimachi.theme')
  if (theme === 'day' || theme === 'night') dataset['theme'] = theme
  // A login, or a message of the last session for /login.
  const isKnown = ['access-token', 'message'].some((key) => localStorage.getItem(key) !== null)
  // The router's state from the previous page, e.g. for /login after a sign-up.
  const state: unknown = history.state?.usr
  // The plain page has markup for an offline start only (app/failure/offline-pages.tsx).
  if (dataset['page'] === undefined && !navigator.onLine) dataset['offline'] = ''
  else if (localStorage.getItem('access-token') !== null) showFrame()
  if (isKnown || (state ?? null) !== null || location.search !== '' || dataset['page'] !== location.pathname)
    dataset['stale'] = ''
} catch {
  // Storage is blocked; the app itself reports it.
  dataset['stale'] = ''
}

if (dataset['stale'] === undefined) keepInput()

/** Written by .scripts/build/public-pages.mjs into the plain document. */
interface PageTable {
  files: readonly string[]
  pages: readonly (readonly [path: string, frame: string, title: string, files: readonly number[]])[]
}

/** Shows the frame of the page in the plain document, and requests the page's code. */
function showFrame(): void {
  const table = document.querySelector('#pages')?.textContent
  if (!table) return
  const { files, pages }: PageTable = JSON.parse(table)
  const [, frame = '', title = '', own = []] = pages.find(([path]) => path === location.pathname) ?? []
  // All calls of the page wait for config.json.
  request('preload', 'config.json', 'auto')
  for (const index of own) request('modulepreload', files[index] ?? '', 'low')
  dataset['frame'] = frame
  document.documentElement.style.setProperty('--frame-title', JSON.stringify(title))
  document.addEventListener('app-hydrated', () => delete dataset['frame'], { once: true })
}

/** Requests a file ahead; at low priority, the style sheet and the frame come first. */
function request(rel: 'preload' | 'modulepreload', file: string, fetchPriority: 'auto' | 'low'): void {
  const link = document.createElement('link')
  Object.assign(link, {
    rel,
    fetchPriority,
    crossOrigin: 'anonymous',
    href: `/${file}`,
    ...(rel === 'preload' ? { as: 'fetch' } : {}),
  })
  document.head.append(link)
}
