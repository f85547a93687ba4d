import { submitAgeDocumentEndpoint } from '../../../src/contract/calls/age-document.ts'
import { maxPhotoBytes } from '../../../src/contract/rules/photo.ts'
import { definePreparedRoute, type Prepare, type Route } from '../../http/define-route.ts'
import { acceptPicture } from '../../http/picture/accept-picture.ts'
import { submitDocument } from './age-document.ts'

/** The picture arrives as base64, with or without the prefix of a data URL. */
const storeDocument: Prepare<typeof submitAgeDocumentEndpoint, string> = async (input, files) => {
  const sent = Buffer.from(input.file.replace(/^data:[^,]*,/, ''), 'base64')
  const { bytes, extension } = acceptPicture(sent, 'file', maxPhotoBytes)
  return files.save('documents', bytes, extension)
}

export const ageDocumentRoutes: readonly Route[] = [
  definePreparedRoute(submitAgeDocumentEndpoint, storeDocument, ({ world, prepared, me, ctx }) => {
    submitDocument(world, me, prepared, ctx)
    return { success: true as const }
  }),
]
