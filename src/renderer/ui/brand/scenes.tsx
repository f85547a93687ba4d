import { useId } from 'react'

/** Background sky of an evening drawing, first inside its `<svg>`. */
export function EveningSky({ width, height }: { width: number; height: number }) {
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

/** Evening drawing with text at its foot, for the head of a page. */
export function EveningPicture({ children, className }: { children: React.ReactNode; className: string }) {
  return (
    <div className={`relative grid content-end overflow-hidden ${className}`}>
      <LowLandscape className="absolute inset-0 size-full" />
      <div className="relative dusk px-4.5 pt-10 pb-3.5 text-on-photo">{children}</div>
    </div>
  )
}

/** Evening landscape for a box two to five times as wide as high. The whole moon stands above the text. */
function LowLandscape({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 100 30" preserveAspectRatio="xMidYMid slice" aria-hidden className={className}>
      <EveningSky width={100} height={30} />
      <circle cx="68" cy="11" r="4" fill="var(--moon)" opacity=".95" />
      <path d="M-5 21Q22 12 48 20T105 16V35H-5Z" fill="var(--ridge)" opacity=".78" />
      <path d="M-5 27Q36 20 60 25T105 23V35H-5Z" fill="var(--ridge-near)" />
    </svg>
  )
}

/** Evening landscape that replaces a missing picture: sky, moon, two ridges. Fills its box. */
export function Landscape({ label, className = '' }: { label?: string | undefined; className?: string | undefined }) {
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

/** Lanterns at dusk, for a success. Fills its box. */
export function LanternScene() {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden className="size-full">
      <rect width="100" height="100" fill="var(--sky-high)" />
      <rect y="45" width="100" height="55" fill="var(--sky-mid)" opacity=".6" />
      <path d="M-5 14Q50 30 105 10" fill="none" stroke="var(--ridge-near)" strokeWidth="1.5" />
      <Lantern x={20} y={28} scale={0.8} />
      <Lantern x={80} y={26} scale={0.75} />
      <Lantern x={50} y={34} scale={1.15} />
    </svg>
  )
}

function Lantern({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle cy="15" r="22" fill="var(--lantern)" opacity=".22" />
      <path d="M0 -14V2" stroke="var(--ridge-near)" strokeWidth="1.5" />
      <rect x="-6" y="0" width="12" height="4" fill="var(--ridge-near)" />
      <rect x="-11" y="4" width="22" height="23" rx="10" fill="var(--lantern)" />
      <path d="M-11 12H11M-11 19H11" stroke="var(--on-lantern)" strokeWidth=".8" opacity=".35" />
      <rect x="-6" y="27" width="12" height="4" fill="var(--ridge-near)" />
    </g>
  )
}
