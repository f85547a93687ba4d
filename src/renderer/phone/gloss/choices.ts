import { areaRegions } from '../../../contract/enums/areas.ts'
import { cancelReasons } from '../../../contract/enums/cancellation.ts'
import { completenessGroups } from '../../../contract/enums/completeness.ts'
import { ngReasons } from '../../../contract/enums/ng-reasons.ts'
import { statusLabels } from '../../../contract/enums/pairing.ts'
import { preferenceChoices, preferences } from '../../../contract/enums/preferences.ts'
import {
  appealPoints,
  bodyTypeRanges,
  bodyTypes,
  contactAnswers,
  freeTimes,
  maleAgeRanges,
  masochismLevels,
  messageAnswers,
  partnerFollowers,
  sadismLevels,
  takeMovies,
} from '../../../contract/enums/profile-choices.ts'
import { bodyTypeBoxLabels, likedSmLabels, settingAppealPoints } from '../../../contract/enums/recommend-setting.ts'
import { fullPublishingLabels, reviewItems } from '../../../contract/enums/review.ts'
import type { English } from '../../lib/copy/en/english.ts'
import type { TextTable } from '../../member/texts.en.ts'

/** A pair whose English the compiler checks key by key. */
const table = <Words extends object>(japanese: Words, english: English<Words>): TextTable => [japanese, english]

/** Some keys of each row of a list. */
type Columns<Rows extends readonly object[], Key extends PropertyKey> = {
  readonly [Index in keyof Rows]: { readonly [Name in keyof Rows[Index] & Key]: English<Rows[Index][Name]> }
}

const areas: Columns<typeof areaRegions, 'name' | 'areas'> = [
  {
    name: 'Hokkaido',
    areas: ['Sapporo', 'Eastern Hokkaido', 'Southern Hokkaido', 'Northern Hokkaido', 'Central Hokkaido'],
  },
  { name: 'Tohoku', areas: ['Aomori', 'Iwate', 'Miyagi', 'Akita', 'Yamagata', 'Fukushima'] },
  { name: 'Kanto', areas: ['Ibaraki', 'Tochigi', 'Gunma', 'Saitama', 'Chiba', 'Tokyo', 'Kanagawa'] },
  {
    name: 'Chubu',
    areas: ['Niigata', 'Toyama', 'Ishikawa', 'Fukui', 'Yamanashi', 'Nagano', 'Gifu', 'Shizuoka', 'Aichi'],
  },
  { name: 'Kansai', areas: ['Mie', 'Shiga', 'Kyoto', 'Osaka', 'Hyogo', 'Nara', 'Wakayama'] },
  { name: 'Chugoku', areas: ['Tottori', 'Shimane', 'Okayama', 'Hiroshima', 'Yamaguchi'] },
  { name: 'Shikoku', areas: ['Tokushima', 'Kagawa', 'Ehime', 'Kochi'] },
  {
    name: 'Kyushu and Okinawa',
    areas: ['Fukuoka', 'Saga', 'Nagasaki', 'Kumamoto', 'Oita', 'Miyazaki', 'Kagoshima', 'Okinawa'],
  },
]

const titles: Columns<typeof completenessGroups, 'title'> = [
  { title: 'Profile' },
  { title: 'Photos' },
  { title: 'Strong points' },
  { title: 'Introduction' },
  { title: 'Social accounts' },
]

/** A preference as a man and as a woman answer it. */
const both = (man: string, woman = man) => ({ label: { 1: man, 2: woman } })
const given = (act: string) => both(`${act} (giving)`, `${act} (receiving)`)
const received = (act: string) => both(`${act} (receiving)`, `${act} (giving)`)
const led = (act: string) => both(`${act} (leading)`, `${act} (being led)`)

const acts: Columns<typeof preferences, 'label'> = [
  received('Oral caresses'),
  given('Oral caresses'),
  given('Light pressure on the neck'),
  given('Restraint'),
  given('Love bites'),
  led('Orgasm of the mind'),
  both('Anal'),
  given('Dirty talk, soft'),
  given('Dirty talk, hard'),
  given('Spanking'),
  both('Outdoors (private places out of sight)'),
  led('Squirting'),
  received('Deep oral caresses'),
  both('More than two people'),
  both('Costumes (worn by the partner)', 'Costumes (worn by me)'),
  both('Toys (I use them)', 'Toys (used on me)'),
]

const comfort = ['Not for me', 'A little gentler would be nice', 'Pleasant', 'Very pleasant'] as const
const duration = ['Not for me', 'Not quite right', 'About right', 'Just right'] as const

