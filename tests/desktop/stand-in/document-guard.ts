import type { EventEmitter } from 'node:events'
import type { Page } from 'playwright'
import { strict } from './known.ts'
import { CancellableEvent } from './strict-emitter.ts'

/** Electron's details of a pending navigation. */
class NavigationEvent extends CancellableEvent {
  readonly url: string
  readonly isMainFrame: boolean

  constructor(url: string, isMainFrame: boolean) {
    super()
    this.url = url
    this.isMainFrame = isMainFrame
  }
}

/** Pages loaded by main itself: `loadURL` fires no event, its redirects do. */
const loadsOfMain = new WeakMap<Page, string>()

/** Marks the next document request of this address as main's own. */
export function expectLoad(page: Page, url: string): void {
  loadsOfMain.set(page, new URL(url).href)
}

/** Whether the phones of the stage stay blank, for specs that look at none: each is a whole app to load. */
const isBlankPhone = (url: string): boolean =>
  process.env['STAND_IN_PHONES'] === 'blank' && new URL(url).pathname === '/__phone/'

/**
 * Passes every document request of a page, including frames and redirects, to the listeners of its contents. Fails the
 * request when a listener prevents it.
 */
export async function guardDocuments(page: Page, contents: EventEmitter): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  session.on('Fetch.requestPaused', ({ requestId, request, frameId, redirectedRequestId }) => {
    const isMainFrame = frameId === frameTree.frame.id
    const isLoadOfMain = isMainFrame && loadsOfMain.get(page) === request.url
    const isRedirect = redirectedRequestId !== undefined
    if (isLoadOfMain) loadsOfMain.delete(page)
    const inner = new NavigationEvent(request.url, isMainFrame)
    const event = strict('navigation event', inner)
    if (isRedirect) contents.emit('will-redirect', event)
    else if (!isLoadOfMain) {
      contents.emit('will-frame-navigate', event)
      if (isMainFrame) contents.emit('will-navigate', event)
    }
    const answer = inner.defaultPrevented
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : isBlankPhone(request.url)
        ? session.send('Fetch.fulfillRequest', { requestId, responseCode: 200 })
        : session.send('Fetch.continueRequest', { requestId })
    // The page may be closed, which needs no answer.
    answer.catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] })
}
