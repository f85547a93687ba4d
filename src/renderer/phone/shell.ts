import type { PhoneLook } from '../../contract/phone-look.ts'
import type { HandsFault, PageRead, PhoneDevice, PhoneOrder, WorkbenchEnvelope } from '../../contract/phone-messages.ts'
import { holdScrolls, readDevice, writeStorages } from './device.ts'
import { fillCard, giveSampleDocument } from './fill-in.ts'
import { GlossWatch } from './gloss-watch.ts'
import type { PhoneHands } from './hands/main.ts'
import type { HandsPhone } from './hands/watch.ts'
import { HeldCalls } from './held-calls.ts'
import { type HeldConnection, holdFocus, holdConnection } from './holds.ts'
import { addressOf, frame, onOrder, type Page, pageInside, post, watchHands } from './link.ts'
import { callAsMember, findPage, forgetLogin, forgetSeen, storeLogin, loggedInUid } from './login.ts'
import { PhoneHistory, showPage } from './phone-history.ts'
import { type Folds, keepQuiet } from './quiet.ts'
import { ScriptLoader } from './script-loader.ts'
import { markedStyle, markTexts, readTexts } from './texts.ts'

/** Destination until it is reached, so that a reload meanwhile does not cancel it. */
let heading: string | undefined
let look: PhoneLook | undefined
let quiet = false
let connection: HeldConnection | undefined
let folds: Folds | undefined
/** Scroll positions for the page that is loading. */
let scrolls: PhoneDevice['scrolls'] = []
/** Number of the last command, so that the workbench recognises older reports. */
let received = 0
/** Last report as text; an equal report is not sent again. */
let lastReport = ''
/** True while a page loads. It must be prepared before its scripts run, but the frame has no event for that moment. */
let isComing = false
const attended = new WeakSet<Document>()
const calls = new HeldCalls(() => post({ kind: 'stranded' }))
/** A check whether the world has a page. `next` is a page that was ordered meanwhile. */
interface PageCheck {
  next?: string
}
/** The check under way, until a newer login decides. */
let check: PageCheck | undefined
/** Orders that came while the phone becomes another one. */
let delayed: WorkbenchEnvelope[] | undefined
const steps = new PhoneHistory({ changed: report, stepping: () => (heading = undefined) })

/** The phone as the hands of a played story use it. They wait while a page is loading, or is looked for in the world. */
const handsPhone: HandsPhone = {
  page: () => (isComing || heading !== undefined || check || delayed ? undefined : pageInside()),
  back() {
    if (!steps.canGoBack) return false
    steps.step(pageInside(), -1)
    return true
  },
  pageInside,
  report: post,
}
const hands = new ScriptLoader<PhoneHands>('/__phone/hands.js', () => window.takeHands?.(handsPhone))

const gloss = new GlossWatch()

/** Starts to prepare pages in the frame and to follow the workbench. */
export function startShell(): void {
  onOrder(receive)
  // Page changes leave the focus on this frame.
  addEventListener('keydown', onKey)
  frame.addEventListener('load', () => {
    // Error pages of the browser cannot be prepared.
    isComing = false
    attend()
  })
  // Not on load alone, because a page that still waits for a picture is already in use.
  setInterval(attend, 300)
  addEventListener('pagehide', () => post({ kind: 'unload' }))
  post({ kind: 'ready', uid: loggedInUid() })
}

/** Carries an order out, after the phone has become another one. */
function receive(envelope: WorkbenchEnvelope): void {
  if (delayed) return void delayed.push(envelope)
  received = envelope.no
  apply(envelope.order)
  report()
}

