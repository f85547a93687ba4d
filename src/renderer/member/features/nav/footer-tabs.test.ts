import { expect, test } from 'vitest'
import { footerTabs } from './footer-tabs.ts'

test('NAV-36 NAV-37 NAV-39 NAV-40 NAV-42 the places of the footer bar by sex', () => {
  expect(footerTabs('1').map(({ to }) => to)).toEqual([
    '/home',
    '/recommends/male?status=matching',
    '/timeline',
    '/form',
  ])
  expect(footerTabs('2').map(({ to }) => to)).toEqual([
    '/home',
    '/recommends?status=matching',
    '/timeline',
    '/femaleform',
  ])
  expect(footerTabs('2').map(({ label }) => label)).toEqual([
    'ホーム',
    'メッセージ',
    'タイムライン',
    'プロフィール',
  ])
})
