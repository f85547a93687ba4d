import * as z from 'zod/mini'
import { type Unchecked, unchecked } from '../../../src/contract/files/har-unchecked.ts'
import { isIncomplete } from '../../../src/contract/rules/recorded-text.ts'
import { mismatchOf } from '../../../src/contract/rules/zod-mismatch.ts'
import { isPing } from '../../cable/frame-text.ts'
import { readableParams } from '../../http/params/params.ts'
import { railsPath } from '../../http/request-path.ts'
import { checkCall, findEndpoint } from './check-call.ts'
import { checkFrame } from './check-frame.ts'
import { archive, called, type Entry, entrySchema, NoArchive } from './har-archive.ts'
import { type Headers, headersOf, instantOf, requestText, responseText } from './har-fields.ts'
import type { CheckVerdict } from './verdict.ts'

/** A call or a frame of an archive. A frame is the request or the response. */
interface Recorded {
  /** Epoch milliseconds; 0 when unknown. */
  readonly at: number
  readonly url: string
  readonly status: number
  readonly durationMs: number
  readonly requestHeaders: Headers
  readonly responseHeaders: Headers
  readonly request: string
  readonly response: string
}

/** Where a call or a frame stands in an archive. */
interface Place {
  /** Number of the entry, from 1. */
  readonly entry: number
  /** Id of the documented call, `-` for another one, `frame` for a frame. */
  readonly id: string
  /** Of a frame: `in` from the client, `out` to it. */
  readonly method: string
  readonly path: string
  readonly recorded: Recorded
}

/** Result of checking a call or a frame. */
interface HarFinding extends Place, CheckVerdict {
  /** Why it was not checked; its verdict says nothing then. */
  readonly reason: Unchecked | undefined
}

/**
 * Checks the API calls and socket frames of an HTTP Archive against the contract, entry by entry; requests to other paths
 * are left out.
 * @throws NoArchive
 */
export function checkHar(value: unknown): HarFinding[] {
  const parsed = z.safeParse(archive, value)
  if (!parsed.success) throw new NoArchive(parsed.error)
  const { entries } = parsed.data.log
  const first = entries.length > 0 ? z.safeParse(called, entries[0]) : undefined
  if (first?.error && !entries.some((given) => z.safeParse(called, given).success))
    throw new NoArchive(first.error, ['log', 'entries', 0])
  return entries.flatMap((given, index) => checkEntry(given, index + 1))
}

function checkEntry(given: unknown, entry: number): HarFinding[] {
  const known = z.safeParse(called, given)
  if (!known.success) return []
  const { method, url } = known.data.request
  const path = pathOf(url)
  const isCable = path.endsWith('/cable')
  if (!isCable && (!path.startsWith('/api/') || method === 'OPTIONS')) return []
  const parsed = z.safeParse(entrySchema, given)
  if (!parsed.success) {
    // Such as a request that was blocked.
    const fault = mismatchOf(parsed.error).path.join('.')
    const place = { entry, id: idOf(method, path), method, path, recorded: { ...nothingRecorded, url } }
    return [notChecked(place, unchecked('incomplete', fault))]
  }
  if (isCable) return framesOf(parsed.data, entry, path)
  return parsed.data._webSocketMessages ? [] : [callOf(parsed.data, entry, path)]
}

const notChecked = (place: Place, reason: Unchecked): HarFinding => ({ ...place, verdict: 'ok', issues: [], reason })

const checked = (place: Place, verdict: CheckVerdict): HarFinding => ({ ...place, ...verdict, reason: undefined })

/** A recording of which only the address is known. */
const nothingRecorded = {
  at: 0,
  status: 0,
  durationMs: 0,
  requestHeaders: {},
  responseHeaders: {},
  request: '',
  response: '',
}

const idOf = (method: string, path: string) => findEndpoint(method, path)?.id ?? '-'

const pathOf = (url: string) => (URL.canParse(url) ? railsPath(new URL(url).pathname) : '')

function callOf({ request, response, startedDateTime, time }: Entry, entry: number, path: string): HarFinding {
  const { method, url, postData } = request
  const { status } = response
  const sent = requestText(postData)
  const received = responseText(response.content)
  const requestHeaders = headersOf(request.headers)
  const recorded = {
    at: instantOf(startedDateTime),
    url,
    status,
    durationMs: Math.max(0, time ?? 0),
    requestHeaders,
    responseHeaders: headersOf(response.headers),
    request: sent ?? '',
    response: received ?? '',
  }
  const place = { entry, id: idOf(method, path), method, path, recorded }
  const type = postData?.mimeType ?? ''
  const reason = whyUnchecked({ status, sent, received, type })
  if (reason) return notChecked(place, reason)
  const headers = { ...requestHeaders, ...(type !== '' && { 'content-type': type }) }
  const body = sent === undefined ? undefined : Buffer.from(sent)
  const params = readableParams({ method, url, headers, body })
  return checked(place, checkCall({ method, path, status, params, response: received ?? '' }))
}

interface RecordedTexts {
  readonly status: number
  /** Undefined without a text, as of a request without a body. */
  readonly sent: string | undefined
  readonly received: string | undefined
  /** Media type of the request; '' when unknown. */
  readonly type: string
}

/** Returns why a call cannot be checked; undefined when it can. */
function whyUnchecked({ status, sent, received, type }: RecordedTexts): Unchecked | undefined {
  if (status <= 0) return unchecked('no-response')
  if (status === 304) return unchecked('not-modified')
  if (received === undefined) return unchecked('no-response-body')
  // Our own recorder leaves out files and shortens long texts.
  if (isIncomplete(received) || isIncomplete(sent ?? '')) return unchecked('left-out')
  return sent === undefined && type.startsWith('multipart/') ? unchecked('no-request-body') : undefined
}

function framesOf({ request, response, startedDateTime, ...rest }: Entry, entry: number, path: string): HarFinding[] {
  const { url } = request
  const { status } = response
  const frames = (rest._webSocketMessages ?? []).filter(({ data }) => !isPing(data))
  return frames.map(({ type, time, data }) => {
    // Browsers count the instants of frames in seconds.
    const at = time === undefined ? instantOf(startedDateTime) : Math.round(time * 1000)
    const direction = type === 'send' ? 'in' : 'out'
    const text = direction === 'in' ? { request: data } : { response: data }
    const recorded = { ...nothingRecorded, at, url, status, ...text }
    const place = { entry, id: 'frame', method: direction, path, recorded }
    return isIncomplete(data) ? notChecked(place, unchecked('left-out')) : checked(place, checkFrame(direction, data))
  })
}
