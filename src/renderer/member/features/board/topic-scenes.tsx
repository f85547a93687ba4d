import { useId } from 'react'

/** Drawn evening scenes, one for each theme of the board. */
export type SceneKey = keyof typeof scenes

/** Words of a topic's name and the scene they call for; the first hit counts. */
const themes: readonly (readonly [RegExp, SceneKey])[] = [
  [/眠|夜/, 'cat'],
  [/安心|安全|同意|気づかい|マナー/, 'lanterns'],
  [/喫茶|カフェ|お店|食/, 'cup'],
  [/本|映画|音楽/, 'books'],
  [/季節|旅|山/, 'mountains'],
  [/うれし|感謝|よかった|報告/, 'flowers'],
  [/からだ|健康|心|待つ/, 'sea'],
  [/書|プロフィール|ひと言|質問/, 'desk'],
  [/ランク|迷|使い方/, 'steps'],
  [/会う|デート/, 'bridge'],
  [/はじめ|広場/, 'town'],
]

/** A scene for each topic. No scene stands twice before all have stood once; older topics choose first and keep theirs. */
export function scenesOf(topics: readonly { id: number; name: string }[]): ReadonlyMap<number, SceneKey> {
  const keys = Object.keys(scenes) as SceneKey[]
  const chosen = new Map<number, SceneKey>()
  let free = new Set(keys)
  for (const { id, name } of topics.toSorted((a, b) => a.id - b.id)) {
    if (free.size === 0) free = new Set(keys)
    const wanted = themes.find(([words, key]) => words.test(name) && free.has(key))?.[1]
    const rest = [...free]
    const key = wanted ?? rest[id % rest.length] ?? 'town'
    chosen.set(id, key)
    free.delete(key)
  }
  return chosen
}

/** A square scene that fills its box; a wide box shows its middle. */
export function TopicScene({ scene, className = '' }: { scene: SceneKey; className?: string }) {
  const glow = useId()
  const Scene = scenes[scene]
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden className={className}>
      <radialGradient id={glow}>
        <stop offset="0" stopColor="var(--moon)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--moon)" stopOpacity="0" />
      </radialGradient>
      <Scene glow={`url(#${glow})`} />
    </svg>
  )
}

interface SceneProps {
  /** Fill of the light around a lamp or the moon. */
  glow: string
}

/** A sky from its upper to its lower colour. */
function Sky({ high, low }: { high: string; low: string }) {
  const id = useId()
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop offset=".15" stopColor={high} />
        <stop offset=".8" stopColor={low} />
      </linearGradient>
      <rect width="100" height="100" fill={`url(#${id})`} />
    </>
  )
}

const dusk = { high: 'var(--sky-high)', low: 'var(--sky-mid)' }
const night = { high: 'var(--ridge-near)', low: 'var(--sky-high)' }
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

function Moon({ x, y, size, glow }: { x: number; y: number; size: number; glow: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={size * 2.6} fill={glow} />
      <circle cx={x} cy={y} r={size} fill="var(--moon)" />
    </>
  )
}

/** Dots: the caps of lines without a length. */
function Stars({ d }: { d: string }) {
  return <path {...line} d={d} stroke="var(--moon)" strokeWidth="1.6" opacity=".8" />
}

/** A cat before the moon, seen from behind. */
function Cat({ glow }: SceneProps) {
  return (
    <>
      <Sky {...night} />
      <Moon x={58} y={42} size={21} glow={glow} />
      <Stars d="M84 26h0M89 52h0M28 34h0M34 62h0" />
      <path d="M0 0H20Q15 50 22 100H0Z" fill="var(--hill)" />
      <path {...line} d="M9 0Q5 50 11 100" stroke="var(--ridge-near)" strokeWidth="1.2" opacity=".5" />
      <path
        d="M36 42l1-17 9 7h11l9-7 1 17q2 8-4 13 12 12 12 27v18H29V82q0-16 11-27-6-5-4-13Z"
        fill="var(--ridge-near)"
      />
      <path {...line} d="M64 36q5 8 1 16M72 66q5 9 4 18" stroke="var(--moon)" strokeWidth="1.4" opacity=".75" />
      <path d="M0 86H100V100H0Z" fill="var(--ridge)" />
    </>
  )
}

const strung = [
  [22, 46, 0.9],
  [50, 54, 1.15],
  [79, 44, 0.85],
] as const

