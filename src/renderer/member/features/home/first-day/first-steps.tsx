import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Timeline } from '../../../../../contract/calls/timeline.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { Icon } from '../../../../ui/base/icon.tsx'
import { Card } from '../../../../ui/list/card.tsx'

const copy = homeCopy.firstDay

/** What is behind her and what she can do besides waiting for somebody to be introduced. */
export function FirstSteps({ timeline }: { timeline: Timeline | undefined }) {
  return (
    <Card as="section" aria-label={copy.steps} className="py-2">
      <ul className="divide-y divide-line">
        <Done text={copy.age} aside={copy.done} />
        <Done text={copy.profile} aside={copy.filledIn} />
        <li>
          <Link
            to="/timeline"
            className="-mx-2 flex min-h-13 items-center gap-3 rounded-s px-2 hover:bg-wash active:bg-wash-press"
          >
            <Mark className="bg-sunken text-ink-2">
              <Icon name="heart" size={16} />
            </Mark>
            <span className="flex-1">{copy.like}</span>
            <span className="text-s text-ink-3 num">
              {timeline && timeline.free_like > 0 && copy.freeLikes(timeline.free_like)}
            </span>
            <Icon name="chevron-right" size={18} className="text-ink-3" />
          </Link>
        </li>
      </ul>
    </Card>
  )
}

function Done({ text, aside }: { text: string; aside: string }) {
  return (
    <li className="flex min-h-13 items-center gap-3">
      <Mark className="bg-leaf-soft text-leaf">
        <Icon name="check" size={16} />
      </Mark>
      <span className="flex-1 text-ink-2">{text}</span>
      <span className="text-s text-ink-3">{aside}</span>
    </li>
  )
}

function Mark({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={`grid size-7 shrink-0 place-items-center rounded-full ${className}`}>{children}</span>
  )
}
