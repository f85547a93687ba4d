import * as z from 'zod/mini'
import { isIncomplete } from '../../../src/contract/rules/recorded-text.ts'
import { type Unchecked, unchecked } from '../../../src/contract/rules/unchecked.ts'
import { mismatchOf } from '../../../src/contract/rules/zod-mismatch.ts'
import { isPing } from '../../cable/frame-text.ts'
import { readableParams } from '../../http/params/params.ts'
import { railsPath } from '../../http/request.ts'
import { checkCall, checkFrame, findEndpoint } from './check-exchange.ts'
import { archive, called, type Entry, entrySchema, NoArchive } from './har-archive.ts'
import type { CheckVerdict } from './verdict.ts'

type Headers = Readonly<Record<string, string>>

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
    const recorded = { ...{ at: 0, url, status: 0, durationMs: 0 }, ...noHeaders, request: '', response: '' }
    return [notChecked({ entry, id: idOf(method, path), method, path, recorded }, unchecked('incomplete', fault))]
  }
  if (isCable) return framesOf(parsed.data, entry, path)
  return parsed.data._webSocketMessages ? [] : [callOf(parsed.data, entry, path)]
}

const notChecked = (place: Place, reason: Unchecked): HarFinding => ({ ...place, verdict: 'ok', issues: [], reason })

const checked = (place: Place, verdict: CheckVerdict): HarFinding => ({ ...place, ...verdict, reason: undefined })

const noHeaders = { requestHeaders: {}, responseHeaders: {} }

const idOf = (method: string, path: string) => findEndpoint(method, path)?.id ?? '-'

const pathOf = (url: string) => (URL.canParse(url) ? railsPath(new URL(url).pathname) : '')

const headersOf = (list: Entry['request']['headers']): Headers =>
  Object.fromEntries((list ?? []).map(({ name, value }) => [name.toLowerCase(), value]))

const instantOf = (instant: string | null) => Date.parse(instant ?? '') || 0

function callOf({ request, response, startedDateTime, time }: Entry, entry: number, path: string): HarFinding {
  const { method, url, postData } = request
  const { status } = response
  const received = textOf(response.content)
  const sent = bodyOf(postData)
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
  if (status <= 0) return notChecked(place, unchecked('no-response'))
  if (status === 304) return notChecked(place, unchecked('not-modified'))
  if (received === undefined) return notChecked(place, unchecked('no-response-body'))
  // Our own recorder leaves out files and shortens long texts.
  if (isIncomplete(received) || isIncomplete(sent ?? '')) return notChecked(place, unchecked('left-out'))
  const type = postData?.mimeType
  if (sent === undefined && type?.startsWith('multipart/')) return notChecked(place, unchecked('no-request-body'))
  const headers = { ...requestHeaders, ...(type && { 'content-type': type }) }
  const body = sent === undefined ? undefined : Buffer.from(sent)
  const params = readableParams({ method, url, headers, body })
  return checked(place, checkCall({ method, path, status, params, response: received }))
}

/** A redirect has no body; other responses without one were evicted by the browser. */
function textOf(content: Entry['response']['content']): string | undefined {
  return typeof content?.text === 'string' ? decoded(content.text, content.encoding) : undefined
}

/** Firefox and proxies give a form as parameters, with or without its text. */
function bodyOf(posted: Entry['request']['postData']): string | undefined {
  if (!posted) return undefined
  const { text, encoding, mimeType, params } = posted
  if (text) return decoded(text, encoding)
  if (!params?.length || mimeType?.startsWith('multipart/')) return text ?? undefined
  return new URLSearchParams(params.map(({ name, value }): [string, string] => [name, value])).toString()
}

const decoded = (given: string, encoding: string | null | undefined) =>
  encoding === 'base64' ? Buffer.from(given, 'base64').toString() : given

function framesOf(entryRead: Entry, entry: number, path: string): HarFinding[] {
  const { request, response, startedDateTime, _webSocketMessages: messages = [] } = entryRead
  return messages
    .filter(({ data }) => !isPing(data))
    .map(({ type, time, data }) => {
      const direction = type === 'send' ? 'in' : 'out'
      const recorded = {
        // Browsers count the instants of frames in seconds.
        at: time === undefined ? instantOf(startedDateTime) : Math.round(time * 1000),
        ...{ url: request.url, status: response.status, durationMs: 0 },
        ...noHeaders,
        request: direction === 'in' ? data : '',
        response: direction === 'out' ? data : '',
      }
      const place = { entry, id: 'frame', method: direction, path, recorded }
      return isIncomplete(data) ? notChecked(place, unchecked('left-out')) : checked(place, checkFrame(direction, data))
    })
}
