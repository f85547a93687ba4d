import * as z from 'zod/mini'
import { type PlacedReason, placedText, reasonOf } from '../../../src/contract/rules/file-reasons.ts'
import { isIncomplete, type Unchecked, unchecked } from '../../../src/contract/rules/recorded-text.ts'
import { mismatchOf } from '../../../src/contract/rules/zod-mismatch.ts'
import { readableParams } from '../../http/params/params.ts'
import { railsPath } from '../../http/request.ts'
import { checkCall, checkFrame, findEndpoint } from './check-exchange.ts'

/** A header or parameter. Proxies leave out values, or write numbers. */
const pair = z.object({
  name: z.string(),
  value: z.pipe(
    z._default(z.nullable(z.union([z.string(), z.number(), z.boolean()])), ''),
    z.transform((value) => String(value ?? '')),
  ),
})
const pairs = z._default(z.nullable(z.array(pair)), [])
const text = z.optional(z.nullable(z.string()))

/** What the check reads of an HTTP Archive 1.2. */
const archive = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })

/** What tells a call of ours from other requests. */
const called = z.object({ request: z.object({ method: z.string(), url: z.string() }) })

/** Browsers add sockets as `_webSocketMessages`. */
const entrySchema = z.object({
  startedDateTime: z._default(z.nullable(z.string()), ''),
  time: z._default(z.nullable(z.number()), 0),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: pairs,
    postData: z.optional(z.nullable(z.object({ mimeType: text, text, encoding: text, params: pairs }))),
  }),
  response: z.object({
    status: z.number(),
    headers: pairs,
    content: z.optional(z.nullable(z.object({ text, encoding: text }))),
  }),
  _webSocketMessages: z.optional(
    z.array(z.object({ type: z.string(), time: z.optional(z.number()), data: z.string() })),
  ),
})
type Entry = z.output<typeof entrySchema>

/** Thrown for a value that is no HTTP Archive, with the place of the first fault. */
export class NoArchive extends Error {
  override readonly name = 'NoArchive'
  readonly reason: PlacedReason

  constructor(error: z.core.$ZodError, within: readonly PropertyKey[] = []) {
    const { path } = mismatchOf(error)
    const why = { part: [...within, ...path].join('.'), ...reasonOf('no-har') }
    super(placedText(why))
    this.reason = why
  }
}

/**
 * Checks the API calls and socket frames of an HTTP Archive against the contract, entry by entry; requests to other paths
 * are left out. `reason` says why an entry was not checked. A frame is the request or the response of its record.
 * @throws NoArchive
 */
export function checkHar(value: unknown) {
  const parsed = z.safeParse(archive, value)
  if (!parsed.success) throw new NoArchive(parsed.error)
  const { entries } = parsed.data.log
  const first = entries.length > 0 ? z.safeParse(called, entries[0]) : undefined
  if (first?.error && !entries.some((given) => z.safeParse(called, given).success))
    throw new NoArchive(first.error, ['log', 'entries', 0])
  return entries.flatMap((given, index) => {
    const known = z.safeParse(called, given)
    if (!known.success) return []
    const { method, url } = known.data.request
    const path = pathOf(url)
    const isCable = path.endsWith('/cable')
    if (!isCable && (!path.startsWith('/api/') || method === 'OPTIONS')) return []
    const entry = z.safeParse(entrySchema, given)
    if (!entry.success) return [unread(index + 1, { method, url, path }, mismatchOf(entry.error).path.join('.'))]
    if (isCable) return framesOf(entry.data, index + 1, path)
    return entry.data._webSocketMessages ? [] : [callOf(entry.data, index + 1, path)]
  })
}

/** An entry of the API that says too little to be checked, such as a request that was blocked. */
function unread(entry: number, { method, url, path }: { method: string; url: string; path: string }, place: string) {
  const nothing = { requestHeaders: {}, responseHeaders: {}, request: '', response: '' }
  return {
    ...{ entry, id: findEndpoint(method, path)?.id ?? '-', method, path },
    recorded: { at: 0, url, status: 0, durationMs: 0, ...nothing },
    ...{ verdict: 'ok' as const, issues: [], reason: unchecked('incomplete', place) },
  }
}

