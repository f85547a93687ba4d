import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sampleRequests } from '../../tests/support/sample-requests.ts'
import { submitAgeDocumentEndpoint } from './calls/age-document.ts'
import { signInEndpoint, signUpEndpoint } from './calls/auth.ts'
import { cancelReasonEndpoint } from './calls/cancellation.ts'
import { footprintsEndpoint } from './calls/footprint.ts'
import { createPaymentTokenEndpoint } from './calls/payment.ts'
import { updateProfileEndpoint } from './calls/profile.ts'
import { pairingsEndpoint } from './calls/recommendation.ts'
import { publicReviewsEndpoint } from './calls/review.ts'
import { endpoints } from './endpoints.ts'
import type { Endpoint } from './wire/endpoint.ts'
import { foldDigits } from './wire/fold-digits.ts'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
}

/** Returns the paths of optional request fields, except files and ignored fields. */
function optionalFields(id: string): string[][] {
  const request = endpoints.find((endpoint) => endpoint.id === id)?.request
  if (!request || id === 'API-12') return []
  return fieldsOf(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema)
}

function fieldsOf({ properties = {}, required = [], anyOf = [] }: Schema): string[][] {
  const own = Object.entries(properties).flatMap(([name, field]) => [
    ...(required.includes(name) ? [] : [[name]]),
    ...fieldsOf(field).map((path) => [name, ...path]),
  ])
  return [...own, ...anyOf.flatMap(fieldsOf)]
}

function withValue(request: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const inner = (request as Record<string, object>)[name] ?? {}
  return { ...request, [name]: rest.length === 0 ? value : withValue(inner, rest, value) }
}

