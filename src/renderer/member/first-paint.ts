/*
 * Classic script that runs before the first paint. The document may contain the markup of a public page
 * (app/prerender.tsx). This script hides the markup if it does not apply: another page (a host that answers every address
 * with index.html), an address with a query, a reload with a history state, or a logged-in member. Otherwise it keeps
 * input and presses for the app, also what the browser restores on Back. In the plain document it shows a member the frame
 * of the page and requests its code.
 */
import { reloadWithoutEntry } from './reload-without-entry.ts'

const { dataset } = document.documentElement

try {
  reloadWithoutEntry()
  // Stored by shared/device/theme.ts and api/session-store.ts.
  const theme = localStorage.getItem('yoimachi.theme')
  if (theme === 'day' || theme === 'night') dataset['theme'] = theme
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

if (dataset['stale'] === undefined) keepForApp()

/** Written by .scripts/build/public-pages.mjs into the plain document. */
interface PageTable {
  files: readonly string[]
  pages: readonly (readonly [path: string, frame: string, title: string, files: readonly number[]])[]
}

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

function keepForApp(): void {
  /** Inputs with their state; React keeps or resets it at its next render, without an event. */
  const entered = new Map<HTMLInputElement, string | boolean>()
  let press: (() => void) | undefined
  const keepState = (input: HTMLInputElement) => entered.set(input, isChoice(input) ? input.checked : input.value)
  const keepTyped = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) keepState(target)
  }
  /** Browsers fill in and restore without events. */
  const keepRestored = () => {
    for (const input of document.querySelectorAll('input'))
      if (input.value !== input.defaultValue || input.checked !== input.defaultChecked) keepState(input)
  }
  const keepPress = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button:not([type=submit])')
    if (button) press = () => button.click()
  }
  const keepSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) press = () => target.requestSubmit()
  }
  // The native submit would reload the page.
  const preventReload = (event: Event) => event.preventDefault()
  document.addEventListener('input', keepTyped, true)
  document.addEventListener('click', keepPress, true)
  document.addEventListener('submit', keepSubmit, true)
  document.addEventListener('submit', preventReload, true)

  // React handles a press from here on, so replaying it as well would repeat it.
  const stopKeeping = () => {
    keepRestored()
    document.removeEventListener('click', keepPress, true)
    document.removeEventListener('submit', keepSubmit, true)
  }
  const handOver = () => {
    document.removeEventListener('input', keepTyped, true)
    document.removeEventListener('submit', preventReload, true)
    for (const [input, state] of entered)
      if (typeof state === 'string') typeAgain(input, state)
      else if (state) pressAgain(input)
    press?.()
  }
  document.addEventListener('app-hydrated', stopKeeping, { once: true })
  document.addEventListener('app-ready', handOver, { once: true })
}

/** Sets the value with the prototype's setter, because React tracks `value` on the element and would miss the change. */
function typeAgain(input: HTMLInputElement, value: string): void {
  input.value = ''
  Reflect.set(HTMLInputElement.prototype, 'value', value, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox'

/** Chooses with a press, because React reads radio buttons and checkboxes from clicks that change them. */
function pressAgain(input: HTMLInputElement): void {
  input.checked = false
  input.click()
}
