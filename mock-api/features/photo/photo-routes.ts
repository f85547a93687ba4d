import { deletePhotoEndpoint, uploadPhotosEndpoint } from '../../../src/contract/calls/photo.ts'
import { maxPhotoBytes, type PhotoSlot, photoSlots } from '../../../src/contract/rules/photo.ts'
import { definePreparedRoute, defineRoute, type Prepare, type Route } from '../../http/define-route.ts'
import { acceptPicture } from '../../http/picture/accept-picture.ts'
import { photoUrls } from './photo-view.ts'
import { removePhoto, setPhotos, type StoredPicture } from './photo.ts'

type Pictures = Partial<Record<PhotoSlot, StoredPicture>>

/** Checks every picture before storing the first, because one bad picture refuses all (C-5). */
const storePictures: Prepare<typeof uploadPhotosEndpoint, Pictures> = async (input, files) => {
  const accepted = []
  for (const slot of photoSlots) {
    const file = input[`profile${slot}`]
    if (!file) continue
    const bytes = new Uint8Array(await file.arrayBuffer())
    accepted.push({ slot, ...acceptPicture(bytes, `profile${slot}`, maxPhotoBytes) })
  }
  const pictures: Pictures = {}
  for (const { slot, bytes, type, extension } of accepted) {
    pictures[slot] = { type, name: await files.save('uploads', bytes, extension) }
  }
  return pictures
}

export const photoRoutes: readonly Route[] = [
  definePreparedRoute(uploadPhotosEndpoint, storePictures, ({ world, prepared, me, ctx, apiOrigin }) => {
    const member = setPhotos(world, me, prepared, ctx)
    return { success: true as const, ...photoUrls(member, apiOrigin) }
  }),

  defineRoute(deletePhotoEndpoint, ({ world, input, me, ctx, apiOrigin }) => {
    const member = removePhoto(world, me, input.profile_img_no, ctx)
    return { success: true as const, ...photoUrls(member, apiOrigin) }
  }),
]
