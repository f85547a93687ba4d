import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../../ui/base/icon.tsx'
import { bridge } from '../../hub/bridge.ts'
import { useMockPhones } from '../../hub/control/backend-queries.ts'
import { clockQuery, useNow } from '../../hub/control/clock-query.ts'
import { useCopy } from '../../hub/language.ts'
import { caseTimeText } from './case-time.ts'
import { capsuleCopy } from './copy.ts'

/** Contents of a capsule written now. */
export function CapsuleContents() {
  // A phone of the real API is saved without login, page and picture.
  const count = useMockPhones().length
  const { data: clock } = useQuery(clockQuery)
  const now = useNow()
  const { content, contents } = useCopy(capsuleCopy)
  const lines = [
    { icon: 'map', ...content.world },
    { icon: 'image', ...content.pictures },
    { icon: 'phone', ...content.phones(count) },
    { icon: 'clock', title: content.time, text: caseTimeText(now, clock) },
    { icon: 'bolt', ...content.faults },
    { icon: 'activity', ...content.traffic },
    ...(bridge ? [{ icon: 'camera', ...content.screenshots(count) } as const] : []),
  ] as const
  return (
    <ul aria-label={contents} className="divide-y divide-line border-y border-line">
      {lines.map(({ icon, title, text }) => (
        <li key={title} className="flex items-start gap-3 py-2">
          <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-ink-2" />
          <span className="min-w-0">
            <span className="block text-s font-medium">{title}</span>
            <span className="block text-xs text-ink-3 num">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
