/** Pictures that the forms take (PHOTO-29, AGE-17), for `accept`. */
export const acceptedImages = 'image/jpeg,image/png,image/webp'

/** Whether a chosen file may be sent at all (PHOTO-12, PHOTO-29). */
export function isAcceptedImage(file: Pick<File, 'type' | 'size'>, maxBytes: number): boolean {
  return acceptedImages.split(',').includes(file.type) && file.size > 0 && file.size <= maxBytes
}
