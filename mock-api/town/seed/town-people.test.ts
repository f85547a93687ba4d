import { beforeAll, describe, expect, test } from 'vitest'
import interests from '../../../fixtures/interests.json' with { type: 'json' }
import { choicesOfPreference, type PreferenceName } from '../../../src/contract/enums/preferences.ts'
import { appealPointLabel, masochismLevels, sadismLevels } from '../../../src/contract/enums/profile-choices.ts'
import { tokyoParts } from '../../../src/contract/rules/tokyo-time.ts'
import { aTown } from '../../../tests/support/world/a-town.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import type { World } from '../../world/world.ts'

describe.each([1, 2, 3])('the people of seed %i', (seed) => {
  let world: World
  let profiles: Profile[]
  let men: Profile[]
  const sexOf = ({ id }: Profile) => world.members.get(id).sex
  const textOf = (profile: Profile) => (sexOf(profile) === 1 ? profile.propensity : profile.sexualExperience)
  /** 0 for a wish, 3 for a refusal, -1 without an answer. */
  const placeOf = (profile: Profile, name: PreferenceName) =>
    choicesOfPreference(name, sexOf(profile)).indexOf(profile.preferences[name] ?? '')

  beforeAll(() => {
    world = aTown({ seed })
    profiles = [...world.profiles.all()]
    men = profiles.filter((profile) => sexOf(profile) === 1 && profile.height !== '')
  })

  test("a man's weight suits his height and figure", () => {
    expect(men.length).toBeGreaterThan(100)
    const figures: Readonly<Record<string, readonly [number, number]>> = {
      痩せ型: [17, 20.5],
      普通: [19.5, 24.5],
      マッチョ: [22.5, 27],
      ぽっちゃり: [25.5, 30],
      かなりぽっちゃり: [30, 37],
    }
    const wrong = men.filter(({ height, weight, bodyType }) => {
      const [least, most] = figures[bodyType] ?? [0, 0]
      const [shortest, tallest] = rangeOf(height, 155, 190)
      const [lightest, heaviest] = rangeOf(weight, 40, 130)
      const massIndex = (kilograms: number, centimetres: number) => kilograms / (centimetres / 100) ** 2
      return massIndex(heaviest, shortest) < least || massIndex(lightest, tallest) > most
    })
    expect(wrong.map(({ height, weight, bodyType }) => [height, weight, bodyType])).toEqual([])
    expect(new Set(men.map(({ bodyType }) => bodyType)).size).toBe(5)
  })

  test('D-87 lists show a personal beginning of the text, not a greeting', () => {
    const greetings = /^(?:はじめまして|初めまして|こんにちは|こんばんは|おはよう|どうぞ|どうも|よろしく|宜しく|ご覧)/
    const texts = profiles.map(textOf).filter((text) => text !== '')
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter((text) => greetings.test(text))).toEqual([])
  })

  test('nobody is strongly both, and no wish contradicts another', () => {
    const answered = profiles.filter(({ sadism }) => sadism !== '')
    expect(answered.length).toBeGreaterThan(200)
    const scalesOf = (profile: Profile) => {
      const sex = sexOf(profile)
      const [lead, follow] = [
        sadismLevels[sex].indexOf(profile.sadism),
        masochismLevels[sex].indexOf(profile.masochism),
      ]
      return { sum: lead + follow, isMild: (sex === 1 ? lead : follow) === 3 }
    }
    expect(answered.filter((profile) => scalesOf(profile).sum < 2)).toEqual([])
    const strict = ['your_choking', 'your_kousoku', 'your_word_attack_hard', 'your_spanking'] as const
    const mild = answered.filter((profile) => scalesOf(profile).isMild)
    expect(mild.filter((profile) => strict.some((name) => placeOf(profile, name) < 2))).toEqual([])
    for (const [milder, stronger] of [
      ['your_word_attack_easy', 'your_word_attack_hard'],
      ['your_blow_job', 'your_irrumatio'],
    ] as const) {
      const wishing = answered.filter((profile) => placeOf(profile, stronger) < 3)
      expect(wishing.filter((profile) => placeOf(profile, milder) > placeOf(profile, stronger))).toEqual([])
    }
  })

  test.each([
    ['クンニ', 'your_cunnilingus'],
    ['拘束プレイ', 'your_kousoku'],
    ['脳イキ', 'your_nouiki'],
  ] as const)('a man who names %s does not refuse it', (point, name) => {
    const proud = men.filter(({ appealPoints }) => appealPoints.map(appealPointLabel).includes(point))
    expect(proud.length).toBeGreaterThan(0)
    expect(proud.filter((man) => placeOf(man, name) === 3)).toEqual([])
  })

  test('D-21 D-32 men still on the ladder have met nobody', () => {
    const climbing = [...world.members.all()].filter(({ rank }) => rank !== null && /^[HGF]$/.test(rank))
    expect(climbing.length).toBeGreaterThan(5)
    for (const { id } of climbing) expect(world.pairings.countBy('member', id), `member ${id}`).toBe(0)
  })

  test('a text begins personally and mentions what the first picture shows', () => {
    const shown = profiles.filter((profile) => textOf(profile) !== '')
    expect(shown.length).toBeGreaterThan(200)
    const greetings =
      /^(?:はじめまして|こんにち|こんばん|ご覧|ご訪問|お時間|見つけて|数ある|目に留め|お読み|ページ|開いて|プロフィール)/
    expect(shown.map(textOf).filter((text) => greetings.test(text))).toEqual([])
    const strangers = shown.filter((profile) => {
      const sentences = sentencesOf(world.members.get(profile.id))
      return sentences !== undefined && !sentences.some((sentence) => textOf(profile).includes(sentence))
    })
    expect(strangers).toEqual([])
  })

  test('texts begin differently', () => {
    const heads = profiles.map((profile) => textOf(profile).slice(0, 8)).filter((head) => head !== '')
    const counts = heads.map((head) => heads.filter((other) => other === head).length)
    expect(Math.max(...counts) / heads.length).toBeLessThan(0.05)
  })

  test.each([
    [/火曜日が休み|水曜日が休み/, '平日の昼間'],
    [/休みは暦どおり/, '土日祝日の昼間'],
  ])('a person who writes %s is free then', (words, time) => {
    const writing = profiles.filter((profile) => words.test(textOf(profile)))
    expect(writing.length).toBeGreaterThan(0)
    expect(writing.filter(({ freeTimes }) => !freeTimes.includes(time))).toEqual([])
  })

  test('nobody under 35 writes like an older person', () => {
    const young = profiles.filter(({ age }) => age !== null && age < 35)
    const texts = young.map((profile) => [textOf(profile), ...profile.appealPoints].join(''))
    expect(texts.filter((text) => /若いころ|年齢を重ね|十年ほど/.test(text))).toEqual([])
  })

  test('messages say good night at night and good evening in the evening', () => {
    const hours = (words: RegExp) =>
      [...world.messages.all()].filter(({ content }) => words.test(content)).map(({ createdAt }) => hourOf(createdAt))
    // Hours after midnight continue: 25 is one o'clock.
    expect(hours(/おやすみなさい|今夜はここまで/).filter((hour) => hour < 21 || hour > 25)).toEqual([])
    expect(hours(/こんばんは/).filter((hour) => hour < 17 || hour > 25)).toEqual([])
    expect(hours(/おはよう|翌朝です/).filter((hour) => hour > 11)).toEqual([])
    expect(hours(/こんばんは/).length).toBeGreaterThan(0)
    expect([...world.messages.all()].filter(({ createdAt }) => hourOf(createdAt) > 25.2)).toEqual([])
  })

  test('D-86 at most 5 in 100 townspeople have no picture, and no two share one', () => {
    const town = [...world.members.all()].filter(({ email }) => email.startsWith('town-'))
    const first = town.map(({ photos }) => photos[0])
    expect(first.filter((photo) => photo === null).length / town.length).toBeLessThanOrEqual(0.05)
    const drawn = first.filter((photo) => typeof photo === 'string')
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const { photos } of town) {
      const motifs = photos.flatMap((photo) => (photo === null ? [] : [photo.split('-')[0]]))
      expect(new Set(motifs).size, photos.join(' ')).toBe(motifs.length)
    }
  })
})

/** Sentences about the motif of a member's first picture. */
function sentencesOf({ photos: [first] }: Member): readonly string[] | undefined {
  const motif = first?.split('-')[0]
  return motif !== undefined && motif in interests ? interests[motif as keyof typeof interests] : undefined
}

/** Range of a choice such as 161~165センチ; the outermost choices name one end only. */
function rangeOf(choice: string, lowest: number, highest: number): readonly [number, number] {
  const [from = 0, to = from] = choice.match(/\d+/g)?.map(Number) ?? []
  if (choice.includes('以下')) return [lowest, to]
  return choice.includes('以上') ? [from, highest] : [from, to]
}

/** Hour of the day in Tokyo; before five in the morning 24 is added. */
function hourOf(at: number): number {
  const { hour, minute } = tokyoParts(at)
  return (hour < 5 ? hour + 24 : hour) + minute / 60
}
