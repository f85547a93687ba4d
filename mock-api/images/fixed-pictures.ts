import { defaultPhotoPath, samplePhotoPaths, socialFallbackPath } from '../../src/contract/calls/photo.ts'
import { oklch, Drawing } from './scenes/drawing.ts'

/**
 * The pictures that come with the service, by address (IMP-06 to IMP-08). Real PNG and JPEG files, since their addresses
 * say so: bundled, and read when first asked for. `npm run pictures` draws them again.
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
    ].map((load, place) => [samplePhotoPaths[place], load]),
  ),
}

/** The bytes and the media type of a `data:` address in base64. */
export function readDataUrl(url: string): { readonly bytes: Uint8Array; readonly type: string } {
  const comma = url.indexOf(',')
  const type = url.slice('data:'.length, url.indexOf(';'))
  return { bytes: new Uint8Array(Buffer.from(url.slice(comma + 1), 'base64')), type }
}

/** The quiet grey of an evening without a story: between paper and plum, so that it rests in both themes. */
const grey = (lightness: number, chroma = 0.014) => oklch(lightness, chroma, 325)
const size = [480, 640, '0 0 120 160'] as const

/** The photo of an empty slot (IMP-06, PHOTO-19): hills and a pale moon behind mist, without anybody's colours. */
function drawDefaultPhoto(): string {
  const d = new Drawing()
  d.rect(
    0,
    0,
    120,
    160,
    d.linear([
      [0, grey(60)],
      [0.6, grey(69)],
      [1, oklch(76, 0.018, 60)],
    ]),
  )
  d.glow(66, 64, 44, grey(88), 0.5)
  d.circle(66, 64, 14, grey(83))
  d.path('M-5 112C18 76 34 84 52 102S96 84 125 104V160H-5z', grey(56))
  d.path('M-5 128C24 108 46 118 66 124S104 114 125 122V160H-5z', grey(48, 0.018))
  return d.toSvg(...size)
}

/** Shown where a photo fails to load (IMP-08, PHOTO-20): the moon over one round hill, which read as head and shoulders. */
function drawSocialFallback(): string {
  const d = new Drawing()
  d.rect(
    0,
    0,
    120,
    160,
    d.linear([
      [0, grey(72, 0.02)],
      [1, oklch(79, 0.02, 60)],
    ]),
  )
  d.circle(60, 65.5, 17.5, oklch(91, 0.014, 85))
  d.circle(60, 140, 50, grey(56, 0.02))
  return d.toSvg(...size)
}

/** What is shown instead of a photo, by the file that it becomes. */
export const fallbackScenes = { 'default.png': drawDefaultPhoto, 'social.png': drawSocialFallback }
