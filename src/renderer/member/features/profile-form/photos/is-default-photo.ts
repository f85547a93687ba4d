import { defaultPhotoPath } from '../../../../../contract/calls/photo.ts'

/** Whether an address shows the default picture, i.e. the slot is empty (PHOTO-26). */
export const isDefaultPhoto = (url: string): boolean => url === '' || url.endsWith(defaultPhotoPath)
