/** One line drawing per partner, on a common evening sky. The foreground represents the trade. */
const foregrounds = [
  // A house with one lit window.
  'M70 92V52l30-20 30 20v40zM94 92V70h12v22z',
  // A mirror on its foot.
  'M100 24a24 24 0 1 1 0 48a24 24 0 1 1 0-48zM97 72h6v20h-6z',
  // Two hands that hold a light.
  'M64 92c0-24 14-36 34-36v36zM136 92c0-24-14-36-34-36v36z',
  // A cross in a drop.
  'M100 22c16 20 26 30 26 44a26 26 0 0 1-52 0c0-14 10-24 26-44zM96 56v8h-8v8h8v8h8v-8h8v-8h-8v-8z',
  // A ribbon.
  'M100 58c-14-22-40-22-40-4s26 18 40 4c14 14 40 14 40-4s-26-18-40 4zM96 60l-16 32h10l10-24 10 24h10l-16-32z',
  // A camera.
  'M62 42h16l8-10h28l8 10h16v50H62zM100 52a14 14 0 1 0 0 28a14 14 0 1 0 0-28z',
  // A tree beside a bench.
  'M84 92V66a22 22 0 1 1 8 0v26zM112 76h36v6h-4v10h-5V82h-18v10h-5V82h-4z',
] as const

/** Decorative picture of a partner's card. The name stands below it. */
export function PartnerDrawing({ index }: { index: number }) {
  const sky = `partner-sky-${index}`
  return (
    <svg viewBox="0 0 200 92" aria-hidden className="block w-full">
      <linearGradient id={sky} x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-high)" />
        <stop offset="1" stopColor="var(--sky-mid)" />
      </linearGradient>
      <rect width="200" height="92" fill={`url(#${sky})`} />
      <circle cx={36 + ((index * 53) % 128)} cy={24 + ((index * 17) % 14)} r="11" fill="var(--moon)" opacity=".9" />
      <path d="M-5 78Q50 58 100 74T205 70V95H-5Z" fill="var(--ridge)" opacity=".7" />
      <path d={foregrounds[index] ?? foregrounds[0]} fill="var(--ridge-near)" fillRule="evenodd" />
    </svg>
  )
}