const pathOf = (url: string) => (URL.canParse(url) ? railsPath(new URL(url).pathname) : '')

const headersOf = (list: Entry['request']['headers']) =>
  Object.fromEntries((list ?? []).map(({ name, value }) => [name.toLowerCase(), value]))

const instantOf = (instant: string | null) => Date.parse(instant ?? '') || 0

function callOf({ request, response, startedDateTime, time }: Entry, entry: number, path: string) {
  const { method, url } = request
  const responseBody = textOf(response.content)
  const sent = bodyOf(request.postData)
  const headers = headersOf(request.headers)
  const recorded = {
    at: instantOf(startedDateTime),
    url,
    status: response.status,
    durationMs: Math.max(0, time ?? 0),
    requestHeaders: headers,
    responseHeaders: headersOf(response.headers),
    request: sent ?? '',
    response: responseBody ?? '',
  }
  const named = { entry, id: findEndpoint(method, path)?.id ?? '-', method, path, recorded }
  const notChecked = (code: Unchecked['code']) => ({
    ...named,
    verdict: 'ok' as const,
    issues: [],
    reason: unchecked(code),
  })
  if (response.status <= 0) return notChecked('no-response')
  if (response.status === 304) return notChecked('not-modified')
  if (responseBody === undefined) return notChecked('no-response-body')
  // Our own recorder leaves out files and shortens long texts.
  if (isIncomplete(responseBody) || isIncomplete(sent ?? '')) return notChecked('left-out')
  const type = request.postData?.mimeType
  if (sent === undefined && type?.startsWith('multipart/')) return notChecked('no-request-body')
  const params = readableParams({
    method,
    url,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    body: sent === undefined ? undefined : Buffer.from(sent),
  })
  return {
    ...named,
    ...checkCall({ method, path, status: response.status, params, response: responseBody }),
    reason: undefined,
  }
}

/** A redirect has no body; other responses without one were evicted by the browser. */
function textOf(content: Entry['response']['content']): string | undefined {
  return typeof content?.text === 'string' ? decoded(content.text, content.encoding) : undefined
}

/** Firefox and proxies give a form as parameters, with or without its text. */
function bodyOf(posted: Entry['request']['postData']): string | undefined {
  if (!posted) return undefined
  const { text: body, encoding, mimeType, params } = posted
  if (body) return decoded(body, encoding)
  if (!params?.length || mimeType?.startsWith('multipart/')) return body ?? undefined
  return new URLSearchParams(params.map(({ name, value }): [string, string] => [name, value])).toString()
}

const decoded = (given: string, encoding: string | null | undefined) =>
  encoding === 'base64' ? Buffer.from(given, 'base64').toString() : given

function framesOf(
  { request, response, startedDateTime, _webSocketMessages: messages = [] }: Entry,
  entry: number,
  path: string,
) {
  return messages
    .filter(({ data }) => !data.startsWith('{"type":"ping"'))
    .map(({ type, time, data }) => {
      const direction = type === 'send' ? 'in' : 'out'
      const recorded = {
        // Browsers count the instants of frames in seconds.
        at: time === undefined ? instantOf(startedDateTime) : Math.round(time * 1000),
        url: request.url,
        status: response.status,
        durationMs: 0,
        requestHeaders: {},
        responseHeaders: {},
        request: direction === 'in' ? data : '',
        response: direction === 'out' ? data : '',
      }
      const named = { entry, id: 'frame', method: direction, path, recorded } as const
      if (isIncomplete(data)) return { ...named, verdict: 'ok' as const, issues: [], reason: unchecked('left-out') }
      return { ...named, ...checkFrame(direction, data), reason: undefined }
    })
}
