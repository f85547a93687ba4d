import { useRender } from '@base-ui/react/use-render'
import { useEffect, useState } from 'react'
import { Landscape } from '../brand/scenes.tsx'
import { Shimmer, Skeleton } from '../feedback/skeleton.tsx'

interface PhotoProps {
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

interface PhotoCardProps {
  render: React.ReactElement<Record<string, unknown>>
  src: string | null | undefined
  fallbackSrc: string | null | undefined
  eager?: boolean | undefined
  shape?: PhotoProps['shape']
  children: React.ReactNode
}

/** A small picture, by default a portrait, that links to a profile, with a caption at its foot. */
export function PhotoCard({ render, src, fallbackSrc, eager, shape = 'portrait', children }: PhotoCardProps) {
  return useRender({
    render,
    props: {
      className: 'relative block overflow-hidden rounded-m shadow-1',
      children: (
        <>
          <Photo src={src} fallbackSrc={fallbackSrc} alt="" shape={shape} eager={eager} />
          <span className="absolute inset-x-0 bottom-0 dusk px-2.5 pt-8 pb-1.5 text-on-photo">{children}</span>
        </>
      ),
    },
  })
}

export function PhotoCardSkeleton({ className = '', count }: { className?: string; count: number }) {
  return <Skeleton shape="block" className={`aspect-4/5 h-auto ${className}`} count={count} />
}
