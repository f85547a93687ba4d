// @vitest-environment happy-dom
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardTokenizer } from '../../../../../contract/card-tokenizer.ts'
import { createCardToken } from './card-token.ts'
import { PaymentFailure } from './payment-failure.ts'

describe('create card token', () => {
  const card = { number: '4111111111111111', name: 'HARUTO MORI', expMonth: '12', expYear: '30', cvv2: '123' }
  let sent: unknown[] = []
  let result: unknown

  beforeEach(() => {
    sent = []
    result = { success: true, result: { token: 'from the server' } }
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (url.includes('config.json')) return Response.json({})
      sent.push([url.slice(url.indexOf('/api')), typeof init.body === 'string' && JSON.parse(init.body)])
      return Response.json(result)
    })
    // Loads the provider's script at once, without a request.
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      queueMicrotask(() => script instanceof HTMLElement && script.dispatchEvent(new Event('load')))
    })
    const createToken: CardTokenizer['createToken'] = (_, done) => done({ token: 'from the script' })
    vi.stubGlobal('YoimachiCard', { createToken })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('PAY-86 IMP-10 the server creates the token and receives the month as a number', async () => {
    expect(await createCardToken('server', card, '7')).toBe('from the server')
    const info = { site_id: '7', ...card, expMonth: 12 }
    expect(sent).toEqual([['/api/create_payment_token', { payment_info: info }]])
  })

  test('PAY-90 a refused card gives its reason', async () => {
    result = { success: false, error: { common: { errorMessage: '理由' } } }
    await expect(createCardToken('server', card, '7')).rejects.toEqual(new PaymentFailure('理由'))
  })

  test('PAY-88 CARD-15 with the browser script, card data never reaches the server', async () => {
    expect(await createCardToken('browser', card, '7')).toBe('from the script')
    expect(sent).toEqual([])
  })

  test('CARD-16 a script that never comes ends the attempt, and the next one asks for it again', async () => {
    vi.resetModules()
    const { createCardToken: create } = await import('./card-token.ts')
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
    vi.useFakeTimers()
    const failed = create('browser', card, '7').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await failed).toMatchObject({ kind: 'timeout' })
    vi.useRealTimers()
    append.mockImplementation((script) => {
      queueMicrotask(() => script instanceof HTMLElement && script.dispatchEvent(new Event('load')))
    })
    expect(await create('browser', card, '7')).toBe('from the script')
  })
})
