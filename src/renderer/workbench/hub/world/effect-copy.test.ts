// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { EffectDetails, EffectKind } from '../../../../contract/control/effects.ts'
import { effectKinds } from '../../../../contract/control/effects.ts'
import { effectText } from './effect-copy.ts'

const akari = { id: 5, name: 'あかり' }
const haruto = { id: 17, name: 'はると' }

test('D-03 describes coming effects in the future and past effects in the past tense', () => {
  const holdEnd = { kind: 'hold-end' as const, members: [akari, haruto], details: {} }
  expect(effectText(holdEnd, 'coming')).toBe('保留期限：あかりさん（#5）とはるとさん（#17）が見送りになります')
  expect(effectText(holdEnd, 'past')).toBe('保留期限：あかりさん（#5）とはるとさん（#17）が見送りになりました')
  for (const kind of effectKinds) {
    if (kind === 'rank-decision') continue
    expect(effectText({ ...holdEnd, kind }, 'coming')).toMatch(/ます$/)
    const act = kind === 'town-activity' ? 'like' : undefined
    expect(effectText({ ...holdEnd, kind, details: { act } }, 'past')).toMatch(/ました$/)
  }
})

test.each<[EffectKind, EffectDetails, string]>([
  ['rank-decision', { from: 'C' }, 'ランク申請の判定：会員#9（現在 C）'],
  ['like-expiry', { remain: 3 }, 'いいねの有効期限：会員#9の残り3個が失効しました'],
  ['charge', { plan: 7, price: 16_500 }, '課金：会員#9の6ヶ月プラン（16,500円）が更新されました'],
  ['charge-declined', { price: 500 }, '課金の失敗：会員#9のプラン（500円）の支払いが拒否されました'],
  ['link-expiry', { mail: 'password-reset' }, 'パスワード再設定の期限：会員#9のリンクが使えなくなりました'],
])('names the parameters of %s, and a member without a profile by number', (kind, details, text) => {
  expect(effectText({ kind, members: [{ id: 9, name: '' }], details }, 'past')).toBe(text)
})
