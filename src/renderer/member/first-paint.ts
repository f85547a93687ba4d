/*
 * Runs before anything of the document is painted, as a script of its own that is no module. The document may hold the
 * markup of a public page (app/prerender.tsx). It is not shown where it is not what this visitor asked for: another page
 * (where a host answers every address with index.html), an address with a query, a reload of a page that was told
 * something, or a member with a login. Where it is
 * shown, what is typed and pressed before the app is there is kept for it.
 */
const { dataset } = document.documentElement

try {
  // As shared/theme.ts and api/session-store.ts store them.
  const theme = localStorage.getItem('yoimachi.theme')
  if (theme === 'day' || theme === 'night') dataset['theme'] = theme
  const isKnown = ['access-token', 'message'].some((key) => localStorage.getItem(key) !== null)
  // The router keeps there what one page tells the next, as to /login after a sign-up.
  const told: unknown = history.state?.usr
  // The bare page: it has markup for a start without a line only (app/failure/offline-shell.tsx).
  if (dataset['page'] === undefined && !navigator.onLine) dataset['offline'] = ''
  if (isKnown || (told ?? null) !== null || location.search !== '' || dataset['page'] !== location.pathname)
    dataset['stale'] = ''
} catch {
  // Storage is closed to this page: the app itself will say so.
  dataset['stale'] = ''
}

if (dataset['stale'] === undefined) keepForApp()

function keepForApp(): void {
  const typed = new Map<HTMLInputElement, string>()
  let press: (() => void) | undefined
  const keepTyped = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type !== 'checkbox') typed.set(target, target.value)
  }
  const keepPress = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button:not([type=submit])')
    if (button) press = () => button.click()
  }
  const keepSubmit = (event: Event) => {
    // The browser's own way would load the page anew.
    event.preventDefault()
    const form = event.target
    if (form instanceof HTMLFormElement) press = () => form.requestSubmit()
  }
  document.addEventListener('input', keepTyped, true)
  document.addEventListener('click', keepPress, true)
  document.addEventListener('submit', keepSubmit, true)

  const handOver = () => {
    document.removeEventListener('input', keepTyped, true)
    document.removeEventListener('click', keepPress, true)
    document.removeEventListener('submit', keepSubmit, true)
    for (const [input, value] of typed) typeAgain(input, value)
    press?.()
  }
  document.addEventListener('app-ready', handOver, { once: true })
}

/** React hears of a value only when it differs from the one it knows: setting `value` tells it of none, the prototype not. */
function typeAgain(input: HTMLInputElement, value: string): void {
  input.value = ''
  Reflect.set(HTMLInputElement.prototype, 'value', value, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
