import { expect, test } from 'vitest'
import { effectKinds, effectText, type EffectDetails, type EffectFacts } from './effects.ts'

const akari = { id: 5, name: 'あかり' }
const haruto = { id: 17, name: 'はると' }
const nameless = { id: 9, name: '' }

test('D-03 describes coming effects in the future and past effects in the past tense', () => {
  const holdEnd = { kind: 'hold-end', details: undefined } as const
  expect(effectText(holdEnd, [akari, haruto], 'coming')).toBe(
    '保留期限：あかりさん（#5）とはるとさん（#17）が見送りになります',
  )
  expect(effectText(holdEnd, [akari, haruto], 'past')).toBe(
    '保留期限：あかりさん（#5）とはるとさん（#17）が見送りになりました',
  )
  const replyWindow = { kind: 'reply-window', details: undefined } as const
  expect(effectText(replyWindow, [akari, haruto], 'coming')).toMatch(/を「返信なし」にできます$/)
  expect(effectText(replyWindow, [akari, haruto], 'past')).toMatch(/を「返信なし」にできるようになりました$/)
})

test('keeps a text without a verb in both tenses', () => {
  const decision = { kind: 'rank-decision', details: { from: 'C' } } as const
  for (const tense of ['coming', 'past'] as const)
    expect(effectText(decision, [{ id: 85, name: 'まさと' }], tense)).toBe(
      'ランク申請の判定：まさとさん（#85）（現在 C）',
    )
})

test('names amounts, plans and links, and members without a profile by number', () => {
  const told = (facts: EffectFacts) => effectText(facts, [nameless], 'past')
  expect(told({ kind: 'like-expiry', details: { remain: 3 } })).toBe('いいねの有効期限：会員#9の残り3個が失効しました')
  expect(told({ kind: 'charge', details: { plan: 'ベーシック', price: 9800 } })).toBe(
    '課金：会員#9のベーシック（9,800円）が更新されました',
  )
  expect(told({ kind: 'charge-declined', details: { plan: undefined, price: 500 } })).toBe(
    '課金の失敗：会員#9のプラン（500円）がカードに断られました',
  )
  expect(told({ kind: 'link-expiry', details: { mail: 'password-reset' } })).toBe(
    'パスワード再設定の期限：会員#9のリンクが使えなくなりました',
  )
})

test('ends every kind in the given tense', () => {
  const details: Partial<EffectDetails> = {
    'like-expiry': { remain: 1 },
    'rank-decision': { from: 'C' },
    charge: { plan: 'A', price: 1 },
    'charge-declined': { plan: 'A', price: 1 },
    'link-expiry': { mail: 'confirmation' },
  }
  for (const kind of effectKinds) {
    if (kind === 'rank-decision') continue
    const facts = { kind, details: details[kind] } as EffectFacts
    expect(effectText(facts, [akari, haruto], 'coming')).toMatch(/ます$/)
    expect(effectText(facts, [akari, haruto], 'past')).toMatch(/ました$/)
  }
})
