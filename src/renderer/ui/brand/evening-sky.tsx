import { useId } from 'react'

interface EveningSkyProps {
  /** Of the drawing, in its own units. */
  width: number
  height: number
}

/** The sky of an evening drawing, behind all else in its `<svg>`. */
export function EveningSky({ width, height }: EveningSkyProps) {
  const sky = useId()
  return (
    <>
      <linearGradient id={sky} x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-high)" />
        <stop offset=".62" stopColor="var(--sky-mid)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${sky})`} />
    </>
  )
}
