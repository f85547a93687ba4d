import { samplePhotoPaths } from '../../../../../contract/rules/photo.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Photo } from '../../../../ui/list/photo.tsx'
import { photoCopy } from './copy.ts'
import type { PhotoChoiceHandle } from './use-photo-choice.ts'

const samplePhotosCopy = photoCopy.sample

const sampleStyle = [
  'relative block cursor-pointer overflow-hidden rounded-s',
  'has-checked:outline-3 has-checked:outline-offset-2 has-checked:outline-lantern',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum',
].join(' ')

/** Five drawn landscapes that can replace a photo in slot 1 (PHOTO-15 to PHOTO-18, PHOTO-24). */
export function SamplePhotos({ photos, base }: { photos: PhotoChoiceHandle; base: string }) {
  return (
    <div className="grid gap-3">
      <Button tone="quiet" size="m" icon="image" aria-expanded={photos.sampleMode} onClick={photos.toggleSamples}>
        {photos.sampleMode ? samplePhotosCopy.doNotUse : samplePhotosCopy.choose}
      </Button>
      {photos.sampleMode && (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-2 text-s text-ink-2">{samplePhotosCopy.hint}</legend>
          <div className="grid grid-cols-5 gap-2">
            {samplePhotoPaths.map((path, index) => (
              <label key={path} className={sampleStyle}>
                <input
                  type="radio"
                  name="sample"
                  className="sr-only"
                  aria-label={samplePhotosCopy.option(index + 1)}
                  checked={photos.sample === index + 1}
                  onChange={() => photos.pickSample(index + 1)}
                />
                <Photo src={`${base}${path}`} alt="" eager />
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
