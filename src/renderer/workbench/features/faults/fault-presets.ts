import type { Fault } from '../../../../contract/control/faults.ts'
import type { faultsCopy } from './copy.ts'

/** Usual faults, by one press each. */
export const faultPresets: readonly { name: keyof (typeof faultsCopy)['ja']['presets']; fault: Fault }[] = [
  { name: 'slow', fault: { match: { path: '/api/*' }, latencyMs: 2000 } },
  { name: 'sometimes500', fault: { match: { path: '/api/*' }, status: 500, probability: 0.2 } },
  { name: 'unreachable', fault: { match: { path: '/api/*' }, drop: true } },
  { name: 'responseLost', fault: { match: { method: 'POST', path: '/api/*' }, drop: 'after', times: 1 } },
  { name: 'next503', fault: { match: { path: '/api/*' }, status: 503, times: 1 } },
  { name: 'photo503', fault: { match: { method: 'POST', path: '/api/user/profile_img' }, status: 503, times: 1 } },
  { name: 'chatCut', fault: { match: { channel: 'MessageChannel' }, drop: true, times: 1 } },
  { name: 'chatTwice', fault: { match: { channel: 'MessageChannel' }, duplicate: true } },
]
