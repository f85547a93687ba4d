import { photoSlots } from '../../../../../contract/rules/photo.ts'
import { fromDataUrl } from '../../../../lib/data-url.ts'
import { withProgress } from '../../../api/upload.ts'
import { sendWrite } from '../../../shared/outcome/send-write.ts'
import { uploadPhotosWrite } from '../../../shared/outcome/writes/profile.ts'
import type { PhotoChoice } from './photo-choice.ts'

/** Allows three photos on a slow connection. */
const uploadTimeoutMs = 180_000

/**
 * Uploads new photos. Resolves to whether the server has all of them. `onProgress` gets the sent share, 0 to 1, and null at
 * the end.
 */
export async function uploadPhotos(
  chosen: PhotoChoice['chosen'],
  onProgress: (part: number | null) => void,
): Promise<boolean> {
  const files = photoSlots.flatMap((slot) => {
    const url = chosen[slot]
    return url === undefined ? [] : [[`profile${slot}`, new File([fromDataUrl(url)], 'photo.jpg')]]
  })
  if (files.length === 0) return true
  onProgress(0)
  try {
    await sendWrite(uploadPhotosWrite, Object.fromEntries(files), {
      call: { timeoutMs: uploadTimeoutMs, transport: withProgress(onProgress) },
    })
    return true
  } catch (error) {
    // PHOTO-21, D-65: the fields are saved, and the form reports the failed photos.
    console.error(error)
    return false
  } finally {
    onProgress(null)
  }
}
