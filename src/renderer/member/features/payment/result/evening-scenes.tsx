import type { ReactNode } from 'react'

/** Lanterns at dusk, for a payment that went well. */
export function LanternScene() {
  return (
    <Scene>
      <path d="M-5 14Q50 30 105 10" fill="none" stroke="var(--ridge-near)" strokeWidth="1.5" />
      <Lantern x={20} y={28} scale={0.8} />
      <Lantern x={80} y={26} scale={0.75} />
      <Lantern x={50} y={34} scale={1.15} />
    </Scene>
  )
}

/** A window in the rain, for one that did not. */
export function RainScene() {
  return (
    <Scene>
      {drops.map(([x, y, length]) => (
        <path key={x} d={`M${x} ${y}v${length}`} stroke="var(--moon)" strokeWidth="1" opacity=".5" />
      ))}
      <circle cx="30" cy="66" r="9" fill="var(--lantern)" opacity=".35" />
      <circle cx="72" cy="74" r="12" fill="var(--lantern)" opacity=".28" />
      <path d="M50 -5V105M-5 48H105" stroke="var(--ridge-near)" strokeWidth="4" />
      <path d="M-5 94H105V105H-5Z" fill="var(--ridge-near)" />
    </Scene>
  )
}

const drops = [
  [10, 6, 10],
  [19, 24, 8],
  [27, 10, 12],
  [38, 30, 9],
  [44, 4, 8],
  [58, 14, 10],
  [66, 30, 8],
  [77, 6, 12],
  [85, 26, 9],
  [93, 12, 8],
] as const

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

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden className="size-full">
      <rect width="100" height="100" fill="var(--sky-high)" />
      <rect y="45" width="100" height="55" fill="var(--sky-mid)" opacity=".6" />
      {children}
    </svg>
  )
}
