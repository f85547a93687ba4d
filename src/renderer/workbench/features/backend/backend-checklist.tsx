import type { BackendCheck } from '../../../../contract/control/backend.ts'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { type IconName, Icon } from '../../../ui/base/icon.tsx'
import { useCopy } from '../../hub/language.ts'
import { type CheckRow, checkRows, driftedOf } from './check-rows.ts'
import { backendCopy } from './copy.ts'

const marks: Record<CheckRow['mark'], { icon: IconName; tone: string }> = {
  good: { icon: 'check', tone: 'bg-leaf-soft text-leaf' },
  warn: { icon: 'warning', tone: 'bg-lantern-soft text-lantern-ink' },
  bad: { icon: 'close', tone: 'bg-alarm-soft text-alarm' },
}

function CheckRowItem({ mark, title, text, aside }: CheckRow) {
  const { icon, tone } = marks[mark]
  const label = useCopy(backendCopy).form.marks[mark]
  return (
    <li className="flex items-start gap-2.5 py-2.5 text-s">
      <span className={`grid size-6 shrink-0 place-items-center rounded-full ${tone}`}>
        <Icon name={icon} size={14} />
        <span className="sr-only">{label}</span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block phrase text-ink-2">{text}</span>
      </span>
      <span className="shrink-0 text-xs text-ink-3 num">{aside}</span>
    </li>
  )
}

/** Result of checking a server before the switch. */
export function BackendChecklist({ check }: { check: BackendCheck }) {
  const words = useCopy(backendCopy).form
  const drifted = driftedOf(check.calls)
  return (
    <div>
      <ul aria-label={words.checklist} className="divide-y divide-line">
        {checkRows(check).map((row) => (
          <CheckRowItem key={row.title} {...row} />
        ))}
      </ul>
      {drifted.length > 0 && (
        <Disclosure summary={words.showDrifts}>
          <ul className="grid gap-2 font-mono text-xs">
            {drifted.map(({ id, method, path, issues }) => (
              <li key={`${id} ${path}`}>
                {method} {path}
                {issues.map((issue) => (
                  <span key={issue.path} className="block break-all text-ink-2">
                    {issue.path} {words.drift(issue.expected, issue.actual)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
