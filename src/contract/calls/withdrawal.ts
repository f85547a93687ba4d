import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import { requestOptional, wireText } from '../wire/wire-request.ts'
import { endedAnswer } from './cancellation.ts'

/** Ends a woman's membership and all her sessions (IMP-29). */
export const withdrawEndpoint = defineEndpoint({
  id: 'API-71',
  method: 'POST',
  path: '/api/cancel/female',
  summary: 'Withdraw from the service',
  access: 'login',
  sex: 2,
  request: z.object({ uid: requestOptional(wireText(255)) }),
  identity: [{ at: 'uid', kind: 'uid' }],
  response: endedAnswer,
})
