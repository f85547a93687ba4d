import { expect, test } from 'vitest'
import personas from '../../../fixtures/personas.json' with { type: 'json' }
import { startMock } from '../../support/mock.ts'

const barred = new Set(['minor', 'inactive'])
const photoSlots = ['profile1', 'profile2', 'profile3'] as const

test('API-09 API-10 D-37 IMP-05..06 every persona has an account, a profile and photos that are pictures', async () => {
  const mock = await startMock()
  for (const { key, sex, email } of personas.filter((persona) => persona.key !== 'unconfirmed')) {
    const me = await mock.signIn(key)
    const account = await me.get('/api/account')
    expect([key, account.status, account.body.sex, account.body.email]).toEqual([key, 200, sex, email])
    const detail = await me.get('/api/account-detail')
    expect([key, detail.status]).toEqual([key, barred.has(key) ? 401 : 200])
    if (detail.status !== 200) continue
    expect([key, detail.body.age === null || detail.body.age >= 20]).toEqual([key, true])
    for (const slot of photoSlots) {
      const picture = await fetch(detail.body[slot] as string)
      expect([key, slot, picture.status]).toEqual([key, slot, 200])
      expect(picture.headers.get('content-type')).toMatch(/^image\/(svg\+xml|png|jpeg)$/)
    }
  }
})

test('API-09 D-30 the ladder and gate personas have the state of their titles', async () => {
  const mock = await startMock()
  const expected = {
    'man-h': { rank: 'H' },
    'man-g': { rank: 'G' },
    'man-f': { rank: 'F' },
    'man-e': { rank: 'E', twitterid: '' },
    'man-no-document': { age_conf: 0, age_conf_file: null },
    'man-unpaid': { payment_conf: 0 },
    man: { payment_conf: 1, age_conf: 2 },
    'man-sss': { rank: 'SSS', rc: [], applicatable: false },
    'woman-new': { twitter_name: '' },
    'woman-review': { age_conf: 0, age_conf_file: expect.any(String) },
    'woman-resubmit': { age_conf: 1 },
    'woman-tutorial': { age_conf: 2, tutorial_check: 0 },
    'woman-paused': { status: 5 },
    'woman-no-dm': { status: 2 },
    'woman-no-social': { status: 6 },
    'woman-ready': { status: 3 },
    'woman-premium': { payment_conf: 1, max_recommend_count: 10, manual_recommend_ticket: 3 },
  }
  for (const [key, account] of Object.entries(expected)) {
    const { body } = await (await mock.signIn(key)).get('/api/account')
    expect([key, body]).toEqual([key, expect.objectContaining(account)])
  }
})