function Lanterns({ glow }: SceneProps) {
  return (
    <>
      <Sky {...night} />
      <path {...line} d="M-4 24Q50 46 104 20" stroke="var(--ridge-near)" strokeWidth="1.6" />
      {strung.map(([x, y, scale]) => (
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
function Cup({ glow }: SceneProps) {
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

const books = [
  [6, 7, 26, 'var(--sky-mid)'],
  [14, 6, 22, 'var(--hill)'],
  [21, 8, 28, 'var(--lantern)'],
  [30, 5, 20, 'var(--moon)'],
  [58, 7, 25, 'var(--hill)'],
  [66, 6, 29, 'var(--sky-low)'],
  [73, 8, 22, 'var(--sky-mid)'],
  [82, 6, 27, 'var(--moon)'],
  [89, 7, 24, 'var(--lantern)'],
] as const

/** Shelves with a lamp between the books. */
function Books({ glow }: SceneProps) {
  return (
    <>
      <rect width="100" height="100" fill="var(--ridge-near)" />
      {[26, 62, 98].map((y, row) => (
        <g key={y} transform={row === 1 ? 'translate(100 0) scale(-1 1)' : undefined}>
          {books.map(([x, width, height, fill]) => (
            <rect key={x} x={x} y={y - height} width={width} height={height} rx=".8" fill={fill} opacity=".85" />
          ))}
        </g>
      ))}
      {[26, 62, 98].map((y) => (
        <rect key={y} y={y} width="100" height="4" fill="var(--ridge)" />
      ))}
      <circle cx="54" cy="50" r="24" fill={glow} />
      <path d="M47 52q0-11 7-11t7 11Z" fill="var(--lantern)" />
      <path d="M53 52h2v8h5v2H48v-2h5Z" fill="var(--moon)" />
    </>
  )
}

function Mountains({ glow }: SceneProps) {
  return (
    <>
      <Sky {...dusk} />
      <Moon x={70} y={34} size={9} glow={glow} />
      <path d="M-6 82 34 36 66 72 82 58 110 84V104H-6Z" fill="var(--ridge)" opacity=".8" />
      <path d="M34 36 44 48 37 46 32 52 25 46Z" fill="var(--moon)" opacity=".85" />
      <path d="M-4 84Q36 66 62 80T104 78V104H-4Z" fill="var(--ridge-near)" />
      <path d="M20 84 27 58 34 84ZM38 82 44 62 50 82Z" fill="var(--ridge-near)" />
    </>
  )
}

const heads = [
  [16, 58, 'var(--lantern)'],
  [30, 52, 'var(--moon)'],
  [43, 58, 'var(--rose)'],
  [57, 53, 'var(--sky-low)'],
  [71, 58, 'var(--lantern)'],
  [85, 53, 'var(--moon)'],
] as const

/** A flower stall under its awning. */
function Flowers({ glow }: SceneProps) {
  return (
    <>
      <Sky {...night} />
      <circle cx="50" cy="44" r="46" fill={glow} />
      <path d="M0 20H100V34H0Z" fill="var(--sky-low)" />
      <path d="M0 20H17V36q-8 8-17 0ZM33 20H50V36q-8 8-17 0ZM67 20H84V36q-8 8-17 0Z" fill="var(--lantern)" />
      {heads.map(([x, y, fill]) => (
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

/** A boat in the path of the moon. */
function Sea({ glow }: SceneProps) {
  return (
    <>
      <Sky {...night} />
      <Moon x={50} y={36} size={12} glow={glow} />
      <Stars d="M16 28h0M28 44h0M82 30h0M76 48h0" />
      <path d="M0 58H100V100H0Z" fill="var(--ridge)" />
      <path
        {...line}
        d="M38 63H62M42 69H58M34 76H66M44 83H56M40 90H60"
        stroke="var(--moon)"
        strokeWidth="1.8"
        opacity=".7"
      />
      <path d="M66 56H88Q86 64 80 64H72Q68 64 66 56ZM76 36 86 54H76Z" fill="var(--ridge-near)" />
    </>
  )
}

/** A letter under a desk lamp. */
function Desk({ glow }: SceneProps) {
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

/** Steps up to a street lamp. */
function Steps({ glow }: SceneProps) {
  return (
    <>
      <Sky {...night} />
      <Stars d="M62 30h0M84 34h0M58 50h0" />
      <circle cx="28" cy="46" r="30" fill={glow} />
      <path {...line} d="M28 52V90" stroke="var(--ridge-near)" strokeWidth="3" />
      <path d="M22 40H34L32 52H24ZM20 40 28 33 36 40Z" fill="var(--lantern)" />
      <path d="M100 44H86V54H72V64H58V74H44V84H30V94H16V100H100Z" fill="var(--ridge)" />
      <path
        {...line}
        d="M86 45.500H100M72 55.500H85M58 65.500H71M44 75.500H57M30 85.500H43"
        stroke="var(--sky-mid)"
        strokeWidth="1.4"
        opacity=".8"
      />
    </>
  )
}

function Bridge({ glow }: SceneProps) {
  return (
    <>
      <Sky {...dusk} />
      <Moon x={66} y={30} size={9} glow={glow} />
      <path d="M0 60Q30 44 62 58T100 52V70H0Z" fill="var(--ridge)" opacity=".75" />
      <path d="M0 70H100V100H0Z" fill="var(--sky-high)" />
      <path d="M4 72Q50 30 96 72H88Q50 42 12 72Z" fill="var(--ridge-near)" />
      <path
        {...line}
        d="M8 62Q50 22 92 62M22 52V46M36 43V36M50 40V33M64 43V36M78 52V46"
        stroke="var(--ridge-near)"
        strokeWidth="2"
      />
      <circle cx="50" cy="29" r="13" fill={glow} />
      <circle cx="50" cy="29" r="3" fill="var(--lantern)" />
      <path {...line} d="M14 80H40M56 86H84M26 92H50" stroke="var(--moon)" strokeWidth="1.5" opacity=".4" />
    </>
  )
}

/** Lit windows of a town. */
function Town({ glow }: SceneProps) {
  return (
    <>
      <Sky {...dusk} />
      <Moon x={30} y={32} size={9} glow={glow} />
      <path d="M0 62 14 50 28 62V50L46 36 64 50V58L80 46 100 60V100H0Z" fill="var(--ridge)" />
      <path d="M0 82 18 68 36 82V76L56 60 76 76V82L90 72 104 82V100H0Z" fill="var(--ridge-near)" />
      <path
        d="M41 52h4v5h-4ZM48 52h4v5h-4ZM76 58h4v5h-4ZM11 60h4v5h-4ZM50 76h5v6h-5ZM58 76h5v6h-5ZM14 82h5v6h-5ZM86 82h5v6h-5Z"
        fill="var(--lantern)"
      />
    </>
  )
}

const scenes = {
  town: Town,
  cat: Cat,
  lanterns: Lanterns,
  cup: Cup,
  books: Books,
  mountains: Mountains,
  flowers: Flowers,
  sea: Sea,
  desk: Desk,
  steps: Steps,
  bridge: Bridge,
}
