import type { PhoneDevice } from '../../contract/phone-device.ts'
import type { PhoneOrder, WorkbenchEnvelope } from '../../contract/phone-orders.ts'
import { Destination } from './destination.ts'
import { holdScrolls, readScrolls } from './device/scroll-positions.ts'
import { clearStorages, forgetSeen, readStorages, writeStorages } from './device/storages.ts'
import { fillCard } from './fill-in/card-form.ts'
import { giveSampleDocument } from './fill-in/sample-document.ts'
import { clearFrame, refreshPage } from './frame-acts.ts'
import { FramePages } from './frame-pages.ts'
import { GlossWatch } from './gloss-watch.ts'
import { HandsScript } from './hands-script.ts'
import { holdFocus } from './hold-focus.ts'
import { addressOf, onOrder, type Page, pageInside, post } from './link.ts'
import { HeldCalls } from './login/held-calls.ts'
import { callAsMember } from './login/member-calls.ts'
import { repeatCalls } from './login/repeat-calls.ts'
import { forgetLogin, loggedInUid, storeLogin } from './login/stored-login.ts'
import { PhoneHistory } from './phone-history.ts'
import { reportPresenterInput } from './presenter-input.ts'
import { shellKeys } from './shell-keys.ts'
import { StageLook } from './stage-look.ts'
import { markedStyle, markTexts, readTexts } from './texts.ts'

type OrderOf<Kind extends PhoneOrder['kind']> = Extract<PhoneOrder, { readonly kind: Kind }>
type OrderHandlers = { readonly [Kind in PhoneOrder['kind']]: (order: OrderOf<Kind>) => unknown }

/** Overlay scroll bars as on phones; a desktop's would reduce the page's width. */
const phoneStyle = `* { scrollbar-width: none } ::-webkit-scrollbar { display: none } ${markedStyle}`

