// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { planText, settingLinks } from './setting-links.ts'

test.each([
  [2, '/myreviewindex', '/about/terms/female'],
  [1, '/conditionsform', '/about/terms/male'],
] as const)('D-80 the settings of sex %i lead to %s and %s', (sex, own, terms) => {
  const links = settingLinks(sex)
  expect(links.map(({ to }) => to)).toEqual(['/preview', own, '/notice/index', '/hona', terms, '/about/privacy'])
  expect(new Set(links.map(({ text }) => text)).size).toBe(links.length)
  expect(links.map(({ icon }) => icon)).toEqual([
    'eye',
    sex === 2 ? 'star' : 'filter',
    'bell',
    'mail',
    'document',
    'shield',
  ])
})

test.each([
  [2, 1, 'プレミアム'],
  [2, 0, '無料'],
  [1, 1, 'ご利用中'],
  [1, 0, '未登録'],
] as const)('D-80 sex %i with payment_conf %i is %s', (sex, payment_conf, text) => {
  expect(planText({ sex, payment_conf })).toBe(text)
})
