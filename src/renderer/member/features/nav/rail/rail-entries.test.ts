import { expect, test } from 'vitest'
import { footerTabs } from '../footer-tabs.ts'
import { menuEntries } from '../menu-entries.ts'
import { railEntries } from './rail-entries.ts'

const members = [
  { sex: 1, age_conf: 2, payment_conf: 1, twitter_name: 'はると' },
  { sex: 2, age_conf: 2, payment_conf: 0, twitter_name: 'あかり' },
] as const

test('D-81 the rail leads wherever the menu does, nowhere twice', () => {
  for (const member of members) {
    const tabs = footerTabs(String(member.sex))
    const rail = railEntries(member).map(({ to }) => to)
    // The messages stand at an address of their list; the settings at the foot.
    const reached = new Set([...rail, ...tabs.flatMap(({ to, also }) => [to, ...also]), '/settings'])
    expect(menuEntries(member).filter(({ to }) => !reached.has(to))).toEqual([])
    expect(new Set(rail).size).toBe(rail.length)
    expect(rail.filter((to) => tabs.some((tab) => tab.to === to))).toEqual([])
    expect(rail.slice(0, 2)).toEqual(['/notice/index', '/footprints'])
  }
})
