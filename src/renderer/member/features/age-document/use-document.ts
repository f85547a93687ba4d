import { useEffect, useState } from 'react'
import { maxPhotoBytes } from '../../../../contract/calls/photo.ts'
import { isAcceptedImage, reencodeImage } from '../../../lib/images.ts'

interface Picture {
  /** PNG, redrawn. */
  readonly blob: Blob
  /** Address for the preview. */
  readonly url: string
}

const maxEdgePx = 2_400

/** The chosen document as it will be sent: PNG without metadata, at most 10 MB (AGE-17). */
export function useDocument() {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [invalid, setInvalid] = useState(false)
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture])

  const choose = async (file: File) => {
    setInvalid(false)
    try {
      if (!isAcceptedImage(file, maxPhotoBytes)) throw new Error('Failed to take the document: no such type.')
      const blob = await reencodeImage(file, { type: 'image/png', maxEdgePx, maxBytes: maxPhotoBytes })
      setPicture({ blob, url: URL.createObjectURL(blob) })
    } catch {
      setPicture(null)
      setInvalid(true)
    }
  }
  return { picture, invalid, choose }
}
