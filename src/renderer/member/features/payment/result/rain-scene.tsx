/** A window in the rain, for a payment that did not go through. */
export function RainScene() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden className="size-full">
      <rect width="100" height="100" fill="var(--sky-high)" />
      <rect y="45" width="100" height="55" fill="var(--sky-mid)" opacity=".6" />
      {drops.map(([x, y, length]) => (
        <path key={x} d={`M${x} ${y}v${length}`} stroke="var(--moon)" strokeWidth="1" opacity=".5" />
      ))}
      <circle cx="30" cy="66" r="9" fill="var(--lantern)" opacity=".35" />
      <circle cx="72" cy="74" r="12" fill="var(--lantern)" opacity=".28" />
      <path d="M50 -5V105M-5 48H105" stroke="var(--ridge-near)" strokeWidth="4" />
      <path d="M-5 94H105V105H-5Z" fill="var(--ridge-near)" />
    </svg>
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
