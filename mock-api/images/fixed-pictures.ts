import { defaultPhotoPath, samplePhotoPaths, socialFallbackPath } from '../../src/contract/rules/photo.ts'

/**
 * Built-in pictures by address (IMP-06 to IMP-08), loaded lazily. Real PNG and JPEG files, as their addresses say. `npm
 * run pictures` draws them again.
 */
export const fixedPictures: Readonly<Record<string, () => Promise<string>>> = {
  [defaultPhotoPath]: async () => (await import('./files/default.png?inline')).default,
  [socialFallbackPath]: async () => (await import('./files/social.png?inline')).default,
  ...Object.fromEntries(
    [
      async () => (await import('./files/sample-1.jpg?inline')).default,
      async () => (await import('./files/sample-2.jpg?inline')).default,
      async () => (await import('./files/sample-3.jpg?inline')).default,
      async () => (await import('./files/sample-4.jpg?inline')).default,
      async () => (await import('./files/sample-5.jpg?inline')).default,
    ].map((load, index) => [samplePhotoPaths[index], load]),
  ),
}

export function readDataUrl(url: string): { readonly bytes: Uint8Array; readonly type: string } {
  const comma = url.indexOf(',')
  const type = url.slice('data:'.length, url.indexOf(';'))
  return { bytes: new Uint8Array(Buffer.from(url.slice(comma + 1), 'base64')), type }
}
