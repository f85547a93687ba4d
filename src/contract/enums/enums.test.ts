import { describe, expect, test } from 'vitest'
import { cancelReasons } from './cancel-reasons.ts'
import { ageDocuments } from './member/age-conf.ts'
import { ages, femaleAgeRanges, maleAgeRanges } from './member/ages.ts'
import { areaRegions, areas } from './member/areas.ts'
import { ladderRanks, rankBoxes, ranks } from './member/ranks.ts'
import { sexes, topicSexes } from './member/sex.ts'
import { ngBodyTypes, ngHeights, ngReasons } from './pairing/ng-reasons.ts'
import {
  decisions,
  filterStatusNs,
  recommendFilters,
  statusLabels,
  statusNs,
} from './pairing/recommend-status.ts'
import { cardYears } from './payment/cards.ts'
import { appealPointLabel, appealPoints, settingAppealPoints } from './profile/appeal-points.ts'
import { bodyTypeBoxes, bodyTypeBoxLabels, bodyTypeRanges, bodyTypes } from './profile/body-types.ts'
import { freeTimes } from './profile/free-times.ts'
import { heights, weights } from './profile/measures.ts'
import { choicesOfMeetingAnswer, meetingFields } from './profile/meeting-answers.ts'
import { partnerFollowers } from './profile/partner-follower.ts'
import { choicesOfPreference, preferenceChoices, preferences } from './profile/preferences.ts'
import { completenessGroups, completenessItems } from './profile/profile-completeness.ts'
import { masochismLevels, sadismLevels } from './profile/scales.ts'
import { sexualExperiences } from './profile/sexual-experience.ts'
import { takeMovies } from './profile/take-movie.ts'
import { fullPublishings, ratings, reviewItems } from './review/review-items.ts'
import { defaultVariants, variants, variantsSchema } from './variants.ts'

