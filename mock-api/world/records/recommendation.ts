import * as z from 'zod/mini'
import { bodyTypeBoxes } from '../../../src/contract/enums/recommend-setting.ts'
import { defineTable } from '../../engine/table/table-index.ts'
import { id, instant, text } from './fields.ts'

const recommendationSettingSchema = z.strictObject({
  /** The man's id. */
  id,
  /** Wished body types, one flag for each box of L-4. */
  bodyTypes: z.array(z.boolean()).check(z.length(bodyTypeBoxes.length)),
  /** Wished ranks of women by name; a missing rank counts as wished. */
  ranks: z.record(z.string(), z.boolean()),
  /** 0 any, 1 very S, 2 S, 3 M, 4 very M. */
  likedSm: z.int(),
  appealPoint: text,
  /** Has no input; returned unchanged (SETTING-08). */
  sexualCondition: text,
  ageRange: text,
})

/** A man's conditions for recommendations (API-37). */
export type RecommendationSetting = z.output<typeof recommendationSettingSchema>

export const recommendSettings = defineTable('recommendSettings', recommendationSettingSchema, {})

const statusActivationSchema = z.strictObject({
  id,
  memberId: id,
  /** Her status as sent by the client; unused. */
  statusOld: z.nullable(z.int()),
  /** Her real status before. */
  statusBefore: z.int(),
  createdAt: instant,
})

/** Activations of recommendations by women (API-26). */
export const statusActivations = defineTable('statusActivations', statusActivationSchema, {})
