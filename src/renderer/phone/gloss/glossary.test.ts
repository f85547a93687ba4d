import { expect, test } from 'vitest'
import { englishTexts } from '../../member/texts.en.ts'
import { choiceTexts } from './choices.ts'
import { entriesOf, entriesOfTemplates } from './entries.ts'
import { glossaryOf } from './glossary.ts'
import { builtTexts, countedTexts, serverTexts } from './templates.ts'

const entries = [
  ...entriesOf([...englishTexts, ...choiceTexts]),
  ...entriesOfTemplates([...builtTexts, ...countedTexts, ...serverTexts]),
]
const gloss = glossaryOf(entries)

test.each([
  ['連絡を取る', 'Get in touch'],
  ['保留 あと3日4時間', 'On hold, 3 days 4 hours left'],
  ['あかりさんのプロフィールを見る', 'See the profile of あかり'],
  ['Mary Annさんのプロフィールを見る', 'See the profile of Mary Ann'],
  ['いいね残り7（無料3・購入4）', '7 likes left (3 free, 4 purchased)'],
  ['投稿 1件', '1 post'],
  ['1,234円', '1,234 yen'],
  ['34歳・東京都', '34 · Tokyo'],
  ['「エリア」ほか2件が未入力です', '“Area” and 2 other fields are empty'],
  ['「エリア」が未入力です', '“Area” is empty'],
  ['すべての項目を満たす必要があります。', 'All items must be met.'],
  ['5項目のうち4項目以上を満たす必要があります。', 'At least 4 of 5 items must be met.'],
  [
    '2回目のお支払いは初回の31日後、以降は30日ごとです。',
    'The second payment follows 31 days after the first, later ones every 30 days.',
  ],
  ['目安：11月30日18時ごろまで', 'Expected by 30 Nov 18:00'],
  ['目安：11月30日18時30分ごろまで', 'Expected by 30 Nov 18:30'],
  ['平日の夜・土日祝日の夜に会いやすい', 'Easy to meet on weekday evenings · weekend and holiday evenings'],
  [
    '11/20の更新（3,850円）がカード会社で承認されませんでした。',
    'The card company declined the renewal of 11/20 (3,850 yen).',
  ],
  ['11月20日（金）', 'Fri 20 Nov'],
  ['はるとさん', 'はると'],
])('%s', (japanese, english) => {
  expect(gloss(japanese)).toBe(english)
})
