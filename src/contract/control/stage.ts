import * as z from 'zod/mini'
import { phoneDevice } from '../phone-device.ts'
import { phoneNames } from '../rules/hosts.ts'
import * as wire from '../wire/fields.ts'
import { clockMode, clockSpeed } from './clock.ts'
import { defineControl, pathId } from './define-control.ts'
import { armedFaults } from './faults.ts'
import { memberPage, phone, stagePhone, stagePhones } from './stage-phones.ts'

/** A phone with its person, page, screen and storage. */
const wholePhone = z.strictObject({
  phone,
  /** Mail address of the member who is logged in; null when nobody is. */
  email: z.nullable(z.string()),
  route: memberPage,
  /** Orientation and look, named as in the stage, which parses them. */
  screen: z.record(z.string(), z.unknown()),
  /** Null when the phone did not respond, so that its storages are not known. */
  device: z.nullable(phoneDevice),
})
export type WholePhone = z.output<typeof wholePhone>

/** The phones and the settings of the stage, as a capsule keeps them. */
export const wholeStage = z.strictObject({
  theme: z.optional(z.enum(['light', 'dark'])),
  /** Whether the stage was quiet: no automatic overlays. */
  quiet: z.optional(z.boolean()),
  /** Phones on the stage, in order. */
  phones: z.array(wholePhone).check(z.minLength(1), z.maxLength(phoneNames.length)),
})
export type WholeStage = z.output<typeof wholeStage>

/** What a moment of history keeps of the stage. */
export const momentStage = z.strictObject({
  phones: stagePhones,
  faults: armedFaults,
  pace: z.strictObject({ mode: clockMode, speed: clockSpeed }),
  /** The stage with screens and storages too, where a capsule replaced it. */
  whole: z.optional(wholeStage),
})
export type MomentStage = z.output<typeof momentStage>

const revisedPhones = z.partialRecord(
  phone,
  z.extend(stagePhone, {
    /**
     * Raised when another person takes the phone or the server opens a page on it. Each workbench then shows that page
     * once; otherwise it keeps its own.
     */
    revision: z.int(),
  }),
)
export type RevisedPhones = z.output<typeof revisedPhones>

const sharedStage = z.strictObject({
  /** Raised when the world is replaced, which ends the logins of its phones. */
  world: z.int(),
  phones: revisedPhones,
  /** A stage with screens and storages that no workbench has restored yet. */
  whole: z.nullable(
    z.strictObject({
      stage: wholeStage,
      /** Id of the moment whose stage it replaces, which `keepStage` completes. */
      left: z.int(),
    }),
  ),
})
export type SharedStage = z.output<typeof sharedStage>

export const readStage = defineControl('readStage', 'GET /stage', {
  summary: 'People and pages of the phones on the stage at the present moment',
  response: sharedStage,
})

export const changeStage = defineControl('changeStage', 'PUT /stage', {
  summary: 'Reports people and pages of the phones; a phone with an old revision is ignored',
  request: z.strictObject({ phones: revisedPhones }),
  response: sharedStage,
})

export const keepStage = defineControl('keepStage', 'PUT /stage/:moment', {
  summary: 'Adds screens and storages to the stage of a moment that was left',
  request: z.object({ moment: pathId, stage: wholeStage }),
  response: wire.success,
})
