import type { Sex, TopicSex } from '../enums/member.ts'

/** The boards of one sex. */
export const boardOf: Readonly<Record<Sex, TopicSex>> = { 1: 'male', 2: 'female' }

/** Whether a topic, or a text for one, is for members of a sex: for all, or for theirs (TOPIC-10 to TOPIC-15). */
export function isForSex(target: TopicSex, sex: Sex): boolean {
  return target === 'common' || target === boardOf[sex]
}
