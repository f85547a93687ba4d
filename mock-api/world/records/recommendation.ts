import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/table-index.ts'
import { id, text, instant } from '../shapes.ts'

const recommendationSettingSchema = z.strictObject({
  /** The man's id. */
  id,
  /** Which of the five body types of L-4 he wishes to be recommended to. */
  bodyTypes: z.array(z.boolean()).check(z.length(5)),
  /** Wished ranks of women by rank name; a missing one counts as wished. */
  ranks: z.record(z.string(), z.boolean()),
  /** 0 any, 1 very S, 2 S, 3 M, 4 very M. */
  likedSm: z.int(),
  appealPoint: text,
  /** Without a control; sent back unchanged (SETTING-08). */
  sexualCondition: text,
  ageRange: text,
})

/** A man's conditions for recommendations (API-37). */
export type RecommendationSetting = z.output<typeof recommendationSettingSchema>

export const recommendSettings = defineTable('recommendSettings', recommendationSettingSchema, {})

const statusActivationSchema = z.strictObject({
  id,
  memberId: id,
  /** What the client said her status was. Nothing depends on it. */
  statusOld: z.nullable(z.int()),
  /** What it was. */
  statusBefore: z.int(),
  createdAt: instant,
})

/** A woman started her recommendations (API-26). */
export const statusActivations = defineTable('statusActivations', statusActivationSchema, {})
