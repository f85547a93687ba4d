import { Link } from 'react-router-dom'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { Card, SectionHeading } from '../../../../ui/base/card.tsx'
import { Icon, type IconName } from '../../../../ui/base/icon.tsx'
import { EveningSky } from '../../../../ui/brand/scenes.tsx'
import { useAccount } from '../../../api/account.ts'
import { documentState } from '../../../shared/document-state.ts'

const copy = homeCopy.waiting

const tasks: readonly {
  readonly icon: IconName
  readonly to: string
  readonly title: string
  readonly text: string
}[] = [
  { icon: 'edit', to: '/femaleform', ...copy.tasks.profile },
  { icon: 'book', to: '/tutorial', ...copy.tasks.guide },
  { icon: 'chat', to: '/hona', ...copy.tasks.operator },
]

/** What a woman can do before she is verified. */
export function Meanwhile() {
  const waits = documentState(useAccount()) === 'review'
  return (
    <section aria-labelledby="meanwhile-heading" className="grid gap-2.5">
      <SectionHeading id="meanwhile-heading">{waits ? copy.meanwhile : copy.besides}</SectionHeading>
      <Card space="none">
        <ul className="divide-y divide-line">
          {tasks.map(({ icon, to, title, text }) => (
            <li key={to}>
              <Link to={to} className="flex items-center gap-3.5 p-2 pe-4 hover:bg-wash active:bg-wash-press">
                <span className="relative grid size-16 shrink-0 place-items-center overflow-hidden rounded-s text-on-photo">
                  <svg viewBox="0 0 64 64" aria-hidden className="absolute inset-0 size-full">
                    <EveningSky width={64} height={64} />
                    <path d="M-5 52Q16 42 34 50T70 46V70H-5Z" fill="var(--ridge-near)" opacity=".8" />
                  </svg>
                  <Icon name={icon} size={26} className="relative" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-s text-ink-2">{text}</span>
                </span>
                <Icon name="chevron-right" size={18} className="text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
