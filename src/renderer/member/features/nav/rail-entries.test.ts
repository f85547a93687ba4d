// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { footerTabs } from './footer-tabs.ts'
import { menuEntries } from './menu-entries.ts'
import { railEntries } from './rail-entries.ts'

const members = [
  { sex: 1, age_conf: 2, payment_conf: 1, twitter_name: 'はると' },
  { sex: 2, age_conf: 2, payment_conf: 0, twitter_name: 'あかり' },
] as const

test('D-81 the rail has the same targets as the menu, each once', () => {
  for (const member of members) {
    const tabs = footerTabs(String(member.sex))
    const rail = railEntries(member).map(({ to }) => to)
    // Messages are an address of the list; settings stand at the foot.
    const reached = new Set([...rail, ...tabs.flatMap(({ to, also }) => [to, ...also]), '/settings'])
    expect(menuEntries(member).filter(({ to }) => !reached.has(to))).toEqual([])
    expect(new Set(rail).size).toBe(rail.length)
    expect(rail.filter((to) => tabs.some((tab) => tab.to === to))).toEqual([])
    expect(rail.slice(0, 2)).toEqual(['/notice/index', '/footprints'])
  }
})

test.each([
  [
    ...[members[0], ['/notice/index', '/footprints', '/payment_information', '/review', '/topics', '/qa']],
    ...[['/about/social/x', '/about/social/instagram', '/about/social/blog']],
  ],
  [
    ...[members[1], ['/notice/index', '/footprints', '/hona', '/about/community', '/payment_information']],
    ...[['/review', '/topics', '/qa']],
  ],
] as const)('D-81 the rail of %o in its order', (member, first, then) => {
  expect(railEntries(member).map(({ to }) => to)).toEqual([...first, ...then])
  expect(railEntries(member)[1]).toEqual({ text: '足跡', icon: 'footprint', to: '/footprints' })
})
