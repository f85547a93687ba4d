import { expect, test } from 'vitest'
import { ageDocumentCopy } from './copy.ts'

test('AGE-04 AGE-05 AGE-06 AGE-07 requirements and exclusions of the age document match', () => {
  expect(ageDocumentCopy.rule.clear).toBe('発行元と生年月日は、加工せずはっきり写してください。')
  expect(ageDocumentCopy.rule.cover).toBe('それ以外の部分（氏名・住所・番号・顔写真）は隠してください。')
  expect(ageDocumentCopy.rule.highSchool).toBe('高校生の方はご利用いただけません。')
})
