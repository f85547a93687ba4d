import { Photo } from './photo.tsx'

interface AvatarProps {
  src?: string | null | undefined
  fallbackSrc?: string | null | undefined
  /** Diameter in px. */
  size?: 26 | 36 | 44 | 54 | 58 | 72 | 96 | undefined
  eager?: boolean | undefined
  className?: string | undefined
}

/** A round picture beside a name, so it needs no text of its own. */
export function Avatar({ src, fallbackSrc, size = 54, eager, className = '' }: AvatarProps) {
  return (
    <span className={`block shrink-0 overflow-hidden rounded-full ${className}`} style={{ width: size, height: size }}>
      <Photo src={src} fallbackSrc={fallbackSrc} alt="" eager={eager} />
    </span>
  )
}

interface RingedAvatarProps {
  src?: string | null | undefined
  fallbackSrc?: string | null | undefined
  /** Remaining share, 1 to 0; adjacent text says the same. */
  share: number
  /** Draws the ring in amber, because the time ends soon. */
  urgent: boolean
  /** Size class of the picture; the ring follows. */
  className?: string | undefined
}

const radius = 34
const length = 2 * Math.PI * radius

/** A picture in a ring that empties as time runs out. 58 px without a `className`. */
export function RingedAvatar({ src, fallbackSrc, share, urgent, className = '' }: RingedAvatarProps) {
  const left = Math.min(1, Math.max(0, share))
  return (
    <span className={`relative size-14.5 shrink-0 ${className}`}>
      <svg
        viewBox="0 0 72 72"
        fill="none"
        strokeWidth="3"
        aria-hidden
        className="absolute inset-[-12%] size-[124%] -rotate-90"
      >
        <circle cx="36" cy="36" r={radius} className="stroke-line" />
        <circle
          cx="36"
          cy="36"
          r={radius}
          strokeLinecap="round"
          strokeDasharray={`${length * left} ${length}`}
          className={urgent ? 'stroke-lantern-ink' : 'stroke-plum'}
        />
      </svg>
      <Avatar src={src} fallbackSrc={fallbackSrc} size={58} className="size-full!" />
    </span>
  )
}
