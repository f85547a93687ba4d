import { dusk, line, Moon, night, type SceneProps, Sky } from './scene-parts.tsx'

/** Lanterns on the string. */
const strung = [
  { x: 22, y: 46, scale: 0.9 },
  { x: 50, y: 54, scale: 1.15 },
  { x: 79, y: 44, scale: 0.85 },
]

/** Three paper lanterns on a string. */
export function Lanterns({ glow }: SceneProps) {
  return (
    <>
      <Sky {...night} />
      <path {...line} d="M-4 24Q50 46 104 20" stroke="var(--ridge-near)" strokeWidth="1.6" />
      {strung.map(({ x, y, scale }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <circle r="26" fill={glow} />
          <path {...line} d="M0-18v7" stroke="var(--ridge-near)" strokeWidth="1.6" />
          <rect x="-13" y="-11" width="26" height="24" rx="11" fill="var(--lantern)" />
          <path {...line} d="M-12-3H12M-12 5H12" stroke="var(--ridge-near)" strokeWidth=".9" opacity=".45" />
          <path d="M-6-13H6v3H-6ZM-6 12H6v3H-6Z" fill="var(--ridge-near)" />
        </g>
      ))}
    </>
  )
}

/** A cup at the window of a café. */
export function Cup({ glow }: SceneProps) {
  return (
    <>
      <Sky {...dusk} />
      <Moon x={74} y={32} size={8} glow={glow} />
      <path d="M0 62 22 46 44 60 70 48 100 62V80H0Z" fill="var(--ridge)" opacity=".7" />
      <path d="M14 0h4v76h-4ZM0 40h100v3H0Z" fill="var(--ridge-near)" opacity=".55" />
      <path d="M0 72H100V100H0Z" fill="var(--ridge-near)" />
      <path d="M34 48H66L62 70Q61 75 56 75H44Q39 75 38 70Z" fill="var(--moon)" />
      <path {...line} d="M65 53q10-1 9 7-1 7-11 6" stroke="var(--moon)" strokeWidth="3.4" />
      <path d="M28 74H72Q70 79 62 79H38Q30 79 28 74Z" fill="var(--sky-low)" />
      <path {...line} d="M45 42q-4-5 0-9t0-9M55 42q-4-5 0-9t0-9" stroke="var(--moon)" strokeWidth="1.8" opacity=".7" />
    </>
  )
}

/** Books of a shelf. */
const books = [
  { x: 6, width: 7, height: 26, fill: 'var(--sky-mid)' },
  { x: 14, width: 6, height: 22, fill: 'var(--hill)' },
  { x: 21, width: 8, height: 28, fill: 'var(--lantern)' },
  { x: 30, width: 5, height: 20, fill: 'var(--moon)' },
  { x: 58, width: 7, height: 25, fill: 'var(--hill)' },
  { x: 66, width: 6, height: 29, fill: 'var(--sky-low)' },
  { x: 73, width: 8, height: 22, fill: 'var(--sky-mid)' },
  { x: 82, width: 6, height: 27, fill: 'var(--moon)' },
  { x: 89, width: 7, height: 24, fill: 'var(--lantern)' },
]

/** Where the boards of the shelves are, from above. */
const boards = [26, 62, 98]

/** Shelves with a lamp between the books. */
export function Books({ glow }: SceneProps) {
  return (
    <>
      <rect width="100" height="100" fill="var(--ridge-near)" />
      {boards.map((y, row) => (
        <g key={y} transform={row === 1 ? 'translate(100 0) scale(-1 1)' : undefined}>
          {books.map((book) => (
            <rect key={book.x} {...book} y={y - book.height} rx=".8" opacity=".85" />
          ))}
        </g>
      ))}
      {boards.map((y) => (
        <rect key={y} y={y} width="100" height="4" fill="var(--ridge)" />
      ))}
      <circle cx="54" cy="50" r="24" fill={glow} />
      <path d="M47 52q0-11 7-11t7 11Z" fill="var(--lantern)" />
      <path d="M53 52h2v8h5v2H48v-2h5Z" fill="var(--moon)" />
    </>
  )
}

const heads = [
  { x: 16, y: 58, fill: 'var(--lantern)' },
  { x: 30, y: 52, fill: 'var(--moon)' },
  { x: 43, y: 58, fill: 'var(--rose)' },
  { x: 57, y: 53, fill: 'var(--sky-low)' },
  { x: 71, y: 58, fill: 'var(--lantern)' },
  { x: 85, y: 53, fill: 'var(--moon)' },
]

/** A flower stall under its awning. */
export function Flowers({ glow }: SceneProps) {
  return (
    <>
      <Sky {...night} />
      <circle cx="50" cy="44" r="46" fill={glow} />
      <path d="M0 20H100V34H0Z" fill="var(--sky-low)" />
      <path d="M0 20H17V36q-8 8-17 0ZM33 20H50V36q-8 8-17 0ZM67 20H84V36q-8 8-17 0Z" fill="var(--lantern)" />
      {heads.map(({ x, y, fill }) => (
        <g key={x}>
          <path {...line} d={`M${x} ${y}V78`} stroke="var(--leaf)" strokeWidth="2" />
          <path d={`M${x} 72q-8-2-8-9 8 1 8 9Z`} fill="var(--leaf)" />
          <circle cx={x} cy={y} r="6" fill={fill} />
          <circle cx={x} cy={y} r="2" fill="var(--ridge)" opacity=".6" />
        </g>
      ))}
      <path d="M8 74H38L34 100H12ZM40 74H66L63 100H43ZM68 74H96L92 100H72Z" fill="var(--ridge)" />
    </>
  )
}

/** A letter under a desk lamp. */
export function Desk({ glow }: SceneProps) {
  return (
    <>
      <rect width="100" height="100" fill="var(--ridge)" />
      <circle cx="58" cy="48" r="52" fill={glow} />
      <path {...line} d="M82 72V40L62 28" stroke="var(--ridge-near)" strokeWidth="3" />
      <path d="M46 42 60 20 72 34Z" fill="var(--lantern)" />
      <path d="M0 70H100V100H0Z" fill="var(--ridge-near)" />
      <path d="M18 56 54 50 60 74 24 80Z" fill="var(--moon)" />
      <path
        {...line}
        d="M25 61 49 57M27 67 51 63M29 73 43 70.500"
        stroke="var(--hill)"
        strokeWidth="1.5"
        opacity=".7"
      />
      <path {...line} d="M47 70 66 50" stroke="var(--sky-mid)" strokeWidth="2.6" />
    </>
  )
}
