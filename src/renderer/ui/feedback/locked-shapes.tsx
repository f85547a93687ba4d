import { Landscape, LanternScene } from '../brand/scenes.tsx'

/** Blurred shapes of the content that waits behind a lock; `remembered` if the member has seen it before. */
export function LockedShapes({ of, remembered }: { of: 'rows' | 'cards'; remembered: boolean }) {
  return of === 'rows' ? <Rows remembered={remembered} /> : <Cards remembered={remembered} />
}

/** Widths of the name and the text of each row, in percent. */
const rows = [
  { name: 46, text: 82 },
  { name: 34, text: 66 },
  { name: 40, text: 76 },
  { name: 30, text: 70 },
  { name: 44, text: 60 },
]

const cardCount = 4

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
      {rows.map(({ name, text }, index) => (
        <div key={index} className="flex h-21 items-center gap-3.5">
          <Place index={index} remembered={remembered} className="size-14.5 rounded-full" />
          <span className="grid flex-1 gap-2.5">
            <span className="h-2.5 rounded-full bg-line-strong" style={{ width: `${name}%` }} />
            <span className="h-2.5 rounded-full bg-line" style={{ width: `${text}%` }} />
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
      {Array.from({ length: cardCount }, (_, index) => (
        <Place key={index} index={index} remembered={remembered} className="aspect-4/5 rounded-m" />
      ))}
    </div>
  )
}
