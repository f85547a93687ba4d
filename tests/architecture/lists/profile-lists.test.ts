import { expect, test } from 'vitest'
import { areaRegions } from '../../../src/contract/enums/areas.ts'
import { completenessGroups, completenessItems } from '../../../src/contract/enums/completeness.ts'
import { preferenceChoices, preferences } from '../../../src/contract/enums/preferences.ts'
import {
  femaleAgeRanges,
  maleAgeRanges,
  appealPoints,
  bodyTypeRanges,
  bodyTypes,
  freeTimes,
  choicesOfMeetingAnswer,
  partnerFollowers,
  masochismLevels,
  sadismLevels,
  sexualExperiences,
  takeMovies,
  heights,
  weights,
} from '../../../src/contract/enums/profile-choices.ts'
import { settingAppealPoints, bodyTypeBoxes, bodyTypeBoxLabels } from '../../../src/contract/enums/recommend-setting.ts'
import { listLine, listSection, listTable, rowEntries, rowText } from '../../support/ledger/ledger-text.ts'

/** `絶対にしたい, …, 女性が求めるなら！ (男性が求めるなら！ on the female form), したくない` in the wording of her form. */
const hers = (id: string) => {
  const [, word = ''] = /\((\S+) on the female form\)/.exec(rowText(id)) ?? []
  return rowEntries(id).map((entry) => (entry.endsWith('が求めるなら！') ? word : entry))
}

/** `A ぜひしたい, できればしたい, 相手に合わせる, NG. B …` as sets. */
const choiceSets = Object.fromEntries(
  [...listSection('L-1').matchAll(/(?:^Choice sets:|\.) ([A-G]) ([^.]+?)(?=\.)/gm)].map(([, key, choices = '']) => [
    key,
    choices.split(', '),
  ]),
)

/** Levels of a scale for one sex in L-2. */
const levels = (sex: 1 | 2, name: string) =>
  new RegExp(`\`${name}\`: ([^.]+)\\.`).exec(listSection('L-2').split('\n')[sex - 1] ?? '')?.[1]?.split(', ')