function apply(order: PhoneOrder): void {
  switch (order.kind) {
    case 'enter':
      hands.present?.stop('other-person')
      if (order.anew) forgetSeen()
      return enter(order.session, order.to, order.read)
    case 'renew':
      forgetSeen()
      storeLogin(order.session)
      return inOwnWorld(order.read, refresh)
    case 'leave':
      hands.present?.stop('other-person')
      check = undefined
      forgetLogin()
      calls.go()
      return openPage(order.to)
    case 'become':
      hands.present?.stop('other-person')
      return void become(order)
    case 'read-device':
      return post({ kind: 'device', id: order.id, device: readDevice(pageInside()) })
    case 'read-texts':
      return post({ kind: 'texts', id: order.id, lines: readTexts(pageInside()) })
    case 'mark-texts':
      return markTexts(pageInside(), order.lines)
    case 'go':
      return goNext(order.to)
    case 'reload':
      return reload()
    case 'refresh':
      return refresh()
    case 'quiet':
      quiet = order.on
      return folds?.changed()
    case 'gloss':
      return gloss.change(order.mode, order.scale)
    case 'sample-document':
      return void giveSampleDocument(pageInside())
    case 'card':
      return fillCard(pageInside(), order.number)
    case 'act':
      return reply(order.id, (own) => own.act(order.act, order.slowly))
    case 'check':
      return reply(order.id, (own) => own.check(order.expected))
    case 'rest':
      return reply(order.id, (own) => own.rest())
    case 'record':
      return watchPerson((own) => own.record(order.on), order.on)
    case 'pick':
      return watchPerson((own) => own.pick(order.on), order.on)
    case 'stop':
      return hands.present?.stop('stopped')
    case 'back':
      return steps.step(pageInside(), -1)
    case 'call':
      return call(order)
    case 'look':
      look = order.look
      connection?.changed()
      return paint()
  }
}

/** Loads the script when watching begins; without it there is nothing to end. */
function watchPerson(work: (hands: PhoneHands) => void, isOn: boolean): void {
  if (isOn) void hands.load().then(work, () => {})
  else if (hands.present) work(hands.present)
}

/** Replies when the hands have done their work. */
function reply(id: number, work: (hands: PhoneHands) => Promise<HandsFault | null>): void {
  const gone: HandsFault = { reason: 'gone', there: [], page: '' }
  void hands
    .load()
    .then(work)
    .catch(() => gone)
    .then((fault) => post({ kind: 'done', id, fault }))
}

/** Logs in and opens `to`. A member who is already logged in keeps the document, so only the page changes. */
function enter(session: Readonly<Record<string, string>>, to: string, read: PageRead | undefined): void {
  // The login page returns to its previous page as soon as a login exists.
  const isSame = loggedInUid() === session['uid'] && pageInside()?.location.pathname !== '/login'
  storeLogin(session)
  if (read) heading = to
  inOwnWorld(read, () => (isSame ? goTo(to) : openPage(to)))
}

/**
 * Shows a page with the login that was just stored, and lets the calls of the phone go on. If the world lacks the page,
 * the phone goes home instead, and the app sees no refusal.
 * @param read the call that reads the page, when it may be missing
 */
function inOwnWorld(read: PageRead | undefined, show: () => void): void {
  check = undefined
  if (read === undefined) {
    calls.go()
    return show()
  }
  const mine: PageCheck = {}
  check = mine
  calls.hold()
  void findPage(read).then((found) => {
    if (check !== mine) return
    check = undefined
    if (found === 'former') return post({ kind: 'stranded' })
    calls.go()
    if (mine.next !== undefined) return goTo(mine.next)
    if (found === 'there') return show()
    post({ kind: 'lost' })
    goTo('/home')
  })
}

/** Opens a page; after the check of a page that was ordered before, and in its place. */
function goNext(to: string): void {
  if (!check) return goTo(to)
  heading = to
  check.next = to
}

/** Opens a page like a link of the app, without loading the app again if it is running. */
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
  // Must not add an entry to the history that all phones share.
  if (frame.src === '') frame.src = heading
  else frame.contentWindow?.location.replace(heading)
  expectPage()
}

/**
 * Unloads the previous page first, because it would write into the new phone's storages. Until then the phone carries
 * nothing out and reports nothing, because both would concern the previous page.
 */
