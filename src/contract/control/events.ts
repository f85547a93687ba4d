import * as z from 'zod/mini'
import { defineChannel } from '../wire/endpoint.ts'
import { noFields } from '../wire/wire-request.ts'
import { controlPrefix } from './define-control.ts'

/** What the server tells of: a change of that name, a jump that takes its time, or a new exchange. */
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
  'acted',
  'handset',
  'exchange',
] as const
export type ControlEvent = (typeof controlEvents)[number]

/** Server-sent events; `name` is the address of the stream. */
export const controlChannel = defineChannel({
  id: 'control-events',
  name: `${controlPrefix}/events`,
  summary: 'Tells workbenches that something changed',
  params: noFields,
  message: z.strictObject({
    event: z.enum(controlEvents),
    /** Id of the exchange; empty for a change. */
    data: z.string(),
  }),
  actions: {},
})
