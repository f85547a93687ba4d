/** EXIF orientation, 1 (upright) to 8. */
type Orientation = number

/** TIFF tag of the orientation. */
const orientationTag = 0x0112
/** TIFF type of two bytes. */
const short = 3
/** Bytes of the TIFF header, which the directory of entries follows. */
const headerLength = 8

/** Returns the orientation in an EXIF block (its TIFF part); 1 when there is none. */
export function readOrientation(tiff: Buffer): Orientation {
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const at16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let entry = 0; entry < at16(directory); entry += 1) {
      const at = directory + 2 + entry * 12
      if (at16(at) !== orientationTag) continue
      const value = at16(at + 8)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // An offset outside the bytes.
  }
  return 1
}

/** Returns an EXIF block (TIFF) with the orientation only. */
export function orientationBlock(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(headerLength, 4)
  // A directory of one entry: tag, type, number of values, value.
  tiff.writeUInt16BE(1, headerLength)
  tiff.writeUInt16BE(orientationTag, headerLength + 2)
  tiff.writeUInt16BE(short, headerLength + 4)
  tiff.writeUInt32BE(1, headerLength + 6)
  tiff.writeUInt16BE(orientation, headerLength + 10)
  return tiff
}
