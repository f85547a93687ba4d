import { Landscape, LanternScene } from '../brand/scenes.tsx'

/** Blurred shapes of the content that waits behind a lock; `remembered` if the member has seen it before. */
export function LockedShapes({ of, remembered }: { of: 'rows' | 'cards'; remembered: boolean }) {
  return of === 'rows' ? <Rows remembered={remembered} /> : <Cards remembered={remembered} />
}

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
