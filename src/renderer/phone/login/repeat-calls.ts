import { formerLoginHeader } from '../../../contract/rules/session-values.ts'
import type { Page } from '../link.ts'
import type { HeldCalls } from './held-calls.ts'
import { isFormerLogin, ownLogin, storeRotated, withOwnLogin } from './stored-login.ts'

/**
 * Makes the requests of a page that has just loaded wait while calls are held, and repeats those that were stranded. The
 * app never sees the refusal.
 */
export function repeatCalls(page: Page, calls: HeldCalls): void {
  repeatFetches(page, calls)
  repeatUploads(page, calls)
}

function repeatFetches(page: Page, calls: HeldCalls): void {
  const fetchOfPage = page.fetch.bind(page)
  const send: typeof page.fetch = async (input, init) => {
    await calls.untilReleased(init?.signal)
    const headers = new page.Headers(init?.headers)
    const isReplaced = takeOwnLogin(headers)
    const body = isReplaced && typeof init?.body === 'string' ? withOwnLogin(init.body) : init?.body
    const response = await fetchOfPage(input, isReplaced ? { ...init, headers, body: body ?? null } : init)
    const mark = response.headers.get(formerLoginHeader)
    if (calls.holdIfStranded({ client: headers.get('client'), status: response.status, mark })) return send(input, init)
    if (isReplaced) storeRotated(response.headers, headers, page)
    return response
  }
  page.fetch = send
}

/** What was sent with a request, to send it again. */
interface SentUpload {
  readonly address: [method: string, url: string | URL]
  readonly headers: Headers
  body: XMLHttpRequestBodyInit | Document | null | undefined
  /** Whether it was sent again with a login that the app does not know yet. */
  isRepeated: boolean
}

/** Repeats a stranded upload. Its listener is the first, so the app's listeners receive the last attempt only. */
function repeatUploads(page: Page, calls: HeldCalls): void {
  const { prototype } = page.XMLHttpRequest
  // oxlint-disable-next-line typescript/unbound-method -- called with their request below
  const { open, send, setRequestHeader } = prototype
  const uploads = new WeakMap<XMLHttpRequest, SentUpload>()
  const repeat = async (request: XMLHttpRequest, upload: SentUpload) => {
    await calls.untilReleased()
    const { address, headers, body } = upload
    upload.isRepeated = takeOwnLogin(headers)
    open.call(request, ...address, true)
    headers.forEach((value, name) => setRequestHeader.call(request, name, value))
    send.call(request, body)
  }
  prototype.open = function begin(this: XMLHttpRequest, method: string, url: string | URL) {
    const upload: SentUpload = { address: [method, url], headers: new page.Headers(), body: null, isRepeated: false }
    uploads.set(this, upload)
    this.addEventListener('load', (event) => {
      const mark = this.getResponseHeader(formerLoginHeader)
      if (calls.holdIfStranded({ client: upload.headers.get('client'), status: this.status, mark })) {
        event.stopImmediatePropagation()
        void repeat(this, upload)
      } else if (upload.isRepeated) {
        const token = this.getResponseHeader('access-token') ?? ''
        storeRotated(new page.Headers({ 'access-token': token }), upload.headers, page)
      }
    })
    open.call(this, method, url, true)
  }
  prototype.setRequestHeader = function note(this: XMLHttpRequest, name, value) {
    uploads.get(this)?.headers.append(name, value)
    setRequestHeader.call(this, name, value)
  }
  prototype.send = function keep(this: XMLHttpRequest, body) {
    const upload = uploads.get(this)
    if (upload) upload.body = body
    send.call(this, body)
  }
}

/** Replaces a login that the workbench has replaced by the present one. Other logins, as of a mailed link, stay. */
function takeOwnLogin(headers: Headers): boolean {
  if (!isFormerLogin(headers.get('client') ?? '')) return false
  for (const [name, value] of Object.entries(ownLogin())) headers.set(name, value)
  return true
}
