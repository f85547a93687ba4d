import { controlCopy } from '../../lib/copy/control.ts'
import { Icon } from '../base/icon.tsx'
import { Landscape, LanternScene } from '../brand/scenes.tsx'

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
        {behind === 'rows' ? <Rows remembered={remembered} /> : <Cards remembered={remembered} />}
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
            {needs.map(({ label, done, waiting }) => (
              <li key={label} className="flex items-center gap-2.5">
                <span
                  className={`grid size-6 shrink-0 place-items-center rounded-full ${done ? 'bg-leaf-soft text-leaf' : 'bg-lantern-soft text-lantern-ink'}`}
                >
                  <Icon
                    name={done ? 'check' : openIcon(waiting)}
                    size={15}
                    label={done ? controlCopy.done : controlCopy.notDone}
                  />
                </span>
                <span className={done ? 'text-ink-3' : ''}>{label}</span>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-4 grid w-full max-w-105 gap-2">{action}</div>
      </div>
    </section>
  )
}

const openIcon = (waiting: boolean) => (waiting ? 'clock' : 'chevron-right')

/** Widths of the two lines of a row, in percent. */
const lines = [
  [46, 82],
  [34, 66],
  [40, 76],
  [30, 70],
  [44, 60],
] as const

/** A blurred place of a picture. */
function Place({ index, remembered, className }: { index: number; remembered: boolean; className: string }) {
  const Scene = index % 2 === 0 ? LanternScene : Landscape
  return (
    <span className={`block shrink-0 overflow-hidden bg-linear-to-br from-plum-soft to-line-strong ${className}`}>
      {remembered && <Scene />}
    </span>
  )
}

function Rows({ remembered }: { remembered: boolean }) {
  return (
    <div className="grid blur-[6px]">
      {lines.map(([first, second], index) => (
        <div key={first} className="flex h-21 items-center gap-3.5">
          <Place index={index} remembered={remembered} className="size-14.5 rounded-full" />
          <span className="grid flex-1 gap-2.5">
            <span className="h-2.5 rounded-full bg-line-strong" style={{ width: `${first}%` }} />
            <span className="h-2.5 rounded-full bg-line" style={{ width: `${second}%` }} />
          </span>
          <span className="ms-8 h-2.5 w-9 rounded-full bg-line" />
        </div>
      ))}
    </div>
  )
}

function Cards({ remembered }: { remembered: boolean }) {
  return (
    <div className="grid grid-cols-2 gap-3 blur-[8px] sm:grid-cols-3 @3xl:grid-cols-4">
      {lines.slice(0, 4).map(([first], index) => (
        <Place key={first} index={index} remembered={remembered} className="aspect-4/5 rounded-m" />
      ))}
    </div>
  )
}
