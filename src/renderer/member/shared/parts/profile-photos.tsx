import type { ReactNode } from 'react'
import { socialFallbackPath } from '../../../../contract/calls/photo.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { HeroCaption } from '../../../ui/brand/scenes.tsx'
import { Carousel } from '../../../ui/list/carousel.tsx'
import { Photo } from '../../../ui/list/photo.tsx'
import { useConfig } from '../../api/use-config.ts'
import { shortName } from '../short-name.ts'
import { pictureColumn } from './facts-style.ts'

interface ProfilePhotosProps {
  /** Name or its replacement. */
  name: string
  age: number | null
  photos: readonly string[]
  /** Heading level of the name. */
  level: 1 | 2
  /** Line below the name. */
  children: ReactNode
}

/** Head of a profile: up to three photos with name, age and places (PROF-03 to PROF-11, PROF-42, PROF-55). */
export function ProfilePhotos({ name, age, photos, level, children }: ProfilePhotosProps) {
  const { apiBase } = useConfig()
  return (
    // At most 390 px wide (PROF-07); the rest of a wider column is plain.
    <div className={`bg-sunken ${pictureColumn}`}>
      <div className="relative mx-auto w-full max-w-photo">
        <Carousel
          label={commonCopy.photo.alt(name)}
          slides={photos.map((url, index) => (
            <div key={url} className="h-82.5 @3xl:h-[min(32.5rem,calc(100dvh-14rem))]">
              <Photo
                src={url}
                fallbackSrc={`${apiBase}${socialFallbackPath}`}
                alt={commonCopy.photo.altNumbered(name, index + 1, photos.length)}
                shape="fill"
                eager={index === 0}
              />
            </div>
          ))}
          overlay={
            <HeroCaption level={level} title={shortName(name)} aside={age ?? undefined}>
              {children}
            </HeroCaption>
          }
        />
      </div>
    </div>
  )
}
