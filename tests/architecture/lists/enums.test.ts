import { describe, expect, test } from 'vitest'
import { ladderRanks, ranks, sexes } from '../../../src/contract/enums/member.ts'
import { ngBodyTypes, ngHeights, ngReasons } from '../../../src/contract/enums/ng-reasons.ts'
import {
  decisions,
  filterStatusNs,
  recommendFilters,
  statusLabels,
  statusNs,
} from '../../../src/contract/enums/pairing.ts'
import { choicesOfPreference, preferenceChoices, preferences } from '../../../src/contract/enums/preferences.ts'
import { ages, appealPointLabel, appealPoints, bodyTypes } from '../../../src/contract/enums/profile-choices.ts'
import { settingAppealPoints, rankBoxes } from '../../../src/contract/enums/recommend-setting.ts'
import { fullPublishings, ratings, reviewItems } from '../../../src/contract/enums/review.ts'
import { topicSexes } from '../../../src/contract/enums/topic.ts'
import { defaultVariants, variants, variantsSchema } from '../../../src/contract/enums/variants.ts'
import { cardYears } from '../../../src/contract/rules/card.ts'

describe('profile lists', () => {
  test('ENUM-16 ENUM-73 SETTING-27 forms store 脳イキ; settings store 催眠 with the label 脳イキ', () => {
    expect(appealPoints).toHaveLength(10)
    expect(appealPoints[7]).toBe('脳イキ')
    expect(settingAppealPoints).toHaveLength(10)
    expect(settingAppealPoints[0]).toBe('おまかせ')
    expect(settingAppealPoints.map(appealPointLabel).slice(1)).toEqual(appealPoints.slice(0, 9))
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
    for (const { name, set } of preferences)
      for (const sex of sexes) expect(choicesOfPreference(name, sex)).toBe(preferenceChoices[set[sex]])
  })

  test('D-62 L-1 every set runs from wish to NG', () => {
    expect(Object.keys(preferenceChoices).join('')).toBe('ABCDEFG')
    for (const choices of Object.values(preferenceChoices)) {
      expect(choices[0]).toMatch(/^ぜひ/)
      expect(choices[1]).toMatch(/^できれば/)
      expect(choices.slice(2)).toEqual(['相手に合わせる', 'NG'])
    }
  })

  test('L-1 pairs the choice sets of giving and receiving', () => {
    const pairs = preferences.map(({ set }) => `${set[1]}${set[2]}`)
    expect([...new Set(pairs)].toSorted()).toEqual(['AB', 'BA', 'CC', 'DE', 'FG'])
  })
})

describe('states', () => {
  test('ENUM-50 ENUM-49 ENUM-51 REC-39 D-22 D-23 every status_n has a label and at most one filter', () => {
    expect(statusNs).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9])
    expect([...recommendFilters].toSorted()).toEqual(['liked', 'matching', 'others', 'send_like'])
    expect(decisions).toEqual(['ok', 'ng', 'suspend'])
    for (const sex of sexes) {
      const filtered = Object.values(filterStatusNs[sex]).flat()
      expect(filtered.toSorted((a, b) => a - b)).toEqual([...statusNs])
      for (const statusN of statusNs) expect(statusLabels[sex][statusN]).not.toBe('')
    }
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

  test('ENUM-63 card years 2023 to 2034', () => {
    expect([cardYears[0], cardYears.at(-1)]).toEqual([2023, 2034])
  })

  test('D-54 the first value of each variant is its default', () => {
    expect(variantsSchema.parse(defaultVariants)).toEqual(
      Object.fromEntries(Object.entries(variants).map(([name, values]) => [name, values[0]])),
    )
  })
})
