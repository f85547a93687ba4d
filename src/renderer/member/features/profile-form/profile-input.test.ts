import { expect, test } from 'vitest'
import { joinAppeal, socialIdOf } from './profile-input.ts'
import { appealValues } from './profile-values.ts'

test('FORM-15 a social ID is folded and loses its leading @', () => {
  expect(socialIdOf('＠ｈａｒｕ_1 ')).toBe('haru_1')
  expect(socialIdOf('haru@')).toBe('haru@')
})

test('FORM-90 FORM-94 FORM-95 appeal points are joined by comma, その他 by what was typed', () => {
  expect(joinAppeal({ appeal: ['その他', 'キス'], appealOther: ' 料理, 散歩 ' })).toBe('キス,料理、 散歩')
  expect(joinAppeal({ appeal: ['その他'], appealOther: '  ' })).toBe('')
  expect(joinAppeal({ appeal: [], appealOther: '残り' })).toBe('')
})

test('FORM-89 FORM-95 ENUM-73 stored points: unknown ones become その他, 催眠 reads 脳イキ', () => {
  expect(appealValues('キス, 料理,散歩')).toEqual({ appeal: ['キス', 'その他'], appealOther: '料理、散歩' })
  expect(appealValues('催眠')).toEqual({ appeal: ['脳イキ'], appealOther: '' })
  expect(appealValues('')).toEqual({ appeal: [], appealOther: '' })
})
