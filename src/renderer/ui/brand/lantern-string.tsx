import { useId } from 'react'

const width = 390
const height = 236

/** The string sags between two ends that lie beyond the picture, `half` away from its middle. */
const rope = { endY: 26, sag: 22, half: 215 }
const ropeY = (x: number) => rope.endY + rope.sag * (1 - ((x - width / 2) / rope.half) ** 2)

/** Half the width and half the height of a lantern, and how far its middle hangs below the string. */
const lantern = { rx: 12.5, ry: 14.5, drop: 20 }

/** Distance of the first and the last lantern from the edges, in distances between two lanterns. */
const margin = 0.64

const lanternX = (index: number, count: number) => (width * (index + margin)) / (count - 1 + 2 * margin)

/** Houses of the town below stand on the curve of the hill, `y` at its middle. */
const town = { houses: 11, startX: 10, distance: 36, y: 128, hill: 6, scale: 0.8 }

/** Places and sizes of the houses, which look irregular and are always the same. */
const houses = Array.from({ length: town.houses }, (_, index) => ({
  x: town.startX + index * town.distance + ((index * 37) % 9),
  y: town.y - Math.sin(index / 2.5) * town.hill,
  scale: town.scale + ((index * 13) % 7) / 20,
}))

interface LanternStringProps {
  /** One lantern for each step. */
  count: number
  lit: number
  className?: string
}

/** A string of lanterns over a town at dusk, lit from the left. Decorative: the steps stand in the page as text. */
export function LanternString({ count, lit, className = '' }: LanternStringProps) {
  const id = useId()
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMin slice" aria-hidden className={className}>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop offset="0" stopColor="var(--dusk-high)" />
        <stop offset=".5" stopColor="var(--sky-high)" />
        <stop offset="1" stopColor="var(--sky-mid)" />
      </linearGradient>
      <radialGradient id={`${id}glow`}>
        <stop offset="0" stopColor="var(--lantern)" stopOpacity=".8" />
        <stop offset=".45" stopColor="var(--lantern)" stopOpacity=".26" />
        <stop offset="1" stopColor="var(--lantern)" stopOpacity="0" />
      </radialGradient>
      <rect width={width} height={height} fill={`url(#${id}sky)`} />
      <path d="M-4 112Q60 76 132 98T268 84 394 62V240H-4z" fill="var(--ridge)" opacity=".7" />
      <path d="M-4 138Q90 108 180 128T394 112V240H-4z" fill="var(--ridge-near)" opacity=".75" />
      {houses.map(({ x, y, scale }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M0 0v-10l9-7 9 7V0z" fill="var(--ridge-near)" />
          <rect x="6" y="-8" width="4" height="4.5" rx=".6" fill="var(--lantern)" opacity=".85" />
        </g>
      ))}
      <path d="M-4 128Q120 120 394 126V240H-4z" fill="var(--ridge-near)" />
      <path d="M-6 24Q195 72 396 24" fill="none" stroke="var(--ridge-near)" strokeWidth="1.5" />
      {Array.from({ length: count }, (_, index) => {
        const x = lanternX(index, count)
        return <Lantern key={index} x={x} y={ropeY(x) + lantern.drop} glow={index < lit ? `url(#${id}glow)` : null} />
      })}
    </svg>
  )
}

/** Paper lantern; without a glow it is dark, with a dashed outline. */
function Lantern({ x, y, glow }: { x: number; y: number; glow: string | null }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 -20V-14" stroke="var(--ridge-near)" strokeWidth="1.2" />
      {glow !== null && <circle r="36" fill={glow} />}
      <ellipse
        rx={lantern.rx}
        ry={lantern.ry}
        {...(glow === null
          ? {
              fill: 'var(--ridge-near)',
              stroke: 'var(--moon)',
              strokeOpacity: 0.55,
              strokeDasharray: '2.5 2.5',
            }
          : { fill: 'var(--moon)' })}
      />
      {[-8, -3, 3, 8].map((rib) => {
        const half = Math.sqrt(1 - (rib / lantern.ry) ** 2) * lantern.rx
        return (
          <path
            key={rib}
            d={`M${-half} ${rib}q${half} 2.2 ${2 * half} 0`}
            fill="none"
            stroke={glow === null ? 'var(--moon)' : 'var(--on-lantern)'}
            strokeWidth=".6"
            opacity={glow === null ? 0.2 : 0.45}
          />
        )
      })}
      <path d="M-6 -17h12v3.6h-12zM-6 13.5h12v3.6h-12z" fill="var(--ridge-near)" />
      <path d="M0 17v5" stroke={glow === null ? 'var(--moon)' : 'var(--lantern)'} strokeWidth="1.4" opacity=".6" />
    </g>
  )
}
