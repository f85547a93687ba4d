import { useRender } from '@base-ui/react/use-render'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Photo, type PhotoProps } from './photo.tsx'

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
