import * as z from 'zod/mini'
import { readableParams } from '../../http/params/params.ts'
import { checkCall, checkFrame, findEndpoint } from './check-exchange.ts'

const pair = z.object({ name: z.string(), value: z.string() })

/** What the check reads of an HTTP Archive 1.2; browsers add sockets as `_webSocketMessages`. */
const archive = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        startedDateTime: z._default(z.string(), ''),
        time: z._default(z.number(), 0),
        request: z.object({
          method: z.string(),
          url: z.string(),
          headers: z._default(z.array(pair), []),
          postData: z.optional(z.object({ mimeType: z.optional(z.string()), text: z.optional(z.string()) })),
        }),
        response: z.object({
          status: z.number(),
          headers: z._default(z.array(pair), []),
          content: z.optional(z.object({ text: z.optional(z.string()), encoding: z.optional(z.string()) })),
        }),
        _webSocketMessages: z.optional(
          z.array(z.object({ type: z.string(), time: z.optional(z.number()), data: z.string() })),
        ),
      }),
    ),
  }),
})
type Entry = z.output<typeof archive>['log']['entries'][number]

/**
 * Checks the API calls and socket frames of an HTTP Archive against the contract; requests to other paths are left out.
 * `reason` says why an entry was not checked. A frame is the request or the response of its record.
 * Throws an error with one line when the value is no HTTP Archive.
 */
export function checkHar(value: unknown) {
  const parsed = z.safeParse(archive, value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`it is no HTTP Archive (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''})`)
  }
  return parsed.data.log.entries.flatMap((entry, index) => {
    const path = pathOf(entry.request.url)
    if (entry._webSocketMessages) return path.endsWith('/cable') ? framesOf(entry, index + 1, path) : []
    if (!path.startsWith('/api/') || entry.request.method === 'OPTIONS') return []
    return [callOf(entry, index + 1, path)]
  })
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : '')

const headersOf = (pairs: readonly z.output<typeof pair>[]) =>
  Object.fromEntries(pairs.map(({ name, value }) => [name.toLowerCase(), value]))

const instantOf = (text: string) => Date.parse(text) || 0

function callOf({ request, response, startedDateTime, time }: Entry, entry: number, path: string) {
  const { method, url } = request
  const text = textOf(response.content)
  const headers = headersOf(request.headers)
  const recorded = {
    at: instantOf(startedDateTime),
    url,
    status: response.status,
    durationMs: Math.max(0, time),
    requestHeaders: headers,
    responseHeaders: headersOf(response.headers),
    request: request.postData?.text ?? '',
    response: text ?? '',
  }
  const named = { entry, id: findEndpoint(method, path)?.id ?? '-', method, path, recorded }
  const notChecked = (reason: string) => ({ ...named, verdict: 'ok' as const, issues: [], reason })
  if (response.status === 304) return notChecked('not modified')
  if (text === undefined) return notChecked('the archive holds no response body')
  // The recorder of the mock shortens long texts.
  if (text.endsWith('…') || request.postData?.text?.endsWith('…') === true) return notChecked('a text was shortened')
  const type = request.postData?.mimeType
  const body = request.postData?.text
  const params = readableParams({
    method,
    url,
    headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
    body: body === undefined ? undefined : Buffer.from(body),
  })
  return {
    ...named,
    ...checkCall({ method, path, status: response.status, params, response: text }),
    reason: undefined,
  }
}

/** A redirect has no body; other responses without one were evicted by the browser. */
function textOf(content: Entry['response']['content']): string | undefined {
  if (content?.text === undefined) return undefined
  return content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString() : content.text
}

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
      if (data.endsWith('…')) return { ...named, verdict: 'ok' as const, issues: [], reason: 'a text was shortened' }
      return { ...named, ...checkFrame(direction, data), reason: undefined }
    })
}
