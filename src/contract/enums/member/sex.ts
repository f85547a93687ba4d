import * as z from 'zod/mini'

/** 1 man, 2 woman (ENUM-42, ENUM-44). */
export const sexes = [1, 2] as const
export const sexSchema = z.literal(sexes)
export type Sex = (typeof sexes)[number]

export const man = 1 satisfies Sex
export const woman = 2 satisfies Sex

/** Whom a topic is for (ENUM-43); `/topics?target=` takes the same words (ENUM-46). */
export const topicSexes = ['male', 'female', 'common'] as const
export const topicSexSchema = z.enum(topicSexes)
export type TopicSex = (typeof topicSexes)[number]
