/** Long operations of a town: each sends a request to a server and resolves at its end. */
export const heavyWork = {
  'a jump of 365 days': (url: string) => advance(url, 'P365D'),
  'founding 10,000': (url: string) => send(url, '/reset', JSON.stringify({ seed: 8, members: 10_000 })),
  'a capsule out and in': async (url: string) =>
    send(url, '/capsule', await (await fetch(`${url}/__control/capsule`)).text()),
} as const satisfies Readonly<Record<string, (url: string) => Promise<void>>>

/** Lets time pass without ending logins, so that a load continues. */
export const advance = (url: string, duration: string): Promise<void> =>
  send(url, '/clock', JSON.stringify({ advance: duration, keepSessions: true }))

async function send(url: string, path: string, body: string): Promise<void> {
  // A new connection, because a busy server may close a kept one at the moment of use.
  const headers = { 'content-type': 'application/json', connection: 'close' }
  const reply = await fetch(`${url}/__control${path}`, { method: 'POST', headers, body })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${text.slice(0, 200)}`)
}
