import { EveningSky } from '../../../ui/brand/scenes.tsx'

/** The evening that the product is named after: sky, moon, two ridges and one lit window. Decoration. */
export function EveningScene({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 390 352" preserveAspectRatio="xMidYMax slice" aria-hidden className={className}>
      <EveningSky width={390} height={352} />
      <circle cx="268" cy="104" r="38" fill="var(--moon)" opacity=".95" />
      <path d="M-10 236Q70 168 176 228T400 206V352H-10Z" fill="var(--ridge)" opacity=".78" />
      <path d="M-10 296Q120 244 236 292T400 282V352H-10Z" fill="var(--ridge-near)" />
    </svg>
  )
}
