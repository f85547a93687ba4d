import { Photo } from './photo.tsx'

interface AvatarProps {
  src?: string | null | undefined
  fallbackSrc?: string | null | undefined
  /** '' (the default) beside a name. */
  alt?: string | undefined
  /** Diameter in px. */
  size?: 26 | 36 | 44 | 54 | 58 | 72 | 96 | undefined
  eager?: boolean | undefined
  className?: string | undefined
}

export function Avatar({ src, fallbackSrc, alt = '', size = 54, eager, className = '' }: AvatarProps) {
  return (
    <span
      className={`block shrink-0 overflow-hidden rounded-full ${className}`}
      style={{ width: size, height: size }}
    >
      <Photo src={src} fallbackSrc={fallbackSrc} alt={alt} eager={eager} />
    </span>
  )
}
