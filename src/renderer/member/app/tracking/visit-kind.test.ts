import { expect, test } from 'vitest'
import { visitKind } from './visit-kind.ts'

test('TRACK-04 TRACK-09 prefers utm_source to the referrer', () => {
  expect(visitKind('?utm_source=x', 'https://www.google.com/')).toBe('ads_visit')
  expect(visitKind('?utm_source=', '')).toBe('ads_visit')
})

test('TRACK-05 TRACK-06 TRACK-07 recognises a search engine as referrer', () => {
  for (const engine of ['https://www.google.co.jp/', 'https://www.bing.com/', 'https://search.yahoo.co.jp/']) {
    expect(visitKind('?code=1', engine)).toBe('search_engine_visit')
  }
})

test('TRACK-08 counts everything else as a direct visit', () => {
  expect(visitKind('', '')).toBe('direct_visit')
  expect(visitKind('?source=utm', 'https://example.jp/')).toBe('direct_visit')
})
