import type { SentRequest, Transport } from './call.ts'

type OnProgress = (part: number) => void

/** Transport that tells the sent share of the body, 0 to 1, which `fetch` cannot (photos, documents). */
export const withProgress =
  (onProgress: OnProgress): Transport =>
  async (url, request) =>
    toResponse(await send(url, request, onProgress))

function send(
  url: string,
  { method, headers, body, signal }: SentRequest,
  onProgress: OnProgress,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    if (body instanceof ReadableStream) throw new TypeError('Failed to send: a stream has no progress.')
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.withCredentials = true
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('load', () => resolve(request))
    request.addEventListener('error', () => reject(new TypeError('Failed to send: no answer. Check the connection.')))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  // A response without content may have no body, not even an empty one.
  return new Response(request.responseText || null, { status: request.status, headers })
}
