import * as z from 'zod/mini'
import { phoneNames } from '../rules/hosts.ts'
import { defineControl } from './define-control.ts'

/** Who stands on a phone of the stage, and the page. `email` is null for nobody. */
const standing = z.strictObject({
  email: z.nullable(z.string()),
  page: z.string().check(z.startsWith('/'), z.maxLength(2000)),
})

const stage = z.strictObject({
  phones: z.partialRecord(z.enum(phoneNames), standing),
  /** The workbench that reported it last, by a random text; null for the people of the story or nobody. */
  by: z.nullable(z.string()),
})
export type NotedStage = z.output<typeof stage>

export const readStage = defineControl('readStage', 'GET /stage', {
  summary:
    'Members and pages of the phones on the stage, as a workbench reported them, else those of the running storyline',
  response: stage,
})

export const changeStage = defineControl('changeStage', 'PUT /stage', {
  summary: 'Reports members and pages of the phones, so that other workbenches show the same people',
  request: z.strictObject({ phones: stage.shape.phones, by: z.string().check(z.maxLength(100)) }),
  response: stage,
})
