import { request } from 'node:http'

/**
 * Replaces the port in Host and Origin by the backend's, because its guards compare them.
 * @param {import('node:http').IncomingMessage} incoming @param {number} port
 */
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
 * Forwards a request to the backend. Responds with 503 while it restarts.
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 * @param {number} port
 */
export function forward(incoming, outgoing, port) {
  const onward = ask(incoming, port)
  onward.on('response', (response) => {
    const headers = { ...response.headers }
    // The policy of the built pages would block Vite's development client.
    delete headers['content-security-policy']
    outgoing.writeHead(response.statusCode ?? 502, headers)
    // A page opens its stream of events again when the backend has broken it off.
    response.on('error', () => outgoing.destroy())
    response.pipe(outgoing)
  })
  onward.on('error', () => {
    // After its head a response can only break off, and a page that is gone reads none.
    if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy()
    else outgoing.writeHead(503).end('The backend is not running.')
  })
  // Ends the stream of a page that is gone.
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

/**
 * Forwards a socket upgrade to the backend.
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:stream').Duplex} socket
 * @param {number} port
 */
export function forwardUpgrade(incoming, socket, port) {
  const onward = ask(incoming, port)
  onward.on('upgrade', (response, backend) => {
    const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${String(value)}`)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    backend.pipe(socket).pipe(backend)
    for (const end of [backend, socket]) end.on('error', () => (backend.destroy(), socket.destroy()))
  })
  onward.on('response', () => socket.destroy())
  onward.on('error', () => socket.destroy())
  onward.end()
}
