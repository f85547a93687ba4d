import { expect, test } from 'vitest'
import { effectText, englishEffects } from './effect-text.ts'
import { effectKinds } from './effects.ts'
import { townActs } from './town-activity.ts'

const members = [
  { id: 5, name: 'あかり' },
  { id: 17, name: '' },
]

test('D-03 names members, amounts and plans', () => {
  const charge = { kind: 'charge', members, details: { plan: 5, price: 3850 } } as const
  expect(effectText(englishEffects, charge, 'coming')).toBe('Charge: あかり’s 1-month plan (#5) renews for ¥3,850')
  expect(effectText(englishEffects, charge, 'past')).toMatch(/ renewed for ¥3,850$/)
  expect(effectText(englishEffects, { ...charge, details: { plan: 99 } }, 'past')).toContain('あかり’s plan (#5)')
  const window = { kind: 'reply-window', members, details: {} } as const
  expect(effectText(englishEffects, window, 'past')).toBe(
    'Reply due: あかり (#5) can now report no reply from member #17',
  )
})

test('tells coming from past effects of each kind, except a result that is only named', () => {
  for (const kind of effectKinds) {
    const text = (tense: 'coming' | 'past') =>
      effectText(englishEffects, { kind, members, details: { act: tense === 'past' ? 'visit' : undefined } }, tense)
    expect(text('coming') === text('past'), kind).toBe(kind === 'rank-decision')
  }
})

test.each(townActs)('says that a townsperson did %s', (act) => {
  expect(effectText(englishEffects, { kind: 'town-activity', members, details: { act } }, 'past')).toContain(
    'あかり (#5)',
  )
})
