const types: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['heic', 'image/heic'],
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain'],
])

/** Returns the media type of a file by the extension of its name; bytes of any kind for an unknown one. */
export const mediaTypeOf = (file: string): string =>
  types.get(file.replace(/^.*\./, '').toLowerCase()) ?? 'application/octet-stream'
