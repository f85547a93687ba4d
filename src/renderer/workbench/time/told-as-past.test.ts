import { expect, test } from 'vitest'
import { toldAsPast } from './told-as-past.ts'

test('what fired is told as past, and a line without a verb stays', () => {
  expect(toldAsPast('保留期限：あかりさん（#5）とはるとさん（#17）がマッチングなしになります')).toMatch(
    /がマッチングなしになりました$/,
  )
  expect(toldAsPast('返信期限：葵さんが新さんを「返信なし」にできます')).toMatch(
    /「返信なし」にできるようになりました$/,
  )
  expect(toldAsPast('ランク申請の判定：まさとさん（#85）（現在 C）')).toBe(
    'ランク申請の判定：まさとさん（#85）（現在 C）',
  )
})
