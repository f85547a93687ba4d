import { useState } from 'react'
import { isDefaultPhoto, type PhotoSlot, photoSlots } from '../../../../contract/rules/photo.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { HeroCaption } from '../../../ui/brand/hero-caption.tsx'
import { Carousel } from '../../../ui/list/carousel.tsx'
import { PhotoDialog } from '../../../ui/overlay/photo-dialog.tsx'
import { MemberPhoto } from './member-picture.tsx'
import { profileStyle } from './profile-style.ts'
import { shortName } from './short-name.ts'

/** Returns up to three photos; an empty second or third slot is left out (PROF-03 to PROF-05). */
export function photoSlides(profile: ProfilePhotosProps['profile']): string[] {
  return photoSlots.map((slot) => profile[`profile${slot}`]).filter((url, index) => index === 0 || !isDefaultPhoto(url))
}

/** In a wide window as high as the window leaves. */
const slideHeight = 'h-82.5 @3xl:h-[min(24rem,calc(100dvh-8rem))] @4xl:h-[min(32.5rem,calc(100dvh-14rem))]'

interface ProfilePhotosProps {
  name: string
  age: number | null
  profile: Readonly<Record<`profile${PhotoSlot}`, string>>
  level: 1 | 2
  children: React.ReactNode
}

/**
 * The head of a profile: up to three photos with name, age and places (PROF-03 to PROF-11, PROF-42, PROF-55). A press
 * opens them over the whole screen (D-106).
 */
export function ProfilePhotos({ name, age, profile, level, children }: ProfilePhotosProps) {
  const photos = photoSlides(profile)
  const [shown, setShown] = useState(0)
  const [large, setLarge] = useState(false)
  const photoProps = (url: string, index: number) => ({
    src: url,
    alt: commonCopy.photo.altNumbered(name, index + 1, photos.length),
    shape: 'fill' as const,
    eager: index === 0,
  })
  return (
    // At most 390 px wide (PROF-07); the rest of a wider column is plain.
    <div className={`bg-sunken ${profileStyle.picture}`}>
      <div className="relative mx-auto w-full max-w-photo">
        <Carousel
          label={commonCopy.photo.alt(name)}
          onSelect={setShown}
          slides={photos.map((url, index) => (
            <button
              key={url}
              type="button"
              aria-label={commonCopy.photo.enlarge(index + 1)}
              onClick={() => setLarge(true)}
              className={`block w-full cursor-zoom-in focus-visible:-outline-offset-4 ${slideHeight}`}
            >
              <MemberPhoto {...photoProps(url, index)} />
            </button>
          ))}
          overlay={
            <HeroCaption level={level} title={shortName(name)} aside={age ?? undefined}>
              {children}
            </HeroCaption>
          }
        />
      </div>
      <PhotoDialog open={large} onClose={() => setLarge(false)} title={commonCopy.photo.alt(name)}>
        <Carousel
          label={commonCopy.photo.alt(name)}
          startIndex={shown}
          slides={photos.map((url, index) => (
            <div key={url} className="h-dvh">
              <MemberPhoto {...photoProps(url, index)} whole />
            </div>
          ))}
        />
      </PhotoDialog>
    </div>
  )
}
