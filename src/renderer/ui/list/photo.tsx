import { useEffect, useState } from 'react'
import { Landscape } from '../brand/scenes.tsx'
import { Shimmer } from '../feedback/skeleton.tsx'

export interface PhotoProps {
  src?: string | null | undefined
  /** Tried when `src` is missing or broken; the last fallback is the drawn landscape. */
  fallbackSrc?: string | null | undefined
  /** '' when adjacent text says the same. */
  alt: string
  /**
   * Fixed shape of the box: `square`, `portrait` 4:5, `fill` its container; `half` and `row` are as high as one of three
   * portraits in a row, of which they take the half or the whole.
   */
  shape?: 'square' | 'portrait' | 'fill' | 'half' | 'row' | undefined
  /** Visible at once: loads with priority instead of lazily, and is painted as soon as it is there. */
  eager?: boolean | undefined
  /** Shows the whole picture instead of filling the box. */
  whole?: boolean | undefined
}

const shapes = {
  square: 'aspect-square',
  portrait: 'aspect-4/5',
  fill: 'h-full',
  half: 'aspect-5/4',
  row: 'aspect-5/2',
}

/** A picture in a box of fixed shape, with a skeleton while it loads and fallbacks when it fails. */
export function Photo({ src, fallbackSrc, alt, shape = 'square', eager = false, whole = false }: PhotoProps) {
  const chain = [src, fallbackSrc].filter((url): url is string => url !== undefined && url !== null && url !== '')
  // Keyed by address, so that a new picture in the same place loads again.
  const [broken, setBroken] = useState<readonly string[]>([])
  const hasBroken = broken.length > 0
  useEffect(() => {
    if (!hasBroken) return undefined
    const tryAgain = () => setBroken([])
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [hasBroken])
  const [shown, setShown] = useState<string>()
  const url = chain.find((candidate) => !broken.includes(candidate))
  return (
    <span className={`relative block w-full overflow-hidden bg-sunken ${shapes[shape]}`}>
      {url === undefined ? (
        <Landscape label={alt === '' ? undefined : alt} className="absolute inset-0" />
      ) : (
        <>
          {shown !== url && (
            // Does not animate off screen, because a lazy picture outside the view may never load.
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
            className={`absolute inset-0 size-full ${whole ? 'object-contain' : 'object-cover'} transition-opacity duration-calm ${eager || shown === url ? '' : 'opacity-0'}`}
          />
        </>
      )}
    </span>
  )
}
