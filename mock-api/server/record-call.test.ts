import { expect, test, vi } from 'vitest'
import { cutResponse, jsonResponse, type ApiResponse } from '../http/response.ts'
import type { Coverage } from '../tools/inspection/coverage.ts'
import type { ExchangeLog } from '../tools/inspection/exchange-log.ts'
import { recordCall, type RequestToRecord } from './record-call.ts'

/** Returns what the inspector and the coverage are given of a call. */
function recorded(more: object = {}, response: ApiResponse = jsonResponse(200, { a: 1 })) {
  const [addCall, count] = [vi.fn<(call: object) => void>(), vi.fn<(...of: unknown[]) => void>()]
  const call = {
    ...{ method: 'POST', url: 'http://x/api/x', headers: { accept: 'x' }, params: { a: 1 }, fault: false, began: 5 },
    ...more,
  } as unknown as RequestToRecord
  vi.spyOn(performance, 'now').mockReturnValue(17.26)
  const outcome = { response, headers: { etag: 'e' }, at: 9, operation: undefined, isReal: false }
  recordCall({ addCall } as unknown as ExchangeLog, { count } as unknown as Coverage, call, outcome)
  return { kept: addCall.mock.calls[0]?.[0], counted: count.mock.calls[0], call }
}

test('records a call with both headers, its parameters and its time in tenths of milliseconds', () => {
  const { kept, counted, call } = recorded({ fault: true })
  expect(kept).toEqual({
    ...{ at: 9, method: 'POST', url: 'http://x/api/x', status: 200, durationMs: 12.3, fault: true, isReal: false },
    ...{ headers: { request: { accept: 'x' }, response: { etag: 'e' } }, request: { a: 1 }, response: '{"a":1}' },
    operation: undefined,
  })
  expect(counted).toEqual([call, 200, '{"a":1}'])
})

test('records a cut connection as no response', () => {
  const { kept, counted } = recorded({}, cutResponse)
  expect(kept).toMatchObject({ status: 0, response: '' })
  expect(kept).toHaveProperty('headers.response', {})
  expect(counted?.slice(1)).toEqual([0, ''])
})

const sized = (bytes: number, type?: string) => ({
  headers: { 'content-length': String(bytes), ...(type && { 'content-type': type }) },
})

test.each<[string, object, unknown]>([
  ['parameters of a GET', { method: 'GET' }, { a: 1 }],
  ['a GET without any', { method: 'GET', params: undefined }, {}],
  ['a GET of any length', { method: 'GET', ...sized(99_999) }, { a: 1 }],
  ['a form with files', sized(70, 'multipart/form-data; boundary=x'), '<files, 70 bytes>'],
  ['a body of 64 KB', sized(65_536, 'application/json'), { a: 1 }],
  ['a larger body', sized(65_537, 'application/json'), '<body, 65537 bytes>'],
  ['a body that cannot be read', { params: undefined }, ''],
])('records %s', (_, more, request) => {
  expect(recorded(more).kept).toMatchObject({ request })
})
