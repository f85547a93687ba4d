import { useEffect, useRef, useState } from 'react'
import { maxPhotoBytes } from '../../../../contract/rules/photo.ts'
import { faultOf, fileFault, type PictureFault, reencodeImage } from '../../../lib/images.ts'

interface Picture {
  /** Redrawn PNG. */
  readonly blob: Blob
  readonly url: string
}

const maxEdgePx = 2_400
/** Below, the text of a document cannot be read. */
const minEdgePx = 300

/**
 * Holds the chosen document as it is sent: PNG without metadata, at most 10 MB (AGE-17). The latest choice counts, even
 * when an earlier one takes longer to redraw.
 */
export function useDocument(redraw = reencodeImage) {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [fault, setFault] = useState<PictureFault | null>(null)
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture])

  const latest = useRef<File>(null)
  const choose = async (file: File) => {
    latest.current = file
    const refused = fileFault(file)
    setFault(refused)
    if (refused) return setPicture(null)
    try {
      const blob = await redraw(file, { type: 'image/png', maxEdgePx, minEdgePx, maxBytes: maxPhotoBytes })
      if (latest.current === file) setPicture({ blob, url: URL.createObjectURL(blob) })
    } catch (error) {
      if (latest.current !== file) return
      setPicture(null)
      setFault(faultOf(error))
    }
  }
  return { picture, fault, choose }
}