const faultsOf = (endpoint: Endpoint, request: unknown) =>
  endpoint.request.safeParse(request).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('requests', () => {
  test.each(endpoints.map(({ id, request }) => ({ id, request })))('C-5 $id ignores unknown fields', ({ request }) => {
    const issues = request.safeParse({ utterly_unknown: 1 }).error?.issues ?? []
    expect(issues.map(({ code }) => code)).not.toContain('unrecognized_keys')
  })

  test.each(endpoints.filter(({ id }) => optionalFields(id).length > 0).map(({ id, request }) => ({ id, request })))(
    'D-94 $id takes null for every field that may be left out',
    ({ id, request }) => {
      for (const path of optionalFields(id)) {
        const outcome = request.safeParse(withValue(sampleRequests[id] ?? {}, path, null))
        const faults = outcome.error?.issues.map((issue) => issue.path.join('.')) ?? []
        expect(faults).not.toContain(path.join('.'))
      }
    },
  )

  test('D-94 null clears fields that can be cleared and leaves the others', () => {
    const sent = {
      twitter_name: null,
      age: null,
      area: null,
      propensity: null,
      body_type: null,
      appear_points: null,
    }
    expect(updateProfileEndpoint.request.parse({ user: { tiktok: null, maleraw_attributes: sent } })).toEqual({
      user: { tiktok: '', maleraw_attributes: { propensity: '', body_type: '', appear_points: [] } },
    })
  })

  test("API-01 API-02 reads invalid parameters of the gem as ''", () => {
    expect(signUpEndpoint.request.parse({ email: [], sex: '2', password: null, code: '' })).toEqual({
      email: '',
      password: '',
      sex: 2,
      code: '',
    })
    expect(signUpEndpoint.request.parse({ sex: 3 }).sex).toBeNull()
    expect(signInEndpoint.request.parse({})).toEqual({ email: '', password: '' })
  })

  test('API-11 FORM-91 FORM-92 FORM-137 splits joined texts and keeps absent keys absent', () => {
    const sent = {
      user: {
        id: '7',
        phone: '０９０-1234 5678',
        maleraw_attributes: {
          age: '32',
          area: '札幌, 東京都',
          appear_points: 'キス,星を見る',
          body_type: '',
        },
      },
    }
    expect(updateProfileEndpoint.request.parse(sent)).toEqual({
      user: {
        id: 7,
        phone: '09012345678',
        maleraw_attributes: {
          age: 32,
          area: ['札幌', '東京都'],
          appear_points: ['キス', '星を見る'],
          body_type: '',
        },
      },
    })
  })

  test('API-11 FORM-83 FORM-86 FORM-15 refuses to clear name, age and area and to exceed limits', () => {
    const male = (maleraw_attributes: object) => faultsOf(updateProfileEndpoint, { user: { maleraw_attributes } })
    expect(male({ twitter_name: ' ', age: '', area: '' }).map((path) => path.split('.').at(-1))).toEqual([
      'twitter_name',
      'age',
      'area',
    ])
    expect(male({ age: 17 })).toHaveLength(1)
    expect(male({ body_type: 'むっちり' })).toHaveLength(1)
    expect(male({ appear_points: 'a,b,c,d' })).toHaveLength(1)
    expect(male({ your_blow_job: 'ぜひしたい' })).toHaveLength(1)
    expect(male({ your_blow_job: 'ぜひしてほしい' })).toEqual([])
    expect(faultsOf(updateProfileEndpoint, { user: { twitterid: 'with space' } })).toEqual(['user.twitterid'])
    expect(faultsOf(updateProfileEndpoint, { user: { twitterid: '' } })).toEqual([])
  })

  test("API-11 FORM-150 ignores men's fields in a woman's attributes", () => {
    const sent = {
      user: { femaleraw_attributes: { height: 'x', propensity: 5, age_range: ['20〜24歳', '40歳以上'] } },
    }
    expect(updateProfileEndpoint.request.parse(sent)).toEqual({
      user: { femaleraw_attributes: { age_range: ['20〜24歳', '40歳以上'] } },
    })
  })

  test('API-17 reads a file name that is no id as no identity', () => {
    const read = (filename: unknown) => submitAgeDocumentEndpoint.request.parse({ filename, file: 'QQ==' }).filename
    expect([read('12'), read(12), read('licence.png')]).toEqual([12, 12, undefined])
  })

  test('API-29 API-44 API-51 falls back for invalid list parameters', () => {
    expect(pairingsEndpoint.request.parse({ status: 'nonsense', page: 'x' })).toEqual({ page: 1 })
    expect(pairingsEndpoint.request.parse({ status: 'liked', page: '2' })).toEqual({
      status: 'liked',
      page: 2,
    })
    const perPage = (per_page?: unknown) => footprintsEndpoint.request.parse({ per_page }).per_page
    expect([perPage(), perPage('20'), perPage(0), perPage(1000), perPage('x')]).toEqual([10, 20, 10, 50, 10])
    expect(publicReviewsEndpoint.request.parse({ order_by: 'newest' })).toEqual({})
  })

  test('API-65 PAY-73 PAY-82 folds card fields and completes two-digit years', () => {
    const payment_info = {
      number: '４242-4242 4242 4242',
      name: 'TARO',
      expMonth: '5',
      expYear: '26',
      cvv2: '１23',
    }
    expect(createPaymentTokenEndpoint.request.parse({ payment_info })).toEqual({
      payment_info: { number: '4242424242424242', name: 'TARO', expMonth: 5, expYear: 2026, cvv2: '123' },
    })
    const bad = { number: '1234', name: '', expMonth: 13, expYear: '203', cvv2: '12' }
    expect(faultsOf(createPaymentTokenEndpoint, { payment_info: bad })).toEqual([
      'payment_info.number',
      'payment_info.name',
      'payment_info.expMonth',
      'payment_info.expYear',
      'payment_info.cvv2',
    ])
    const yearFaults = (expYear: unknown) =>
      faultsOf(createPaymentTokenEndpoint, { payment_info: { ...payment_info, expYear } })
    for (const expYear of [26, '26', 2026, '2026']) expect(yearFaults(expYear)).toEqual([])
    for (const expYear of [150, '150', 999, 10_000, -1]) expect(yearFaults(expYear)).toEqual(['payment_info.expYear'])
  })

  test('API-69 keeps a missing password key absent and the text optional', () => {
    const parsed = cancelReasonEndpoint.request.parse({ cancel_reason: { cancel_reason: 'その他' } })
    expect(parsed).toEqual({ cancel_reason: { cancel_reason: 'その他', cancel_reason_text: '' } })
    expect('password' in parsed.cancel_reason).toBe(false)
  })

  test('FORM-114 folds digits and removes hyphens and spaces of both widths', () => {
    expect(foldDigits('０９０－１２３４ー5678　')).toBe('09012345678')
  })
})
