import * as z from 'zod/mini'
import { defineControl } from './define-control.ts'

/** Whether it is on now is told by `GET /clock`. */
export const changeTownActivity = defineControl({
  id: 'changeTownActivity',
  method: 'PUT',
  path: '/town-activity',
  summary:
    'Lets the people of the town visit, like, answer, write and post by themselves while time passes, or no longer',
  request: z.strictObject({ on: z.boolean() }),
  response: z.strictObject({ on: z.boolean() }),
})
