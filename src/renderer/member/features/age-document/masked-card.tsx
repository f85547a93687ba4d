import { ageDocumentCopy } from './copy.ts'

/** Masked lines of text. */
const bars = [
  { x: 88, y: 22, width: 92 },
  { x: 88, y: 38, width: 108 },
  { x: 20, y: 106, width: 70 },
]

/** Drawn document: issuer and birth date readable; face, name, address and number masked (AGE-16). */
export function MaskedCard() {
  const { label, visible, birthDate, issuer } = ageDocumentCopy.drawing
  return (
    <svg viewBox="0 0 220 130" role="img" aria-label={label} className="mx-auto w-full max-w-72">
      <rect x="2" y="2" width="216" height="126" rx="10" fill="var(--paper)" stroke="var(--line-strong)" />
      <rect x="20" y="20" width="54" height="66" rx="4" fill="var(--ink-2)" />
      {bars.map((bar) => (
        <rect key={`${bar.x}-${bar.y}`} {...bar} height="9" rx="2" fill="var(--ink-2)" />
      ))}
      <g fill="none" stroke="var(--leaf)" strokeWidth="1.5">
        <rect x="84" y="56" width="120" height="22" rx="5" />
        <rect x="112" y="98" width="92" height="22" rx="5" />
      </g>
      <g fill="var(--ink)" fontSize="9" fontFamily="inherit">
        <text x="92" y="71">
          {birthDate}
        </text>
        <text x="120" y="113">
          {issuer}
        </text>
      </g>
      <text x="84" y="91" fill="var(--leaf)" fontSize="8">
        {visible}
      </text>
    </svg>
  )
}
