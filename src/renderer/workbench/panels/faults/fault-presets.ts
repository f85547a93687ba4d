import type { Fault } from '../../../../contract/control/faults.ts'

/** Disturbances that are wanted again and again. */
export const faultPresets: readonly { title: string; fault: Fault }[] = [
  { title: '回線が遅い', fault: { match: { path: '/api/*' }, latencyMs: 2000 } },
  { title: 'ときどき 500', fault: { match: { path: '/api/*' }, status: 500, probability: 0.2 } },
  { title: 'つながらない', fault: { match: { path: '/api/*' }, drop: true } },
  {
    title: '応答だけ失う（書き込み）',
    fault: { match: { method: 'POST', path: '/api/*' }, drop: 'after', times: 1 },
  },
  { title: '次の1回だけ 503', fault: { match: { path: '/api/*' }, status: 503, times: 1 } },
  { title: 'チャットが途切れる', fault: { match: { channel: 'MessageChannel' }, drop: true, times: 1 } },
  { title: 'チャットが二重に届く', fault: { match: { channel: 'MessageChannel' }, duplicate: true } },
]
