import { useState } from 'react'
import { Landscape } from '../brand/landscape.tsx'
import { Shimmer } from '../feedback/shimmer.tsx'

interface PhotoProps {
  src?: string | null | undefined
  /** Tried when `src` is missing or cannot be shown; after it comes the drawn landscape. */
  fallbackSrc?: string | null | undefined
  /** '' when the text beside it says the same. */
  alt: string
  /** Shape of the box, which never changes: `square`, `portrait` 4:5, `wide` 16:10, `fill` its container. */
  shape?: 'square' | 'portrait' | 'wide' | 'fill' | undefined
  /** In view at once: loaded with priority instead of lazily. */
  eager?: boolean | undefined
  className?: string | undefined
}

const shapes = { square: 'aspect-square', portrait: 'aspect-4/5', wide: 'aspect-16/10', fill: 'h-full' }

/** A picture in a box of fixed shape: skeleton while it loads, a chain of fallbacks when it cannot. */
export function Photo({
  src,
  fallbackSrc,
  alt,
  shape = 'square',
  eager = false,
  className = '',
}: PhotoProps) {
  const chain = [src, fallbackSrc].filter(
    (url): url is string => url !== undefined && url !== null && url !== '',
  )
  // Keyed by address, so that another picture in the same place starts loading again.
  const [broken, setBroken] = useState<readonly string[]>([])
  const [shown, setShown] = useState<string>()
  const url = chain.find((candidate) => !broken.includes(candidate))
  return (
    <span className={`relative block w-full overflow-hidden bg-sunken ${shapes[shape]} ${className}`}>
      {url === undefined ? (
        <Landscape label={alt === '' ? undefined : alt} className="absolute inset-0" />
      ) : (
        <>
          {shown !== url && (
            // Out of sight it stands still: a lazy picture of a row that nobody pushes on waits for ever.
            <Shimmer className="[content-visibility:auto]" />
          )}
          <img
            key={url}
            src={url}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
            onLoad={() => setShown(url)}
            onError={() => setBroken([...broken, url])}
            className={`absolute inset-0 size-full object-cover transition-opacity duration-calm ${shown === url ? '' : 'opacity-0'}`}
          />
        </>
      )}
    </span>
  )
}
