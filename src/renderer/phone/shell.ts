import type { PhoneLook, PhoneDevice, PhoneOrder } from '../../contract/control/phone-messages.ts'
import { holdScrolls, readDevice, writeStorages, foldedStyle, foldPreferences, type Folds } from './device.ts'
import { fillCard, giveSampleDocument } from './fill-in.ts'
import { holdDialogs, holdFocus, holdLine, type HeldLine } from './holds.ts'
import { onOrder, tell, watchHands } from './link.ts'
import { callAsMember, forgetLogin, keepLogin, loggedInUid } from './login.ts'
import { addressOf, frame, pageInside, type Page } from './page.ts'
import { PhoneHistory } from './phone-history.ts'
import { showPage } from './show-page.ts'
import { markedStyle, markTexts, readTexts } from './texts.ts'

/** Where the phone was sent and has not arrived: a reload meanwhile must not call it back. */
let heading: string | undefined
let look: PhoneLook | undefined
let quiet = false
let line: HeldLine | undefined
let folds: Folds | undefined
/** Where the page that is under way is to be scrolled to. */
let scrolls: PhoneDevice['scrolls'] = []
/** Number of the last order, so that the workbench knows reports that were sent before it. */
let heard = 0
/** The last report as text; the same one is not sent twice. */
let told = ''
/** A page is under way: it must be attended to before its scripts run, which no event of the frame tells. */
let isComing = false
const attended = new WeakSet<Document>()
const steps = new PhoneHistory({ changed: report, stepping: () => (heading = undefined) })

/** Starts to attend to the pages in the frame and to obey the workbench. */
export function startShell(): void {
  onOrder(({ no, order }) => {
    heard = no
    obey(order)
    report()
  })
  // While a page comes and goes the focus rests on this frame.
  addEventListener('keydown', onKey)
  frame.addEventListener('load', () => {
    // An error page of the browser is not ours to attend to.
    isComing = false
    attend()
  })
  // Not on load alone: a page that still waits for a picture is used already.
  setInterval(attend, 300)
  tell({ kind: 'ready', uid: loggedInUid() })
}

function obey(order: PhoneOrder): void {
  switch (order.kind) {
    case 'enter':
      return enter(order.session, order.to)
    case 'renew':
      keepLogin(order.session)
      return refresh()
    case 'leave':
      forgetLogin()
      return openPage(order.to)
    case 'become':
      return void become(order)
    case 'tell-device':
      return tell({ kind: 'device', id: order.id, device: readDevice(pageInside()) })
    case 'tell-texts':
      return tell({ kind: 'texts', id: order.id, lines: readTexts(pageInside()) })
    case 'mark-texts':
      return markTexts(pageInside(), order.lines)
    case 'go':
      return goTo(order.to)
    case 'reload':
      return reload()
    case 'refresh':
      return refresh()
    case 'quiet':
      quiet = order.on
      return folds?.changed()
    case 'sample-document':
      return void giveSampleDocument(pageInside())
    case 'card':
      return fillCard(pageInside(), order.number)
    case 'back':
      return steps.step(pageInside(), -1)
    case 'call':
      return call(order)
    case 'look':
      look = order.look
      line?.changed()
      return paint()
  }
}

/** Whoever is there already keeps the document: only what it shows is another page. */
function enter(session: Readonly<Record<string, string>>, to: string): void {
  // The page of the login leads back to where it was come from, as soon as there is a login again.
  const isSame = loggedInUid() === session['uid'] && pageInside()?.location.pathname !== '/login'
  keepLogin(session)
  if (isSame) goTo(to)
  else openPage(to)
}

/** Opens a page as a link of the app would, without loading the app anew, where it is there. */
function goTo(to: string): void {
  const page = isComing ? undefined : pageInside()
  if (!page || !showPage(page, to)) return openPage(to)
  heading = undefined
  refresh()
}

