import * as z from 'zod/mini'
import type { Sex } from './member.ts'

/** Audience of a topic (ENUM-43), also in `/topics?target=` (ENUM-46). */
export const topicSexes = ['male', 'female', 'common'] as const
export const topicSexSchema = z.enum(topicSexes)
export type TopicSex = (typeof topicSexes)[number]

/** Audience of each sex's own board. */
export const boardOf: Readonly<Record<Sex, TopicSex>> = { 1: 'male', 2: 'female' }

/** Returns whether a topic, or a text about one, addresses a sex: everybody or that sex (TOPIC-10 to TOPIC-15). */
export function isForSex(target: TopicSex, sex: Sex): boolean {
  return target === 'common' || target === boardOf[sex]
}
