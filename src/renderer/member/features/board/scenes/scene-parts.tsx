import { useId } from 'react'

export interface SceneProps {
  /** Fill of the light around a lamp or the moon. */
  glow: string
}

/** A sky from its upper to its lower colour. */
export function Sky({ high, low }: { high: string; low: string }) {
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

export const dusk = { high: 'var(--sky-high)', low: 'var(--sky-mid)' }
export const night = { high: 'var(--ridge-near)', low: 'var(--sky-high)' }
/** Common attributes of a drawn line. */
export const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export function Moon({ x, y, size, glow }: { x: number; y: number; size: number; glow: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={size * 2.6} fill={glow} />
      <circle cx={x} cy={y} r={size} fill="var(--moon)" />
    </>
  )
}

/** Dots: the caps of lines without a length. */
export function Stars({ d }: { d: string }) {
  return <path {...line} d={d} stroke="var(--moon)" strokeWidth="1.6" opacity=".8" />
}
