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
  shape?: keyof typeof shapes | undefined
  /** Visible at once: loads with priority instead of lazily, and is painted as soon as it is there. */
  eager?: boolean | undefined
  /** Shows the whole picture instead of filling the box. */
  whole?: boolean | undefined
}

const picture = 'absolute inset-0 size-full transition-opacity duration-calm'

const shapes = {
  square: 'aspect-square',
  portrait: 'aspect-4/5',
  fill: 'h-full',
  half: 'aspect-5/4',
  row: 'aspect-5/2',
}

const isGiven = (address: string | null | undefined): address is string =>
  address !== undefined && address !== null && address !== ''

/**
 * The first address that has not failed; undefined when there is none. Failed addresses are tried again when the device is
 * online again.
 */
function useWorkingUrl(addresses: readonly (string | null | undefined)[]) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const hasBroken = broken.length > 0
  useEffect(() => {
    if (!hasBroken) return undefined
    const tryAgain = () => setBroken([])
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [hasBroken])
  const url = addresses.filter(isGiven).find((address) => !broken.includes(address))
  const noteBroken = (address: string) => setBroken([...broken, address])
  return { url, noteBroken }
}

/** A picture in a box of fixed shape, with a skeleton while it loads and fallbacks when it fails. */
export function Photo({ src, fallbackSrc, alt, shape = 'square', eager = false, whole = false }: PhotoProps) {
  const { url, noteBroken } = useWorkingUrl([src, fallbackSrc])
  // An address, so that a new picture in the same place loads again.
  const [shown, setShown] = useState<string>()
  const isHidden = !eager && shown !== url
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
            onError={() => noteBroken(url)}
            className={`${picture} ${whole ? 'object-contain' : 'object-cover'} ${isHidden ? 'opacity-0' : ''}`}
          />
        </>
      )}
    </span>
  )
}
