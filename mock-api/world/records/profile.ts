import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/table-index.ts'
import { id, text } from './fields.ts'

const profileSchema = z.strictObject({
  /** The member's id. */
  id,
  /** Name shown in the product (twitter_name); empty before the first profile is saved. */
  name: text,
  age: z.nullable(z.int()),
  areas: z.array(text),
  bodyType: text,
  height: text,
  weight: text,
  takeMovie: text,
  /** A man's `personarity`: has no input; stored as sent (FORM-96). */
  personality: text,
  /** A man's number of partners; a woman's ideal way to spend time (SUB-58). */
  sexualExperience: text,
  meeting: z.strictObject({ dm: text, tel: text, photo: text, contact: text }),
  /** The 16 answers of L-1 by wire name. */
  preferences: z.record(z.string(), text),
  sadism: text,
  masochism: text,
  freeTimes: z.array(text),
  /** Men: one value, the highest wished age. Women: any number of values. */
  ageRange: z.array(text),
  /** Men: up to three; women: at most one free text. */
  appealPoints: z.array(text),
  /** A man's self-introduction. */
  propensity: text,
  bodyTypeRange: text,
  partnerFollower: text,
})

/** Profile that partners read (ENTITY2-01…). */
export type Profile = z.output<typeof profileSchema>

export const profiles = defineTable('profiles', profileSchema, {})
