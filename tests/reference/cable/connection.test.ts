import { connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openCable } from '../../support/cable-client.ts'
import { cableTown, expectSilence, isData, subscribed, type CableTown } from './cable-town.ts'

// Protocols B1, B2, B4, B6.
const town = cableTown()
const open = () => openCable(town().mock.server.url, town().woman)

describe('pings', () => {
  test('come every 3 seconds with whole unix seconds, the first after welcome within 3 seconds', async () => {
    const cable = await open()
    const seen: [number, Record<string, unknown>][] = []
    cable.socket.on('message', (data: Buffer) =>
      seen.push([performance.now(), JSON.parse(data.toString()) as Record<string, unknown>]),
    )
    await cable.next(({ type }) => type === 'welcome')
    while (seen.filter(([, { type }]) => type === 'ping').length < 2)
      await new Promise((resolve) => setTimeout(resolve, 50))
    const pings = seen.filter(([, { type }]) => type === 'ping')
    for (const [, ping] of pings) expect(ping).toEqual({ type: 'ping', message: expect.any(Number) })
    expect(Number.isInteger(pings[0]?.[1]['message'])).toBe(true)
    const apart = (pings[1]?.[0] ?? 0) - (pings[0]?.[0] ?? 0)
    expect(apart).toBeGreaterThan(2000)
    expect(apart).toBeLessThan(4500)
  })
})

describe('disconnect by the server', () => {
  const disconnect = (reason: string, reconnect: boolean) => ({ type: 'disconnect', reason, reconnect })

  test('ends only the connection of an ended login, for good', async () => {
    const [leaving, staying] = [await town().mock.signIn('man'), await town().mock.signIn('man')]
    const [gone, kept] = [await subscribed(town(), leaving), await subscribed(town(), staying)]
    await leaving.delete('/api/auth/sign_out')
    expect(await gone.next(({ type }) => type === 'disconnect')).toEqual(disconnect('remote', false))
    expect(await gone.closed()).toBe(1000)
    await expectSilence(town(), kept)
  })

  test('ends all connections on a restart and lets clients reconnect', async () => {
    const cables = [await open(), await open()]
    const { body } = await town().mock.control('POST', '/history/name', { name: 'restart' })
    await town().mock.control('POST', '/history/go', { moment: body.id })
    for (const cable of cables) {
      expect(await cable.next(({ type }) => type === 'disconnect')).toEqual(disconnect('server_restart', true))
      expect(await cable.closed()).toBe(1000)
    }
    expect(await (await open()).next(() => true)).toEqual({ type: 'welcome' })
  })
})

describe('frames of the WebSocket protocol', () => {
  test('joins a fragmented message', async () => {
    const cable = await open()
    await cable.next(({ type }) => type === 'welcome')
    const text = JSON.stringify({ command: 'subscribe', identifier: town().identifier })
    for (const [at, piece] of [text.slice(0, 5), text.slice(5, 30), text.slice(30)].entries())
      cable.socket.send(piece, { fin: at === 2 })
    expect(await cable.next(({ type }) => type === 'confirm_subscription')).toBeDefined()
  })

  test('reads a frame that arrives byte by byte', async () => {
    const raw = await rawSocket(town())
    const text = JSON.stringify({ command: 'subscribe', identifier: town().identifier })
    for (const byte of frame(0x81, Buffer.from(text))) raw.socket.write(Buffer.of(byte))
    expect(await raw.until('confirm_subscription')).toBe(true)
  })

  test('answers a protocol ping with its payload', async () => {
    const cable = await open()
    const answered = new Promise<string>((resolve) =>
      cable.socket.once('pong', (data: Buffer) => resolve(data.toString())),
    )
    cable.socket.ping('echo')
    expect(await answered).toBe('echo')
  })

  test.each([65_537, 1_000_000])('accepts and drops a text frame of %i characters', async (length) => {
    const cable = await subscribed(town(), town().woman)
    const message = 'あ'.repeat(length)
    cable.command({
      command: 'message',
      identifier: town().identifier,
      data: JSON.stringify({ action: 'speak', message }),
    })
    await expectSilence(town(), cable)
    expect(cable.frames.filter(isData)).toEqual([])
  })

  test.each([
    ['of more than 64 MiB', 1009, Buffer.concat([Buffer.of(0x81, 0xff), eightBytes(2 ** 26)])],
    ['without a mask', 1002, Buffer.of(0x81, 2, 0x7b, 0x7d)],
    ['of bytes that are no UTF-8', 1007, frame(0x81, Buffer.of(0xff, 0xfe))],
    ['with a reserved opcode', 1002, frame(0x83, Buffer.from('{}'))],
  ])('closes a frame %s with %i', async (_, code, bytes) => {
    const raw = await rawSocket(town())
    raw.socket.write(bytes)
    expect(await raw.until(Buffer.of(0x88, 2, code >> 8, code & 0xff).toString('latin1'))).toBe(true)
  })
})

function eightBytes(length: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(length))
  return bytes
}

/** A masked frame, with a mask of zeros. */
function frame(first: number, payload: Buffer): Buffer {
  const length =
    payload.length < 126
      ? Buffer.of(0x80 | payload.length)
      : Buffer.of(0xfe, payload.length >> 8, payload.length & 0xff)
  return Buffer.concat([Buffer.of(first), length, Buffer.alloc(4), payload])
}

/** A raw socket after the handshake, below a client library. */
async function rawSocket({ mock, woman }: CableTown) {
  const socket: Socket = connect(mock.server.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.setNoDelay(true)
  let came = ''
  socket.on('data', (bytes) => (came += bytes.toString('latin1')))
  socket.on('error', () => {})
  const until = async (text: string) => {
    const deadline = performance.now() + 5000
    while (!came.includes(text)) {
      if (performance.now() > deadline) throw new Error(`${JSON.stringify(text)} never came, but ${came}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return true
  }
  socket.write(
    [
      `GET /cable?${new URLSearchParams(woman.headers).toString()} HTTP/1.1`,
      `Host: 127.0.0.1:${mock.server.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol: actioncable-v1-json',
      '\r\n',
    ].join('\r\n'),
  )
  await until('welcome')
  return { socket, until }
}
