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

/** Media type of an uploaded file by the end of its name. */
export const mediaTypeOf = (file: string): string =>
  types.get(file.replace(/^.*\./, '').toLowerCase()) ?? 'application/octet-stream'