function openPage(to: string): void {
  const url = new URL(to || '/', location.origin)
  heading = url.origin === location.origin ? url.pathname + url.search + url.hash : '/'
  const page = pageInside()
  if (page) return page.location.replace(heading)
  // An entry of the history that all phones share must not be added.
  if (frame.src === '') frame.src = heading
  else frame.contentWindow?.location.replace(heading)
  expectPage()
}

/** The page before is gone first: it would write into storages that are another phone's by then. */
async function become({ device, session, to }: PhoneOrder & { kind: 'become' }): Promise<void> {
  await clearFrame()
  if (session) keepLogin(session)
  else forgetLogin()
  if (device) writeStorages(device)
  scrolls = device?.scrolls ?? []
  steps.clear()
  openPage(to)
}

function clearFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (!pageInside()) return resolve()
    frame.addEventListener('load', () => resolve(), { once: true })
    frame.contentWindow?.location.replace('about:blank')
  })
}

function reload(): void {
  const page = pageInside()
  if (heading !== undefined) openPage(heading)
  else if (page) page.location.reload()
  // An error page of the browser, for instance while the server was away.
  else if (steps.url !== undefined) openPage(steps.url)
}

/** As after the browser has brought the page back from its own copy: the app then reads everything again. */
function refresh(): void {
  const page = pageInside()
  if (!page) return
  // Storage events reach the page later than this, and it must not ask with the login before.
  page.dispatchEvent(new page.StorageEvent('storage', { storageArea: page.localStorage }))
  page.dispatchEvent(new page.PageTransitionEvent('pageshow', { persisted: true }))
}

/** A call of the inspector once more. */
function call({ id, method, path, body }: PhoneOrder & { kind: 'call' }): void {
  if (!path.startsWith('/api/')) return
  void callAsMember(method, path, body).then((status) => tell({ kind: 'answer', id, status }))
}

/** Tells the workbench what the phone shows, when that has changed. */
function report(): void {
  const page = pageInside()
  if (!page) return
  steps.note(page)
  const route = addressOf(page)
  if (route === heading) heading = undefined
  const to = heading ?? route
  const { title } = page.document
  const { canGoBack } = steps
  const message = { kind: 'route', route, to, heard, title, uid: loggedInUid(), canGoBack } as const
  const text = JSON.stringify(message)
  if (text !== told) tell(message)
  told = text
}

function paint(): void {
  // Missing for a moment while a page comes.
  const html = pageInside()?.document.documentElement as HTMLElement | null | undefined
  if (!html || !look) return
  html.dataset['theme'] = look.theme
  html.style.fontSize = look.textSize === 100 ? '' : `${look.textSize}%`
}

function attend(): void {
  const page = pageInside()
  if (!page) return
  // By document, not by window: a frame keeps its window over a navigation.
  if (!attended.has(page.document)) welcome(page)
  paint()
  report()
}

function welcome(page: Page): void {
  attended.add(page.document)
  isComing = false
  heading = undefined
  holdFocus(page)
  line = holdLine(page, () => look?.network ?? 'online')
  line.changed()
  holdDialogs(page, () => quiet)
  folds = foldPreferences(page, () => quiet)
  watchHands(page)
  page.addEventListener('pagehide', expectPage)
  steps.keep(page)
  holdScrolls(page, scrolls)
  scrolls = []
  page.document.addEventListener('keydown', onKey)
  // Phones lay their scroll bars over the page; a desktop's would take its width.
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(`* { scrollbar-width: none } ::-webkit-scrollbar { display: none } ${foldedStyle} ${markedStyle}`)
  page.document.adoptedStyleSheets.push(sheet)
}

function expectPage(): void {
  isComing = true
  setTimeout(function watch() {
    attend()
    if (isComing) setTimeout(watch)
  })
}

/** The palette's keys reach the workbench from inside a phone too, and the browser's own for Back move this phone only. */
function onKey(event: KeyboardEvent): void {
  if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
    event.preventDefault()
    return steps.step(pageInside(), event.key === 'ArrowLeft' ? -1 : 1)
  }
  if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 'k') return
  event.preventDefault()
  tell({ kind: 'palette' })
}
