import { EveningSky } from './evening-sky.tsx'

interface LandscapeProps {
  /** Spoken name; without it the picture is decoration. */
  label?: string | undefined
  className?: string | undefined
}

/** The evening landscape that stands in where a picture is missing: sky, moon, two ridges. Fills its box. */
export function Landscape({ label, className = '' }: LandscapeProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      className={`size-full ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <EveningSky width={100} height={100} />
      <circle cx="62" cy="34" r="10" fill="var(--moon)" opacity=".95" />
      <path d="M-5 74Q27 52 50 72T105 66V105H-5Z" fill="var(--ridge)" opacity=".78" />
      <path d="M-5 87Q39 74 62 84T105 80V105H-5Z" fill="var(--ridge-near)" />
    </svg>
  )
}
