import type { Sex } from '../member/sex.ts'

/** your_pre_dm, both sexes (ENUM-09). */
export const messageAnswers = [
  '1日にたくさんしたい',
  '1日に数回はやりとりしたい',
  '相手に合わせる',
  'あまり返せない',
] as const

/** your_pre_tel, your_pre_photo and your_pre_contact by the sex of the profile (ENUM-10 to ENUM-12). */
export const contactAnswers = {
  1: ['絶対にしたい', 'できればしたい', '女性が求めるなら！', 'したくない'],
  2: ['絶対にしたい', 'できればしたい', '男性が求めるなら！', 'したくない'],
} as const satisfies Record<Sex, readonly string[]>

/** Wire names of the four answers, in the order of the forms. */
export const meetingFields = ['your_pre_dm', 'your_pre_tel', 'your_pre_photo', 'your_pre_contact'] as const
export type MeetingField = (typeof meetingFields)[number]

/** The four choices of one answer on the profile of one sex. */
export function choicesOfMeetingAnswer(field: MeetingField, sex: Sex): readonly string[] {
  return field === 'your_pre_dm' ? messageAnswers : contactAnswers[sex]
}