test.each<[title: string, ours: unknown, ledger: unknown]>([
  ['ENUM-01 body types of men', bodyTypes[1], rowEntries('ENUM-01')],
  ['ENUM-02 body types of women', bodyTypes[2], rowEntries('ENUM-02')],
  [
    'SETTING-28..32 the boxes of the settings',
    bodyTypeBoxes.map((box) => [box, bodyTypeBoxLabels[box]]),
    listTable('L-4').map(([box, label]) => [box, label]),
  ],
  [
    'L-4 SETTING-33 what the boxes match',
    bodyTypeBoxes.map((box, index) => [box, bodyTypeBoxLabels[box], bodyTypes[2][index], bodyTypes[1][index]]),
    listTable('L-4'),
  ],
  ['L-5 ENUM-03 ENUM-70 heights', heights, listLine('L-5', 'Height')],
  ['L-5 ENUM-04 ENUM-71 weights', weights, listLine('L-5', 'Weight')],
  ['ENUM-05 takemovie of men', takeMovies[1], rowEntries('ENUM-05')],
  ['ENUM-06 takemovie of women', takeMovies[2], rowEntries('ENUM-06')],
  [
    'L-6 ENUM-07 ENUM-72 numbers of partners',
    sexualExperiences.join(', '),
    listSection('L-6').replace(/\. The mark.*$/, ''),
  ],
  ['ENUM-08 free times', freeTimes, rowEntries('ENUM-08')],
  ['ENUM-09 your_pre_dm', choicesOfMeetingAnswer('your_pre_dm', 1), rowEntries('ENUM-09')],
  ['ENUM-09 your_pre_dm of women', choicesOfMeetingAnswer('your_pre_dm', 2), rowEntries('ENUM-09')],
  ['ENUM-10 your_pre_tel of men', choicesOfMeetingAnswer('your_pre_tel', 1), rowEntries('ENUM-10')],
  ['ENUM-10 FORM-131 your_pre_tel of women', choicesOfMeetingAnswer('your_pre_tel', 2), hers('ENUM-10')],
  ['ENUM-11 your_pre_photo of men', choicesOfMeetingAnswer('your_pre_photo', 1), rowEntries('ENUM-11')],
  ['ENUM-11 FORM-132 your_pre_photo of women', choicesOfMeetingAnswer('your_pre_photo', 2), hers('ENUM-11')],
  ['ENUM-12 your_pre_contact of men', choicesOfMeetingAnswer('your_pre_contact', 1), rowEntries('ENUM-12')],
  ['ENUM-12 FORM-133 your_pre_contact of women', choicesOfMeetingAnswer('your_pre_contact', 2), hers('ENUM-12')],
  ['ENUM-13 age_range of men', maleAgeRanges, rowEntries('ENUM-13')],
  ['ENUM-14 ENUM-77 desired ages of women', femaleAgeRanges, rowEntries('ENUM-14')],
  ['ENUM-15 body_type_range', bodyTypeRanges, rowEntries('ENUM-15')],
  ['ENUM-16 appeal points', appealPoints, rowEntries('ENUM-16')],
  [
    'ENUM-73 SETTING-27 stored appeal points of the settings',
    settingAppealPoints,
    ['おまかせ', ...rowEntries('ENUM-16').slice(0, -1)].map((point) => (point === '脳イキ' ? '催眠' : point)),
  ],
  ['ENUM-17 partner_follower', partnerFollowers, rowEntries('ENUM-17')],
  [
    'L-7 ENUM-38 ENUM-69 the 8 regions',
    areaRegions.map(({ key, name }) => [key, name]),
    listTable('L-7').map(([key, name]) => [key, name]),
  ],
  [
    'D-60 ENUM-37 ENUM-39 ENUM-67..68 the 51 areas in their regions',
    areaRegions.map(({ key, name, areas }) => [key, name, areas.join(', ')]),
    listTable('L-7'),
  ],
  [
    'L-1 ENUM-75 ENUM-76 names, labels and sets of the preferences',
    preferences.map(({ name, label, set }, index) => [`${index + 1}`, name, label[1], set[1], label[2], set[2]]),
    listTable('L-1'),
  ],
  ['L-1 D-62 the choices of each set', preferenceChoices, choiceSets],
  ['L-2 ENUM-18 ENUM-74 your_sadism of men', sadismLevels[1], levels(1, 'your_sadism')],
  ['L-2 ENUM-18 ENUM-74 your_sadism of women', sadismLevels[2], levels(2, 'your_sadism')],
  ['L-2 ENUM-19 ENUM-74 your_masochism of men', masochismLevels[1], levels(1, 'your_masochism')],
  ['L-2 ENUM-19 ENUM-74 your_masochism of women', masochismLevels[2], levels(2, 'your_masochism')],
  [
    'L-8 HOME-27 items, points and what a number decides',
    completenessItems.map((entry) => [entry.item, entry.points, 'atLeast' in entry ? entry.atLeast : null]),
    listTable('L-8').map(([item, points, reached = '']) => [
      item,
      Number(points),
      /\d+/.test(reached) ? Number(/\d+/.exec(reached)?.[0]) : null,
    ]),
  ],
  [
    'L-8 HOME-28 groups and their forms',
    completenessGroups.map(({ title, path }) => `${title}, ${path}`),
    listTable('L-8').flatMap(([, , , group = '']) => (group.includes(', ') ? [group] : [])),
  ],
  [
    'L-8 HOME-28 the group of each item',
    completenessItems.map(({ group }) => completenessGroups.find(({ key }) => key === group)?.title),
    listTable('L-8').map(([, , , group = '']) => group.replace(/, .*$/, '')),
  ],
])('%s match the ledger word by word', (_title, ours, ledger) => {
  expect(ours).toEqual(ledger)
})
