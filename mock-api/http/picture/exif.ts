/** EXIF orientation, 1 (upright) to 8. */
type Orientation = number

/** TIFF tag of the orientation. */
const orientationTag = 0x0112
/** TIFF type of two bytes. */
const short = 3
/** Bytes of the TIFF header, of the count with which a directory begins, and of the address of the next directory. */
const [headerLength, countLength, nextLength] = [8, 2, 4]
/** Place of the address of the first directory in the header. */
const directoryAt = 4
/** Bytes of an entry: tag, type, number of values, value. Places of its parts. */
const entryLength = 12
const [typeAt, numberAt, valueAt] = [2, 4, 8]

/** Returns the orientation in an EXIF block (its TIFF part); 1 when there is none. */
export function readOrientation(tiff: Buffer): Orientation {
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const at16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const directory = little ? tiff.readUInt32LE(directoryAt) : tiff.readUInt32BE(directoryAt)
    for (let entry = 0; entry < at16(directory); entry += 1) {
      const at = directory + countLength + entry * entryLength
      if (at16(at) !== orientationTag) continue
      const value = at16(at + valueAt)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // An offset outside the bytes.
  }
  return 1
}

/** Returns an EXIF block (TIFF) with the orientation only. */
export function orientationBlock(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(headerLength + countLength + entryLength + nextLength)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(headerLength, directoryAt)
  // A directory of one entry.
  tiff.writeUInt16BE(1, headerLength)
  const entry = headerLength + countLength
  tiff.writeUInt16BE(orientationTag, entry)
  tiff.writeUInt16BE(short, entry + typeAt)
  tiff.writeUInt32BE(1, entry + numberAt)
  tiff.writeUInt16BE(orientation, entry + valueAt)
  return tiff
}
