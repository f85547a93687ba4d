import { expect, test } from 'vitest'
import { aboutPages } from './about-pages.ts'
import { builtFacts, missingFacts, parseLegalFacts, type LegalFacts } from './facts.ts'

const facts: LegalFacts = {
  seller: '株式会社宵待',
  representative: '宵待 花子',
  address: '東京都千代田区一番町1-1',
  phone: '03-0000-0000',
  email: 'support@yoimachi.jp',
  court: '東京地方裁判所',
  notifications: [{ name: 'インターネット異性紹介事業の届出', number: '第30000000000号' }],
  dataDestinations: [{ name: '計測会社', data: '訪問したページの番号', purpose: '広告の効果の計測' }],
}

const textOf = (path: string, given: LegalFacts) => JSON.stringify(aboutPages(given)[path])

test('NAV-35 IMP-27 company pages show the facts of legal.json, and a notice while a fact is missing', () => {
  expect(textOf('/about/law', facts)).toContain('株式会社宵待')
  expect(textOf('/about/law', facts)).toContain('03-0000-0000')
  expect(textOf('/about/operator', facts)).toContain('第30000000000号')
  expect(textOf('/about/privacy', facts)).toContain('計測会社')
  expect(textOf('/about/terms', facts)).toContain('東京地方裁判所')
  for (const path of ['/about/law', '/about/operator', '/about/privacy', '/about/terms']) {
    expect(textOf(path, facts)).not.toMatch(/公開時に|\.example/)
    expect(aboutPages(facts)[path]?.note).toBeNull()
    expect(aboutPages(builtFacts)[path]?.note).toBe('本ページの事業者情報は公開時に記載します。')
  }
})

test('lists the path of every placeholder', () => {
  expect(missingFacts(facts)).toEqual([])
  expect(missingFacts({ ...facts, seller: '公開時に記載します。', email: 'a@b.example' })).toEqual(['seller', 'email'])
  expect(missingFacts(builtFacts)).toContain('notifications.0.number')
  expect(missingFacts(builtFacts)).toContain('dataDestinations.0.name')
})

test.each([
  ['a field is missing', { ...facts, phone: undefined }, /phone/],
  ['a field is empty', { ...facts, court: ' ' }, /court/],
  ['a field is misspelled', { ...facts, telephone: '03' }, /telephone/],
  ['a registration is missing', { ...facts, notifications: [] }, /notifications/],
  ['the file holds no object', 'facts', /the file/],
])('rejects the facts and names the field when %s', (_title, raw, fault) => {
  expect(() => parseLegalFacts(raw)).toThrow(fault)
})