/** The frame around one phone: prepares the pages in it, carries out the workbench's orders and reports what it shows. */
export class PhoneShell {
  readonly #calls = new HeldCalls(() => post({ kind: 'stranded' }))
  readonly #pages = new FramePages({
    prepare: (page) => this.#prepare(page),
    seen: () => {
      this.#look.paint()
      this.#report()
    },
  })
  readonly #destination = new Destination(this.#pages, this.#calls)
  readonly #history = new PhoneHistory({
    changed: () => this.#report(),
    stepping: () => this.#destination.reached(),
  })
  readonly #look = new StageLook()
  readonly #gloss = new GlossWatch()
  /** The hands wait while a page is loading, or is looked for in the world. */
  readonly #hands = new HandsScript({
    page: () => (this.#pages.isComing || this.#destination.isAhead || this.#delayed ? undefined : pageInside()),
    back: () => {
      const { canGoBack } = this.#history
      this.#history.step(pageInside(), -1)
      return canGoBack
    },
    pageInside,
    report: post,
  })
  readonly #onKey = shellKeys({
    endGloss: () => this.#gloss.escape(),
    step: (delta) => this.#history.step(pageInside(), delta),
  })
  /** Scroll positions for the page that is loading. */
  #scrolls: PhoneDevice['scrolls'] = []
  /** Number of the last order, so that the workbench recognises older reports. */
  #received = 0
  /** Last report as text; an equal report is not sent again. */
  #lastReport = ''
  /** Orders that came while the phone becomes another one. */
  #delayed: WorkbenchEnvelope[] | undefined

  /** Starts to prepare pages in the frame and to follow the workbench. */
  start(): void {
    onOrder((envelope) => this.#receive(envelope))
    // Page changes leave the focus on this frame.
    addEventListener('keydown', this.#onKey)
    this.#pages.watch()
    addEventListener('pagehide', () => post({ kind: 'unload' }))
    post({ kind: 'ready', uid: loggedInUid() })
  }

  #prepare(page: Page): void {
    this.#destination.reached()
    this.#gloss.attend(page)
    holdFocus(page)
    repeatCalls(page, this.#calls)
    this.#look.attend(page)
    this.#hands.attend()
    reportPresenterInput(page)
    this.#history.keep(page)
    holdScrolls(page, this.#scrolls)
    this.#scrolls = []
    page.document.addEventListener('keydown', this.#onKey)
    const sheet = new page.CSSStyleSheet()
    sheet.replaceSync(phoneStyle)
    page.document.adoptedStyleSheets.push(sheet)
  }

  /** Carries an order out, after the phone has become another one. */
  #receive(envelope: WorkbenchEnvelope): void {
    if (this.#delayed) return void this.#delayed.push(envelope)
    const { no, order } = envelope
    this.#received = no
    // Each handler has the orders of its own kind.
    const handle = this.#handlers[order.kind] as (order: PhoneOrder) => unknown
    handle(order)
    this.#report()
  }

  readonly #handlers: OrderHandlers = {
    enter: (order) => this.#enter(order),
    renew: ({ session, read }) => {
      forgetSeen()
      storeLogin(session)
      this.#destination.showChecked(undefined, read, refreshPage)
    },
    leave: ({ to }) => {
      this.#hands.stop('other-person')
      this.#destination.dropCheck()
      forgetLogin()
      this.#calls.release()
      this.#destination.load(to)
    },
    become: (order) => this.#become(order),
    go: ({ to }) => this.#destination.showNext(to),
    back: () => this.#history.step(pageInside(), -1),
    reload: () => this.#destination.reload(this.#history.url),
    refresh: refreshPage,
    look: ({ look }) => this.#look.change(look),
    quiet: ({ on }) => this.#look.setQuiet(on),
    gloss: ({ mode, scale }) => this.#gloss.change(mode, scale),
    'read-device': ({ id }) =>
      post({ kind: 'device', id, device: { ...readStorages(), scrolls: readScrolls(pageInside()) } }),
    'read-texts': ({ id }) => post({ kind: 'texts', id, lines: readTexts(pageInside()) }),
    'mark-texts': ({ lines }) => markTexts(pageInside(), lines),
    'sample-document': () => giveSampleDocument(pageInside()),
    card: ({ number }) => fillCard(pageInside(), number),
    call: repeatCall,
    act: ({ id, act, slowly }) => this.#hands.reply(id, (hands) => hands.act(act, slowly)),
    check: ({ id, expected }) => this.#hands.reply(id, (hands) => hands.check(expected)),
    rest: ({ id }) => this.#hands.reply(id, (hands) => hands.rest()),
    record: ({ on }) => this.#hands.watchPerson('record', on),
    pick: ({ on }) => this.#hands.watchPerson('pick', on),
    stop: () => this.#hands.stop('stopped'),
  }

  /** Logs in and opens `to`. A member who is already logged in keeps the document, so only the page changes. */
  #enter({ session, to, read, anew }: OrderOf<'enter'>): void {
    this.#hands.stop('other-person')
    if (anew) forgetSeen()
    // The login page returns to its previous page as soon as a login exists.
    const isSame = loggedInUid() === session['uid'] && pageInside()?.location.pathname !== '/login'
    storeLogin(session)
    this.#destination.showChecked(to, read, () => (isSame ? this.#destination.show(to) : this.#destination.load(to)))
  }

  /**
   * Unloads the previous page first, because it would write into the new phone's storages. Until then the phone carries
   * nothing out and reports nothing, because both would concern the previous page.
   */
  async #become({ device, session, to }: OrderOf<'become'>): Promise<void> {
    this.#hands.stop('other-person')
    this.#destination.dropCheck()
    const later: WorkbenchEnvelope[] = []
    this.#delayed = later
    await clearFrame()
    this.#calls.release()
    // Before the login, which has more keys than a phone keeps while its storages are emptied.
    if (device === null) clearStorages()
    if (session) storeLogin(session)
    else if (session === null) forgetLogin()
    if (device) writeStorages(device)
    this.#scrolls = device?.scrolls ?? []
    this.#history.clear()
    this.#destination.load(to)
    this.#delayed = undefined
    for (const envelope of later) this.#receive(envelope)
  }

  /** Reports what the phone shows, if it has changed. */
  #report(): void {
    const page = this.#delayed ? undefined : pageInside()
    if (!page) return
    this.#history.note(page)
    const route = addressOf(page)
    if (route === this.#destination.address) this.#destination.reached()
    const { title } = page.document
    const { canGoBack } = this.#history
    const to = this.#destination.address ?? route
    const message = {
      kind: 'route',
      route,
      to,
      received: this.#received,
      title,
      uid: loggedInUid(),
      canGoBack,
    } as const
    const text = JSON.stringify(message)
    if (text !== this.#lastReport) post(message)
    this.#lastReport = text
  }
}

/** Repeats a call of the inspector. */
async function repeatCall({ id, method, path, body }: OrderOf<'call'>): Promise<void> {
  if (!path.startsWith('/api/')) return
  post({ kind: 'response', id, status: await callAsMember({ method, path, body }) })
}
