/**
 * The script of the frame around a phone on the workbench's stage. It lies on the phone's own origin, so it may do what
 * the workbench may not: keep a login in the phone's storage, tell the address shown, reload, go back. It listens to the
 * workbench's window only, and knows the member app only by the names that a login is stored under (AUTH-64).
 */
export const phoneShellScript = `
(() => {
  const bench = location.protocol + '//workbench.yoimachi.localhost:' + location.port
  const ancestors = location.ancestorOrigins
  if (window.parent === window || (ancestors && ancestors[0] !== bench)) return
  const frame = document.querySelector('iframe')
  const loginKeys = ['uid', 'client', 'access-token', 'token-type', 'token_type', 'expiry', 'sex', 'payment_conf',
    'message', 'unread_messages_size']
  const tell = (message) => window.parent.postMessage({ yoimachi: 'phone', ...message }, bench)

  const trail = []
  let told = ''
  let theme = ''
  const inside = () => {
    try {
      return frame.contentWindow && frame.contentWindow.location.origin === location.origin ? frame.contentWindow : null
    } catch {
      return null
    }
  }
  const routeOf = (page) => page.location.pathname + page.location.search + page.location.hash
  const look = () => {
    const page = inside()
    if (!page || page.location.href === 'about:blank') return
    const route = routeOf(page)
    if (trail.at(-1) !== route) {
      if (trail.at(-2) === route) trail.pop()
      else trail.push(route)
      if (trail.length > 100) trail.shift()
    }
    const report = { kind: 'route', route, title: page.document.title, uid: localStorage.getItem('uid'),
      canGoBack: trail.length > 1 }
    const text = JSON.stringify(report)
    if (text !== told) tell(report)
    told = text
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
    if (page && page.location.href !== 'about:blank') page.location.replace(path)
    else frame.src = path
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
      if (page) page.location.reload()
    },
    // Not history.back(): the frames of a window share one history, and the other phone might move instead.
    back() {
      if (trail.length < 2) return
      trail.pop()
      open(trail.at(-1))
    },
    // A call of the inspector once more, by whoever is logged in here; a rotated token is kept (D-50).
    async call({ id, method, path, body }) {
      if (!path.startsWith('/api/')) return
      const headers = { 'content-type': 'application/json' }
      for (const key of ['access-token', 'token-type', 'client', 'expiry', 'uid']) {
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
    orders[order.kind](order)
    look()
  })

  // The palette's keys reach the workbench from inside a phone too.
  const onKey = (event) => {
    if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    tell({ kind: 'palette' })
  }
  // While a page comes and goes the focus rests on this frame.
  addEventListener('keydown', onKey)
  const attended = new WeakSet()
  const attend = () => {
    const page = inside()
    if (!page || !page.document.documentElement || page.location.href === 'about:blank') return
    // By document, not by window: a frame keeps its window over a navigation.
    if (!attended.has(page.document)) {
      attended.add(page.document)
      page.document.addEventListener('keydown', onKey)
      // Phones lay their scroll bars over the page; a desktop's would take its width.
      const sheet = new page.CSSStyleSheet()
      sheet.replaceSync('* { scrollbar-width: none } ::-webkit-scrollbar { display: none }')
      page.document.adoptedStyleSheets.push(sheet)
    }
    paint()
    look()
  }
  frame.addEventListener('load', attend)
  // Not on load alone: a page that still waits for a picture is used already.
  setInterval(attend, 300)
  tell({ kind: 'ready', uid: localStorage.getItem('uid') })
})()
`
