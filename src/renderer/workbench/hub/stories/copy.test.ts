import { expect, test } from 'vitest'
import type { StoryFault } from '../../../../contract/storyline/faults.ts'
import { storyFaultCopy } from './copy.ts'

test.each<readonly [StoryFault, ja: string, en: string]>([
  [
    { code: 'no-call', call: 'POST /api/x', there: ['GET /api/y 200'] },
    'POST /api/x は呼び出されませんでした。呼び出されたのは GET /api/y 200 です。',
    'POST /api/x was not called. Latest calls: GET /api/y 200.',
  ],
  [
    { code: 'status', call: 'POST /api/x', found: 500, expected: 200 },
    'POST /api/x は 500 を返しました。200 のはずです。',
    'POST /api/x returned 500 instead of 200.',
  ],
  [
    { code: 'value', call: 'GET /api/x', place: 'n', found: '', expected: '1' },
    'GET /api/x の応答の n はありません。1 のはずです。',
    'GET /api/x returned nothing at n instead of 1.',
  ],
  [
    { code: 'no-mail', to: 'a@b.example', subject: '確認', there: ['再設定'] },
    'a@b.example に「確認」のメールが届きません。届いたのは「再設定」です。',
    'No email “確認” was sent to a@b.example. Sent instead: “再設定”.',
  ],
  [{ code: 'nobody', person: 'man' }, 'この世界に man はいません。', 'This world has no man.'],
  [
    { code: 'not-met', one: 'woman', other: 'man' },
    'woman と man はまだ出会っていません。',
    'woman and man have not met.',
  ],
  [{ code: 'said', text: '「保留」が見えません。' }, '「保留」が見えません。', '「保留」が見えません。'],
])('says $code in both languages', (fault, ja, en) => {
  expect(storyFaultCopy.ja.fault(fault)).toBe(ja)
  expect(storyFaultCopy.en.fault(fault)).toBe(en)
})
