import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/define-table.ts'
import { id, text } from '../shapes.ts'

const schema = z.strictObject({
  /** The member's id. */
  id,
  /** Name shown in the product (twitter_name); empty until the first profile is saved. */
  name: text,
  age: z.nullable(z.int()),
  areas: z.array(text),
  bodyType: text,
  height: text,
  weight: text,
  takeMovie: text,
  /** A man's personarity: without a control, kept as it was sent (FORM-96). */
  personality: text,
  /** A man's number of partners; a woman's ideal way to spend time (SUB-58). */
  sexualExperience: text,
  meeting: z.strictObject({ dm: text, tel: text, photo: text, contact: text }),
  /** The 16 answers of L-1 by wire name. */
  preferences: z.record(z.string(), text),
  sadism: text,
  masochism: text,
  freeTimes: z.array(text),
  /** One value for a man (highest age he wishes), any number for a woman. */
  ageRange: z.array(text),
  /** Men: up to three; women: at most one free text. */
  appealPoints: z.array(text),
  /** Men's self-introduction. */
  propensity: text,
  bodyTypeRange: text,
  partnerFollower: text,
})

/** What a member tells partners (ENTITY2-01…). */
export type Profile = z.output<typeof schema>

export const profiles = defineTable('profiles', schema, {})
