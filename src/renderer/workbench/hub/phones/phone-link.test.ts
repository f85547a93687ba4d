// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import type { PhoneMessage } from '../../../../contract/phone-messages.ts'
import {
  addressOn,
  askPhone,
  callFromPhone,
  frameOf,
  isUpToDate,
  linkPhone,
  orderPhone,
  phoneOrigin,
  readPhoneMessage,
  setReady,
} from './phone-link.ts'

describe('phone path', () => {
  const a = 'http://a.yoimachi.localhost:3100'
  const server = { port: '3100', handset: 'http://192.168.1.5:50123' }
  const link = (back: string) =>
    `http://127.0.0.1:3100/api/auth/password/edit?config=default&redirect_url=${encodeURIComponent(back)}&token=x_1`

  test('keeps a path, and removes the origin of a full address', () => {
    expect(addressOn(a, '/profile?uuid=1#photo', server)).toBe('/profile?uuid=1#photo')
    expect(addressOn(a, 'http://b.yoimachi.localhost:3100/home', server)).toBe('/home')
  })

  test('AUTH-44 a mailed link leads back to the phone that opens it; foreign addresses stay', () => {
    const backOf = (address: string) => new URL(addressOn(a, address, server), a).searchParams.get('redirect_url')
    for (const from of ['http://b.yoimachi.localhost:3100', 'http://127.0.0.1:3100', server.handset])
      expect(backOf(link(`${from}/password_reset?x=1`))).toBe(`${a}/password_reset?x=1`)
    for (const foreign of ['https://app.example/reset', 'http://b.yoimachi.localhost:4000/reset'])
      expect(backOf(link(foreign))).toBe(foreign)
    expect(addressOn(a, link(`${a}/x`), server)).toContain('token=x_1')
  })

  test('a link requested by a phone of the stage leads a real phone to its own address', () => {
    const there = addressOn(server.handset, link(`${a}/password_reset`), server)
    expect(new URL(there, a).searchParams.get('redirect_url')).toBe(`${server.handset}/password_reset`)
    expect(there).toMatch(/^\/api\/auth\/password\/edit\?/)
  })
})

describe('phone link', () => {
  beforeEach(() => {
    for (const phone of ['a', 'b'] as const) linkPhone(phone, null)
  })

  test('reads messages of the linked frame and origin only', () => {
    const [linked, other] = [{} as Window, {} as Window]
    linkPhone('a', linked)
    const message: PhoneMessage = { kind: 'palette' }
    const heard = (source: Window, origin: string) =>
      readPhoneMessage(
        'a',
        Object.assign(new MessageEvent('message', { data: { yoimachi: 'phone', message }, origin }), {
          source,
        }),
      )
    expect(heard(linked, phoneOrigin('a'))).toEqual(message)
    expect(heard(other, phoneOrigin('a'))).toBeUndefined()
    expect(heard(window, phoneOrigin('a'))).toBeUndefined()
    expect(heard(linked, phoneOrigin('b'))).toBeUndefined()
  })

  test('a phone that has not loaded is not waited for', async () => {
    linkPhone('a', {} as Window)
    const reply = askPhone('a', (id) => ({ kind: 'read-device', id }), 'device', 60_000)
    expect(await Promise.race([reply, Promise.resolve('waits')])).toBeUndefined()
  })

  test('orders are numbered for each phone from one, and anew when its page loads again', () => {
    const [a, b] = [standInPhone('a'), standInPhone('b')]
    expect(isUpToDate('a', 0)).toBe(true)
    for (const phone of ['a', 'a', 'b'] as const) orderPhone(phone, { kind: 'reload' })
    expect([a.numbers, b.numbers]).toEqual([[1, 2], [1]])
    expect([isUpToDate('a', 1), isUpToDate('a', 2), isUpToDate('a', 3), isUpToDate('b', 1)]).toEqual([
      false,
      true,
      true,
      true,
    ])
    const again = standInPhone('a')
    orderPhone('a', { kind: 'reload' })
    expect(again.numbers).toEqual([1])
    again.leave()
    orderPhone('a', { kind: 'reload' })
    expect(again.numbers).toEqual([1])
  })

  test('a question is answered by its own reply only, or by nothing after its patience', async () => {
    const a = standInPhone('a')
    const asked = askPhone('a', (id) => ({ kind: 'read-texts', id }), 'texts', 60_000)
    const other = askPhone('a', (id) => ({ kind: 'read-texts', id }), 'texts', 60_000)
    const [first = 0, second = 0] = a.orders.map((order) => ('id' in order ? order.id : 0))
    expect(second).toBeGreaterThan(first)
    a.say({ kind: 'palette' })
    a.say({ kind: 'response', id: first, status: 200 })
    a.say({ kind: 'texts', id: second, lines: ['二'] })
    a.say({ kind: 'texts', id: first, lines: ['一'] })
    expect([(await asked)?.lines, (await other)?.lines]).toEqual([['一'], ['二']])
    vi.useFakeTimers()
    const unheard = askPhone('a', (id) => ({ kind: 'read-texts', id }), 'texts', 1_000)
    vi.advanceTimersByTime(999)
    const early = await Promise.race([unheard, Promise.resolve('waits')])
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect([early, await unheard]).toEqual(['waits', undefined])
  })

  test('a question ends when its phone leaves the stage or its page unloads', async () => {
    const [a, b] = [standInPhone('a'), standInPhone('b')]
    const asked = (['a', 'b'] as const).map((phone) =>
      askPhone(phone, (id) => ({ kind: 'read-texts', id }), 'texts', 60_000),
    )
    setReady('a', false)
    b.leave()
    expect([await Promise.all(asked), a.orders.length]).toEqual([[undefined, undefined], 1])
  })

  test('messages without the mark of a phone are none, and a phone is found by its frame', () => {
    const [other, frame] = [document.createElement('iframe'), document.createElement('iframe')]
    const source = {} as Window
    Object.defineProperty(frame, 'contentWindow', { value: source })
    document.body.append(other, frame)
    linkPhone('a', source)
    const shown = frameOf('a')
    const event = new MessageEvent('message', { data: { yoimachi: 'x' }, origin: phoneOrigin('a') })
    const heard = readPhoneMessage('a', Object.assign(event, { source }))
    document.body.replaceChildren()
    expect([shown === frame, heard]).toEqual([true, undefined])
  })

  test('a call of the member goes through the phone and gives its status, 0 without a phone', async () => {
    standInPhone('a', (order) =>
      order.kind === 'call' && order.path === '/api/account'
        ? { kind: 'response', id: order.id, status: 401 }
        : undefined,
    )
    expect(await callFromPhone('a', { method: 'GET', path: '/api/account' })).toBe(401)
    expect(await callFromPhone('b', { method: 'GET', path: '/api/account' })).toBe(0)
  })
})
