import { useId } from 'react'
import { EveningSky } from '../../../ui/brand/scenes.tsx'

/** Middles of the two medals. */
const lower = { x: 66, y: 130 }
const upper = { x: 288, y: 78 }

/** Point on the way from the lower medal to the upper one; `share` from 0 to 1. */
const pointAt = (share: number) => ({
  x: lower.x + (upper.x - lower.x) * share,
  y: lower.y + (upper.y - lower.y) * share,
})

/** Part of the way that the lights stand on, clear of the medals. */
const lights = { from: 0.22, to: 0.78 }

const lightAt = (index: number, count: number) =>
  pointAt(lights.from + ((lights.to - lights.from) * (index + 0.5)) / count)

/** Steps of the stair, the lowest at the left; each is a little darker at its edge than the one below. */
const stair = Array.from({ length: 10 }, (_, step) => ({
  x: 24 + step * 34,
  y: 176 - step * 15.5,
  edgeOpacity: 0.75 - step * 0.05,
}))

interface RankStairProps {
  rank: string
  /** Null above the last rank: then the medal stands at the top of the stair. */
  next: string | null
  /** Whether each criterion is met, in order. */
  criteria: readonly boolean[]
}

/** The medals of two ranks on a stair at dusk, with a light for each criterion. Decorative, because the page has a list. */
export function RankStair({ rank, next, criteria }: RankStairProps) {
  const id = useId()
  // Lit ones first: the light goes as far as the way is done.
  const sorted = criteria.toSorted((one, other) => Number(other) - Number(one))
  const present = next === null ? upper : lower
  return (
    <svg viewBox="0 0 350 206" preserveAspectRatio="xMidYMid slice" aria-hidden className="absolute inset-0 size-full">
      <EveningSky width={350} height={206} />
      <rect width="350" height="206" fill="var(--dusk-high)" opacity=".55" />
      <radialGradient id={`${id}glow`}>
        <stop offset="0" stopColor="var(--lantern)" stopOpacity=".8" />
        <stop offset=".45" stopColor="var(--lantern)" stopOpacity=".28" />
        <stop offset="1" stopColor="var(--lantern)" stopOpacity="0" />
      </radialGradient>
      <path d="M-4 150Q60 96 130 118T260 66 354 50V210H-4z" fill="var(--ridge)" opacity=".7" />
      {stair.map(({ x, y, edgeOpacity }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <rect width="400" height="60" fill="var(--ridge-near)" />
          <rect width="34" height="2" fill="var(--lantern)" opacity={edgeOpacity} />
        </g>
      ))}
      <path d="M-4 184Q160 176 354 188V210H-4z" fill="var(--ridge-near)" />
      <path
        d={`M${lower.x} ${lower.y}L${upper.x} ${upper.y}`}
        stroke="var(--moon)"
        strokeWidth="1.6"
        strokeDasharray="1 6"
        strokeLinecap="round"
        opacity=".8"
      />
      {sorted.map((met, index) => {
        const { x, y } = lightAt(index, sorted.length)
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <Light met={met} glow={`url(#${id}glow)`} />
          </g>
        )
      })}
      <g transform={`translate(${present.x} ${present.y})`}>
        <circle r="62" fill={`url(#${id}glow)`} />
        <Medal rank={rank} lit />
      </g>
      {next !== null && (
        <g transform={`translate(${upper.x} ${upper.y})`}>
          <Medal rank={next} lit={false} />
        </g>
      )}
    </svg>
  )
}

/** Light of a criterion: ticked once it is met, else an empty place. */
function Light({ met, glow }: { met: boolean; glow: string }) {
  if (!met) {
    return <circle r="7" fill="var(--ridge-near)" stroke="var(--lantern)" strokeWidth={1.6} strokeDasharray="2.5 2.5" />
  }
  return (
    <>
      <circle r="22" fill={glow} />
      <circle r="7" fill="var(--moon)" />
      <path d="M-3 0l2.2 2.2L3.4 -2.2" fill="none" stroke="var(--on-lantern)" strokeWidth="1.6" strokeLinecap="round" />
    </>
  )
}

function Medal({ rank, lit }: { rank: string; lit: boolean }) {
  return (
    <>
      <circle r="35" fill={lit ? 'var(--lantern)' : 'var(--ridge-near)'} opacity={lit ? 1 : 0.94} />
      <circle
        r="30.5"
        fill="none"
        stroke={lit ? 'var(--on-lantern)' : 'var(--moon)'}
        strokeWidth="1.2"
        opacity={lit ? 0.5 : 0.8}
        {...(lit ? {} : { strokeDasharray: '3 4' })}
      />
      <text
        y={rank.length > 2 ? 8 : 11}
        textAnchor="middle"
        fontFamily="var(--font-mincho)"
        fontWeight="600"
        fontSize={rank.length > 2 ? 22 : 30}
        fill={lit ? 'var(--on-lantern)' : 'var(--moon)'}
      >
        {rank}
      </text>
    </>
  )
}