describe('profile lists', () => {
  test('ENUM-01 ENUM-02 L-4 five body types per sex, the third differs', () => {
    expect(bodyTypes[1]).toEqual(['痩せ型', '普通', 'マッチョ', 'ぽっちゃり', 'かなりぽっちゃり'])
    expect(bodyTypes[2]).toEqual(['痩せ型', '普通', 'むっちり', 'ぽっちゃり', 'かなりぽっちゃり'])
  })

  test('SETTING-33 SETTING-28 SETTING-29 SETTING-30 SETTING-31 SETTING-32 a box per body type of women', () => {
    expect(bodyTypeBoxes.map((box) => bodyTypeBoxLabels[box])).toEqual([
      '痩せ型',
      '普通',
      '筋肉質・むっちり',
      'ぽっちゃり',
      'かなりぽっちゃり',
    ])
  })

  test('ENUM-03 ENUM-04 ENUM-70 ENUM-71 L-5 height and weight use the ASCII tilde and their unit', () => {
    expect(heights).toHaveLength(6)
    expect(weights).toHaveLength(9)
    expect(heights[1]).toBe('161~165センチ')
    expect(weights[7]).toBe('81~99キロ')
    for (const text of [...heights, ...weights]) expect(text).not.toMatch(/〜|～/)
  })

  test('ENUM-05 ENUM-06 takemovie is verbatim, both mixed bracket pairs included', () => {
    expect(takeMovies[1]).toEqual(['したいです！', '相手と相談', 'しません！'])
    expect(takeMovies[2]).toEqual(['OKです！（顔出しNG)', '基本、OKです！（相手による)', 'NGです！'])
  })

  test('ENUM-07 ENUM-72 L-6 sixteen numbers of partners with the wave dash', () => {
    expect(sexualExperiences).toHaveLength(16)
    expect(sexualExperiences.slice(0, 11)).toEqual(Array.from({ length: 11 }, (_, count) => `${count}人`))
    expect(sexualExperiences.slice(11)).toEqual([
      '11〜20人',
      '21〜30人',
      '31〜50人',
      '51〜100人',
      '101人以上',
    ])
  })

  test('ENUM-08 four free times', () => {
    expect(freeTimes).toEqual(['平日の昼間', '平日の夜', '土日祝日の昼間', '土日祝日の夜'])
  })

  test('ENUM-09 ENUM-10 ENUM-11 ENUM-12 FORM-131 FORM-132 FORM-133 the third answer names the other sex', () => {
    expect(choicesOfMeetingAnswer('your_pre_dm', 2)[1]).toBe('1日に数回はやりとりしたい')
    for (const field of meetingFields.slice(1)) {
      expect(choicesOfMeetingAnswer(field, 1)).toEqual([
        '絶対にしたい',
        'できればしたい',
        '女性が求めるなら！',
        'したくない',
      ])
      expect(choicesOfMeetingAnswer(field, 2)[2]).toBe('男性が求めるなら！')
    }
  })

  test('ENUM-13 ENUM-14 ENUM-77 age ranges are verbatim, their marks included', () => {
    expect(maleAgeRanges).toHaveLength(6)
    expect(maleAgeRanges.at(-1)).toBe('50代以上もいける')
    expect(femaleAgeRanges).toEqual([
      '18~19歳',
      '20〜24歳',
      '25〜30歳',
      '31〜34歳',
      '35歳〜39歳',
      '40歳以上',
      '50歳以上',
    ])
  })

  test('ENUM-15 ENUM-17 body type range and partner_follower', () => {
    expect(bodyTypeRanges).toEqual(['ぽっちゃりNG', 'ぽっちゃりOK', 'ぽっちゃり大好き'])
    expect(partnerFollowers).toEqual(['ある', 'ない'])
  })

  test('ENUM-16 ENUM-73 SETTING-27 forms store 脳イキ, the settings 催眠 with the label 脳イキ', () => {
    expect(appealPoints).toHaveLength(10)
    expect(appealPoints[7]).toBe('脳イキ')
    expect(settingAppealPoints).toHaveLength(10)
    expect(settingAppealPoints[0]).toBe('おまかせ')
    expect(settingAppealPoints.map(appealPointLabel).slice(1)).toEqual(appealPoints.slice(0, 9))
  })

  test('ENUM-37 ENUM-38 ENUM-39 ENUM-67 ENUM-68 ENUM-69 D-60 L-7 51 areas in 8 regions', () => {
    expect(areaRegions.map((region) => [region.key, region.areas.length])).toEqual([
      ['hokkaido', 5],
      ['tohoku', 6],
      ['kanto', 7],
      ['chubu', 9],
      ['kansai', 7],
      ['chugoku', 5],
      ['sikoku', 4],
      ['kyushu', 8],
    ])
    expect(new Set(areas).size).toBe(51)
    expect(areas.slice(0, 5)).toEqual(['札幌', '道東', '道南', '道北', '道央'])
  })

  test('ENUM-40 ages from 18 to 85', () => {
    expect([ages[0], ages.at(-1), ages.length]).toEqual([18, 85, 68])
  })
})

describe('preferences and scales', () => {
  test('ENUM-20 ENUM-21 ENUM-36 ENUM-75 ENUM-76 L-1 sixteen items of four choices for each sex', () => {
    expect(new Set(preferences.map(({ name }) => name)).size).toBe(16)
    for (const { name } of preferences)
      for (const sex of sexes) expect(new Set(choicesOfPreference(name, sex)).size).toBe(4)
  })

  test('D-62 L-1 every set runs from wish to NG', () => {
    expect(Object.keys(preferenceChoices).join('')).toBe('ABCDEFG')
    for (const choices of Object.values(preferenceChoices)) {
      expect(choices[0]).toMatch(/^ぜひ/)
      expect(choices[1]).toMatch(/^できれば/)
      expect(choices.slice(2)).toEqual(['相手に合わせる', 'NG'])
    }
  })

  test('L-1 what one gives the other receives: the sets of both sexes pair up', () => {
    const pairs = preferences.map(({ set }) => `${set[1]}${set[2]}`)
    expect([...new Set(pairs)].toSorted()).toEqual(['AB', 'BA', 'CC', 'DE', 'FG'])
  })

  test('ENUM-18 ENUM-19 ENUM-74 L-2 four levels, strongest first, worded by sex', () => {
    expect(sadismLevels[1]).toEqual(['かなりS', 'ややS', '相手が望めばS', 'Sではない'])
    expect(masochismLevels[2]).toEqual([
      'かなりリードされたい',
      '少しリードされたい',
      '相手が望めば委ねる',
      '委ねるのは苦手',
    ])
    for (const sex of sexes) expect([sadismLevels[sex].length, masochismLevels[sex].length]).toEqual([4, 4])
  })
})

