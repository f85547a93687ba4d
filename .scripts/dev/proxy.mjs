import { request } from 'node:http'

/** The same request as if it had come to the backend's own port: its guards compare Host and Origin with that.
 * @param {import('node:http').IncomingMessage} incoming @param {number} port */
function headersFor(incoming, port) {
  const move = (/** @type {string | undefined} */ value) => value?.replace(/:\d+$/, `:${port}`)
  const headers = { ...incoming.headers, host: move(incoming.headers.host) }
  if (incoming.headers.origin) headers.origin = move(incoming.headers.origin)
  return headers
}

/** @param {import('node:http').IncomingMessage} incoming @param {number} port */
const ask = (incoming, port) =>
  request({
    host: '127.0.0.1',
    port,
    method: incoming.method,
    path: incoming.url,
    headers: headersFor(incoming, port),
  })

/**
 * Hands a request on to the backend. While it restarts the answer is 503.
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 * @param {number} port
 */
export function forward(incoming, outgoing, port) {
  const onward = ask(incoming, port)
  onward.on('response', (answer) => {
    const headers = { ...answer.headers }
    // The policies of the built pages would stop the development client of Vite.
    delete headers['content-security-policy']
    outgoing.writeHead(answer.statusCode ?? 502, headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.writeHead(503).end('The backend is not running.'))
  incoming.pipe(onward)
}

/**
 * Hands a socket upgrade on to the backend.
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:stream').Duplex} socket
 * @param {number} port
 */
export function forwardUpgrade(incoming, socket, port) {
  const onward = ask(incoming, port)
  onward.on('upgrade', (answer, backend) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    backend.pipe(socket).pipe(backend)
    for (const end of [backend, socket]) end.on('error', () => (backend.destroy(), socket.destroy()))
  })
  onward.on('response', () => socket.destroy())
  onward.on('error', () => socket.destroy())
  onward.end()
}