const questions: Columns<typeof reviewItems, 'question' | 'texts'> = [
  {
    question: 'Messages before meeting',
    texts: ['They worried me', 'A little more care would be nice', 'Polite', 'Very polite'],
  },
  {
    question: 'Mood when you met',
    texts: ['Not at ease', 'A little hard to talk', 'Easy to talk', 'Completely at ease'],
  },
  {
    question: 'As in the profile',
    texts: ['Very different', 'A little different', 'Almost as described', 'As described'],
  },
  { question: 'Kissing and oral caresses', texts: comfort },
  { question: 'Caresses by hand', texts: comfort },
  {
    question: 'Physical compatibility',
    texts: ['Not compatible', 'Not quite compatible', 'Compatible', 'Very compatible'],
  },
  { question: 'Care afterwards', texts: ['No care', 'A little cool', 'Kind', 'Very kind'] },
  { question: 'Time of touching before', texts: duration },
  { question: 'Time of the act', texts: duration },
  { question: 'Time of touching afterwards', texts: duration },
  {
    question: 'Would you meet again?',
    texts: ['No', 'Undecided', 'Yes, if there is a chance', 'Yes, gladly'],
  },
]

const points = [
  'Cuddling',
  'Kissing',
  'Fingering',
  'Cunnilingus',
  'Thrusting',
  'Restraint',
  'Learning to come inside',
] as const
const penisSize = 'Size of the penis'
const mentalOrgasm = 'Orgasm of the mind'
const builds = ['Slim', 'Average'] as const
const curvy = ['Curvy', 'Very curvy'] as const
const wishes = (verb: string) => [`Very much want ${verb}`, `Would like ${verb}`, 'As my partner wishes', 'No'] as const

const ofBothSexes = { 3: 'Passed', 4: 'Match' } as const

/** Choices of the contract that screens show, with their English lines. */
export const choiceTexts: readonly TextTable[] = [
  // `Columns` has checked these rows already.
  [areaRegions, areas],
  [completenessGroups, titles],
  [preferences, acts],
  [reviewItems, questions],
  table(preferenceChoices, {
    A: wishes('to'),
    B: wishes('it done'),
    C: wishes('to enjoy it'),
    D: wishes('it worn'),
    E: wishes('to wear it'),
    F: wishes('to use them'),
    G: wishes('them used'),
  }),
  table(statusLabels, {
    1: {
      0: 'She is deciding',
      1: 'Match',
      2: 'Match',
      ...ofBothSexes,
      6: 'She is deciding',
      7: 'Match',
      8: 'Like sent',
      9: 'You received a like',
    },
    2: {
      0: 'Recommendation',
      1: 'Match',
      2: 'Reviewed',
      ...ofBothSexes,
      6: 'On hold',
      7: 'Match',
      8: 'You received a like',
      9: 'Like sent',
    },
  }),
  table(ngReasons, [
    'Not my type (mood, taste)',
    'Build (height, weight)',
    'The account worries me',
    'Our tastes do not go together',
    'Other',
  ]),
  table(cancelReasons, {
    1: ['I was not recommended', 'I did not get to meet the women I matched with', 'Other'],
    2: [
      'I did not get to meet the men I matched with',
      'There were too few recommendations a day',
      'It was hard to meet the men I matched with',
      'Other',
    ],
  }),
  table(appealPoints, [...points, mentalOrgasm, penisSize, 'Other']),
  table(settingAppealPoints, ['Anything', ...points, 'Hypnosis', penisSize]),
  table(bodyTypes, { 1: [...builds, 'Muscular', ...curvy], 2: [...builds, 'Full-figured', ...curvy] }),
  table(bodyTypeBoxLabels, {
    body_type0: builds[0],
    body_type1: builds[1],
    body_type2: 'Muscular or full-figured',
    body_type3: curvy[0],
    body_type4: curvy[1],
  }),
  table(bodyTypeRanges, ['No curvy women', 'Curvy women are fine', 'Loves curvy women']),
  table(freeTimes, [
    'weekdays in the daytime',
    'weekday evenings',
    'weekends and holidays in the daytime',
    'weekend and holiday evenings',
  ]),
  table(messageAnswers, ['Many a day', 'A few a day', 'As my partner wishes', 'I rarely answer']),
  table(contactAnswers, {
    1: ['Absolutely', 'If possible', 'If she asks for it!', 'No'],
    2: ['Absolutely', 'If possible', 'If he asks for it!', 'No'],
  }),
  table(partnerFollowers, ['Yes', 'No']),
  table(sadismLevels, {
    1: ['Very S', 'Rather S', 'S if my partner wishes', 'Not S'],
    2: ['Likes to lead very much', 'Likes to lead a little', 'Leads if the partner wishes', 'Does not like to lead'],
  }),
  table(masochismLevels, {
    1: ['Very M', 'Rather M', 'M if my partner wishes', 'Not M'],
    2: [
      'Likes to be led very much',
      'Likes to be led a little',
      'Gives in if the partner wishes',
      'Does not like to give in',
    ],
  }),
  table(likedSmLabels, { 0: 'Any', 1: 'Very S', 2: 'S', 3: 'M', 4: 'Very M' }),
  table(maleAgeRanges, ['Twenties', 'Up to 34', 'Up to 39', 'Up to 44', 'Up to 49', '50 and over is fine, too']),
  table(takeMovies, {
    1: ['Yes, please!', 'As we agree', 'No!'],
    2: ['Yes! (without my face)', 'Usually yes! (depends on the partner)', 'No!'],
  }),
  table(fullPublishingLabels, { 3: 'The whole text may be published', 1: 'Do not publish the whole text' }),
]
