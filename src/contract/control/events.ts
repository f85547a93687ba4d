import * as z from 'zod/mini'
import { defineChannel } from '../wire/channel.ts'
import * as request from '../wire/request-fields.ts'
import { controlPrefix } from './define-control.ts'

/** Kinds of server-sent events: a named change, the progress of a jump, or a new exchange. */
export const controlEvents = [
  'clock',
  'jumping',
  'world',
  'variants',
  'backend',
  'drift',
  'faults',
  'storage',
  'history',
  'stage',
  'storylines',
  'acted',
  'handset',
  'exchange',
] as const
export type ControlEvent = (typeof controlEvents)[number]

/** Stream of server-sent events; `name` is its path. */
export const controlChannel = defineChannel({
  id: 'control-events',
  name: `${controlPrefix}/events`,
  summary: 'Reports changes to workbenches',
  params: request.noFields,
  message: z.strictObject({
    event: z.enum(controlEvents),
    /** Id of the exchange; empty for a change. */
    data: z.string(),
  }),
  actions: {},
})
