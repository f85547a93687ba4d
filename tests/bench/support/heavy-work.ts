/** What takes long in a town: each asks a server for it and resolves when it is done. */
export const heavyWork = {
  'a jump of 365 days': (url: string) => advance(url, 'P365D'),
  'founding 10,000': (url: string) => send(url, '/reset', JSON.stringify({ seed: 8, members: 10_000 })),
  'a capsule out and in': async (url: string) =>
    send(url, '/capsule', await (await fetch(`${url}/__control/capsule`)).text()),
} as const satisfies Readonly<Record<string, (url: string) => Promise<void>>>

/** Lets time pass, without logging anybody out, so that a load goes on. */
export const advance = (url: string, duration: string): Promise<void> =>
  send(url, '/clock', JSON.stringify({ advance: duration, keepSessions: true }))

async function send(url: string, path: string, body: string): Promise<void> {
  // A connection of its own: one that is kept may be closed by a busy server in the moment it is used again.
  const headers = { 'content-type': 'application/json', connection: 'close' }
  const reply = await fetch(`${url}/__control${path}`, { method: 'POST', headers, body })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${text.slice(0, 200)}`)
}
