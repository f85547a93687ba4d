import { workbenchHost } from '../../src/contract/rules/local-origins.ts'
import { legacyTokenType, sessionNames, storedNames } from '../../src/contract/rules/session-values.ts'
import { phoneFocusScript } from './phone-focus-script.ts'

/**
 * The script of the frame around a phone on the workbench's stage. It lies on the phone's own origin, so it may do what
 * the workbench may not: keep a login in the phone's storage, tell the address shown, reload, go back. It listens to the
 * workbench's window only, and knows the member app only by the names that a login is stored under (AUTH-64).
 *
 * All frames of a window share one history, so a step back in one phone could move another. Each phone therefore keeps
 * its own: what its pages push is put in the place of the present entry, and steps are taken in the list here.
 */
export const phoneShellScript = `
(() => {
  ${phoneFocusScript}
  const bench = location.protocol + '//${workbenchHost}:' + location.port
  const ancestors = location.ancestorOrigins
  if (window.parent === window || (ancestors && ancestors[0] !== bench)) return
  const frame = document.querySelector('iframe')
  const loginKeys = ${JSON.stringify([...storedNames, legacyTokenType])}
  const tell = (message) => window.parent.postMessage({ yoimachi: 'phone', ...message }, bench)

  const entries = []
  let at = -1
  let isStepping = false
  let told = ''
  // Where the phone was sent and has not arrived: a reload meanwhile must not call it back.
  let heading = ''
  let theme = ''
  // Number of the last order, so that the workbench knows reports that were sent before it.
  let heard = 0
  const inside = () => {
    try {
      return frame.contentWindow && frame.contentWindow.location.origin === location.origin ? frame.contentWindow : null
    } catch {
      return null
    }
  }
  const entryOf = (page) => ({ url: page.location.href, state: page.history.state, document: page.document })
  const push = (page) => {
    entries.length = at + 1
    entries.push(entryOf(page))
    if (entries.length > 100) entries.shift()
    at = entries.length - 1
  }
  const look = () => {
    const page = inside()
    if (!page || page.location.href === 'about:blank') return
    if (!entries[at] || (entries[at].url !== page.location.href && !isStepping)) push(page)
    const { pathname, search, hash } = page.location
    const route = pathname + search + hash
    if (route === heading) heading = ''
    const report = { kind: 'route', route, to: heading || route, heard, title: page.document.title,
      uid: localStorage.getItem('uid'), canGoBack: at > 0 }
    const text = JSON.stringify(report)
    if (text !== told) tell(report)
    told = text
  }
  const step = (delta) => {
    const page = inside()
    const to = entries[at + delta]
    if (!page || !to) return
    at += delta
    heading = ''
    if (to.document !== page.document) {
      isStepping = true
      return page.location.replace(to.url)
    }
    page.History.prototype.replaceState.call(page.history, to.state, '', to.url)
    page.dispatchEvent(new page.PopStateEvent('popstate', { state: to.state }))
    look()
  }
  /** Takes over the history of a page that has just come into the frame. */
  const keepHistory = (page) => {
    const { history } = page
    if (isStepping || (entries[at] && entries[at].url === page.location.href)) entries[at] = entryOf(page)
    else push(page)
    isStepping = false
    const put = (state, title, url) =>
      page.History.prototype.replaceState.call(history, state, title, url === undefined ? page.location.href : url)
    history.pushState = (...entry) => {
      put(...entry)
      push(page)
      look()
    }
    history.replaceState = (...entry) => {
      put(...entry)
      entries[at] = entryOf(page)
      look()
    }
    history.go = (delta) => (delta ? page.setTimeout(step, 0, delta) : page.location.reload())
    history.back = () => history.go(-1)
    history.forward = () => history.go(1)
  }
  const paint = () => {
    const page = inside()
    if (!page || !page.document.documentElement || !theme) return
    page.document.documentElement.dataset.theme = theme
  }
  const pathOf = (to) => {
    const url = new URL(to || '/', location.origin)
    return url.origin === location.origin ? url.pathname + url.search + url.hash : '/'
  }
  const open = (to) => {
    const page = inside()
    const path = pathOf(to)
    heading = path
    if (page && page.location.href !== 'about:blank') page.location.replace(path)
    else {
      frame.src = path
      expect()
    }
  }
  const forgetLogin = () => loginKeys.forEach((key) => localStorage.removeItem(key))

  const orders = {
    enter({ session, to }) {
      forgetLogin()
      for (const key of loginKeys) if (typeof session[key] === 'string') localStorage.setItem(key, session[key])
      open(to)
    },
    leave({ to }) {
      forgetLogin()
      open(to)
    },
    go: ({ to }) => open(to),
    reload() {
      const page = inside()
      if (heading) open(heading)
      else if (page) page.location.reload()
      // An error page of the browser, for instance while the server was away.
      else if (entries[at]) open(entries[at].url)
    },
    back: () => step(-1),
    // A call of the inspector once more, by whoever is logged in here; a rotated token is kept (D-50).
    async call({ id, method, path, body }) {
      if (!path.startsWith('/api/')) return
      const headers = { 'content-type': 'application/json' }
      for (const key of ${JSON.stringify(sessionNames)}) {
        const value = localStorage.getItem(key)
        if (value) headers[key] = value
      }
      const answer = await fetch(path, { method, headers, body: method === 'GET' ? undefined : body }).catch(() => null)
      const token = answer && answer.headers.get('access-token')
      if (token) localStorage.setItem('access-token', token)
      tell({ kind: 'answer', id, status: answer ? answer.status : 0 })
    },
    theme(order) {
      theme = order.theme
      paint()
    },
  }
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== bench) return
    const order = event.data
    if (!order || order.yoimachi !== 'workbench' || !Object.hasOwn(orders, order.kind)) return
    heard = order.no
    orders[order.kind](order)
    look()
  })

  // The palette's keys reach the workbench from inside a phone too, and the browser's own for Back move this phone only.
  const onKey = (event) => {
    if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault()
      return step(event.key === 'ArrowLeft' ? -1 : 1)
    }
    if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    tell({ kind: 'palette' })
  }
  // While a page comes and goes the focus rests on this frame.
  addEventListener('keydown', onKey)
  const attended = new WeakSet()
  // A page is under way: it must be attended to before its scripts run, which no event of the frame tells.
  let isComing = false
  const attend = () => {
    const page = inside()
    if (!page || page.location.href === 'about:blank') return
    // By document, not by window: a frame keeps its window over a navigation.
    if (!attended.has(page.document)) {
      attended.add(page.document)
      isComing = false
      heading = ''
      holdFocus(page)
      page.addEventListener('pagehide', expect)
      keepHistory(page)
      page.document.addEventListener('keydown', onKey)
      // Phones lay their scroll bars over the page; a desktop's would take its width.
      const sheet = new page.CSSStyleSheet()
      sheet.replaceSync('* { scrollbar-width: none } ::-webkit-scrollbar { display: none }')
      page.document.adoptedStyleSheets.push(sheet)
    }
    paint()
    look()
  }
  const watch = () => {
    attend()
    if (isComing) setTimeout(watch)
  }
  const expect = () => {
    isComing = true
    setTimeout(watch)
  }
  frame.addEventListener('load', () => {
    // An error page of the browser is not ours to attend to.
    isComing = false
    attend()
  })
  // Not on load alone: a page that still waits for a picture is used already.
  setInterval(attend, 300)
  tell({ kind: 'ready', uid: localStorage.getItem('uid') })
})()
`