async function become({ device, session, to }: PhoneOrder & { kind: 'become' }): Promise<void> {
  check = undefined
  const later: WorkbenchEnvelope[] = []
  delayed = later
  await clearFrame()
  calls.go()
  if (session) storeLogin(session)
  else if (session === null) forgetLogin()
  if (device) writeStorages(device)
  scrolls = device?.scrolls ?? []
  steps.clear()
  openPage(to)
  delayed = undefined
  for (const envelope of later) receive(envelope)
}

function clearFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (!pageInside()) return resolve()
    frame.addEventListener('load', function cleared() {
      // The previous page may end loading meanwhile.
      if (pageInside()) return
      frame.removeEventListener('load', cleared)
      resolve()
    })
    frame.contentWindow?.location.replace('about:blank')
  })
}

function reload(): void {
  const page = pageInside()
  if (heading !== undefined) openPage(heading)
  else if (page) page.location.reload()
  // A browser error page, e.g. while the server was down.
  else if (steps.url !== undefined) openPage(steps.url)
}

/** Makes the app reload its data, as after a restore from the back-forward cache. */
function refresh(): void {
  const page = pageInside()
  if (!page) return
  // The native storage event arrives later, and the page must not send requests with the old login.
  page.dispatchEvent(new page.StorageEvent('storage', { storageArea: page.localStorage }))
  page.dispatchEvent(new page.PageTransitionEvent('pageshow', { persisted: true }))
}

/** Repeats a call of the inspector. */
function call({ id, method, path, body }: PhoneOrder & { kind: 'call' }): void {
  if (!path.startsWith('/api/')) return
  void callAsMember({ method, path, body }).then((status) => post({ kind: 'response', id, status }))
}

/** Reports what the phone shows, if it has changed. */
function report(): void {
  const page = delayed ? undefined : pageInside()
  if (!page) return
  steps.note(page)
  const route = addressOf(page)
  if (route === heading) heading = undefined
  const to = heading ?? route
  const { title } = page.document
  const { canGoBack } = steps
  const message = { kind: 'route', route, to, received, title, uid: loggedInUid(), canGoBack } as const
  const text = JSON.stringify(message)
  if (text !== lastReport) post(message)
  lastReport = text
}

function paint(): void {
  // Missing for a moment while a page loads.
  const html = pageInside()?.document.documentElement as HTMLElement | null | undefined
  if (!html || !look) return
  html.dataset['theme'] = look.theme
  html.style.fontSize = look.textSize === 100 ? '' : `${look.textSize}%`
}

function attend(): void {
  const page = pageInside()
  if (!page) return
  // By document, because a frame keeps its window across navigations.
  if (!attended.has(page.document)) welcome(page)
  paint()
  report()
}

function welcome(page: Page): void {
  attended.add(page.document)
  isComing = false
  heading = undefined
  gloss.attend(page)
  holdFocus(page)
  calls.keep(page)
  connection = holdConnection(page, () => look?.network ?? 'online')
  connection.changed()
  folds = keepQuiet(page, () => quiet, refresh)
  hands.present?.attend()
  watchHands(page)
  page.addEventListener('pagehide', expectPage)
  steps.keep(page)
  holdScrolls(page, scrolls)
  scrolls = []
  page.document.addEventListener('keydown', onKey)
  // Overlay scroll bars as on phones; a desktop's would reduce the page's width.
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(`* { scrollbar-width: none } ::-webkit-scrollbar { display: none } ${markedStyle}`)
  page.document.adoptedStyleSheets.push(sheet)
}

function expectPage(): void {
  isComing = true
  setTimeout(function watch() {
    attend()
    if (isComing) setTimeout(watch)
  })
}

/** Forwards the palette's shortcut to the workbench; the browser's Back keys move this phone only. */
function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && gloss.escape()) return event.preventDefault()
  if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
    event.preventDefault()
    return steps.step(pageInside(), event.key === 'ArrowLeft' ? -1 : 1)
  }
  if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 'k') return
  event.preventDefault()
  post({ kind: 'palette' })
}
