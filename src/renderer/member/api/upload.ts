import type { Transport } from './call.ts'

/** Transport that tells the sent share of the body, 0 to 1, which `fetch` cannot (photos, documents). */
export const withProgress =
  (onProgress: (part: number) => void): Transport =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      request.withCredentials = true
      for (const [name, value] of headers) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve(toResponse(request)))
      request.addEventListener('error', () => reject(new TypeError('Failed to send: no answer. Check the connection.')))
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      signal.addEventListener('abort', () => request.abort(), { once: true })
      if (body instanceof ReadableStream) throw new TypeError('Failed to send: a stream has no progress.')
      request.send(body)
    })

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return new Response(request.responseText, { status: request.status, headers })
}
