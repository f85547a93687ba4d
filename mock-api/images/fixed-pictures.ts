import { defaultPhotoPath, samplePhotoPaths, socialFallbackPath } from '../../src/contract/calls/photo.ts'
import { oklch, Drawing } from './scenes/drawing.ts'

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
    ].map((load, place) => [samplePhotoPaths[place], load]),
  ),
}

/** Decodes a base64 `data:` address into bytes and media type. */
export function readDataUrl(url: string): { readonly bytes: Uint8Array; readonly type: string } {
  const comma = url.indexOf(',')
  const type = url.slice('data:'.length, url.indexOf(';'))
  return { bytes: new Uint8Array(Buffer.from(url.slice(comma + 1), 'base64')), type }
}

/** A neutral grey between paper and plum that suits both themes. */
const grey = (lightness: number, chroma = 0.014) => oklch(lightness, chroma, 325)
const size = [480, 640, '0 0 120 160'] as const

/** Picture of an empty photo slot (IMP-06, PHOTO-19): hills and a pale moon in mist, without a person's colours. */
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

/** Shown when a photo fails to load (IMP-08, PHOTO-20): the moon over a round hill, shaped like head and shoulders. */
function drawSocialFallback(): string {
  const d = new Drawing()
  d.rect(0, 0, 120, 160, d.fade(grey(72, 0.02), oklch(79, 0.02, 60)))
  d.circle(60, 65.5, 17.5, oklch(91, 0.014, 85))
  d.circle(60, 140, 50, grey(56, 0.02))
  return d.toSvg(...size)
}

/** Fallback pictures by file name. */
export const fallbackScenes = { 'default.png': drawDefaultPhoto, 'social.png': drawSocialFallback }
