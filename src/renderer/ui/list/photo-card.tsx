import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Photo } from './photo.tsx'

interface PhotoCardProps {
  /** `<Link to="…" />`. */
  render: ReactElement<Record<string, unknown>>
  src: string | null | undefined
  fallbackSrc: string | null | undefined
  /** At the foot of the picture: who it is. */
  children: ReactNode
}

/** A small portrait that leads to a profile, with who it is at its foot. */
export function PhotoCard({ render, src, fallbackSrc, children }: PhotoCardProps) {
  return useRender({
    render,
    props: {
      className: 'relative block overflow-hidden rounded-m shadow-1',
      children: (
        <>
          <Photo src={src} fallbackSrc={fallbackSrc} alt="" shape="portrait" />
          <span className="absolute inset-x-0 bottom-0 dusk px-2.5 pt-8 pb-1.5 text-on-photo">
            {children}
          </span>
        </>
      ),
    },
  })
}

/** The same while it loads. */
export function PhotoCardSkeleton() {
  return (
    <div className="aspect-4/5">
      <Skeleton shape="block" />
    </div>
  )
}
