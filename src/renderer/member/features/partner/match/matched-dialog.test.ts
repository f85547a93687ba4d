import { expect, test } from 'vitest'
import { commonGround } from './matched-dialog.tsx'

const none = { your_freetimes: [], your_pre_tel: '', your_pre_photo: '', your_pre_contact: '' }

test('REC-66 a match names the times that both gave, and nothing that only one of them said', () => {
  const one = { ...none, your_freetimes: ['平日の昼間', '平日の夜'] }
  const other = { ...none, your_freetimes: ['平日の夜', '土日祝日の夜'] }
  expect(commonGround(one, other).times).toEqual(['平日の夜'])
  expect(commonGround(one, none).times).toEqual([])
})

test('REC-66 a wish is shared when both want it; one who only follows the other does not', () => {
  const wants = { ...none, your_pre_tel: '絶対にしたい', your_pre_photo: 'できればしたい' }
  const follows = { ...none, your_pre_tel: 'できればしたい', your_pre_photo: '男性が求めるなら！' }
  expect(commonGround(wants, follows).wishes).toEqual(['your_pre_tel'])
})
