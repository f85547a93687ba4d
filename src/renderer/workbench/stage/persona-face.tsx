import { faceOf } from './face-of.ts'

interface PersonaFaceProps {
  /** Mail address; nobody shows an empty circle. */
  email: string | null
  size?: number | undefined
}

/** A small evening landscape of its own for each member, drawn from the mail address. */
export function PersonaFace({ email, size = 26 }: PersonaFaceProps) {
  if (email === null) {
    return (
      <span
        className="shrink-0 rounded-full inset-ring-[1.5px] inset-ring-line-strong"
        style={{ width: size, height: size }}
      />
    )
  }
  const { hue, second, moonX, moonY } = faceOf(email)
  const id = `face-${email.replace(/[^a-z0-9]/gi, '-')}-${size}`
  return (
    <svg viewBox="0 0 100 100" aria-hidden width={size} height={size} className="shrink-0 rounded-full">
      <linearGradient id={id} x2="0" y2="1">
        <stop offset="0" stopColor={`oklch(44% .09 ${hue})`} />
        <stop offset=".62" stopColor={`oklch(70% .1 ${second})`} />
        <stop offset="1" stopColor="oklch(84% .09 75)" />
      </linearGradient>
      <rect width="100" height="100" fill={`url(#${id})`} />
      <circle cx={moonX} cy={moonY} r="12" fill="oklch(93% .06 85)" />
      <path d="M-5 74Q27 52 50 72T105 66V105H-5Z" fill={`oklch(36% .07 ${hue})`} opacity=".78" />
      <path d="M-5 87Q39 74 62 84T105 80V105H-5Z" fill={`oklch(25% .055 ${hue})`} />
    </svg>
  )
}
