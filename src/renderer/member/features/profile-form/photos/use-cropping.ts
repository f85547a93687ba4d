import { useState } from 'react'
import type { PhotoSlot } from '../../../../../contract/rules/photo.ts'

interface Cropping {
  readonly slot: PhotoSlot
  readonly file: File
  /** Object URL of the file. */
  readonly address: string
}

/** Holds the photo that is cropped for a slot. */
export function useCropping() {
  const [cropping, setCropping] = useState<Cropping | null>(null)
  return {
    cropping,
    beginCropping: (slot: PhotoSlot, file: File) => setCropping({ slot, file, address: URL.createObjectURL(file) }),
    endCropping: () => {
      if (cropping) URL.revokeObjectURL(cropping.address)
      setCropping(null)
    },
  }
}
