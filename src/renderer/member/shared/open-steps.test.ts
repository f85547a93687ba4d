// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ladderStep, openSteps } from './open-steps.ts'

test("RANK-17 RANK-20 HOME-87 returns a man's next step by rank; E lacks only the twitterid", () => {
  expect(ladderStep({ rank: 'H', twitterid: '' })).toBe('profile')
  expect(ladderStep({ rank: 'G', twitterid: '' })).toBe('videos')
  expect(ladderStep({ rank: 'F', twitterid: 'known' })).toBe('introduction')
  expect(ladderStep({ rank: 'E', twitterid: '' })).toBe('social')
  expect(ladderStep({ rank: 'E', twitterid: 'known' })).toBeNull()
  expect(ladderStep({ rank: 'D', twitterid: '' })).toBeNull()
  expect(ladderStep({ rank: 'SSS', twitterid: '' })).toBeNull()
})

const done = { sex: 1, rank: 'E', twitterid: 'known', age_conf: 2, age_conf_file: 'a.png' } as const

test.each([
  ['H', { rank: 'H' }, ['/partialform', '/maletutorial', '/home', '/home']],
  ['G', { rank: 'G' }, ['/maletutorial', '/home', '/home']],
  ['F', { rank: 'F' }, ['/home', '/home']],
  ['E without an account', { twitterid: '' }, ['/home']],
  ['E', {}, []],
  ['E without a document', { age_conf: 0, age_conf_file: null }, ['/age_confirmation']],
  ['E under review', { age_conf: 0 }, []],
  ['G who resubmits', { rank: 'G', age_conf: 1 }, ['/maletutorial', '/home', '/home', '/age_confirmation']],
  ['a woman', { sex: 2, rank: null }, []],
] as const)('D-98 the open steps of %s', (_, member, pages) => {
  expect(openSteps({ ...done, ...member })).toEqual(pages)
})