describe('states', () => {
  test('ENUM-50 ENUM-49 ENUM-51 D-22 D-23 every status_n is in exactly one or no filter and has a label', () => {
    expect(statusNs).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9])
    expect([...recommendFilters].toSorted()).toEqual(['liked', 'matching', 'others', 'send_like'])
    expect(decisions).toEqual(['ok', 'ng', 'suspend'])
    for (const sex of sexes) {
      const filtered = Object.values(filterStatusNs[sex]).flat()
      expect(filtered.toSorted((a, b) => a - b)).toEqual([...statusNs])
      for (const statusN of statusNs) expect(statusLabels[sex][statusN]).not.toBe('')
    }
  })

  test('L-11 REC-27 REC-34 the lists of both sexes label 2, 8 and 9 differently', () => {
    expect([statusLabels[2][2], statusLabels[1][2]]).toEqual(['口コミ投稿済み', 'マッチング'])
    expect([statusLabels[2][8], statusLabels[1][8]]).toEqual(['いいねが届いています', 'いいね送信済み'])
    expect([statusLabels[2][9], statusLabels[1][9]]).toEqual(['いいね送信済み', 'いいねが届いています'])
  })

  test('ENUM-42 ENUM-43 ENUM-44 sexes of members and topics', () => {
    expect(sexes).toEqual([1, 2])
    expect(topicSexes).toEqual(['male', 'female', 'common'])
  })

  test('D-32 RANK-51 fourteen ranks, the first four are the ladder, E and above have a box', () => {
    expect(ranks).toHaveLength(14)
    expect(ranks.slice(0, 4)).toEqual(ladderRanks)
    expect(Object.values(rankBoxes).toReversed()).toEqual(ranks.slice(3))
  })
})

describe('reasons, reviews, documents, cards, variants', () => {
  test('ENUM-64 ENUM-65 ENUM-66 ENUM-78 CANCEL-33 CANCEL-34 ROLE-24..26 reasons of leaving are verbatim', () => {
    expect(cancelReasons[1]).toEqual([
      'レコメンドされなかった',
      'マッチンした女性と会うまで至らなかった',
      'その他',
    ])
    expect(cancelReasons[2]).toEqual([
      'マッチンした男性と会うまで至らなかった',
      '1日のレコメンド数が少なかった',
      'マッチンした男性となかなか会えなかった',
      'その他',
    ])
  })

  test('ENUM-53 ENUM-54 ENUM-55 REC-93 REC-94 five reasons, five body types of men, five heights', () => {
    expect(ngReasons).toHaveLength(5)
    expect(ngBodyTypes).toEqual(bodyTypes[1])
    expect(ngHeights).toEqual(['こだわらない', '160cm', '165cm', '170cm', '175cm'])
  })

  test('ENUM-56 ENUM-59 D-61 L-3 eleven items with a text for each rating', () => {
    expect(reviewItems).toHaveLength(11)
    expect(ratings).toEqual([1, 2, 3, 4])
    for (const { texts } of reviewItems) expect(new Set(texts).size).toBe(4)
    expect(fullPublishings).toEqual([3, 1])
  })

  test('ENUM-60 AGE-08 AGE-09 AGE-10 AGE-11 four documents', () => {
    expect(ageDocuments).toEqual(['運転免許証', '健康保険証', 'パスポート', 'マイナンバーカード（表面のみ）'])
  })

  test('ENUM-63 card years 2023 to 2034', () => {
    expect([cardYears[0], cardYears.at(-1)]).toEqual([2023, 2034])
  })

  test('L-8 HOME-27 HOME-28 nine items of 100 points in five groups', () => {
    expect(completenessItems.map(({ points }) => points)).toEqual([30, 5, 5, 10, 10, 5, 5, 10, 20])
    expect(completenessItems.reduce((sum, { points }) => sum + points, 0)).toBe(100)
    expect([...new Set(completenessItems.map(({ group }) => group))]).toEqual(
      completenessGroups.map(({ key }) => key),
    )
  })

  test('D-54 the first value of each variant is its default', () => {
    expect(variantsSchema.parse(defaultVariants)).toEqual(
      Object.fromEntries(Object.entries(variants).map(([name, values]) => [name, values[0]])),
    )
  })
})
