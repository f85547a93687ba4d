/** Lanterns at dusk, for what went well. Fills its box. */
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
