// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { DetailProfile } from '../../../../../contract/calls/partner.ts'
import { preferences } from '../../../../../contract/enums/preferences.ts'
import { factsOf as fieldsOf, meetingNames, preferenceFacts } from '../../../shared/parts/facts.ts'
import { basicFacts, experienceFact } from './detailed-facts.ts'

const texts = [
  ...['height', 'weight', 'body_type', 'takemovie', 'sexual_experience', 'your_sadism', 'your_masochism'],
  ...['your_pre_dm', 'your_pre_tel', 'your_pre_photo', 'your_pre_contact'],
  ...preferences.map(({ name }) => name),
]
/** Every text value is the name of its field. */
const profile = {
  ...Object.fromEntries(texts.map((name) => [name, name])),
  age: 31,
  area: ['札幌', '東京都'],
  your_freetimes: ['平日の夜', '土日祝日の昼間'],
} as unknown as DetailProfile

const factsOf = (sex: 1 | 2, viewer: 1 | 2) =>
  Object.fromEntries(
    [
      ...basicFacts(profile, sex, viewer),
      ...fieldsOf(profile, meetingNames),
      ...preferenceFacts(profile, sex),
      experienceFact(profile, sex),
    ].map(({ label, value }) => [label, value]),
  )

test.each([
  ['SUB-10 his age', '年齢', '31歳'],
  ['SUB-11 his areas', 'エリア', '札幌・東京都'],
  ['SUB-12 his height', '身長', 'height'],
  ['SUB-13 his weight', '体重', 'weight'],
  ['SUB-14 his figure', '体型', 'body_type'],
  ['SUB-15 filming', '動画撮影', 'takemovie'],
  ['SUB-16 messages', '会う前のメッセージ', 'your_pre_dm'],
  ['SUB-17 calls', '会う前の通話', 'your_pre_tel'],
  ['SUB-18 photos', '会う前の写真交換', 'your_pre_photo'],
  ['SUB-19 contacts', '会う前の連絡先交換', 'your_pre_contact'],
  ['SUB-20 free times', '都合のよい時間帯', '平日の夜・土日祝日の昼間'],
  ['SUB-22 item 2', '口での愛撫（する）', 'your_cunnilingus'],
  ['SUB-23 item 1', '口での愛撫（してもらう）', 'your_blow_job'],
  ['SUB-24 item 3', '首への軽い圧迫（する）', 'your_choking'],
  ['SUB-25 item 4', '拘束（する）', 'your_kousoku'],
  ['SUB-26 item 5', 'キスマーク・甘噛み（する）', 'your_kisuma'],
  ['SUB-27 item 6', '脳イキ（導く）', 'your_nouiki'],
  ['SUB-28 item 7', 'アナル', 'your_anal_sex'],
  ['SUB-29 item 8', '言葉責め・ソフト（する）', 'your_word_attack_easy'],
  ['SUB-30 item 9', '言葉責め・ハード（する）', 'your_word_attack_hard'],
  ['SUB-31 item 10', 'スパンキング（する）', 'your_spanking'],
  ['SUB-32 item 11', '屋外（人目のない私的な場所）', 'your_wild'],
  ['SUB-33 item 12', '潮吹き（導く）', 'your_ejaculation'],
  ['SUB-34 item 13', '口での愛撫・深め（してもらう）', 'your_irrumatio'],
  ['SUB-35 item 14', '複数人', 'your_multi'],
  ['SUB-36 item 16', 'ラブグッズ（使う）', 'your_sextoy'],
  ['SUB-37 item 15', 'コスプレ（着てもらう）', 'your_cosplay'],
  ['SUB-38 sadism', 'Sの度合い', 'your_sadism'],
  ['SUB-39 masochism', 'Mの度合い', 'your_masochism'],
  ['SUB-40 SUB-58 his number of partners', '経験人数', 'sexual_experience'],
])('%s stands beside its label', (_title, label, value) => {
  expect(factsOf(1, 2)[label]).toBe(value)
})

test('SUB-12 SUB-13 SUB-57 SUB-58 the profile of a woman has her texts and her ideal, and hides her measurements', () => {
  const facts = factsOf(2, 1)
  expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['身長']))
  expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['体重']))
  expect(facts).toMatchObject({
    理想の過ごし方: 'sexual_experience',
    '口での愛撫（する）': 'your_blow_job',
    '口での愛撫（してもらう）': 'your_cunnilingus',
    'ラブグッズ（使ってもらう）': 'your_sextoy',
  })
})

test.each([
  [1, 2, ['年齢', 'エリア', '身長', '体重', '体型', '動画撮影']],
  [1, 1, ['年齢', 'エリア', '体型', '動画撮影']],
  [2, 1, ['年齢', 'エリア', '体型', '動画撮影']],
  [2, 2, ['年齢', 'エリア', '体型', '動画撮影']],
] as const)('SUB-12 SUB-13 the basics of sex %i as sex %i reads them', (sex, viewer, labels) => {
  expect(basicFacts(profile, sex, viewer).map(({ label }) => label)).toEqual(labels)
})

test('SUB-10 a missing age stays empty', () => {
  expect(basicFacts({ ...profile, age: null }, 1, 2)[0]).toMatchObject({ label: '年齢', value: '' })
})
