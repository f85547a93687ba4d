// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { footerTabs } from './footer-tabs.ts'

test.each([
  ['1', '/recommends/male', '/form'],
  ['2', '/recommends', '/femaleform'],
  [undefined, '/recommends', '/femaleform'],
])('NAV-36 NAV-37 NAV-39 NAV-40 NAV-42 the tabs of the footer bar for the stored sex %s', (sex, list, form) => {
  const tabs = footerTabs(sex).map(({ key, label, icon, to, also }) => [key, label, icon, to, also])
  expect(tabs).toEqual([
    ['home', 'ホーム', 'home', '/home', []],
    ['messages', 'メッセージ', 'chat', `${list}?status=matching`, [list]],
    ['timeline', 'タイムライン', 'tiles', '/timeline', []],
    ['profile', 'プロフィール', 'person', form, ['/partialform', '/preview', '/settings']],
  ])
})
