import * as z from 'zod/mini'
import { defineControl } from './define-control.ts'

/** Acts of the townspeople while time passes. */
export const townActs = [
  'visit',
  'like',
  'recommend',
  'contact',
  'decline',
  'hold',
  'write',
  'read',
  'post',
  'like-post',
] as const

export type TownAct = (typeof townActs)[number]

/** `GET /clock` returns the current value. */
export const changeTownActivity = defineControl('changeTownActivity', 'PUT /town-activity', {
  summary: 'Switches the automatic acts of townspeople on or off',
  isAct: true,
  request: z.strictObject({ on: z.boolean() }),
  response: z.strictObject({
    on: z.boolean(),
    /** Number of logged-in members whom the town turns to; 0 means that nothing will happen until somebody logs in. */
    played: z.int(),
  }),
})
