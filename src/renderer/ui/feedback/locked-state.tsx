import { controlCopy } from '../../lib/copy/control.ts'
import { Icon } from '../base/icon.tsx'
import { Landscape, LanternScene } from '../brand/scenes.tsx'
import { LockedShapes } from './locked-shapes.tsx'

interface LockedNeed {
  label: string
  done: boolean
  /** Handed in; nothing is left to do but wait. */
  waiting: boolean
}

interface LockedStateProps {
  title: string
  children: React.ReactNode
  /** Requirements, if more than one is open; fulfilled ones are ticked. */
  needs: readonly LockedNeed[]
  action: React.ReactNode
  /** Shape of what waits behind the lock. */
  behind: 'rows' | 'cards'
  /** Whether the member has seen the page before: pictures stand behind the lock, otherwise empty places. */
  remembered: boolean
}

/** A locked page: drawn shapes of its content behind, what is missing, and the way to unlock it. */
export function LockedState({ title, children, needs, action, behind, remembered }: LockedStateProps) {
  const Scene = remembered ? LanternScene : Landscape
  return (
    <section className="grid flex-1 grid-cols-1 *:[grid-area:1/1]">
      <div aria-hidden className="-mx-5 max-h-105 overflow-hidden mask-b-from-20% mask-b-to-95% px-5 short:max-h-60">
        <LockedShapes of={behind} remembered={remembered} />
      </div>
      <div className="relative grid content-end justify-items-center gap-2 pt-70 text-center @3xl:content-start short:pt-16">
        <span className="relative mb-2">
          <span className="block size-28 overflow-hidden rounded-full">
            <Scene />
          </span>
          <span className="absolute -end-0.5 bottom-0 grid size-10 place-items-center rounded-full bg-surface text-plum ring-4 ring-paper">
            <Icon name="lock" size={20} />
          </span>
        </span>
        <h2 className="font-display text-l tracking-mincho phrase">{title}</h2>
        <div className="max-w-80 text-s phrase text-ink-2">{children}</div>
        {needs.length > 0 && (
          <ul className="mt-2 grid w-full max-w-80 justify-center gap-1.5 text-start text-s">
            {needs.map((need) => (
              <Need key={need.label} need={need} />
            ))}
          </ul>
        )}
        <div className="mt-4 grid w-full max-w-105 gap-2">{action}</div>
      </div>
    </section>
  )
}

function Need({ need: { label, done, waiting } }: { need: LockedNeed }) {
  const openIcon = waiting ? 'clock' : 'chevron-right'
  const mark = done ? 'bg-leaf-soft text-leaf' : 'bg-lantern-soft text-lantern-ink'
  return (
    <li className="flex items-center gap-2.5">
      <span className={`grid size-6 shrink-0 place-items-center rounded-full ${mark}`}>
        <Icon name={done ? 'check' : openIcon} size={15} label={done ? controlCopy.done : controlCopy.notDone} />
      </span>
      <span className={done ? 'text-ink-3' : ''}>{label}</span>
    </li>
  )
}
