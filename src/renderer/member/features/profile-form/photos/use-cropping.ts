import { useEffect, useState } from 'react'
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
  // Also when the page is left.
  useEffect(() => () => void (cropping && URL.revokeObjectURL(cropping.address)), [cropping])
  return {
    cropping,
    beginCropping: (slot: PhotoSlot, file: File) => setCropping({ slot, file, address: URL.createObjectURL(file) }),
    endCropping: () => setCropping(null),
  }
}
