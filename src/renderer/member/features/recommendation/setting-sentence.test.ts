import { expect, test } from 'vitest'
import { recommendSetting } from '../../../../contract/calls/recommendation-setting.ts'
import { bodyTypeBoxes } from '../../../../contract/enums/recommend-setting.ts'
import { rankNames } from './setting-choices.ts'
import { describeSetting } from './setting-sentence.ts'

const open = recommendSetting.parse({
  ...Object.fromEntries(Object.keys(recommendSetting.shape).map((name) => [name, true])),
  ...{ liked_sm: 0, appear_point: 'おまかせ', sexual_condition: '', age_range: '' },
})
const onlyThin = { ...open, body_type1: false, body_type2: false, body_type3: false, body_type4: false }

test('the conditions as a sentence, whatever is chosen', () => {
  expect(describeSetting(open)).toBe('体型はすべて、大切にしたいことはおまかせ。SM傾向とランクは問いません。')
  const ranked = { ...Object.fromEntries(rankNames.map((name) => [name, name === 'rank_s' || name === 'rank_a'])) }
  expect(describeSetting({ ...onlyThin, appear_point: '催眠', liked_sm: 4 })).toBe(
    '体型は痩せ型、大切にしたいことは「脳イキ」。SM傾向はかなりM、ランクは問いません。',
  )
  expect(describeSetting({ ...open, ...ranked })).toMatch(/ランクはS・A、SM傾向は問いません。$/)
  expect(describeSetting({ ...open, ...ranked, liked_sm: 2 })).toMatch(/SM傾向はS、ランクはS・A。$/)
  const nobody = Object.fromEntries([...bodyTypeBoxes, ...rankNames].map((name) => [name, false]))
  expect(describeSetting({ ...open, ...nobody })).toBe(
    '体型はなし、大切にしたいことはおまかせ。ランクはなし、SM傾向は問いません。',
  )
})
